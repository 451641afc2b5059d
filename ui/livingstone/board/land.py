"""The land of the map: paper, hills, six terraces and the bank."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from engine.livingstone.moves import COLUMNS, ROWS, SPACES
from ui.livingstone.board.geometry import Geometry
from ui.livingstone.board.ink import Point, pen_rect, smooth, strokes
from ui.theme.noise import noise, waver
from ui.theme.palette import Palette, blend, tint
from ui.theme.pens import round_pen

CLIFF = 8.5
"""Height of the slope below a terrace."""


def wash(painter: QPainter, x: float, y: float, radius: float, colour: QColor, strength: float) -> None:
    """A soft spot of watercolour."""
    gradient = QRadialGradient(QPointF(x, y), radius)
    gradient.setColorAt(0, tint(colour, strength))
    gradient.setColorAt(0.6, tint(colour, strength * 0.55))
    gradient.setColorAt(1, tint(colour, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gradient)
    painter.drawEllipse(QPointF(x, y), radius, radius)


def paint_sheet(painter: QPainter, place: Geometry, palette: Palette) -> None:
    """The sheet of paper with its shadow, its uneven edge and its age."""
    sheet = place.sheet
    outline = pen_rect(sheet.x(), sheet.y(), sheet.width(), sheet.height(), 5, shake=1.1)
    painter.setPen(Qt.PenStyle.NoPen)
    for off in (3.0, 2.0, 1.0):
        painter.setBrush(tint(palette.shadow, palette.shadow.alphaF() * 0.4))
        painter.drawPath(outline.translated(off * 0.5, off))
    painter.setBrush(palette.paper)
    painter.drawPath(outline)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, strength in ((16, 0.05), (9, 0.07), (4, 0.1)):
        painter.setPen(round_pen(tint(palette.wood, strength), width))
        painter.drawRect(sheet.adjusted(width / 2, width / 2, -width / 2, -width / 2))
    painter.setPen(round_pen(tint(palette.strong_line, 0.75), 0.8))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline)


def _strip(upper: list[Point], lower: list[Point]) -> QPainterPath:
    path = smooth(upper)
    path.connectPath(smooth(list(reversed(lower))))
    path.closeSubpath()
    return path


def paint_hills(painter: QPainter, place: Geometry, palette: Palette) -> None:
    """The far hills above the top terrace, in the manner of old maps: every hill shaded on its right flank."""
    land = place.land
    sky = QLinearGradient(0, land.top(), 0, place.hill_foot)
    sky.setColorAt(0, blend(palette.paper, palette.river, 0.25))
    sky.setColorAt(1, blend(palette.hills, palette.paper, 0.5))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(sky)
    painter.drawRect(QRectF(land.left(), land.top(), land.width(), place.hill_foot - land.top() + 10))
    for rank, (count, height, strength) in enumerate(((13, 27.0, 0.45), (17, 19.0, 1.0))):
        for hill in range(count):
            middle = land.left() + land.width() * (hill + 0.5 + 0.3 * waver(rank, hill, 3)) / count
            tall = height * (0.8 + 0.4 * noise(rank, hill, 4))
            half = land.width() / count * (0.72 + 0.3 * noise(rank, hill, 5))
            _paint_hill(painter, place, palette, (middle, tall, half, strength), rank * 100 + hill)


def _paint_hill(
    painter: QPainter, place: Geometry, palette: Palette, shape: tuple[float, float, float, float], seed: int
) -> None:
    middle, tall, half, strength = shape
    foot = place.edge_y(ROWS, middle) + 5
    top = max(place.land.top() + 3, foot - tall)
    peak = middle + half * 0.14 * waver(seed, 8)
    ridge = smooth(
        [
            (middle - half, foot),
            (middle - half * 0.52, foot - (foot - top) * 0.55 + waver(seed, 1)),
            (peak, top),
            (middle + half * 0.5, foot - (foot - top) * 0.62 + waver(seed, 2)),
            (middle + half, foot),
        ]
    )
    body = QPainterPath(ridge)
    body.closeSubpath()
    fill = QLinearGradient(0, top, 0, foot)
    ground = blend(palette.paper, palette.hills, 0.45 + 0.55 * strength)
    fill.setColorAt(0, blend(ground, palette.hill_shade, 0.18 * strength))
    fill.setColorAt(1, ground)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawPath(body)
    lines: list[tuple[Point, Point]] = []
    for step in range(7):
        share = (step + 0.6) / 7.5
        x = peak + (middle + half - peak) * share
        y = top + (foot - top) * (share**1.5) + 1.5
        reach = (foot - y) * (0.75 - 0.3 * share)
        lines.append(((x, y), (x + reach * 0.42 + 1.5, y + reach)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(tint(palette.hill_shade, 0.55 * strength + 0.15), 0.8))
    painter.drawPath(strokes(lines))
    painter.setPen(round_pen(tint(palette.hill_shade, 0.5 + 0.5 * strength), 1.0))
    painter.drawPath(ridge)


def paint_terraces(painter: QPainter, place: Geometry, palette: Palette) -> None:
    """Six steps of land, the highest first, each with a slope of hachures below it."""
    for row in reversed(range(ROWS)):
        upper, lower = place.edge(row + 1), place.edge(row)
        ground = palette.terraces[row]
        top = min(y for _, y in upper)
        fill = QLinearGradient(0, top, 0, max(y for _, y in lower))
        fill.setColorAt(0, blend(ground, palette.terrace_line, 0.10))
        fill.setColorAt(0.35, ground)
        fill.setColorAt(1, blend(ground, palette.column_lit, 0.25))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawPath(_strip(upper, lower))
    for row in range(ROWS):
        _paint_washes(painter, place, palette, row)
    for row in range(ROWS):
        _paint_slope(painter, place, palette, row)


def _paint_washes(painter: QPainter, place: Geometry, palette: Palette, row: int) -> None:
    y = (place.edge_y(row, place.left) + place.edge_y(row + 1, place.left)) / 2
    for spot in range(10):
        x = place.land.left() + place.land.width() * (spot + noise(row, spot, 11)) / 10
        colour = palette.hill_shade if noise(row, spot, 12) < 0.3 + 0.08 * row else palette.wood
        wash(painter, x, y + 22 * waver(row, spot, 13), 26 + 40 * noise(row, spot, 14), colour, 0.13)
    lines: list[tuple[Point, Point]] = []
    for tuft in range(64):
        x = place.land.left() + place.land.width() * noise(row, tuft, 15)
        y = place.edge_y(row, x) + (place.edge_y(row + 1, x) - place.edge_y(row, x)) * (
            0.1 + 0.8 * noise(row, tuft, 16)
        )
        for blade in (-1.6, 0.0, 1.6):
            lines.append(((x + blade * 0.5, y), (x + blade * 1.3, y - 3.4 + abs(blade) * 0.5)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(tint(palette.hill_shade, 0.42), 0.7))
    painter.drawPath(strokes(lines))


def _paint_slope(painter: QPainter, place: Geometry, palette: Palette, row: int) -> None:
    """The slope that falls from terrace `row` to the one below it (or to the bank)."""
    rim = place.edge(row, rough=0.9)
    foot = [(x, y + CLIFF * (0.8 + 0.35 * noise(row, index, 21))) for index, (x, y) in enumerate(rim)]
    shade = QLinearGradient(0, min(y for _, y in rim), 0, max(y for _, y in foot))
    shade.setColorAt(0, tint(palette.terrace_line, 0.42))
    shade.setColorAt(1, tint(palette.terrace_line, 0.05))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawPath(_strip(rim, foot))
    long: list[tuple[Point, Point]] = []
    x = place.land.left() + 1
    mark = 0
    while x < place.land.right() - 1:
        y = place.edge_y(row, x)
        reach = CLIFF * (0.45 + 0.55 * noise(row, mark, 22))
        lean = 0.9 * math.sin(x / 47 + row) + 0.5 * waver(row, mark, 23)
        long.append(((x, y + 0.6), (x + lean, y + reach)))
        x += 2.6 + 2.0 * noise(row, mark, 24)
        mark += 1
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(tint(palette.terrace_line, 0.62), 0.75))
    painter.drawPath(strokes(long))
    painter.setPen(round_pen(palette.terrace_line, 1.25))
    painter.drawPath(smooth(rim))


def paint_bank(painter: QPainter, place: Geometry, palette: Palette) -> None:
    """The sandy bank between the lowest terrace and the water."""
    upper = place.edge(0)
    lower = [*shore(place), (place.land.right(), place.river_top)]
    fill = QLinearGradient(0, place.bank_top, 0, place.river_top + 4)
    fill.setColorAt(0, blend(palette.bank, palette.terrace_line, 0.22))
    fill.setColorAt(0.4, palette.bank)
    fill.setColorAt(1, blend(palette.bank, palette.column_lit, 0.35))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    path = _strip(upper, [(x, y + 6) for x, y in lower])
    painter.drawPath(path)
    painter.setBrush(tint(palette.terrace_line, 0.5))
    for grain in range(230):
        x = place.land.left() + place.land.width() * noise(grain, 31)
        y = place.bank_top + 7 + (place.river_top - place.bank_top - 6) * noise(grain, 32)
        size = 0.4 + 0.6 * noise(grain, 33)
        painter.drawEllipse(QPointF(x, y), size, size * 0.8)


def shore(place: Geometry) -> list[Point]:
    """The line where bank and river meet, from left to right, as far as the falls."""
    points = []
    count = 36
    for index in range(count + 1):
        x = place.land.left() + (place.lip - place.land.left()) * index / count
        points.append((x, place.river_top + 1.6 * math.sin(index * 0.9) + 1.5 * waver(index, 42)))
    return points


def paint_sites(painter: QPainter, place: Geometry, palette: Palette) -> None:
    """The sixty building sites, and the trodden paths that join those of a column."""
    dots: list[Point] = []
    for column in range(COLUMNS):
        for row in range(ROWS):
            x, y = place.column_x(column + 0.5, place.edge_y(row, place.column_middle(column))), 0.0
            y = place.edge_y(row, x)
            for step in range(4):
                dots.append((x + 1.2 * waver(column, row, step, 51), y + 6.5 - 4.6 * step))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint(palette.terrace_ink, 0.38))
    for x, y in dots:
        painter.drawEllipse(QPointF(x, y), 1.15, 1.0)
    for space in range(SPACES):
        row = space % ROWS
        ground = palette.terraces[row]
        path = place.spaces[space]
        box = path.boundingRect()
        fill = QLinearGradient(0, box.top(), 0, box.bottom())
        light = blend(ground, palette.column_lit, 0.65)
        fill.setColorAt(0, tint(light, 0.72))
        fill.setColorAt(1, tint(blend(light, palette.paper, 0.5), 0.95))
        painter.setBrush(fill)
        painter.setPen(round_pen(tint(palette.terrace_line, 0.75), 0.9))
        painter.drawPath(path)
