"""The whole window, and when all that has changed in it is painted."""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QApplication, QWidget

from app.screens import load_screens
from app.shelf import LibraryShelf
from ui.context import Facts, UiContext
from ui.main_window import MainWindow
from ui.pages.table import TablePage
from ui.preferences import Choices, Preferences
from ui.session import Session
from ui.theme.theme import theme

SIZES = (QSize(1280, 720), QSize(3840, 2160))
"""Pixels of the window."""


class Paints(QObject):
    """Counts how often the window is asked to paint what has changed."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.count = 0
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.UpdateRequest:
            self.count += 1
        return False

    def finish(self, seen: int, *, once: bool = False) -> None:
        """Handle events until the window asks for no further picture; `once`: only once."""
        while True:
            QApplication.processEvents()
            if self.count == seen or once:
                return
            seen = self.count


def rest() -> None:
    """Let everything that is still to be done happen."""
    for _ in range(3):
        QApplication.processEvents()


def open_window(shelf: LibraryShelf, session: Session, size: QSize, speed: str) -> MainWindow:
    """The program's window with a game, and the person whose turn it is at the screen."""
    look = theme()
    look.set_choice("paper")
    look.set_speed(speed)
    choices = Choices(language="en", theme="paper", confirm_clicks=False, log_folded=False)
    window = MainWindow(UiContext(look, Preferences(choices)), load_screens(), shelf, Facts("0"))
    look.apply(QApplication.instance())
    window.resize(size)
    window.show_session(session)
    window.show()
    window.activateWindow()
    rest()
    page = window.page
    if isinstance(page, TablePage) and not page.hand_over.isHidden():
        page.session.take_seat(page.session.awaited or 0)
        page.hand_over.hide()
    rest()
    return window


def close_window(window: MainWindow) -> None:
    """Let go of a window."""
    window.close()
    window.deleteLater()
    QApplication.processEvents()


def report(
    title: str, wall: Mapping[str, Sequence[float]], processor: Mapping[str, Sequence[float]], what: str
) -> None:
    """Print the median and nine tenths of all times by kind, and the best, which other programs disturb least."""
    print(f"\n{title}\n{'':<16}{what:>7}{'wall ms':>10}{'p90':>7}{'processor ms':>15}{'p90':>7}{'best':>7}")
    for kind in (*wall, "all"):
        line = f"{kind:<16}"
        for times, width in ((wall, 10), (processor, 15)):
            values = sorted(times[kind] if kind != "all" else (v for vs in times.values() for v in vs))
            if times is wall:
                line += f"{len(values):>7}"
            line += f"{statistics.median(values):>{width}.1f}{values[int(len(values) * 0.9)]:>7.1f}"
        print(f"{line}{values[0]:>7.1f}")
