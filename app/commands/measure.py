"""What `incognita bench` measures, each on one core of this machine.

Seconds are those that the processor spends on this program, so that other programs disturb little. A copy is
too short for that clock: there the best of many tries stands for an undisturbed one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

import msgspec

from app.luck import below_from
from engine.contract import CHANCE, AnyGame, Position
from engine.playout import random_playout


class Pace(msgspec.Struct, frozen=True):
    """What random play does in a second; `moves` counts decisions and answers of chance."""

    games: float
    moves: float
    decisions: float


Player = Callable[[Random], tuple[int, int]]
"""Plays one random game; how many decisions and how many answers of chance it had."""


def game_player(game: AnyGame, players: int, options: Any) -> Player:
    """Random games with these (settled) options, and what every seat has at the end."""

    def play(source: Random) -> tuple[int, int]:
        position = game.new_position(players, options)
        length = random_playout(position, below_from(source))
        position.scores()
        return length

    return play


def chess_player() -> Player | None:
    """Random games of python-chess, if it is installed, as a measure of the machine."""
    try:
        import chess
    except ImportError:
        return None

    def play(source: Random) -> tuple[int, int]:
        board = chess.Board()
        moves = 0
        random = source.random
        while True:
            legal = list(board.legal_moves)
            # The quickest way to know the end of a game; `board.is_game_over` takes a third longer.
            if not legal or board.halfmove_clock >= 150 or board.is_insufficient_material():
                return moves, 0
            board.push(legal[floor(random() * len(legal))])
            moves += 1

    return play


def measure_paces(players: Sequence[Player], seed: int, seconds: float, turns: int) -> list[Pace]:
    """The pace of each player: the median of `turns` turns that share `seconds`.

    The players take turns, so that a busy moment of the machine meets all of them alike.
    """
    sources = [Random(f"{seed}/{index}") for index in range(len(players))]
    paces: list[list[Pace]] = [[] for _ in players]
    for play, source in zip(players, sources, strict=True):
        play(source)  # the first game fills caches
    for _ in range(turns):
        for play, source, found in zip(players, sources, paces, strict=True):
            found.append(_one_turn(play, source, seconds / turns))
    return [
        Pace(
            games=median(pace.games for pace in found),
            moves=median(pace.moves for pace in found),
            decisions=median(pace.decisions for pace in found),
        )
        for found in paces
    ]


def _one_turn(play: Player, source: Random, seconds: float) -> Pace:
    games = decisions = answers = 0
    started = process_time()
    while (spent := process_time() - started) < seconds or not games:
        decided, answered = play(source)
        games += 1
        decisions += decided
        answers += answered
    return Pace(games=games / spent, moves=(decisions + answers) / spent, decisions=decisions / spent)


def measure_copy(game: AnyGame, players: int, options: Any, seed: int, seconds: float) -> float:
    """Microseconds for one `copy()`: the median over positions from all over a random game."""
    positions = _positions_of_a_game(game, players, options, seed)
    each = seconds / len(positions)
    return median(_copy_time(position, each) for position in positions)


def _positions_of_a_game(
    game: AnyGame, players: int, options: Any, seed: int, wanted: int = 50
) -> list[Position]:
    below = below_from(Random(f"{seed}/copies"))
    position: Position = game.new_position(players, options)
    positions = []
    while deciders := position.deciders():
        positions.append(position.copy())
        actor = deciders[below(len(deciders))]
        if actor == CHANCE:
            position.play(actor, position.chance().draw(below))
        else:
            moves = position.legal_moves(actor)
            position.play(actor, moves[below(len(moves))])
    return positions[:: max(1, len(positions) // wanted)]


def _copy_time(position: Position, seconds: float, batch: int = 100) -> float:
    copy = position.copy
    best = float("inf")
    begun = perf_counter()
    while True:
        started = perf_counter()
        for _ in range(batch):
            copy()
        ended = perf_counter()
        best = min(best, ended - started)
        if ended - begun >= seconds:
            return best / batch * 1e6
