"""The program with its window: puts look, language, settings, library and window together."""

from __future__ import annotations

import gc
import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from app import __version__
from app.interrupt import quit_on_interrupt
from app.library import Library, LibraryError
from app.logs import catch_unexpected, log_file, log_qt_messages, start_log, stop_log
from app.opening import Opening
from app.paths import UserFolderError, user_folders
from app.sentences import QT_TRANSLATE_NOOP, Sentence
from app.settings import SettingsError, SettingsStore
from app.thinking.late import LateThinkers
from app.translators import Languages
from ui.context import Facts, UiContext
from ui.licences import Licences
from ui.main_window import MainWindow
from ui.preferences import Choices, Preferences
from ui.theme.motion import style_tells_motion
from ui.theme.theme import STYLED, theme

if TYPE_CHECKING:
    from engine.contract import AnyGame

logger = logging.getLogger(__name__)

AFTER_FIRST_SIGHT = 150
"""Milliseconds after which the window has certainly been painted."""

_NOT_KEPT = QT_TRANSLATE_NOOP("Storage", "Games played now are not kept after the program has ended.")


def run_gui(opening: Opening) -> int:
    """Show the window until it is closed; returns the exit code. There must be a display."""
    application = make_application()
    program = Program(application, opening)
    try:
        program.show()
        with quit_on_interrupt(application):
            return application.exec()
    finally:
        program.close()


def make_application() -> QApplication:
    """The application of this process, made if there is none yet. There must be a display."""
    running = QApplication.instance()
    application = running if isinstance(running, QApplication) else _new_application()
    application.setApplicationName("incognita")
    application.setApplicationDisplayName("Terra Incognita")
    application.setDesktopFileName("terra-incognita")
    return application


def _new_application() -> Application:
    if style_tells_motion():
        return Application(["incognita"])
    application = Application(["incognita", "-style", "fusion"])
    application.setProperty(STYLED, True)
    return application


class Application(QApplication):
    """Hears of files that the system wants opened: on a Mac they come as events, not on the command line."""

    file_wanted = Signal(str)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_wanted.emit(event.file())
            return True
        return super().event(event)


class Program:
    """Everything that lives as long as the window. `close` gives all of it back."""

    def __init__(self, application: QApplication, opening: Opening) -> None:
        """Read settings and library, and make the window with its first page. Nothing is shown yet."""
        self._application = application
        self._undo: list[Callable[[], object]] = []
        self._notices: list[Sentence] = []
        self._language = opening.language
        self._open_log()
        self.settings = self._open_settings()
        self.languages = Languages(application)
        self._undo.append(self.languages.clear)
        self._follow_language()
        self.settings.changed.connect(self._follow)
        # No process starts before somebody wants to think.
        thinkers = LateThinkers()
        self._undo.append(thinkers.close)
        self.context = UiContext(theme(), self.settings, thinkers)
        self._follow_look()
        self.window = self._make_window(opening)
        if isinstance(application, Application):
            application.file_wanted.connect(self.open_file)
            self._undo.append(lambda: application.file_wanted.disconnect(self.open_file))

    def show(self) -> None:
        """Show the window; what the first sight does not need comes after it."""
        self.window.show()
        QTimer.singleShot(AFTER_FIRST_SIGHT, self.window, self._after_first_sight)

    def open_file(self, path: str) -> None:
        """Take a record file into the library and open its game."""
        self.window.open_file(Path(path))

    def close(self) -> None:
        """Let go of the window, the library and the log."""
        self.window.close()
        self.window.deleteLater()
        while self._undo:
            self._undo.pop()()

    def _open_log(self) -> None:
        try:
            start_log(user_folders().log_folder())
        except UserFolderError as error:
            self._notices.append(error.sentence)
        except OSError as error:
            logger.warning("there is no log: %s", error)
        self._undo.append(stop_log)
        from ui.dialogs.error_reporter import ErrorReporter

        self._reporter = ErrorReporter()
        self._undo.append(catch_unexpected(self._reporter.report))
        self._undo.append(log_qt_messages())

    def _open_settings(self) -> Preferences:
        try:
            path: Path | None = user_folders().settings_file()
        except UserFolderError as error:
            self._notices.append(error.sentence)
            path = None
        self._store = SettingsStore(path)
        self._notices += self._store.notices
        known = msgspec.to_builtins(self._store.current)
        fields = {field.name for field in msgspec.structs.fields(Choices)}
        choices = msgspec.convert({name: known[name] for name in fields & known.keys()}, Choices)
        return Preferences(choices, self._save, self._reporter)

    def _save(self, choices: Choices) -> None:
        values = msgspec.to_builtins(choices)
        try:
            self._store.change(
                **{name: value for name, value in values.items() if hasattr(self._store.current, name)}
            )
        except SettingsError as error:
            logger.warning("%s", error)

    def _follow(self) -> None:
        if self.settings.language != self._chosen_language:
            # From now on the setting holds, not the language of the command line.
            self._language = None
        self._follow_language()
        self._follow_look()

    def _follow_language(self) -> None:
        self._chosen_language = self.settings.language
        self.languages.use(self._language or self.settings.language)

    def _follow_look(self) -> None:
        look, settings = self.context.theme, self.settings
        look.set_speed(None if settings.animation == "system" else settings.animation)
        if look.choice != settings.theme:
            look.set_choice(settings.theme)

    def _make_window(self, opening: Opening) -> MainWindow:
        from app.extra_pages import load_extra_pages
        from app.late_reviews import LateReviews
        from app.screens import load_screens
        from app.shelf import LibraryShelf

        library, data, folder = self._open_library()
        self._undo.append(library.close)
        screens = load_screens()
        reviews = LateReviews(data)
        shelf = LibraryShelf(library, _load_games, screens, reviews.forget)
        log = log_file()
        facts = Facts(__version__, folder, "" if log is None else str(log.parent), _load_licences)
        notices = [notice.translated() for notice in self._notices]
        # The window knows its size, and so the scale, before anything is styled: styling twice takes time.
        extras = load_extra_pages(data)
        window = MainWindow(self.context, screens, shelf, facts, notices, extras, reviews)
        self.context.theme.apply(self._application)
        if opening.number is not None:
            window.open_game(opening.number)
        else:
            window.show_start()
            if opening.new_game is not None:
                window.show_new_game(opening.new_game, opening.seed, opening.options, opening.players)
        return window

    def _open_library(self) -> tuple[Library, Path, str]:
        """The user's library, or one for this run only if that cannot be opened; its folder, and that to be shown."""
        try:
            path = user_folders().games_file()
            opened = Library.open(path)
        except (LibraryError, UserFolderError) as error:
            logger.warning("%s", error)
            self._notices += [error.sentence, Sentence(_NOT_KEPT)]
            import tempfile

            place = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
            self._undo.append(place.cleanup)
            folder = Path(place.name)
            return Library.open(folder / "games.sqlite3").library, folder, ""
        if opened.notice is not None:
            self._notices += opened.notice.sentences
        return opened.library, path.parent, str(path.parent)

    def _after_first_sight(self) -> None:
        if not gc.isenabled():
            # What has been made until now stays: it need not be gone through again and again.
            gc.freeze()
            gc.enable()
        from importlib.resources import files

        from ui.theme.app_icon import app_icon

        drawing = files("resources").joinpath("icons", "app.svg").read_bytes()
        self._application.setWindowIcon(app_icon(drawing))


def _load_games() -> Mapping[str, AnyGame]:
    # The rules are not needed before a game is opened.
    from app.games import load_games

    return load_games()


def _load_licences() -> Licences:
    from app.licences import LicenceMissing, licences

    try:
        return licences()
    except LicenceMissing as error:
        logger.warning("%s", error)
        return Licences()
