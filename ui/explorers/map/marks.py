"""Marks on hexes that come and go with the pointer, painted from kept pictures: lit, considered, possible next."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from ui.explorers.map.geometry import HALF, SIDE, centre
from ui.theme.palette import Palette, tint
from ui.theme.pens import round_pen
from ui.theme.sprites import sprite

LARGEST = 480.0
"""Pixels up to which a mark is painted from a kept picture."""

_WIDE, _HIGH = 2 * SIDE + 8, 2 * HALF + 8


def around(space: int) -> QRectF:
    """A hex with a little room around it."""
    middle = centre(space)
    return QRectF(middle.x() - _WIDE / 2, middle.y() - _HIGH / 2, _WIDE, _HIGH)


def _hexagon(rect: QRectF, share: float) -> QPolygonF:
    """The hex in the middle of a box made by `around`, whatever its size has become."""
    across, down = rect.width() / _WIDE * SIDE * share, rect.height() / _HIGH * HALF * share
    middle = rect.center()
    return QPolygonF(
        [
            middle + QPointF(across, 0),
            middle + QPointF(across / 2, down),
            middle + QPointF(-across / 2, down),
            middle + QPointF(-across, 0),
            middle + QPointF(-across / 2, -down),
            middle + QPointF(across / 2, -down),
        ]
    )


@sprite(LARGEST)
def paint_lit(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """A hex that can be chosen."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = rect.width() / _WIDE
    shape = _hexagon(rect, 0.88)
    painter.setBrush(tint(palette.glow, 0.2))
    painter.setPen(round_pen(tint(palette.desk if palette.dark else palette.panel, 0.75), 6.0 * unit))
    painter.drawPolygon(shape)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(palette.glow, 3.2 * unit))
    painter.drawPolygon(shape)
    painter.restore()


@sprite(LARGEST)
def paint_aimed(painter: QPainter, rect: QRectF, palette: Palette, possible: bool) -> None:
    """The hex under the pointer, stronger where it can be chosen."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = rect.width() / _WIDE
    painter.setPen(
        round_pen(palette.glow, 5.0 * unit) if possible else round_pen(tint(palette.ink, 0.6), 2.0 * unit)
    )
    painter.setBrush(tint(palette.glow, 0.34) if possible else Qt.BrushStyle.NoBrush)
    painter.drawPolygon(_hexagon(rect, 0.9))
    painter.restore()


@sprite(LARGEST)
def paint_following(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """A hex that would come next."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = rect.width() / _WIDE
    for colour, width in (
        (tint(palette.desk if palette.dark else palette.panel, 0.8), 4.6),
        (palette.ink, 2.2),
    ):
        pen = QPen(colour, width * unit)
        if width < 4:
            pen.setDashPattern([1.4, 2.6])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(_hexagon(rect, 0.72))
    painter.restore()
