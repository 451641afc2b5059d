"""Where everything lies on the map, in map units (the board of a 1280 x 720 window is about 860 x 500 units).

The map keeps its shape within limits: it grows with the window, gets a little wider or higher if the room is, and
beyond that lies in the middle. Rows count from the river, columns from the left, both from 0.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from engine.livingstone.moves import COLUMNS, ROWS, SPACES
from ui.livingstone.board.ink import Point, blob, smooth
from ui.theme.noise import waver

LEAST_WIDTH = 860.0
LEAST_HEIGHT = 500.0
MOST_WIDTH = 1060.0
MOST_HEIGHT = 620.0

BORDER = 13.0
"""From the edge of the sheet to the neat line within which the land is painted."""
LEFT = 66.0
RIGHT = 96.0
RIVER = 68.0
BANK = 33.0
HILLS = 36.0
FAN = 0.035
"""How much the columns draw together towards the hills."""


class Geometry:
    """The places of one map of `width` x `height` units."""

    def __init__(self, width: float, height: float) -> None:
        self.width = width
        self.height = height
        self.sheet = QRectF(2, 2, width - 4, height - 4)
        self.land = QRectF(BORDER, BORDER, width - 2 * BORDER, height - 2 * BORDER)
        self.left = LEFT
        self.right = width - RIGHT
        self.river_top = self.land.bottom() - RIVER
        self.bank_top = self.river_top - BANK
        self.hill_foot = self.land.top() + HILLS
        step = (self.bank_top - self.hill_foot) / (ROWS + 0.15)
        # Terraces get a little narrower towards the hills.
        heights = [step * (1.045 - 0.018 * row) for row in range(ROWS)]
        factor = (self.bank_top - self.hill_foot) / sum(heights)
        self._edges = [self.bank_top]
        for height_of_row in heights:
            self._edges.append(self._edges[-1] - height_of_row * factor)
        self._strips: dict[int, QPainterPath] = {}
        self._cells = [self._cell(space) for space in range(SPACES)]
        self.spaces = [self._space(space) for space in range(SPACES)]
        """The building sites: what glows, and where tents stand."""

    # --- curves ----------------------------------------------------------------------------------------------

    def edge_y(self, edge: int, x: float) -> float:
        """The height of the lower edge of terrace `edge` at `x`; edge 6 is the foot of the hills."""
        along = (x - self.land.left()) / self.land.width() * 2 * math.pi
        return (
            self._edges[edge]
            + 3.4 * math.sin(along * 0.85 + 0.9 + 0.42 * edge)
            + 1.5 * math.sin(along * 2.3 + 1.7 * edge)
        )

    def edge(self, edge: int, step: float = 26.0, rough: float = 0.9) -> list[Point]:
        """The lower edge of a terrace from the left to the right neat line."""
        count = round(self.land.width() / step)
        points = []
        for index in range(count + 1):
            x = self.land.left() + self.land.width() * index / count
            points.append((x, self.edge_y(edge, x) + rough * waver(edge, index, 41)))
        return points

    def column_x(self, line: float, y: float) -> float:
        """Where the line left of column `line` is at height `y`."""
        x = self.left + (self.right - self.left) * line / COLUMNS
        middle = (self.left + self.right) / 2
        rise = (self.bank_top - y) / (self.bank_top - self.hill_foot)
        return middle + (x - middle) * (1 - FAN * rise)

    # --- spaces ----------------------------------------------------------------------------------------------

    def _corner(self, line: float, edge: int) -> Point:
        y = self._edges[edge]
        x = self.column_x(line, y)
        return x, self.edge_y(edge, x)

    def _cell(self, space: int) -> QPainterPath:
        column, row = divmod(space, ROWS)
        path = QPainterPath(QPointF(*self._corner(column, row)))
        for line, edge in (
            (column + 0.5, row),
            (column + 1, row),
            (column + 1, row + 1),
            (column + 0.5, row + 1),
        ):
            path.lineTo(*self._corner(line, edge))
        path.lineTo(*self._corner(column, row + 1))
        path.closeSubpath()
        return path

    def centre(self, space: int) -> QPointF:
        """The middle of a building site."""
        column, row = divmod(space, ROWS)
        (x, low), (_, high) = self._corner(column + 0.5, row), self._corner(column + 0.5, row + 1)
        return QPointF(x, (low + high) / 2 - 1.5)

    def site_size(self, space: int) -> QSizeF:
        """Width and height of a building site."""
        column, row = divmod(space, ROWS)
        left, low = self._corner(column, row)
        right, _ = self._corner(column + 1, row)
        _, high = self._corner(column, row + 1)
        return QSizeF((right - left) * 0.885, (low - high) * 0.8)

    def _space(self, space: int) -> QPainterPath:
        centre, size = self.centre(space), self.site_size(space)
        return blob(centre.x(), centre.y(), size.width(), size.height(), 900 + space, rough=0.028, square=3.6)

    def space_at(self, point: QPointF) -> int:
        """The space whose ground `point` is on, or -1."""
        for space, cell in enumerate(self._cells):
            if cell.contains(point):
                return space
        return -1

    def column_path(self, column: int) -> QPainterPath:
        """The whole strip of a column, from the water to the foot of the hills. Do not change it."""
        path = self._strips.get(column)
        if path is None:
            path = self._strips[column] = self._strip(column)
        return path

    def _strip(self, column: int) -> QPainterPath:
        points: list[Point] = []
        for edge in range(ROWS + 1):
            points.append(self._corner(column + 0.04, edge))
        top = list(reversed([self._corner(column + 0.96, edge) for edge in range(ROWS + 1)]))
        left, right = self.boat_rect(column).left() + 2, self.boat_rect(column).right() - 2
        foot = self.river_top + 6
        path = smooth([(left, foot), *points])
        x, y = points[-1]
        path.quadTo((x + top[0][0]) / 2, y - 9, *top[0])
        path.connectPath(smooth([*top, (right, foot)]))
        path.closeSubpath()
        return path

    # --- around them -----------------------------------------------------------------------------------------

    def column_middle(self, column: int) -> float:
        """The middle of a column at the river."""
        return self.left + (self.right - self.left) * (column + 0.5) / COLUMNS

    def boat_rect(self, column: int) -> QRectF:
        """The water space of a column."""
        width = (self.right - self.left) / COLUMNS
        return QRectF(self.column_middle(column) - width / 2, self.river_top + 7, width, RIVER - 12)

    def cost_rect(self, column: int) -> QRectF:
        """The coin on the bank."""
        x = self.column_middle(column)
        return QRectF(x - 13.5, self.bank_top + 5.5 + self.edge_y(0, x) - self.bank_top, 27, 27)

    def crown_rect(self, row: int) -> QRectF:
        """The crown at the left end of a row."""
        x = (self.land.left() + self.column_x(0, self._edges[row])) / 2 + 1
        y = (self.edge_y(row, x) + self.edge_y(row + 1, x)) / 2
        return QRectF(x - 20, y - 19, 40, 36)

    def majority_rect(self, row: int) -> QRectF:
        """The big grey tent with the majority points at the right end of a row."""
        x = self.column_x(COLUMNS, self._edges[row]) + 26
        y = (self.edge_y(row, x) + self.edge_y(row + 1, x)) / 2
        return QRectF(x - 21, y - 19.5, 42, 37)

    def leader_rect(self, row: int) -> QRectF:
        """Room for the emblems of those who lead a row."""
        marker = self.majority_rect(row)
        return QRectF(
            marker.right() + 3, marker.top(), self.land.right() - marker.right() - 5, marker.height()
        )

    @property
    def falls_rect(self) -> QRectF:
        """The falls and the gorge."""
        return QRectF(self.lip, self.river_top - 14, self.land.right() - self.lip, RIVER + 14)

    @property
    def lip(self) -> float:
        """Where the river falls over the edge."""
        return self.right + 10


def fit(width: float, height: float) -> tuple[Geometry, float, float, float]:
    """The map for a widget of this size in pixels: geometry, pixels for each map unit, left and top margin in pixels."""
    scale = max(0.05, min(width / LEAST_WIDTH, height / LEAST_HEIGHT))
    wide = min(MOST_WIDTH, max(LEAST_WIDTH, width / scale))
    high = min(MOST_HEIGHT, max(LEAST_HEIGHT, height / scale))
    return Geometry(wide, high), scale, (width - wide * scale) / 2, (height - high * scale) / 2
