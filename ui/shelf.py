"""The games that are kept, as the pages see them. Where and how they are kept is up to `app`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from engine.match import Journal
from engine.record import Record, Seat

if TYPE_CHECKING:
    from ui.session import Session


class ShelfError(Exception):
    """A game could not be kept or fetched, and nothing has changed. `str()` is a translated sentence."""


class Keeper(Journal, Protocol):
    """Keeps one game: the journal of its moves, and what the list of games shows. Raises ShelfError.

    A journal that is cut off notes by itself that the last thing done was taking back.
    """

    def stage(self, stage: tuple[int, ...], deciders: tuple[int, ...], over: bool) -> None:
        """Remember how far the game is (`GameUi.stage`), whose decision it is, and whether it is over."""

    def picture(self, png: bytes) -> None:
        """Remember the small picture."""

    def hints(self, counts: tuple[int, ...]) -> None:
        """Remember how many hints each seat has had; called before `stage`."""


@dataclass(frozen=True)
class Kept:
    """A game in the list; `stage` and `deciders` are empty where they are not known, times have a zone."""

    number: int
    game: str
    seats: tuple[Seat, ...]
    stage: tuple[int, ...]
    deciders: tuple[int, ...]
    changed: datetime
    finished: bool


class Shelf(Protocol):
    """All games that are kept. Every method may raise ShelfError."""

    def games(self, finished: bool) -> list[Kept]:
        """The finished or the unfinished games, last played first."""

    def picture(self, number: int) -> bytes | None:
        """The small picture of a game as PNG, None if there is none."""

    def begin(self, game: str, seats: Sequence[Seat], options: dict[str, Any] | None, seed: int) -> Session:
        """Begin a game and keep it."""

    def play_on(self, record: Record, ply: int, seats: Sequence[Seat], seed: int) -> Session:
        """Begin a game that goes on from the first `ply` entries of `record` with fresh chance, and keep it."""

    def resume(self, number: int) -> Session:
        """Go on with a game, or look at a finished one."""

    def delete(self, number: int) -> None:
        """Remove a game for good."""

    def export(self, number: int, path: Path) -> None:
        """Write a game's record into a file, which is overwritten if it is there."""

    def take_in(self, path: Path) -> int:
        """Add the game of a record file; its number."""
