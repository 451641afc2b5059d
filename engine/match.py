"""A match plays, records and takes back: the only way from a decision to a changed position."""

from __future__ import annotations

from collections import Counter
from typing import Any, Protocol

from engine.contract import CHANCE, CHANCE_ONLY, AnyGame, Entry, Event, Move, Position, Standing
from engine.dealer import Dealer
from engine.errors import IllegalMove, NotationError, UndoRefused
from engine.record import Header, Record, actor_text, entry_text


class Journal(Protocol):
    """Where a match is saved, a line a move; an error raised here leaves the match as it was."""

    def append(self, ply: int, line: str) -> None:
        """Keep the entry number `ply` (from 0) for good before returning."""

    def truncate(self, ply: int) -> None:
        """Forget the entry number `ply` and all after it."""


class NoJournal:
    """Keeps nothing: for simulations and tests."""

    def append(self, ply: int, line: str) -> None:
        """Keep nothing."""

    def truncate(self, ply: int) -> None:
        """Forget nothing."""


class Match:
    """One game being played. Positions handed out are copies: nobody can change the match but by `play`."""

    def __init__(self, game: AnyGame, header: Header, journal: Journal | None = None) -> None:
        """Begin a game. Raises `OptionError` if the header's options or number of seats are impossible."""
        self.game = game
        self.header = header
        self.entries: list[Entry] = []
        self.after_undo = False
        self._journal: Journal = NoJournal() if journal is None else journal
        self._dealer = Dealer(header.seed)
        self._answers: Counter[str] = Counter()
        self._position = self._first_position()

    @classmethod
    def replay(
        cls, game: AnyGame, record: Record, journal: Journal | None = None, until: int | None = None
    ) -> Match:
        """The match of a record after its first `until` entries (None: all); nothing is written to the journal.

        Raises `NotationError` with the number of the move that the rules do not allow.
        """
        match = cls(game, record.header)
        for number, entry in enumerate(record.entries[:until], start=1):
            try:
                match.play(entry.actor, entry.move)
            except IllegalMove as error:
                raise NotationError(f"move {number} ({entry_text(entry)}): {error}") from None
        if journal is not None:
            match._journal = journal
        return match

    @property
    def seats(self) -> int:
        """Number of seats."""
        return self._position.seats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._position.deciders()

    @property
    def record(self) -> Record:
        """Everything played so far."""
        return Record(self.header, tuple(self.entries))

    def deciders(self) -> tuple[int, ...]:
        """Who decides now; see `Position.deciders`."""
        return self._position.deciders()

    def legal_moves(self, seat: int) -> list[Move]:
        """All moves of a seat that decides now."""
        return list(self._position.legal_moves(seat))

    def scores(self) -> list[int]:
        """Points of every seat so far."""
        return self._position.scores()

    def standings(self) -> list[Standing]:
        """The result, once the game is over."""
        return self._position.standings()

    def view(self, seat: int | None) -> Any:
        """What a seat (None: an onlooker) may see: the game's own view type."""
        return self.game.view(self._position, seat)

    def position(self) -> Position:
        """A copy of the position, hidden facts included: for tests, tools and the review, never for a screen."""
        return self._position.copy()

    def play(self, actor: int, move: Move) -> list[Event]:
        """Play a move of a seat or of `CHANCE`, saved before this returns; the events tell what happened.

        Raises `IllegalMove` with the reason, and whatever the journal raises; then nothing has changed.
        """
        position = self._position
        if not position.allows(actor, move):
            raise IllegalMove(self._reason(actor, move))
        source = position.chance().source if actor == CHANCE else ""
        events: list[Event] = []
        after = position.copy()
        after.play(actor, move, events)
        entry = Entry(actor, move)
        self._journal.append(len(self.entries), entry_text(entry))
        if source:
            self._answers[source] += 1
        self.entries.append(entry)
        self._position = after
        self.after_undo = False
        return events

    def waits_for_chance(self) -> bool:
        """Whether dice, a deck or a bag must answer next."""
        return self._position.deciders() == CHANCE_ONLY

    def deal(self) -> list[Event]:
        """Let the dealer answer what chance has to decide. Raises `IllegalMove` if a seat decides instead."""
        if not self.waits_for_chance():
            raise IllegalMove("nothing is left to chance now")
        chance = self._position.chance()
        return self.play(CHANCE, self._dealer.answer(chance, self._answers[chance.source]))

    def undo_depth(self, seat: int) -> int:
        """How many of the last entries `seat` may take back now; 0 for none."""
        return self.game.undo_depth(self.entries, seat, self.after_undo)

    def undo(self, seat: int) -> list[Entry]:
        """Take back what the rules allow `seat` to take back; returns the entries taken back, oldest first.

        Raises `UndoRefused` if that is nothing.
        """
        depth = self.undo_depth(seat)
        if not depth:
            raise UndoRefused("this cannot be taken back")
        return self.rewind(len(self.entries) - depth)

    def rewind(self, ply: int) -> list[Entry]:
        """Go back to the position before entry number `ply`, whatever the rules of taking back say."""
        taken = self.entries[ply:]
        self._journal.truncate(ply)
        kept = self.entries[:ply]
        self.entries = []
        self._answers.clear()
        self._position = self._first_position()
        for entry in kept:
            if entry.actor == CHANCE:
                self._answers[self._position.chance().source] += 1
            self._position.play(entry.actor, entry.move)
        self.entries = kept
        self.after_undo = True
        return taken

    def _first_position(self) -> Position:
        first: Position = self.game.new_position(len(self.header.seats), self.header.options)
        return first

    def _reason(self, actor: int, move: Move) -> str:
        deciders = self._position.deciders()
        if not deciders:
            return "the game is over"
        if actor not in deciders:
            if deciders == CHANCE_ONLY:
                return f"chance decides now ({self._position.chance().source}), not {actor_text(actor)}"
            return f"it is the turn of {' '.join(actor_text(seat) for seat in deciders)}, not of {actor_text(actor)}"
        return f"{move.text!r} is not allowed now"
