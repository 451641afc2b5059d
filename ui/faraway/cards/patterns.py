"""The pattern of each biome: what colour says, the band says once more in shapes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from ui.faraway.cards.colours import BiomeColours
from ui.faraway.cards.symbols import polygon
from ui.theme.pens import round_pen


def paint_band(painter: QPainter, rect: QRectF, biome: str, colours: BiomeColours) -> None:
    """Fill `rect` (in units of a card 100 wide) with the ground of a biome and its pattern."""
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, colours.ground)
    painter.setPen(round_pen(colours.pattern, 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _PATTERNS[biome](painter, rect, colours)
    painter.restore()


def _steps(start: float, end: float, by: float) -> list[float]:
    count = int((end - start) / by) + 2
    return [start + by * step for step in range(count)]


def _forest(painter: QPainter, rect: QRectF, colours: BiomeColours) -> None:
    """Fir tops: angles one above the other."""
    for row, y in enumerate(_steps(rect.top() + 2, rect.bottom(), 8)):
        for x in _steps(rect.left() - 6 * (row % 2), rect.right(), 12):
            painter.drawPolyline(QPolygonF([QPointF(x, y + 5), QPointF(x + 6, y), QPointF(x + 12, y + 5)]))


def _river(painter: QPainter, rect: QRectF, colours: BiomeColours) -> None:
    """Long waves."""
    for y in _steps(rect.top() + 1, rect.bottom(), 8):
        x = rect.left() - 20
        path = QPainterPath(QPointF(x, y))
        while x < rect.right():
            path.cubicTo(QPointF(x + 5, y - 5), QPointF(x + 5, y - 5), QPointF(x + 10, y))
            path.cubicTo(QPointF(x + 15, y + 5), QPointF(x + 15, y + 5), QPointF(x + 20, y))
            x += 20
        painter.drawPath(path)


def _desert(painter: QPainter, rect: QRectF, colours: BiomeColours) -> None:
    """Grains of sand: rows of dots."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.pattern)
    for row, y in enumerate(_steps(rect.top() + 3, rect.bottom(), 6)):
        for x in _steps(rect.left() + 4.5 * (row % 2), rect.right(), 9):
            painter.drawEllipse(QPointF(x, y), 1.5, 1.5)


def _city(painter: QPainter, rect: QRectF, colours: BiomeColours) -> None:
    """Courses of bricks."""
    for row, y in enumerate(_steps(rect.top(), rect.bottom(), 7)):
        painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))
        for x in _steps(rect.left() - 7 * (row % 2), rect.right(), 14):
            painter.drawLine(QPointF(x, y), QPointF(x, y + 7))


def _haven(painter: QPainter, rect: QRectF, colours: BiomeColours) -> None:
    """Lozenges."""
    for row, y in enumerate(_steps(rect.top(), rect.bottom(), 6)):
        for x in _steps(rect.left() + 6 * (row % 2), rect.right(), 12):
            painter.drawPath(polygon(((x, y - 3.4), (x + 3.4, y), (x, y + 3.4), (x - 3.4, y))))


_PATTERNS: dict[str, Callable[[QPainter, QRectF, BiomeColours], None]] = {
    "forest": _forest,
    "river": _river,
    "desert": _desert,
    "city": _city,
    "haven": _haven,
}
