"""The way in for computer players, hints and the review: a view, options and a seed give a table of moves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from engine.contract import AnyGame, Move, View
from engine.players.advice import Advice, Choice
from engine.players.comparing import Comparing
from engine.players.levels import Level, Limits
from engine.players.luck import luck
from engine.players.policies import policy_of
from engine.players.search import Search

_FORCED = Limits(simulations=24)
"""A move without a sensible alternative is played at once; a few games still say what to expect."""

_GUESS, _SLIP, _SEARCH = range(3)
"""Streams of random numbers of one decision."""


def for_ever() -> bool:
    """The deadline of a decision that has none."""
    return True


def advise(
    game: AnyGame,
    view: View,
    options: Any,
    seat: int,
    level: Level,
    seed: int,
    keep_going: Callable[[], bool] = for_ever,
    progress: Callable[[Advice], None] | None = None,
    played: Move | None = None,
    reasons: bool = True,
) -> Advice:
    """The table of moves for `seat`, which decides now and sees `view`; nothing else is known.

    `options` are the settled options of the game. The same arguments give the same table as long as `keep_going` says
    True to the end; once it says False, the table comes as it stands after the simulated games so far. `progress` gets
    better and better tables. Levels that do not search give the moves in their order, with no figures (`simulations`
    is 0), but a level's `slips` are only for play (`choose`). With `played` the same table comes, without `progress`,
    and also says what that move cost. Without `reasons` there are none in it, and it comes a bit sooner. Raises
    ValueError if the seat does not decide, or cannot play `played`.
    """
    make_world = partial(game.resample, view, options)
    guess = make_world(luck(seed, _GUESS))
    limits = level.limits_of(game.name, guess.seats)
    policy = policy_of(game, limits.refined)
    moves = guess.legal_moves(seat)
    if not moves:
        raise ValueError(f"seat {seat} has nothing to decide")
    if played is not None and played not in moves:
        raise ValueError(f"seat {seat} cannot play {played.text!r}")
    ordered = policy.promising(guess, seat, moves)
    if not limits.simulations:
        return Advice(seat, tuple(Choice(move, 0, 0.0, 0.0, 0.0, 0.0, 0.0) for _, move in ordered), 0)
    if len(ordered) == 1:
        limits = msgspec.structs.replace(_FORCED, refined=limits.refined)
    elif limits.growth > 1:
        more = min(limits.growth, 1 / policy.left(guess))
        limits = msgspec.structs.replace(limits, simulations=round(limits.simulations * more))
    candidates = ordered[: limits.candidates]
    if played is not None:
        comparing = Comparing(policy, make_world, seat, limits, seed)
        return comparing.run_and_compare(candidates, keep_going, played)
    search = Search(policy, make_world, seat, limits, seed, reasons)
    return search.run(candidates, keep_going, progress)


def choose(
    game: AnyGame,
    view: View,
    options: Any,
    seat: int,
    level: Level,
    seed: int,
    keep_going: Callable[[], bool] = for_ever,
) -> Move:
    """The move that a player of this level plays; arguments and errors as for `advise`."""
    guess = game.resample(view, options, luck(seed, _GUESS))
    limits = level.limits_of(game.name, guess.seats)
    policy = policy_of(game, limits.refined)
    moves = guess.legal_moves(seat)
    if len(moves) > 1 and limits.simulations:
        moves = [move for _, move in policy.promising(guess, seat, moves)]
    if len(moves) == 1:
        only: Move = moves[0]
        return only
    ordered = policy.promising(guess, seat, moves)
    if len(ordered) == 1:
        return ordered[0][1]
    table = advise(game, view, options, seat, level, seed, keep_going, reasons=False)
    slips = limits.slips
    below = luck(seed, _SLIP)
    if slips and below(1000) < 1000 * slips:
        better = (len(table.choices) + 1) // 2
        return table.choices[below(min(len(table.choices), max(2, better)))].move
    return table.best.move
