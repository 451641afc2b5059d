"""A thinker without processes, which answers when the test says so."""

from __future__ import annotations

from dataclasses import dataclass

from engine.contract import Move
from engine.players.advice import Advice
from ui.thinker import Cancel, Listener, Question


@dataclass
class Asked:
    """A question that was asked."""

    question: Question
    listener: Listener
    cancelled: bool = False

    def answer(self, answer: Move | Advice) -> None:
        """Answer it; nobody hears that if it was taken back."""
        if not self.cancelled:
            self.listener.answered(answer)


class FakeThinker:
    """Implements `ui.thinker.Thinker`."""

    def __init__(self) -> None:
        self.asked: list[Asked] = []
        self.light: Move | None = None
        """What the light rule finds."""

    def ask(self, question: Question, listener: Listener) -> Cancel:
        asked = Asked(question, listener)
        self.asked.append(asked)

        def cancel() -> None:
            asked.cancelled = True

        return cancel

    def warm_up(self) -> None:
        """Always ready."""

    def light_move(self, question: Question) -> Move | None:
        return self.light

    def open(self) -> list[Asked]:
        """What was neither answered nor taken back, as far as a thinker can know."""
        return [asked for asked in self.asked if not asked.cancelled]
