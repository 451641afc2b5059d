"""What the viewer is about to do: what it would bring, the sanctuaries drawn, and the button that confirms."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from ui.faraway.box import CardBox
from ui.faraway.card_button import ShownCard
from ui.faraway.card_row import CardRow
from ui.faraway.card_words import card_text
from ui.theme.theme import Theme
from ui.widgets.writing import LEFT, write_line, write_paragraph

translate = QCoreApplication.translate


class ChoicePanel(QWidget):
    """Title and lines above, the sanctuaries that the viewer has drawn between, the button below."""

    def __init__(self, theme: Theme, box: CardBox, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._box = box
        self.title = ""
        self.lines: list[str] = []
        self.drawn = CardRow(theme, sanctuary=True, widest=150, parent=self)
        self.button = QPushButton(self)
        self.button.setProperty("kind", "primary")

    def show_drawn(self, drawn: Sequence[int], *, possible: bool, picked: int | None) -> None:
        """Show the sanctuaries drawn; `possible`: one of them is kept now."""
        self.drawn.setAccessibleName(translate("Faraway", "Sanctuaries drawn"))
        self.drawn.show_cards(
            [
                ShownCard(
                    number,
                    self._box.sanctuary(number),
                    sanctuary=True,
                    possible=possible,
                    picked=number == picked,
                    name=card_text(self._box.sanctuary(number)),
                    effect=translate("Faraway", "Drawn; you keep one"),
                )
                for number in drawn
            ]
        )
        self.drawn.setVisible(bool(drawn))
        self.arrange()

    def tell(self, title: str, lines: Sequence[str]) -> None:
        """Say what the card that is pointed at or picked would bring."""
        if (title, list(lines)) != (self.title, self.lines):
            self.title, self.lines = title, list(lines)
            self.setAccessibleName(". ".join((title, *lines)))
            self.update()

    def offer(self, text: str, *, enabled: bool) -> None:
        """Show the button with `text`; an empty text hides it."""
        self.button.setVisible(bool(text))
        self.button.setText(text)
        self.button.setEnabled(enabled)
        self.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Give cards and button their places."""
        metrics = self._theme.metrics
        high = self.button.sizeHint().height()
        wide = min(self.width(), max(metrics.px(220), self.button.sizeHint().width() + metrics.px(24)))
        self.button.setGeometry(self.width() - wide, self.height() - high - metrics.px(2), wide, high)
        words = metrics.px(52)
        below = self.height() - (high + metrics.px(8) if not self.button.isHidden() else 0)
        self.drawn.setGeometry(0, words, self.width(), max(10, below - words))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        palette, metrics = self._theme.palette, self._theme.metrics
        top = QRectF(metrics.px(4), 0, self.width() - metrics.px(8), metrics.px(22))
        write_line(painter, top, self.title, metrics.px(17), palette.ink, LEFT, bold=True, title=True)
        if not self.drawn.isHidden():
            line = QRectF(top.left(), top.bottom(), top.width(), metrics.px(28))
            write_paragraph(painter, line, "  \N{MIDDLE DOT}  ".join(self.lines), metrics.px(14), palette.ink)
            painter.end()
            return
        free = self.height() - metrics.px(24)
        if not self.button.isHidden():
            free -= self.button.height() + metrics.px(8)
        if self.lines:
            each = min(metrics.px(42), free / len(self.lines))
            line = QRectF(top.left(), top.bottom() + metrics.px(4), top.width(), each)
            for text in self.lines:
                used = write_paragraph(
                    painter, line, text, metrics.px(15), palette.ink, LEFT & ~Qt.AlignmentFlag.AlignVCenter
                )
                line.moveTop(line.top() + min(each, used + metrics.px(5)))
        painter.end()
