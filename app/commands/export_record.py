"""`incognita export`: a game of the library as a record file."""

from __future__ import annotations

import argparse

from app.commands import values
from app.commands.errors import shown
from app.commands.files import save_record
from app.commands.output import number, write

ABOUT = "Write a game of the library into a record file"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments of the command."""
    parser.add_argument("game", metavar="GAME", help="its number as 'incognita list' shows it, or 'last'")
    parser.add_argument("file", metavar="FILE", type=values.file, help="the record to write")
    parser.add_argument("--force", action="store_true", help="overwrite FILE")


def run(arguments: argparse.Namespace) -> int:
    """Do the command; the exit code."""
    from app.commands.store import find, library
    from app.record_file import hints_of, saved_text

    with library() as games:
        saved = find(games, arguments.game)
        hints = hints_of(games.summary(saved.id))
    save_record(arguments.file, saved_text(saved.header, saved.lines, hints), arguments.force)
    write(f"game {saved.id} ({number(len(saved.lines), 'move', 'moves')}) written to {shown(arguments.file)}")
    return 0
