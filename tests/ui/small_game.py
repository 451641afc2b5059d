"""A small game for tests of sessions and pages: turns, hidden cards, fast and slow chance, choices made at once.

Each round begins with a throw of "dice" (fast). With `together` all seats choose a number at the same time, unseen until
the last one has; otherwise they take turns: `add 1` or `add 2` points, or `dig`, which draws from the "bag" (slow).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Self

import msgspec

from engine.chance import Urn
from engine.contract import (
    CHANCE,
    CHANCE_ONLY,
    NOBODY,
    Below,
    Chance,
    Entry,
    Event,
    Game,
    Move,
    Position,
    Standing,
    View,
)
from engine.errors import NotationError, OptionError
from engine.record import Seat


class Add(Move, frozen=True, tag=True):
    number: int

    @property
    def text(self) -> str:
        return f"add {self.number}"


class DigOne(Move, frozen=True, tag=True):
    @property
    def text(self) -> str:
        return "dig"


class Thrown(Move, frozen=True, tag=True):
    number: int

    @property
    def text(self) -> str:
        return f"throw {self.number}"


class Drawn(Move, frozen=True, tag=True):
    number: int

    @property
    def text(self) -> str:
        return f"stone {self.number}"


class RoundBegan(Event, frozen=True, tag=True):
    reveals: ClassVar[bool] = True
    number: int


class Added(Event, frozen=True, tag=True):
    seat: int
    number: int | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Added(self.seat, None)


class Dug(Event, frozen=True, tag=True):
    reveals: ClassVar[bool] = True
    seat: int
    number: int


class SmallOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int = 2
    together: bool = False


class SmallView(View, frozen=True):
    round: int
    rounds: int
    thrown: int
    points: tuple[int | None, ...]
    digging: bool


class SmallPosition(Position):
    __slots__ = ("seats", "options", "round", "thrown", "turn", "chosen", "points", "digging")

    def __init__(self, seats: int, options: SmallOptions) -> None:
        self.seats = seats
        self.options = options
        self.round = 0
        self.thrown = 0
        self.turn = 0
        self.chosen: list[int | None] = [None] * seats
        self.points = [0] * seats
        self.digging = False

    def copy(self) -> Self:
        new = type(self)(self.seats, self.options)
        new.round, new.thrown, new.turn, new.digging = self.round, self.thrown, self.turn, self.digging
        new.chosen, new.points = list(self.chosen), list(self.points)
        return new

    def deciders(self) -> tuple[int, ...]:
        if self.round >= self.options.rounds:
            return NOBODY
        if not self.thrown or self.digging:
            return CHANCE_ONLY
        if self.options.together:
            return tuple(seat for seat, choice in enumerate(self.chosen) if choice is None)
        return (self.turn,)

    def legal_moves(self, seat: int) -> list[Move]:
        if seat not in self.deciders():
            return []
        return [Add(1), Add(2)] if self.options.together else [Add(1), Add(2), DigOne()]

    def chance(self) -> Chance:
        if self.digging:
            return Urn("bag", [Drawn(number) for number in range(3)], [1, 1, 1])
        return Urn("dice", [Thrown(number) for number in range(1, 7)], [1] * 6)

    def play(self, actor: int, move: Move, events: list[Event] | None = None) -> None:
        told: list[Event] = [] if events is None else events
        match move:
            case Thrown(number):
                self.thrown = number
                told.append(RoundBegan(number))
            case Drawn(number):
                self.digging = False
                told.append(Dug(self.turn, number))
                self._score(self.turn, number)
            case DigOne():
                self.digging = True
            case Add(number) if self.options.together:
                self.chosen[actor] = number
                told.append(Added(actor, number))
                if None not in self.chosen:
                    self.points = [
                        old + (new or 0) for old, new in zip(self.points, self.chosen, strict=True)
                    ]
                    self._next_round()
            case Add(number):
                told.append(Added(actor, number))
                self._score(actor, number)

    def _score(self, seat: int, number: int) -> None:
        self.points[seat] += number
        self.turn += 1
        if self.turn == self.seats:
            self._next_round()

    def _next_round(self) -> None:
        self.round += 1
        self.turn = self.thrown = 0
        self.chosen = [None] * self.seats

    def scores(self) -> list[int]:
        return list(self.points)

    def standings(self) -> list[Standing]:
        return [
            Standing(seat, points, 1 + sum(other > points for other in self.points))
            for seat, points in enumerate(self.points)
        ]

    def problems(self) -> list[str]:
        return []


class SmallGame(Game[SmallPosition, SmallOptions, SmallView]):
    name: ClassVar[str] = "small"
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(1, 4)
    options_type = SmallOptions

    def settle_options(self, options: SmallOptions, seats: int) -> SmallOptions:
        if seats not in self.seat_counts:
            raise OptionError(f"the small game is for 1 to 3 players, not {seats}")
        return options

    def new_position(self, seats: int, options: SmallOptions) -> SmallPosition:
        return SmallPosition(seats, self.settle_options(options, seats))

    def parse_move(self, text: str) -> Move:
        word, _, number = text.partition(" ")
        makers: dict[str, type[Add] | type[Thrown] | type[Drawn]] = {
            "add": Add,
            "throw": Thrown,
            "stone": Drawn,
        }
        if text == "dig":
            return DigOne()
        if word in makers and number.isdigit():
            return makers[word](int(number))
        raise NotationError(f"{text!r} is not a move of the small game")

    def view(self, position: SmallPosition, seat: int | None) -> SmallView:
        over = not position.deciders()
        return SmallView(
            viewer=seat,
            deciders=position.deciders(),
            round=position.round + 1,
            rounds=position.options.rounds,
            thrown=position.thrown,
            points=tuple(
                points if over or who == seat else None for who, points in enumerate(position.points)
            ),
            digging=position.digging,
        )

    def resample(self, view: SmallView, options: SmallOptions, below: Below) -> SmallPosition:
        raise NotImplementedError

    def undo_depth(self, entries: Sequence[Entry], seat: int, after_undo: bool) -> int:
        if after_undo or not entries or entries[-1].actor != seat:
            return 0
        return 1

    def describe(self, position: SmallPosition) -> dict[str, Any]:
        return {"points": position.points}


def make_people(count: int, player: str = "person") -> tuple[Seat, ...]:
    """`count` seats with names and colours."""
    names = ("Anna", "Ben", "Chloé")
    colours = ("blue", "vermilion", "green")
    return tuple(Seat(names[seat], colours[seat], player) for seat in range(count))


__all__ = [
    "CHANCE",
    "Add",
    "Added",
    "DigOne",
    "Drawn",
    "Dug",
    "SmallGame",
    "SmallOptions",
    "Thrown",
    "make_people",
]
