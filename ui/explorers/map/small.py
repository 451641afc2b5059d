"""Maps in small: for the other players' plates, the new-game page and the list of games."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from engine.bits import bits_of
from engine.explorers.board import Board
from ui.explorers.map.colours import map_colours
from ui.explorers.map.geometry import Geometry, centre, fit
from ui.explorers.map.ground import paint_ground
from ui.explorers.map.pieces import MapState, paint_network, paint_pieces
from ui.theme.palette import Palette, SeatColour, tint
from ui.theme.pens import round_pen

FINE_FROM = 0.34
"""Pixels per map unit from which a map is drawn with all its detail."""

_MOST = 24
_grounds: dict[tuple[object, ...], QPixmap] = {}


def fit_small(board: Board, size: QSize) -> tuple[Geometry, float]:
    """The map for a small place: where it is too small for a frame, hardly any edge is left around it."""
    place, scale = fit(board, size.width(), size.height())
    return (place, scale) if scale >= FINE_FROM else fit(board, size.width(), size.height(), 6.0)


def _is_fine(board: Board, size: QSize) -> bool:
    return fit(board, size.width(), size.height())[1] >= FINE_FROM


def small_ground(board: Board, size: QSize, ratio: float, palette: Palette) -> QPixmap:
    """The ground of a map in `size` logical pixels; kept, because many plates show the same one."""
    key = (id(board), size.width(), size.height(), ratio, palette.name)
    found = _grounds.get(key)
    if found is None:
        if len(_grounds) >= _MOST:
            _grounds.clear()
        found = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
        found.setDevicePixelRatio(ratio)
        painter = QPainter(found)
        place, scale = fit_small(board, size)
        _to_map(painter, place, scale)
        paint_ground(painter, place, palette, fine=_is_fine(board, size))
        painter.end()
        _grounds[key] = found
    return found


def _to_map(painter: QPainter, place: Geometry, scale: float) -> None:
    painter.scale(scale, scale)
    painter.translate(-place.frame.left(), -place.frame.top())


def paint_small_map(
    painter: QPainter, rect: QRectF, board: Board, palette: Palette, state: MapState | None = None
) -> None:
    """Paint a map into `rect` (whole pixels), with the pieces of `state`."""
    size = rect.size().toSize()
    painter.drawPixmap(
        rect.topLeft(), small_ground(board, size, painter.device().devicePixelRatioF(), palette)
    )
    if state is None:
        return
    place, scale = fit_small(board, size)
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.topLeft())
    _to_map(painter, place, scale)
    if _is_fine(board, size):
        paint_pieces(painter, state, palette, regions=False)
    else:
        _paint_marks(painter, state, palette)
    painter.restore()


def _paint_marks(painter: QPainter, state: MapState, palette: Palette) -> None:
    """Pieces as simple marks: dots for explorers, houses, squares for posts, flags on towers."""
    seat, board = palette.seat(state.colour), state.board
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_network(painter, state, seat, palette)
    halo = round_pen(tint(map_colours(palette).halo, 0.9), 7.0)
    for space in state.seat.explorers:
        painter.setPen(halo)
        painter.setBrush(seat.fill)
        painter.drawEllipse(centre(space), 15.0, 15.0)
    for number in bits_of(board.capital):
        _diamond(painter, centre(board.spaces[number]), 30.0, seat, palette)
    for space in state.seat.posts:
        painter.setPen(halo)
        painter.setBrush(seat.fill)
        painter.drawRect(QRectF(centre(space).x() - 19, centre(space).y() - 19, 38, 38))
    for space in state.seat.towers:
        _diamond(painter, centre(space), 26.0, seat, palette)
    for space in state.seat.villages:
        _house(painter, centre(space), seat, palette)


def _diamond(painter: QPainter, middle: QPointF, reach: float, seat: SeatColour, palette: Palette) -> None:
    painter.setPen(round_pen(map_colours(palette).plate_ink, 5.0))
    painter.setBrush(seat.fill)
    painter.drawPolygon(
        [
            middle + QPointF(0, -reach),
            middle + QPointF(reach, 0),
            middle + QPointF(0, reach),
            middle + QPointF(-reach, 0),
        ]
    )


def _house(painter: QPainter, middle: QPointF, seat: SeatColour, palette: Palette) -> None:
    painter.setPen(round_pen(map_colours(palette).halo, 6.0))
    painter.setBrush(seat.fill)
    painter.drawPolygon(
        [
            middle + QPointF(across, down)
            for across, down in ((0, -28), (27, -4), (21, -4), (21, 24), (-21, 24), (-21, -4), (-27, -4))
        ]
    )


def map_picture(board: Board, size: QSize, palette: Palette, state: MapState | None = None) -> QImage:
    """A map as a picture of `size` pixels."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    paint_small_map(painter, QRectF(0, 0, size.width(), size.height()), board, palette, state)
    painter.end()
    return image
