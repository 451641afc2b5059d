"""What objectives want, as data: every kind of condition, made ready for a map.

A condition says how far a seat is (`have`) and how far it has to come (`need`); `most` is what the map allows, so that
a map of a player gets only objectives that are possible there.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from operator import attrgetter

from engine.bits import bits_of
from engine.errors import FiguresError
from engine.explorers import cards
from engine.explorers.board import Board
from engine.explorers.moves import space_of
from engine.explorers.sheet import Sheet


class Goal(ABC):
    """A condition on a map."""

    need: int

    @abstractmethod
    def have(self, sheet: Sheet) -> int:
        """How far the seat is; it is there when this is at least `need`."""

    @abstractmethod
    def most(self) -> int:
        """What `have` can become on this map."""


class Count(Goal):
    """So many own pieces of a kind on some hexes."""

    def __init__(self, board: Board, pieces: str, hexes: int, need: int) -> None:
        self._board, self.pieces, self.hexes, self.need = board, pieces, hexes, need
        self._own: Callable[[Sheet], int] = attrgetter(pieces)

    def have(self, sheet: Sheet) -> int:
        return (self._own(sheet) & self.hexes).bit_count()

    def most(self) -> int:
        return _most(self._board, self.pieces, self.hexes)


class Groups(Goal):
    """Own pieces of a kind in so many different groups of hexes."""

    def __init__(self, board: Board, pieces: str, groups: Sequence[int], need: int) -> None:
        self._board, self.pieces, self.groups, self.need = board, pieces, groups, need

    def have(self, sheet: Sheet) -> int:
        pieces: int = getattr(sheet, self.pieces)
        return sum([1 for group in self.groups if pieces & group])

    def most(self) -> int:
        return sum([1 for group in self.groups if _most(self._board, self.pieces, group)])


class Largest(Goal):
    """So many own pieces of a kind in one group of hexes."""

    def __init__(self, board: Board, pieces: str, groups: Sequence[int], need: int) -> None:
        self._board, self.pieces, self.groups, self.need = board, pieces, groups, need

    def have(self, sheet: Sheet) -> int:
        pieces: int = getattr(sheet, self.pieces)
        return max([(pieces & group).bit_count() for group in self.groups], default=0)

    def most(self) -> int:
        return max([_most(self._board, self.pieces, group) for group in self.groups], default=0)


class BesideTower(Goal):
    """Villages beside a tower that has been found."""

    def __init__(self, board: Board, need: int) -> None:
        self._board, self.need = board, need

    def have(self, sheet: Sheet) -> int:
        if not sheet.towers:
            return 0
        return (sheet.villages & self._board.around(sheet.towers)).bit_count()

    def most(self) -> int:
        return _most(self._board, "villages", self._board.around(self._board.towers))


class RouteWorth(Goal):
    """A trade route that paid so many coins."""

    def __init__(self, board: Board, need: int) -> None:
        self._board, self.need = board, need

    def have(self, sheet: Sheet) -> int:
        return sheet.best_route

    def most(self) -> int:
        values = sorted([self._board.values[city] for city in bits_of(self._board.cities)])
        return values[-1] * values[-2] if len(values) > 1 else 0


class Chain(Goal):
    """Cities and ruins with explorers in one unbroken chain; covered cities and looted ruins count too."""

    def __init__(self, board: Board, cities: int, ruins: int) -> None:
        self._board, self.wanted = board, (cities, ruins)
        self.need = cities + ruins

    def have(self, sheet: Sheet) -> int:
        return max([self.in_part(part) for part in sheet.parts])

    def most(self) -> int:
        return self.in_part(self._board.all)

    def in_part(self, part: int) -> int:
        cities, ruins = self.wanted
        board = self._board
        return min(cities, (part & board.cities).bit_count()) + min(ruins, (part & board.ruins).bit_count())


class Both(Goal):
    """Several goals at once."""

    def __init__(self, goals: Sequence[Goal]) -> None:
        self.goals = goals
        self.need = sum([goal.need for goal in goals])

    def have(self, sheet: Sheet) -> int:
        return sum([min(goal.need, goal.have(sheet)) for goal in self.goals])

    def most(self) -> int:
        return sum([min(goal.need, goal.most()) for goal in self.goals])


def _most(board: Board, pieces: str, hexes: int) -> int:
    """How many pieces of a kind can come to lie on some hexes."""
    if pieces == "villages":
        return sum([1 for region in board.regions if region & board.blanks & hexes])
    places = {
        "explorers": board.all & ~board.capital,
        "posts": board.cities,
        "towers": board.towers,
        "crystals": board.crystals,
        "ruins": board.ruins,
    }
    return (places[pieces] & hexes).bit_count()


def _terrains(board: Board, names: Sequence[str]) -> list[int]:
    return [board.terrain[name] for name in names]


def _large_regions(board: Board, wanted: cards.Condition) -> Goal:
    hexes = 0
    for region in board.regions:
        if region.bit_count() >= wanted.min_size:
            hexes |= region
    return Count(board, "villages", hexes, wanted.count)


def _valued(board: Board, hexes: int, least: int) -> int:
    return board.mask([number for number in bits_of(hexes) if board.values[number] >= least])


def _signs(board: Board, signs: Sequence[str]) -> list[int]:
    return [board.signs.get(sign, 0) for sign in signs]


def _tower_and_ruin(board: Board, wanted: cards.Condition) -> Goal:
    place = board.file.marks.get(wanted.tower_mark)
    tower = board.mask_of_spaces([space_of(*place)]) & board.towers if place else 0
    ruin = board.signs.get(wanted.sign, 0)
    return Both([Count(board, "towers", tower, 1), Count(board, "ruins", ruin, 1)])


_MAKERS: dict[str, Callable[[Board, cards.Condition], Goal]] = {
    "villages": lambda board, wanted: Count(board, "villages", board.all, wanted.count),
    "villages_on_different_lands": lambda board, wanted: Groups(board, "villages", board.lands, wanted.count),
    "village_in_region_of_size": _large_regions,
    "villages_on_terrain": lambda board, wanted: Count(
        board, "villages", board.terrain[wanted.terrain], wanted.count
    ),
    "villages_on_each_terrain": lambda board, wanted: Groups(
        board, "villages", _terrains(board, wanted.terrains), len(wanted.terrains)
    ),
    "villages_on_same_terrain": lambda board, wanted: Largest(
        board, "villages", _terrains(board, cards.LAND_TERRAINS), wanted.count
    ),
    "village_next_to_tower": lambda board, wanted: BesideTower(board, wanted.count),
    "village_next_to_ruin_space": lambda board, wanted: Count(
        board, "villages", board.around(board.ruins), wanted.count
    ),
    "villages_next_to_crystal_space": lambda board, wanted: Count(
        board, "villages", board.around(board.crystals), wanted.count
    ),
    "towers": lambda board, wanted: Count(board, "towers", board.all, wanted.count),
    "crystals": lambda board, wanted: Count(board, "crystals", board.all, wanted.count),
    "ruins": lambda board, wanted: Count(board, "ruins", board.all, wanted.count),
    "ruins_on_border": lambda board, wanted: Count(board, "ruins", board.border, wanted.count),
    "ruins_with_signs": lambda board, wanted: Groups(
        board, "ruins", _signs(board, wanted.signs), len(wanted.signs)
    ),
    "ruins_of_each_sign": lambda board, wanted: Groups(
        board, "ruins", _signs(board, wanted.signs), len(wanted.signs)
    ),
    "ruins_of_same_sign": lambda board, wanted: Largest(
        board, "ruins", list(board.signs.values()), wanted.count
    ),
    "ruins_touching_each_terrain": lambda board, wanted: Groups(
        board,
        "ruins",
        [board.around(hexes) for hexes in _terrains(board, wanted.terrains)],
        len(wanted.terrains),
    ),
    "tower_and_ruin": _tower_and_ruin,
    "posts": lambda board, wanted: Count(board, "posts", board.all, wanted.count),
    "posts_on_city_value": lambda board, wanted: Count(
        board, "posts", _valued(board, board.cities, wanted.min_value), wanted.count
    ),
    "posts_on_each_terrain": lambda board, wanted: Groups(
        board, "posts", _terrains(board, wanted.terrains), len(wanted.terrains)
    ),
    "trade_route_worth": lambda board, wanted: RouteWorth(board, wanted.min_value),
    "explore_coin_space": lambda board, wanted: Count(
        board, "explorers", _valued(board, board.coins, wanted.min_coins), wanted.count
    ),
    "chain": lambda board, wanted: Chain(board, wanted.cities, wanted.ruins),
}

CONDITION_KINDS = tuple(_MAKERS)


def make_goal(board: Board, wanted: cards.Condition) -> Goal:
    """The condition on a map."""
    return _MAKERS[wanted.kind](board, wanted)


def is_possible(goal: Goal) -> bool:
    """Whether a seat can get there on the map."""
    return goal.most() >= goal.need


def check_condition(wanted: cards.Condition) -> None:
    """Raise `FiguresError` for an unknown kind or terrain."""
    if wanted.kind not in _MAKERS:
        raise FiguresError(f"{wanted.kind!r} is no condition of an objective")
    for name in (wanted.terrain,) if wanted.kind == "villages_on_terrain" else wanted.terrains:
        if name not in cards.LAND_TERRAINS:
            raise FiguresError(f"{name!r} is no terrain of an objective")
