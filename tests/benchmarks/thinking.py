"""Frames of the table while computer players think: `python -m tests.benchmarks.thinking [--frames N]`.

The whole window with a game of Livingstone in its middle is painted again and again, in turns with nothing to think
about and while a worker searches for a move of the strongest level. Wall milliseconds of a frame (the whole window,
far more than a move changes), and the ratio of the medians.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.thinking.thinkers import Thinkers
from engine.contract import Move
from engine.players.advice import Advice
from tests.benchmarks.kept_games import game_in_the_middle, open_shelf
from tests.benchmarks.machine import machine
from tests.benchmarks.painted import SIZES, close_window, open_window
from ui.computers import question_of
from ui.main_window import MainWindow
from ui.pages.table import TablePage
from ui.session import Session
from ui.thinker import MOVE, Cancel

ROUNDS = 6
BETWEEN_FRAMES = 16
"""Milliseconds, as a screen shows them."""


class Restless:
    """Asks again as soon as it has an answer."""

    def __init__(self, thinkers: Thinkers, session: Session) -> None:
        self._thinkers = thinkers
        self._question = question_of(session, session.match.deciders()[0], MOVE, "pathfinder")
        self._stopped = False
        self._cancel = self._ask()

    def _ask(self) -> Cancel:
        return self._thinkers.ask(self._question, self)

    def better(self, advice: Advice) -> None:
        """Not asked for."""

    def answered(self, answer: Move | Advice) -> None:
        if not self._stopped:
            self._cancel = self._ask()

    def failed(self) -> None:
        raise SystemExit("there was no answer")

    def stop(self) -> None:
        """Take the question back."""
        self._stopped = True
        self._cancel()


def frames(window: MainWindow, count: int) -> list[float]:
    """The time of so many frames."""
    times = []
    for _ in range(count):
        QTest.qWait(BETWEEN_FRAMES)
        begun = time.perf_counter()
        window.grab()
        times.append((time.perf_counter() - begun) * 1000)
    return times


def main() -> None:
    """Measure all sizes and print."""
    parser = argparse.ArgumentParser(description="Frames of the table while computer players think.")
    parser.add_argument("--frames", type=int, default=40, help="frames in each of the turns")
    wanted = parser.parse_args()
    application = QApplication([])
    print(machine(), application.platformName(), sep=", ")
    with tempfile.TemporaryDirectory() as folder:
        shelf = open_shelf(Path(folder) / "games.sqlite3")
        for size in SIZES:
            window = open_window(shelf, game_in_the_middle(shelf), size, "off")
            page = window.page
            assert isinstance(page, TablePage)
            thinkers = Thinkers()
            idle: list[float] = []
            busy: list[float] = []
            frames(window, wanted.frames)
            for _ in range(ROUNDS):
                idle += frames(window, wanted.frames)
                restless = Restless(thinkers, page.session)
                # The process is there before frames count.
                QTest.qWait(1500)
                busy += frames(window, wanted.frames)
                restless.stop()
                QTest.qWait(300)
            thinkers.close()
            close_window(window)
            still, thinking = statistics.median(idle), statistics.median(busy)
            print(
                f"{size.width()} x {size.height()}: idle {still:.2f} ms, thinking {thinking:.2f} ms, "
                f"ratio {thinking / still:.3f}"
            )


if __name__ == "__main__":
    main()
