"""The review of one game while it comes about: which moves were looked at, and who looks at the next ones."""

from __future__ import annotations

import logging
import time

from PySide6.QtCore import QObject, QTimer, Signal

from engine.contract import Move
from engine.match import Match
from engine.players.advice import Advice, Comparison
from engine.players.past import Decision, Past
from ui.preferences import QUICK, THOROUGH
from ui.review.glance import leaves_doubt
from ui.review.pace import Clock, Pace
from ui.review.store import Found, ReviewStore, fitting
from ui.shelf import ShelfError
from ui.thinker import GLANCE, REVIEW, Cancel, Thinker, review_question

AT_ONCE = 2
"""Questions that are asked at a time."""
KEEPING_PAUSE = 3000
"""Milliseconds after which what was found is kept."""

_log = logging.getLogger(__name__)


class _Look:
    """A look at one decision; a listener of the thinker."""

    def __init__(self, review: Review, decision: Decision, wanted: str) -> None:
        self._review = review
        self.decision = decision
        self.wanted = wanted
        """`REVIEW` or `GLANCE`."""
        self.cancel: Cancel = lambda: None

    def better(self, advice: Advice) -> None:
        """Only hints get better."""

    def answered(self, answer: Move | Advice) -> None:
        compared = answer.compared if isinstance(answer, Advice) else None
        if compared is None:
            self._review.take_failure(self)
        else:
            self._review.take(self, compared)

    def failed(self) -> None:
        self._review.take_failure(self)


class Review(QObject):
    """Looks at the decisions of a finished match in their order while it is `running`; what is found is kept.

    A quick review only glances at them, and looks closer where that leaves a doubt: what it calls a mistake is one for
    a thorough review, too.
    """

    changed = Signal()
    """More was found, or it has begun, paused, failed or come to its end."""

    def __init__(
        self,
        match: Match,
        thinker: Thinker | None,
        store: ReviewStore | None,
        parent: QObject | None = None,
        clock: Clock = time.monotonic,
        kind: str = THOROUGH,
    ) -> None:
        super().__init__(parent)
        self.past = Past(match.game, match.record)
        self.kind = kind
        """`QUICK` or `THOROUGH`."""
        self._clock = clock
        self._pace = Pace(self.past, clock)
        self.found: Found = {}
        self.glanced: set[int] = set()
        """Entries in `found` that were only glanced at."""
        self._doubtful: set[int] = set()
        """Entries at which a glance has left a doubt."""
        self.notice = ""
        """A sentence that the player must read, if what was kept before could not be read or kept."""
        self.has_failed = False
        """Whether nobody could look at a move; `begin` tries again."""
        self.gone = False
        """Whether the game was deleted meanwhile: nothing more is looked at."""
        self._thinker = thinker
        self._store = store
        self._looks: list[_Look] = []
        self._running = False
        self._unkept = False
        """Whether something was found since it was kept last."""
        self._keeper = QTimer(self)
        self._keeper.setSingleShot(True)
        self._keeper.setInterval(KEEPING_PAUSE)
        self._keeper.timeout.connect(self.keep)
        if store is not None:
            self._load(store)

    @property
    def running(self) -> bool:
        """Whether moves are being looked at."""
        return self._running

    @property
    def total(self) -> int:
        """The number of decisions."""
        return len(self.past.decisions)

    @property
    def looked_at(self) -> int:
        """At how many decisions it has looked, closely enough for its kind."""
        return self.total - len(self._missing())

    @property
    def is_done(self) -> bool:
        """Whether every decision was looked at, closely enough for its kind."""
        return self.looked_at == self.total

    @property
    def seconds_left(self) -> float | None:
        """How long it will still take, about; None while that is not known, or while it does not run."""
        return self._pace.left(decision.ply for decision in self._missing())

    def look(self, kind: str) -> None:
        """Go on as a review of this kind."""
        if kind == self.kind:
            return
        self._stop()
        self.kind = kind
        self._pace = Pace(self.past, self._clock)
        self.begin()
        self.changed.emit()

    def begin(self) -> None:
        """Go on where it was; nothing happens without anybody who thinks."""
        if not self._running and not self.is_done and self._thinker is not None:
            self._running, self.has_failed = True, False
            self._pace.start()
            self._go_on()
            self.changed.emit()

    def pause(self) -> None:
        """Stop at once and keep what was found."""
        if self._running:
            self._stop()
            self.changed.emit()
        self.keep()

    def mistakes(self) -> list[tuple[Decision, Comparison]]:
        """The decisions that were mistakes so far, the costliest first."""
        found = [
            (decision, self.found[decision.ply])
            for decision in self.past.decisions
            if decision.ply in self.found and self.found[decision.ply].is_mistake
        ]
        return sorted(found, key=lambda one: -one[1].value)

    def keep(self) -> None:
        """Keep what was found since the last time."""
        self._keeper.stop()
        if self._store is None or not self._unkept:
            return
        try:
            glances = {ply: compared for ply, compared in self.found.items() if ply in self.glanced}
            closer = {ply: compared for ply, compared in self.found.items() if ply not in self.glanced}
            for found, kind in ((glances, QUICK), (closer, THOROUGH)):
                if found:
                    self.gone = not self._store.keep(self.past.record, found, kind)
            self._unkept = False
        except ShelfError as error:
            _log.warning("the review was not kept: %s", error)
            self.notice = str(error)
            self.changed.emit()
        if self.gone and self._running:
            self._stop()
            self.changed.emit()

    # --- what listeners tell ---------------------------------------------------------------------------------

    def take(self, look: _Look, compared: Comparison) -> None:
        """A decision was looked at."""
        self._looks.remove(look)
        ply = look.decision.ply
        if look.wanted == GLANCE and leaves_doubt(compared):
            self._doubtful.add(ply)
            self._go_on()
            return
        self.found[ply] = compared
        (self.glanced.add if look.wanted == GLANCE else self.glanced.discard)(ply)
        self._pace.take(ply)
        self._unkept = True
        if not self._keeper.isActive():
            self._keeper.start()
        self._go_on()
        if self.is_done:
            self._running = False
            self._pace.stop()
            self.keep()
        self.changed.emit()

    def take_failure(self, look: _Look) -> None:
        """Nobody could look at a decision, and so probably not at the others."""
        self._looks.remove(look)
        self._stop()
        self.has_failed = True
        self.keep()
        self.changed.emit()

    # --- inside ----------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        assert self._thinker is not None
        asked = {look.decision.ply for look in self._looks}
        for decision in self._missing():
            if len(self._looks) >= AT_ONCE:
                return
            if decision.ply not in asked:
                close = self.kind == THOROUGH or decision.ply in self._doubtful
                look = _Look(self, decision, REVIEW if close else GLANCE)
                self._looks.append(look)
                look.cancel = self._thinker.ask(review_question(self.past, decision, look.wanted), look)

    def _missing(self) -> list[Decision]:
        """The decisions that are still to be looked at, in their order."""
        enough = self.found.keys() - (self.glanced if self.kind == THOROUGH else set())
        return [decision for decision in self.past.decisions if decision.ply not in enough]

    def _load(self, store: ReviewStore) -> None:
        glances, notice = store.load(self.past.record, QUICK)
        closer, self.notice = store.load(self.past.record, THOROUGH)
        self.notice = self.notice or notice
        closer = fitting(closer, self.past)
        self.found = {**fitting(glances, self.past), **closer}
        self.glanced = self.found.keys() - closer.keys()

    def _stop(self) -> None:
        self._running = False
        self._pace.stop()
        for look in self._looks:
            look.cancel()
        self._looks.clear()


class Reviews(QObject):
    """The reviews of a window: the one begun last goes on, also behind other pages, and the one before it waits."""

    def __init__(
        self, thinker: Thinker | None, store: ReviewStore | None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._store = store
        self._current: Review | None = None

    def review(self, match: Match, kind: str = THOROUGH) -> Review:
        """The review of a finished match; the same one for the same record, going on as a review of this kind."""
        current = self._current
        if current is not None and not current.gone and current.past.record == match.record:
            current.look(kind)
            return current
        if current is not None:
            current.pause()
            current.deleteLater()
        self._current = Review(match, self._thinker, self._store, self, kind=kind)
        return self._current

    def close(self) -> None:
        """Stop, and keep what was found."""
        if self._current is not None:
            self._current.pause()
