"""Where the hexes of a map lie, in map units: a side is 40 units long, whatever the size on the screen."""

from __future__ import annotations

import math
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPolygonF

from engine.explorers.board import Board
from engine.explorers.moves import WIDTH

SIDE = 40.0
HALF = SIDE * math.sqrt(3) / 2
"""From the middle of a hex to the middle of a side."""
FRAME = 16.0
"""Width of the frame around the sheet."""
ROOM = 12.0
"""Least distance from the frame to a hex."""

Corner = tuple[int, int]
"""A corner of hexes: half sides across, half heights down."""

_CORNERS = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))


def corner_point(corner: Corner) -> tuple[float, float]:
    """A corner in map units."""
    return (corner[0] * SIDE / 2, corner[1] * HALF)


def corners_of(space: int) -> tuple[Corner, ...]:
    """The six corners of a space, clockwise from the right."""
    x, y = space % WIDTH, space // WIDTH
    return tuple([(3 * x + across, y + down) for across, down in _CORNERS])


def edge_to(space: int, direction: int) -> tuple[Corner, Corner]:
    """The side of a space towards a direction of `board.DIRECTIONS`, clockwise around the space."""
    corners = corners_of(space)
    first = (direction + 4) % 6
    return corners[first], corners[(first + 1) % 6]


def centre(space: int) -> QPointF:
    """The middle of a space."""
    return QPointF((space % WIDTH) * 1.5 * SIDE, (space // WIDTH) * HALF)


def hexagon(space: int, share: float = 1.0) -> QPolygonF:
    """The hex of a space; `share` below 1 for a smaller one in its middle."""
    middle = centre(space)
    return QPolygonF(
        [
            QPointF(middle.x() + across * SIDE / 2 * share, middle.y() + down * HALF * share)
            for across, down in _CORNERS
        ]
    )


class Geometry:
    """A map of a board on a sheet; `frame` is the sheet."""

    def __init__(self, board: Board, frame: QRectF) -> None:
        self.board = board
        self.frame = frame

    @cached_property
    def chart(self) -> QRectF:
        """The sheet inside its frame."""
        return self.frame.adjusted(FRAME, FRAME, -FRAME, -FRAME)

    def space_at(self, point: QPointF) -> int:
        """The space at a point, -1 where there is none."""
        column = round(point.x() / (1.5 * SIDE))
        best, nearest = -1, HALF * HALF * 1.4
        for x in (column - 1, column, column + 1):
            row = round((point.y() / HALF - (x + 1) % 2) / 2) * 2 + (x + 1) % 2
            space = row * WIDTH + x
            if not 0 <= x < WIDTH or row < 0 or space not in self.board.hexes:
                continue
            away = point - centre(space)
            distance = away.x() ** 2 + away.y() ** 2
            if distance < nearest:
                best, nearest = space, distance
        if best >= 0 and not hexagon(best).containsPoint(point, Qt.FillRule.OddEvenFill):
            return -1
        return best


def bounds_of(board: Board) -> QRectF:
    """The hexes of a board."""
    columns = [space % WIDTH for space in board.spaces]
    rows = [space // WIDTH for space in board.spaces]
    left, right = min(columns) * 1.5 * SIDE - SIDE, max(columns) * 1.5 * SIDE + SIDE
    return QRectF(left, (min(rows) - 1) * HALF, right - left, (max(rows) - min(rows) + 2) * HALF)


def fit(board: Board, width: float, height: float, edge: float = FRAME + ROOM) -> tuple[Geometry, float]:
    """The map for a place of `width` by `height` pixels, and pixels per unit; the sheet fills the place.

    `edge` is the least distance from the hexes to the end of the sheet.
    """
    hexes = bounds_of(board)
    least = hexes.adjusted(-edge, -edge, edge, edge)
    scale = max(0.01, min(width / least.width(), height / least.height()))
    whole = QRectF(0, 0, max(1.0, width) / scale, max(1.0, height) / scale)
    whole.moveCenter(hexes.center())
    return Geometry(board, whole), scale
