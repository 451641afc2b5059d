"""The ground of the map: everything that stays while a game goes on, painted once for a size and a theme."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from ui.livingstone.board.frame import paint_compass_rose, paint_frame, paint_names
from ui.livingstone.board.geometry import Geometry
from ui.livingstone.board.land import paint_bank, paint_hills, paint_sheet, paint_sites, paint_terraces
from ui.livingstone.board.water import paint_falls, paint_mist, paint_river, paint_water_spaces
from ui.livingstone.board.wild import paint_plants, paint_shore_life
from ui.theme.palette import Palette


def paint_ground(painter: QPainter, place: Geometry, palette: Palette) -> None:
    """Paint the map without its figures and pieces, in map units."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_sheet(painter, place, palette)
    painter.save()
    painter.setClipRect(place.land, Qt.ClipOperation.IntersectClip)
    paint_hills(painter, place, palette)
    paint_terraces(painter, place, palette)
    paint_bank(painter, place, palette)
    paint_falls(painter, place, palette)
    paint_river(painter, place, palette)
    paint_water_spaces(painter, place, palette)
    paint_compass_rose(painter, place, palette)
    paint_names(painter, place, palette)
    paint_plants(painter, place, palette)
    paint_sites(painter, place, palette)
    paint_shore_life(painter, place, palette)
    paint_mist(painter, place, palette)
    painter.restore()
    paint_frame(painter, place, palette)
