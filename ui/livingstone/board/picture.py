"""The board as a picture, without any widget: for the start page."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from engine.livingstone.moves import COLUMNS, ROWS, SPACES
from engine.livingstone.view import LivingstoneView
from engine.record import Seat
from ui.livingstone.board.backdrop import paint_map
from ui.livingstone.board.items import paint_column, paint_done, paint_lead, paint_marks, paint_steamboat
from ui.livingstone.board.signs import figures_of
from ui.livingstone.board.standing import done_columns, lead, stands
from ui.livingstone.board.tents import marks, site_rect
from ui.theme.palette import Palette


def board_picture(view: LivingstoneView, seats: tuple[Seat, ...], size: QSize, palette: Palette) -> QImage:
    """The board of `view` as a picture of `size` pixels."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    place = paint_map(painter, QRectF(0, 0, size.width(), size.height()), palette, figures_of(view))
    for column, done in zip(range(COLUMNS), done_columns(view), strict=True):
        if done:
            paint_done(painter, place, palette, column)
    paint_column(painter, place, palette, view.boat)
    for row in range(ROWS):
        paint_lead(painter, place.leader_rect(row), lead(view, row), seats, palette)
    for row in reversed(range(ROWS)):
        for space in range(row, SPACES, ROWS):
            shown = marks(stands(view, space))
            if shown:
                site = site_rect(place.centre(space), place.site_size(space))
                paint_marks(painter, site, shown, seats, palette)
    paint_steamboat(painter, place, palette, view.boat)
    painter.end()
    return image
