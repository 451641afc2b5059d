"""What the next explorer of a seat brings, kept up to date while the seat plays."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from engine.bits import bits_of
from engine.explorers.cards import TERRAINS
from engine.explorers.conditions import Count, Goal
from engine.explorers.shapes import CardStep
from engine.explorers.sheet import EXTRA, Sheet
from engine.explorers.state import State
from engine.players.explorers.nearness import ALL_TERRAINS, Figures, Nearness, Table
from engine.players.explorers.prizes import Prizes
from engine.players.explorers.room import Lack, lacks

_MASKS_KEPT = 20_000
"""Lists of hexes kept for the next time."""

_NOTHING = np.zeros(0, np.float32)


class Field:
    """The tables of a map that all seats and games share."""

    def __init__(self, prizes: Prizes, goals: Sequence[Goal]) -> None:
        """For the prizes of a map and its objectives."""
        self.prizes = prizes
        nearness: Nearness = prizes.nearness
        self.nearness = nearness
        board = self.board = nearness.board
        self.finds = board.cities | board.ruins | board.discoveries
        """Hexes that change the worth of others when they are explored."""
        for goal in goals:
            if isinstance(goal, Count) and goal.pieces == "explorers":
                self.finds |= goal.hexes
        regions = nearness.regions
        self.region_of = [-1] * board.size
        """The place of the region of each hex among the regions with a village; -1 for a hex without one."""
        for place, region in enumerate(regions):
            for number in bits_of(region):
                self.region_of[number] = place
        self.regions_of = np.array([place if place >= 0 else len(regions) for place in self.region_of])
        self.spare = np.zeros(len(regions) + 1, np.float32)
        self._places: dict[int, NDArray[np.intp]] = {}
        self.goal_hexes = np.array(nearness.hexes, np.intp)
        self.coins = np.zeros(board.size, np.float32)
        for number in bits_of(board.coins):
            self.coins[number] = board.values[number]
        self._terrains = [board.terrain[name] for name in TERRAINS]
        self._terrains_of: dict[CardStep, int] = {}

    def places(self, mask: int) -> NDArray[np.intp]:
        """The numbers of the hexes of a mask."""
        found = self._places.get(mask)
        if found is None:
            if len(self._places) >= _MASKS_KEPT:
                self._places.clear()
            found = self._places[mask] = np.array(list(bits_of(mask)), np.intp)
        return found

    def terrains_of(self, step: CardStep) -> int:
        """A bit for each terrain that a step of a card allows."""
        found = self._terrains_of.get(step)
        if found is None:
            found = sum([1 << place for place, mask in enumerate(self._terrains) if mask & step.allowed])
            self._terrains_of[step] = found
        return found

    def terrains_left(self, state: State, sheet: Sheet) -> int:
        """A bit for each terrain that an explore card of this era allows later; a card for any terrain is left out."""
        rules = state.rules
        left = 0
        for number in state.cards_left:
            card = rules.figures.explore[number]
            uses = [use for use in card.uses_specialty if use <= len(sheet.specialties)]
            names = [sheet.specialties[use - 1] for use in uses] if card.uses_specialty else [card.id]
            for name in names:
                terrains = self.terrains_of(rules.plans[name].steps[0])
                if terrains != ALL_TERRAINS:
                    left |= terrains
        return left


class Outlook:
    """Follows the sheet of one seat; `gains` may be asked again and again while the game goes on."""

    __slots__ = (
        "field",
        "_first",
        "_explorers",
        "_mark",
        "_row",
        "_table",
        "_missing",
        "_reached",
        "_weights",
        "_own",
        "_cards",
        "_left",
    )

    def __init__(self, field: Field) -> None:
        self.field = field
        self._first = field.nearness.first_region
        self._explorers = 0
        self._mark: tuple[object, ...] = (-1,)
        self._row: Figures = _NOTHING
        self._table: Table | None = None
        self._missing = field.nearness.whole
        self._reached: Figures = _NOTHING
        self._weights: Figures = _NOTHING
        self._own: Figures = _NOTHING
        self._cards: tuple[object, ...] = ()
        self._left = 0

    def gains(self, state: State, sheet: Sheet, hexes: NDArray[np.intp]) -> Figures:
        """What an explorer on each of some hexes brings, in coins: now, and by what is nearer then.

        All figures may be too high by the same amount, which `already` gives.
        """
        self._follow(state, sheet)
        assert self._table is not None
        near = self._table.near.take(hexes, 0)
        np.maximum(near, self._reached, out=near)
        gains: Figures = near @ self._weights
        gains += self._own.take(hexes)
        plan = sheet.plan
        if plan is not None and plan.coin_factor > 1 and sheet.act != EXTRA:
            gains += (plan.coin_factor - 1) * self.field.coins.take(hexes)
        missing = lacks(state, sheet)
        if missing:
            gains += self._room(sheet, hexes, missing)
        return gains

    def _room(self, sheet: Sheet, hexes: NDArray[np.intp], missing: list[Lack]) -> Figures:
        """What it is worth that each of some hexes opens up others for cards that lack them."""
        near = self.field.board.near
        edge = sheet.edge
        worth = self.field.nearness.weights.room
        room = []
        for number in hexes.tolist():
            new = near[number] & ~edge
            room.append(worth * sum([min((new & mask).bit_count(), count) for mask, count in missing]))
        return np.array(room, np.float32)

    def direct(self) -> Figures:
        """For each hex of the map what an explorer brings by being there, and not by what is near; after `gains`."""
        first, goals = self._first, self.field.nearness.goals
        left = self._weights * (1 - self._reached)
        direct = self._own.copy()
        direct[self.field.goal_hexes] += left[:first] + left[goals : goals + first]
        return direct

    def already(self) -> float:
        """What the explorers that are there bring, after `gains`."""
        return float(self._reached @ self._weights)

    def _follow(self, state: State, sheet: Sheet) -> None:
        """Bring everything up to date with the sheet."""
        field = self.field
        explorers = sheet.explorers
        table = field.nearness.table(len(state.cards_left), self._terrains_left(state, sheet))
        mark = (
            sheet.villages,
            explorers & field.finds,
            sheet.posts,
            len(sheet.parts),
            tuple([other.completed for other in state.sheets]),
            state.era,
        )
        again = mark[0] != self._mark[0] or self._explorers & ~explorers
        if again:
            self._missing = field.nearness.whole.copy()
            self._explorers = 0
        new = explorers & ~self._explorers
        self._explorers = explorers
        if again or table is not self._table:
            self._table = table
            changed = True
            self._count(new)
            self._look(sheet)
        else:
            changed = bool(new) and self._reach(new)
        if mark != self._mark:
            self._mark = mark
            self._row = field.prizes.row(state, sheet)
            changed = True
        if changed:
            self._weigh()

    def _look(self, sheet: Sheet) -> None:
        """How near all goals are to the network."""
        network = sheet.explorers | sheet.villages | self.field.board.capital
        assert self._table is not None
        self._reached = self._table.near.take(list(bits_of(network)), 0).max(axis=0)

    def _count(self, explorers: int) -> bool:
        """Count hexes of regions that are not missing any more; whether there are any."""
        region_of, missing = self.field.region_of, self._missing
        any_region = False
        while explorers:
            low = explorers & -explorers
            place = region_of[low.bit_length() - 1]
            if place >= 0:
                missing[place] -= 1
                any_region = True
            explorers ^= low
        return any_region

    def _reach(self, new: int) -> bool:
        """Goals are nearer through new explorers; whether they are in regions."""
        assert self._table is not None
        reached, near = self._reached, self._table.near
        left = new
        while left:
            low = left & -left
            np.maximum(reached, near[low.bit_length() - 1], out=reached)
            left ^= low
        return self._count(new)

    def _weigh(self) -> None:
        """What each goal, and a further hex of each region, is worth with so many hexes missing."""
        table, row = self._table, self._row
        assert table is not None
        missing = self._missing
        first = self._first
        weights = row.copy()
        goals = self.field.nearness.goals
        regions, wanted = weights[first:goals], weights[goals + first :]
        own = self.field.spare.copy()
        np.multiply(table.next.take(missing), regions + wanted, out=own[:-1])
        fill = table.fill.take(missing)
        regions *= fill
        wanted *= fill
        self._weights, self._own = weights, own.take(self.field.regions_of)

    def _terrains_left(self, state: State, sheet: Sheet) -> int:
        """A bit for each terrain that an explore card of this era allows, in this turn or later."""
        cards = state.cards_left, sheet.specialties
        if cards != self._cards:
            self._cards = cards
            self._left = self.field.terrains_left(state, sheet)
        plan = sheet.plan
        if plan is not None:
            step = plan.steps[sheet.step]
            if step.limit > 1:
                return self._left | self.field.terrains_of(step)
        return self._left
