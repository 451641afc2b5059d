"""The emblem that goes with each seat colour, so that colour never speaks alone."""

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QTransform

from ui.theme.palette import SeatColour
from ui.theme.sprites import sprite

PIXEL_RATIOS = (1.0, 1.25, 1.5, 2.0, 3.0)


def _polygon(points: list[tuple[float, float]]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def _around(count: int, radius: float, turn: float, inner: float = 0.0) -> list[tuple[float, float]]:
    """Corners around the middle of the unit square; with `inner` every second one lies on that radius."""
    corners = []
    for step in range(count):
        reach = inner if inner and step % 2 else radius
        angle = turn + 2 * math.pi * step / count
        corners.append((0.5 + reach * math.cos(angle), 0.5 + reach * math.sin(angle)))
    return corners


@lru_cache(maxsize=16)
def _unit_path(emblem: str) -> QPainterPath:
    """The emblem in the unit square; areas are near each other so that no player looks bigger."""
    up = -math.pi / 2
    path = QPainterPath()
    if emblem == "circle":
        path.addEllipse(QPointF(0.5, 0.5), 0.43, 0.43)
    elif emblem == "triangle":
        path = _polygon([(0.5, 0.05), (0.97, 0.89), (0.03, 0.89)])
    elif emblem == "square":
        path.addRect(QRectF(0.12, 0.12, 0.76, 0.76))
    elif emblem == "star":
        star = _around(10, 0.52, up, 0.235)
        path = _polygon([(x, y + 0.035) for x, y in star])
    elif emblem == "diamond":
        path = _polygon([(0.5, 0.0), (0.9, 0.5), (0.5, 1.0), (0.1, 0.5)])
    elif emblem == "hexagon":
        path = _polygon(_around(6, 0.49, 0.0))
    elif emblem == "ring":
        path.setFillRule(Qt.FillRule.OddEvenFill)
        path.addEllipse(QPointF(0.5, 0.5), 0.43, 0.43)
        path.addEllipse(QPointF(0.5, 0.5), 0.2, 0.2)
    else:
        raise KeyError(emblem)
    return path


def emblem_path(emblem: str, rect: QRectF) -> QPainterPath:
    """The outline of `emblem` (one of `palette.EMBLEMS`) fitted into `rect`; KeyError when unknown."""
    side = min(rect.width(), rect.height())
    left = rect.center().x() - side / 2
    top = rect.center().y() - side / 2
    return QTransform.fromTranslate(left, top).scale(side, side).map(_unit_path(emblem))


def paint_emblem(
    painter: QPainter, rect: QRectF, seat: SeatColour, *, outlined: bool = True, opacity: float = 1.0
) -> None:
    """Paint a seat's emblem in its colour; `outlined` adds the edge that parts it from any ground."""
    before = painter.opacity()
    painter.setOpacity(before * opacity)
    _paint_emblem(painter, rect, seat, outlined=outlined)
    painter.setOpacity(before)


@sprite(96)
def _paint_emblem(painter: QPainter, rect: QRectF, seat: SeatColour, *, outlined: bool) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(rect.width(), rect.height())
    width = max(1.0, side / 16)
    inset = width / 2 if outlined else 0.0
    path = emblem_path(seat.emblem, rect.adjusted(inset, inset, -inset, -inset))
    if outlined:
        pen = QPen(seat.edge, width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(seat.fill)
    painter.drawPath(path)
    painter.restore()


def paint_emblem_mark(
    painter: QPainter, rect: QRectF, seat: SeatColour, colour: QColor | None = None
) -> None:
    """Paint the bare shape of a seat's emblem, in the seat's ink or in `colour`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(seat.ink if colour is None else colour)
    painter.drawPath(emblem_path(seat.emblem, rect))
    painter.restore()


def emblem_pixmap(seat: SeatColour, size: int, ratio: float = 1.0) -> QPixmap:
    """The emblem as a picture of `size` logical pixels for a screen with `ratio` pixels to each of them."""
    pixmap = QPixmap(QSize(round(size * ratio), round(size * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_emblem(painter, QRectF(0, 0, size, size), seat)
    painter.end()
    return pixmap


def emblem_icon(seat: SeatColour, size: int) -> QIcon:
    """The emblem as an icon for `size` logical pixels, drawn for each usual pixel ratio, so never blurred."""
    icon = QIcon()
    for ratio in PIXEL_RATIOS:
        icon.addPixmap(emblem_pixmap(seat, size, ratio))
    return icon
