"""`incognita import`: a record file into the library."""

from __future__ import annotations

import argparse

from app.commands import values
from app.commands.files import load_playable
from app.commands.output import number, write
from app.commands.store import add_match, library

ABOUT = "Put a record file into the library of games"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments of the command."""
    parser.add_argument("file", metavar="FILE", type=values.file, help="a record (see docs/notation.md)")


def run(arguments: argparse.Namespace) -> int:
    """Do the command; the exit code."""
    match = load_playable(arguments.file)
    with library() as games:
        game_id = add_match(games, match)
    moves = number(len(match.entries), "move", "moves")
    write(f"{match.header.game} with {moves} is game {game_id} of the library")
    if match.over:
        write("The game is over; 'incognita' shows it among the finished games.")
    else:
        write("'incognita resume' goes on with it.")
    return 0
