"""Ctrl-C while the window is open."""

from __future__ import annotations

import os
import signal
import sys

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.interrupt import INTERRUPTED, quit_on_interrupt
from app.main import INTERRUPTED as INTERRUPTED_COMMAND


@pytest.mark.skipif(sys.platform == "win32", reason="a signal cannot be sent to oneself there")
def test_interrupt_ends_the_window(qtbot: QtBot, qapp: QApplication) -> None:
    former = signal.getsignal(signal.SIGINT)
    too_late = QTimer()
    too_late.setSingleShot(True)
    too_late.timeout.connect(lambda: qapp.exit(99))
    too_late.start(10_000)
    with quit_on_interrupt(qapp):
        QTimer.singleShot(0, lambda: os.kill(os.getpid(), signal.SIGINT))
        assert qapp.exec() == INTERRUPTED
    too_late.stop()
    assert signal.getsignal(signal.SIGINT) is former
    assert INTERRUPTED == INTERRUPTED_COMMAND
