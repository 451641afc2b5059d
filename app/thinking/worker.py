"""The worker: reads questions, thinks, writes answers, and ends with the program that has started it."""

from __future__ import annotations

import contextlib
import logging
import os
import queue
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable
from functools import partial
from io import FileIO

from app.thinking.frames import Ask, Better, Cancel, Done, Failed, Logged, Message, frame, read_frames
from app.thinking.glance import glance_level
from engine.contract import AnyGame, Move
from engine.players.advice import Advice
from engine.players.levels import level_of
from engine.players.near import Explainer
from engine.players.policies import policy_of
from engine.players.think import advise, choose, for_ever
from ui.thinker import GLANCE, HINT, Question

FIRST_HINT, LAST_HINT = "scout", "pathfinder"
"""A hint comes soon by the first level, and then from the second."""
SOON = 0.5
"""Seconds that the first hint may take; whatever was compared until then is told."""

LONGEST = 0.9
"""Seconds that a level may take for a move, in its share of the processor or not: `PATIENT` levels take longer.

The levels need far less on a usual machine. Where they do not, the best of what was compared until then is played.
"""
PATIENT = {"pathfinder": 1.8}

_NICE = 5
_BELOW_NORMAL = 0x4000
"""Windows' name of a lower priority."""


def run() -> int:
    """Answer questions from the standard input until it ends, which ends the process wherever it is."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _step_back()
    # Not through sys.stdin and sys.stdout: a program without a console has none.
    questions = FileIO(0, "rb", closefd=False)
    answers = FileIO(os.dup(1), "wb")
    # Whatever else is printed must not get between the answers.
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)

    only_one = threading.Lock()

    def say(message: Message) -> None:
        rest = memoryview(frame(message))
        try:
            with only_one:
                while rest:
                    rest = rest[answers.write(rest) or 0 :]
        except OSError:
            os._exit(0)

    log_to(say)
    desk = Desk(say)
    threading.Thread(target=_read, args=(questions.read, desk), daemon=True).start()
    # The first question finds the figures read and the policies made.
    for game in _games().values():
        policy_of(game)
        policy_of(game, refined=True)
    desk.work()
    return 0


def _read(read: Callable[[int], bytes], desk: Desk) -> None:
    with contextlib.suppress(OSError):
        for message in read_frames(read):
            desk.hear(message)
    # The program has ended, or has closed the pipe: nobody wants what is being thought about.
    os._exit(0)


def _step_back() -> None:
    """Let the screen go first."""
    with contextlib.suppress(OSError, AttributeError):
        if sys.platform == "win32":
            import ctypes

            kernel = ctypes.windll.kernel32
            kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
        else:
            os.nice(_NICE)


class _Sayer(logging.Handler):
    """Says warnings to the program."""

    def __init__(self, say: Callable[[Message], None]) -> None:
        super().__init__(logging.WARNING)
        self._say = say

    def emit(self, record: logging.LogRecord) -> None:
        self._say(Logged(record.name, record.levelno, self.format(record)))


def log_to(say: Callable[[Message], None]) -> logging.Handler:
    """Tell the program from now on what this process warns of, also Python's own warnings."""
    handler = _Sayer(say)
    logging.getLogger().addHandler(handler)
    logging.captureWarnings(True)
    return handler


class Desk:
    """What is asked and what is taken back. `hear` may be called by another thread than `work`."""

    def __init__(self, say: Callable[[Message], None]) -> None:
        self._say = say
        self._asked: queue.SimpleQueue[Ask | None] = queue.SimpleQueue()
        self._dropped: set[int] = set()

    def hear(self, message: Message) -> None:
        """Take a message of the program."""
        if isinstance(message, Ask):
            self._asked.put(message)
        elif isinstance(message, Cancel):
            self._dropped.add(message.number)

    def close(self) -> None:
        """Let `work` end after what was asked before."""
        self._asked.put(None)

    def work(self) -> None:
        """Answer one question after the other."""
        while (asked := self._asked.get()) is not None:
            number = asked.number
            try:
                answer = self._think(asked)
            except Exception:
                self._say(Failed(number, traceback.format_exc()))
            else:
                self._say(Done(number, None if self._is_dropped(number) else answer))

    def _is_dropped(self, number: int) -> bool:
        return number in self._dropped

    def _think(self, asked: Ask) -> Move | Advice | None:
        number, question = asked.number, asked.question

        def keep_going() -> bool:
            return number not in self._dropped

        if not keep_going():
            return None
        if question.wanted == HINT:
            return self._hint(number, question, keep_going)
        if question.is_for_review:
            return review(question, keep_going)
        end = time.monotonic() + PATIENT.get(question.level, LONGEST)

        def in_time() -> bool:
            return keep_going() and time.monotonic() < end

        game = _games()[question.game]
        return choose(
            game,
            question.view,
            question.options,
            question.seat,
            level_of(question.level),
            question.seed,
            in_time,
        )

    def _hint(self, number: int, question: Question, keep_going: Callable[[], bool]) -> Advice:
        """A first table soon, then better ones; the last one depends on the question alone, not on the clock."""
        game = _games()[question.game]
        about = (game, question.view, question.options, question.seat)
        ask = partial(advise, *about, seed=question.seed)
        begun = time.monotonic()

        def soon() -> bool:
            return keep_going() and time.monotonic() < begun + SOON

        first: Advice = ask(level=level_of(FIRST_HINT), keep_going=soon)
        self._say(Better(number, first))
        explainer = Explainer(*about, question.seed)

        def better(advice: Advice) -> None:
            if advice.simulations > first.simulations and keep_going():
                self._say(Better(number, explainer.explain(advice)))

        last: Advice = ask(level=level_of(LAST_HINT), keep_going=keep_going, progress=better)
        return explainer.explain(last) if keep_going() else last


def review(question: Question, keep_going: Callable[[], bool] = for_ever) -> Advice:
    """The table that a hint for the decision comes to in the end, and what the move cost that was played.

    At a glance it is a rougher table, without reasons. Otherwise it has them if the best move is better for sure;
    nobody asks for those of other decisions, and they take about as long as the rest.
    """
    game = _games()[question.game]
    about = (game, question.view, question.options, question.seat)
    glances = question.wanted == GLANCE
    table = advise(
        *about,
        level=glance_level(LAST_HINT) if glances else level_of(LAST_HINT),
        seed=question.seed,
        keep_going=keep_going,
        played=question.played,
    )
    if glances or table.compared is None or not table.compared.is_mistake:
        return table
    return Explainer(*about, question.seed).explain(table) if keep_going() else table


def _games() -> dict[str, AnyGame]:
    from app.games import load_games

    return load_games()
