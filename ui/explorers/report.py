"""The end of an era, told step by step on a sheet over the map; the game goes on underneath."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.record import Seat
from ui.explorers.news import Page
from ui.numbers import show_number
from ui.texts import announce, fill
from ui.theme.paper import paint_sheet
from ui.theme.theme import Theme
from ui.widgets.labels import EmblemLabel

translate = QCoreApplication.translate


class Report(QWidget):
    """Pages with a title and lines; the last one closes it, as Escape does."""

    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.pages: tuple[Page, ...] = ()
        self.index = 0
        self._seats: tuple[Seat, ...] = ()
        self.title = QLabel()
        self.title.setProperty("role", "title")
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._lines = QWidget()
        self._column = QVBoxLayout(self._lines)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._count = QLabel()
        self._count.setProperty("role", "muted")
        self.next_button = QPushButton()
        self.next_button.setProperty("kind", "primary")
        self.next_button.clicked.connect(self.go_on)
        foot = QHBoxLayout()
        foot.addWidget(self._count)
        foot.addStretch(1)
        foot.addWidget(self.next_button)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self.title)
        self._outer.addWidget(self._lines, 1)
        self._outer.addLayout(foot)
        self.hide()

    def tell(self, pages: tuple[Page, ...], seats: Sequence[Seat]) -> None:
        """Show pages from the first one on."""
        self.pages, self._seats, self.index = pages, tuple(seats), 0
        self._show()
        self.show()
        self.raise_()
        self.place()
        self.next_button.setFocus()

    def go_on(self) -> None:
        """The next page, or the end."""
        if self.index + 1 < len(self.pages):
            self.index += 1
            self._show()
            self.place()
        else:
            self.close_report()

    def close_report(self) -> None:
        """Take the sheet away."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def place(self) -> None:
        """Take the size that the page needs, in the middle of the parent."""
        metrics = self._theme.metrics
        margin = metrics.px(30)
        self._outer.setContentsMargins(margin, metrics.px(24), margin, margin)
        self._outer.setSpacing(metrics.px(12))
        self._column.setSpacing(metrics.px(9))
        parent = self.parentWidget()
        if parent is None:
            return
        width = min(metrics.px(480), parent.width() - metrics.px(20))
        height = self._outer.totalHeightForWidth(width) if self._outer.hasHeightForWidth() else 0
        height = max(height, self._outer.totalMinimumSize().height(), metrics.px(230))
        height = min(height, parent.height())
        self.setGeometry((parent.width() - width) // 2, (parent.height() - height) // 2, width, height)

    def retranslate(self) -> None:
        """Set the texts of the button anew; the pages come anew with the next report."""
        if self.pages:
            self._show()

    def _show(self) -> None:
        title, lines = self.pages[self.index]
        self.title.setText(title)
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for seat, text in lines:
            self._column.addWidget(self._line(seat, text))
        self._column.addStretch(1)
        last = self.index + 1 == len(self.pages)
        self.next_button.setText(
            translate("Explorers", "To the map") if last else translate("Explorers", "Next")
        )
        pattern = translate("Explorers", "Step %1 of %2")
        self._count.setText(fill(pattern, show_number(self.index + 1), show_number(len(self.pages))))
        announce(self, " ".join((title, *(text for _, text in lines))))

    def _line(self, seat: int | None, text: str) -> QWidget:
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        if seat is not None:
            row.addWidget(EmblemLabel(self._seats[seat].colour, size=20))
        words = QLabel(text)
        words.setWordWrap(True)
        words.setTextFormat(Qt.TextFormat.PlainText)
        row.addWidget(words, 1)
        return line

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on, Escape closes."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_report()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go_on()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_sheet(painter, QRectF(self.rect()), self._theme.palette, self._theme.scale)
        painter.end()
