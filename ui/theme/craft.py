"""The larger pieces: tent, steamboat and treasure chest. Painted as described in `ui.theme.pieces`."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from ui.theme.emblems import paint_emblem_mark
from ui.theme.palette import Palette, SeatColour, blend, tint
from ui.theme.pieces import LARGEST_PICTURE, Points, outline_pen, placed, polygon_path, square_in
from ui.theme.sprites import sprite

_TENT_FRONT: Points = ((0.4, 0.14), (0.76, 0.93), (0.03, 0.93))
_TENT_SIDE: Points = ((0.4, 0.14), (0.72, 0.22), (0.98, 0.83), (0.76, 0.93))


def paint_tent(
    painter: QPainter, rect: QRectF, seat: SeatColour, palette: Palette, *, opacity: float = 1.0
) -> None:
    """Paint a tent in a seat's colour with its emblem on the front; `opacity` below 1 for a preview."""
    before = painter.opacity()
    painter.setOpacity(before * opacity)
    _paint_tent(painter, rect, seat, palette)
    painter.setOpacity(before)


@sprite(LARGEST_PICTURE)
def _paint_tent(painter: QPainter, rect: QRectF, seat: SeatColour, palette: Palette) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = square_in(rect)
    side = box.width()
    edge = max(1.0, side / 22)
    box = box.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
    front = placed(polygon_path(_TENT_FRONT), box)
    flank = placed(polygon_path(_TENT_SIDE), box)
    pen = outline_pen(seat.edge, edge)
    if side >= 24:
        painter.setPen(outline_pen(palette.piece_edge, side / 26))
        top = QPointF(box.x() + 0.4 * box.width(), box.y() + 0.14 * box.height())
        for reach in (-0.05, 0.05):
            painter.drawLine(top, QPointF(top.x() + reach * box.width(), top.y() - 0.11 * box.height()))
    painter.setPen(pen)
    painter.setBrush(blend(seat.fill, seat.ink if palette.dark else seat.edge, 0.35))
    painter.drawPath(flank)
    painter.setBrush(seat.fill)
    painter.drawPath(front)
    mark = 0.36 if side >= 26 else 0.42
    centre = QPointF(box.x() + 0.397 * box.width(), box.y() + (0.69 if side >= 26 else 0.68) * box.height())
    extent = mark * box.width()
    paint_emblem_mark(painter, QRectF(centre.x() - extent / 2, centre.y() - extent / 2, extent, extent), seat)
    painter.restore()


_HULL: Points = ((0.02, 0.66), (0.98, 0.62), (0.88, 0.9), (0.12, 0.9))


@sprite(LARGEST_PICTURE)
def paint_boat(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint the steamboat seen from the side, its bow to the right."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = square_in(rect)
    side = box.width()
    edge = max(1.0, side / 30)
    pen = outline_pen(
        palette.piece_edge if not palette.dark else blend(palette.piece_edge, palette.paper, 0.2), edge
    )

    def area(x: float, y: float, width: float, height: float) -> QRectF:
        return QRectF(box.x() + x * side, box.y() + y * side, width * side, height * side)

    if side >= 20:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint(palette.smoke, 0.75))
        for x, y, reach in ((0.34, 0.11, 0.1), (0.19, 0.08, 0.075), (0.08, 0.12, 0.05)):
            painter.drawEllipse(QPointF(box.x() + x * side, box.y() + y * side), reach * side, reach * side)
    painter.setPen(pen)
    painter.setBrush(palette.boat_funnel)
    painter.drawRect(area(0.42, 0.12, 0.13, 0.32))
    if side >= 20:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.boat_hull)
        painter.drawRect(area(0.43, 0.18, 0.11, 0.07))
        painter.setPen(pen)
    painter.setBrush(palette.boat_cabin)
    painter.drawRect(area(0.2, 0.42, 0.58, 0.22))
    if side >= 24:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(blend(palette.river_deep, palette.boat_funnel, 0.55))
        for step in range(4):
            painter.drawRect(area(0.26 + step * 0.125, 0.48, 0.07, 0.09))
        painter.setPen(pen)
    painter.setBrush(palette.boat_hull)
    painter.drawPath(placed(polygon_path(_HULL), box))
    wheel = area(0.1, 0.52, 0.34, 0.34)
    painter.setBrush(palette.brass)
    painter.drawEllipse(wheel)
    if side >= 24:
        painter.setPen(outline_pen(palette.wood_dark, side / 36))
        centre = wheel.center()
        reach = wheel.width() / 2
        for x, y in ((1.0, 0.0), (0.0, 1.0), (0.7, 0.7), (0.7, -0.7)):
            painter.drawLine(
                QPointF(centre.x() - x * reach, centre.y() - y * reach),
                QPointF(centre.x() + x * reach, centre.y() + y * reach),
            )
    painter.restore()


@sprite(LARGEST_PICTURE)
def paint_chest(painter: QPainter, rect: QRectF, palette: Palette, *, opened: bool = False) -> None:
    """Paint a treasure chest, closed, or `opened` with the coins to be seen."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = square_in(rect)
    side = box.width()
    edge = max(1.0, side / 26)
    pen = outline_pen(palette.piece_edge if palette.dark else palette.wood_dark, edge)

    def area(x: float, y: float, width: float, height: float) -> QRectF:
        return QRectF(box.x() + x * side, box.y() + y * side, width * side, height * side)

    def points(*corners: tuple[float, float]) -> QPolygonF:
        return QPolygonF([QPointF(box.x() + x * side, box.y() + y * side) for x, y in corners])

    painter.setPen(pen)
    if opened:
        painter.setBrush(palette.wood_dark)
        painter.drawPolygon(points((0.1, 0.5), (0.17, 0.1), (0.83, 0.1), (0.9, 0.5)))
        painter.setBrush(palette.wood)
        painter.drawPolygon(points((0.17, 0.1), (0.22, 0.03), (0.78, 0.03), (0.83, 0.1)))
        painter.setPen(outline_pen(palette.coin_edge if not palette.dark else palette.wood_dark, side / 40))
        painter.setBrush(palette.coin)
        for x, y in ((0.3, 0.45), (0.7, 0.45), (0.5, 0.39), (0.4, 0.47), (0.6, 0.47)):
            painter.drawEllipse(QPointF(box.x() + x * side, box.y() + y * side), side * 0.12, side * 0.11)
    else:
        lid = QPainterPath(QPointF(box.x() + 0.06 * side, box.y() + 0.5 * side))
        lid.cubicTo(
            QPointF(box.x() + 0.06 * side, box.y() + 0.1 * side),
            QPointF(box.x() + 0.94 * side, box.y() + 0.1 * side),
            QPointF(box.x() + 0.94 * side, box.y() + 0.5 * side),
        )
        lid.closeSubpath()
        painter.setBrush(blend(palette.wood, palette.brass, 0.18))
        painter.drawPath(lid)
    painter.setPen(pen)
    painter.setBrush(palette.wood)
    painter.drawRect(area(0.06, 0.5, 0.88, 0.42))
    painter.setBrush(palette.brass)
    if side >= 20:
        for x in (0.16, 0.74):
            top = 0.5 if opened else 0.29
            painter.drawRect(area(x, top, 0.1, 0.92 - top))
    painter.drawRoundedRect(area(0.42, 0.45, 0.16, 0.2), side * 0.03, side * 0.03)
    if side >= 28:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.wood_dark)
        painter.drawEllipse(area(0.47, 0.49, 0.06, 0.06))
        painter.drawRect(area(0.487, 0.54, 0.026, 0.06))
    painter.restore()
