"""Reviewing a game without a screen, in several processes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from app.contest.models import read_models
from app.processes import spread
from app.thinking.worker import review
from engine.players.advice import Comparison
from engine.players.past import Decision, Past
from ui.review.glance import leaves_doubt
from ui.thinker import GLANCE, REVIEW, Question, review_question

Looked = tuple[Comparison, bool]
"""What a move cost, and whether it was only glanced at."""


def review_all(
    past: Past, decisions: Sequence[Decision], jobs: int, *, quick: bool = False
) -> Iterator[tuple[Decision, Looked]]:
    """These decisions with what their moves cost, in their order, looked at by `jobs` processes at once."""
    wanted = GLANCE if quick else REVIEW
    questions = [review_question(past, decision, wanted) for decision in decisions]
    read_models([past.game.name])
    return zip(decisions, spread(look, questions, jobs), strict=True)


def look(question: Question) -> Looked:
    """What the move of a review's question cost; closer than at a glance where that leaves a doubt."""
    compared = review(question).compared
    assert compared is not None, "a review goes on to its end"
    if question.wanted != GLANCE:
        return compared, False
    if leaves_doubt(compared):
        return look(replace(question, wanted=REVIEW))
    return compared, True
