"""Ctrl-C at the terminal closes the window as if by its button, and gives the exit code of an interrupted program."""

from __future__ import annotations

import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QSocketNotifier

INTERRUPTED = 130


@contextmanager
def quit_on_interrupt(application: QCoreApplication) -> Iterator[None]:
    """Inside the block Ctrl-C ends `application.exec()` with the code `INTERRUPTED`."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    # While Qt waits, Python runs no signal handler; but it writes to this socket, which wakes Qt.
    reading, writing = socket.socketpair()
    reading.setblocking(False)
    writing.setblocking(False)
    notifier = QSocketNotifier(reading.fileno(), QSocketNotifier.Type.Read)

    def wake() -> None:
        if signal.SIGINT in reading.recv(64):  # a byte for each signal
            application.exit(INTERRUPTED)

    notifier.activated.connect(wake)
    former_handler = signal.signal(signal.SIGINT, lambda *_: None)
    former_fd = signal.set_wakeup_fd(writing.fileno(), warn_on_full_buffer=False)
    try:
        yield
    finally:
        signal.set_wakeup_fd(former_fd)
        signal.signal(signal.SIGINT, former_handler)
        notifier.setEnabled(False)
        notifier.deleteLater()
        reading.close()
        writing.close()
