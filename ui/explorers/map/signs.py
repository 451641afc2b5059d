"""What is printed on the hexes: cities, coins, ruins, towers, crystals, the capital's court."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from engine.explorers.board import CITY, COINS, CRYSTAL, RUIN, TOWER, Board
from engine.explorers.cards import SEA
from ui.explorers.art import paint_city, paint_crystal, paint_ruin, paint_tower
from ui.explorers.map.geometry import centre
from ui.numbers import show_number
from ui.theme.palette import Palette
from ui.theme.pieces import paint_coin

SIZES = {CITY: 43.0, COINS: 31.0, RUIN: 44.0, TOWER: 50.0, CRYSTAL: 46.0}
"""Sides of the signs in map units."""


def square_at(point: QPointF, side: float) -> QRectF:
    """A square of `side` around a point."""
    return QRectF(point.x() - side / 2, point.y() - side / 2, side, side)


def sign_rect(board: Board, space: int) -> QRectF:
    """Where the sign of a space stands."""
    kind = board.kinds[board.hexes[space]]
    return square_at(centre(space), SIZES.get(kind, 34.0))


def paint_signs(painter: QPainter, board: Board, palette: Palette) -> None:
    """Paint the sign of every space that has one; towers, which change when they are found, are left out."""
    for number, space in enumerate(board.spaces):
        paint_sign(painter, board, number, space, palette)


def paint_sign(painter: QPainter, board: Board, number: int, space: int, palette: Palette) -> None:
    """Paint the sign of a space, if it has one."""
    kind = board.kinds[number]
    box = sign_rect(board, space)
    value = show_number(board.values[number])
    if kind == CITY:
        paint_city(painter, box, value, palette)
    elif kind == COINS:
        paint_coin(painter, box, palette, board.values[number])
    elif kind == RUIN:
        cell = board.file.cells[number]
        paint_ruin(painter, box, cell.sign, cell.terrain == SEA, palette)
    elif kind == TOWER:
        paint_tower(painter, box, palette)
    elif kind == CRYSTAL:
        paint_crystal(painter, box, value, palette)
