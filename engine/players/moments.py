"""What a seat saw when it began to decide, whatever others who decide at the same time have done since."""

from __future__ import annotations

from typing import Any

from engine.contract import CHANCE, Entry, Position
from engine.match import Match


class Moments:
    """Follows a match, also when moves are taken back.

    Seats that decide at once do not wait for each other, so what one of them has chosen must make no difference to
    another: neither by who is asked first nor by a game being left and resumed in between.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._begin()

    def view(self, seat: int) -> Any:
        """What `seat`, which decides now, saw at the moment when its decision became due."""
        self._follow()
        return self._match.game.view(self._since[seat], seat)

    def _begin(self) -> None:
        match = self._match
        self._played: list[Entry] = []
        self._position: Position = match.game.new_position(match.seats, match.header.options)
        self._since: dict[int, Position] = {}
        self._mark()

    def _follow(self) -> None:
        entries = self._match.entries
        ply = len(self._played)
        if ply > len(entries) or (ply and entries[ply - 1] is not self._played[-1]):
            self._begin()
        for entry in entries[len(self._played) :]:
            self._position.play(entry.actor, entry.move)
            self._since.pop(entry.actor, None)
            self._played.append(entry)
            self._mark()

    def _mark(self) -> None:
        """Remember the position for those who decide from now on, and forget those who need not any more."""
        deciders = self._position.deciders()
        if CHANCE in deciders:
            return
        since = self._since
        self._since = {seat: since[seat] if seat in since else self._position.copy() for seat in deciders}
