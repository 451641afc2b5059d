"""Explorers whose hexes depend on each other: what the first one of a line, a path or a ring opens up."""

from __future__ import annotations

import numpy as np

from engine.bits import bits_of
from engine.explorers.board import Board
from engine.explorers.cards import CONNECTED, FREE, LINE, PATH, RAY, REGION, RING
from engine.explorers.sheet import ACT, Sheet
from engine.explorers.state import State
from engine.players.explorers.nearness import Figures
from engine.players.explorers.outlook import Outlook

_WAYS = 8
"""First hexes that are thought through; the others are taken for what they are worth alone."""


def looks_ahead(sheet: Sheet) -> bool:
    """Whether the hex that is chosen now decides about later ones of the same card."""
    plan = sheet.plan
    if plan is None or sheet.act != ACT or sheet.placed:
        return False
    step = plan.steps[sheet.step]
    if step.shape == FREE:
        return sheet.step < plan.last and plan.steps[sheet.step + 1].shape in (RING, RAY)
    return step.shape in (LINE, PATH, CONNECTED, REGION, RAY)


def gains_ahead(state: State, sheet: Sheet, hexes: list[int], outlook: Outlook) -> Figures:
    """What an explorer on each of some hexes brings with those that may follow it; as `Outlook.gains`."""
    board = state.rules.board
    plan = sheet.plan
    assert plan is not None
    step = plan.steps[sheet.step]
    if step.shape == FREE:
        step = plan.steps[sheet.step + 1]
        steps = step.limit
    else:
        steps = step.limit - 1
    free = step.allowed & sheet.free
    reach = edge = board.mask(hexes)
    for _ in range(1 if step.shape in (RING, CONNECTED) else steps):
        edge = board.around(edge) & free & ~reach
        if not edge:
            break
        reach |= edge
    numbers = outlook.field.places(reach)
    gains = np.zeros(board.size, np.float32)
    gains[numbers] = outlook.gains(state, sheet, numbers)
    whole = gains.tolist()
    direct = outlook.direct().tolist()
    walk = _Walk(board, step.shape, free, whole, direct)
    least = sorted([whole[number] for number in hexes], reverse=True)[:_WAYS][-1]
    found = [walk.best(number, steps) if whole[number] >= least else whole[number] for number in hexes]
    return np.array(found, np.float32)


class _Walk:
    """Ways from a first hex; the worth of a way is what lies on it and the best of what it is near to."""

    def __init__(self, board: Board, shape: int, free: int, whole: list[float], direct: list[float]) -> None:
        self._board = board
        self._shape = shape
        self._free = free
        self._whole = whole
        self._direct = direct

    def best(self, start: int, steps: int) -> float:
        """The worth of the best way with so many hexes after `start`."""
        shape = self._shape
        if shape in (LINE, RAY):
            return max([self._line(start, direction, steps) for direction in range(6)])
        if shape in (RING, REGION, CONNECTED):
            return self._around(start, steps)
        return self._path(start, steps)

    def _line(self, start: int, direction: int, steps: int) -> float:
        neighbours, free, direct, whole = self._board.neighbours, self._free, self._direct, self._whole
        total = direct[start]
        most = whole[start] - total
        here = start
        for _ in range(steps):
            here = neighbours[here][direction]
            if here < 0 or not free >> here & 1:
                break
            total += direct[here]
            most = max(most, whole[here] - direct[here])
        return total + most

    def _around(self, start: int, steps: int) -> float:
        board, direct, whole = self._board, self._direct, self._whole
        hexes = board.near[start] if self._shape != REGION else board.region_of[start] & ~(1 << start)
        near = sorted([(whole[number], number) for number in bits_of(hexes & self._free)], reverse=True)
        total = direct[start]
        most = whole[start] - total
        for value, number in near[:steps]:
            total += direct[number]
            most = max(most, value - direct[number])
        return total + most

    def _path(self, start: int, steps: int) -> float:
        board, direct, whole = self._board, self._direct, self._whole
        free = self._free & ~(1 << start)
        total = direct[start]
        most = whole[start] - total
        here = start
        for _ in range(steps):
            near = [(whole[number], number) for number in bits_of(board.near[here] & free)]
            if not near:
                break
            value, here = max(near)
            free &= ~(1 << here)
            total += direct[here]
            most = max(most, value - direct[here])
        return total + most
