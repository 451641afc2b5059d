"""Games for tests of computer players: every number of seats, with searches small enough for a test."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.games import load_games
from engine.contract import CHANCE, AnyGame, Position
from engine.players.levels import Level, Limits
from engine.players.luck import Fortune, luck
from engine.players.policies import policy_of

GAMES = ("livingstone", "faraway", "explorers")

TABLES = [(name, seats) for name in GAMES for seats in load_games()[name].seat_counts]
"""Every game with every number of seats."""


def game_of(name: str) -> AnyGame:
    return load_games()[name]


def options_of(game: AnyGame, seats: int, **wishes: Any) -> Any:
    return game.settle_options(game.options_type(**wishes), seats)


def small(simulations: int = 4, candidates: int = 3, depth: int = 2, slips: float = 0.0) -> Level:
    """A level that thinks no longer than a test may."""
    limits = Limits(simulations=simulations, candidates=candidates, depth=depth, slips=slips)
    return Level("small", dict.fromkeys(GAMES, limits))


def decisions(game: AnyGame, options: Any, seats: int, seed: int, most: int = 10_000) -> Iterator[Position]:
    """The positions of a game in which a seat with a choice decides; the light rule plays on."""
    policy = policy_of(game)
    position: Position = game.new_position(seats, options)
    fortune, below = Fortune(seed), luck(seed, 1)
    while most and (actors := position.deciders()):
        if actors[0] == CHANCE:
            fortune.answer(position)
            continue
        if len(position.legal_moves(actors[0])) > 1:
            most -= 1
            yield position
        position.play(actors[0], policy.decide(position, actors[0], below))
