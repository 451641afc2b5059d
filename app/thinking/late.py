"""Computer players for a program that has only just started: what makes workers is loaded when somebody asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.thinking.thinkers import Thinkers
    from engine.contract import Move
    from ui.thinker import Cancel, Listener, Question


class LateThinkers:
    """Implements `ui.thinker.Thinker` by `Thinkers`, which are made for the first question."""

    def __init__(self) -> None:
        self._thinkers: Thinkers | None = None

    def ask(self, question: Question, listener: Listener) -> Cancel:
        return self._made().ask(question, listener)

    def warm_up(self) -> None:
        self._made().warm_up()

    def light_move(self, question: Question) -> Move | None:
        return self._made().light_move(question)

    def close(self) -> None:
        """End all workers."""
        if self._thinkers is not None:
            self._thinkers.close()

    def _made(self) -> Thinkers:
        if self._thinkers is None:
            from app.thinking.thinkers import Thinkers

            self._thinkers = Thinkers()
        return self._thinkers
