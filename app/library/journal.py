"""The moves of one game, written one by one as they are played."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec

from app.library.connection import writing
from app.library.errors import JournalOrderError, LibraryError, Trouble


class Journal:
    """Writes the moves of one game; each call is committed when it returns.

    A ply counts from 0: ply n is the line that has n lines before it. The journal knows the revision of the
    game it last saw. If another window has changed the game since, every call raises LibraryError
    (CHANGED_ELSEWHERE), or NO_SUCH_GAME if it was deleted, and nothing is written.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        path: Path,
        game_id: int,
        length: int,
        revision: int,
        stamp: Callable[[], str],
    ) -> None:
        self._connection = connection
        self._path = path
        self._game_id = game_id
        self._length = length
        self._revision = revision
        self._stamp = stamp

    @property
    def game_id(self) -> int:
        """The number of the game in the library."""
        return self._game_id

    @property
    def length(self) -> int:
        """How many lines are saved, which is also the ply of the next one."""
        return self._length

    def append(self, ply: int, line: str, *more: str) -> None:
        """Save the lines, all or none, as ply, ply + 1, ...; the last operation is no undo any more.

        Raises JournalOrderError if `ply` is not the next one, ValueError for a line that is empty or not one
        line, LibraryError if it cannot be saved.
        """
        lines = (line, *more)
        if ply != self._length:
            raise JournalOrderError(f"ply {ply} was to be saved, but ply {self._length} is next")
        for text in lines:
            if not text or "\n" in text or "\r" in text:
                raise ValueError(f"not a line: {text!r}")
        with writing(self._connection, self._path):
            self._check()
            self._connection.executemany(
                "INSERT INTO moves (game_id, ply, line) VALUES (?, ?, ?)",
                [(self._game_id, ply + offset, text) for offset, text in enumerate(lines)],
            )
            self._mark(ply + len(lines), undone=False)
        self._moved_to(ply + len(lines))

    def truncate(self, ply: int, *, undone: bool = True) -> None:
        """Keep the first `ply` lines (an undo), and note with the game whether this was an undo.

        A finished game is unfinished again. Raises JournalOrderError if there are fewer lines, LibraryError.
        """
        if not 0 <= ply <= self._length:
            raise JournalOrderError(f"cannot go back to ply {ply}, there are {self._length}")
        with writing(self._connection, self._path):
            self._check()
            self._connection.execute("DELETE FROM moves WHERE game_id = ? AND ply >= ?", (self._game_id, ply))
            self._connection.execute("UPDATE games SET finished = 0 WHERE id = ?", (self._game_id,))
            self._mark(ply, undone=undone)
        self._moved_to(ply)

    def annotate(self, summary: Mapping[str, object], finished: bool) -> None:
        """Save what the start page shows of the game (values that JSON knows), and whether it is over.

        Raises LibraryError.
        """
        text = msgspec.json.encode(dict(summary)).decode()
        with writing(self._connection, self._path):
            self._check()
            self._connection.execute(
                "UPDATE games SET summary = ?, finished = ? WHERE id = ?", (text, finished, self._game_id)
            )

    def _check(self) -> None:
        row = self._connection.execute("SELECT revision FROM games WHERE id = ?", (self._game_id,)).fetchone()
        if row is None:
            raise LibraryError(Trouble.NO_SUCH_GAME, self._game_id)
        if row[0] != self._revision:
            raise LibraryError(Trouble.CHANGED_ELSEWHERE, self._game_id)

    def _mark(self, length: int, *, undone: bool) -> None:
        self._connection.execute(
            "UPDATE games SET length = ?, undone = ?, revision = revision + 1, changed = ? WHERE id = ?",
            (length, undone, self._stamp(), self._game_id),
        )

    def _moved_to(self, length: int) -> None:
        # Only after the commit, so that a failed call can be tried again.
        self._length = length
        self._revision += 1
