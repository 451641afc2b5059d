"""A game that plays itself on the real table: random legal moves, nobody at the screen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer

from engine.contract import Below, Move
from engine.match import Match
from ui.session import Session

PAUSE = 900
"""Milliseconds from one move to the next."""


def varied_move(moves: Sequence[Move], below: Below) -> Move:
    """One of the legal moves at random, first its kind and then the move.

    Otherwise many moves of one kind (a donation of 1, 2, 3, ... pounds) would leave the others no chance.
    """
    kinds = list(dict.fromkeys(type(move) for move in moves))
    kind = kinds[below(len(kinds))]
    of_kind = [move for move in moves if type(move) is kind]
    return of_kind[below(len(of_kind))]


def play_on(match: Match, moves: int, below: Below) -> None:
    """Play at random until the match has `moves` entries or is over; chance is answered by its dealer."""
    while not match.over and len(match.entries) < moves:
        if match.waits_for_chance():
            match.deal()
        else:
            deciders = match.deciders()
            seat = deciders[below(len(deciders))]
            match.play(seat, varied_move(match.legal_moves(seat), below))


class DemoSession(Session):
    """A session whose screen is always that of the seat that decides: nobody has to come."""

    def _newcomer(self) -> int | None:
        newcomer = super()._newcomer()
        if newcomer is not None:
            self.viewer = newcomer
        return None


class DemoPlayer(QObject):
    """Plays `session` a move at a time, up to `moves` entries of its match (None: to the end)."""

    def __init__(self, session: DemoSession, below: Below, moves: int | None) -> None:
        super().__init__(session)
        self._session = session
        self._below = below
        self._moves = moves
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)
        self._timer.start(PAUSE)

    def is_running(self) -> bool:
        """Whether further moves will come."""
        return self._timer.isActive()

    def _step(self) -> None:
        session = self._session
        if session.over or (self._moves is not None and len(session.match.entries) >= self._moves):
            self._timer.stop()
        elif session.waiting_source() is not None:
            session.deal()
        elif legal := session.legal_moves():
            session.play(varied_move(legal, self._below))
