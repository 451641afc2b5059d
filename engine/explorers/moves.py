"""Every decision and every answer of chance in The Guild of Merchant Explorers, with its text form.

A space is `y * WIDTH + x`, in the coordinates of the map files; texts say "x,y". Cards, treasures and objectives are
named by their ids.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from engine.contract import Move
from engine.errors import NotationError

WIDTH = 100
"""Coordinates are 0 to 99."""


def space_of(x: int, y: int) -> int:
    """The space of coordinates."""
    return y * WIDTH + x


def space_text(space: int) -> str:
    """The text of a space: "3,10" is x 3, y 10."""
    return f"{space % WIDTH},{space // WIDTH}"


# --- decisions ---------------------------------------------------------------------------------------------------


class Explore(Move, frozen=True, tag=True):
    """Place an explorer, by the card or by a treasure that gives an extra one."""

    space: int

    @property
    def text(self) -> str:
        return f"explore {space_text(self.space)}"


class Village(Move, frozen=True, tag=True):
    """The village of the region just filled goes to this blank space."""

    space: int

    @property
    def text(self) -> str:
        return f"village {space_text(self.space)}"


class Route(Move, frozen=True, tag=True):
    """A trade route between two cities; the trading post goes to `post`."""

    post: int
    other: int

    @property
    def text(self) -> str:
        return f"route {space_text(self.post)} {space_text(self.other)}"


class Stop(Move, frozen=True, tag=True):
    """No more explorers in this step of the card (the next step follows), or no extra explorer."""

    @property
    def text(self) -> str:
        return "stop"


class EndTurn(Move, frozen=True, tag=True):
    """End the turn."""

    @property
    def text(self) -> str:
        return "end"


class KeepCard(Move, frozen=True, tag=True):
    """Keep this one of the specialty cards drawn; the other is out of the game."""

    card: str

    @property
    def text(self) -> str:
        return f"keep {self.card}"


class UseCard(Move, frozen=True, tag=True):
    """Era card I/II/III: use this one of the own specialty cards."""

    card: str

    @property
    def text(self) -> str:
        return f"use {self.card}"


# --- answers of chance -------------------------------------------------------------------------------------------


class ObjectiveDealt(Move, frozen=True, tag=True):
    """The next objective of the game."""

    objective: str

    @property
    def text(self) -> str:
        return f"objective {self.objective}"


class CardRevealed(Move, frozen=True, tag=True):
    """The explore card of the turn."""

    card: str

    @property
    def text(self) -> str:
        return f"card {self.card}"


class SpecialtyDrawn(Move, frozen=True, tag=True):
    """A specialty card for the next seat that has to draw one."""

    card: str

    @property
    def text(self) -> str:
        return f"specialty {self.card}"


class TreasureDrawn(Move, frozen=True, tag=True):
    """The treasure that the exploring seat draws."""

    treasure: str

    @property
    def text(self) -> str:
        return f"treasure {self.treasure}"


STOP = Stop()
END = EndTurn()

# --- reading -----------------------------------------------------------------------------------------------------

ID = "[a-z][a-z0-9_]*"
"""What an id looks like."""

_NUMBER = "(0|[1-9][0-9]?)"
_SPACE = f"{_NUMBER},{_NUMBER}"


def _space(x: str, y: str) -> int:
    return space_of(int(x), int(y))


_READERS: list[tuple[re.Pattern[str], Callable[..., Move]]] = [
    (re.compile(pattern), make)
    for pattern, make in (
        (f"explore {_SPACE}", lambda x, y: Explore(_space(x, y))),
        (f"village {_SPACE}", lambda x, y: Village(_space(x, y))),
        (f"route {_SPACE} {_SPACE}", lambda x, y, to_x, to_y: Route(_space(x, y), _space(to_x, to_y))),
        ("stop", lambda: STOP),
        ("end", lambda: END),
    )
]


def parse_plain_move(text: str) -> Move:
    """The move of a text form without an id. Raises `NotationError` if no move is written like this."""
    for pattern, make in _READERS:
        match = pattern.fullmatch(text)
        if match:
            return make(*match.groups())
    raise NotationError(f"{text[:60]!r} is not a move of The Guild of Merchant Explorers")
