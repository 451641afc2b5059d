"""Whole games of random legal moves: for simulations, measurements and tests."""

from __future__ import annotations

from typing import NamedTuple

from engine.contract import CHANCE, Below, Position


class Playout(NamedTuple):
    """How long a game was: the decisions of seats, and the answers of chance."""

    decisions: int
    answers: int


def random_playout(position: Position, below: Below) -> Playout:
    """Play `position` itself to its end; each legal move is as likely as any other, chance has the odds of the rules.

    Where several seats decide at once, one of them is picked at random for each step. The same numbers from `below`
    give the same game. A decision without an alternative takes no random number.
    """
    deciders = position.deciders
    legal_moves = position.legal_moves
    play = position.play
    rushes = position.rushes
    decisions = answers = 0
    while actors := deciders():
        if rushes:
            decided, answered = position.rush(below)
            if decided or answered:
                decisions += decided
                answers += answered
                continue
        actor = actors[0] if len(actors) == 1 else actors[below(len(actors))]
        if actor == CHANCE:
            play(actor, position.chance().draw(below))
            answers += 1
        else:
            moves = legal_moves(actor)
            play(actor, moves[below(len(moves))] if len(moves) > 1 else moves[0])
            decisions += 1
    return Playout(decisions, answers)
