"""`incognita demo`: random legal moves on the real table."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from app.commands import values
from app.commands.display import need_display
from app.commands.errors import CommandError, reason_of, shown
from app.commands.games import add_game, seats_of, usual_players
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
    parser.add_argument("--theme", metavar="T", type=values.theme, help=f"one of: {', '.join(values.THEMES)}")
    parser.add_argument("--size", metavar="WxH", type=values.size, help="size of the window in pixels")
    parser.add_argument(
        "--shot", metavar="FILE.png", type=values.picture, help="write a picture and end; needs no display"
    )


def run(arguments: argparse.Namespace) -> int:
    """Do the command; the exit code."""
    game: AnyGame = arguments.game
    players = usual_players(game, 3) if arguments.players is None else arguments.players
    seats = seats_of(game, NAMES[:players] if players <= len(NAMES) else tuple(map(str, range(players))))
    if arguments.shot is None:
        need_display("'incognita demo GAME --shot FILE.png' draws a picture instead")
    else:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from app.demo import Demo, show_demo
    from app.new_match import new_header

    demo = Demo(
        header=new_header(game, seats, arguments.seed),
        moves=arguments.moves,
        language=arguments.language,
        theme=arguments.theme,
        size=arguments.size or (SHOT_SIZE if arguments.shot else None),
    )
    if arguments.shot is None:
        return show_demo(demo)
    _shoot(demo, arguments.shot)
    return 0


def _shoot(demo: Demo, path: Path) -> None:
    from app.demo import draw_demo
    from ui.png import png_bytes

    there = path.exists()
    try:
        # Tried before the long way to the picture; an older picture stays until the new one is there.
        with path.open("ab"):
            pass
        image = draw_demo(demo, SHOT_MOVES if demo.moves is None else demo.moves)
        path.write_bytes(png_bytes(image))
    except OSError as error:
        raise CommandError(f"{shown(path)} cannot be written: {reason_of(error)}") from None
    except BaseException:
        if not there:
            path.unlink()
        raise
    write(f"{shown(path)}: {image.width()} x {image.height()} pixels")
