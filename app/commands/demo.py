"""`incognita demo`: random legal moves on the real table."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from app.commands import values
from app.commands.display import need_display
from app.commands.errors import CommandError, reason_of, shown
from app.commands.game_options import add_options, options_of, usual_or_solo
from app.commands.games import add_game, seats_of
from app.commands.output import write
from app.commands.window import add_language
from engine.contract import AnyGame

if TYPE_CHECKING:
    from app.demo import Demo

ABOUT = "Show random legal moves on the real table"
NAMES = ("Anna", "Ben", "Clara", "David", "Emma", "Felix")
SHOT_MOVES = 80
SHOT_SIZE = (1280, 720)
"""The size of a picture in pixels, unless another one is asked for."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments of the command."""
    add_game(parser)
    parser.add_argument("--players", metavar="N", type=values.players, help="number of players (usually 3)")
    parser.add_argument(
        "--seed", metavar="N", type=values.seed, default=1, help="seed of all chance (usually 1)"
    )
    parser.add_argument(
        "--moves",
        metavar="K",
        type=values.moves,
        help=f"stop after K moves (usually at the end of the game, with --shot after {SHOT_MOVES})",
    )
    add_language(parser)
    add_options(parser)
    parser.add_argument("--theme", metavar="T", type=values.theme, help=f"one of: {', '.join(values.THEMES)}")
    parser.add_argument("--size", metavar="WxH", type=values.size, help="size of the window in pixels")
    parser.add_argument(
        "--shot", metavar="FILE.png", type=values.picture, help="write a picture and end; needs no display"
    )


def run(arguments: argparse.Namespace) -> int:
    """Do the command; the exit code."""
    game: AnyGame = arguments.game
    players = arguments.players or usual_or_solo(arguments, game, 3)
    options = options_of(arguments, game, players)
    seats = seats_of(game, NAMES[:players] if players <= len(NAMES) else tuple(map(str, range(players))))
    if arguments.shot is None:
        need_display("'incognita demo GAME --shot FILE.png' draws a picture instead")
    else:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from app.demo import Demo, show_demo
    from app.new_match import new_header

    demo = Demo(
        header=new_header(game, seats, arguments.seed, options),
        moves=arguments.moves,
        language=arguments.language,
        theme=arguments.theme,
        size=arguments.size or (SHOT_SIZE if arguments.shot else None),
    )
    from app.library import LibraryError

    try:
        if arguments.shot is None:
            return show_demo(demo)
        _shoot(demo, arguments.shot)
    except LibraryError as error:  # even a game that is not kept needs a little room for temporary files
        raise CommandError(str(error)) from None
    return 0


def _shoot(demo: Demo, path: Path) -> None:
    from app.demo import draw_demo
    from app.whole_file import write_file
    from ui.png import png_bytes

    try:
        _try_out(path)  # before the long way to the picture
        image = draw_demo(demo, SHOT_MOVES if demo.moves is None else demo.moves)
        write_file(path, png_bytes(image))
    except OSError as error:
        raise CommandError(f"{shown(path)} cannot be written: {reason_of(error)}") from None
    write(f"{shown(path)}: {image.width()} x {image.height()} pixels")


def _try_out(path: Path) -> None:
    """Raise OSError if `path` cannot be written. An older picture stays, and where there is none, no file."""
    there = os.path.lexists(path)
    with path.open("ab"):
        pass
    if not there:
        path.unlink()
