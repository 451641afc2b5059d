"""One trial of the program: starts it as ever, sends it on its tour, and ends with an exit code in every case."""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import platform
import shutil
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, qVersion
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from app import __version__
from app.gui import Program, make_application
from app.logs import catch_unexpected
from app.opening import Opening
from app.smoke.report import Report

translate = QCoreApplication.translate

ERROR = 3
"""The exit code after an error, also one in a slot, and after a warning of the program."""
HANG = 4
"""The exit code when the trial took longer than it may."""
HEAVY = ("numpy", "pyqtgraph")
"""Modules that have to wait until the first window is painted."""
PAUSE = 20
"""Milliseconds between two steps, for the screen to follow."""
GRACE = 5.0
"""Seconds after the limit in which Qt may end the program; then a thread does it, come what may."""


class Trial(QObject):
    """A trial within `limit` seconds; `begun` is the time (`time.perf_counter`) when the program began."""

    def __init__(self, limit: float, begun: float) -> None:
        super().__init__()
        self.report = Report(
            version=__version__,
            python=platform.python_version(),
            qt=str(qVersion()),
            system=f"{platform.system()} {platform.machine()}",
            frozen=bool(getattr(sys, "frozen", False)),
            step="the start",
        )
        self.code = 0
        self._limit = limit
        self._begun = begun
        self._only_start = False
        self._painted = False
        self._picture: QImage | None = None
        self._steps: Iterator[None] = iter(())
        self._next = QTimer(self)
        self._next.timeout.connect(self._step)

    def run(self, language: str | None, shot: Path | None, only_start: bool) -> int:
        """The exit code; the report is complete then. `shot`: a PNG of the table, if it came so far."""
        self._only_start = only_start
        catcher = _Warnings()
        logging.getLogger().addHandler(catcher)
        # As in `app.commands.start`: what the first window is made of is no garbage.
        gc.disable()
        try:
            self._run(language)
            if shot is not None and self._picture is not None and not self._picture.save(str(shot)):
                self._fail(f"the picture {shot} cannot be written")
        except Exception as error:
            self._fail(_sentence(error), traceback.format_exc())
        finally:
            gc.enable()
            logging.getLogger().removeHandler(catcher)
        self.report.warnings = catcher.of_qt
        if self.code == 0 and catcher.own:
            self._fail(f"a warning: {catcher.own[0]}")
        if self.code == 0:
            self.report.step = ""
        self.report.seconds = round(time.perf_counter() - self._begun, 3)
        return self.code

    def _run(self, language: str | None) -> None:
        application = make_application()
        program = Program(application, Opening(language=language))
        # On top of the program's own: here nobody reads a dialog.
        restore = catch_unexpected(lambda text, _log: self._caught(text))
        try:
            self._program = program
            self._application = application
            program.window.pages.installEventFilter(self)
            QTimer.singleShot(round(self._limit * 1000), self, self._too_late)
            program.show()
            application.exec()
            program.window.pages.removeEventFilter(self)
        finally:
            self._next.stop()
            restore()
            program.close()
            # Errors of destructors belong to the trial.
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not self._painted and event.type() == QEvent.Type.Paint:
            self._painted = True
            # Everything in the window is painted in one go; the next event comes after that.
            QTimer.singleShot(0, self, self._first_sight)
        return False

    def _first_sight(self) -> None:
        self.report.first_paint = round((time.perf_counter() - self._begun) * 1000)
        self.report.first_paint_at = time.time()
        self.report.first_paint_processor = round(time.process_time(), 3)
        if early := [name for name in HEAVY if name in sys.modules]:
            self._fail(f"loaded before the first sight: {', '.join(early)}")
        self._steps = self._tour()
        self._next.start(PAUSE)

    def _step(self) -> None:
        if next(self._steps, self) is self:
            self._next.stop()
            self._application.quit()

    def _tour(self) -> Iterator[None]:
        from app.smoke.tour import Tour

        # Nothing of this is needed for the first sight, and everything for the rest.
        self._program.settings.change(animation="off")
        report = self.report
        report.step = "the icon"
        while not self._icon_is_painted():
            yield
        report.icon = True
        report.step = "the language"
        report.screen = self._application.platformName()
        report.language = self._program.languages.language
        report.text = translate("StartPage", "New game")
        report.text_of_qt = _word_of_qt()
        if report.language != "en" and report.text == "New game":
            self._fail(f"the texts in the language {report.language} are missing")
        if report.language != "en" and report.text_of_qt == "Cancel":
            self._fail(f"Qt's own texts in the language {report.language} are missing")
        if not self._only_start:
            yield from Tour(self._program.window, report, self._shoot).steps()

    def _icon_is_painted(self) -> bool:
        image = self._application.windowIcon().pixmap(32, 32).toImage()
        return not image.isNull() and image.pixelColor(16, 16).alpha() > 0

    def _shoot(self) -> None:
        window = self._program.window
        if self.report.screen == "xcb":  # what the screen really shows
            self._picture = window.screen().grabWindow(window.winId()).toImage()
        if self._picture is None or self._picture.isNull():
            self._picture = window.grab().toImage()

    def _caught(self, text: str) -> None:
        """Any thread may come here; `text` is a traceback, perhaps with the place of the error in brackets below."""
        last = [line for line in text.splitlines() if not line.startswith("(")][-1]
        self._fail(last, text)

    def _too_late(self) -> None:
        self._fail(f"not done after {self._limit:g} seconds", code=HANG)

    def _fail(self, trouble: str, details: str = "", code: int = ERROR) -> None:
        """The first trouble counts."""
        if self.code == 0:
            self.code = code
            self.report.trouble, self.report.details = trouble, details
        if QApplication.instance() is not None:
            QApplication.exit(self.code)


def _word_of_qt() -> str:
    """A button that Qt names by itself."""
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    text = box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "")
    box.deleteLater()
    return text


class _Warnings(logging.Handler):
    """Collects warnings and worse: those of Qt, and the program's own."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.of_qt: list[str] = []
        self.own: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        (self.of_qt if record.name == "qt" else self.own).append(record.getMessage())


def watch(trial: Trial, limit: float, folder: Path, tell: Callable[[], object]) -> threading.Thread:
    """End the process with the code HANG when it still runs after `limit` seconds and the grace; for a slot that hangs.

    The temporary `folder` is removed and `tell` is called before, to write the report.
    """

    def look() -> None:
        time.sleep(limit + GRACE)
        report = trial.report
        report.trouble = report.trouble or f"hung for {limit + GRACE:g} seconds"
        report.details = report.details or _stack_of_main()
        shutil.rmtree(folder, ignore_errors=True)
        with contextlib.suppress(Exception):
            tell()
        os._exit(HANG)

    thread = threading.Thread(target=look, name="watchdog", daemon=True)
    thread.start()
    return thread


def _stack_of_main() -> str:
    frame = sys._current_frames().get(threading.main_thread().ident or 0)
    return "" if frame is None else "".join(traceback.format_stack(frame))


def _sentence(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
