"""The symbols that quests count: uddu stone, okiko chimera, goldlog thistle, clue, night; and the signs of biomes.

All are drawn in a square of 100 by 100 that is laid over `rect`, with a light halo and a dark outline, so that they
stand out from any landscape and ground.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from ui.faraway.cards.colours import CardColours, card_colours
from ui.theme.palette import Palette
from ui.theme.pens import round_pen
from ui.theme.sprites import sprite

Points = tuple[tuple[float, float], ...]

SYMBOLS = ("stone", "chimera", "thistle", "clue", "night", "day")
LARGEST = 200.0
"""Pixels up to which a symbol is kept as a picture."""


def polygon(points: Points) -> QPainterPath:
    """A closed outline."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def into_square(painter: QPainter, rect: QRectF) -> None:
    """Lay the square of 100 by 100 over the middle of `rect`."""
    side = min(rect.width(), rect.height())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side / 100, side / 100)


@sprite(LARGEST)
def paint_symbol(
    painter: QPainter, rect: QRectF, kind: str, palette: Palette, *, halo: bool = True, faint: bool = False
) -> None:
    """Paint one of `SYMBOLS`; `faint` for one that is still lacking. KeyError when unknown."""
    colours = card_colours(palette)
    painter.save()
    into_square(painter, rect)
    if faint:
        painter.setOpacity(painter.opacity() * 0.42)
    if halo:
        painter.setPen(round_pen(colours.halo, 20))
        painter.setBrush(colours.halo)
        painter.drawPath(outline(kind))
    _DRAW[kind](painter, colours)
    painter.restore()


@lru_cache(maxsize=16)
def outline(kind: str) -> QPainterPath:
    """The outer edge of a symbol in the square of 100 by 100."""
    if kind == "stone":
        return polygon(((50, 10), (72, 24), (90, 56), (76, 90), (22, 90), (10, 60), (30, 22)))
    if kind == "chimera":
        return _chimera_head().united(_horns()).simplified()
    if kind == "thistle":
        return _tuft().united(_cup()).united(_leaves()).simplified()
    if kind == "clue":
        path = QPainterPath()
        path.addRoundedRect(QRectF(10, 16, 80, 68), 8, 8)
        return path
    if kind in ("night", "day"):
        path = QPainterPath()
        path.addEllipse(QPointF(50, 50), 41, 41)
        return path
    raise KeyError(kind)


# --- wonders -----------------------------------------------------------------------------------------------------


def _stone(painter: QPainter, colours: CardColours) -> None:
    """Three crystals that grow out of one foot."""
    painter.setPen(round_pen(colours.line, 5))
    painter.setBrush(colours.stone)
    painter.drawPath(outline("stone"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.stone_light)
    painter.drawPath(polygon(((50, 14), (30, 25), (16, 58), (38, 50))))
    painter.setPen(round_pen(colours.line, 3.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for points in (
        ((50, 12), (40, 50), (48, 88)),
        ((40, 50), (12, 60)),
        ((40, 50), (88, 57)),
    ):
        painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in points]))


@lru_cache(maxsize=1)
def _chimera_head() -> QPainterPath:
    path = QPainterPath(QPointF(28, 34))
    path.cubicTo(QPointF(36, 24), QPointF(64, 24), QPointF(72, 34))
    path.cubicTo(QPointF(80, 52), QPointF(68, 80), QPointF(50, 92))
    path.cubicTo(QPointF(32, 80), QPointF(20, 52), QPointF(28, 34))
    path.closeSubpath()
    return path


@lru_cache(maxsize=1)
def _horns() -> QPainterPath:
    path = QPainterPath()
    for side in (1, -1):

        def at(x: float, y: float, side: int = side) -> QPointF:
            return QPointF(50 + side * x, y)

        horn = QPainterPath(at(8, 32))
        horn.cubicTo(at(14, 14), at(34, 14), at(36, 30))
        horn.cubicTo(at(38, 40), at(30, 44), at(27, 40))
        horn.cubicTo(at(48, 52), at(52, 18), at(30, 8))
        horn.cubicTo(at(16, 2), at(4, 12), at(2, 28))
        horn.closeSubpath()
        path = path.united(horn)
    return path


def _chimera(painter: QPainter, colours: CardColours) -> None:
    """A horned head seen from the front."""
    painter.setPen(round_pen(colours.line, 5))
    painter.setBrush(colours.chimera_light)
    painter.drawPath(_horns())
    painter.setBrush(colours.chimera)
    painter.drawPath(_chimera_head())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.chimera_light)
    painter.drawPath(polygon(((50, 40), (58, 66), (50, 84), (42, 66))))
    painter.setBrush(colours.line)
    for side in (-1, 1):
        painter.drawPath(polygon(((50 + side * 9, 52), (50 + side * 21, 45), (50 + side * 18, 57))))
    painter.drawEllipse(QPointF(50, 79), 6, 4.5)


@lru_cache(maxsize=1)
def _tuft() -> QPainterPath:
    points: list[tuple[float, float]] = [(30, 52)]
    for step in range(7):
        angle = math.radians(-158 + step * 22.7)
        points.append((50 + 43 * math.cos(angle), 48 + 43 * math.sin(angle)))
        between = math.radians(-158 + (step + 0.5) * 22.7)
        if step < 6:
            points.append((50 + 29 * math.cos(between), 48 + 29 * math.sin(between)))
    points.append((70, 52))
    return polygon(tuple(points))


@lru_cache(maxsize=1)
def _cup() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(50, 60), 24, 19)
    return path


@lru_cache(maxsize=1)
def _leaves() -> QPainterPath:
    left: Points = ((47, 74), (30, 78), (10, 68), (22, 86), (44, 90), (47, 97))
    return polygon((*left, *((100 - x, y) for x, y in reversed(left))))


def _thistle(painter: QPainter, colours: CardColours) -> None:
    """A flower head with a golden tuft."""
    painter.setPen(round_pen(colours.line, 5))
    painter.setBrush(colours.thistle_leaf)
    painter.drawPath(_leaves())
    painter.setBrush(colours.thistle)
    painter.drawPath(_tuft())
    painter.setBrush(colours.thistle_leaf)
    painter.drawPath(_cup())
    painter.setPen(round_pen(colours.halo, 3))
    painter.drawPolyline(QPolygonF([QPointF(34, 54), QPointF(50, 66), QPointF(66, 54)]))
    painter.drawPolyline(QPolygonF([QPointF(38, 65), QPointF(50, 74), QPointF(62, 65)]))


# --- clue, day and night --------------------------------------------------------------------------------------------


def _clue(painter: QPainter, colours: CardColours) -> None:
    """A map with a route and the place it leads to."""
    painter.setPen(round_pen(colours.line, 5))
    painter.setBrush(colours.scroll)
    painter.drawPath(outline("clue"))
    painter.setBrush(colours.scroll_shade)
    painter.drawRoundedRect(QRectF(10, 16, 15, 68), 7, 7)
    painter.drawRoundedRect(QRectF(75, 16, 15, 68), 7, 7)
    route = QPainterPath(QPointF(32, 70))
    route.cubicTo(QPointF(36, 46), QPointF(48, 76), QPointF(52, 52))
    dashed = round_pen(colours.line, 6)
    dashed.setDashPattern([1.1, 1.5])
    painter.setPen(dashed)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(route)
    painter.setPen(round_pen(colours.route, 8))
    painter.drawLine(QPointF(50, 30), QPointF(66, 46))
    painter.drawLine(QPointF(66, 30), QPointF(50, 46))


@lru_cache(maxsize=1)
def crescent() -> QPainterPath:
    """The moon's sickle in the square of 100 by 100."""
    full, shade = QPainterPath(), QPainterPath()
    full.addEllipse(QPointF(48, 50), 29, 29)
    shade.addEllipse(QPointF(61, 43), 26, 26)
    return full.subtracted(shade)


def _night(painter: QPainter, colours: CardColours) -> None:
    painter.setPen(round_pen(colours.moon_edge, 5))
    painter.setBrush(colours.moon)
    painter.drawPath(outline("night"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.crescent)
    painter.drawPath(crescent())
    for x, y, reach in ((67, 36, 6), (73, 56, 4)):
        painter.drawPath(star(x, y, reach))


def star(x: float, y: float, reach: float) -> QPainterPath:
    """A star with four rays."""
    waist = reach * 0.3
    points = []
    for step in range(8):
        far = reach if step % 2 == 0 else waist
        angle = math.tau * step / 8
        points.append((x + far * math.cos(angle), y + far * math.sin(angle)))
    return polygon(tuple(points))


def _day(painter: QPainter, colours: CardColours) -> None:
    rays = []
    for step in range(24):
        reach = 48 if step % 2 == 0 else 34
        angle = math.tau * step / 24
        rays.append((50 + reach * math.cos(angle), 50 + reach * math.sin(angle)))
    painter.setPen(round_pen(colours.sun_edge, 4))
    painter.setBrush(colours.sun)
    painter.drawPath(polygon(tuple(rays)))
    painter.drawEllipse(QPointF(50, 50), 26, 26)


_DRAW: dict[str, Callable[[QPainter, CardColours], None]] = {
    "stone": _stone,
    "chimera": _chimera,
    "thistle": _thistle,
    "clue": _clue,
    "night": _night,
    "day": _day,
}


# --- biomes ------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def biome_glyph(biome: str) -> QPainterPath:
    """The sign of a biome in the square of 100 by 100: tree, waves, dunes, town, standing stones."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    if biome == "forest":
        for top, wide in ((10, 22), (30, 30), (50, 38)):
            path = path.united(polygon(((50, top), (50 + wide, top + 30), (50 - wide, top + 30))))
        path = path.united(polygon(((43, 78), (57, 78), (57, 94), (43, 94))))
    elif biome == "river":
        for top in (22, 48, 74):
            wave = QPainterPath(QPointF(8, top))
            wave.cubicTo(QPointF(24, top - 18), QPointF(34, top - 18), QPointF(50, top))
            wave.cubicTo(QPointF(66, top + 18), QPointF(76, top + 18), QPointF(92, top))
            wave.lineTo(QPointF(92, top + 12))
            wave.cubicTo(QPointF(76, top + 30), QPointF(66, top + 30), QPointF(50, top + 12))
            wave.cubicTo(QPointF(34, top - 6), QPointF(24, top - 6), QPointF(8, top + 12))
            wave.closeSubpath()
            path.addPath(wave)
    elif biome == "desert":
        path.addEllipse(QPointF(70, 26), 14, 14)
        for left, top, right in ((6, 54, 70), (30, 66, 96)):
            dune = QPainterPath(QPointF(left, 90))
            dune.quadTo(
                QPointF(left + (right - left) * 0.3, top - 6), QPointF(left + (right - left) * 0.5, top - 14)
            )
            dune.quadTo(QPointF(left + (right - left) * 0.6, top + 14), QPointF(right, 90))
            dune.closeSubpath()
            path = path.united(dune)
    elif biome == "city":
        for x, top, wide in ((12, 46, 20), (68, 46, 20)):
            path.addRect(QRectF(x, top, wide, 46))
            path = path.united(polygon(((x - 4, top), (x + wide / 2, top - 22), (x + wide + 4, top))))
        dome = QPainterPath()
        dome.addRect(QRectF(32, 54, 36, 38))
        dome.addEllipse(QPointF(50, 52), 22, 24)
        door = QPainterPath()
        door.addRoundedRect(QRectF(42, 70, 16, 30), 8, 8)
        path = path.united(dome.simplified()).subtracted(door)
    elif biome == "haven":
        for x in (14, 66):
            path.addRect(QRectF(x, 34, 20, 58))
        path.addRoundedRect(QRectF(6, 16, 88, 20), 6, 6)
    else:
        raise KeyError(biome)
    return path


def paint_biome_glyph(painter: QPainter, rect: QRectF, biome: str, colour: QColor) -> None:
    """Paint the sign of a biome in one colour."""
    painter.save()
    into_square(painter, rect)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(biome_glyph(biome))
    painter.restore()
