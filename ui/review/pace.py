"""How long a review will still take, guessed by how long it has taken so far."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from engine.players.past import Past

_BASE = 0.4
"""The work at the last decision, of 1 that comes to it at the first one: the longer the rest of the game, the more."""
_LEAST_DONE = 4
"""Before so many decisions were looked at any guess would be wild."""

Clock = Callable[[], float]
"""Seconds since whenever."""


class Pace:
    """Counts the time while it runs. Decisions are told by the number of their entry."""

    def __init__(self, past: Past, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        entries = max(1, len(past.record.entries))
        self._work = {
            decision.ply: _BASE + (1 - _BASE) * (1 - decision.ply / entries) for decision in past.decisions
        }
        self._since: float | None = None
        """When it was started; None while it does not run."""
        self._spent = 0.0
        self._done = 0.0
        self._count = 0

    def start(self) -> None:
        """The review goes on."""
        if self._since is None:
            self._since = self._clock()

    def stop(self) -> None:
        """The review pauses; that time does not count."""
        if self._since is not None:
            self._spent += self._clock() - self._since
            self._since = None

    def take(self, ply: int) -> None:
        """A decision was looked at."""
        self._done += self._work[ply]
        self._count += 1

    def left(self, plies: Iterable[int]) -> float | None:
        """The seconds for these decisions; None if nothing can be said yet, or while it does not run."""
        if self._since is None or self._count < _LEAST_DONE:
            return None
        spent = self._spent + self._clock() - self._since
        return spent / self._done * sum(self._work[ply] for ply in plies)
