"""Keeps the workers: gives out the questions, starts workers when they are needed, and goes on when one has died."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer

from app.thinking.frames import Ask, Better, Cancel, Done, Failed, Logged
from app.thinking.process import Command, WorkerProcess, worker_command
from engine.contract import Move
from ui.thinker import HINT, Listener, Question

logger = logging.getLogger(__name__)

MOST_WORKERS = max(1, min(2, os.cpu_count() or 1))
MOST_TRIES = 3
"""A question is asked so often in all if the workers die over it."""
PATIENCE = 2000
"""Milliseconds after which a worker that does not let go of a question is ended."""


class _Job:
    """A question on its way."""

    def __init__(self, number: int, question: Question, listener: Listener) -> None:
        self.number = number
        self.question = question
        self.listener = listener
        self.tries = 0
        self.dropped = False
        self.waived = False
        """Whether a review has made room for somebody who waits; it is done anew."""

    @property
    def is_review(self) -> bool:
        return self.question.is_for_review


class Thinkers(QObject):
    """Implements `ui.thinker.Thinker`. No process runs before the first question; `close` ends all of them."""

    def __init__(self, command: Command = worker_command, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command = command
        self._jobs: dict[WorkerProcess, _Job | None] = {}
        self._waiting: list[_Job] = []
        self._logged: set[Logged] = set()
        self._asked = 0
        self._closed = False
        self._died = 0
        """Processes that have died since the last answer."""
        # Nothing is told before `ask` has returned, not even that no process can be started.
        self._starter = QTimer(self)
        self._starter.setSingleShot(True)
        self._starter.timeout.connect(self._give_out)

    def ask(self, question: Question, listener: Listener) -> Callable[[], None]:
        self._asked += 1
        job = _Job(self._asked, question, listener)
        self._put_in_line(job)
        return partial(self._drop, job)

    def warm_up(self) -> None:
        if not self._jobs and not self._closed:
            self._start()

    def light_move(self, question: Question) -> Move | None:
        from app.thinking.last_resort import light_move

        try:
            return light_move(question)
        except Exception:
            logger.exception("the light rule found no move")
            return None

    def pids(self) -> list[int]:
        """The numbers of the processes that run."""
        return [worker.pid for worker in self._jobs if worker.pid]

    def close(self) -> None:
        """End all workers; questions without an answer stay without one."""
        self._closed = True
        self._waiting.clear()
        workers = list(self._jobs)
        self._jobs.clear()
        for worker in workers:
            worker.end()

    def _put_in_line(self, job: _Job) -> None:
        """A person who wants a hint waits before the screen; computer players have time, and reviews most of all."""
        if job.question.wanted == HINT or (job.tries and not job.is_review):
            place = 0
        elif job.is_review:
            place = len(self._waiting)
        else:
            place = sum(not other.is_review for other in self._waiting)
        self._waiting.insert(place, job)
        self._starter.start(0)

    def _drop(self, job: _Job) -> None:
        job.dropped = True
        if job in self._waiting:
            self._waiting.remove(job)
        for worker, its in self._jobs.items():
            if its is job:
                worker.say(Cancel(job.number))
                QTimer.singleShot(PATIENCE, worker, partial(self._end_if_stuck, worker, job))

    def _end_if_stuck(self, worker: WorkerProcess, job: _Job) -> None:
        if self._jobs.get(worker) is job:
            del self._jobs[worker]
            worker.end()
            self._give_out()

    def _give_out(self) -> None:
        while self._waiting and not self._closed:
            free = next((worker for worker, job in self._jobs.items() if job is None), None)
            if free is None:
                if len(self._jobs) >= MOST_WORKERS:
                    self._make_room()
                    return
                free = self._start()
            job = self._waiting.pop(0)
            job.tries += 1
            job.waived = False
            self._jobs[free] = job
            free.say(Ask(job.number, job.question))

    def _make_room(self) -> None:
        """Let a review wait for as many as wait before it."""
        wanted = sum(not job.is_review for job in self._waiting)
        for worker, job in self._jobs.items():
            if job is not None and job.is_review and wanted > 0:
                wanted -= 1
                if not job.waived:
                    job.waived = True
                    worker.say(Cancel(job.number))

    def _start(self) -> WorkerProcess:
        worker = WorkerProcess(self._command(), self._hear, self._bury, self)
        self._jobs[worker] = None
        return worker

    def _log(self, message: Logged) -> None:
        """Write down a warning of a worker, once: each worker has the same to say, and new ones come."""
        if message not in self._logged:
            self._logged.add(message)
            logging.getLogger(message.logger).log(message.level, "a process that thinks: %s", message.text)

    def _hear(self, worker: WorkerProcess, message: object) -> None:
        if isinstance(message, Logged):
            self._log(message)
            return
        job = self._jobs.get(worker)
        if job is None:
            return
        if isinstance(message, Better):
            if not job.dropped:
                job.listener.better(message.advice)
            return
        self._jobs[worker] = None
        self._starter.start(0)
        self._died = 0
        if isinstance(message, Failed):
            logger.error("a computer player could not think: %s", message.details)
        if job.dropped:
            return
        if job.waived and isinstance(message, Done) and message.answer is None:
            self._ask_anew(job)
        elif isinstance(message, Done) and message.answer is not None:
            job.listener.answered(message.answer)
        else:
            job.listener.failed()

    def _ask_anew(self, job: _Job) -> None:
        """Put a review back that has made room; its number has been taken back, so it gets another one."""
        self._asked += 1
        job.number = self._asked
        job.tries -= 1
        self._put_in_line(job)

    def _most_tries(self) -> int:
        """Where every process dies, nobody waits for more than one each time."""
        return MOST_TRIES if self._died <= MOST_TRIES else 1

    def _bury(self, worker: WorkerProcess) -> None:
        job = self._jobs.pop(worker, None)
        logger.warning("a process that thinks for computer players has died")
        self._died += 1
        if job is None or job.dropped:
            self._starter.start(0)
        elif job.tries < self._most_tries():
            self._put_in_line(job)
        else:
            self._starter.start(0)
            job.listener.failed()
