"""Scenes: a position of Faraway set up as a situation describes it, then played in notation."""

from __future__ import annotations

from typing import Any, cast

from app.games import load_games
from engine.contract import CHANCE, Entry, Event
from engine.faraway.figures import FarawayOptions
from engine.faraway.game import Faraway
from engine.faraway.position import FarawayPosition
from engine.faraway.state import EXPLORE
from engine.faraway.view import FarawayView
from engine.record import parse_entry


def faraway() -> Faraway:
    """The game with the figures and cards of the box."""
    return cast(Faraway, load_games()["faraway"])


def letter(seat: int) -> str:
    return chr(ord("A") + seat)


class Scene:
    """A round in which nobody has chosen yet; letters of the situations are seats: A is seat 1.

    Rows are given by letter and have the same length, which is the number of rounds played. Hands and display are
    filled up from the end of the region deck, so nothing is made up; `problems()` is checked after the set-up and
    after each move.
    """

    def __init__(self, seats: int = 3, **rows: tuple[int, ...]) -> None:
        self.game = faraway()
        self.position: FarawayPosition = self.game.new_position(seats, FarawayOptions())
        position = self.position
        position.phase = EXPLORE
        position.left = 0
        position.waiting = position.everybody()
        self.events: list[Event] = []
        self.line_events: list[Event] = []
        for name, row in rows.items():
            position.rows[self.seat(name)] = row
            self._out_of_deck(*row)
        position.round = 1 + max(map(len, position.rows))
        if position.round > 1:
            last = {seat: row[-1] for seat, row in enumerate(position.rows)}
            position.order = tuple(sorted(last, key=last.__getitem__))
            position.step = seats
        self._count_clues()

    # --- setting up ---

    def hands(self, **hands: tuple[int, ...]) -> Scene:
        """Regions in hands, by letter."""
        for name, hand in hands.items():
            self.position.hands[self.seat(name)] = hand
            self._out_of_deck(*hand)
        return self

    def kept(self, **sanctuaries: tuple[int, ...]) -> Scene:
        """Sanctuaries in front of seats, by letter."""
        for name, kept in sanctuaries.items():
            self.position.sanctuaries[self.seat(name)] = kept
            for sanctuary in kept:
                self.position.sanctuary_deck.remove(sanctuary)
        self._count_clues()
        return self

    def display(self, *regions: int) -> Scene:
        """Regions in the display."""
        self.position.display = regions
        self._out_of_deck(*regions)
        return self

    def begin(self) -> Scene:
        """Fill hands, display and discards up, and check that the position is sound."""
        position = self.position
        for seat, hand in enumerate(position.hands):
            position.hands[seat] = hand + self._from_deck(3 - len(hand))
        if position.round < 8:
            position.display += self._from_deck(position.seats + 1 - len(position.display))
        position.discards = self._from_deck(position.round - 1)
        assert position.problems() == []
        return self

    def _out_of_deck(self, *regions: int) -> None:
        for region in regions:
            self.position.region_deck.remove(region)

    def _from_deck(self, count: int) -> tuple[int, ...]:
        return tuple(self.position.region_deck.pop() for _ in range(count))

    def _count_clues(self) -> None:
        position = self.position
        for seat in range(position.seats):
            clues = [self.game.figures.region(region).clues for region in position.rows[seat]]
            clues += [self.game.figures.sanctuary(number).clues for number in position.sanctuaries[seat]]
            position.clues[seat] = sum(clues)

    # --- playing ---

    def play(self, *lines: str) -> Scene:
        """Play lines of notation with letters for the seats: "A play 12", "* sanctuary 7"."""
        self.line_events = []
        for line in lines:
            entry = self.entry(line)
            assert self.position.allows(entry.actor, entry.move), (
                f"{line!r} is refused; {self.decides()} may: {self.texts()}"
            )
            self.position.play(entry.actor, entry.move, self.line_events)
            assert self.position.problems() == []
        self.events += self.line_events
        return self

    def draw(self) -> Scene:
        """Let chance bring the first card that it can, as long as chance decides."""
        while self.decides() == "*":
            self.play(f"* {next(move.text for move, _ in self.position.chance().odds())}")
        return self

    def refuses(self, *lines: str) -> Scene:
        """Each line is well formed but not allowed now."""
        for line in lines:
            entry = self.entry(line)
            assert not self.position.allows(entry.actor, entry.move), f"{line!r} is allowed"
        return self

    def entry(self, line: str) -> Entry:
        """The entry of a line with a letter for the seat."""
        who, _, move = line.partition(" ")
        actor = "*" if who == "*" else str(self.seat(who) + 1)
        return parse_entry(self.game, f"{actor} {move}", self.position.seats)

    def texts(self, seat: str | None = None) -> list[str]:
        """The legal moves of a seat (None: of the only one that decides) as texts."""
        if seat is None:
            deciders = self.position.deciders()
            return [] if len(deciders) != 1 else self.texts(letter(deciders[0])) if deciders[0] >= 0 else []
        return [move.text for move in self.position.legal_moves(self.seat(seat))]

    def view(self, seat: str | None) -> FarawayView:
        """What a seat sees."""
        return self.game.view(self.position, None if seat is None else self.seat(seat))

    def happened(self, kind: type[Event]) -> list[Any]:
        """The events of one kind in the last `play`."""
        return [event for event in self.line_events if isinstance(event, kind)]

    def decides(self) -> str:
        """The letters of the seats that decide, "*" for chance, "" at the end."""
        deciders = self.position.deciders()
        return "*" if deciders == (CHANCE,) else "".join(map(letter, deciders))

    @staticmethod
    def seat(name: str) -> int:
        return ord(name) - ord("A")
