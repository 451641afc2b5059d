"""Signs of cards and treasures: terrains, jars, the seals of eras."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ui.explorers.art import LARGEST, paint_figure_text, poly, unit
from ui.explorers.map.colours import map_colours
from ui.theme.palette import Palette, blend, tint
from ui.theme.pens import round_pen
from ui.theme.sprites import sprite


@sprite(LARGEST)
def paint_terrain(painter: QPainter, rect: QRectF, names: tuple[str, ...], palette: Palette) -> None:
    """A hex of a terrain, or shared by several; "any" shares it between all, "land" between those of the land."""
    colours = map_colours(palette)
    shown = names
    if names == ("any",):
        shown = ("grassland", "desert", "mountain", "sea")
    elif names == ("land",):
        shown = ("grassland", "desert", "mountain")
    corners = [
        (50 + 48 * math.cos(math.radians(60 * i)), 50 + 48 * math.sin(math.radians(60 * i))) for i in range(6)
    ]
    outline = QPainterPath()
    outline.addPolygon(poly(*corners))
    outline.closeSubpath()
    with unit(painter, rect):
        painter.save()
        painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
        for place, name in enumerate(shown):
            _paint_share(painter, name, place, len(shown), palette)
        painter.restore()
        painter.setPen(round_pen(colours.plate_ink, 4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline)


_GRIDS = {1: ((0, 0, 100, 100),), 2: ((0, 0, 50, 100), (50, 0, 50, 100))}
_GRIDS[3] = ((0, 0, 100, 46), (0, 46, 50, 54), (50, 46, 50, 54))
_GRIDS[4] = ((0, 0, 50, 50), (50, 0, 50, 50), (0, 50, 50, 50), (50, 50, 50, 50))


def _paint_share(painter: QPainter, name: str, place: int, shares: int, palette: Palette) -> None:
    ground = map_colours(palette).grounds[name]
    x, y, width, height = _GRIDS[shares][place]
    painter.save()
    painter.setClipRect(QRectF(x, y, width, height), Qt.ClipOperation.IntersectClip)
    painter.fillRect(QRectF(x, y, width, height), ground.wash)
    middle_x, middle_y = x + width / 2, y + height / 2
    if shares == 3 and place:
        middle_x += 7 if place == 1 else -7
    if shares == 4:
        middle_x += 6 if x == 0 else -6
    size = 1.0 if shares == 1 else 0.62 if shares == 2 else 0.5
    painter.translate(middle_x, middle_y)
    painter.scale(size, size)
    _TEXTURES[name](painter, ground.dark, ground.light)
    painter.restore()


def _sign_grass(painter: QPainter, dark: QColor, light: QColor) -> None:
    painter.setPen(round_pen(dark, 6))
    for x, y in ((-20, 2), (18, -8), (4, 26)):
        painter.drawLine(QPointF(x, y), QPointF(x, y - 22))
        painter.drawLine(QPointF(x - 3, y), QPointF(x - 14, y - 15))
        painter.drawLine(QPointF(x + 3, y), QPointF(x + 14, y - 16))


def _sign_dunes(painter: QPainter, dark: QColor, light: QColor) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(dark, 5.5))
    for x, y in ((-12, -14), (14, 8), (-10, 28)):
        path = QPainterPath(QPointF(x - 24, y + 6))
        path.quadTo(QPointF(x - 6, y - 16), QPointF(x + 24, y + 5))
        painter.drawPath(path)


def _sign_peaks(painter: QPainter, dark: QColor, light: QColor) -> None:
    for x, foot, reach, height in ((-19, 16, 23, 36), (16, 26, 28, 52)):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint(dark, 0.8))
        painter.drawPolygon(poly((x, foot - height), (x + reach, foot), (x + 4, foot)))
        painter.setBrush(light)
        painter.drawPolygon(
            poly(
                (x, foot - height),
                (x + reach * 0.4, foot - height * 0.6),
                (x + 2, foot - height * 0.72),
                (x - reach * 0.18, foot - height * 0.5),
                (x - reach * 0.4, foot - height * 0.6),
            )
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(round_pen(dark, 5.5))
        painter.drawPolyline(poly((x - reach, foot), (x, foot - height), (x + reach, foot)))


def _sign_waves(painter: QPainter, dark: QColor, light: QColor) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for row, y in enumerate((-20, 4, 28)):
        painter.setPen(round_pen(dark if row != 1 else light, 6))
        path = QPainterPath(QPointF(-34, y))
        path.quadTo(QPointF(-25, y - 13), QPointF(-16, y))
        path.quadTo(QPointF(-7, y + 11), QPointF(2, y))
        path.quadTo(QPointF(11, y - 13), QPointF(20, y))
        path.quadTo(QPointF(27, y + 9), QPointF(34, y - 2))
        painter.drawPath(path)


_TEXTURES = {"grassland": _sign_grass, "desert": _sign_dunes, "mountain": _sign_peaks, "sea": _sign_waves}


@sprite(LARGEST)
def paint_jar(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """A painted jar, the treasure that is collected."""
    colours = map_colours(palette)
    with unit(painter, rect):
        body = QPainterPath(QPointF(38, 18))
        body.cubicTo(40, 32, 14, 36, 16, 60)
        body.cubicTo(18, 80, 32, 90, 36, 95)
        body.lineTo(64, 95)
        body.cubicTo(68, 90, 82, 80, 84, 60)
        body.cubicTo(86, 36, 60, 32, 62, 18)
        body.closeSubpath()
        painter.setPen(round_pen(colours.plate_ink, 4))
        painter.setBrush(QColor("#c2703d"))
        painter.drawPath(body)
        painter.setBrush(QColor("#8f4b24"))
        painter.drawRoundedRect(QRectF(32, 8, 36, 11), 4, 4)
        painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
        painter.setPen(round_pen(QColor("#fbe7c4"), 4.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(poly((12, 62), (24, 52), (36, 62), (50, 52), (64, 62), (76, 52), (88, 62)))
        painter.drawLine(QPointF(10, 72), QPointF(90, 72))


@sprite(LARGEST)
def paint_era_seal(painter: QPainter, rect: QRectF, numeral: str, palette: Palette) -> None:
    """The seal of an era card: a Roman numeral on wax."""
    with unit(painter, rect):
        path = QPainterPath()
        count = 14
        for step in range(count * 2):
            reach = 47 if step % 2 == 0 else 41
            angle = math.pi * step / count
            point = QPointF(50 + reach * math.cos(angle), 50 + reach * math.sin(angle))
            if step == 0:
                path.moveTo(point)
            else:
                path.lineTo(point)
        path.closeSubpath()
        wax = QColor("#8c2f23") if not palette.dark else QColor("#b5493a")
        painter.setPen(round_pen(blend(wax, QColor("#000000"), 0.45), 3))
        painter.setBrush(wax)
        painter.drawPath(path)
        painter.setPen(round_pen(blend(wax, QColor("#ffffff"), 0.4), 2.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(50, 50), 34, 34)
        size = 40 if len(numeral) < 3 else 32 if len(numeral) == 3 else 18
        paint_figure_text(painter, numeral, (50, 50), size, QColor("#fff3e0"), halo=None)
