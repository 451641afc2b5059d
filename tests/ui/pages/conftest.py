"""A look, preferences and a shelf of games in memory for tests of pages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from tests.ui.memory_shelf import MemoryShelf
from ui.context import UiContext
from ui.preferences import Preferences
from ui.theme.theme import theme


@pytest.fixture
def context(qapp: QApplication) -> Iterator[UiContext]:
    """The usual look at the size of 1280 x 720, without motion."""
    look = theme()
    look.set_choice("paper")
    look.set_speed("off")
    look.set_scale(1.0)
    look.apply(qapp)
    before = set(qapp.allWidgets())
    preferences = Preferences()
    yield UiContext(look, preferences)
    # qtbot has asked its widgets to go; those that stay would be styled again and again.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not set(qapp.allWidgets()) - before, "a page has left something behind"
    look.set_speed(None)
    look.set_scale(1.0)


@pytest.fixture
def shelf() -> MemoryShelf:
    """No games at first."""
    return MemoryShelf()
