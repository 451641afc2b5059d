"""`incognita play`: begin a game."""

from __future__ import annotations

import argparse

from app.commands import values
from app.commands.display import INSTEAD_OF_PLAYING, need_display
from app.commands.game_options import add_options, options_of, usual_or_solo
from app.commands.games import add_game, seats_of
from app.commands.window import add_language, show
from app.opening import Opening
from engine.contract import AnyGame

ABOUT = "Begin a game: at once with --players, otherwise on the page of a new game"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments of the command."""
    add_game(parser)
    parser.add_argument(
        "--players",
        metavar="NAME,...",
        type=values.names,
        help="names in seat order; a level such as @captain is a computer player",
    )
    parser.add_argument("--seed", metavar="N", type=values.seed, help="seed of all chance")
    add_options(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Do the command; the exit code."""
    game: AnyGame = arguments.game
    if arguments.players is None:
        players = usual_or_solo(arguments, game, 2)
        options = options_of(arguments, game, players)
        need_display(INSTEAD_OF_PLAYING)
        return show(
            Opening(
                new_game=game.name,
                seed=arguments.seed,
                language=arguments.language,
                options=options,
                players=None if arguments.solo is None else players,
            )
        )
    seats = seats_of(game, arguments.players)
    options = options_of(arguments, game, len(seats))
    need_display(INSTEAD_OF_PLAYING)
    from app.commands.store import add_match, library
    from app.new_match import new_header
    from engine.match import Match

    match = Match(game, new_header(game, seats, arguments.seed, options))
    with library() as games:
        number = add_match(games, match)
    return show(Opening(number=number, language=arguments.language))
