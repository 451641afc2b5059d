"""Connections to the library file, and the transaction that every change goes through.

Why write-ahead logging with `synchronous = NORMAL`: a committed change is in the hands of the operating
system when the call returns, so killing the program at any instant loses nothing. Only a power cut or a crash
of the system itself may take back the moves since the last checkpoint, and then whole moves from the end,
never the soundness of the file. FULL would wait for the disk at every move, tens of milliseconds on a busy
one, where a click has 16. Checkpoints (which do wait) come every 64 pages, about 20 moves, and when the
library is closed.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app.library.errors import library_error

BUSY_SECONDS = 2.0
"""How long a change waits for another window's change (which takes milliseconds) before it gives up."""

CHECKPOINT_PAGES = 64


def connect(path: Path, busy_seconds: float = BUSY_SECONDS) -> sqlite3.Connection:
    """Open or create the database for reading and writing. Raises sqlite3.Error."""
    connection = sqlite3.connect(path, timeout=busy_seconds, isolation_level=None)
    try:
        connection.execute("PRAGMA foreign_keys = ON")
        (mode,) = connection.execute("PRAGMA journal_mode").fetchone()
        if mode != "wal":
            (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        # Some network drives cannot do write-ahead logging; the classic journal is only safe with FULL.
        connection.execute(f"PRAGMA synchronous = {'NORMAL' if mode == 'wal' else 'FULL'}")
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
        # A damaged letter must not hide a whole list of games; a move that it spoils is refused by the
        # notation.
        connection.text_factory = _decoded
    except BaseException:
        connection.close()
        raise
    return connection


def connect_for_reading(path: Path, busy_seconds: float = BUSY_SECONDS) -> sqlite3.Connection:
    """Open an existing database so that nothing, not even a checkpoint, changes it. Raises sqlite3.Error."""
    address = f"{path.absolute().as_uri()}?mode=ro"
    return sqlite3.connect(address, timeout=busy_seconds, isolation_level=None, uri=True)


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Turn a failure of SQLite inside the block into a LibraryError."""
    try:
        yield
    except sqlite3.Error as error:
        raise library_error(error, path) from error


@contextmanager
def writing(connection: sqlite3.Connection, path: Path) -> Iterator[None]:
    """The block is one transaction: committed when it ends, taken back when anything is raised.

    The write lock is taken at the start, so what the block reads cannot be changed by another program before
    it writes. Raises LibraryError.
    """
    with reading(path):
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            connection.execute("COMMIT")
        except BaseException:
            # A full disk makes SQLite roll back by itself.
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def _decoded(text: bytes) -> str:
    return text.decode(errors="replace")
