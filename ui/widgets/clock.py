"""The time of a movement on a table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QObject, QVariantAnimation


class Clock(QObject):
    """Runs one movement at a time and calls back at every frame; can be finished at any moment."""

    def __init__(self, parent: QObject, frame: Callable[[float], None], done: Callable[[], None]) -> None:
        super().__init__(parent)
        self._frame = frame
        self._done = done
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.valueChanged.connect(self._tick)
        self._animation.finished.connect(self._finished)

    @property
    def running(self) -> bool:
        """Whether something moves."""
        return self._animation.state() != QAbstractAnimation.State.Stopped

    def run(self, duration: int) -> None:
        """Begin; `duration` in milliseconds."""
        self._animation.stop()
        self._animation.setDuration(duration)
        self._animation.start()

    def finish(self) -> None:
        """End at once, as if the time were over."""
        if self.running:
            self._animation.stop()
            self._finished()

    def _tick(self, value: object) -> None:
        if self.running and isinstance(value, float):
            self._frame(value)

    def _finished(self) -> None:
        self._done()
