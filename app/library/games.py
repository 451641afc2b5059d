"""The library of games: every game that was begun or imported, in one SQLite file.

Headers and lines of moves are texts that the library does not look into.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, NewType

import msgspec

from app.library.connection import BUSY_SECONDS, reading, writing
from app.library.errors import LibraryError, Trouble
from app.library.guard import Guard
from app.library.journal import Journal
from app.library.opening import open_database
from app.library.repair import Notice

GameId = NewType("GameId", int)
"""The number of a game in the library; never given out again."""


class Entry(msgspec.Struct, frozen=True):
    """A game as the start page lists it. Times are UTC; `moves` counts the saved lines.

    `name` is the player's own title, possibly empty; `summary` is what `Journal.annotate` saved last.
    """

    id: GameId
    game: str
    name: str
    created: datetime
    changed: datetime
    finished: bool
    undone: bool
    moves: int
    summary: dict[str, Any]


class SavedGame(msgspec.Struct, frozen=True):
    """A game as it is played on: header text, all lines, and whether the last operation was an undo."""

    id: GameId
    game: str
    header: str
    lines: list[str]
    undone: bool
    finished: bool
    revision: int


class Library:
    """An open library. Every change is committed when the call returns; every call may raise LibraryError.

    To be used by the thread that opened it.
    """

    def __init__(
        self, connection: sqlite3.Connection, path: Path, guard: Guard, clock: Callable[[], datetime]
    ) -> None:
        self._connection = connection
        self._path = path
        self._guard = guard
        self._clock = clock

    @classmethod
    def open(
        cls,
        path: Path,
        *,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
        busy_seconds: float = BUSY_SECONDS,
    ) -> Opened:
        """Open the library file, made if missing, repaired if damaged. `clock` gives the time with its zone.

        Raises LibraryError: not writable, disk full, in use by another program, or of a newer version.
        """
        path = path.resolve()
        connection, guard, notice = open_database(path, clock, busy_seconds)
        return Opened(cls(connection, path, guard, clock), notice)

    def __enter__(self) -> Library:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def path(self) -> Path:
        """The library file."""
        return self._path

    def close(self) -> None:
        """Write everything through to the disk and let go of the file; harmless when done twice."""
        self._connection.close()
        self._guard.release()

    def create(self, game: str, header: str, lines: Iterable[str] = (), name: str = "") -> GameId:
        """Add a game, with the moves it has already (of an import); all or nothing."""
        texts = list(lines)
        now = self._stamp()
        with writing(self._connection, self._path):
            cursor = self._connection.execute(
                "INSERT INTO games (game, name, created, changed, header, length) VALUES (?, ?, ?, ?, ?, ?)",
                (game, name, now, now, header, len(texts)),
            )
            number = cursor.lastrowid
            assert number is not None
            self._connection.executemany(
                "INSERT INTO moves (game_id, ply, line) VALUES (?, ?, ?)",
                [(number, ply, line) for ply, line in enumerate(texts)],
            )
        return GameId(number)

    def journal(self, game_id: GameId, since: SavedGame | None = None) -> Journal:
        """The journal to write the moves of a game with.

        With the `since` that the game was loaded as, a change by another window in between raises
        LibraryError.
        """
        length, revision = self._row(game_id, "length, revision")
        if since is not None and since.revision != revision:
            raise LibraryError(Trouble.CHANGED_ELSEWHERE, game_id)
        return Journal(self._connection, self._path, game_id, length, revision, self._stamp)

    def games(self, unfinished: bool | None = None, limit: int | None = None) -> list[Entry]:
        """The games, last played first: all, only the unfinished (True) or only the finished ones (False)."""
        with reading(self._path):
            rows = self._connection.execute(
                "SELECT id, game, name, created, changed, finished, undone, length, summary FROM games"
                " WHERE ?1 IS NULL OR finished != ?1 ORDER BY changed DESC, id DESC LIMIT ?2",
                (unfinished, -1 if limit is None else limit),
            ).fetchall()
        return [_entry(row) for row in rows]

    def load(self, game_id: GameId) -> SavedGame:
        """The header and all lines of a game."""
        with reading(self._path):
            self._connection.execute("BEGIN")  # one state of the file, though another window may write
            try:
                game, header, undone, finished, revision = self._row(
                    game_id, "game, header, undone, finished, revision"
                )
                query = "SELECT line FROM moves WHERE game_id = ? ORDER BY ply"
                lines = [line for (line,) in self._connection.execute(query, (game_id,))]
            finally:
                self._connection.execute("ROLLBACK")
        return SavedGame(game_id, game, header, lines, bool(undone), bool(finished), revision)

    def summary(self, game_id: GameId) -> dict[str, Any]:
        """What `Journal.annotate` saved last for the game; empty for nothing."""
        (text,) = self._row(game_id, "summary")
        return _summary(text)

    def delete(self, game_id: GameId) -> None:
        """Remove a game for good, with its moves and picture."""
        self._change(game_id, "DELETE FROM games WHERE id = ?")

    def rename(self, game_id: GameId, name: str) -> None:
        """Give a game the player's own title."""
        self._change(game_id, "UPDATE games SET name = ? WHERE id = ?", name)

    def set_undone(self, game_id: GameId, undone: bool) -> None:
        """Note whether the last operation in the game was an undo; `Journal` does so by itself."""
        self._change(game_id, "UPDATE games SET undone = ? WHERE id = ?", undone)

    def set_picture(self, game_id: GameId, png: bytes) -> None:
        """Save the small picture of the game."""
        with writing(self._connection, self._path):
            self._row(game_id, "id")
            self._connection.execute(
                "INSERT OR REPLACE INTO pictures (game_id, png) VALUES (?, ?)", (game_id, png)
            )

    def picture(self, game_id: GameId) -> bytes | None:
        """The small picture of the game, None if it has none."""
        with reading(self._path):
            query = "SELECT png FROM pictures WHERE game_id = ?"
            row = self._connection.execute(query, (game_id,)).fetchone()
        return None if row is None else bytes(row[0])

    def _row(self, game_id: GameId, columns: str) -> Any:
        with reading(self._path):
            row = self._connection.execute(f"SELECT {columns} FROM games WHERE id = ?", (game_id,)).fetchone()
        if row is None:
            raise LibraryError(Trouble.NO_SUCH_GAME, game_id)
        return row

    def _change(self, game_id: GameId, statement: str, *values: object) -> None:
        with writing(self._connection, self._path):
            if self._connection.execute(statement, (*values, game_id)).rowcount == 0:
                raise LibraryError(Trouble.NO_SUCH_GAME, game_id)

    def _stamp(self) -> str:
        return self._clock().astimezone(UTC).isoformat(timespec="microseconds")


class Opened(msgspec.Struct, frozen=True):
    """An opened library, and what the player must be told about it (None: nothing)."""

    library: Library
    notice: Notice | None


def _entry(row: tuple[Any, ...]) -> Entry:
    number, game, name, created, changed, finished, undone, length, summary = row
    return Entry(
        GameId(number),
        game,
        name,
        _time(created),
        _time(changed),
        bool(finished),
        bool(undone),
        length,
        _summary(summary),
    )


def _time(text: str) -> datetime:
    try:
        return datetime.fromisoformat(text).astimezone(UTC)
    except ValueError:  # a rescued game with a spoilt date is still worth showing
        return datetime(1970, 1, 1, tzinfo=UTC)


def _summary(text: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.DecodeError:
        return {}
