"""What is drawn on a card: hexes in the arrangement that its shape asks for, as marks in a plane of their own."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

from engine.explorers.cards import CITY_NEED, Explore, Specialty, Step

ROW = math.sqrt(3)
"""Distance of neighbouring hexes whose sides are 1."""


@dataclass(frozen=True)
class Mark:
    """A sign at (x, y) of `size` (1: a hex). `kind` is "hex", "faint", "village", "city", "coin", "arrow" or "dots".

    `terrain` are the words of its slot; `step` and `slot` say which part of the card it stands for (-1: none).
    """

    kind: str
    x: float
    y: float
    terrain: tuple[str, ...] = ()
    step: int = -1
    slot: int = -1
    size: float = 1.0


@dataclass(frozen=True)
class Figure:
    """All marks of a card, lines between them, and whether a line goes around them all (one region)."""

    marks: tuple[Mark, ...]
    lines: tuple[tuple[tuple[float, float], ...], ...] = ()
    ringed: bool = False

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom."""
        edge = 1.35 if self.ringed else 1.0
        return (
            min(mark.x - mark.size for mark in self.marks) - edge + 1,
            min(mark.y - mark.size * 0.9 for mark in self.marks) - edge + 1,
            max(mark.x + mark.size for mark in self.marks) + edge - 1,
            max(mark.y + mark.size * 0.9 for mark in self.marks) + edge - 1,
        )


@lru_cache(maxsize=100)
def figure_of(card: Explore | Specialty) -> Figure:
    """The figure of a card with steps."""
    first = card.steps[0]
    if len(card.steps) == 2 and card.steps[1].shape == "ring":
        return _ring(card)
    if len(card.steps) == 2 and card.steps[1].shape == "ray":
        return _ray(card)
    if len(card.steps) == 2:
        return _touch(card)
    shapes = {"line": _line, "path": _path, "connected": _connected, "region": _region, "two_rays": _two_rays}
    return shapes.get(first.shape, _free)(first)


def _hexes(step: Step) -> list[tuple[tuple[str, ...], int]]:
    """The terrain and the slot of every hex of a step."""
    return [(slot.terrain, number) for number, slot in enumerate(step.slots) for _ in range(slot.max)]


def _free(step: Step, left: float = 0.0, number: int = 0) -> Figure:
    hexes = _hexes(step)
    columns = len(hexes) if len(hexes) <= 3 else math.ceil(len(hexes) / 2)
    marks = []
    for place, (terrain, slot) in enumerate(hexes):
        row, column = divmod(place, columns)
        shift = 1.08 if row and len(hexes) % 2 else 0.0
        marks.append(Mark("hex", left + 2.16 * column + shift, 1.92 * row, terrain, number, slot))
    return Figure(tuple(marks))


def _line(step: Step) -> Figure:
    terrain = step.slots[0].terrain
    count = step.max or 4
    marks = [
        Mark("hex", 1.5 * place, -ROW / 2 * place, terrain, 0 if step.max else -1, 0)
        for place in range(count)
    ]
    end = (1.5 * (count - 1), -ROW / 2 * (count - 1))
    if not step.max:
        marks.append(Mark("dots", 1.5 * count, -ROW / 2 * count, size=0.6))
        end = (1.5 * count - 0.4, -ROW / 2 * count + 0.2)
    return Figure(tuple(marks), (((0.0, 0.0), end),))


def _path(step: Step) -> Figure:
    terrain = step.slots[0].terrain
    points = [(1.5 * place, 0.0 if place % 2 else ROW / 2) for place in range(step.max)]
    marks = tuple(Mark("hex", x, y, terrain, 0, 0) for x, y in points)
    return Figure(marks, (tuple(points),))


def _connected(step: Step) -> Figure:
    terrain = step.slots[0].terrain
    return Figure(
        tuple(Mark("hex", 1.5 * place, ROW / 2 * (place % 2), terrain, 0, 0) for place in range(step.max))
    )


def _region(step: Step) -> Figure:
    terrain = step.slots[0].terrain
    places = ((0.0, 0.0), (1.5, -ROW / 2), (1.5, ROW / 2), (3.0, 0.0), (4.5, -ROW / 2), (4.5, ROW / 2))
    marks = tuple(Mark("hex", x, y, terrain, 0, 0) for x, y in places[: step.max])
    return Figure(marks, ringed=True)


def _around(place: int) -> tuple[float, float]:
    angle = math.radians(60 * place - 90)
    return ROW * math.cos(angle), ROW * math.sin(angle)


def _ring(card: Explore | Specialty) -> Figure:
    first, second = card.steps
    marks = [Mark("hex", 0, 0, first.slots[0].terrain, 0, 0)]
    for place in range(6):
        x, y = _around(place)
        kind = "hex" if place < second.max else "faint"
        marks.append(Mark(kind, x, y, second.slots[0].terrain, 1, 0, size=1.0))
    return Figure(tuple(marks))


def _ray(card: Explore | Specialty) -> Figure:
    first, second = card.steps
    marks = [Mark("hex", 0, 0, first.slots[0].terrain, 0, 0)]
    for place in range(1, second.max + 1):
        marks.append(Mark("hex", 1.5 * place, -ROW / 2 * place, second.slots[0].terrain, 1, 0))
    return Figure(tuple(marks), (((0.0, 0.0), (1.5 * second.max + 0.5, -ROW / 2 * second.max - 0.29)),))


def _touch(card: Explore | Specialty) -> Figure:
    first, second = card.steps
    marks = list(_free(first).marks)
    right = max(mark.x for mark in marks)
    middle = sum({mark.y for mark in marks}) / len({mark.y for mark in marks})
    marks.append(Mark("arrow", right + 1.75, middle, size=0.62))
    kind = "city" if second.need == CITY_NEED else "coin"
    for place in range(second.max or 1):
        spread = (place - ((second.max or 1) - 1) / 2) * 2.0
        marks.append(Mark(kind, right + 3.4, middle + spread, step=1, slot=0, size=0.95))
    return Figure(tuple(marks))


def _two_rays(step: Step) -> Figure:
    terrain = step.slots[0].terrain
    marks, lines = [], []
    for village in range(step.villages):
        y = 2.1 * village
        marks.append(Mark("village", 0, y, size=0.9))
        for place in range(1, step.per_ray + 1):
            marks.append(Mark("hex", 0.3 + 1.8 * place, y, terrain, 0, 0, size=0.9))
        lines.append(((0.0, y), (1.8 * step.per_ray + 0.5, y)))
    return Figure(tuple(marks), tuple(lines))
