"""A damaged library is set aside under a new name, and its readable games go into a new one.

The new library is finished under a name of its own before the damaged one is moved, so that a program killed
(or a disk filled) at any point leaves either the damaged library to begin again with, or the finished new
one.
"""

from __future__ import annotations

import errno
import logging
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from datetime import datetime
from pathlib import Path

import msgspec

from app.library.health import companions
from app.library.salvage import Salvage, SalvagedGame, salvage
from app.library.schema import migrate
from app.sentences import QT_TRANSLATE_NOOP, Sentence

logger = logging.getLogger(__name__)

_DAMAGED = QT_TRANSLATE_NOOP(
    "Storage", "The library of games was damaged. It has been set aside as %1, and a new library was started."
)
_RESCUED = QT_TRANSLATE_NOOP(
    "Storage",
    "Games rescued whole: %1. Games rescued up to a certain move: %2. Games that cannot be read: %3.",
)
_NOTHING = QT_TRANSLATE_NOOP("Storage", "No game could be read from it.")
_FINISHED_LATE = QT_TRANSLATE_NOOP(
    "Storage",
    "The library of games was damaged, and its repair was interrupted and has now been finished. "
    "The damaged library is kept in the folder %1.",
)
_EMPTY = QT_TRANSLATE_NOOP(
    "Storage", "The library of games %1 was an empty file. A new library was started in it."
)


class Notice(msgspec.Struct, frozen=True):
    """What the player must be told about the library that was just opened.

    `kept` is the damaged file under its new name (None if there is none); `whole`, `shortened` and `lost`
    count the games that were rescued wholly, up to some move, or not.
    """

    sentences: tuple[Sentence, ...]
    kept: Path | None = None
    whole: int = 0
    shortened: int = 0
    lost: int = 0

    def english(self) -> str:
        """The whole notice in English."""
        return " ".join(sentence.english() for sentence in self.sentences)

    def translated(self) -> str:
        """The whole notice in the language of the program."""
        return " ".join(sentence.translated() for sentence in self.sentences)


def empty_notice(path: Path) -> Notice:
    """The notice about a library that was found as an empty file."""
    return Notice((Sentence(_EMPTY, (str(path),)),))


def repair(path: Path, now: datetime) -> Notice:
    """Replace the damaged library at `path` by a new one with its readable games.

    Raises OSError, sqlite3.Error. The caller holds the guard alone. `now` names the file that is
    set aside.
    """
    rescued = _salvaged(path)
    _build(_finished_name(path), rescued.games)
    kept = set_aside(path, now)
    _finished_name(path).rename(path)
    whole = sum(game.whole for game in rescued.games)
    shortened = len(rescued.games) - whole
    lost = len(rescued.lost)
    counts = (
        Sentence(_RESCUED, (str(whole), str(shortened), str(lost)))
        if whole + shortened + lost
        else Sentence(_NOTHING)
    )
    return Notice((Sentence(_DAMAGED, (str(kept),)), counts), kept, whole, shortened, lost)


def interrupted(path: Path) -> bool:
    """Whether a repair was cut off after the damaged library had been moved."""
    return not path.exists() and _finished_name(path).is_file()


def finish(path: Path, now: datetime) -> Notice:
    """Do the last step of an interrupted repair. Raises OSError."""
    if any(companion.exists() for companion in companions(path)):
        set_aside(path, now)
    _finished_name(path).rename(path)
    return Notice((Sentence(_FINISHED_LATE, (str(path.parent),)),))


def set_aside(path: Path, now: datetime) -> Path:
    """Give a file or folder, and what SQLite keeps beside it, a free name with the date. Raises OSError."""
    stamp = f"{now:%Y-%m-%d-%H%M}"
    number = 1
    while True:
        extra = "" if number == 1 else f"-{number}"
        target = path.with_name(f"{path.stem}.damaged-{stamp}{extra}{path.suffix}")
        if not any(place.exists() for place in [target, *companions(target)]):
            break
        number += 1
    for source, goal in zip([path, *companions(path)], [target, *companions(target)], strict=True):
        if source.exists():
            source.rename(goal)
    return target


def _finished_name(path: Path) -> Path:
    return path.with_name(f"{path.stem}.repaired{path.suffix}")


def _salvaged(path: Path) -> Salvage:
    try:
        return salvage(path)
    except OSError as error:
        if error.errno in {errno.ENOSPC, errno.EDQUOT}:
            raise  # there is a chance for the games once there is room
        logger.exception("the damaged library cannot be read")
        return Salvage()


def _build(path: Path, games: Iterable[SalvagedGame]) -> None:
    # A rest from a repair that was cut off before the damaged library was moved.
    for place in [path, *companions(path)]:
        place.unlink(missing_ok=True)
    # With the classic journal everything is in one file, and on the disk, when this is done.
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        migrate(connection)
        connection.execute("BEGIN")
        for game in games:
            _insert(connection, game)
        connection.execute("COMMIT")


def _insert(connection: sqlite3.Connection, game: SalvagedGame) -> None:
    connection.execute(
        "INSERT INTO games (id, game, name, created, changed, header, finished, undone, length, summary)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            game.id,
            game.game,
            game.name,
            game.created,
            game.changed,
            game.header,
            # A game that lost its end is not over, and can be played on from there.
            game.finished and game.whole,
            game.undone and game.whole,
            len(game.lines),
            game.summary,
        ),
    )
    connection.executemany(
        "INSERT INTO moves (game_id, ply, line) VALUES (?, ?, ?)",
        [(game.id, ply, line) for ply, line in enumerate(game.lines)],
    )
    if game.picture is not None:
        connection.execute("INSERT INTO pictures (game_id, png) VALUES (?, ?)", (game.id, game.picture))
