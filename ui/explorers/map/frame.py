"""The sheet around a map: parchment, a band of degrees, the name, a compass rose."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from engine.explorers.board import Board
from ui.explorers.map.colours import MapColours
from ui.explorers.map.geometry import FRAME, HALF, Geometry, centre
from ui.theme.fonts import title_font
from ui.theme.palette import Palette, blend, tint
from ui.theme.paper import paint_compass, paint_rhumb_lines

_DEGREE = 34.0
_BAND = 5.0
_ROSE = 150.0


def paint_parchment(painter: QPainter, place: Geometry, palette: Palette, colours: MapColours) -> None:
    """The bare sheet."""
    painter.fillRect(place.frame, blend(palette.desk, palette.paper, 0.35))
    painter.fillRect(place.chart, colours.parchment)
    painter.save()
    painter.setOpacity(0.8)
    paint_rhumb_lines(painter, place.chart, free_spots(place)[0], palette)
    painter.restore()


def paint_frame(painter: QPainter, place: Geometry, palette: Palette) -> None:
    """The neat line: a band of degrees, dark and light in turn, between two lines of ink."""
    chart = place.chart
    band = chart.adjusted(-_BAND, -_BAND, _BAND, _BAND)
    ink = blend(palette.strong_line, palette.ink, 0.35)
    across = round(chart.width() / _DEGREE / 2) * 2 + 1
    down = round(chart.height() / _DEGREE / 2) * 2 + 1
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.paper)
    for x, y, width, height in (
        (band.left(), band.top(), band.width(), _BAND),
        (band.left(), chart.bottom(), band.width(), _BAND),
        (band.left(), band.top(), _BAND, band.height()),
        (chart.right(), band.top(), _BAND, band.height()),
    ):
        painter.drawRect(QRectF(x, y, width, height))
    painter.setBrush(tint(ink, 0.85))
    for index in range(0, across, 2):
        x = chart.left() + chart.width() * index / across
        for y in (band.top() + 1.2, chart.bottom() + 1.2):
            painter.drawRect(QRectF(x, y, chart.width() / across, _BAND - 2.4))
    for index in range(0, down, 2):
        y = chart.top() + chart.height() * index / down
        for x in (band.left() + 1.2, chart.right() + 1.2):
            painter.drawRect(QRectF(x, y, _BAND - 2.4, chart.height() / down))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for box, width in ((chart, 1.4), (band, 1.2)):
        painter.setPen(QPen(ink, width))
        painter.drawRect(box)
    outer = place.frame.adjusted(FRAME / 4, FRAME / 4, -FRAME / 4, -FRAME / 4)
    painter.setPen(QPen(tint(ink, 0.4), 0.9))
    painter.drawRect(outer)


def free_spots(place: Geometry) -> list[QPointF]:
    """The places of the sheet that are farthest from all hexes: for the compass rose, then for the name."""
    return [spot for spot, _ in _clearings(place)]


def _clearings(place: Geometry) -> list[tuple[QPointF, float]]:
    chart = place.chart
    middles = [centre(space) for space in place.board.spaces]
    found: list[tuple[float, float, float]] = []
    steps = 26
    for row in range(steps + 1):
        y = chart.top() + chart.height() * row / steps
        for column in range(steps + 1):
            x = chart.left() + chart.width() * column / steps
            wall = min(x - chart.left(), chart.right() - x, y - chart.top(), chart.bottom() - y)
            hexes = min(((x - at.x()) ** 2 + (y - at.y()) ** 2) for at in middles) ** 0.5 - HALF * 1.12
            found.append((min(wall, hexes), x, y))
    found.sort(reverse=True)
    room, x, y = found[0]
    first = QPointF(x, y)
    chosen = [(first, room)]
    for room, x, y in found:
        if (x - first.x()) ** 2 + (y - first.y()) ** 2 > (2.6 * chosen[0][1] + 60) ** 2:
            chosen.append((QPointF(x, y), room))
            break
    return chosen


def paint_ornaments(painter: QPainter, place: Geometry, name: str, palette: Palette) -> None:
    """The compass rose and the name, where the sheet has room for them."""
    clearings = _clearings(place)
    spot, room = clearings[0]
    reach = min(room * 0.94, _ROSE / 2)
    if reach > HALF * 0.55:
        paint_compass(painter, QRectF(spot.x() - reach, spot.y() - reach, 2 * reach, 2 * reach), palette)
    if len(clearings) > 1:
        _paint_name(painter, place, clearings[1], name, palette)


def _paint_name(
    painter: QPainter, place: Geometry, clearing: tuple[QPointF, float], name: str, palette: Palette
) -> None:
    spot, room = clearing
    if room < 14:
        return
    size = 40
    font = title_font(size)
    font.setItalic(True)
    width = QFontMetricsF(font).horizontalAdvance(name)
    widest = 2 * room * 1.18
    if width > widest:
        size = max(13, round(size * widest / width))
        font.setPixelSize(size)
        width = QFontMetricsF(font).horizontalAdvance(name)
    chart = place.chart
    left = min(max(spot.x() - width / 2, chart.left() + 6), chart.right() - width - 6)
    box = QRectF(left, spot.y() - size * 0.7, width, size * 1.4)
    painter.setFont(font)
    painter.setPen(palette.ink)
    painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), name)
    painter.setPen(QPen(palette.strong_line, 1.6))
    for y in (box.bottom() + 1, box.bottom() + 4.5):
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))


def board_name(board: Board, language: str) -> str:
    """The name of a map in a language ("de_DE"), in English where it has none."""
    names = board.file.names
    return names.get(language.partition("_")[0], names["en"])
