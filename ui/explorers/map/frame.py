"""The sheet around a map: parchment, a band of degrees, the name, a compass rose."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from engine.explorers.board import Board
from ui.explorers.map.colours import MapColours
from ui.explorers.map.geometry import FRAME, HALF, SIDE, Geometry, centre
from ui.theme.fonts import title_font
from ui.theme.palette import Palette, blend, tint
from ui.theme.paper import paint_compass, paint_rhumb_lines

_DEGREE = 34.0
_BAND = 5.0
_ROSE = 150.0
_STEPS = 18
_CONTROLS = (140.0, 70.0)
"""Room at the lower right corner in which the buttons for the zoom lie."""


def paint_parchment(painter: QPainter, place: Geometry, palette: Palette, colours: MapColours) -> None:
    """The bare sheet."""
    painter.fillRect(place.frame, blend(palette.desk, palette.paper, 0.35))
    painter.fillRect(place.chart, colours.parchment)
    painter.save()
    painter.setOpacity(0.8)
    paint_rhumb_lines(painter, place.chart, free_spot(place)[0], palette)
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


def free_spot(place: Geometry) -> tuple[QPointF, float]:
    """The place of the sheet that is farthest from all hexes and from its edge, and how far it is."""
    return _free_spot(place.board, place.chart.getRect())


Box = tuple[float, float, float, float]


@lru_cache(maxsize=40)
def _free_spot(board: Board, sheet: Box) -> tuple[QPointF, float]:
    chart = QRectF(*sheet)
    middles = [centre(space) for space in board.spaces]
    best, room = chart.center(), 0.0
    for row in range(_STEPS + 1):
        y = chart.top() + chart.height() * row / _STEPS
        for column in range(_STEPS + 1):
            x = chart.left() + chart.width() * column / _STEPS
            if x > chart.right() - _CONTROLS[0] - room and y > chart.bottom() - _CONTROLS[1] - room:
                continue
            wall = min(x - chart.left(), chart.right() - x, y - chart.top(), chart.bottom() - y)
            if wall <= room:
                continue
            hexes = min([(x - at.x()) ** 2 + (y - at.y()) ** 2 for at in middles]) ** 0.5 - HALF * 1.12
            if min(wall, hexes) > room:
                best, room = QPointF(x, y), min(wall, hexes)
    return best, room


def paint_ornaments(painter: QPainter, place: Geometry, name: str, palette: Palette) -> None:
    """The compass rose and the name, where the sheet has room for them."""
    spot, room = free_spot(place)
    reach = min(room * 0.94, _ROSE / 2)
    rose = QRectF(spot.x() - reach, spot.y() - reach, 2 * reach, 2 * reach)
    if reach > HALF * 0.55:
        paint_compass(painter, rose, palette)
    else:
        rose = QRectF()
    for size in (40, 34, 28, 23, 19, 16):
        font = title_font(size)
        font.setItalic(True)
        width = QFontMetricsF(font).horizontalAdvance(name) + 4
        box = _room_for(place.board, place.chart.getRect(), width, size * 1.45, rose.getRect())
        if box is not None:
            _paint_name(painter, box, name, font, palette)
            return


@lru_cache(maxsize=60)
def _room_for(board: Board, sheet: Box, width: float, height: float, taken: Box) -> QRectF | None:
    """A box on the bare sheet, as far from all hexes as possible; None if there is none."""
    chart = QRectF(*sheet).adjusted(7, 5, -7, -5)
    rose = QRectF(*taken)
    middles = [centre(space) for space in board.spaces]
    controls = QRectF(chart.right() - _CONTROLS[0], chart.bottom() - _CONTROLS[1], *_CONTROLS)
    best, least = None, 0.0
    for row in range(_STEPS + 1):
        top = chart.top() + (chart.height() - height) * row / _STEPS
        for column in range(_STEPS + 1):
            left = chart.left() + (chart.width() - width) * column / _STEPS
            box = QRectF(left, top, width, height)
            if box.intersects(rose) or box.intersects(controls):
                continue
            room = min([_distance(box, at) for at in middles]) - SIDE * 1.16
            if room > least:
                best, least = box, room
    return best


def _distance(box: QRectF, point: QPointF) -> float:
    across = max(box.left() - point.x(), point.x() - box.right(), 0.0)
    down = max(box.top() - point.y(), point.y() - box.bottom(), 0.0)
    return float((across * across + down * down) ** 0.5)


def _paint_name(painter: QPainter, box: QRectF, name: str, font: QFont, palette: Palette) -> None:
    painter.setFont(font)
    painter.setPen(palette.ink)
    painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), name)
    painter.setPen(QPen(palette.strong_line, 1.6))
    for y in (box.bottom() - 3.5, box.bottom()):
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))


def board_name(board: Board, language: str) -> str:
    """The name of a map in a language ("de_DE"), in English where it has none."""
    names = board.file.names
    return names.get(language.partition("_")[0], names["en"])
