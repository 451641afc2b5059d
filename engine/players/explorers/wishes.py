"""What objectives that are still open add to the worth of goals."""

from __future__ import annotations

import numpy as np

from engine.bits import bits_of
from engine.explorers.conditions import BesideTower, Both, Chain, Count, Goal, Groups, Largest, RouteWorth
from engine.explorers.sheet import Sheet
from engine.players.explorers.nearness import Figures, Nearness


class Wishes:
    """Spreads the reward of an objective over the pieces that bring it nearer."""

    def __init__(self, nearness: Nearness) -> None:
        self._board = nearness.board
        self._places = {number: place for place, number in enumerate(nearness.hexes)}
        self._first_region = nearness.first_region
        self._regions = nearness.regions
        self._sizes = nearness.goals
        self._less = nearness.weights.less
        board = nearness.board
        self._lie_on = {
            "towers": board.towers,
            "crystals": board.crystals,
            "ruins": board.ruins,
            "posts": board.cities,
            "explorers": board.coins,
        }
        self._indicators: dict[int, Figures] = {}

    def watched(self, goal: Goal, sheet: Sheet) -> int:
        """What `add` depends on, as one number."""
        board = self._board
        match goal:
            case Count() | Groups() | Largest():
                own: int = getattr(sheet, goal.pieces)
                return own & goal.hexes if isinstance(goal, Count) else own
            case BesideTower():
                return sheet.towers | sheet.villages
            case RouteWorth():
                paid = min(sheet.best_route, goal.need)
                here = sheet.explorers & board.cities
                return (board.cities & ~sheet.posts) | here << board.size | paid << 2 * board.size
            case Chain():
                return max(sheet.parts, key=goal.in_part) & (board.cities | board.ruins)
        assert isinstance(goal, Both)
        return sum([self.watched(part, sheet) for part in goal.goals])

    def add(self, worths: Figures, goal: Goal, sheet: Sheet, reward: float) -> None:
        """Add to the worths of the goals what each piece would bring an objective nearer; all pieces bring `reward`."""
        board = self._board
        have = goal.have(sheet)
        if have >= goal.need:
            return
        each = reward / (goal.need - have)
        match goal:
            case Count():
                self._pieces(worths, goal.pieces, goal.hexes, sheet, each)
            case Groups():
                own: int = getattr(sheet, goal.pieces)
                for group in goal.groups:
                    if not group & own:
                        self._pieces(worths, goal.pieces, group, sheet, each)
            case Largest():
                own = getattr(sheet, goal.pieces)
                for group in goal.groups:
                    full = (group & own).bit_count() == have
                    self._pieces(worths, goal.pieces, group, sheet, each if full else self._less * each)
            case BesideTower():
                missing = board.towers & ~sheet.towers
                self._regions_at(worths, board.around(sheet.towers), each)
                self._regions_at(worths, board.around(missing), self._less * each)
                for number in bits_of(missing):
                    there = board.near[number] & sheet.villages
                    worths[self._places[number]] += each if there else self._less * each
            case RouteWorth():
                self._route(worths, goal.need, sheet, reward)
            case Chain():
                self._chain(worths, goal, sheet, each)
            case _:
                assert isinstance(goal, Both)
                for part in goal.goals:
                    self.add(worths, part, sheet, each * (part.need - part.have(sheet)))

    def _pieces(self, worths: Figures, pieces: str, hexes: int, sheet: Sheet, each: float) -> None:
        if pieces == "villages":
            self._regions_at(worths, hexes, each)
            return
        for number in bits_of(hexes & self._lie_on[pieces] & ~getattr(sheet, pieces)):
            worths[self._places[number]] += each

    def _regions_at(self, worths: Figures, hexes: int, each: float) -> None:
        """Villages on some hexes. Regions that have a village are worth nothing in the end, whatever is added here."""
        found = self._indicators.get(hexes)
        if found is None:
            blanks = hexes & self._board.blanks
            found = np.array([1.0 if region & blanks else 0.0 for region in self._regions], np.float32)
            self._indicators[hexes] = found
        worths[self._first_region :] += each * found

    def _route(self, worths: Figures, need: int, sheet: Sheet, each: float) -> None:
        values = self._board.values
        cities = list(bits_of(self._board.cities & ~sheet.posts))
        for number in cities:
            partners = [
                other for other in cities if other != number and values[other] * values[number] >= need
            ]
            if partners:
                there = any(sheet.explorers >> other & 1 for other in partners)
                worths[self._places[number]] += each if there else self._less * each

    def _chain(self, worths: Figures, goal: Chain, sheet: Sheet, each: float) -> None:
        board = self._board
        part = max(sheet.parts, key=goal.in_part)
        for hexes, wanted in zip((board.cities, board.ruins), goal.wanted, strict=True):
            if (part & hexes).bit_count() < wanted:
                for number in bits_of(hexes & ~part):
                    worths[self._places[number]] += each
