"""`incognita bench`: how fast the rules are on this machine."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

import msgspec

from app.commands import values
from app.commands.game_options import add_options, options_of, settled_options, usual_or_solo
from app.commands.games import explorers, games, usual_players
from app.commands.output import write, write_json, write_table

if TYPE_CHECKING:
    from app.commands.measure import Pace, Player
    from engine.contract import AnyGame

ABOUT = "Measure the speed of the rules on one core"
_TURNS = 5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments of the command."""
    parser.add_argument(
        "--players",
        metavar="N",
        type=values.players,
        help="number of players (usually 4, with --solo 1 for explorers), or the nearest",
    )
    parser.add_argument(
        "--seed", metavar="S", type=values.seed, default=1, help="seed of all chance (usually 1)"
    )
    parser.add_argument(
        "--seconds", metavar="T", type=values.seconds, default=3, help="time for each measurement (usually 3)"
    )
    add_options(parser)
    parser.add_argument("--json", action="store_true", help="print JSON (see docs/command-line.md)")


def run(arguments: argparse.Namespace) -> int:
    """Do the command; the exit code."""
    result = _measure(arguments)
    if arguments.json:
        write_json(result)
    else:
        _tell(result)
    return 0


def _seats(arguments: argparse.Namespace, game: AnyGame) -> int:
    """The players of one measurement; a number that is asked for holds, or the nearest that the game allows."""
    if arguments.players is not None:
        return usual_players(game, arguments.players)
    return usual_or_solo(arguments, game, 4) if game is explorers() else usual_players(game)


def _options(arguments: argparse.Namespace, game: AnyGame, seats: int) -> Any:
    wanted = options_of(arguments, game, seats) if game is explorers() else None
    return settled_options(game, seats, wanted)


def _measure(arguments: argparse.Namespace) -> dict[str, Any]:
    import platform

    from app.commands.measure import chess_player, game_player, measure_copy, measure_paces

    seed, seconds = arguments.seed, arguments.seconds
    seats = {name: _seats(arguments, game) for name, game in games().items()}
    options = {name: _options(arguments, game, seats[name]) for name, game in games().items()}
    chess = chess_player()
    players: list[Player] = [game_player(game, seats[name], options[name]) for name, game in games().items()]
    paces = measure_paces([*players, *([chess] if chess else [])], seed, seconds, _TURNS)
    chess_pace = paces.pop() if chess else None
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "seed": seed,
        "seconds": seconds,
        "games": {
            name: _figures(pace, chess_pace)
            | {
                "players": seats[name],
                "options": msgspec.to_builtins(options[name]),
                "copy_microseconds": round(
                    measure_copy(game, seats[name], options[name], seed, seconds / 3), 2
                ),
            }
            for (name, game), pace in zip(games().items(), paces, strict=True)
        },
        "chess": None if chess_pace is None else _figures(chess_pace, None),
    }


def _figures(pace: Pace, chess: Pace | None) -> dict[str, Any]:
    return {
        "games_per_second": round(pace.games, 1),
        "moves_per_second": round(pace.moves),
        "decisions_per_second": round(pace.decisions),
        "moves_to_chess": None if chess is None else round(pace.moves / chess.moves, 2),
        "decisions_to_chess": None if chess is None else round(pace.decisions / chess.moves, 2),
    }


def _tell(result: dict[str, Any]) -> None:
    write(f"Python {result['python']} on {result['machine']}, one core")
    write()
    rows = [
        [
            name,
            str(found["players"]),
            str(found["games_per_second"]),
            str(found["moves_per_second"]),
            str(found["decisions_per_second"]),
            _times(found["moves_to_chess"]),
            _times(found["decisions_to_chess"]),
            f"{found['copy_microseconds']:.2f}",
        ]
        for name, found in result["games"].items()
    ]
    titles = ("game", "players", "games/s", "moves/s", "decisions/s", "to chess", "decisions", "copy in us")
    write_table(titles, rows)
    write()
    if result["chess"] is None:
        write("Without the package 'chess' there is nothing to compare with.")
    else:
        write(f"python-chess in the same run: {result['chess']['moves_per_second']} random moves/s")
    write("Moves are decisions of players and answers of chance (dice, stones, cards).")


def _times(ratio: float | None) -> str:
    return "-" if ratio is None else f"{ratio:.2f}x"
