"""A move within the program, for a game whose processes keep dying: what the light rule plays, in a few milliseconds."""

from __future__ import annotations

from app.games import load_games
from engine.contract import Move
from engine.players.levels import level_of
from engine.players.think import choose
from ui.thinker import Question

LIGHT = "hiker"
"""The level that plays by the light rule alone."""


def light_move(question: Question) -> Move:
    """A legal move for the seat of `question`, whatever its level."""
    return choose(
        load_games()[question.game],
        question.view,
        question.options,
        question.seat,
        level_of(LIGHT),
        question.seed,
    )
