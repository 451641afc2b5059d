"""What the goals of a map are worth to a seat: coins now, bases for later, routes, and what objectives want."""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from engine.bits import bits_of
from engine.explorers.sheet import Sheet
from engine.explorers.state import State
from engine.players.explorers.nearness import Figures, Nearness
from engine.players.explorers.wishes import Wishes

_KEPT = 20_000
"""Rows of figures of one kind kept for the next time."""

_PLACES_KEPT = 500
"""The same for sets of villages, which need more room."""


class Prizes:
    """The worth of the goals of a map; see `Nearness` for their order."""

    def __init__(self, nearness: Nearness) -> None:
        self.nearness = nearness
        self.weights = nearness.weights
        self._wishes = Wishes(nearness)
        board = self.board = nearness.board
        self.places = {number: place for place, number in enumerate(nearness.hexes)}
        self._coins = np.zeros(nearness.goals, np.float32)
        for number in bits_of(board.coins):
            self._coins[self.places[number]] = self.weights.space * board.values[number]
        usual = nearness.usual.near
        middles = [usual[list(bits_of(region))].max(axis=0) for region in nearness.regions]
        self._middles = np.array(middles, np.float32).reshape(len(middles), 2 * nearness.goals)
        """How near a village somewhere in each region is to all goals."""
        self._rows: dict[tuple[object, ...], Figures] = {}
        self._finds: dict[tuple[int, int, int], Figures] = {}
        self._routes: dict[tuple[int, int], Figures] = {}
        self._wished: dict[tuple[int, int], Figures] = {}
        self._places: dict[int, tuple[Figures, Figures, Figures]] = {}

    def row(self, state: State, sheet: Sheet) -> Figures:
        """The worth of each goal to the seat of a sheet, in coins, and then what objectives add. Do not change it."""
        rewards: list[float] = []
        watched: list[int] = []
        for place, number in enumerate(state.objectives):
            if sheet.completed[place]:
                rewards.append(0.0)
            else:
                rewards.append(self._reward(state, place))
                watched.append(self._wishes.watched(state.rules.goals[number], sheet))
        key = (
            state.objectives,
            state.era,
            sheet.explorers & self.board.cities,
            sheet.towers,
            sheet.crystals,
            sheet.ruins,
            sheet.villages,
            sheet.posts,
            *rewards,
            *watched,
        )
        found = self._rows.get(key)
        if found is None:
            found = _keep(self._rows, key, self._make(state, sheet, rewards))
        return found

    def bare(self, state: State, sheet: Sheet) -> Figures:
        """The same without objectives."""
        key = state.era, sheet.towers, sheet.crystals, sheet.ruins, sheet.villages, sheet.posts
        found = self._rows.get(key)
        if found is None:
            found = _keep(self._rows, key, self._make(state, sheet, [0.0] * len(state.objectives)))
        return found

    def bases_of(self, villages: int) -> Figures:
        """How near all goals are to the capital and some villages."""
        return self._places_of(villages)[2]

    def _make(self, state: State, sheet: Sheet, rewards: list[float]) -> Figures:
        weights, rules = self.weights, state.rules
        goals, first = self.nearness.goals, self.nearness.first_region
        row = np.zeros(2 * goals, np.float32)
        row[:goals] = self._finds_of(state, sheet) + self._routes_of(sheet)
        for place, number in enumerate(state.objectives):
            if rewards[place]:
                row[goals:] += rewards[place] * self.wish(state, sheet, number)
        free, gained, _ = self._places_of(sheet.villages)
        later = rules.eras - 1 - state.era
        regions = row[first:goals] + (rules.coins_of_village[state.era] + later * weights.village)
        if later:
            regions += later * weights.base * (gained @ row)
        row[first:goals] = regions * free
        row[goals + first :] *= free
        return row

    def _finds_of(self, state: State, sheet: Sheet) -> Figures:
        """Coins, and towers, crystals and ruins that have not been found."""
        key = sheet.towers, sheet.crystals, sheet.ruins
        found = self._finds.get(key)
        if found is not None:
            return found
        board, weights, places = self.board, self.weights, self.places
        values = board.values
        worths = self._coins.copy()
        coins = state.rules.coins_of_tower
        tower = coins[min(sheet.towers.bit_count(), len(coins) - 1)] + weights.tower
        for number in bits_of(board.towers & ~sheet.towers):
            worths[places[number]] += tower
        crystals = sum([values[number] for number in bits_of(sheet.crystals)]) + weights.crystal
        for number in bits_of(board.crystals & ~sheet.crystals):
            worths[places[number]] += crystals + values[number]
        for number in bits_of(board.ruins & ~sheet.ruins):
            worths[places[number]] += weights.treasure
        return _keep(self._finds, key, worths)

    def wish(self, state: State, sheet: Sheet, number: int) -> Figures:
        """What an objective adds, for a reward of one coin."""
        goal = state.rules.goals[number]
        key = number, self._wishes.watched(goal, sheet)
        found = self._wished.get(key)
        if found is None:
            found = np.zeros(self.nearness.goals, np.float32)
            self._wishes.add(found, goal, sheet, 1.0)
            _keep(self._wished, key, found)
        return found

    def _places_of(self, villages: int) -> tuple[Figures, Figures, Figures]:
        """Regions without a village (1, others 0), how much nearer one there would be to goals, how near others are."""
        found = self._places.get(villages)
        if found is None:
            usual = self.nearness.usual.near
            bases = usual[list(bits_of(villages | self.board.capital))].max(axis=0)
            gained = np.maximum(self._middles, bases) - bases
            regions = [0.0 if region & villages else 1.0 for region in self.nearness.regions]
            found = np.array(regions, np.float32), gained, bases
            if len(self._places) >= _PLACES_KEPT:
                self._places.clear()
            self._places[villages] = found
        return found

    def _reward(self, state: State, place: int) -> float:
        weights = self.weights
        if state.seats == 1:
            return weights.solo_objective + weights.solo_later * state.era
        objective = state.rules.objectives[state.objectives[place]]
        first = not any(sheet.completed[place] for sheet in state.sheets)
        return weights.objective * (objective.first if first else objective.later)

    def _routes_of(self, sheet: Sheet) -> Figures:
        """Cities: what trade routes bring with those that are connected already, or with another one near."""
        board, weights, places = self.board, self.weights, self.places
        values = board.values
        cities = board.cities & ~sheet.posts
        here = cities & sheet.explorers
        found = self._routes.get((cities, here))
        if found is not None:
            return found
        worths = np.zeros(self.nearness.goals, np.float32)
        inside = [values[number] for number in bits_of(here)]
        if inside:
            total, most = sum(inside), max(inside)
            now = most * (total - most)
            for number in bits_of(cities & ~here):
                value = values[number]
                high = max(most, value)
                worths[places[number]] = high * (total + value - high) - now
        else:
            near = self.nearness.usual.near
            numbers = list(bits_of(cities))
            for number in numbers:
                best = 0.0
                for other in numbers:
                    if other != number:
                        sure = weights.route + weights.route_near * near[number, places[other]]
                        best = max(best, values[other] * sure)
                worths[places[number]] = values[number] * best
        return _keep(self._routes, (cities, here), worths)


Key = TypeVar("Key")


def _keep(kept: dict[Key, Figures], key: Key, figures: Figures) -> Figures:
    """Put figures into a table that never grows too large, and return them."""
    if len(kept) >= _KEPT:
        kept.clear()
    kept[key] = figures
    return figures
