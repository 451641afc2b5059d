"""The pieces of the naive referee: plain lists of names, as they lie on the table."""

from __future__ import annotations

from dataclasses import dataclass, field

ROCKS = ("black_rock", "white_rock")
GEM_VALUE = {"clear_gem": 1, "blue_gem": 3, "red_gem": 5}
MARKET_VALUE = {"clear_gem": 1, "blue_gem": 2, "red_gem": 3}
BAG = ["black_rock"] * 29 + ["white_rock"] + ["clear_gem"] * 15 + ["blue_gem"] * 10 + ["red_gem"] * 5
CARD_POINTS = {"points_2": 2, "points_3": 3, "points_4": 4}
WHITE = "white"


@dataclass
class Player:
    """What lies before one player. `fresh` are the gems dug in this turn."""

    number: int
    supply: list[str]
    coins: int = 3
    chest: list[int] = field(default_factory=list)
    points: int = 0
    saved: list[str] = field(default_factory=list)
    fresh: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    dice: list[int] = field(default_factory=list)
    placements: int = 0
    out: bool = False

    @property
    def gems(self) -> list[str]:
        return self.saved + self.fresh

    @property
    def given(self) -> int:
        return sum(self.chest)


@dataclass
class Tent:
    """A tent on the board; `asleep`: by Free Tent in a Scored Row, so that it does not score in this round."""

    name: str
    owner: int | str
    row: int
    column: int
    scored: bool = False
    asleep: bool = False

    @property
    def space(self) -> str:
        return f"r{self.row}c{self.column}"


def merits(player: Player) -> tuple[int, int, int]:
    """Who is better: points, then what was donated, then tents placed."""
    return player.points, player.given, player.placements


def coordinates(space: str) -> tuple[int, int]:
    """Row and column of "r2c10"."""
    row, column = space[1:].split("c")
    return int(row), int(column)


def kinds(pieces: list[str], names: tuple[str, ...]) -> dict[str, int]:
    """How many pieces there are of each kind."""
    return {name: pieces.count(name) for name in names}
