"""Those who think for computer players and hints, as the screen sees them. Where they think is up to `app`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from engine.contract import Move, View
from engine.players.advice import Advice
from engine.players.past import Decision, Past

MOVE = "move"
"""Wanted is the one move that the level plays."""
HINT = "hint"
"""Wanted is a table of moves, soon, and then better and better ones."""
REVIEW = "review"
"""Wanted is the last table of a hint, and in it what the move cost that was played; everything else comes first."""


GLANCE = "glance"
"""Wanted is the same with far fewer simulated games."""


class Question(msgspec.Struct, frozen=True):
    """A decision of `seat`: everything that a computer player gets to know.

    `game` is the name of the game, `options` are its settled options, `view` is what the seat sees, `seed` any whole
    number: the same question always has the same answer. `wanted` is `MOVE`, `HINT`, `REVIEW` or `GLANCE`; only a move
    needs a `level`, only the last two what was `played`.
    """

    game: str
    options: Any
    view: View
    seat: int
    seed: int
    level: str = ""
    wanted: str = MOVE
    played: Move | None = None

    @property
    def is_for_review(self) -> bool:
        """Whether everything else comes first."""
        return self.wanted in {REVIEW, GLANCE}


def review_question(past: Past, decision: Decision, wanted: str = REVIEW) -> Question:
    """A decision of a game that was played: the question of its hint, and what was played."""
    options = past.record.header.options
    view = past.view(decision.ply, decision.seat)
    return Question(
        past.game.name,
        options,
        view,
        decision.seat,
        decision.seed,
        wanted=wanted,
        played=decision.move,
    )


class Listener(Protocol):
    """Who has asked. Nothing is told before `ask` has returned, nor after it was cancelled or answered."""

    def better(self, advice: Advice) -> None:
        """A first or better table of moves; only for hints."""

    def answered(self, answer: Move | Advice) -> None:
        """The move, or for a hint or a review the last table."""

    def failed(self) -> None:
        """There is no answer, even after several tries."""


Cancel = Callable[[], None]
"""Takes a question back; nothing happens if it is answered already."""


class Thinker(Protocol):
    """Thinks without keeping the screen waiting."""

    def ask(self, question: Question, listener: Listener) -> Cancel:
        """Begin to think about `question`."""

    def warm_up(self) -> None:
        """Somebody may ask soon: get ready."""

    def light_move(self, question: Question) -> Move | None:
        """A legal move by the light rule, at once and without a process; None if even that fails."""
