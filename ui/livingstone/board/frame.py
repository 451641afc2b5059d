"""The frame of the map, its compass, its names."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from ui.livingstone.board.geometry import BORDER, Geometry
from ui.livingstone.board.ink import pen_rect
from ui.theme.fonts import title_font
from ui.theme.palette import Palette, blend, tint
from ui.theme.paper import paint_compass
from ui.theme.pens import round_pen

translate = QCoreApplication.translate

_DEGREE = 26.0
_BAND = 4.6


def paint_frame(painter: QPainter, place: Geometry, palette: Palette) -> None:
    """The neat line: a band of degrees, dark and light in turn, between two lines of ink."""
    land = place.land
    band = land.adjusted(-_BAND, -_BAND, _BAND, _BAND)
    ink = blend(palette.strong_line, palette.ink, 0.35)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.paper)
    for strip in (
        QRectF(band.left(), band.top(), band.width(), _BAND),
        QRectF(band.left(), land.bottom(), band.width(), _BAND),
        QRectF(band.left(), band.top(), _BAND, band.height()),
        QRectF(land.right(), band.top(), _BAND, band.height()),
    ):
        painter.drawRect(strip)
    painter.setBrush(tint(ink, 0.85))
    across = round(land.width() / _DEGREE / 2) * 2 + 1
    down = round(land.height() / _DEGREE / 2) * 2 + 1
    for index in range(0, across, 2):
        x = land.left() + land.width() * index / across
        for y in (band.top() + 1.2, land.bottom() + 1.2):
            painter.drawRect(QRectF(x, y, land.width() / across, _BAND - 2.4))
    for index in range(0, down, 2):
        y = land.top() + land.height() * index / down
        for x in (band.left() + 1.2, land.right() + 1.2):
            painter.drawRect(QRectF(x, y, _BAND - 2.4, land.height() / down))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for box, width, seed in ((land, 1.1, 401), (band, 1.0, 402)):
        painter.setPen(round_pen(ink, width))
        painter.drawPath(pen_rect(box.x(), box.y(), box.width(), box.height(), seed, shake=0.35))
    outer = land.adjusted(-BORDER + 4.6, -BORDER + 4.6, BORDER - 4.6, BORDER - 4.6)
    painter.setPen(round_pen(tint(ink, 0.35), 0.7))
    painter.drawPath(pen_rect(outer.x(), outer.y(), outer.width(), outer.height(), 403, shake=0.5))


def paint_compass_rose(painter: QPainter, place: Geometry, palette: Palette) -> None:
    """A compass rose on the water, left of the first column."""
    side = 50.0
    x = (place.land.left() + place.boat_rect(0).left()) / 2 + 1
    paint_compass(painter, QRectF(x - side / 2, place.land.bottom() - side - 4, side, side), palette)


def paint_names(painter: QPainter, place: Geometry, palette: Palette) -> None:
    """The river's name along the river."""
    text = translate("Livingstone", "Zambezi", "name of the river on the map")
    font = title_font(17, bold=False)
    font.setItalic(True)
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 9)
    painter.setFont(font)
    painter.setPen(tint(palette.river_ink, 0.62))
    painter.drawText(QPointF(place.column_middle(1) + 30, place.river_top + 25), text)
