"""Record files named on the command line, with every trouble as one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app.commands.errors import CommandError, reason_of, shown
from app.commands.games import games
from app.record_file import read_match, read_playable, read_text, write_text
from engine.errors import NotationError
from engine.match import Match
from engine.record import Record


def load_record(path: Path, until: int | None = None) -> tuple[Record, Match]:
    """The record of a file, and its match after `until` moves (None: all); later moves are read, not played.

    Raises CommandError that names file, line and reason.
    """
    with _named(path):
        return read_match(read_text(path), games(), until)


def load_playable(path: Path) -> Match:
    """The match of a record that is to go on here. Raises CommandError that names file, line and reason."""
    with _named(path):
        return read_playable(read_text(path), games())


@contextmanager
def _named(path: Path) -> Iterator[None]:
    """Turn what goes wrong with a record into a CommandError that names its file."""
    try:
        yield
    except NotationError as error:
        raise CommandError(f"{shown(path)}, line {error.line or 1}: {error.reason}") from None
    except OSError as error:
        raise CommandError(f"{shown(path)} cannot be read: {reason_of(error)}") from None


def save_record(path: Path, text: str, overwrite: bool) -> None:
    """Write a record. Raises CommandError, also if the file is there and not to be overwritten."""
    try:
        write_text(path, text, overwrite)
    except FileExistsError:
        if path.is_dir():
            raise CommandError(f"{shown(path)} is a directory, not a file") from None
        raise CommandError(f"{shown(path)} exists already; --force overwrites it") from None
    except OSError as error:
        raise CommandError(f"{shown(path)} cannot be written: {reason_of(error)}") from None
