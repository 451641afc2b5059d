"""Outlines of areas as a hand draws them: coasts, borders of regions, the edge of the charted sea.

Every corner and side of a hex wavers in its own fixed way, so that neighbouring areas share one line.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from engine.bits import bits_of
from engine.explorers.board import Board
from ui.explorers.map.geometry import Corner, corner_point, edge_to
from ui.theme.noise import waver

Loop = list[tuple[Corner, Corner]]


def loops(board: Board, mask: int) -> list[Loop]:
    """The closed lines of sides around an area: clockwise around it, the other way around a hole in it."""
    starts: dict[Corner, Corner] = {}
    for number in bits_of(mask):
        for direction, neighbour in enumerate(board.neighbours[number]):
            if neighbour < 0 or not mask >> neighbour & 1:
                start, end = edge_to(board.spaces[number], direction)
                starts[start] = end
    found: list[Loop] = []
    while starts:
        first, here = starts.popitem()
        loop = [(first, here)]
        while here != first:
            start, here = here, starts.pop(here)
            loop.append((start, here))
        found.append(loop)
    return found


def is_hole(loop: Loop) -> bool:
    """Whether a line goes around a hole."""
    area = 0.0
    for start, end in loop:
        (x, y), (to_x, to_y) = corner_point(start), corner_point(end)
        area += x * to_y - to_x * y
    return area < 0


def _shaken(corner: Corner, reach: float) -> tuple[float, float]:
    x, y = corner_point(corner)
    return x + reach * waver(*corner, 1), y + reach * waver(*corner, 2)


def side_points(start: Corner, end: Corner, reach: float, parts: int) -> list[tuple[float, float]]:
    """A side from `start` (included) to `end` (left out) in `parts` pieces; its wavering is the same both ways."""
    low, high = (start, end) if start < end else (end, start)
    (x, y), (to_x, to_y) = _shaken(low, reach * 0.6), _shaken(high, reach * 0.6)
    across, down = to_x - x, to_y - y
    length = max(1.0, (across * across + down * down) ** 0.5)
    points = []
    for step in range(parts + 1):
        share = step / parts
        off = reach * waver(*low, *high, step) * min(1.0, 4 * share * (1 - share) * 1.4)
        points.append((x + across * share - down / length * off, y + down * share + across / length * off))
    if low != start:
        points.reverse()
    return points[:-1]


def loop_points(loop: Loop, reach: float, parts: int) -> list[tuple[float, float]]:
    """All points of a closed line."""
    return [point for start, end in loop for point in side_points(start, end, reach, parts)]


def soft(points: Sequence[tuple[float, float]]) -> QPainterPath:
    """A closed curve along `points` that rounds every corner."""
    count = len(points)
    path = QPainterPath()
    for index in range(count):
        (x, y), (to_x, to_y) = points[index], points[(index + 1) % count]
        middle = QPointF((x + to_x) / 2, (y + to_y) / 2)
        if index == 0:
            (last_x, last_y) = points[-1]
            path.moveTo(QPointF((last_x + x) / 2, (last_y + y) / 2))
        path.quadTo(QPointF(x, y), middle)
    path.closeSubpath()
    return path


def hard(points: Sequence[tuple[float, float]]) -> QPainterPath:
    """A closed line of straight pieces."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    path.closeSubpath()
    return path


def area_path(board: Board, mask: int, reach: float, parts: int, *, rounded: bool) -> QPainterPath:
    """The outline of an area with its holes."""
    path = QPainterPath()
    for loop in loops(board, mask):
        points = loop_points(loop, reach, parts)
        path.addPath(soft(points) if rounded else hard(points))
    return path
