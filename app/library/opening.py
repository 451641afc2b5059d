"""Opens the library file: looks whether it is sound, repairs it if need be, brings it up to this version."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from app.library.connection import connect
from app.library.errors import library_error
from app.library.guard import Guard
from app.library.health import damage
from app.library.repair import Notice, empty_notice, finish, interrupted, repair
from app.library.schema import migrate

logger = logging.getLogger(__name__)


def open_database(
    path: Path, clock: Callable[[], datetime], busy_seconds: float
) -> tuple[sqlite3.Connection, Guard, Notice | None]:
    """A sound database of this version at `path`, the guard held for it, and what the player must be told.

    Raises LibraryError.
    """
    guard = Guard(path, busy_seconds)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        guard.share()
        notice = empty_notice(path) if path.is_file() and path.stat().st_size == 0 else None
        if interrupted(path) or damage(path, busy_seconds) is not None:
            guard.exclude()
            # Another window may have repaired it before the guard was had.
            notice = _repaired(path, clock, busy_seconds)
            guard.share()
        return _ready(path, busy_seconds), guard, notice
    except BaseException as error:
        guard.release()
        if isinstance(error, sqlite3.Error | OSError):
            raise library_error(error, path) from error
        raise


def _repaired(path: Path, clock: Callable[[], datetime], busy_seconds: float) -> Notice | None:
    if interrupted(path):
        return finish(path, clock())
    finding = damage(path, busy_seconds)
    if finding is None:
        return None
    notice = repair(path, clock())
    logger.error("library of games %s is damaged (%s): %s", path, finding, notice.english())
    return notice


def _ready(path: Path, busy_seconds: float) -> sqlite3.Connection:
    connection = connect(path, busy_seconds)
    try:
        migrate(connection)
        # A trial for the write lock: rights that are missing should be told now and not at the first move.
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
    except BaseException:
        connection.close()
        raise
    return connection
