"""A score pad on the screen, over pads in memory."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.faraway.pad.open_pad import MemoryPads, OpenPad, open_pad
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
    yield UiContext(look, Preferences())
    # qtbot has asked its widgets to go; those that stay would be styled again and again.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not set(qapp.allWidgets()) - before, "the page has left something behind"
    look.set_speed(None)
    look.set_scale(1.0)


@pytest.fixture
def pads() -> MemoryPads:
    """No pads at first."""
    return MemoryPads()


@pytest.fixture
def opened(qtbot: QtBot, context: UiContext, pads: MemoryPads) -> Callable[[], OpenPad]:
    """Opens the page over `pads`."""
    return lambda: open_pad(qtbot, context, pads)
