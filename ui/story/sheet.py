"""The score sheet: of a finished game, or of the rounds so far."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from engine.record import Seat
from ui.context import UiContext
from ui.numbers import show_number
from ui.session import Session
from ui.story.sheet_model import Line, SheetModel
from ui.theme.emblems import paint_emblem
from ui.theme.theme import Theme
from ui.widgets.writing import LEFT, text_width, write_line

translate = QCoreApplication.translate


def hints_label() -> str:
    """The label of the line with the hints that each seat has had."""
    return translate("Scoring", "Hints used")


class NamesHeader(QHeaderView):
    """The names across, each with its emblem beside it."""

    def __init__(self, seats: Sequence[Seat], look: Theme) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._seats = tuple(seats)
        self._look = look

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        look = self._look
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(rect, look.palette.paper)
        inner = QRectF(rect).adjusted(look.metrics.gap, 0, -look.metrics.gap, -look.metrics.border)
        seat = self._seats[section]
        side = look.metrics.text * 1.15
        room = text_width(seat.name, look.metrics.text, bold=True) + side + look.metrics.gap
        left = inner.left() + max(0.0, (inner.width() - room) / 2)
        emblem = QRectF(left, inner.center().y() - side / 2, side, side)
        paint_emblem(painter, emblem, look.palette.seat(seat.colour))
        text = QRectF(emblem.right() + look.metrics.gap, inner.top(), 0, inner.height())
        text.setRight(inner.right())
        write_line(painter, text, seat.name, look.metrics.text, look.palette.ink, LEFT, bold=True)
        painter.fillRect(
            QRectF(rect.left(), inner.bottom(), rect.width(), look.metrics.border), look.palette.strong_line
        )
        painter.restore()


def name_lines(header: QHeaderView) -> None:
    """Let a header at the left name the lines of a sheet, without a rule between them."""
    header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    header.setHighlightSections(False)
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    header.setStyleSheet("QHeaderView::section { border-bottom: none; }")


def set_line_height(header: QHeaderView, height: int) -> None:
    """Give every line this height.

    A line that was raised to the least height of the style in force does not follow the default any more.
    """
    header.setMinimumSectionSize(1)
    header.setDefaultSectionSize(height)
    for line in range(header.count()):
        header.resizeSection(line, height)


class SheetTable(QTableView):
    """A table whose lines share the height there is, as far as they stay readable."""

    def __init__(self, model: SheetModel, seats: Sequence[Seat], context: UiContext) -> None:
        super().__init__()
        self._context = context
        self.setHorizontalHeader(NamesHeader(seats, context.theme))
        self.setModel(model)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        name_lines(self.verticalHeader())
        model.modelReset.connect(self.share_height)

    def share_height(self) -> None:
        """Give every line the same height: at most that of a button, at least that of its text."""
        lines = max(1, self.model().rowCount())
        metrics = self._context.theme.metrics
        header = self.verticalHeader()
        least = self.fontMetrics().height() + metrics.px(2)
        set_line_height(header, max(least, min(metrics.control, self.viewport().height() // lines)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.share_height()

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 200)


class Sheet(QWidget):
    """The sheet with its title and a button that copies it as text; follows the session.

    A game's own sheet fills in `lines`, and `frame_width` if it needs another.
    """

    def __init__(self, session: Session, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._context = context
        self.model = SheetModel(session.seats())
        self.title = QLabel()
        self.title.setProperty("role", "title")
        self.table = SheetTable(self.model, session.seats(), context)
        self.copy_button = QPushButton()
        self.copy_button.clicked.connect(self.copy)
        self.buttons = QHBoxLayout()
        self.buttons.addStretch(1)
        self.buttons.addWidget(self.copy_button)
        self._frame = QFrame()
        self._frame.setProperty("card", True)
        self._inner = QVBoxLayout(self._frame)
        self._inner.addWidget(self.title)
        self._inner.addWidget(self.table, 1)
        self._inner.addLayout(self.buttons)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addStretch(1)
        outer.addWidget(self._frame, 1000)
        outer.addStretch(1)
        session.changed.connect(self.refresh)
        context.theme.changed.connect(self.restyle)
        self.retranslate()
        self.restyle()

    def lines(self) -> list[Line]:
        """What the sheet says now, in the language in force; nothing that is hidden from anybody."""
        raise NotImplementedError

    def frame_width(self) -> int:
        """The most that the sheet may take in width, in pixels at 1280 x 720."""
        return 260 + 230 * len(self.session.seats())

    def refresh(self) -> None:
        """Read everything anew from the session."""
        hints = self.session.hints
        counted = [Line(hints_label(), tuple(map(show_number, hints)))] if any(hints) else []
        self.model.show_lines([*self.lines(), *counted])

    def copy(self) -> None:
        """Put the sheet on the clipboard as text."""
        QGuiApplication.clipboard().setText(self.model.text())

    def retranslate(self) -> None:
        """Set every text anew."""
        self.title.setText(translate("Scoring", "Score sheet"))
        for part in (self, self.table):
            part.setAccessibleName(self.title.text())
        self.copy_button.setText(translate("Scoring", "Copy as text"))
        self.refresh()

    def restyle(self) -> None:
        """Set every size anew."""
        metrics = self._context.theme.metrics
        self._inner.setContentsMargins(metrics.margin, metrics.padding, metrics.margin, metrics.padding)
        self._inner.setSpacing(metrics.gap)
        self._frame.setMaximumWidth(metrics.px(self.frame_width()))
        self.table.share_height()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
