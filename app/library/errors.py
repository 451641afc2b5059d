"""What can go wrong with the library of games, each in one clear sentence."""

from __future__ import annotations

import enum
import errno
import sqlite3
from pathlib import Path

from app.sentences import QT_TRANSLATE_NOOP, Sentence


class Trouble(enum.Enum):
    """The kinds of LibraryError; the value is the sentence for the player, %1 a file or a game's number."""

    BUSY = QT_TRANSLATE_NOOP(
        "Storage",
        "Another program is using the library of games %1: nothing was saved; "
        "close the other program and try again.",
    )
    OPEN_ELSEWHERE = QT_TRANSLATE_NOOP(
        "Storage",
        "The library of games %1 is damaged and still open in another window: "
        "close every other window of this program, then start it again and it will be repaired.",
    )
    NOT_WRITABLE = QT_TRANSLATE_NOOP(
        "Storage",
        "The library of games %1 cannot be written, so nothing can be saved: "
        "check the rights of the file and its folder.",
    )
    DISK_FULL = QT_TRANSLATE_NOOP(
        "Storage",
        "The disk is full: the last step was not saved in %1, everything before it is safe; "
        "make room and try again.",
    )
    DISK_TROUBLE = QT_TRANSLATE_NOOP(
        "Storage",
        "The disk refused to read or write the library of games %1: "
        "the last step was not saved, everything before it is.",
    )
    DAMAGED = QT_TRANSLATE_NOOP(
        "Storage",
        "The library of games %1 is damaged: "
        "close the program and start it again, it then rescues what can be read.",
    )
    NEWER = QT_TRANSLATE_NOOP(
        "Storage",
        "The library of games %1 was written by a newer version of this program and has been left untouched: "
        "install the newer version to open it.",
    )
    NO_SUCH_GAME = QT_TRANSLATE_NOOP("Storage", "The game number %1 is not in the library (any more).")
    CHANGED_ELSEWHERE = QT_TRANSLATE_NOOP(
        "Storage",
        "This game was played on in another window, so this step was not saved: "
        "open the game again to go on from there.",
    )


class LibraryError(Exception):
    """The library of games cannot do what was asked. `sentence` is for the player, `str()` is its English.

    Whatever raised it has changed nothing: each operation of the library happens wholly or not at all.
    """

    def __init__(self, trouble: Trouble, about: object = "") -> None:
        self.trouble = trouble
        self.sentence = Sentence(trouble.value, (str(about),))
        super().__init__(self.sentence.english())


class JournalOrderError(Exception):
    """A ply was appended that is not the next one, or one cut off that is not there: the program is wrong."""


_PRIMARY_CODES = {
    sqlite3.SQLITE_BUSY: Trouble.BUSY,
    sqlite3.SQLITE_LOCKED: Trouble.BUSY,
    sqlite3.SQLITE_READONLY: Trouble.NOT_WRITABLE,
    sqlite3.SQLITE_CANTOPEN: Trouble.NOT_WRITABLE,
    sqlite3.SQLITE_PERM: Trouble.NOT_WRITABLE,
    sqlite3.SQLITE_AUTH: Trouble.NOT_WRITABLE,
    sqlite3.SQLITE_FULL: Trouble.DISK_FULL,
    sqlite3.SQLITE_IOERR: Trouble.DISK_TROUBLE,
    sqlite3.SQLITE_NOLFS: Trouble.DISK_TROUBLE,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
}


def trouble_of(error: sqlite3.Error) -> Trouble | None:
    """What a failure of SQLite means for the player; None if the program is wrong (bad SQL, wrong thread)."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return None
    if code == sqlite3.SQLITE_IOERR_SHORT_READ:
        return Trouble.DAMAGED
    return _PRIMARY_CODES.get(code & 0xFF)


def library_error(error: sqlite3.Error | OSError, path: Path) -> LibraryError:
    """The LibraryError that stands for `error` on `path`. Raises an `error` without a known meaning."""
    if isinstance(error, OSError):
        full = error.errno in {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
        return LibraryError(Trouble.DISK_FULL if full else Trouble.NOT_WRITABLE, path)
    trouble = trouble_of(error)
    if trouble is None:
        raise error
    return LibraryError(trouble, path)
