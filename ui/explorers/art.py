"""Signs and pieces of the maps: cities, ruins, towers, crystals, explorers, villages, trading posts.

Each function paints into the largest square in the middle of `rect` and leaves the painter as it found it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from ui.explorers.map.colours import map_colours
from ui.theme.emblems import paint_emblem_mark
from ui.theme.fonts import text_font
from ui.theme.palette import Palette, SeatColour, blend, tint
from ui.theme.pens import round_pen
from ui.theme.sprites import sprite

LARGEST = 200.0
"""Pixels up to which a sign is painted from a kept picture."""

RUIN_SIGNS = {"o": "circle", "t": "triangle", "q": "square"}
"""Signs of ruins that are shapes; all others are letters."""


@contextmanager
def unit(painter: QPainter, rect: QRectF) -> Iterator[float]:
    """Draw in a square of 100 by 100 units; gives how many pixels its side has."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(rect.width(), rect.height())
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side / 100, side / 100)
    try:
        yield side * painter.worldTransform().m11() / max(side / 100, 1e-6) / 100
    finally:
        painter.restore()


def poly(*points: tuple[float, float]) -> QPolygonF:
    """A polygon of the unit square."""
    return QPolygonF([QPointF(x, y) for x, y in points])


def paint_figure_text(
    painter: QPainter, text: str, middle: tuple[float, float], size: int, ink: QColor, *, halo: QColor | None
) -> None:
    """A figure in the unit square, with a halo around it where it stands on a picture."""
    path = QPainterPath()
    font = text_font(size, bold=True)
    path.addText(0, 0, font, text)
    box = path.boundingRect()
    path.translate(middle[0] - box.center().x(), middle[1] - box.center().y())
    if halo is not None:
        painter.setPen(round_pen(halo, size * 0.22))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPath(path)


# --- what is printed on the maps -----------------------------------------------------------------------------------


@sprite(LARGEST)
def paint_city(painter: QPainter, rect: QRectF, value: str, palette: Palette) -> None:
    """A walled town with its value in front."""
    colours = map_colours(palette)
    with unit(painter, rect):
        painter.setPen(round_pen(colours.plate_ink, 3.4))
        painter.setBrush(colours.stone_shade)
        painter.drawPolygon(poly((12, 50), (12, 26), (20, 16), (28, 26), (28, 50)))
        painter.drawPolygon(poly((72, 50), (72, 26), (80, 16), (88, 26), (88, 50)))
        painter.setBrush(colours.stone)
        painter.drawPolygon(poly((36, 46), (36, 20), (50, 4), (64, 20), (64, 46)))
        painter.drawLine(QPointF(50, 18), QPointF(50, 26))
        painter.setBrush(colours.plate)
        wall = QPainterPath(QPointF(6, 40))
        for x in range(6, 95, 22):
            wall.lineTo(x, 40)
            wall.lineTo(x + 11, 40)
            wall.lineTo(x + 11, 47)
            wall.lineTo(min(94, x + 22), 47)
        wall.lineTo(94, 40)
        wall.lineTo(94, 92)
        wall.lineTo(6, 92)
        wall.closeSubpath()
        painter.drawPath(wall)
        paint_figure_text(painter, value, (50, 70), 48, colours.plate_ink, halo=None)


@sprite(LARGEST)
def paint_wreck(painter: QPainter, rect: QRectF, sign: str, palette: Palette) -> None:
    """A wreck in the sea, with its sign."""
    colours = map_colours(palette)
    with unit(painter, rect):
        painter.setPen(round_pen(colours.plate_ink, 3.2))
        painter.drawLine(QPointF(38, 62), QPointF(28, 10))
        painter.drawLine(QPointF(20, 30), QPointF(48, 22))
        painter.setBrush(colours.sail)
        painter.drawPolygon(poly((31, 27), (46, 24), (50, 40), (44, 36), (40, 46), (34, 40)))
        painter.drawLine(QPointF(62, 58), QPointF(67, 36))
        hull = QPainterPath(QPointF(8, 50))
        hull.cubicTo(12, 72, 22, 84, 40, 84)
        hull.lineTo(74, 84)
        hull.cubicTo(86, 80, 92, 66, 95, 50)
        hull.lineTo(82, 58)
        hull.lineTo(76, 52)
        hull.lineTo(66, 62)
        hull.lineTo(56, 56)
        hull.lineTo(46, 64)
        hull.lineTo(30, 58)
        hull.closeSubpath()
        painter.setBrush(colours.wood)
        painter.drawPath(hull)
        painter.setPen(round_pen(colours.wood_shade, 2.4))
        painter.drawLine(QPointF(18, 70), QPointF(86, 68))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.wood_shade)
        painter.drawPolygon(poly((56, 72), (70, 70), (66, 82), (58, 82)))
        painter.setPen(round_pen(colours.grounds["sea"].light, 4.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        wave = QPainterPath(QPointF(4, 88))
        for x in range(4, 92, 22):
            wave.quadTo(QPointF(x + 5.5, 81), QPointF(x + 11, 87))
            wave.quadTo(QPointF(x + 16.5, 93), QPointF(x + 22, 87))
        painter.drawPath(wave)
        _ruin_sign(painter, sign, palette)


@sprite(LARGEST)
def paint_columns(painter: QPainter, rect: QRectF, sign: str, palette: Palette) -> None:
    """A ruin on land, with its sign."""
    colours = map_colours(palette)
    with unit(painter, rect):
        painter.setPen(round_pen(colours.plate_ink, 3.2))
        painter.setBrush(colours.stone_shade)
        painter.drawPolygon(poly((8, 84), (92, 84), (98, 94), (2, 94)))
        for x, top in ((14, 22), (38, 40), (62, 12), (80, 58)):
            painter.setBrush(colours.stone)
            painter.drawPolygon(poly((x, 84), (x, top), (x + 6, top - 5), (x + 13, top + 3), (x + 13, 84)))
            painter.setPen(round_pen(colours.stone_shade, 2.4))
            painter.drawLine(QPointF(x + 6.5, top + 10), QPointF(x + 6.5, 78))
            painter.setPen(round_pen(colours.plate_ink, 3.2))
        painter.setBrush(colours.stone)
        painter.drawPolygon(poly((8, 14), (30, 10), (30, 20), (8, 24)))
        _ruin_sign(painter, sign, palette)


def _ruin_sign(painter: QPainter, sign: str, palette: Palette) -> None:
    if not sign:
        return
    colours = map_colours(palette)
    painter.setPen(round_pen(colours.plate_ink, 3))
    painter.setBrush(colours.plate)
    painter.drawEllipse(QPointF(74, 24), 22, 22)
    shape = RUIN_SIGNS.get(sign)
    if shape is None:
        paint_figure_text(painter, sign, (74, 24), 28, colours.plate_ink, halo=None)
        return
    painter.setPen(round_pen(colours.plate_ink, 4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if shape == "circle":
        painter.drawEllipse(QPointF(74, 24), 10, 10)
    elif shape == "triangle":
        painter.drawPolygon(poly((74, 12), (85, 32), (63, 32)))
    else:
        painter.drawRect(QRectF(65, 15, 18, 18))
        painter.drawLine(QPointF(65, 15), QPointF(83, 33))
        painter.drawLine(QPointF(83, 15), QPointF(65, 33))


def paint_ruin(painter: QPainter, rect: QRectF, sign: str, sea: bool, palette: Palette) -> None:
    """A ruin: a wreck in the sea, columns on land."""
    (paint_wreck if sea else paint_columns)(painter, rect, sign, palette)


@sprite(LARGEST)
def paint_tower(painter: QPainter, rect: QRectF, palette: Palette, seat: SeatColour | None = None) -> None:
    """A discovery tower; with its roof and flag in a seat's colour once it has been found."""
    colours = map_colours(palette)
    with unit(painter, rect):
        painter.setPen(round_pen(colours.plate_ink, 3.2))
        painter.setBrush(colours.stone_shade)
        painter.drawPolygon(poly((18, 96), (24, 84), (76, 84), (82, 96)))
        painter.setBrush(colours.stone)
        painter.drawPolygon(poly((30, 84), (36, 36), (64, 36), (70, 84)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint(colours.stone_shade, 0.8))
        painter.drawPolygon(poly((54, 38), (63, 38), (68, 83), (56, 83)))
        painter.setPen(round_pen(colours.plate_ink, 3.2))
        painter.setBrush(seat.fill if seat else colours.stone_shade)
        painter.drawPolygon(poly((24, 38), (32, 26), (68, 26), (76, 38)))
        painter.drawPolygon(poly((34, 26), (50, 6), (66, 26)))
        painter.setBrush(colours.plate_ink)
        painter.drawRect(QRectF(46, 48, 7, 12))
        if seat:
            painter.drawLine(QPointF(50, 8), QPointF(50, -8))
            painter.setBrush(seat.fill)
            painter.drawPolygon(poly((50, -8), (76, -1), (50, 7)))


@sprite(LARGEST)
def paint_crystal(painter: QPainter, rect: QRectF, value: str, palette: Palette) -> None:
    """A crystal with its value."""
    colours = map_colours(palette)
    with unit(painter, rect):
        painter.setPen(round_pen(colours.plate_ink, 3.2))
        painter.setBrush(colours.crystal_shade)
        painter.drawPolygon(poly((14, 84), (6, 50), (20, 34), (36, 84)))
        painter.drawPolygon(poly((64, 84), (82, 36), (95, 54), (86, 84)))
        painter.setBrush(colours.crystal)
        painter.drawPolygon(poly((24, 92), (30, 24), (50, 4), (70, 24), (76, 92)))
        painter.setPen(round_pen(tint(QColor("#ffffff"), 0.7), 2.4))
        painter.drawPolyline(poly((50, 6), (44, 30), (46, 90)))
        painter.drawLine(QPointF(31, 26), QPointF(44, 30))
        painter.drawLine(QPointF(44, 30), QPointF(69, 25))
        paint_figure_text(painter, value, (50, 64), 42, QColor("#ffffff"), halo=QColor("#35184f"))


@sprite(LARGEST)
def paint_capital(painter: QPainter, rect: QRectF, seat: SeatColour, palette: Palette) -> None:
    """The capital: a castle that flies the seat's colours."""
    colours = map_colours(palette)
    with unit(painter, rect):
        painter.setPen(round_pen(colours.plate_ink, 3))
        for x in (24, 76):
            painter.drawLine(QPointF(x, 34), QPointF(x, 10))
        painter.drawLine(QPointF(50, 22), QPointF(50, -6))
        painter.setBrush(seat.fill)
        painter.drawPolygon(poly((50, -6), (78, 1), (50, 9)))
        painter.drawPolygon(poly((24, 10), (42, 15), (24, 21)))
        painter.drawPolygon(poly((76, 10), (94, 15), (76, 21)))
        painter.setBrush(colours.stone)
        for left, top, right in ((10, 32, 36), (64, 32, 90), (34, 20, 66)):
            crown = QPainterPath(QPointF(left, 92))
            crown.lineTo(left, top)
            step = (right - left) / 5
            for notch in range(5):
                at = left + notch * step
                crown.lineTo(at, top if notch % 2 == 0 else top + 8)
                crown.lineTo(at + step, top if notch % 2 == 0 else top + 8)
            crown.lineTo(right, 92)
            crown.closeSubpath()
            painter.drawPath(crown)
        painter.setBrush(seat.fill)
        gate = QPainterPath(QPointF(39, 92))
        gate.lineTo(39, 68)
        gate.cubicTo(39, 52, 61, 52, 61, 68)
        gate.lineTo(61, 92)
        gate.closeSubpath()
        painter.drawPath(gate)
        paint_emblem_mark(painter, QRectF(42, 66, 16, 16), seat)
        painter.setBrush(colours.stone_shade)
        painter.drawRect(QRectF(4, 88, 92, 8))


# --- pieces of a seat ----------------------------------------------------------------------------------------------


def paint_explorer(
    painter: QPainter, rect: QRectF, seat: SeatColour, palette: Palette, *, opacity: float = 1.0
) -> None:
    """A wooden cube in a seat's colour; paler for a preview."""
    before = painter.opacity()
    painter.setOpacity(before * opacity)
    _cube(painter, rect, seat, palette)
    painter.setOpacity(before)


@sprite(LARGEST)
def _cube(painter: QPainter, rect: QRectF, seat: SeatColour, palette: Palette) -> None:
    colours = map_colours(palette)
    outline = poly((50, 6), (90, 26), (90, 72), (50, 94), (10, 72), (10, 26))
    with unit(painter, rect):
        painter.setPen(round_pen(tint(colours.halo, 0.9), 13))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(outline)
        painter.setPen(Qt.PenStyle.NoPen)
        light, shade = QColor("#ffffff"), QColor("#000000")
        painter.setBrush(blend(seat.fill, light, 0.34))
        painter.drawPolygon(poly((50, 6), (90, 26), (50, 48), (10, 26)))
        painter.setBrush(seat.fill)
        painter.drawPolygon(poly((10, 26), (50, 48), (50, 94), (10, 72)))
        painter.setBrush(blend(seat.fill, shade, 0.3))
        painter.drawPolygon(poly((50, 48), (90, 26), (90, 72), (50, 94)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(round_pen(seat.edge if not palette.dark else QColor("#14100b"), 5))
        painter.drawPolygon(outline)
        painter.setPen(round_pen(tint(seat.edge if not palette.dark else QColor("#14100b"), 0.7), 3))
        painter.drawPolyline(poly((10, 26), (50, 48), (90, 26)))
        painter.drawLine(QPointF(50, 48), QPointF(50, 94))


def paint_village(
    painter: QPainter, rect: QRectF, seat: SeatColour, palette: Palette, *, opacity: float = 1.0
) -> None:
    """A village: a house with its roof in a seat's colour; paler for a preview."""
    before = painter.opacity()
    painter.setOpacity(before * opacity)
    _house(painter, rect, seat, palette)
    painter.setOpacity(before)


@sprite(LARGEST)
def _house(painter: QPainter, rect: QRectF, seat: SeatColour, palette: Palette) -> None:
    colours = map_colours(palette)
    whole = poly((50, 5), (96, 46), (88, 54), (84, 50), (84, 93), (16, 93), (16, 50), (12, 54), (4, 46))
    edge = seat.edge if not palette.dark else QColor("#14100b")
    with unit(painter, rect):
        painter.setPen(round_pen(tint(colours.halo, 0.9), 12))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(whole)
        painter.setPen(round_pen(edge, 4.5))
        painter.setBrush(QColor("#fff6e0"))
        painter.drawRect(QRectF(17, 46, 66, 47))
        painter.setBrush(seat.fill)
        painter.drawPolygon(poly((70, 12), (82, 12), (82, 34), (70, 22)))
        painter.drawPolygon(poly((50, 5), (96, 46), (86, 54), (50, 22), (14, 54), (4, 46)))
        painter.drawPolygon(poly((50, 5), (96, 46), (4, 46)))
        painter.drawRect(QRectF(42, 62, 17, 31))
        painter.drawRect(QRectF(24, 58, 11, 12))
        painter.drawRect(QRectF(66, 58, 11, 12))


@sprite(LARGEST)
def paint_post(painter: QPainter, rect: QRectF, seat: SeatColour, palette: Palette) -> None:
    """A trading post that covers a city: a round board with the seat's emblem between two pales."""
    colours = map_colours(palette)
    edge = seat.edge if not palette.dark else QColor("#14100b")
    with unit(painter, rect):
        painter.setPen(round_pen(tint(colours.halo, 0.9), 10))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(50, 50), 43, 43)
        painter.setPen(round_pen(edge, 5))
        painter.setBrush(seat.fill)
        painter.drawEllipse(QPointF(50, 50), 43, 43)
        painter.setPen(round_pen(tint(seat.ink, 0.85), 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(50, 50), 34, 34)
        # A pair of scales: here is trade.
        painter.setPen(round_pen(seat.ink, 5))
        painter.drawLine(QPointF(50, 26), QPointF(50, 72))
        painter.drawLine(QPointF(28, 34), QPointF(72, 34))
        painter.drawLine(QPointF(38, 73), QPointF(62, 73))
        painter.setBrush(seat.ink)
        painter.setPen(round_pen(seat.ink, 2.5))
        for x in (28, 72):
            painter.drawLine(QPointF(x, 34), QPointF(x - 8, 54))
            painter.drawLine(QPointF(x, 34), QPointF(x + 8, 54))
            painter.drawPie(QRectF(x - 11, 45, 22, 20), 180 * 16, 180 * 16)


@sprite(LARGEST)
def paint_found(painter: QPainter, rect: QRectF, seat: SeatColour, palette: Palette) -> None:
    """A token for what has been found: a tick on the seat's colour."""
    colours = map_colours(palette)
    with unit(painter, rect):
        painter.setPen(round_pen(tint(colours.halo, 0.9), 16))
        painter.setBrush(seat.fill)
        painter.drawEllipse(QPointF(50, 50), 40, 40)
        painter.setPen(round_pen(seat.edge if not palette.dark else QColor("#14100b"), 6))
        painter.drawEllipse(QPointF(50, 50), 40, 40)
        painter.setPen(round_pen(seat.ink, 12))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(poly((30, 52), (45, 67), (71, 34)))
