"""Brings unexpected errors to the screen; the dialog itself is only imported when there is one."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from ui.dialogs.unexpected_error import UnexpectedErrorDialog

QUIET_SECONDS = 30.0
"""For so long after its dialog was closed, the same error is not shown again (it is logged all the same)."""


class ErrorReporter(QObject):
    """Shows unexpected errors, from whatever thread they come, in one dialog at a time."""

    _arrived = Signal(str, object)

    def __init__(self, clock: Callable[[], float] = time.monotonic, parent: QObject | None = None) -> None:
        """`clock` gives seconds that never go back. To be made in the thread of the windows."""
        super().__init__(parent)
        self._clock = clock
        self._dialog: UnexpectedErrorDialog | None = None
        self._shown: set[str] = set()
        self._closed: dict[str, float] = {}
        # Queued also in the same thread: an error while painting must not open a window while painting.
        self._arrived.connect(self._show, Qt.ConnectionType.QueuedConnection)

    @property
    def dialog(self) -> UnexpectedErrorDialog | None:
        """The dialog that is open at present."""
        return self._dialog

    def report(self, error_text: str, log_path: Path | None) -> None:
        """Show the error soon. May be called from any thread."""
        self._arrived.emit(error_text, log_path)

    def _show(self, error_text: str, log_path: Path | None) -> None:
        now = self._clock()
        if self._dialog is not None:
            self._dialog.add(error_text)
            self._shown.add(error_text)
            return
        self._closed = {text: until for text, until in self._closed.items() if until > now}
        if error_text in self._closed:
            return
        from ui.dialogs.unexpected_error import UnexpectedErrorDialog

        dialog = UnexpectedErrorDialog(error_text, log_path, QApplication.activeWindow())
        self._dialog = dialog
        self._shown = {error_text}
        # Either may come alone: a dialog goes without a word when the window under it goes.
        dialog.finished.connect(lambda: self._forget(dialog))
        dialog.destroyed.connect(lambda: self._forget(dialog))
        dialog.open()

    def _forget(self, dialog: UnexpectedErrorDialog) -> None:
        if self._dialog is not dialog:
            return
        self._dialog = None
        until = self._clock() + QUIET_SECONDS
        self._closed.update(dict.fromkeys(self._shown, until))
