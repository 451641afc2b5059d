"""What every game provides: positions, moves, chance, events, views, and the game itself.

Screens, records, tests and computer players know only these types. A game adds its own subclasses and never
changes how they fit together:

* a `Position` is small, mutable and quick to copy; it says who decides next (`deciders`);
* a `Move` is a frozen value with a one-line text form; chance answers with moves like everybody else;
* an `Event` tells what a move did, and `seen_by` what a seat may learn of it;
* a `View` is everything a seat may see; nothing hidden is in it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

CHANCE = -1
"""The actor that stands for dice, decks and bags."""

NOBODY: tuple[int, ...] = ()
"""The deciders of a finished game."""

CHANCE_ONLY: tuple[int, ...] = (CHANCE,)
"""The deciders while dice, a deck or a bag must answer."""

Below = Callable[[int], int]
"""A source of random numbers: `below(n)` gives a whole number from 0 to n - 1."""


class Move(msgspec.Struct, frozen=True):
    """A decision of a seat or an answer of chance; hashable, compared by value."""

    @property
    def text(self) -> str:
        """The one-line text form; `Game.parse_move` turns it back into an equal move."""
        raise NotImplementedError


class Event(msgspec.Struct, frozen=True):
    """Something that a move did, in the order it happened."""

    reveals: ClassVar[bool] = False
    """True if it brought hidden or random facts to light: taking back stops here."""

    def seen_by(self, seat: int | None) -> Event | None:
        """What `seat` (None: an onlooker) learns: the event, a poorer one with the secret left out, or None."""
        return self


class View(msgspec.Struct, frozen=True):
    """Everything that `viewer` (None: an onlooker) may see of a position. Games add their own fields."""

    viewer: int | None
    deciders: tuple[int, ...]


class Standing(msgspec.Struct, frozen=True):
    """The result of one seat: `place` from 1, or None if the rules put the seat out of the game."""

    seat: int
    score: int
    place: int | None


class Chance(ABC):
    """What a position waits for. `source` names the stream that answers ("dice", "bag", "cards", ...)."""

    source: str

    @abstractmethod
    def draw(self, below: Below) -> Move:
        """One outcome, with the right odds if `below` is fair."""

    @abstractmethod
    def odds(self) -> Iterator[tuple[Move, int]]:
        """Every possible outcome with its weight (a positive whole number)."""

    def allows(self, move: Move) -> bool:
        """Whether `move` can come out."""
        return any(outcome == move for outcome, _ in self.odds())


class Position(ABC):
    """A state of a game. Subclasses hold ints, lists of ints and bit masks, so that `copy` takes microseconds."""

    __slots__ = ()

    seats: int
    """Number of seats; seats are counted from 0."""

    rushes: ClassVar[bool] = False
    """Whether `rush` does anything."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy: whatever is played in one leaves the other as it is."""

    @abstractmethod
    def deciders(self) -> tuple[int, ...]:
        """Who decides now: seats (several at once where the rules say so), `CHANCE_ONLY`, or `NOBODY` at the end."""

    @abstractmethod
    def legal_moves(self, seat: int) -> list[Move]:
        """All moves of a seat that decides now, in a stable order; empty for any other seat. Do not change the list."""

    @abstractmethod
    def chance(self) -> Chance:
        """What chance has to answer; only while `deciders()` is `CHANCE_ONLY`."""

    @abstractmethod
    def play(self, actor: int, move: Move, events: list[Event] | None = None) -> None:
        """Carry out a legal move of `actor` (a seat or `CHANCE`) and append what happened to `events`.

        Legality is the caller's duty (`allows`, or `Match.play`): playouts play only moves from `legal_moves`.
        """

    @abstractmethod
    def scores(self) -> list[int]:
        """Points of every seat so far, in seat order."""

    @abstractmethod
    def standings(self) -> list[Standing]:
        """The result in seat order; only when `deciders()` is `NOBODY`."""

    @abstractmethod
    def problems(self) -> list[str]:
        """The broken invariants, one sentence each; empty when the position is sound."""

    def allows(self, actor: int, move: Move) -> bool:
        """Whether `actor` may play `move` now."""
        if actor not in self.deciders():
            return False
        return self.chance().allows(move) if actor == CHANCE else move in self.legal_moves(actor)

    def rush(self, below: Below) -> tuple[int, int]:
        """Play many random moves at once; how many decisions of seats and answers of chance these were.

        For random games only: a game may offer this where playing move by move takes too long. It asks `below` for
        the same numbers as `playout.random_playout`, so that the same numbers give the same game. (0, 0) says that
        nothing can be rushed from here.
        """
        return 0, 0


class Entry(msgspec.Struct, frozen=True):
    """One line of a record: who played what."""

    actor: int
    move: Move


PositionT = TypeVar("PositionT", bound=Position)
OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)
ViewT = TypeVar("ViewT", bound=View)


class Game(ABC, Generic[PositionT, OptionsT, ViewT]):
    """The rules of one game together with its figures; the figures are handed in when it is made."""

    name: ClassVar[str]
    """The name in records and on the command line, lower case."""

    rules_version: ClassVar[int]
    """Counted up when the same moves would lead to another position."""

    seat_counts: ClassVar[range]
    """Allowed numbers of seats; includes 1 where the game has solo rules."""

    options_type: type[OptionsT]

    @abstractmethod
    def settle_options(self, options: OptionsT, seats: int) -> OptionsT:
        """The options with every default written out, as they are kept in a record.

        Raises `OptionError` with the reason if they, or the number of seats, are impossible.
        """

    @abstractmethod
    def new_position(self, seats: int, options: OptionsT) -> PositionT:
        """The position before the first chance move, with settled options. Raises `OptionError`."""

    @abstractmethod
    def parse_move(self, text: str) -> Move:
        """The move of a text form. Raises `NotationError` if there is no such move in this game."""

    @abstractmethod
    def view(self, position: PositionT, seat: int | None) -> ViewT:
        """What `seat` (None: an onlooker) may see."""

    @abstractmethod
    def resample(self, view: ViewT, options: OptionsT, below: Below) -> PositionT:
        """A position that fits the view, with everything hidden guessed fairly: `view(resample(v)) == v`."""

    @abstractmethod
    def undo_depth(self, entries: Sequence[Entry], seat: int, after_undo: bool) -> int:
        """How many of the last entries `seat` may take back in one go; 0 for none.

        `after_undo` says that the last thing done in the match was itself taking back.
        """

    @abstractmethod
    def describe(self, position: PositionT) -> dict[str, Any]:
        """The whole position, hidden facts included, as plain JSON values (documented in docs/notation.md)."""


AnyGame = Game[Any, Any, Any]
