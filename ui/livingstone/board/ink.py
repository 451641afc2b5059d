"""Hand-made lines: every edge of the map wavers a little, and always in the same way."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from ui.theme.noise import waver

Point = tuple[float, float]


def smooth(points: Sequence[Point], *, closed: bool = False) -> QPainterPath:
    """A soft curve through all `points`."""
    count = len(points)
    path = QPainterPath(QPointF(*points[0]))
    for index in range(count if closed else count - 1):
        if closed:
            before, start, end, after = (points[(index + step) % count] for step in (-1, 0, 1, 2))
        else:
            before, start = points[max(0, index - 1)], points[index]
            end, after = points[index + 1], points[min(count - 1, index + 2)]
        path.cubicTo(
            start[0] + (end[0] - before[0]) / 6,
            start[1] + (end[1] - before[1]) / 6,
            end[0] - (after[0] - start[0]) / 6,
            end[1] - (after[1] - start[1]) / 6,
            *end,
        )
    if closed:
        path.closeSubpath()
    return path


def blob(
    x: float, y: float, width: float, height: float, seed: int, *, rough: float = 0.05, square: float = 2.6
) -> QPainterPath:
    """A closed hand-drawn shape about (x, y): `square` 2 is an ellipse, more is boxier; `rough` is the wavering."""
    points = []
    count = 16
    for step in range(count):
        angle = 2 * math.pi * step / count
        cosine, sine = math.cos(angle), math.sin(angle)
        reach = (abs(cosine) ** square + abs(sine) ** square) ** (-1 / square)
        reach *= 1 + rough * waver(seed, step)
        points.append((x + width / 2 * reach * cosine, y + height / 2 * reach * sine))
    return smooth(points, closed=True)


def pen_line(start: Point, end: Point, seed: int, *, shake: float = 0.8, step: float = 22) -> QPainterPath:
    """A line drawn without a ruler."""
    length = math.dist(start, end)
    pieces = max(2, round(length / step))
    across = ((start[1] - end[1]) / (length or 1), (end[0] - start[0]) / (length or 1))
    points = []
    for piece in range(pieces + 1):
        share = piece / pieces
        off = 0.0 if piece in {0, pieces} else shake * waver(seed, piece)
        points.append(
            (
                start[0] + (end[0] - start[0]) * share + across[0] * off,
                start[1] + (end[1] - start[1]) * share + across[1] * off,
            )
        )
    return smooth(points)


def pen_rect(
    x: float, y: float, width: float, height: float, seed: int, *, shake: float = 0.8
) -> QPainterPath:
    """A rectangle drawn without a ruler."""
    corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    points: list[Point] = []
    for index, (start, end) in enumerate(zip(corners, corners[1:] + corners[:1], strict=True)):
        pieces = max(2, round(math.dist(start, end) / 26))
        for piece in range(pieces):
            share = piece / pieces
            wide = shake * waver(seed, index, piece)
            high = shake * waver(seed, index, piece, 7)
            points.append(
                (start[0] + (end[0] - start[0]) * share + wide, start[1] + (end[1] - start[1]) * share + high)
            )
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    path.closeSubpath()
    return path


def strokes(lines: Iterable[tuple[Point, Point]]) -> QPainterPath:
    """Many short strokes as one path."""
    path = QPainterPath()
    for start, end in lines:
        path.moveTo(*start)
        path.lineTo(*end)
    return path
