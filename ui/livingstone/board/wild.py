"""Plants and animals on the map, small and pale enough to stay behind the tents."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from engine.livingstone.moves import COLUMNS, ROWS
from ui.livingstone.board.geometry import Geometry
from ui.livingstone.board.ink import Point, blob, smooth, strokes
from ui.theme.noise import noise, waver
from ui.theme.palette import Palette, blend, tint
from ui.theme.pens import round_pen


def paint_plants(painter: QPainter, place: Geometry, palette: Palette) -> None:
    """Acacias and bushes where the corners of four sites leave room, and beside crowns and grey tents."""
    for edge in range(1, ROWS + 1):
        for line in range(COLUMNS + 1):
            chance = noise(edge, line, 301)
            y = place.edge_y(edge, place.column_x(line, place.bank_top))
            x = place.column_x(line, y) + 1.5 * waver(edge, line, 302)
            y = place.edge_y(edge, x) + 1
            if chance < 0.24:
                _acacia(painter, x, y + 2, 15 + 4 * noise(edge, line, 303), palette, edge * 20 + line)
            elif chance < 0.5:
                _bush(painter, x, y + 3, 9 + 3 * noise(edge, line, 304), palette, edge * 20 + line)
            elif chance < 0.62:
                _stones(painter, x, y + 3, palette, edge * 20 + line)
    for edge in range(1, ROWS):
        x = place.land.left() + 9 + 10 * noise(edge, 305)
        _acacia(painter, x, place.edge_y(edge, x) + 1, 17 + 5 * noise(edge, 306), palette, 400 + edge)
    for tree in range(9):
        x = place.land.left() + place.land.width() * (tree + 0.5 + 0.35 * waver(tree, 309)) / 9
        _acacia(painter, x, place.edge_y(ROWS, x) + 3, 15 + 6 * noise(tree, 310), palette, 440 + tree)


def paint_shore_life(painter: QPainter, place: Geometry, palette: Palette) -> None:
    """Palms, reeds and a crocodile on the bank, and hippos in the water."""
    for clump in range(15):
        x = (
            place.land.left()
            + 26
            + (place.right - place.land.left() - 20) * (clump + 0.35 * noise(clump, 321)) / 15
        )
        if min(abs(x - place.column_middle(column)) for column in range(COLUMNS)) < 18:
            continue
        _reeds(painter, x, place.river_top + 2, palette, clump)
    _palm(painter, place.land.left() + 12, place.river_top - 2, 34, palette, 1)
    _palm(painter, place.land.left() + 21, place.river_top + 1, 25, palette, 2)
    _palm(painter, place.right + 3, place.river_top - 1, 31, palette, 4)
    _crocodile(painter, place.land.left() + 22, place.river_top - 7, palette)
    for swim, (column, deep) in enumerate(((1.02, 16.0), (5.0, 15.0), (5.22, 21.0), (8.02, 18.0))):
        x = place.left + (place.right - place.left) * column / COLUMNS
        _hippo(painter, x, place.river_top + deep, palette, 0.92 + 0.1 * noise(swim, 322))
    _elephant(painter, place.land.left() + 30, place.edge_y(ROWS, place.land.left() + 30) + 5, 27, palette)
    _elephant(painter, place.land.left() + 8, place.edge_y(ROWS, place.land.left() + 8) + 5, 17, palette)
    _giraffe(painter, place.land.right() - 24, place.edge_y(ROWS, place.land.right() - 24) + 4, 30, palette)
    _birds(painter, place, palette)


def _acacia(painter: QPainter, x: float, y: float, size: float, palette: Palette, seed: int) -> None:
    """An umbrella tree: a forked trunk under a flat crown."""
    top = y - size * 0.78
    trunk = QPainterPath(QPointF(x, y))
    trunk.cubicTo(x + size * 0.05 * waver(seed, 1), y - size * 0.3, x, y - size * 0.36, x - size * 0.2, top)
    trunk.moveTo(x, y - size * 0.36)
    trunk.quadTo(x + size * 0.06, y - size * 0.52, x + size * 0.22, top)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(blend(palette.terrace_line, palette.terrace_ink, 0.35), size * 0.075))
    painter.drawPath(trunk)
    painter.setPen(round_pen(tint(palette.terrace_ink, 0.4), 0.7))
    painter.setBrush(blend(palette.hill_shade, palette.hills, 0.25))
    painter.drawPath(blob(x + size * 0.05, top, size * 1.05, size * 0.32, seed, rough=0.1, square=2.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint(palette.hills, 0.55))
    painter.drawPath(
        blob(x - size * 0.06, top - size * 0.05, size * 0.7, size * 0.13, seed + 1, rough=0.12, square=2.0)
    )


def _bush(painter: QPainter, x: float, y: float, size: float, palette: Palette, seed: int) -> None:
    painter.setPen(round_pen(tint(palette.terrace_ink, 0.38), 0.7))
    painter.setBrush(blend(palette.hill_shade, palette.hills, 0.4))
    painter.drawPath(
        blob(x - size * 0.22, y - size * 0.28, size * 0.8, size * 0.6, seed, rough=0.12, square=2.0)
    )
    painter.drawPath(
        blob(x + size * 0.28, y - size * 0.22, size * 0.66, size * 0.5, seed + 3, rough=0.12, square=2.0)
    )


def _stones(painter: QPainter, x: float, y: float, palette: Palette, seed: int) -> None:
    painter.setPen(round_pen(tint(palette.terrace_ink, 0.4), 0.7))
    painter.setBrush(blend(palette.terrace_line, palette.paper, 0.45))
    painter.drawPath(blob(x - 2, y - 1.5, 6, 4.2, seed, rough=0.1))
    painter.drawPath(blob(x + 3, y - 0.8, 4.4, 3, seed + 5, rough=0.1))


def _reeds(painter: QPainter, x: float, y: float, palette: Palette, seed: int) -> None:
    lines: list[tuple[Point, Point]] = []
    for blade in range(5):
        foot = x + (blade - 2) * 1.8
        lines.append(
            ((foot, y), (foot + (blade - 2) * 1.1 + waver(seed, blade), y - 7 - 4 * noise(seed, blade, 2)))
        )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(tint(palette.hill_shade, 0.95), 1.0))
    painter.drawPath(strokes(lines))


def _palm(painter: QPainter, x: float, y: float, size: float, palette: Palette, seed: int) -> None:
    lean = size * 0.16 * (1 if seed % 2 else -1)
    top = QPointF(x + lean, y - size)
    trunk = QPainterPath(QPointF(x, y))
    trunk.quadTo(x - lean * 0.4, y - size * 0.55, top.x(), top.y())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(blend(palette.wood, palette.terrace_line, 0.4), size * 0.07))
    painter.drawPath(trunk)
    painter.setPen(round_pen(tint(palette.terrace_ink, 0.45), 0.6))
    painter.setBrush(blend(palette.hill_shade, palette.hills, 0.15))
    for frond in range(7):
        angle = math.pi * (1.06 + 0.98 * frond / 6) + 0.1 * waver(seed, frond)
        reach = size * (0.46 + 0.06 * noise(seed, frond, 3))
        tip = QPointF(
            top.x() + reach * math.cos(angle), top.y() + reach * 0.62 * math.sin(angle) + reach * 0.3
        )
        leaf = QPainterPath(top)
        leaf.quadTo(
            top.x() + reach * 0.6 * math.cos(angle),
            top.y() + reach * 0.85 * math.sin(angle),
            tip.x(),
            tip.y(),
        )
        leaf.quadTo(
            top.x() + reach * 0.5 * math.cos(angle), top.y() + reach * 0.4 * math.sin(angle), top.x(), top.y()
        )
        painter.drawPath(leaf)


def _shape(points: tuple[Point, ...], x: float, y: float, width: float, height: float) -> QPainterPath:
    """An animal given in the unit square, its feet at (x, y) in the middle."""
    path = smooth(points, closed=True)
    return QTransform.fromTranslate(x - width / 2, y - height).scale(width, height).map(path)


_ELEPHANT = (
    (0.1, 1.0), (0.1, 0.72), (0.04, 0.5), (0.07, 0.26), (0.26, 0.1), (0.5, 0.13), (0.66, 0.06), (0.8, 0.1),
    (0.88, 0.3), (0.9, 0.6), (0.99, 0.8), (0.93, 0.88), (0.83, 0.66), (0.78, 0.5), (0.71, 0.62), (0.71, 1.0),
    (0.58, 1.0), (0.57, 0.72), (0.27, 0.72), (0.25, 1.0),
)  # fmt: skip
_GIRAFFE = (
    (0.12, 1.0), (0.14, 0.72), (0.1, 0.56), (0.2, 0.46), (0.48, 0.42), (0.62, 0.28), (0.7, 0.06), (0.78, 0.0),
    (0.98, 0.09), (0.94, 0.13), (0.8, 0.12), (0.74, 0.3), (0.68, 0.5), (0.66, 0.64), (0.66, 1.0), (0.59, 1.0),
    (0.57, 0.66), (0.26, 0.66), (0.2, 0.76), (0.2, 1.0),
)  # fmt: skip
_CROCODILE = (
    (0.0, 0.78), (0.16, 0.5), (0.36, 0.28), (0.6, 0.22), (0.72, 0.14), (0.78, 0.34), (1.0, 0.52), (0.99, 0.72),
    (0.78, 0.72), (0.7, 1.0), (0.62, 0.76), (0.36, 0.78), (0.3, 1.0), (0.24, 0.76),
)  # fmt: skip


def _elephant(painter: QPainter, x: float, y: float, size: float, palette: Palette) -> None:
    painter.setPen(round_pen(tint(palette.terrace_ink, 0.55), 0.8))
    painter.setBrush(blend(palette.muted_ink, palette.hills, 0.55))
    painter.drawPath(_shape(_ELEPHANT, x, y, size, size * 0.7))
    ear = QPointF(x + size * 0.1, y - size * 0.44)
    painter.setBrush(blend(palette.muted_ink, palette.hills, 0.42))
    painter.drawEllipse(ear, size * 0.1, size * 0.145)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    tusk = QPainterPath(QPointF(x + size * 0.32, y - size * 0.33))
    tusk.quadTo(x + size * 0.4, y - size * 0.22, x + size * 0.46, y - size * 0.26)
    painter.setPen(round_pen(palette.paper, 1.1))
    painter.drawPath(tusk)


def _giraffe(painter: QPainter, x: float, y: float, size: float, palette: Palette) -> None:
    body = _shape(_GIRAFFE, x, y, size * 0.72, size)
    painter.setPen(round_pen(tint(palette.terrace_ink, 0.55), 0.8))
    painter.setBrush(blend(palette.brass, palette.hills, 0.45))
    painter.drawPath(body)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint(palette.wood_dark, 0.55))
    for across, down in ((-0.16, 0.48), (-0.02, 0.44), (-0.1, 0.38), (0.06, 0.5), (0.13, 0.62), (0.18, 0.76)):
        painter.drawEllipse(QPointF(x + across * size * 0.8, y - down * size), size * 0.032, size * 0.028)


def _crocodile(painter: QPainter, x: float, y: float, palette: Palette) -> None:
    painter.setPen(round_pen(tint(palette.terrace_ink, 0.6), 0.8))
    painter.setBrush(blend(palette.hill_shade, palette.muted_ink, 0.3))
    painter.drawPath(_shape(_CROCODILE, x + 18, y + 6, 36, 9))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.field)
    painter.drawEllipse(QPointF(x + 26.4, y - 1.4), 0.8, 0.8)


def _hippo(painter: QPainter, x: float, y: float, palette: Palette, size: float) -> None:
    """What one sees of a hippo: ears, eyes, nostrils, and rings on the water."""
    skin = blend(palette.muted_ink, palette.river_deep, 0.45)
    painter.setPen(round_pen(tint(palette.river_ink, 0.75), 0.8))
    painter.setBrush(skin)
    outline = ((-9, 0), (-8, -4.4), (-4, -5.6), (0, -4), (5, -4.6), (9, -3), (9.4, 0))
    head = smooth([(x + across * size, y + down * size) for across, down in outline])
    head.closeSubpath()
    painter.drawEllipse(QPointF(x - 7.4 * size, y - 5.6 * size), 1.3 * size, 1.6 * size)
    painter.drawEllipse(QPointF(x - 3.6 * size, y - 6.4 * size), 1.3 * size, 1.6 * size)
    painter.drawPath(head)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.river_ink if not palette.dark else palette.river_deep)
    for across, down in ((-3.2, 4.0), (6.6, 3.4), (8.0, 2.8)):
        painter.drawEllipse(QPointF(x + across * size, y - down * size), 0.7 * size, 0.7 * size)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(tint(palette.foam, 0.95), 1.2))
    ring = ((-13, 0.4), (-6, 1.4), (3, 0.6), (13, 1.2))
    painter.drawPath(smooth([(x + across * size, y + down) for across, down in ring]))


def _birds(painter: QPainter, place: Geometry, palette: Palette) -> None:
    birds = QPainterPath()
    for bird, (across, down) in enumerate(((0.47, 7.0), (0.485, 11.0), (0.455, 12.5), (0.5, 6.0))):
        x, y = place.land.left() + place.land.width() * across, place.land.top() + down
        wing = 3.4 + noise(bird, 331)
        birds.moveTo(x - wing, y - 1.6)
        birds.quadTo(x - wing * 0.4, y - 2, x, y)
        birds.quadTo(x + wing * 0.4, y - 2, x + wing, y - 1.6)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(tint(palette.terrace_ink, 0.7), 0.9))
    painter.drawPath(birds)
