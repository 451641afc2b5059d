"""One match on one screen: whose secrets are shown, who must come next, what happened.

Where only one person plays, the screen is always that person's. Where several play, it is nobody's between
two of them: `hand_over` names the seat that must come, `take_seat` says that it has. Seats that decide at the
same time are asked one after the other; what they learn of each other is up to the views.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal

from engine.contract import CHANCE, Event, Move, View
from engine.errors import UndoRefused
from engine.match import Match
from engine.record import Seat
from ui.game_ui import GameUi
from ui.shelf import Keeper, ShelfError

translate = QCoreApplication.translate

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Happened:
    """What one act on the screen brought about, chance included: `events` as the viewer may see them."""

    events: tuple[Event, ...]
    before: View
    view: View


class Session(QObject):
    """The only way from the screen to the match. Everything shown is made from `view`."""

    asks = True
    """Whether the viewer is asked to do something; a table that is only looked at asks for nothing."""

    happened = Signal(object)
    """`Happened`, for the log and for motion; `changed` follows."""
    changed = Signal()
    """View, viewer or deciders may differ: repaint everything."""
    hand_over = Signal(int)
    """This seat must come to the screen; answer with `take_seat`."""
    finished = Signal()
    refused = Signal(str)
    """One sentence on why something was not done."""

    def __init__(
        self, match: Match, ui: GameUi, keeper: Keeper | None = None, parent: QObject | None = None
    ) -> None:
        """`match` must have been made with `keeper` as its journal (or without one, for a demonstration)."""
        super().__init__(parent)
        self.match = match
        self.ui = ui
        self.viewer: int | None = None
        self.awaited: int | None = None
        """The seat that must come to the screen, or None."""
        self.hints = list(match.header.hints) or [0] * len(match.header.seats)
        """How many hints each seat has had."""
        self._keeper = keeper
        self._told: list[tuple[Event, ...]] = _retold(match)
        self._view: Any = None
        self._viewed: tuple[int | None, int] | None = None
        """Viewer and number of entries that `_view` belongs to; None if it may be out of date."""
        self._open: Any = None
        self._opened = -1
        """Number of entries that `_open`, the view for everybody, belongs to."""
        self._log: list[Event] = []
        self._log_viewer: int | None = None
        self._logged = 0
        """How many told entries are in `_log`, as `_log_viewer` may see them."""
        # The first to hear of a change: all others look at the new view.
        self.changed.connect(self._forget_view)
        self._begun = False
        self.deal_problem = ""
        """Why an answer of chance could not be saved; `deal` tries again. Empty when all is well."""
        self._told_the_end = False
        people = [seat for seat, who in enumerate(self.seats()) if who.is_person]
        self._only_person = people[0] if len(people) == 1 else None
        self.viewer = self._only_person

    # --- what can be seen -----------------------------------------------------------------------------------

    def view(self) -> Any:
        """The table as the viewer may see it; all parts of the screen ask for the same one after each change."""
        asked = self.viewer, len(self.match.entries)
        if asked != self._viewed:
            self._view, self._viewed = self.match.view(self.viewer), asked
        return self._view

    def open_view(self) -> Any:
        """The table as everybody may see it."""
        entries = len(self.match.entries)
        if self._opened != entries:
            self._open, self._opened = self.match.view(None), entries
        return self._open

    def _forget_view(self) -> None:
        self._viewed = None

    def seats(self) -> tuple[Seat, ...]:
        """Names and colours, in seat order."""
        seats: tuple[Seat, ...] = self.match.header.seats
        return seats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.over

    @property
    def log(self) -> list[Event]:
        """Everything that happened, as the viewer may see it."""
        if self._log_viewer != self.viewer:
            self._log, self._logged, self._log_viewer = [], 0, self.viewer
        self._log += [event for told in self._told[self._logged :] for event in self._seen(told)]
        self._logged = len(self._told)
        return list(self._log)

    def legal_moves(self) -> list[Move]:
        """The viewer's moves; empty if it is not the viewer's decision."""
        return [] if self.viewer is None else self.match.legal_moves(self.viewer)

    def move_text(self, move: Move) -> str:
        """A move of the viewer in words."""
        return self.ui.move_text(move, self.view(), self.seats())

    def waiting_source(self) -> str | None:
        """The chance source that waits for `deal`: a slow one, or one whose answer could not be saved."""
        if not self.match.waits_for_chance():
            return None
        return self._source() if self.deal_problem or self._is_slow() else None

    @property
    def deal_failed(self) -> bool:
        """Whether an answer of chance could not be saved."""
        return bool(self.deal_problem)

    # --- what can be done -----------------------------------------------------------------------------------

    def begin(self) -> None:
        """Deal what comes before the first decision and ask for the first person. Once is enough."""
        if not self._begun:
            self._begun = True
            self._act(None)

    def play(self, move: Move) -> bool:
        """Play a move of the viewer; False after `refused` if that is not possible."""
        viewer = self.viewer
        if viewer is None:
            self.refused.emit(translate("Table", "It is nobody's turn at this screen now."))
            return False
        if move not in self.legal_moves():
            self.refused.emit(self._why_not(move))
            return False
        return self._act(lambda: self.match.play(viewer, move))

    def play_for(self, seat: int, move: Move) -> bool:
        """Play a move of a computer player; False, after `refused` if it could not be saved."""
        if self.seats()[seat].is_person or move not in self.match.legal_moves(seat):
            return False
        return self._act(lambda: self.match.play(seat, move))

    def deal(self) -> None:
        """Let chance answer what `waiting_source` names, and after it whatever is not slow."""
        if self.match.waits_for_chance() and self.awaited is None:
            self._act(self.match.deal)

    def can_undo(self) -> bool:
        """Whether the viewer may take back the last act."""
        return self.viewer is not None and not self.over and self.match.undo_depth(self.viewer) > 0

    def undo(self) -> None:
        """Take back what the rules allow the viewer to take back; `refused` if that is nothing."""
        try:
            if self.viewer is None or not self.can_undo():
                raise UndoRefused
            self.match.undo(self.viewer)
        except UndoRefused:
            self.refused.emit(translate("Table", "This cannot be taken back."))
            return
        except ShelfError as error:
            self.refused.emit(str(error))
            return
        del self._told[len(self.match.entries) :]
        self._log, self._logged = [], 0
        self._act(None)

    def take_seat(self, seat: int) -> None:
        """The person of `seat` has come: its secrets are shown from now on. Ignored unless awaited."""
        if seat == self.awaited:
            self.awaited = None
            self.viewer = seat
            self.changed.emit()

    def take_hints(self, counts: tuple[int, ...]) -> None:
        """Go on with the hints that were counted before; none if `counts` does not fit the seats."""
        if len(counts) == len(self.hints):
            self.hints = list(counts)
            self._keep(lambda keeper: keeper.hints(counts))

    def count_hint(self, seat: int) -> None:
        """A hint was given to `seat`: it belongs to the result."""
        self.hints[seat] += 1
        self._keep(lambda keeper: keeper.hints(tuple(self.hints)))
        self._keep_stage()

    def keep_picture(self, png: bytes) -> None:
        """Put the small picture of the table into the list of games."""
        self._keep(lambda keeper: keeper.picture(png))

    # --- the way of a move ----------------------------------------------------------------------------------

    def _act(self, step: Callable[[], list[Event]] | None) -> bool:
        """Do `step`, then what chance answers by itself, and tell the screen. False if `step` failed."""
        before = self.view()
        first_new = len(self._told)
        problem = ""
        done = step is None
        try:
            if step is not None:
                self._tell(step())
                done = True
            while self.match.waits_for_chance() and not self._is_slow():
                self._tell(self.match.deal())
        except ShelfError as error:
            problem = str(error)
        self.deal_problem = problem if self.match.waits_for_chance() else ""
        if not done and not self.deal_problem:
            self.refused.emit(problem)
            return False
        events = [event for told in self._told[first_new:] for event in self._seen(told)]
        if events:
            self.happened.emit(Happened(tuple(events), before, self.view()))
        self._settle()
        if problem:
            self.refused.emit(problem)
        return done

    def _tell(self, events: Sequence[Event]) -> None:
        self._told.append(tuple(events))

    def _settle(self) -> None:
        """Find out who must be at the screen now, keep what the list of games shows, and repaint."""
        newcomer = self._newcomer()
        if newcomer is not None:
            self.viewer = None
        asked = newcomer is not None and newcomer != self.awaited
        self.awaited = newcomer
        # Entries may have been taken back and others made since.
        self._opened = -1
        self._keep_stage()
        self.changed.emit()
        if asked and newcomer is not None:
            self.hand_over.emit(newcomer)
        if self.over and not self._told_the_end:
            self._told_the_end = True
            self.finished.emit()

    def _keep_stage(self) -> None:
        stage = self.ui.stage(self.open_view())
        self._keep(lambda keeper: keeper.stage(stage, self.match.deciders(), self.over))

    def _newcomer(self) -> int | None:
        """The seat that must come to the screen, or None if the right one is there or nobody is needed."""
        if self._only_person is not None or self.over:
            return None
        deciders = self.match.deciders()
        if self.match.waits_for_chance():
            # A game resumed in the middle of a dig: the stones are drawn by the one who began it.
            if self.viewer is not None or not self._is_slow():
                return None
            deciders = self._last_actor()
        seats = self.seats()
        people = [seat for seat in deciders if seats[seat].is_person]
        if not people or self.viewer in people:
            return None
        return self.awaited if self.awaited in people else people[0]

    def _seen(self, events: Sequence[Event]) -> list[Event]:
        return [seen for event in events if (seen := event.seen_by(self.viewer)) is not None]

    def _is_slow(self) -> bool:
        """Whether chance waits for a person who asks for its answer; for a computer player it does not."""
        if self._source() not in self.ui.slow_sources:
            return False
        seats = self.seats()
        return all(seats[seat].is_person for seat in self._last_actor())

    def _last_actor(self) -> tuple[int, ...]:
        """The seat that decided last, for which chance answers now; empty before the first decision."""
        actors = (entry.actor for entry in reversed(self.match.entries))
        return tuple(islice((actor for actor in actors if actor != CHANCE), 1))

    def _source(self) -> str:
        return self.match.position().chance().source

    def _why_not(self, move: Move) -> str:
        if self.viewer not in self.match.deciders():
            return translate("Table", "It is not your turn now.")
        return self.ui.refusal(move, self.view(), self.seats())

    def _keep(self, what: Callable[[Keeper], None]) -> None:
        """Tell the list of games something. Moves are safe without it, so a failure only goes to the log."""
        if self._keeper is None:
            return
        try:
            what(self._keeper)
        except ShelfError as error:
            _log.warning("the list of games was not brought up to date: %s", error)


def _retold(match: Match) -> list[tuple[Event, ...]]:
    """The events of every entry of a match that has been replayed from a record."""
    position = match.game.new_position(match.seats, match.header.options)
    told: list[tuple[Event, ...]] = []
    for entry in match.entries:
        events: list[Event] = []
        position.play(entry.actor, entry.move, events)
        told.append(tuple(events))
    return told
