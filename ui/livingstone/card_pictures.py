"""The twelve pictures of the action cards, drawn in a field of 100 by 74 units."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from engine.livingstone.moves import (
    BLACK_ROCK,
    BLUE_GEM,
    BOAT_BACK,
    CLEAR_GEM,
    DIG_THREE_STONES,
    FREE_TENT,
    FREE_TENT_SCORED_ROW,
    IGNORE_DIE_NUMBER,
    MARKET,
    MINE_COLLAPSE,
    POINTS_2,
    POINTS_3,
    POINTS_4,
    RED_GEM,
    TAKE_FOUR_POUNDS,
    TAKE_TWO_DICE,
)
from ui.livingstone.stone_art import paint_stone
from ui.theme.fonts import title_font
from ui.theme.palette import Palette, blend, tint
from ui.theme.pieces import paint_coin, paint_die

PICTURE_WIDTH = 100.0
PICTURE_HEIGHT = 74.0
FINE = 8.0

Points = tuple[tuple[float, float], ...]


def _shape(points: Points) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def _fill(
    painter: QPainter, path: QPainterPath, colour: QColor, edge: QColor | None = None, width: float = 1.2
) -> None:
    painter.setBrush(colour)
    if edge is None:
        painter.setPen(Qt.PenStyle.NoPen)
    else:
        pen = QPen(edge, width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
    painter.drawPath(path)


def _line(painter: QPainter, points: Points, colour: QColor, width: float) -> None:
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in points]))


def _hills(painter: QPainter, palette: Palette, horizon: float) -> None:
    """Two ridges under the sky of the card."""
    back = QPainterPath(QPointF(0, horizon + 4))
    back.cubicTo(18, horizon - 18, 34, horizon - 8, 48, horizon + 2)
    back.cubicTo(62, horizon - 16, 82, horizon - 20, 100, horizon - 2)
    back.lineTo(100, 74)
    back.lineTo(0, 74)
    back.closeSubpath()
    _fill(painter, back, palette.hill_shade)
    front = QPainterPath(QPointF(0, horizon + 8))
    front.cubicTo(30, horizon + 2, 66, horizon + 2, 100, horizon + 10)
    front.lineTo(100, 74)
    front.lineTo(0, 74)
    front.closeSubpath()
    _fill(painter, front, palette.terraces[2])


def _canvas_tent(painter: QPainter, palette: Palette, x: float, ground: float, size: float) -> None:
    """A tent of plain canvas, `size` wide, its feet on `ground`, around `x`."""
    half, top = size / 2, ground - size * 0.82
    edge = palette.piece_edge
    canvas = palette.boat_cabin
    _fill(painter, _shape(((x - half, ground), (x, top), (x + half, ground))), canvas, edge, size * 0.035)
    _fill(
        painter,
        _shape(((x, top), (x + half, ground), (x + half * 0.35, ground))),
        blend(canvas, palette.wood, 0.35),
    )
    _fill(
        painter,
        _shape(((x, top + size * 0.16), (x - half * 0.34, ground), (x + half * 0.34, ground))),
        palette.wood_dark,
    )
    _line(painter, ((x - half, ground), (x, top), (x + half, ground)), edge, size * 0.045)
    _line(painter, ((x, top), (x, top - size * 0.16)), edge, size * 0.04)
    _fill(
        painter,
        _shape(((x, top - size * 0.17), (x + size * 0.2, top - size * 0.1), (x, top - size * 0.03))),
        palette.danger,
    )


def _no_entry(painter: QPainter, palette: Palette, x: float, y: float, radius: float) -> None:
    """The stroke that says "not this"."""
    reach = radius * 1.12
    _line(painter, ((x - reach, y + reach), (x + reach, y - reach)), palette.panel, radius * 0.55)
    _line(painter, ((x - reach, y + reach), (x + reach, y - reach)), palette.danger, radius * 0.32)


def _fine(painter: QPainter, x: float, y: float, size: float, paint: Callable[[QRectF], None]) -> None:
    """Paint a piece around (x, y) in units so fine that it shows all its details."""
    painter.save()
    painter.scale(1 / FINE, 1 / FINE)
    paint(QRectF((x - size / 2) * FINE, (y - size / 2) * FINE, size * FINE, size * FINE))
    painter.restore()


def _coin(painter: QPainter, palette: Palette, x: float, y: float, radius: float) -> None:
    _fine(painter, x, y, 2 * radius, lambda rect: paint_coin(painter, rect, palette, 1))


def _mark(painter: QPainter, rect: QRectF, mark: str, colour: QColor, size: float) -> None:
    """A figure in the middle of `rect`, `size` units high, as an outline so that it scales with the picture."""
    font = title_font(100)
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, mark)
    box = path.boundingRect()
    painter.save()
    scale = size / 100
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-box.center())
    _fill(painter, path, colour)
    painter.restore()


def _die(
    painter: QPainter, palette: Palette, x: float, y: float, size: float, value: int, turn: float = 0.0
) -> None:
    """A die around (x, y), turned by `turn` degrees."""
    painter.save()
    painter.translate(x, y)
    painter.rotate(turn)
    _fine(painter, 0, 0, size * 1.2, lambda rect: paint_die(painter, rect, value, palette))
    painter.restore()


def _stone(painter: QPainter, palette: Palette, x: float, y: float, size: float, stone: int) -> None:
    """A rock or a cut gem around (x, y)."""
    _fine(painter, x, y, size, lambda rect: paint_stone(painter, rect, stone, palette))


def _arrow(
    painter: QPainter, start: tuple[float, float], end: tuple[float, float], colour: QColor, width: float
) -> None:
    """A straight arrow with an open head."""
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    reach = width * 2.4
    heads = [
        (end[0] - reach * math.cos(angle + turn), end[1] - reach * math.sin(angle + turn))
        for turn in (0.7, -0.7)
    ]
    _line(painter, (start, end), colour, width)
    _line(painter, (heads[0], end, heads[1]), colour, width)


def _free_tent(painter: QPainter, palette: Palette) -> None:
    _hills(painter, palette, 34)
    _canvas_tent(painter, palette, 41, 66, 52)
    _coin(painter, palette, 79, 24, 13)
    _no_entry(painter, palette, 79, 24, 13)


def _ignore_die_number(painter: QPainter, palette: Palette) -> None:
    _hills(painter, palette, 34)
    for step in range(3):
        _line(painter, ((6, 66 - step * 18), (58, 66 - step * 18)), palette.terrace_line, 1.4)
    _canvas_tent(painter, palette, 24, 66, 24)
    _arrow(painter, (47, 62), (47, 16), palette.glow, 3.6)
    _die(painter, palette, 77, 37, 27, 5, 10)
    _no_entry(painter, palette, 77, 37, 16)


def _free_tent_scored_row(painter: QPainter, palette: Palette) -> None:
    _hills(painter, palette, 26)
    lane = QPainterPath()
    lane.addRoundedRect(QRectF(5, 40, 90, 27), 4, 4)
    _fill(painter, lane, tint(palette.column_lit, 0.85), palette.terrace_line, 1.2)
    for x in (20, 44):
        _canvas_tent(painter, palette, x, 63, 22)
        _line(painter, ((x - 5, 30), (x - 1, 34), (x + 7, 24)), palette.good, 3.2)
    _canvas_tent(painter, palette, 76, 64, 28)
    _line(painter, ((76, 12), (76, 26)), palette.glow, 4)
    _line(painter, ((69, 19), (83, 19)), palette.glow, 4)


def _boat_back(painter: QPainter, palette: Palette) -> None:
    for y, start in ((18, 6), (58, 0), (67, 10)):
        wave = QPainterPath(QPointF(start, y))
        for step in range(5):
            x = start + step * 20
            wave.cubicTo(x + 6, y - 4, x + 12, y + 4, x + 20, y)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(palette.river_deep, 2.2))
        painter.drawPath(wave)
    hull = QPainterPath(QPointF(34, 42))
    hull.lineTo(92, 42)
    hull.cubicTo(91, 50, 87, 55, 82, 56)
    hull.lineTo(46, 56)
    hull.cubicTo(40, 54, 36, 49, 34, 42)
    _fill(painter, hull, palette.boat_hull, palette.piece_edge, 1.4)
    cabin = QPainterPath()
    cabin.addRoundedRect(QRectF(50, 30, 32, 12), 1.5, 1.5)
    _fill(painter, cabin, palette.boat_cabin, palette.piece_edge, 1.2)
    for x in (54, 62, 70):
        window = QPainterPath()
        window.addRect(QRectF(x, 33, 5, 5))
        _fill(painter, window, palette.river_ink if not palette.dark else palette.river)
    funnel = QPainterPath()
    funnel.addRect(QRectF(64, 16, 7, 14))
    _fill(painter, funnel, palette.boat_funnel, palette.piece_edge, 1.0)
    for x, y, size in ((72, 11, 4), (79, 8, 5), (88, 8, 6)):
        puff = QPainterPath()
        puff.addEllipse(QPointF(x, y), size, size * 0.8)
        _fill(painter, puff, tint(palette.smoke, 0.75))
    _arrow(painter, (30, 40), (8, 40), palette.glow, 5)


def _four_pounds(painter: QPainter, palette: Palette) -> None:
    for x, y in ((32, 50), (60, 52), (46, 28), (73, 30)):
        _coin(painter, palette, x, y, 16)


def _two_dice(painter: QPainter, palette: Palette) -> None:
    _die(painter, palette, 29, 48, 33, 3, -8)
    _die(painter, palette, 71, 28, 33, 5, 8)
    _arrow(painter, (30, 24), (46, 14), palette.glow, 3.6)


def _points(number: int) -> Callable[[QPainter, Palette], None]:
    def paint(painter: QPainter, palette: Palette) -> None:
        leaf_colour = palette.good
        for side in (-1, 1):
            stem = QPainterPath(QPointF(50 + side * 4, 67))
            stem.cubicTo(50 + side * 34, 62, 50 + side * 38, 34, 50 + side * 24, 10)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(leaf_colour, 2.0))
            painter.drawPath(stem)
            for step in range(7):
                share = 0.12 + step * 0.135
                at, angle = stem.pointAtPercent(share), stem.angleAtPercent(share)
                for turn in (-38, 38):
                    painter.save()
                    painter.translate(at)
                    painter.rotate(-angle + turn)
                    leaf = QPainterPath(QPointF(0, 0))
                    leaf.quadTo(5, -4.5, 11, 0)
                    leaf.quadTo(5, 4.5, 0, 0)
                    _fill(painter, leaf, leaf_colour)
                    painter.restore()
        _mark(painter, QRectF(30, 14, 40, 44), str(number), palette.bank_ink, 50)

    return paint


def _market(painter: QPainter, palette: Palette) -> None:
    for x in (17, 83):
        _line(painter, ((x, 20), (x, 70)), palette.wood_dark, 3.4)
    for stripe in range(6):
        left = 10 + stripe * 80 / 6
        width = 80 / 6
        awning = QPainterPath(QPointF(left + (2 if stripe < 3 else 0), 8))
        awning.lineTo(left + width, 8)
        awning.lineTo(left + width, 24)
        awning.arcTo(QRectF(left, 18, width, 12), 0, -180)
        awning.closeSubpath()
        colour = palette.danger if stripe % 2 == 0 else palette.boat_cabin
        _fill(painter, awning, colour, palette.piece_edge, 0.8)
    counter = QPainterPath()
    counter.addRoundedRect(QRectF(8, 54, 84, 13), 2, 2)
    _fill(painter, counter, palette.wood, palette.wood_dark, 1.4)
    for x, stone in ((31, CLEAR_GEM), (50, BLUE_GEM), (69, RED_GEM)):
        _stone(painter, palette, x, 44, 19, stone)


def paint_pickaxe(painter: QPainter, palette: Palette, x: float, y: float, size: float) -> None:
    """A pickaxe around (x, y), about `size` units high."""
    painter.save()
    painter.translate(x, y)
    painter.scale(size / 60, size / 60)
    painter.rotate(-38)
    _line(painter, ((0, -20), (0, 34)), palette.wood, 5)
    blade = QPainterPath(QPointF(-27, -9))
    blade.quadTo(0, -33, 27, -9)
    blade.quadTo(0, -22, -27, -9)
    _fill(painter, blade, blend(palette.rock_white, palette.rock_black, 0.35), palette.piece_edge, 1.2)
    painter.restore()


def _three_stones(painter: QPainter, palette: Palette) -> None:
    paint_pickaxe(painter, palette, 34, 35, 60)
    for x, y, stone in ((56, 58, BLACK_ROCK), (76, 60, BLUE_GEM), (68, 38, RED_GEM)):
        _stone(painter, palette, x, y, 21, stone)


def _mine_collapse(painter: QPainter, palette: Palette) -> None:
    mountain = _shape(((0, 74), (0, 34), (24, 12), (46, 20), (70, 4), (100, 30), (100, 74)))
    _fill(painter, mountain, blend(palette.rock_black, palette.bank, 0.25), palette.rock_black_edge, 1.2)
    mouth = QPainterPath(QPointF(24, 74))
    mouth.lineTo(24, 44)
    mouth.cubicTo(28, 24, 72, 24, 76, 44)
    mouth.lineTo(76, 74)
    mouth.closeSubpath()
    _fill(painter, mouth, palette.rock_black_edge if not palette.dark else QColor("#100d0a"))
    _line(painter, ((25, 74), (27, 38)), palette.wood, 6)
    _line(painter, ((75, 74), (71, 52)), palette.wood, 6)
    _line(painter, ((22, 36), (52, 44)), palette.wood, 6)
    _line(painter, ((56, 52), (80, 36)), palette.wood, 6)
    for x, y, size in ((34, 66, 18), (52, 64, 22), (68, 67, 17), (44, 55, 13), (60, 47, 12), (47, 31, 10)):
        _stone(painter, palette, x, y, size, BLACK_ROCK)


_PICTURES: dict[int, Callable[[QPainter, Palette], None]] = {
    FREE_TENT: _free_tent,
    IGNORE_DIE_NUMBER: _ignore_die_number,
    FREE_TENT_SCORED_ROW: _free_tent_scored_row,
    BOAT_BACK: _boat_back,
    TAKE_FOUR_POUNDS: _four_pounds,
    TAKE_TWO_DICE: _two_dice,
    POINTS_2: _points(2),
    POINTS_3: _points(3),
    POINTS_4: _points(4),
    MARKET: _market,
    DIG_THREE_STONES: _three_stones,
    MINE_COLLAPSE: _mine_collapse,
}


def paint_picture(painter: QPainter, card: int, palette: Palette) -> None:
    """Paint the picture of `card` into the field from (0, 0) to (PICTURE_WIDTH, PICTURE_HEIGHT)."""
    _PICTURES[card](painter, palette)
