"""From a click to the repainted table: `python -m tests.benchmarks.click [--rounds N] [--profile]`.

The whole window with a game of Livingstone of four people in its middle, the log unfolded, every move saved in a library
on disk, is clicked as by a mouse. Measured is the time from the press of the button until all that has changed is
painted: events are handled until the window is asked for no further picture. With animation, until the first picture.
Pointer movements before the click, and what happens in the pauses, do not count.

Wall milliseconds and, because other programs disturb those, milliseconds of the processor. `QT_QPA_PLATFORM` chooses
where is painted; without it there is no screen, only memory.
"""

from __future__ import annotations

import argparse
import cProfile
import os
import pstats
import tempfile
import time
from collections import defaultdict
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.shelf import LibraryShelf
from tests.benchmarks.kept_games import game_in_the_middle, open_shelf
from tests.benchmarks.machine import machine
from tests.benchmarks.painted import SIZES, Paints, close_window, open_window, report, rest
from ui.livingstone.table import LivingstoneTable
from ui.main_window import MainWindow
from ui.pages.table import TablePage

PAUSE = 450
"""Milliseconds between clicks with animation: longer than any movement."""

BUTTON = Qt.MouseButton.LeftButton


class Player:
    """Plays the people's turns with the mouse and takes the time of every click."""

    def __init__(self, window: MainWindow, animated: bool, profile: cProfile.Profile | None) -> None:
        page = window.page
        assert isinstance(page, TablePage)
        assert isinstance(page.table, LivingstoneTable)
        self._window = window
        self._page = page
        self._table = page.table
        self._animated = animated
        self._profile = profile
        self._paints = Paints(window)
        self._turn = 0
        self.wall: dict[str, list[float]] = defaultdict(list)
        self.processor: dict[str, list[float]] = defaultdict(list)

    def turn(self) -> None:
        """One turn: die, coins or tent, often a donation, end, and the next person."""
        table = self._table
        self._turn += 1
        dice = [die for die in table.tray.dice if die.possible]
        self._click("die", dice[self._turn % len(dice)])
        plain = table.offers.tent_spaces(False, False)
        if plain:
            board = table.board
            self._click("tent", board.viewport(), board.point_of(next(iter(plain))))
        else:
            self._click("coins", table.action_bar.coins)
        if table.offers.donations and self._turn % 2:
            self._click("open donation", table.things.chest)
            self._click("donate", table.pages.donate.act_button)
        self._click("end turn", table.action_bar.end)
        if not self._page.hand_over.isHidden():
            self._click("next person", self._page.hand_over)

    def _click(self, kind: str, widget: QWidget, point: QPoint | None = None) -> None:
        at = widget.mapTo(self._window, widget.rect().center() if point is None else point)
        handle = self._window.windowHandle()
        QTest.mouseMove(handle, at)
        self._rest()
        profile = self._profile
        before = len(self._page.session.match.entries), self._table.pages.page
        paints = self._paints.count
        if profile is not None:
            profile.enable()
        wall, processor = time.perf_counter(), time.process_time()
        QTest.mouseClick(handle, BUTTON, Qt.KeyboardModifier.NoModifier, at)
        self._paints.finish(paints, once=self._animated)
        self.processor[kind].append((time.process_time() - processor) * 1000)
        self.wall[kind].append((time.perf_counter() - wall) * 1000)
        if profile is not None:
            profile.disable()
        after = len(self._page.session.match.entries), self._table.pages.page
        if self._paints.count == paints or (before == after and kind != "next person"):
            raise SystemExit(f"the click on {kind!r} has done nothing")
        self._rest()

    def _rest(self) -> None:
        if self._animated:
            QTest.qWait(PAUSE)
        rest()


def play(
    shelf: LibraryShelf, size: QSize, speed: str, turns: int, profile: cProfile.Profile | None = None
) -> Player:
    """Play turns in a window of its own, and give the times of all clicks."""
    window = open_window(shelf, game_in_the_middle(shelf), size, speed)
    player = Player(window, speed != "off", profile)
    player._rest()
    for _ in range(turns):
        if player._page.session.over:
            break
        player.turn()
    close_window(window)
    return player


def main() -> None:
    """Measure all sizes, without and with animation, and print."""
    parser = argparse.ArgumentParser(description="From a click to the repainted table.")
    parser.add_argument("--turns", type=int, default=24, help="turns in each of the four windows")
    parser.add_argument("--profile", action="store_true", help="print where the time of the clicks goes")
    parser.add_argument("--still", action="store_true", help="without animation only")
    wanted = parser.parse_args()
    application = QApplication([])
    profile = cProfile.Profile() if wanted.profile else None
    print(machine(), application.platformName(), sep=", ")
    with tempfile.TemporaryDirectory() as folder:
        shelf = open_shelf(Path(folder) / "games.sqlite3")
        for size in SIZES:
            for speed in ("off",) if wanted.still else ("off", "normal"):
                player = play(shelf, size, speed, wanted.turns, profile)
                title = f"{size.width()} x {size.height()}, animation {speed}"
                report(title, player.wall, player.processor, "clicks")
    print(machine())
    if profile is not None:
        pstats.Stats(profile).sort_stats("tottime").print_stats(45)


if __name__ == "__main__":
    main()
