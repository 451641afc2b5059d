"""The players of a game in a line: emblem and name of each, in more lines where the room is short."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.record import Seat
from ui.context import UiContext
from ui.numbers import show_list
from ui.theme.emblems import paint_emblem


class SeatsLine(QWidget):
    """Paints emblems and names; long names are shortened at the end."""

    def __init__(self, context: UiContext, seats: Sequence[Seat], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._seats = tuple(seats)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(show_list([seat.name for seat in seats]))
        context.theme.changed.connect(self.updateGeometry)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._line_height() * (self._places(width)[-1][1] + 1 if self._seats else 1)

    def sizeHint(self) -> QSize:
        width = sum(self._width(seat.name) for seat in self._seats)
        return QSize(width, self.heightForWidth(max(width, 1)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._context.theme.metrics.px(120), self._line_height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setMinimumHeight(self.heightForWidth(self.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        metrics, palette = self._context.theme.metrics, self._context.theme.palette
        painter = QPainter(self)
        painter.setPen(palette.ink)
        height, side = self._line_height(), metrics.emblem
        for seat, (left, line) in zip(self._seats, self._places(self.width()), strict=True):
            top = line * height
            paint_emblem(
                painter, QRectF(left, top + (height - side) / 2, side, side), palette.seat(seat.colour)
            )
            start = left + side + metrics.gap
            room = max(0, min(self._width(seat.name), self.width() - left) - side - metrics.gap)
            name = self.fontMetrics().elidedText(seat.name, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QRectF(start, top, room, height), Qt.AlignmentFlag.AlignVCenter, name)
        painter.end()

    def _line_height(self) -> int:
        metrics = self._context.theme.metrics
        return max(self.fontMetrics().height(), metrics.emblem) + metrics.gap // 2

    def _width(self, name: str) -> int:
        metrics = self._context.theme.metrics
        return metrics.emblem + metrics.gap + self.fontMetrics().horizontalAdvance(name) + 2 * metrics.gap

    def _places(self, width: int) -> list[tuple[int, int]]:
        """Left edge and line of each seat."""
        places: list[tuple[int, int]] = []
        left = line = 0
        for seat in self._seats:
            needed = self._width(seat.name)
            if left and left + needed > width:
                left, line = 0, line + 1
            places.append((left, line))
            left += needed
        return places
