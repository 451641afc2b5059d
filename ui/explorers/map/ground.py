"""The ground of a map: everything that stays while a game goes on, painted once for a size and a theme."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QPainter

from ui.explorers.map import land, texture
from ui.explorers.map.colours import map_colours
from ui.explorers.map.frame import board_name, paint_frame, paint_ornaments, paint_parchment
from ui.explorers.map.geometry import Geometry
from ui.explorers.map.signs import paint_signs
from ui.theme.palette import Palette


def paint_ground(painter: QPainter, place: Geometry, palette: Palette, *, fine: bool = True) -> None:
    """Paint the map without pieces, in map units; without textures and frame where it is not to be `fine`."""
    board, colours = place.board, map_colours(palette)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if fine:
        paint_parchment(painter, place, palette, colours)
    else:
        painter.fillRect(place.frame, colours.parchment)
    painter.save()
    painter.setClipRect(place.chart if fine else place.frame, Qt.ClipOperation.IntersectClip)
    land.paint_sea(painter, board, colours)
    if fine:
        land.paint_sea_grid(painter, board, colours)
        paint_ornaments(painter, place, board_name(board, QLocale().name()), palette)
    land.paint_land(painter, board, colours)
    if fine:
        texture.paint_textures(painter, board, colours)
        land.paint_borders(painter, board, colours)
    land.paint_coasts(painter, board, colours)
    land.paint_craters(painter, board, colours)
    if fine:
        paint_signs(painter, board, palette)
    painter.restore()
    if fine:
        paint_frame(painter, place, palette)
