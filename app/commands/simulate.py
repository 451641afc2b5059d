"""`incognita simulate`: whole games of random moves, or of computer players, without a screen."""

from __future__ import annotations

import argparse
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from app.commands import simulate_levels, values
from app.commands.errors import CommandError
from app.commands.game_options import add_options, options_of, settled_options
from app.commands.games import add_game
from app.commands.output import number, write, write_json, write_table
from app.commands.progress import progress
from app.commands.tally import Tally
from app.contest.games import PLAYERS
from app.luck import below_from
from engine.contract import AnyGame
from engine.playout import random_playout

ABOUT = "Play whole games of random moves, or of computer players, without a screen and print the scores"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments of the command."""
    add_game(parser)
    who = parser.add_mutually_exclusive_group(required=True)
    who.add_argument(
        "--players", metavar="N", type=values.players, help="number of players who move at random"
    )
    who.add_argument(
        "--levels",
        metavar="A,B,...",
        type=simulate_levels.levels,
        help=f"computer players, one for each seat, out of: {', '.join(PLAYERS)}",
    )
    parser.add_argument("--games", metavar="G", type=values.games, required=True, help="number of games")
    parser.add_argument("--seed", metavar="S", type=values.seed, required=True, help="seed of all chance")
    parser.add_argument(
        "--jobs", metavar="J", type=values.jobs, help="with --levels: processes at once (usually 1)"
    )
    add_options(parser)
    parser.add_argument("--json", action="store_true", help="print JSON (see docs/command-line.md)")


def run(arguments: argparse.Namespace) -> int:
    """Do the command; the exit code."""
    game: AnyGame = arguments.game
    if arguments.levels is not None:
        names: tuple[str, ...] = arguments.levels
        wanted = options_of(arguments, game, len(names))
        return simulate_levels.run(
            game, names, wanted, arguments.games, arguments.seed, arguments.jobs or 1, arguments.json
        )
    if arguments.jobs is not None:
        raise CommandError("--jobs is for games of computer players (--levels)")
    players: int = arguments.players
    options = settled_options(game, players, options_of(arguments, game, players))
    started = perf_counter()
    tally = play_games(game, options, players, arguments.games, arguments.seed)
    seconds = perf_counter() - started
    result = {
        "game": game.name,
        "rules": game.rules_version,
        "players": players,
        "options": msgspec.to_builtins(options),
        "games": arguments.games,
        "seed": arguments.seed,
        **tally.figures(),
        "seconds": round(seconds, 3),
        "games_per_second": round(arguments.games / seconds, 1),
    }
    if arguments.json:
        write_json(result)
    else:
        _tell(result)
    return 0


def play_games(game: AnyGame, options: Any, players: int, games: int, seed: int) -> Tally:
    """Random games, counted up, with a progress bar on a terminal. Game number i depends on `seed` and i only."""
    tally = Tally(players)
    with progress(games) as bar:
        for index in range(games):
            position = game.new_position(players, options)
            length = random_playout(position, below_from(Random(f"{seed}/{index}")))
            tally.add(position.scores(), position.standings(), length)
            bar.update()
    return tally


def _tell(result: dict[str, Any]) -> None:
    write(
        f"{number(result['games'], 'random game', 'random games')} of {result['game']}, seed {result['seed']}"
    )
    write()
    columns = ("mean_scores", "score_spread", "least_scores", "most_scores", "wins", "out")
    rows = [
        [str(seat + 1), *(_figure(result[column][seat]) for column in columns)]
        for seat in range(result["players"])
    ]
    write_table(("seat", "mean score", "spread", "least", "most", "wins", "out of the game"), rows)
    write()
    if result["games_without_winner"]:
        write(f"{number(result['games_without_winner'], 'game', 'games')} without a winner")
    write(f"{result['mean_decisions']:.1f} decisions a game on average")
    write(f"{result['games_per_second']:,.1f} games a second")


def _figure(value: int | float) -> str:
    return f"{value:.2f}" if isinstance(value, float) else str(value)
