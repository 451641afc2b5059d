"""A move within the program, for a game whose processes keep dying: what the light rule plays, in a few milliseconds."""

from __future__ import annotations

from app.games import load_games
from engine.contract import Move
from engine.players.levels import Level, Limits
from engine.players.think import choose
from ui.thinker import Question


def light_move(question: Question) -> Move:
    """A legal move for the seat of `question`, whatever its level."""
    light = Level("light", {question.game: Limits()})
    game = load_games()[question.game]
    return choose(game, question.view, question.options, question.seat, light, question.seed)
