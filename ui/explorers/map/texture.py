"""What is drawn on the terrains: peaks, tufts, dunes and waves, so that they differ without any colour."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from engine.bits import bits_of
from engine.explorers.board import CITY, NOTHING, RUIN, Board
from engine.explorers.cards import DESERT, GRASSLAND, MOUNTAIN, SEA
from ui.explorers.map.colours import Ground, MapColours
from ui.explorers.map.geometry import HALF, SIDE, centre
from ui.explorers.map.land import shapes_of
from ui.theme.noise import noise, waver
from ui.theme.palette import tint
from ui.theme.pens import round_pen


def paint_textures(painter: QPainter, board: Board, colours: MapColours) -> None:
    """Draw the texture of every hex."""
    for number in bits_of(board.terrain[SEA]):
        _paint_waves(painter, board.spaces[number], colours.grounds[SEA])
    painter.save()
    painter.setClipPath(shapes_of(board).land, Qt.ClipOperation.IntersectClip)
    for name, paint in ((GRASSLAND, _paint_grass), (DESERT, _paint_dunes)):
        for number in bits_of(board.terrain[name]):
            paint(painter, board.spaces[number], colours.grounds[name])
    painter.restore()
    for number in bits_of(board.terrain[MOUNTAIN]):
        _paint_peaks(painter, board.spaces[number], colours.grounds[MOUNTAIN], board.kinds[number])
    for number in bits_of(board.discoveries | board.capital):
        _paint_rays(painter, board.spaces[number], colours.grounds[""])


def _paint_waves(painter: QPainter, space: int, ground: Ground) -> None:
    middle = centre(space)
    for mark in range(3):
        if noise(space, mark, 11) < 0.3:
            continue
        x = middle.x() + waver(space, mark, 12) * 17
        y = middle.y() + (-21, 4, 22)[mark] + waver(space, mark, 13) * 4
        reach = 6.0 + 3 * noise(space, mark, 14)
        path = QPainterPath(QPointF(x - reach, y))
        path.quadTo(QPointF(x - reach / 2, y - 3.6), QPointF(x, y))
        path.quadTo(QPointF(x + reach / 2, y + 3.2), QPointF(x + reach, y - 0.6))
        light = mark == 1
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(round_pen(tint(ground.light if light else ground.dark, 0.8 if light else 0.62), 1.3))
        painter.drawPath(path)


@lru_cache(maxsize=2000)
def _spots(space: int, count: int, key: int) -> tuple[tuple[float, float], ...]:
    """Places around the middle of a hex, where its sign stands, not too near to each other."""
    middle = centre(space)
    found: list[tuple[float, float]] = []
    attempt = 0
    while len(found) < count and attempt < 60:
        attempt += 1
        x, y = waver(space, attempt, key) * SIDE * 0.78, waver(space, attempt, key + 1) * HALF * 0.86
        if abs(x) * 0.87 + abs(y) * 0.5 > HALF * 0.86 or x * x + y * y < 15.5**2:
            continue
        if any((x - a) ** 2 + (y - b) ** 2 < 100 for a, b in found):
            continue
        found.append((x, y))
    return tuple((middle.x() + x, middle.y() + y) for x, y in sorted(found, key=lambda spot: spot[1]))


def _paint_grass(painter: QPainter, space: int, ground: Ground) -> None:
    for place, (x, y) in enumerate(_spots(space, 7, 21)):
        if noise(space, place, 23) > 0.72:
            _paint_tree(painter, x, y, ground)
            continue
        painter.setPen(round_pen(tint(ground.dark, 0.8), 1.25))
        painter.drawLines(
            [
                QLineF(x, y, x, y - 6.2),
                QLineF(x - 0.8, y, x - 3.6, y - 4.4),
                QLineF(x + 0.8, y, x + 3.6, y - 4.6),
            ]
        )


def _paint_tree(painter: QPainter, x: float, y: float, ground: Ground) -> None:
    painter.setPen(round_pen(ground.dark, 1.4))
    painter.drawLine(QPointF(x, y + 1.5), QPointF(x, y - 3))
    painter.setPen(round_pen(ground.dark, 1.0))
    painter.setBrush(ground.light)
    painter.drawEllipse(QPointF(x, y - 5.5), 4.0, 4.4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint(ground.dark, 0.5))
    painter.drawPie(QRectF(x - 4, y - 9.9, 8, 8.8), -100 * 16, 150 * 16)


def _paint_dunes(painter: QPainter, space: int, ground: Ground) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for place, (x, y) in enumerate(_spots(space, 4, 31)):
        reach = 8.0 + 3 * noise(space, place, 33)
        path = QPainterPath(QPointF(x - reach, y + 2.5))
        path.quadTo(QPointF(x - reach * 0.2, y - 5.0), QPointF(x + reach, y + 2.0))
        painter.setPen(round_pen(tint(ground.light, 0.9), 1.6))
        painter.drawPath(path.translated(0, 1.7))
        painter.setPen(round_pen(tint(ground.dark, 0.85), 1.2))
        painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint(ground.dark, 0.75))
    for x, y in _spots(space, 9, 35):
        painter.drawEllipse(QPointF(x, y), 0.9, 0.9)


_RANGE = ((-17.0, -8.0, 11.0, 17.0), (1.0, -13.0, 12.5, 21.0), (18.0, -6.0, 11.0, 16.0))
_FRONT = ((-21.0, 15.0, 9.0, 11.0), (19.0, 17.0, 9.5, 12.0))


def _paint_peaks(painter: QPainter, space: int, ground: Ground, kind: int) -> None:
    """A range of peaks above the middle of the hex, smaller ones at its feet."""
    middle = centre(space)
    peaks = list(_RANGE)
    peaks += _FRONT if kind != NOTHING else ((-19.0, 17.0, 9.0, 11.0), (18.0, 20.0, 9.5, 12.0))
    for place, (x, y, reach, height) in enumerate(peaks):
        if kind in (CITY, RUIN) and place == 1:
            y -= 4  # noqa: PLW2901  (the sign in the middle stays free)
        left = middle.x() + x + waver(space, place, 41) * 2.2
        foot = middle.y() + y + waver(space, place, 42) * 2.0
        _paint_peak(painter, left, foot, reach, height * (1 + 0.14 * waver(space, place, 43)), ground)


def _paint_peak(
    painter: QPainter, x: float, foot: float, reach: float, height: float, ground: Ground
) -> None:
    top = QPointF(x, foot - height)
    left, right, ridge = QPointF(x - reach, foot), QPointF(x + reach, foot), QPointF(x + reach * 0.16, foot)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint(ground.light, 0.34))
    painter.drawPolygon(QPolygonF([top, ridge, left]))
    painter.setBrush(tint(ground.dark, 0.72))
    painter.drawPolygon(QPolygonF([top, right, ridge]))
    painter.setBrush(ground.light)
    cap = 0.36
    painter.drawPolygon(
        QPolygonF(
            [
                top,
                top + (right - top) * cap,
                top + (QPointF(x + reach * 0.13, foot) - top) * (cap * 0.62),
                top + (QPointF(x - reach * 0.2, foot) - top) * (cap * 1.05),
                top + (QPointF(x - reach * 0.45, foot) - top) * (cap * 0.7),
                top + (left - top) * cap,
            ]
        )
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(ground.dark, 1.4))
    painter.drawPolyline(QPolygonF([left, top, right]))


def _paint_rays(painter: QPainter, space: int, ground: Ground) -> None:
    """Fine lines around capital and discovery spaces, which belong to no terrain."""
    middle = centre(space)
    painter.setPen(round_pen(tint(ground.dark, 0.7), 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, HALF * 0.82, HALF * 0.82)
    pen = round_pen(tint(ground.dark, 0.55), 0.9)
    pen.setDashPattern([1.5, 3.5])
    painter.setPen(pen)
    painter.drawEllipse(middle, HALF * 0.72, HALF * 0.72)
