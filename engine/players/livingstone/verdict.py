"""Two players before the Queen: what a finished game brings on average over her dice, which were luck alone."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

from engine.livingstone.state import State
from engine.players.policy import Outcome

Value = Callable[[float, float, float], float]
"""A score, a margin and wins in one number, as `Policy.value`."""


def verdict(state: State, seat: int, safe: list[float], value: Value) -> Outcome:
    """The outcome of a finished game of two for a seat; `safe` are the chances (0 to 1) of the gifts of both seats.

    Both gifts meet the same dice (C6): the smaller one is never enough without the greater one.
    """
    other = 1 - seat
    mine, theirs = state.points[seat], state.points[other]
    both = min(safe)
    alone = safe[seat] - both  # only the seat stays in the game
    robbed = safe[other] - both  # only the other one does
    own, rival = _rank(state, seat), _rank(state, other)
    wins = 1.0 if own > rival else 0.0 if own < rival else 0.5
    cases = ((both, mine, mine - theirs, wins), (alone, mine, mine, 1.0), (robbed, 0, -theirs, 0.0))
    left = 1 - both - alone - robbed
    scores = (state.points[0] * safe[0], state.points[1] * safe[1])
    return Outcome(
        score=scores[seat],
        margin=sum([chance * margin for chance, _, margin, _ in cases]),
        wins=sum([chance * won for chance, _, _, won in cases]),
        value=left * value(0, 0, 0) + sum([case[0] * value(*case[1:]) for case in cases]),
        scores=scores,
        doubt=mine * sqrt(max(0.0, safe[seat] * (1 - safe[seat]))),
    )


def _rank(state: State, seat: int) -> tuple[int, int, int]:
    """What the places go by (C9)."""
    return state.points[seat], state.donated[seat], state.tents_placed(seat)
