"""The reviews of a program that has only just started: what reads them is loaded when somebody asks."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ui.preferences import THOROUGH

if TYPE_CHECKING:
    from app.reviews import ReviewFolder
    from engine.record import Record
    from ui.review.store import Found


class LateReviews:
    """Implements `ui.review.store.ReviewStore` by a `ReviewFolder` below the folder `data`."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._folder: ReviewFolder | None = None
        self._forgotten: list[Record] = []

    def load(self, record: Record, kind: str = THOROUGH) -> tuple[Found, str]:
        if record in self._forgotten:
            # The same game again: imported, perhaps.
            self._forgotten.remove(record)
        return self._made().load(record, kind)

    def keep(self, record: Record, found: Found, kind: str = THOROUGH) -> bool:
        if record in self._forgotten:
            return False
        self._made().keep(record, found, kind)
        return True

    def forget(self, record: Record) -> None:
        """Remove what was found about a game that is deleted; nothing is kept about it any more."""
        if record not in self._forgotten:
            self._forgotten.append(record)
        self._made().forget(record)

    def _made(self) -> ReviewFolder:
        if self._folder is None:
            from app.games import load_games
            from app.reviews import ReviewFolder

            self._folder = ReviewFolder(self._data / "reviews", load_games().__getitem__)
        return self._folder
