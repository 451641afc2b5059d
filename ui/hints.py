"""Hints: the best moves of the viewer's decision, found by the same thinking that plays."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from engine.contract import Entry, Move
from engine.players.advice import Advice, Choice
from ui.computers import question_of
from ui.session import Session
from ui.thinker import HINT, Cancel, Thinker

SHOWN = 3
"""So many moves are told."""


class Hints(QObject):
    """Asks for the decision that the viewer has now; forgets everything as soon as the table changes."""

    changed = Signal()

    def __init__(self, session: Session, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._thinker = thinker
        self._cancel: Cancel | None = None
        self._counted: set[tuple[int, tuple[Entry, ...]]] = set()
        """The decisions that hints were counted for: a seat, and what had happened before."""
        self.advice: Advice | None = None
        """The table of moves so far; None before the first one."""
        self.has_failed = False
        session.changed.connect(self.drop)

    @property
    def thinking(self) -> bool:
        """Whether a better table may come."""
        return self._cancel is not None

    def possible(self) -> bool:
        """Whether the viewer has something to decide."""
        session = self._session
        return session.viewer is not None and session.viewer in session.match.deciders()

    def ask(self) -> None:
        """Think about the viewer's decision. It counts once, however often it is asked for."""
        session = self._session
        seat = session.viewer
        if seat is None or not self.possible() or self.thinking:
            return
        decision = seat, tuple(session.match.entries)
        if decision not in self._counted:
            self._counted.add(decision)
            session.count_hint(seat)
        self.advice, self.has_failed = None, False
        self._cancel = self._thinker.ask(question_of(session, seat, HINT), self)
        self.changed.emit()

    def drop(self) -> None:
        """Stop thinking and forget what was found."""
        if self._cancel is not None:
            self._cancel()
        if self._cancel is not None or self.advice is not None or self.has_failed:
            self._cancel, self.advice, self.has_failed = None, None, False
            self.changed.emit()

    def best(self) -> tuple[Choice, ...]:
        """The best moves so far, the best one first."""
        return () if self.advice is None else self.advice.choices[:SHOWN]

    # --- a listener of the thinker --------------------------------------------------------------------------

    def better(self, advice: Advice) -> None:
        self.advice = advice
        self.changed.emit()

    def answered(self, answer: Move | Advice) -> None:
        self._cancel = None
        if isinstance(answer, Advice):
            self.advice = answer
        self.changed.emit()

    def failed(self) -> None:
        self._cancel = None
        self.has_failed = True
        self.changed.emit()
