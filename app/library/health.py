"""Is the library file sound? Looked at before it is opened for writing, without changing it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from app.library.connection import connect_for_reading
from app.library.errors import LibraryError, Trouble, library_error, trouble_of
from app.library.schema import APPLICATION_ID, VERSION, columns_of, expected_columns, tables_of, version_of

_WRONG_LENGTHS = """
    SELECT games.id FROM games LEFT JOIN
        (SELECT game_id, count(*) AS number, max(ply) AS last FROM moves GROUP BY game_id) AS counted
        ON counted.game_id = games.id
    WHERE games.length != ifnull(number, 0) OR games.length != ifnull(last, -1) + 1
    LIMIT 1
"""


def companions(path: Path) -> list[Path]:
    """The files that SQLite keeps beside a database while it is in use, or when it was killed."""
    return [path.with_name(path.name + ending) for ending in ("-wal", "-shm", "-journal")]


def damage(path: Path, busy_seconds: float) -> str | None:
    """What is wrong with the library at `path`, in English for the log; None if it is sound or not there yet.

    Raises LibraryError when the file cannot be judged (in use, not readable) or is of a newer version.
    """
    try:
        if not path.exists() or (path.is_file() and path.stat().st_size == 0):
            # So looks a library whose making was killed at the start. A log without it would hold the only
            # data.
            return "the library is gone or empty, but not its write-ahead log" if _log_alone(path) else None
        if not path.is_file():
            return "this is not a file"
        return _examined(path, busy_seconds)
    except sqlite3.Error as error:
        trouble = trouble_of(error)
        # Without a known meaning it is a schema that cannot be understood, for the statements here are right.
        if trouble is None or trouble is Trouble.DAMAGED:
            return str(error)
        raise library_error(error, path) from error
    except OSError as error:
        raise library_error(error, path) from error


def _log_alone(path: Path) -> bool:
    log = companions(path)[0]
    return log.is_file() and log.stat().st_size > 0


def _examined(path: Path, busy_seconds: float) -> str | None:
    connection = connect_for_reading(path, busy_seconds)
    try:
        # One look at one state of the file, however busy another window is.
        connection.execute("BEGIN")
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        version = version_of(connection)
        if version == 0 and not tables_of(connection):
            return None
        if application != APPLICATION_ID:
            return "this is the database of another program"
        if version > VERSION:
            raise LibraryError(Trouble.NEWER, path)
        if version < 1:
            return f"impossible schema version {version}"
        return _broken_pages(connection) or _broken_tables(connection, version) or _broken_rows(connection)
    finally:
        connection.close()


def _broken_pages(connection: sqlite3.Connection) -> str | None:
    findings = [str(text) for (text,) in connection.execute("PRAGMA quick_check(5)")]
    return None if findings == ["ok"] else "; ".join(findings)


def _broken_tables(connection: sqlite3.Connection, version: int) -> str | None:
    for table, columns in expected_columns(version).items():
        missing = columns - columns_of(connection, table)
        if missing:
            return f"table {table} lacks {', '.join(sorted(missing))}"
    return None


def _broken_rows(connection: sqlite3.Connection) -> str | None:
    orphan = connection.execute("PRAGMA foreign_key_check").fetchone()
    if orphan is not None:
        return f"a row in table {orphan[0]} belongs to no game"
    wrong = connection.execute(_WRONG_LENGTHS).fetchone()
    if wrong is not None:
        return f"moves of game {wrong[0]} are missing"
    return None
