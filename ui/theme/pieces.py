"""Game pieces drawn with paths, crisp from 12 to 300 pixels: dice, coins, gems, rocks.

Each function paints into `rect` (logical pixels) and leaves the painter as it found it. Tent, boat and chest
stand in `ui.theme.craft`.
"""

import math
from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from ui.numbers import show_number
from ui.theme.fonts import text_font
from ui.theme.palette import Palette, blend, tint
from ui.theme.pens import round_pen
from ui.theme.sprites import sprite

GEM_KINDS = ("clear", "blue", "red")
_SMALL = 20.0
# Pixels; beyond this, drawing takes hardly longer than copying and the pictures would fill the memory.
LARGEST_PICTURE = 160.0


class DieState(Enum):
    """How a die lies in the tray."""

    NORMAL = "normal"
    DIMMED = "dimmed"
    CHOSEN = "chosen"


_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def square_in(rect: QRectF) -> QRectF:
    """The largest square in the middle of `rect`."""
    side = min(rect.width(), rect.height())
    return QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)


def outline_pen(colour: QColor, width: float) -> QPen:
    """A pen with round joins, never thinner than a pixel."""
    return round_pen(colour, max(1.0, width))


@sprite(LARGEST_PICTURE)
def paint_die(
    painter: QPainter, rect: QRectF, value: int, palette: Palette, state: DieState = DieState.NORMAL
) -> None:
    """Paint a die showing `value` (1 to 6; 0 paints a blank face)."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = square_in(rect)
    side = box.width()
    edge = max(1.0, side / 28)
    halo = side * 0.09 if side >= _SMALL else 1.5
    body = box.adjusted(halo, halo, -halo, -halo)
    radius = body.width() * 0.2
    dimmed = state is DieState.DIMMED
    if state is DieState.CHOSEN:
        ring = max(1.0, side * 0.055)
        painter.setPen(QPen(palette.glow, ring))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(
            box.adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2), radius * 1.4, radius * 1.4
        )
    elif not dimmed and side >= _SMALL:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.shadow)
        painter.drawRoundedRect(body.translated(0, side * 0.035), radius, radius)
    face = palette.die_dimmed_face if dimmed else palette.die_face
    pip = palette.die_dimmed_pip if dimmed else palette.die_pip
    painter.setPen(outline_pen(palette.die_dimmed_pip if dimmed else palette.die_edge, edge))
    painter.setBrush(face)
    painter.drawRoundedRect(body, radius, radius)
    if side >= 2 * _SMALL and not dimmed:
        inner = body.adjusted(side * 0.06, side * 0.06, -side * 0.06, -side * 0.06)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(blend(face, palette.die_pip, 0.05))
        painter.drawRoundedRect(inner, radius * 1.3, radius * 1.3)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(pip)
    step = body.width() * 0.265
    reach = body.width() * (0.105 if side >= _SMALL else 0.12)
    middle = body.center()
    for across, down in _PIPS.get(value, ()):
        painter.drawEllipse(QPointF(middle.x() + across * step, middle.y() + down * step), reach, reach)
    painter.restore()


def paint_coin(painter: QPainter, rect: QRectF, palette: Palette, value: int | None = None) -> None:
    """Paint a coin with its `value`, or with a stamped star where there is none to show."""
    _paint_coin(painter, rect, palette, "" if value is None else show_number(value))


@sprite(LARGEST_PICTURE)
def _paint_coin(painter: QPainter, rect: QRectF, palette: Palette, text: str) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = square_in(rect)
    side = box.width()
    edge = max(1.0, side / 24)
    body = box.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
    painter.setPen(outline_pen(palette.coin_edge, edge))
    painter.setBrush(palette.coin_rim if side >= _SMALL else palette.coin)
    painter.drawEllipse(body)
    if side >= _SMALL:
        inner = side * 0.1
        painter.setPen(outline_pen(tint(palette.coin_ink, 0.45), side / 48))
        painter.setBrush(palette.coin)
        painter.drawEllipse(body.adjusted(inner, inner, -inner, -inner))
    if not text:
        _stamp_star(painter, box, palette)
    else:
        share = 0.58 if len(text) == 1 else 0.46 if len(text) == 2 else 0.34
        painter.setFont(text_font(round(side * share), bold=True))
        painter.setPen(palette.coin_ink)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def _stamp_star(painter: QPainter, box: QRectF, palette: Palette) -> None:
    """A compass star of four points, the mint's mark."""
    middle = box.center()
    points = []
    for step in range(8):
        reach = box.width() * (0.28 if step % 2 == 0 else 0.08)
        angle = math.pi / 4 * step - math.pi / 2
        points.append(QPointF(middle.x() + reach * math.cos(angle), middle.y() + reach * math.sin(angle)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.coin_ink)
    painter.drawPolygon(QPolygonF(points))


Points = tuple[tuple[float, float], ...]

# Each kind has a cut of its own: a brilliant seen from the side, a step-cut oblong, a drop.
_GEM_OUTLINE: dict[str, Points] = {
    "clear": ((0.24, 0.16), (0.76, 0.16), (0.98, 0.42), (0.5, 0.93), (0.02, 0.42)),
    "blue": (
        (0.3, 0.06),
        (0.7, 0.06),
        (0.86, 0.22),
        (0.86, 0.78),
        (0.7, 0.94),
        (0.3, 0.94),
        (0.14, 0.78),
        (0.14, 0.22),
    ),
}
_GEM_FACETS: dict[str, tuple[Points, ...]] = {
    "clear": (
        ((0.02, 0.42), (0.98, 0.42)),
        ((0.24, 0.16), (0.34, 0.42), (0.5, 0.93), (0.66, 0.42), (0.76, 0.16)),
        ((0.34, 0.42), (0.5, 0.16), (0.66, 0.42)),
    ),
    "blue": (
        (
            (0.38, 0.26),
            (0.62, 0.26),
            (0.68, 0.34),
            (0.68, 0.66),
            (0.62, 0.74),
            (0.38, 0.74),
            (0.32, 0.66),
            (0.32, 0.34),
            (0.38, 0.26),
        ),
        ((0.3, 0.06), (0.38, 0.26)),
        ((0.7, 0.06), (0.62, 0.26)),
        ((0.86, 0.78), (0.68, 0.66)),
        ((0.14, 0.78), (0.32, 0.66)),
    ),
    "red": (
        ((0.5, 0.03), (0.36, 0.56), (0.5, 0.74), (0.64, 0.56), (0.5, 0.03)),
        ((0.36, 0.56), (0.15, 0.62)),
        ((0.64, 0.56), (0.85, 0.62)),
        ((0.5, 0.74), (0.5, 0.97)),
    ),
}
_GEM_SHINE: dict[str, Points] = {
    "clear": ((0.24, 0.16), (0.5, 0.16), (0.34, 0.42), (0.02, 0.42)),
    "blue": ((0.3, 0.06), (0.38, 0.26), (0.32, 0.34), (0.32, 0.66), (0.14, 0.78), (0.14, 0.22)),
    "red": ((0.5, 0.03), (0.36, 0.56), (0.15, 0.62), (0.2, 0.5)),
}


def polygon_path(points: Points) -> QPainterPath:
    """A closed path through `points` of the unit square."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def placed(path: QPainterPath, box: QRectF) -> QPainterPath:
    """A path of the unit square, laid into `box`."""
    return QTransform.fromTranslate(box.x(), box.y()).scale(box.width(), box.height()).map(path)


@lru_cache(maxsize=8)
def _gem_path(kind: str) -> QPainterPath:
    if kind == "red":
        drop = QPainterPath(QPointF(0.5, 0.03))
        drop.cubicTo(0.62, 0.26, 0.86, 0.42, 0.86, 0.63)
        drop.cubicTo(0.86, 0.84, 0.7, 0.97, 0.5, 0.97)
        drop.cubicTo(0.3, 0.97, 0.14, 0.84, 0.14, 0.63)
        drop.cubicTo(0.14, 0.42, 0.38, 0.26, 0.5, 0.03)
        drop.closeSubpath()
        return drop
    return polygon_path(_GEM_OUTLINE[kind])


def gem_colour(kind: str, palette: Palette) -> QColor:
    """The fill of a gem of `kind` ("clear", "blue", "red"); KeyError when unknown."""
    return {"clear": palette.gem_clear, "blue": palette.gem_blue, "red": palette.gem_red}[kind]


@sprite(LARGEST_PICTURE)
def paint_gem(painter: QPainter, rect: QRectF, kind: str, palette: Palette) -> None:
    """Paint a gem of `kind`: a brilliant (clear), an oblong (blue) or a drop (red); KeyError when unknown."""
    fill = gem_colour(kind, palette)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = square_in(rect)
    side = box.width()
    edge = max(1.0, side / 22)
    box = box.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
    outline = placed(_gem_path(kind), box)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawPath(outline)
    if side >= 14:
        painter.save()
        painter.setClipPath(outline)
        painter.setBrush(tint(palette.gem_shine, 0.75 if kind == "clear" else 0.4))
        painter.drawPath(placed(polygon_path(_GEM_SHINE[kind]), box))
        painter.restore()
    if side >= 18:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        cut = blend(fill, QColor("#1b2430"), 0.55)
        painter.setPen(outline_pen(tint(cut, 0.8), side / 44))
        for facet in _GEM_FACETS[kind]:
            points = [QPointF(box.x() + x * box.width(), box.y() + y * box.height()) for x, y in facet]
            painter.drawPolyline(QPolygonF(points))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(outline_pen(palette.gem_edge, edge))
    painter.drawPath(outline)
    painter.restore()


_ROCK: dict[bool, Points] = {
    False: (
        (0.2, 0.3),
        (0.46, 0.12),
        (0.74, 0.2),
        (0.95, 0.5),
        (0.86, 0.82),
        (0.5, 0.9),
        (0.14, 0.84),
        (0.04, 0.56),
    ),
    True: (
        (0.32, 0.1),
        (0.62, 0.06),
        (0.88, 0.28),
        (0.96, 0.62),
        (0.78, 0.9),
        (0.42, 0.95),
        (0.1, 0.76),
        (0.06, 0.36),
    ),
}
_ROCK_TOP: dict[bool, Points] = {
    False: ((0.2, 0.3), (0.46, 0.12), (0.74, 0.2), (0.58, 0.42), (0.28, 0.5)),
    True: ((0.32, 0.1), (0.62, 0.06), (0.88, 0.28), (0.6, 0.4), (0.3, 0.34)),
}
_ROCK_LINES: dict[bool, tuple[Points, ...]] = {
    False: (
        ((0.04, 0.56), (0.28, 0.5), (0.58, 0.42), (0.95, 0.5)),
        ((0.28, 0.5), (0.4, 0.9)),
        ((0.58, 0.42), (0.7, 0.86)),
    ),
    # The white rock is cracked, so that it is known without its colour.
    True: (
        ((0.62, 0.06), (0.5, 0.28), (0.62, 0.46), (0.44, 0.64), (0.54, 0.95)),
        ((0.62, 0.46), (0.82, 0.58)),
    ),
}


@sprite(LARGEST_PICTURE)
def paint_rock(painter: QPainter, rect: QRectF, palette: Palette, *, white: bool = False) -> None:
    """Paint a black rock, or the white one with its crack."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = square_in(rect)
    side = box.width()
    edge = max(1.0, side / 22)
    box = box.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
    fill = palette.rock_white if white else palette.rock_black
    line = palette.rock_white_edge if white else palette.rock_black_edge
    outline = placed(polygon_path(_ROCK[white]), box)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawPath(outline)
    crack = QColor("#4d463c") if white else blend(fill, QColor("#ffffff"), 0.35)
    if side >= 14:
        painter.setBrush(blend(fill, QColor("#ffffff"), 0.9 if white else 0.2))
        painter.drawPath(placed(polygon_path(_ROCK_TOP[white]), box))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(outline_pen(crack, side / (26 if white else 40)))
        for facet in _ROCK_LINES[white]:
            points = [QPointF(box.x() + x * box.width(), box.y() + y * box.height()) for x, y in facet]
            painter.drawPolyline(QPolygonF(points))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(outline_pen(line, edge))
    painter.drawPath(outline)
    painter.restore()
