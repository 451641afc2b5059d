"""Samples to learn from: what a game looks like at its quiet points, and what it came to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from app.games import load_games
from engine.contract import CHANCE, AnyGame, Position
from engine.players.levels import Level, Limits
from engine.players.luck import Fortune, luck, mix
from engine.players.model import Says
from engine.players.policies import policy_of
from engine.players.policy import Policy
from engine.players.think import choose

STAGE, SEATS, SCORE, FINAL, GAME, FIRST_INPUT = range(6)
"""The columns of a sample: stage, number of seats, score so far, final score, number of the game, then the inputs.

The final score is what the end was worth (in hundredths) where a network learns that."""

Samples = NDArray[np.float32]


class Table(msgspec.Struct, frozen=True):
    """For how many a game is, and its settled options as plain JSON values."""

    seats: int
    options: dict[str, Any]


class Batch(msgspec.Struct, frozen=True):
    """Games that are played in one go; everything follows from these values."""

    game: str
    tables: tuple[Table, ...]
    """The tables of games number 0, 1, ..., over and over."""
    first: int
    """The number of the first game."""
    count: int
    seed: int
    limits: Limits
    """How much the players think."""
    says: Says


def play_batch(batch: Batch) -> bytes:
    """Play the games; the samples as bytes: 32-bit numbers, `columns` of them for each."""
    game = load_games()[batch.game]
    rows: list[list[float]] = []
    for number in range(batch.first, batch.first + batch.count):
        place = batch.tables[number % len(batch.tables)]
        options = msgspec.convert(place.options, game.options_type)
        rows += _play(game, options, place.seats, batch, mix(batch.seed, number), number)
    return np.array(rows, dtype="<f4").tobytes()


@cache
def columns(game: AnyGame) -> int:
    """The width of the table of samples of a game."""
    return FIRST_INPUT + len(policy_of(game).inputs)


def samples_in(game: AnyGame, content: bytes) -> Samples:
    """The samples in the bytes of `play_batch`. Raises ValueError if they are not whole."""
    samples: Samples = np.frombuffer(content, dtype="<f4").reshape(-1, columns(game))
    if not len(samples) or not np.isfinite(samples).all():
        raise ValueError("no samples")
    return samples


def _play(game: AnyGame, options: Any, seats: int, batch: Batch, seed: int, number: int) -> list[list[float]]:
    limits = batch.limits
    policy: Policy[Any] = policy_of(game, limits.refined)
    level = Level("training", {game.name: limits})
    position: Position = game.new_position(seats, options)
    fortune, below = Fortune(seed, 1), luck(seed, 2)
    rows: list[list[float]] = []
    stage = policy.stage(position)
    decisions = 0
    while actors := position.deciders():
        now = policy.stage(position)
        if now != stage:
            scores = position.scores()
            rows += [
                [now, seats, scores[seat], seat, number, *inputs]
                for seat, inputs in enumerate(policy.read(position))
            ]
            stage = now
        actor = actors[0]
        if actor == CHANCE:
            fortune.answer(position)
            continue
        decisions += 1
        if limits.simulations:
            view = game.view(position, actor)
            move = choose(game, view, options, actor, level, mix(seed, 3, decisions))
        else:
            move = policy.decide(position, actor, below)
        position.play(actor, move)
    final: Sequence[float]
    if batch.says == "worth":
        final = [100 * policy.outcome(position, seat).value for seat in range(seats)]
    else:
        final = policy.finals(position)
    for row in rows:
        row[FINAL] = final[int(row[FINAL])]
    return rows
