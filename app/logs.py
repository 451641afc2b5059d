"""The log in the user's log folder, and what happens when something unexpected goes wrong."""

from __future__ import annotations

import contextlib
import logging
import logging.handlers
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QMessageLogContext, QtMsgType

logger = logging.getLogger(__name__)

FILE_NAME = "incognita.log"
FILE_BYTES = 1_000_000
OLD_FILES = 4
"""Older logs that are kept, so that the log never takes more than FILE_BYTES * (OLD_FILES + 1)."""

Report = Callable[[str, Path | None], None]
"""Shows an unexpected error: its text (a traceback), and the log file that holds it (None: there is none)."""


class _LogFile(logging.handlers.RotatingFileHandler):
    """Goes on writing where it cannot rotate (on Windows, while another window has the file open)."""

    def doRollover(self) -> None:
        with contextlib.suppress(OSError):
            super().doRollover()
        if self.stream is None:
            self.stream = self._open()


def start_log(folder: Path, level: int = logging.INFO) -> Path:
    """Write the log into `folder` from now on, and return its file. Raises OSError.

    A second call moves the log to the new folder.
    """
    path = folder / FILE_NAME
    handler = _LogFile(
        path, maxBytes=FILE_BYTES, backupCount=OLD_FILES, encoding="utf-8", errors="backslashreplace"
    )
    handler.setFormatter(logging.Formatter("%(asctime)s %(process)d %(levelname)s %(name)s: %(message)s"))
    stop_log()
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(level)
    # A full disk must not fill the terminal with tracebacks of the log itself.
    logging.raiseExceptions = False
    return path


def stop_log() -> None:
    """Close the log file, if there is one."""
    root = logging.getLogger()
    for handler in [handler for handler in root.handlers if isinstance(handler, _LogFile)]:
        root.removeHandler(handler)
        handler.close()


def log_file() -> Path | None:
    """The file that is written at present."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler, _LogFile):
            return Path(handler.baseFilename)
    return None


def catch_unexpected(report: Report) -> Callable[[], None]:
    """Log every exception that nobody caught (any thread, any destructor) and hand it to `report`.

    `report` is called in the thread of the error. What fails inside it is logged and goes no further. Returns
    a function that puts the former hooks back.
    """
    former = sys.excepthook, threading.excepthook, sys.unraisablehook
    catcher = _Catcher(report)

    def in_main(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if not isinstance(error, Exception):  # Ctrl+C ends the program as ever
            former[0](kind, error, trace)
            return
        catcher.caught(kind, error, trace, "")

    def in_thread(arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_type is not SystemExit:
            place = f"in thread {arguments.thread.name if arguments.thread else '?'}"
            catcher.caught(arguments.exc_type, arguments.exc_value, arguments.exc_traceback, place)

    def unraisable(arguments: sys.UnraisableHookArgs) -> None:
        place = f"{arguments.err_msg or 'ignored'} in {arguments.object!r}"
        catcher.caught(arguments.exc_type, arguments.exc_value, arguments.exc_traceback, place)

    sys.excepthook, threading.excepthook, sys.unraisablehook = in_main, in_thread, unraisable

    def restore() -> None:
        sys.excepthook, threading.excepthook, sys.unraisablehook = former

    return restore


class _Catcher:
    """Logs and reports one error; an error while it does so is only logged."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._busy = threading.local()

    def caught(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        trace: TracebackType | None,
        place: str,
    ) -> None:
        try:
            text = "".join(traceback.format_exception(kind, error, trace)).rstrip()
        except Exception:  # an exception whose own text fails
            text = f"{kind.__name__} (its text cannot be made)"
        if place:
            text = f"{text}\n({place})"
        logger.error("unexpected error\n%s", text)
        if getattr(self._busy, "now", False):
            return
        self._busy.now = True
        try:
            self._report(text, log_file())
        except Exception:
            logger.exception("an unexpected error could not be shown")
        finally:
            self._busy.now = False


def log_qt_messages() -> Callable[[], None]:
    """Send Qt's own messages to the log. Returns a function that gives them back to the former handler."""
    from PySide6.QtCore import QtMsgType, qInstallMessageHandler

    levels = {
        QtMsgType.QtDebugMsg: logging.DEBUG,
        QtMsgType.QtInfoMsg: logging.INFO,
        QtMsgType.QtWarningMsg: logging.WARNING,
        QtMsgType.QtCriticalMsg: logging.ERROR,
        QtMsgType.QtFatalMsg: logging.CRITICAL,
    }

    def handle(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        category = str(context.category or "default")
        logging.getLogger("qt").log(levels.get(kind, logging.WARNING), "%s: %s", category, message)

    former = qInstallMessageHandler(handle)

    def restore() -> None:
        qInstallMessageHandler(former)

    return restore
