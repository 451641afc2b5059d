"""The tables of the library, as numbered steps from one version to the next.

A step once released is never edited: a new version is a new step at the end, and a frozen sample of the
version before it goes to tests/app/samples/.
"""

from __future__ import annotations

import sqlite3
from functools import lru_cache

APPLICATION_ID = 0x54494E43
"""Marks the file as ours ("TINC"), so that another program's database is never taken for a library."""

STEPS: tuple[tuple[str, ...], ...] = (
    # 1: the first. `length` and `revision` change with every move: the first lets a check and a rescue see
    # that moves are missing, the second lets a window see that another one has changed the game. Numbers of
    # deleted games are not given out again (AUTOINCREMENT), so a window on a deleted game cannot write into a
    # new one.
    (
        """
        CREATE TABLE games (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            game TEXT NOT NULL,
            name TEXT NOT NULL,
            created TEXT NOT NULL,
            changed TEXT NOT NULL,
            header TEXT NOT NULL,
            finished INTEGER NOT NULL DEFAULT 0 CHECK (finished IN (0, 1)),
            undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1)),
            length INTEGER NOT NULL DEFAULT 0 CHECK (length >= 0),
            revision INTEGER NOT NULL DEFAULT 0,
            summary TEXT NOT NULL DEFAULT '{}'
        )
        """,
        """
        CREATE TABLE moves (
            game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            ply INTEGER NOT NULL CHECK (ply >= 0),
            line TEXT NOT NULL,
            PRIMARY KEY (game_id, ply)
        ) WITHOUT ROWID
        """,
        # Apart from games, because SQLite writes a whole row anew when one column of it changes.
        """
        CREATE TABLE pictures (
            game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
            png BLOB NOT NULL
        )
        """,
        f"PRAGMA application_id = {APPLICATION_ID}",
    ),
)

VERSION = len(STEPS)
"""The version that this program reads and writes, kept in `PRAGMA user_version`."""


def version_of(connection: sqlite3.Connection) -> int:
    """The schema version of an open database, 0 for an empty one."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection, target: int | None = None) -> None:
    """Bring the database up to `target` (None: VERSION), each step in a transaction. Raises sqlite3.Error.

    Two programs may do this at once: the version is read again inside the write lock of each step.
    """
    target = VERSION if target is None else target
    while version_of(connection) < target:
        connection.execute("BEGIN IMMEDIATE")
        try:
            version = version_of(connection)
            if version < target:
                for statement in STEPS[version]:
                    connection.execute(statement)
                connection.execute(f"PRAGMA user_version = {version + 1}")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


@lru_cache
def expected_columns(version: int) -> dict[str, frozenset[str]]:
    """The columns of each table that a sound database of `version` has."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        migrate(connection, version)
        return {table: columns_of(connection, table) for table in tables_of(connection)}
    finally:
        connection.close()


def tables_of(connection: sqlite3.Connection) -> list[str]:
    """The names of all tables, SQLite's own left out."""
    query = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    return [str(name) for (name,) in connection.execute(query)]


def columns_of(connection: sqlite3.Connection, table: str) -> frozenset[str]:
    """The column names of a table, none if there is no such table."""
    return frozenset(
        str(name) for (name,) in connection.execute("SELECT name FROM pragma_table_info(?)", (table,))
    )
