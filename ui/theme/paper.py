"""Paper, ink and the desk: backgrounds, borders, rules and the compass rose, the same every time."""

import math
from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from ui.theme.palette import Palette, blend, tint
from ui.theme.sprites import sprite

_TILE = 192


class _Hand:
    """The unsteadiness of a hand: a fixed sequence of numbers between 0 and 1."""

    def __init__(self, start: int) -> None:
        self._state = start & 0x7FFFFFFF

    def next(self) -> float:
        self._state = (self._state * 1103515245 + 12345) & 0x7FFFFFFF
        return (self._state >> 8) / 0x7FFFFF


@lru_cache(maxsize=16)
def _tile(ground: int, ink: int, strength: float, ratio: float) -> QPixmap:
    """A square of paper that continues itself on all sides, `ratio` pixels to the logical pixel."""
    side = round(_TILE * ratio)
    pixmap = QPixmap(side, side)
    pixmap.fill(QColor.fromRgba(ground))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(ratio, ratio)
    hand = _Hand(20_011)
    colour = QColor.fromRgba(ink)
    for number in range(260):
        x, y = hand.next() * _TILE, hand.next() * _TILE
        length = 2 + 9 * hand.next()
        angle = (hand.next() - 0.5) * 1.4
        fibre = tint(colour, strength * (0.25 + 0.75 * hand.next()))
        reach = QPointF(length * math.cos(angle), length * math.sin(angle))
        speck = number % 4 == 0
        # Only what reaches over the right or the lower edge goes on at the opposite one.
        for left in (0, -_TILE) if x + reach.x() > _TILE - 2 else (0,):
            for up in (0, -_TILE) if y + max(0.0, reach.y()) > _TILE - 2 else (0,):
                start = QPointF(x + left, y + up)
                if speck:
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(fibre)
                    painter.drawEllipse(start, 0.9, 0.7)
                else:
                    painter.setPen(QPen(fibre, 0.7))
                    painter.drawLine(start, start + reach)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _fill_with_tile(painter: QPainter, rect: QRectF, ground: QColor, ink: QColor, strength: float) -> None:
    device = painter.device()
    painter.fillRect(rect, QBrush(_tile(ground.rgba(), ink.rgba(), strength, device.devicePixelRatioF())))


def paint_desk(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Fill `rect` with the desk's top."""
    _fill_with_tile(
        painter, rect, palette.desk, palette.desk_shade if not palette.dark else palette.line, 0.5
    )


def paint_paper(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Fill `rect` with bare paper."""
    _fill_with_tile(painter, rect, palette.paper, palette.strong_line, 0.16)


def paint_sheet(painter: QPainter, rect: QRectF, palette: Palette, scale: float = 1.0) -> None:
    """A sheet of paper that lies on the desk: shadow, paper and an inked border inside `rect`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    depth = 5 * scale
    # Whole pixels: a texture between them has to be smoothed, which takes ten times as long.
    sheet = QRectF(rect.adjusted(depth, depth * 0.6, -depth, -depth * 1.4).toRect())
    for step in range(4):
        grow = depth * (1 - step / 4)
        painter.setBrush(tint(palette.shadow, palette.shadow.alphaF() * 0.3))
        around = QPainterPath()
        around.addRoundedRect(sheet.adjusted(-grow, -grow * 0.4, grow, grow * 1.3), grow, grow)
        # Only what will be seen: blending under the whole sheet takes longer than everything else here.
        around.addRect(sheet)
        painter.drawPath(around)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    paint_paper(painter, sheet, palette)
    painter.restore()
    inset = 7 * scale
    paint_border(painter, sheet.adjusted(inset, inset, -inset, -inset), palette, scale)


@lru_cache(maxsize=64)
def _inked_line(length: int, start: int) -> tuple[tuple[float, float], ...]:
    """A line of `length` along the x axis as a hand draws it, off by less than a pixel."""
    hand = _Hand(7919 * (start + 1) + length)
    count = max(2, length // 26)
    points = [(0.0, 0.0)]
    for step in range(1, count):
        points.append((length * step / count, (hand.next() - 0.5) * 1.1))
    points.append((float(length), 0.0))
    return tuple(points)


def _wavering(start: QPointF, end: QPointF, scale: float, seed: int) -> QPainterPath:
    across, down = end.x() - start.x(), end.y() - start.y()
    length = math.hypot(across, down)
    path = QPainterPath(start)
    if length < 1:
        return path
    along, off = QPointF(across / length, down / length), QPointF(-down / length, across / length)
    points = _inked_line(max(1, round(length / scale)), seed)
    stretch = length / points[-1][0]
    previous = start
    for x, y in points[1:]:
        here = start + along * (x * stretch) + off * (y * scale)
        path.quadTo(previous, (previous + here) / 2)
        previous = here
    path.lineTo(end)
    return path


def paint_rule(painter: QPainter, start: QPointF, end: QPointF, palette: Palette, scale: float = 1.0) -> None:
    """A ruled line in ink that swells towards its middle, as a pen does."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.strong_line, max(1.0, scale)))
    painter.drawPath(_wavering(start, end, scale, 5))
    across = (end - start) * 0.5
    middle = start + across
    length = math.hypot(across.x(), across.y()) or 1.0
    unit = QPointF(across.x() / length, across.y() / length)
    normal = QPointF(-unit.y(), unit.x())
    reach = 4 * scale
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.strong_line)
    painter.drawPolygon(
        QPolygonF(
            [
                middle - unit * reach * 1.6,
                middle + normal * reach * 0.7,
                middle + unit * reach * 1.6,
                middle - normal * reach * 0.7,
            ]
        )
    )
    painter.restore()


@lru_cache(maxsize=32)
def _border_path(width: int, height: int, scale: float, inset: float, seed: int) -> QPainterPath:
    """The four sides of a frame of `width` x `height`, `inset` from its edge."""
    box = QRectF(0, 0, width, height).adjusted(inset, inset, -inset, -inset)
    corners = (box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft())
    path = QPainterPath()
    for side in range(4):
        path.addPath(_wavering(corners[side], corners[(side + 1) % 4], scale, seed + side))
    return path


def paint_border(painter: QPainter, rect: QRectF, palette: Palette, scale: float = 1.0) -> None:
    """The frame of an old map: a strong line, a fine one inside, and a small diamond in each corner."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    size: QSize = rect.size().toSize()
    painter.translate(rect.topLeft())
    for number, (inset, width, colour) in enumerate(
        ((0.0, 1.6, palette.strong_line), (4.0, 0.8, palette.line))
    ):
        pen = QPen(colour, max(0.8, width * scale))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPath(_border_path(size.width(), size.height(), scale, inset * scale, number * 4))
    painter.setPen(QPen(palette.strong_line, max(1.0, scale)))
    painter.setBrush(palette.paper)
    reach = 5 * scale
    diamond = ((0, -1), (1, 0), (0, 1), (-1, 0))
    for x, y in ((0, 0), (size.width(), 0), (size.width(), size.height()), (0, size.height())):
        painter.drawPolygon(QPolygonF([QPointF(x + a * reach, y + b * reach) for a, b in diamond]))
    painter.restore()


def paint_compass(painter: QPainter, rect: QRectF, palette: Palette, *, faint: bool = False) -> None:
    """A compass rose of sixteen points; `faint` for one printed under other things."""
    painter.save()
    if faint:
        # Put on the finished rose: each of its many parts by itself would take three times as long.
        painter.setOpacity(painter.opacity() * (0.28 if palette.dark else 0.32))
    _compass(painter, rect, palette, faint=faint)
    painter.restore()


@sprite(1400)
def _compass(painter: QPainter, rect: QRectF, palette: Palette, *, faint: bool) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(rect.width(), rect.height())
    painter.translate(rect.center())
    painter.scale(side / 200, side / 200)
    dark, light = palette.ink if not faint else palette.strong_line, palette.panel
    line = QPen(dark, 1.2)
    line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(line)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for reach in (62.0, 66.0, 40.0):
        painter.drawEllipse(QPointF(0, 0), reach, reach)
    ticks = []
    for tick in range(64):
        angle = math.tau * tick / 64
        outer = 66.0 if tick % 4 else 70.0
        across, down = math.cos(angle), math.sin(angle)
        ticks.append(QLineF(62 * across, 62 * down, outer * across, outer * down))
    painter.drawLines(ticks)
    for turn, reach, waist in ((22.5, 52.0, 9.0), (67.5, 52.0, 9.0), (45.0, 66.0, 13.0), (0.0, 94.0, 17.0)):
        for quarter in range(4):
            painter.save()
            painter.rotate(turn + 90 * quarter)
            hand = waist * math.sin(math.pi / 4)
            north = turn == 0.0 and quarter == 0
            painter.setBrush(dark if not north or faint else palette.danger)
            painter.drawPolygon(QPolygonF([QPointF(0, -reach), QPointF(hand, -hand), QPointF(0, 0)]))
            painter.setBrush(light if not north or faint else blend(palette.danger, light, 0.55))
            painter.drawPolygon(QPolygonF([QPointF(0, -reach), QPointF(-hand, -hand), QPointF(0, 0)]))
            painter.restore()
    painter.setBrush(light)
    painter.drawEllipse(QPointF(0, 0), 7, 7)
    painter.setBrush(palette.brass)
    painter.drawEllipse(QPointF(0, 0), 4, 4)
    painter.restore()


def paint_rhumb_lines(painter: QPainter, rect: QRectF, centre: QPointF, palette: Palette) -> None:
    """The web of bearings that old charts carry, from `centre` to the edges of `rect`, barely to be seen."""
    painter.save()
    painter.setClipRect(rect)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(tint(palette.strong_line, 0.22), 1))
    reach = rect.width() + rect.height()
    lines = []
    for step in range(32):
        angle = math.tau * step / 32
        lines.append(QLineF(centre, centre + QPointF(reach * math.cos(angle), reach * math.sin(angle))))
    painter.drawLines(lines)
    painter.restore()
