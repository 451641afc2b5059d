"""Reviewing a game without a screen, in several processes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.contest.models import read_models
from app.processes import spread
from app.thinking.worker import review
from engine.players.advice import Comparison
from engine.players.past import Decision, Past
from ui.thinker import Question, review_question


def review_all(past: Past, decisions: Sequence[Decision], jobs: int) -> Iterator[tuple[Decision, Comparison]]:
    """These decisions with what their moves cost, in their order, looked at by `jobs` processes at once."""
    read_models([past.game.name])
    questions = [review_question(past, decision) for decision in decisions]
    return zip(decisions, spread(look, questions, jobs), strict=True)


def look(question: Question) -> Comparison:
    """What the move of a review's question cost."""
    compared = review(question).compared
    assert compared is not None, "a review goes on to its end"
    return compared
