"""The reviews that are kept, as the screen sees them. Where and how they are kept is up to `app`."""

from __future__ import annotations

from typing import Protocol

from engine.players.advice import Comparison
from engine.players.past import Past
from engine.record import Record
from ui.preferences import THOROUGH

Found = dict[int, Comparison]
"""What was found about the decisions of a record, by the number of the entry (`Decision.ply`)."""


class ReviewStore(Protocol):
    """Keeps what was found about a game beside it."""

    def load(self, record: Record, kind: str = THOROUGH) -> tuple[Found, str]:
        """What was found so far, and a translated sentence if what was kept could not be read; else an empty one.

        What a glance found (`kind` is `QUICK`) is kept apart.
        """

    def keep(self, record: Record, found: Found, kind: str = THOROUGH) -> bool:
        """Keep what was found; False if the game is gone. Raises `ui.shelf.ShelfError`."""


def fitting(found: Found, past: Past) -> Found:
    """What of `found` is about the decisions of `past` as they were played, with moves that were possible."""
    played = {decision.ply: decision.move for decision in past.decisions}
    return {
        ply: compared
        for ply, compared in found.items()
        if played.get(ply) == compared.played.move and past.is_legal(ply, compared.best.move)
    }
