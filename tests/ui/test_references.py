"""The bindings keep their count of Python's constants: PySide6 6.12.0 on Python 3.11 does not, and aborts in play."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, Signal


class Bell(QObject):
    """Rings."""

    rings = Signal()


def test_signals_and_calls_lose_no_reference_to_constants() -> None:
    bell = Bell()
    true, none = sys.getrefcount(True), sys.getrefcount(None)
    for _ in range(400):
        bell.rings.emit()
        bell.setObjectName("bell")
    assert abs(sys.getrefcount(True) - true) < 50
    assert abs(sys.getrefcount(None) - none) < 50
