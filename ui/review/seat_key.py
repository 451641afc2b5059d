"""How the lines of the curve are told apart without colour, and the key that says whose they are."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from engine.record import Seat
from ui.context import UiContext
from ui.numbers import show_decimal
from ui.texts import fill
from ui.theme.emblems import paint_emblem

DASHES: tuple[tuple[float, ...], ...] = ((), (5, 2.5), (1, 2), (6, 2, 1, 2), (10, 3), (2.5, 2.5))
"""Dashes and gaps of the line of each seat, in widths of the line; none for an unbroken one."""


def seat_pen(colour: QColor, seat: int, width: float) -> QPen:
    """The pen of a seat's line."""
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCosmetic(True)
    if dashes := DASHES[seat % len(DASHES)]:
        pen.setDashPattern(list(dashes))
    return pen


class _Sample(QWidget):
    """A piece of a seat's line with its emblem."""

    def __init__(self, context: UiContext, seat: int, colour: str) -> None:
        super().__init__()
        self._context = context
        self._seat = seat
        self._colour = colour

    def sizeHint(self) -> QSize:
        px = self._context.theme.metrics.px
        return QSize(px(44), px(18))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._context.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = theme.palette.seat(self._colour)
        middle = self.height() / 2
        painter.setPen(seat_pen(colour.fill, self._seat, theme.metrics.px(2)))
        painter.drawLine(QPointF(0, middle), QPointF(self.width(), middle))
        side = theme.metrics.px(13)
        paint_emblem(painter, QRectF((self.width() - side) / 2, middle - side / 2, side, side), colour)
        painter.end()


class SeatKey(QWidget):
    """The line of a seat, its name, and what it had to expect at the chosen move."""

    def __init__(self, context: UiContext, number: int, seat: Seat) -> None:
        super().__init__()
        self._context = context
        self._seat = seat
        self._sample = _Sample(context, number, seat.colour)
        self.name = QLabel(seat.name)
        self.name.setTextFormat(Qt.TextFormat.PlainText)
        self.value = QLabel()
        self.value.setProperty("role", "number")
        self._row = QHBoxLayout(self)
        for part in (self._sample, self.name, self.value):
            self._row.addWidget(part)
        self._fit()

    def show_value(self, value: float | None, places: int) -> None:
        """Show the expected or final score; None if it is not known yet."""
        text = "–" if value is None else show_decimal(value, places)
        self.value.setText(text)
        self.setAccessibleName(fill("%1: %2", self._seat.name, text))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit()

    def _fit(self) -> None:
        metrics = self._context.theme.metrics
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(metrics.gap)
        self.value.setMinimumWidth(metrics.px(46))
        self._sample.updateGeometry()
