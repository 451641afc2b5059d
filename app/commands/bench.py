"""`incognita bench`: how fast the rules are on this machine."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from app.commands import values
from app.commands.games import games, usual_players
from app.commands.output import write, write_json, write_table

if TYPE_CHECKING:
    from app.commands.measure import Pace, Player

ABOUT = "Measure the speed of the rules on one core"
_TURNS = 5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments of the command."""
    parser.add_argument(
        "--players",
        metavar="N",
        type=values.players,
        default=4,
        help="number of players (usually 4), or the nearest",
    )
    parser.add_argument(
        "--seed", metavar="S", type=values.seed, default=1, help="seed of all chance (usually 1)"
    )
    parser.add_argument(
        "--seconds", metavar="T", type=values.seconds, default=3, help="time for each measurement (usually 3)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON (see docs/command-line.md)")


def run(arguments: argparse.Namespace) -> int:
    """Do the command; the exit code."""
    result = _measure(arguments.players, arguments.seed, arguments.seconds)
    if arguments.json:
        write_json(result)
    else:
        _tell(result)
    return 0


def _measure(wish: int, seed: int, seconds: int) -> dict[str, Any]:
    import platform

    from app.commands.measure import chess_player, game_player, measure_copy, measure_paces

    seats = {name: usual_players(game, wish) for name, game in games().items()}
    chess = chess_player()
    players: list[Player] = [game_player(game, seats[name]) for name, game in games().items()]
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
                "copy_microseconds": round(measure_copy(game, seats[name], seed, seconds / 3), 2),
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
