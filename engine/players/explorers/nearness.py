"""How near the goals of a map are to each of its hexes, by the explore cards that are left."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.bits import bits_of
from engine.explorers.board import Board
from engine.explorers.cards import TERRAINS
from engine.players.explorers.weights import Weights

Figures = NDArray[np.float32]

_FARTHEST = 8
"""Steps after which nothing of a worth is left."""

_LATE = 3
"""From so many explore cards on, an era is long."""

ALL_TERRAINS = (1 << len(TERRAINS)) - 1


class Table:
    """`near[hex, goal]` is the share of the worth of a goal that counts for an explorer on a hex.

    After all goals they come once more, with the greater shares of what objectives add to their worth.

    `fill[region * width + missing]` is the share of the worth of a village that counts with so many hexes of its region
    missing, and `next` what one more of them adds to it.
    """

    __slots__ = ("near", "fill", "next", "width")

    def __init__(self, near: Figures, fill: Figures) -> None:
        self.near = near
        self.width = fill.shape[1]
        more = np.zeros_like(fill)
        more[:, 1:] = fill[:, :-1] - fill[:, 1:]
        self.fill = fill.reshape(-1)
        self.next = more.reshape(-1)


class Nearness:
    """The tables of a map, made when they are wanted. Goals are hexes with something on them, then regions."""

    def __init__(self, board: Board, weights: Weights) -> None:
        self.board = board
        self.weights = weights
        finds = board.coins | board.cities | board.ruins | board.discoveries
        self.hexes = list(bits_of(finds))
        """The hex of each goal that is one."""
        self.regions = [region for region in board.regions if region & board.blanks]
        self.first_region = len(self.hexes)
        """The number of the first goal that is a region."""
        self.goals = self.first_region + len(self.regions)
        self._neighbours = np.array([[n if n >= 0 else board.size for n in six] for six in board.neighbours])
        self._numbers = [list(bits_of(region)) for region in self.regions]
        self._terrain = [len(TERRAINS)] * board.size
        for place, name in enumerate(TERRAINS):
            for number in bits_of(board.terrain[name]):
                self._terrain[number] = place
        self._tables: dict[tuple[int, int], Table] = {}
        self.usual = self.table(_LATE, ALL_TERRAINS)
        width = self.usual.width
        sizes = [width * place + len(numbers) for place, numbers in enumerate(self._numbers)]
        self.whole = np.array(sizes, np.intp)
        """Where `Table.fill` has the figures of regions with all their hexes missing."""

    def table(self, cards: int, terrains: int) -> Table:
        """The table for so many explore cards left, with a bit for each terrain that still has a card."""
        key = min(cards, _LATE), terrains
        found = self._tables.get(key)
        if found is None:
            found = self._tables[key] = self._make(*key)
        return found

    def _make(self, cards: int, terrains: int) -> Table:
        weights = self.weights
        late = (weights.none_left, weights.one_left, weights.two_left, 1.0)[cards]
        shares = [weights.grassland, weights.desert, weights.mountain, weights.sea]
        shares = [
            late * (share if terrains >> place & 1 else share * weights.scarce)
            for place, share in enumerate(shares)
        ]
        shares.append(late * weights.other)
        share = np.array([shares[place] for place in self._terrain], np.float32)[:, None]
        size = self.board.size
        # Row: where an explorer is wanted; column: where one is. The last row stands for "no hex".
        near = np.zeros((size + 1, size), np.float32)
        near[:size] = np.eye(size)
        for _ in range(_FARTHEST):
            step = near[self._neighbours[:, 0]]
            for direction in range(1, 6):
                np.maximum(step, near[self._neighbours[:, direction]], out=step)
            step *= share
            np.maximum(near[:size], step, out=near[:size])
        goals = [
            near[np.array(self.hexes, np.intp)],
            *(near[numbers].max(axis=0)[None] for numbers in self._numbers),
        ]
        found = np.concatenate(goals).T
        return Table(np.ascontiguousarray(np.hstack([found, found**weights.far])), self._fill(shares))

    def _fill(self, shares: list[float]) -> Figures:
        most = max(map(len, self._numbers), default=0)
        fill = np.zeros((len(self._numbers), most + 1), np.float32)
        for place, numbers in enumerate(self._numbers):
            share = shares[self._terrain[numbers[0]]] ** self.weights.fill
            fill[place, : len(numbers)] = share ** np.arange(len(numbers))
            # The first hex of a region is what `near` is about.
            fill[place, len(numbers)] = fill[place, len(numbers) - 1]
        return fill
