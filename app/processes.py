"""Work that is spread over several processes of this machine, by the standard process pool."""

from __future__ import annotations

import logging
import multiprocessing
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import TypeVar

from app.commands.errors import CommandError

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 4
"""Items for each process that are given out before their turn, so that none has to wait."""

MOST_JOBS = 61 if sys.platform == "win32" else 256
"""Windows cannot wait for more."""


def spread(do: Callable[[T], R], items: Iterable[T], jobs: int) -> Iterator[R]:
    """`do(item)` for all items in their order, done in `jobs` processes at once, or in this one for a single job.

    Whoever stops in the middle (Ctrl-C, too) stops the processes at once. Raises CommandError if one is lost.
    """
    if jobs == 1:
        yield from map(do, items)
        return
    # A new process for each job, on every system in the same way.
    pool = ProcessPoolExecutor(
        min(jobs, MOST_JOBS), mp_context=multiprocessing.get_context("spawn"), initializer=_begin
    )
    line = iter(items)
    given: deque[Future[R]] = deque()
    try:
        while True:
            with _interrupts_kept():
                given.extend(pool.submit(do, item) for item in islice(line, jobs * AHEAD - len(given)))
            if not given:
                break
            yield given.popleft().result()
    except BrokenProcessPool:
        raise CommandError("a process that worked for this command has ended before its time") from None
    except BaseException:
        for process in multiprocessing.active_children():
            process.terminate()
        raise
    finally:
        pool.shutdown()


def _begin() -> None:
    """Ctrl-C reaches all processes of a terminal; the one that has started the others ends them.

    It also tells what all of them would warn of.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    logging.getLogger().addHandler(logging.NullHandler())


@contextmanager
def _interrupts_kept() -> Iterator[None]:
    """Inside the block Ctrl-C waits, so that processes that are started there never hear it, not even at first."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
