"""The kept review of a game for `incognita review`: what the window has found is used, what is found is kept."""

from __future__ import annotations

import sys
from types import TracebackType

from app.commands.errors import CommandError, one_line
from app.commands.games import games
from app.commands.store import library
from app.paths import user_folders
from app.record_file import saved_text
from app.reviews import ReviewFolder, digest_of
from engine.errors import NotationError
from engine.players.advice import Comparison
from engine.players.past import Decision, Past
from engine.record import Record, parse_record
from ui.preferences import QUICK, THOROUGH
from ui.review.store import Found, fitting
from ui.shelf import ShelfError

OFTEN = 20
"""After so many decisions what was found is kept, in case the program is killed."""


class KeptReview:
    """What is known about the decisions of `past`; inside its context more of it is kept.

    Only a review of a game in the library is kept: with the game it also goes. What cannot be read or kept is told in
    a line on the error output; the review goes on without.
    """

    def __init__(self, past: Past, *, quick: bool = False) -> None:
        """Of a `quick` review a glance is enough."""
        self._past = past
        self._quick = quick
        self._folder = ReviewFolder(user_folders().data / "reviews", games().__getitem__)
        glances, closer = self._load(QUICK), self._load(THOROUGH)
        self.found = {**glances, **closer}
        self.glanced = self.found.keys() - closer.keys()
        """Entries in `found` that were only glanced at."""
        self._unkept = 0
        """How many decisions were looked at since they were kept last."""
        self._is_kept: bool | None = None
        """Whether it is kept at all; None while nobody knows."""

    def missing(self) -> list[Decision]:
        """The decisions that must still be looked at, in their order."""
        enough = self.found.keys() - (set() if self._quick else self.glanced)
        return [decision for decision in self._past.decisions if decision.ply not in enough]

    def take(self, decision: Decision, compared: Comparison, *, glanced: bool) -> None:
        """A decision was looked at, perhaps only at a glance."""
        self.found[decision.ply] = compared
        (self.glanced.add if glanced else self.glanced.discard)(decision.ply)
        self._unkept += 1
        if self._unkept >= OFTEN:
            self._keep()

    def __enter__(self) -> KeptReview:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Keep the rest, also of a review that was broken off."""
        if self._unkept:
            self._keep()

    def _load(self, kind: str) -> Found:
        kept, notice = self._folder.load(self._past.record, kind)
        _tell(notice)
        return fitting(kept, self._past)

    def _keep(self) -> None:
        self._unkept = 0
        try:
            if self._is_kept is None:
                self._is_kept = _is_in_library(self._past.record)
            if self._is_kept:
                for kind in (QUICK, THOROUGH):
                    found = {
                        ply: one
                        for ply, one in self.found.items()
                        if (ply in self.glanced) == (kind == QUICK)
                    }
                    if found:
                        self._folder.keep(self._past.record, found, kind)
        except (CommandError, ShelfError) as error:
            self._is_kept = False
            _tell(str(error))


def _is_in_library(record: Record) -> bool:
    """Whether the library has this game, with the same moves. Raises CommandError."""
    file = user_folders().data / "games.sqlite3"
    try:
        if not file.exists():
            return False  # looking does not make a library
    except OSError:
        return False
    with library() as kept:
        for entry in kept.games(unfinished=False):
            if (entry.game, entry.moves) != (record.header.game, len(record.entries)):
                continue
            saved = kept.load(entry.id)
            try:
                other = parse_record(saved_text(saved.header, saved.lines), games())
            except NotationError:
                continue
            if digest_of(other) == digest_of(record):
                return True
    return False


def _tell(sentence: str) -> None:
    if sentence:
        print(f"incognita: {one_line(sentence)}", file=sys.stderr)
