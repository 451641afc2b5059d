"""The demonstration: the real window on a game that plays itself; nothing of the user's is read or written."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import msgspec
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from app import __version__
from app.games import load_games
from app.interrupt import quit_on_interrupt
from app.library import Library
from app.luck import below_from
from app.screens import load_screens
from app.shelf import LibraryShelf
from app.translators import Languages
from engine.contract import Below
from engine.match import Match
from engine.record import Header
from ui.context import Facts, UiContext
from ui.demo import DemoPlayer, DemoSession, play_on
from ui.main_window import MainWindow
from ui.preferences import Choices, Preferences
from ui.theme.theme import theme


class Demo(msgspec.Struct, frozen=True):
    """What is to be seen; `size` in pixels, None: the usual one. The header's seed is that of the moves too."""

    header: Header
    moves: int | None = None
    language: str | None = None
    theme: str | None = None
    size: tuple[int, int] | None = None


def show_demo(demo: Demo) -> int:
    """Play in a window until that is closed; the exit code. There must be a display."""
    with _window(demo, "normal") as (application, window):
        session = DemoSession(_match(demo), load_screens()[demo.header.game])
        session.begin()
        window.show_session(session)
        player = DemoPlayer(session, _below(demo), demo.moves)
        window.show()
        with quit_on_interrupt(application):
            code = application.exec()
        player.deleteLater()
        return code


def draw_demo(demo: Demo, moves: int) -> QImage:
    """The picture of the window after `moves` moves, and whatever chance answers by itself after them."""
    with _window(demo, "off") as (application, window):
        match = _match(demo)
        play_on(match, moves, _below(demo))
        session = DemoSession(match, load_screens()[demo.header.game])
        session.begin()
        window.show_session(session)
        window.show()
        if demo.size is not None:
            window.resize(QSize(*demo.size))
        for _ in range(5):  # layouts settle in several rounds
            application.processEvents()
        return window.grab().toImage()


@contextmanager
def _window(demo: Demo, speed: str) -> Iterator[tuple[QApplication, MainWindow]]:
    running = QApplication.instance()
    application = running if isinstance(running, QApplication) else QApplication(["incognita"])
    application.setApplicationName("incognita")
    application.setApplicationDisplayName("Terra Incognita")
    look = theme()
    look.set_choice(demo.theme or "system")
    look.set_speed(speed)
    languages = Languages(application)
    languages.use(demo.language or "system")
    choices = Choices(language=demo.language or "system", theme=look.choice)
    context = UiContext(look, Preferences(choices))
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        Library.open(Path(folder) / "games.sqlite3").library as library,
    ):
        screens = load_screens()
        shelf = LibraryShelf(library, load_games, screens)
        window = MainWindow(context, screens, shelf, Facts(__version__))
        look.apply(application)
        if demo.size is not None:
            window.resize(QSize(*demo.size))
        try:
            yield application, window
        finally:
            window.close()
            window.deleteLater()
            application.processEvents()
            languages.clear()


def _match(demo: Demo) -> Match:
    return Match(load_games()[demo.header.game], demo.header)


def _below(demo: Demo) -> Below:
    return below_from(Random(f"{demo.header.seed}/moves"))
