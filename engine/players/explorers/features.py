"""What the hexes of a map are worth to a seat: what lies on them, what they lead to, and what objectives want."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.explorers.board import Board, bits_of
from engine.explorers.sheet import Sheet
from engine.explorers.state import State

Worths = NDArray[np.float64]
"""A number for each hex."""

_KEPT = 50_000
"""Tables of worths kept for the next time."""


class Weights(NamedTuple):
    """What experience says; found by playing many games against earlier weights. Coins, unless said otherwise."""

    reach: float = 0.51
    """How much of the worth of a hex the neighbouring one has."""
    fade: float = 0.54
    """How much of that is left with each further step."""
    treasure: float = 6.7
    later_base: float = 2.1
    """Worth of a village as a base, for each era to come."""
    fill: float = 0.6
    """How much of a village is left with each missing hex."""
    route: float = 0.4
    """How sure the trade routes of a city are that is not connected yet."""
    solo_objective: float = 25.0
    """Worth of an objective in a solo game, which is lost without it."""


class Field:
    """A map as tables: how near all hexes are to each other."""

    def __init__(self, board: Board, weights: Weights) -> None:
        self.board = board
        self.weights = weights
        size = board.size
        near = np.zeros((size, size))
        for start in range(size):
            seen = edge = 1 << start
            share = 1.0
            step = weights.reach
            while edge:
                for number in bits_of(edge):
                    near[start, number] = share
                edge = board.around(edge) & ~seen
                seen |= edge
                share *= step
                step = weights.fade
        self.near = near
        """`near[a, b]` is how much of the worth of b counts for an explorer on a."""
        self.regions = [
            (region, region & board.blanks, np.array(list(bits_of(region))))
            for region in board.regions
            if region & board.blanks
        ]
        self._found: dict[tuple[object, ...], tuple[Worths, list[float]]] = {}

    def worths(self, state: State, sheet: Sheet) -> Worths:
        """What an explorer on each hex brings now or later in the era; hexes of the network are not left out."""
        key = (
            state.seats,
            state.objectives,
            state.era,
            state.covered,
            sheet.towers,
            sheet.crystals,
            sheet.ruins,
            sheet.villages,
            sheet.posts,
            sheet.completed,
        )
        found = self._found.get(key)
        if found is None:
            if len(self._found) >= _KEPT:
                self._found.clear()
            found = self._found[key] = self._make(state, sheet)
        lasting, villages = found
        worths = lasting.copy()
        explorers = sheet.explorers
        for (region, _, numbers), village in zip(self.regions, villages, strict=True):
            if village:
                missing = (region & ~explorers).bit_count()
                if missing:
                    worths[numbers] += village / missing * self.weights.fill ** (missing - 1)
        return worths

    def _make(self, state: State, sheet: Sheet) -> tuple[Worths, list[float]]:
        """What stays the same through many decisions: the worth of hexes, and of the village of each region."""
        board, weights, rules = self.board, self.weights, state.rules
        worths = np.zeros(board.size)
        values = board.values
        for number in bits_of(board.coins):
            worths[number] = values[number]
        rewards = rules.coins_of_tower
        for number in bits_of(board.towers & ~sheet.towers):
            worths[number] = rewards[min(sheet.towers.bit_count(), len(rewards) - 1)]
        crystals = sum([values[number] for number in bits_of(sheet.crystals)])
        for number in bits_of(board.crystals & ~sheet.crystals):
            worths[number] = crystals + values[number]
        for number in bits_of(board.ruins & ~sheet.ruins):
            worths[number] = weights.treasure
        cities = board.cities & ~sheet.posts
        most = max([values[number] for number in bits_of(cities)], default=0)
        for number in bits_of(cities):
            worths[number] = weights.route * values[number] * most
        usual = rules.coins_of_village[state.era] + weights.later_base * (rules.eras - 1 - state.era)
        villages = [0.0 if sheet.villages & region else float(usual) for region, _, _ in self.regions]
        for place in range(len(state.objectives)):
            if not sheet.completed[place]:
                self._add_objective(state, sheet, place, worths, villages)
        return worths, villages

    def _add_objective(
        self, state: State, sheet: Sheet, place: int, worths: Worths, villages: list[float]
    ) -> None:
        """What each piece would bring an objective nearer."""
        board = self.board
        goal = state.rules.goals[state.objectives[place]]
        have = goal.have(sheet)
        reward = (
            self.weights.solo_objective
            if state.seats == 1
            else float(state.rules.objectives[state.objectives[place]].first)
        )
        each = reward / max(1, goal.need - have)
        trial = sheet.copy()
        for pieces, hexes in (
            ("towers", board.towers),
            ("crystals", board.crystals),
            ("ruins", board.ruins),
            ("posts", board.cities),
            ("explorers", board.coins),
        ):
            own: int = getattr(sheet, pieces)
            for number in bits_of(hexes & ~own):
                setattr(trial, pieces, own | 1 << number)
                worths[number] += each * (goal.have(trial) - have)
            setattr(trial, pieces, own)
        for index, (_, blanks, _) in enumerate(self.regions):
            if villages[index]:
                gains = []
                for number in bits_of(blanks):
                    trial.villages = sheet.villages | 1 << number
                    gains.append(goal.have(trial) - have)
                villages[index] += each * max(gains)
