"""`incognita open`, and `incognita FILE`: a record file into the library and onto the screen."""

from __future__ import annotations

import argparse

from app.commands import values
from app.commands.display import need_display
from app.commands.files import load_playable
from app.commands.window import add_language, show
from app.opening import Opening

ABOUT = "Put a record file into the library of games and go on with it"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments of the command."""
    parser.add_argument("file", metavar="FILE", type=values.file, help="a record (see docs/notation.md)")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Do the command; the exit code."""
    match = load_playable(arguments.file)
    need_display("'incognita replay FILE' prints the position and 'incognita import FILE' keeps the game")
    from app.commands.store import add_match, library

    with library() as games:
        number = add_match(games, match)
    return show(Opening(number=number, language=arguments.language))
