"""Keeps two windows of the program from repairing the same library at once.

Every open library holds a shared lock on a small file beside it; setting a damaged library aside needs the
lock alone. The lock is SQLite's own (on an empty database file), because that works alike on all systems and
ends with the process, however it ends.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from app.library.errors import LibraryError, Trouble, library_error, trouble_of


class Guard:
    """A lock beside the library `path`; held shared, held alone, or not held."""

    def __init__(self, path: Path, busy_seconds: float) -> None:
        self._library = path
        self._file = path.with_suffix(".lock")
        self._seconds = busy_seconds
        self._connection: sqlite3.Connection | None = None

    def share(self) -> None:
        """Hold the lock together with other windows. Raises LibraryError."""
        self._take("BEGIN", "SELECT count(*) FROM sqlite_schema", trouble=Trouble.BUSY)

    def exclude(self) -> None:
        """Hold the lock alone. Raises LibraryError (OPEN_ELSEWHERE) if another window holds it."""
        self._take("BEGIN EXCLUSIVE", trouble=Trouble.OPEN_ELSEWHERE)

    def release(self) -> None:
        """Let go of the lock; does nothing when it is not held."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _take(self, *statements: str, trouble: Trouble) -> None:
        self.release()
        try:
            try:
                self._begin(statements)
            except sqlite3.DatabaseError as error:
                if trouble_of(error) is not Trouble.DAMAGED:
                    raise
                # Nothing is ever written into this file, so whatever stands in it is not ours to keep.
                self._file.write_bytes(b"")
                self._begin(statements)
        except sqlite3.Error as error:
            if trouble_of(error) is Trouble.BUSY:
                raise LibraryError(trouble, self._library) from error
            raise library_error(error, self._library) from error
        except OSError as error:
            raise library_error(error, self._library) from error

    def _begin(self, statements: tuple[str, ...]) -> None:
        connection = sqlite3.connect(self._file, timeout=self._seconds, isolation_level=None)
        try:
            for statement in statements:
                connection.execute(statement).fetchall()
        except BaseException:
            connection.close()
            raise
        self._connection = connection
