"""What the model of worth looks at in a solo game: the prospects of the seat, and what it has on which map.

It is for the maps of the box. A map and its objectives have inputs of their own, which are 0 on the others.
"""

from __future__ import annotations

from math import log, prod, sqrt
from typing import NamedTuple

from engine.bits import bits_of
from engine.explorers.game import Explorers
from engine.explorers.options import ExplorersOptions
from engine.explorers.sheet import Sheet
from engine.explorers.state import State
from engine.players.explorers.prospects import Prospect

_COMMON = (
    "value",
    "odds",
    "ahead",
    "wins",
    "second_era",
    "third_era",
    "fourth_era",
    "coins",
    "near",
    "towers",
    "crystals",
    "villages",
    "best_route",
)
"""What the prospects say: the value, the logarithm of the odds of all objectives, the coins above the threshold, the
chance to win. Then the era, and what there is: coins above the threshold, the worth of what is near, numbers of pieces,
the most coins that a route has paid."""

_OBJECTIVE = ("open", "done", "reach", "root", "completed")
"""Of an objective in play: open or completed (1 or 0); of an open one the share that is done, and how near is what is
missing, with its square root."""

_LEAST = 1e-4
"""Keeps odds finite."""


class _Map(NamedTuple):
    """The inputs of a map begin at `first`: one for the map, then for its regions and for hexes where pieces lie."""

    first: int
    regions: tuple[int, ...]
    """Masks of the regions that may have a village."""
    hexes: tuple[int, ...]


class Worth:
    """Reads the inputs from positions of a game."""

    def __init__(self, game: Explorers) -> None:
        figures = game.figures
        names = [*_COMMON, *[f"treasure_{treasure.id}" for treasure in figures.treasures]]
        self._cards = {card.id: place for place, card in enumerate(figures.specialties, len(names))}
        """The input of each specialty card."""
        names += [f"card_{card}" for card in self._cards]
        self._objectives: dict[str, int] = {}
        """The first input of each objective."""
        self._maps: dict[str, _Map] = {}
        for map_id in game.maps:
            options = ExplorersOptions(map=map_id)
            for objective in game.objective_ids(options):
                self._objectives[objective] = len(names)
                names += [f"{objective}_{figure}" for figure in _OBJECTIVE]
            board = game.board(options)
            regions = [region for region in board.regions if region & board.blanks]
            hexes = list(bits_of(board.cities | board.ruins | board.discoveries))
            self._maps[map_id] = _Map(len(names), tuple(regions), tuple(hexes))
            names.append(map_id)
            names += [f"{map_id}_region_{number}" for number in range(1, len(regions) + 1)]
            names += [f"{map_id}_hex_{number}" for number in hexes]
        self.inputs = tuple(names)
        """Their names."""

    def read(self, state: State, found: Prospect, value: float, wins: float) -> list[list[float]]:
        """The inputs at the beginning of an era, as one row; no row on a map that is not of the box.

        `value` and `wins` are what follows from the prospect that was found.
        """
        rules = state.rules
        here = self._maps.get(rules.board.id)
        if here is None:
            return []
        sheet = state.sheets[0]
        chance = prod(found.objectives)
        row = [
            value,
            log((chance + _LEAST) / (1 - chance + _LEAST)),
            found.score - rules.threshold,
            wins,
            *[float(state.era == era) for era in (1, 2, 3)],
            float(sum(sheet.coins) - rules.threshold),
            found.near,
            float(sheet.towers.bit_count()),
            float(sheet.crystals.bit_count()),
            float(sheet.villages.bit_count()),
            float(sheet.best_route),
            *map(float, sheet.kept),
        ]
        row += [0.0] * (len(self.inputs) - len(row))
        for card in sheet.specialties:
            row[self._cards[card]] = 1.0
        self._read_objectives(row, state, sheet, found)
        row[here.first] = 1.0
        place = here.first + 1
        for region in here.regions:
            if region & sheet.villages:
                row[place] = 1.0
            place += 1
        pieces = sheet.posts | sheet.ruins | sheet.towers | sheet.crystals
        for number in here.hexes:
            if pieces >> number & 1:
                row[place] = 1.0
            place += 1
        return [row]

    def _read_objectives(self, row: list[float], state: State, sheet: Sheet, found: Prospect) -> None:
        known = state.rules.objectives
        for number, turn, done, reach in zip(
            state.objectives, sheet.completed, found.done, found.reach, strict=True
        ):
            first = self._objectives[known[number].id]
            if turn:
                row[first + len(_OBJECTIVE) - 1] = 1.0
            else:
                row[first : first + len(_OBJECTIVE) - 1] = 1.0, done, reach, sqrt(reach)
