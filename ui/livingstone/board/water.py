"""The water of the map: the river, its ten water spaces, the falls and the mist."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen

from engine.livingstone.moves import COLUMNS
from ui.livingstone.board.geometry import Geometry
from ui.livingstone.board.ink import Point, blob, smooth, strokes
from ui.livingstone.board.land import shore, wash
from ui.theme.noise import noise, waver
from ui.theme.palette import Palette, blend, tint
from ui.theme.pens import round_pen


def _river_path(place: Geometry) -> QPainterPath:
    bank = shore(place)
    path = smooth(bank)
    x, y = bank[-1]
    bottom = place.land.bottom()
    path.cubicTo(x + 9, y + 16, x + 3, bottom - 22, x + 12, bottom)
    path.lineTo(place.land.left(), bottom)
    path.closeSubpath()
    return path


def paint_river(painter: QPainter, place: Geometry, palette: Palette) -> None:
    """The river with its current and the foam along the bank."""
    path = _river_path(place)
    fill = QLinearGradient(0, place.river_top, 0, place.land.bottom())
    fill.setColorAt(0, blend(palette.river, palette.foam, 0.35))
    fill.setColorAt(0.25, palette.river)
    fill.setColorAt(1, palette.river_deep)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawPath(path)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    for spot in range(8):
        x = place.land.left() + (place.lip - place.land.left()) * (spot + noise(spot, 61)) / 8
        wash(painter, x, place.land.bottom() - 22 * noise(spot, 62), 45, palette.river_deep, 0.35)
    _paint_current(painter, place, palette)
    painter.restore()
    bank = shore(place)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(tint(palette.foam, 0.9), 2.6))
    painter.drawPath(smooth([(x, y + 2.6) for x, y in bank]))
    painter.setPen(round_pen(tint(palette.river_ink, 0.75), 1.2))
    painter.drawPath(smooth(bank))
    pen = round_pen(tint(palette.river_ink, 0.32), 0.8)
    painter.setPen(pen)
    for off in (5.2, 8.6):
        painter.drawPath(smooth([(x, y + off + 0.8 * waver(index, 63)) for index, (x, y) in enumerate(bank)]))


def _paint_current(painter: QPainter, place: Geometry, palette: Palette) -> None:
    for light in (False, True):
        path = QPainterPath()
        for wave in range(64):
            x = place.land.left() + (place.lip - place.land.left()) * noise(wave, 64, light)
            y = place.river_top + 13 + (place.land.bottom() - place.river_top - 14) * noise(wave, 65, light)
            long = 12 + 26 * noise(wave, 66)
            path.moveTo(x, y)
            path.cubicTo(x + long * 0.3, y - 3.2, x + long * 0.35, y + 1.8, x + long * 0.62, y - 0.4)
            path.quadTo(x + long * 0.8, y - 1.8, x + long, y + 0.3)
        colour = tint(palette.foam, 0.75) if light else tint(palette.river_ink, 0.2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(round_pen(colour, 1.0))
        painter.drawPath(path)


def paint_water_spaces(painter: QPainter, place: Geometry, palette: Palette) -> None:
    """Ten moorings: rings on the water."""
    painter.setBrush(tint(palette.foam, 0.16))
    for column in range(COLUMNS):
        rect = place.boat_rect(column)
        x, y = rect.center().x(), rect.bottom() - 14
        pen = QPen(tint(palette.river_ink, 0.55), 1.1)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([7, 2.6, 2, 2.4])
        pen.setDashOffset(9 * noise(column, 71))
        painter.setPen(pen)
        painter.drawPath(blob(x, y, rect.width() * 0.86, 25, 70 + column, rough=0.03, square=2.1))


def paint_falls(painter: QPainter, place: Geometry, palette: Palette) -> None:
    """At the end the river tumbles into a gorge, and mist rises from it."""
    land, lip = place.land, place.lip
    top, bottom = place.river_top - 3, land.bottom()
    brink = [(lip - 2, top), (lip + 20, top - 9), (lip + 48, top - 12)]
    brink += [(land.right() - 14, top - 7), (land.right() + 2, top - 10)]
    gorge = smooth(brink)
    gorge.lineTo(land.right(), bottom)
    gorge.lineTo(lip + 6, bottom)
    gorge.closeSubpath()
    fill = QLinearGradient(lip, 0, land.right(), 0)
    fill.setColorAt(0, blend(palette.river_deep, palette.falls, 0.5))
    fill.setColorAt(1, blend(palette.river_deep, palette.river_ink, 0.0 if palette.dark else 0.28))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawPath(gorge)
    painter.save()
    painter.setClipPath(gorge, Qt.ClipOperation.IntersectClip)
    _paint_rock_wall(painter, place, palette)
    _paint_curtain(painter, place, palette)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(tint(palette.terrace_line, 0.9), 1.2))
    painter.drawPath(smooth(brink))


def _paint_rock_wall(painter: QPainter, place: Geometry, palette: Palette) -> None:
    """The far wall of the gorge, on the right."""
    land, top = place.land, place.river_top - 14
    wall = smooth(
        [
            (land.right() - 22, top),
            (land.right() - 25, top + 18),
            (land.right() - 17, top + 36),
            (land.right() - 21, top + 58),
            (land.right() - 12, land.bottom() + 2),
        ]
    )
    wall.lineTo(land.right() + 2, land.bottom() + 2)
    wall.lineTo(land.right() + 2, top)
    wall.closeSubpath()
    painter.setBrush(blend(palette.bank, palette.terrace_line, 0.55))
    painter.setPen(round_pen(tint(palette.terrace_ink, 0.6), 1.0))
    painter.drawPath(wall)
    lines: list[tuple[Point, Point]] = []
    for crack in range(12):
        x = land.right() - 15 + 15 * noise(crack, 81)
        y = top + 6 + 74 * noise(crack, 82)
        lines.append(((x, y), (x + 1.6 * waver(crack, 83), y + 7 + 6 * noise(crack, 84))))
    painter.setPen(round_pen(tint(palette.terrace_ink, 0.45), 0.8))
    painter.drawPath(strokes(lines))


def _paint_curtain(painter: QPainter, place: Geometry, palette: Palette) -> None:
    """Sheets of water that bend over the lip and drop."""
    lip, bottom = place.lip, place.land.bottom()
    veil = QPainterPath(QPointF(lip - 6, place.river_top - 1))
    veil.cubicTo(lip + 18, place.river_top - 2, lip + 38, place.river_top + 16, lip + 40, bottom)
    veil.lineTo(lip - 4, bottom)
    veil.closeSubpath()
    fill = QLinearGradient(lip, 0, lip + 42, 0)
    fill.setColorAt(0, palette.river)
    fill.setColorAt(0.45, blend(palette.falls, palette.foam, 0.5))
    fill.setColorAt(1, tint(palette.foam, 0.9))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawPath(veil)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for strand in range(22):
        share = strand / 21
        reach = 6 + 34 * share
        top = place.river_top + 1 + 50 * (1 - share) ** 1.6
        path = QPainterPath(QPointF(lip - 6, top + 2 * waver(strand, 91)))
        path.cubicTo(lip + reach * 0.5, top, lip + reach * 0.92, top + 15, lip + reach, top + 34)
        path.lineTo(lip + reach + waver(strand, 92), bottom)
        light = strand % 3 != 1
        colour = palette.foam if light else blend(palette.river_deep, palette.river_ink, 0.25)
        painter.setPen(round_pen(tint(colour, 0.9 if light else 0.55), 1.7 if light else 0.9))
        painter.drawPath(path)
    edge = QPainterPath(QPointF(lip - 2, place.river_top))
    edge.cubicTo(lip + 20, place.river_top - 1, lip + 39, place.river_top + 16, lip + 41, bottom)
    painter.setPen(round_pen(tint(palette.river_ink, 0.6), 1.0))
    painter.drawPath(edge)


def paint_mist(painter: QPainter, place: Geometry, palette: Palette) -> None:
    """The smoke that thunders: clouds at the foot of the falls and veils that rise over the land."""
    land = place.land
    x = place.lip + 50
    strength = 0.5 if palette.dark else 0.62
    for puff in range(12):
        share = puff / 11
        wash(
            painter,
            x + 26 * waver(puff, 101) * (0.4 + share),
            land.bottom() - 18 - 165 * share,
            30 + 15 * noise(puff, 102) - 6 * share,
            palette.mist,
            strength * (1 - share) ** 1.4 + 0.05,
        )
    for cloud, (off, low, wide) in enumerate(
        ((-16, 15, 30), (22, 17, 34), (3, 9, 38), (-24, 4, 30), (28, 3, 34))
    ):
        painter.setBrush(tint(blend(palette.mist, palette.foam, 0.25), 0.96))
        painter.setPen(round_pen(tint(palette.river_ink, 0.42), 0.9))
        painter.drawPath(_cloud(x + off, land.bottom() - low, wide, 110 + cloud))


def _cloud(x: float, y: float, width: float, seed: int) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for puff in range(5):
        share = puff / 4 - 0.5
        size = width * (0.46 - 0.62 * share * share) * (0.88 + 0.24 * noise(seed, puff))
        path.addEllipse(QRectF(x + width * share - size / 2, y - size * 0.72, size, size))
    path.addRect(QRectF(x - width / 2, y - 2, width, 12))
    return path.simplified()
