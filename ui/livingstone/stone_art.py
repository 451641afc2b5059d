"""Stones as they lie in the bag, by their index in `engine.livingstone.moves.STONES`."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.livingstone.moves import GEMS, WHITE_ROCK
from ui.theme.palette import Palette
from ui.theme.pieces import GEM_KINDS, paint_gem, paint_rock


def paint_stone(painter: QPainter, rect: QRectF, stone: int, palette: Palette) -> None:
    """Paint a rock or a gem into `rect`."""
    if stone in GEMS:
        paint_gem(painter, rect, GEM_KINDS[GEMS.index(stone)], palette)
    else:
        paint_rock(painter, rect, palette, white=stone == WHITE_ROCK)
