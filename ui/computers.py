"""The computer players of a session: they are asked when they decide, and play at a pace that eyes can follow.

Where several seats decide at once, the computers think while people do, but their moves are played when no person
decides any more: nobody waits for them longer than needed, and what a person does can be taken back as ever. They
think about what they saw when their decision became due, so a game that is left and resumed goes on in the same way.

Where no process can think, the light rule finds a move within the program: the game goes on in any case.
"""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from engine.contract import Move, View
from engine.players.advice import Advice
from engine.players.luck import decision_seed
from engine.players.moments import Moments
from ui.preferences import Preferences
from ui.session import Session
from ui.thinker import MOVE, Cancel, Question, Thinker

PAUSES = {"slow": 2200, "normal": 1000, "quick": 250}
"""Milliseconds from one act on the table to the next move of a computer player, by the setting of the pace."""


def seed_of(session: Session, seat: int) -> int:
    """The seed of the next decision of `seat`: the same game with the same moves gives the same one."""
    own = sum(entry.actor == seat for entry in session.match.entries)
    return decision_seed(session.match.header.seed, seat, own)


def question_of(
    session: Session, seat: int, wanted: str, level: str = "", view: View | None = None
) -> Question:
    """The next decision of `seat` as a question: what that seat sees now (or saw in `view`), and nothing else."""
    match = session.match
    return Question(
        match.game.name,
        match.header.options,
        match.view(seat) if view is None else view,
        seat,
        seed_of(session, seat),
        level,
        wanted,
    )


class _Thought:
    """What a seat is thinking about; a listener of the thinker."""

    def __init__(self, computers: Computers, question: Question) -> None:
        self._computers = computers
        self.question = question
        self.seat = question.seat
        self.seed = question.seed
        self.move: Move | None = None
        self.is_light = False
        """Whether the move was found by the light rule, because no process could think."""
        self.has_failed = False
        self.cancel: Cancel = lambda: None

    def better(self, advice: Advice) -> None:
        """Only hints get better."""

    def answered(self, answer: Move | Advice) -> None:
        if isinstance(answer, Move):
            self.move = answer
            self._computers.found(self)
        else:
            self.failed()

    def failed(self) -> None:
        self._computers.help_out(self)


class Computers(QObject):
    """Plays the computer seats of `session` while it is `awake`."""

    changed = Signal()
    """Who thinks, or whether the game is paused, may differ."""
    failed = Signal()
    """A computer player cannot play at all; `try_again` asks once more."""
    helped = Signal()
    """A move was found by the light rule; `try_again` asks for a better one as long as it has not been played."""

    def __init__(
        self, session: Session, thinker: Thinker, settings: Preferences, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._thinker = thinker
        self._settings = settings
        self._thoughts: dict[int, _Thought] = {}
        self._awake = False
        self._hurried = False
        self.paused = False
        self.stuck = False
        """Whether the last move could not be found or saved."""
        self.light = False
        """Whether no process could think when a move was wanted last."""
        self._moments = Moments(session.match)
        self._since = QElapsedTimer()
        self._since.start()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._play)
        session.happened.connect(self._since.restart)
        session.changed.connect(self.go_on)

    # --- what can be seen -----------------------------------------------------------------------------------

    @property
    def only_computers(self) -> bool:
        """Whether nobody at the table is a person."""
        return not any(seat.is_person for seat in self._session.seats())

    def due(self) -> int | None:
        """The computer seat whose move comes next; None while a person or nobody decides."""
        seats = self._session.seats()
        deciders = [seat for seat in self._session.match.deciders() if seat >= 0]
        if not deciders or any(seats[seat].is_person for seat in deciders):
            return None
        return deciders[0]

    # --- what can be done -----------------------------------------------------------------------------------

    def wake(self) -> None:
        """The table is on the screen: think and play."""
        self._awake = True
        self.go_on()

    def sleep(self) -> None:
        """The table is covered or left: no thinking, no moves. Later the same moves will be found again."""
        self._awake = False
        self._timer.stop()
        for thought in self._thoughts.values():
            thought.cancel()
        self._thoughts.clear()

    def hurry(self) -> None:
        """Play the move that comes next as soon as it is found; also while the game is paused."""
        if self.due() is not None:
            self._hurried = True
            self.go_on()

    def pause(self, paused: bool) -> None:
        """Hold the game, or go on with it."""
        self.paused = paused
        self.go_on()
        self.changed.emit()

    def try_again(self) -> None:
        """Ask once more after a failure."""
        self.stuck = False
        self.light = False
        self._thoughts = {
            seat: found
            for seat, found in self._thoughts.items()
            if not (found.has_failed or (found.is_light and found.move is not None))
        }
        self.go_on()

    def go_on(self) -> None:
        """Ask whoever decides now, and play what is found when its time has come."""
        if not self._awake:
            return
        self._forget_the_old()
        session = self._session
        seats = session.seats()
        deciders = session.match.deciders()
        for seat in deciders:
            if seat >= 0 and not seats[seat].is_person and seat not in self._thoughts:
                self._ask(seat)
        self._timer.stop()
        due = self.due()
        if due is None:
            self._hurried = False
            return
        thought = self._thoughts[due]
        if thought.has_failed:
            if not self.stuck:
                self.stuck = True
                self.failed.emit()
        elif thought.move is not None and not self.stuck and (self._hurried or not self.paused):
            self._timer.start(self._wait(len(deciders)))

    # --- what the thoughts tell -----------------------------------------------------------------------------

    def found(self, thought: _Thought) -> None:
        """A process has thought: all is well."""
        self.light = False
        self.go_on()

    def help_out(self, thought: _Thought) -> None:
        """No process could think: the game goes on with a move that needs no thinking."""
        thought.move = self._thinker.light_move(thought.question)
        thought.has_failed = thought.move is None
        if thought.move is not None:
            thought.is_light = self.light = True
            self.helped.emit()
        self.go_on()

    # --- inside ---------------------------------------------------------------------------------------------

    def _forget_the_old(self) -> None:
        deciders = self._session.match.deciders()
        for seat, thought in list(self._thoughts.items()):
            if seat not in deciders or thought.seed != seed_of(self._session, seat):
                thought.cancel()
                del self._thoughts[seat]

    def _ask(self, seat: int, view: View | None = None) -> None:
        """Ask about what `seat` saw when its decision became due, or about `view`."""
        level = self._session.seats()[seat].player.removeprefix("@")
        seen = self._moments.view(seat) if view is None else view
        thought = _Thought(self, question_of(self._session, seat, MOVE, level, seen))
        self._thoughts[seat] = thought
        thought.cancel = self._thinker.ask(thought.question, thought)

    def _wait(self, deciders: int) -> int:
        """Milliseconds until the next move. What is chosen at the same time needs no long look one by one."""
        if self._hurried:
            return 0
        pause = PAUSES[self._settings.pace] // (1 if deciders == 1 else 3)
        return max(0, pause - self._since.elapsed())

    def _play(self) -> None:
        seat = self.due()
        thought = None if seat is None else self._thoughts.pop(seat, None)
        if thought is None or thought.move is None:
            return
        self._hurried = False
        # Told by the session, if at all, before it comes back from there.
        self.stuck = True
        if self._session.play_for(thought.seat, thought.move):
            self.stuck = False
            # What followed was held back until now.
            self.go_on()
            self.changed.emit()
        elif thought.move in self._session.match.legal_moves(thought.seat):
            self._thoughts[thought.seat] = thought
        else:
            # What others have done meanwhile is in its way.
            self.stuck = False
            self._ask(thought.seat, self._session.match.view(thought.seat))
