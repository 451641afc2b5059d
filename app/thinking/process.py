"""One worker process as the program sees it: messages in and out, and when it has died."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment

from app.thinking.frames import OPTION, Cutter, Message, frame

END_TIME = 2000
"""Milliseconds that a killed process may take to be gone."""


def worker_command() -> list[str]:
    """The program and its arguments that make a worker of this program, installed or frozen."""
    if getattr(sys, "frozen", False):
        return [sys.executable, OPTION]
    # -P: nothing in the folder where the program happens to be started is taken for a part of it.
    return [sys.executable, "-P", "-m", "app", OPTION]


class WorkerProcess(QObject):
    """Starts at once. `died` is called once, however the process ended; nothing is called after `end`."""

    def __init__(
        self,
        command: Sequence[str],
        hear: Callable[[WorkerProcess, Any], None],
        died: Callable[[WorkerProcess], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._hear = hear
        self._died = died
        self._cutter = Cutter()
        self._gone = False
        self._process = QProcess(self)
        self._process.setStandardErrorFile(QProcess.nullDevice())
        self._process.setProcessEnvironment(_environment())
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.finished.connect(self._finished)
        self._process.errorOccurred.connect(self._erred)
        self._process.start(command[0], list(command[1:]))

    @property
    def pid(self) -> int:
        """The number of the process; 0 if it does not run."""
        return int(self._process.processId())

    def say(self, message: Message) -> None:
        """Send a message; it is lost if the process is dying."""
        if not self._gone:
            self._process.write(frame(message))

    def end(self) -> None:
        """End the process now, whatever it does; nothing is heard of it any more."""
        self._gone = True
        self._process.kill()
        self._process.waitForFinished(END_TIME)

    def _read(self) -> None:
        data = self._process.readAllStandardOutput().data()
        messages: list[Any] = self._cutter.feed(bytes(data))
        for message in messages:
            if not self._gone:
                self._hear(self, message)

    def _finished(self) -> None:
        self._leave()

    def _erred(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._leave()

    def _leave(self) -> None:
        if not self._gone:
            self._gone = True
            self._died(self)


def _environment() -> QProcessEnvironment:
    environment = QProcessEnvironment.systemEnvironment()
    if not getattr(sys, "frozen", False):
        source = str(Path(__file__).parents[2])
        others = environment.value("PYTHONPATH")
        environment.insert("PYTHONPATH", os.pathsep.join([source, others]) if others else source)
    return environment


Command = Callable[[], Sequence[str]]
"""Gives the program and the arguments of a worker."""
