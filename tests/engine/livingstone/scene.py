"""Scenes: a position of Livingstone set up as a situation describes it, then played in notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from app.games import load_games
from engine.contract import CHANCE, Event, Move
from engine.livingstone import moves as m
from engine.livingstone.figures import LivingstoneOptions
from engine.livingstone.game import Livingstone
from engine.livingstone.position import LivingstonePosition
from engine.livingstone.state import ROLL
from engine.livingstone.view import LivingstoneView
from engine.record import parse_entry


def livingstone() -> Livingstone:
    """The game with the figures of the box."""
    return cast(Livingstone, load_games()["livingstone"])


class Scene:
    """A game about to roll the dice of a round; letters of the situations are seats: A is seat 1.

    Spaces are texts such as "r2c3", gems and stones counts by name, cards names of `moves.CARDS`. Pieces are taken
    from where they come in a real game (supply, bag, draw pile), so nothing is made up; `problems()` is checked after
    the set-up and after each move.
    """

    def __init__(self, seats: int = 3, options: LivingstoneOptions | None = None) -> None:
        self.game = livingstone()
        self.position: LivingstonePosition = self.game.new_position(seats, options or LivingstoneOptions())
        self.position.phase = ROLL
        self.position.round = 1
        self.events: list[Event] = []
        self.line_events: list[Event] = []

    # --- setting up ---

    def column(self, column: int) -> Scene:
        """The boat is at this column, the columns before it have been played."""
        self.position.boat = column - 1
        self.position.round = column
        return self

    def money(self, *pounds: int) -> Scene:
        """Coins in hand of A, B, ..."""
        self.position.money[:] = pounds
        return self

    def donated(self, *pounds: int) -> Scene:
        """What lies in the chests of A, B, ..."""
        self.position.donated[:] = pounds
        self.position.gifts[:] = [int(amount > 0) for amount in pounds]
        return self

    def points(self, *points: int) -> Scene:
        """Points of A, B, ..."""
        self.position.points[:] = points
        return self

    def tents(self, seat: str, *spaces: str, scored: bool = False) -> Scene:
        """Tents of a seat ("A", ..., or "white") on spaces, one for each time the space is named."""
        position = self.position
        index = position.seats if seat == "white" else ord(seat) - ord("A")
        for text in spaces:
            space = self.space(text)
            position.tents[space * position.rules.owners + index] += 1
            if seat != "white":
                position.supply[index] -= 1
                if scored:
                    position.scored[index] |= 1 << space
        return self

    def gems(self, seat: str, clear: int = 0, blue: int = 0, red: int = 0) -> Scene:
        """Gems saved in earlier turns."""
        index = ord(seat) - ord("A")
        for gem, count in enumerate((clear, blue, red)):
            self.position.gems[3 * index + gem] += count
            self.position.bag[m.GEMS[gem]] -= count
        return self

    def aside(self, **stones: int) -> Scene:
        """Stones lying aside, by kind."""
        for kind, count in stones.items():
            self.position.aside[m.STONES.index(kind)] += count
            self.position.bag[m.STONES.index(kind)] -= count
        return self

    def cards(self, seat: str, *cards: str) -> Scene:
        """Cards in the hand of a seat."""
        for card in cards:
            self.position.hands[len(m.CARDS) * (ord(seat) - ord("A")) + m.CARDS.index(card)] += 1
            self.position.pile[m.CARDS.index(card)] -= 1
        return self

    def pile(self, *cards: str) -> Scene:
        """The draw pile holds just these cards; all others that nobody has lie discarded."""
        position = self.position
        for card in range(len(m.CARDS)):
            position.discards[card] += position.pile[card]
            position.pile[card] = 0
        for name in cards:
            position.discards[m.CARDS.index(name)] -= 1
            position.pile[m.CARDS.index(name)] += 1
        return self

    def start(self, seat: str) -> Scene:
        """This seat rolls."""
        self.position.start = self.position.seat = ord(seat) - ord("A")
        return self

    # --- playing ---

    def play(self, *lines: str) -> Scene:
        """Play lines of notation with letters for the seats: "A die 3", "* stone red_gem"."""
        assert self.position.problems() == []
        self.line_events = []
        for line in lines:
            entry = self.entry(line)
            assert self.position.allows(entry.actor, entry.move), (
                f"{line!r} is refused; legal: {[move.text for move in self.legal()]}"
            )
            self.position.play(entry.actor, entry.move, self.line_events)
            assert self.position.problems() == []
        self.events += self.line_events
        return self

    def turn(self, seat: str, die: int, *acts: str) -> Scene:
        """A whole turn: take the die, do the acts ("* ..." is chance), end the turn."""
        lines = [act if act.startswith("*") else f"{seat} {act}" for act in acts]
        return self.play(f"{seat} die {die}", *lines, f"{seat} end")

    def refuses(self, *lines: str) -> Scene:
        """Each line is well formed but not allowed now."""
        for line in lines:
            entry = self.entry(line)
            assert not self.position.allows(entry.actor, entry.move), f"{line!r} is allowed"
        return self

    def entry(self, line: str) -> Any:
        """The entry of a line with a letter for the seat."""
        who, _, move = line.partition(" ")
        actor = "*" if who == "*" else str(ord(who) - ord("A") + 1)
        return parse_entry(self.game, f"{actor} {move}", self.position.seats)

    def legal(self) -> Sequence[Move]:
        """The moves of whoever decides."""
        deciders = self.position.deciders()
        return [] if deciders == (CHANCE,) or not deciders else self.position.legal_moves(deciders[0])

    def texts(self) -> list[str]:
        """The legal moves as texts."""
        return [move.text for move in self.legal()]

    def view(self, seat: str | None) -> LivingstoneView:
        """What a seat sees."""
        return self.game.view(self.position, None if seat is None else ord(seat) - ord("A"))

    def happened(self, kind: type[Event]) -> list[Any]:
        """The events of one kind in the last `play`."""
        return [event for event in self.line_events if isinstance(event, kind)]

    def decides(self) -> str:
        """The letter of the seat that decides, "*" for chance, "" at the end."""
        deciders = self.position.deciders()
        return "" if not deciders else "*" if deciders == (CHANCE,) else chr(ord("A") + deciders[0])

    @staticmethod
    def space(text: str) -> int:
        """The space of "r2c3"."""
        row, column = text[1:].split("c")
        return m.space_of(int(row) - 1, int(column) - 1)


def finish(scene: Scene) -> Scene:
    """Play the last round without further points: everybody just takes coins, then the final scoring comes."""
    assert scene.position.boat == m.COLUMNS - 1
    dice = " ".join(["6"] * scene.position.rules.dice)
    scene.play(f"* roll {dice}")
    while scene.decides() not in ("*", ""):
        seat = scene.decides()
        scene.play(f"{seat} die 6", f"{seat} coins", f"{seat} end")
    return scene
