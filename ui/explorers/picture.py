"""A small picture of a game: the maps of all seats."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from engine.explorers.view import ExplorersView
from engine.record import Seat
from ui.explorers.box import Box
from ui.explorers.map.pieces import MapState
from ui.explorers.map.small import paint_small_map
from ui.theme.emblems import paint_emblem
from ui.theme.palette import Palette
from ui.theme.paper import paint_desk


def table_picture(
    view: ExplorersView, seats: Sequence[Seat], size: QSize, palette: Palette, box: Box
) -> QImage:
    """The maps of `view` as a picture of `size` pixels; a bare desk for a map that nobody has opened here."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    whole = QRectF(0, 0, size.width(), size.height())
    paint_desk(painter, whole, palette)
    board = box.board_of(view)
    if board is not None:
        columns = 1 if len(seats) == 1 else 2
        rows = (len(seats) + columns - 1) // columns
        gap = max(2, size.width() // 100)
        for seat, who in enumerate(seats):
            row, column = divmod(seat, columns)
            width = (size.width() - gap * (columns + 1)) // columns
            height = (size.height() - gap * (rows + 1)) // rows
            rect = QRectF(gap + column * (width + gap), gap + row * (height + gap), width, height)
            paint_small_map(painter, rect, board, palette, MapState(board, view.seats[seat], who.colour))
            side = height * 0.17
            emblem = QRectF(rect.left() + gap, rect.top() + gap, side, side)
            paint_emblem(painter, emblem, palette.seat(who.colour))
    painter.end()
    return image
