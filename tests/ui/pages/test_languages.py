"""Every text of every page follows the language at run time, with a game open."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QTranslator
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.memory_shelf import MemoryShelf
from tests.ui.small_game import make_people
from tests.ui.small_ui import SmallUi
from ui.context import Facts, UiContext
from ui.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True)

MARK = "§"


class Marking(QTranslator):
    """Puts a mark before every text that goes through the translation system."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, note: str | None = None, n: int = -1) -> str:
        return MARK + text


@pytest.fixture
def marking(qapp: QApplication) -> Iterator[QTranslator]:
    translator = Marking(qapp)
    yield translator
    qapp.removeTranslator(translator)


@pytest.fixture
def window(qtbot: QtBot, context: UiContext, shelf: MemoryShelf) -> MainWindow:
    session = shelf.begin("small", make_people(2), None, 5)
    session.begin()
    window = MainWindow(context, {"small": SmallUi()}, shelf, Facts("1", "/games", "/log"))
    qtbot.addWidget(window)
    window.show()
    return window


def texts(page: QWidget) -> dict[str, str]:
    """Everything written on the page: labels, buttons, tabs, and what screen readers are told."""
    found: dict[str, str] = {}
    for number, widget in enumerate(page.findChildren(QWidget)):
        key = f"{number} {type(widget).__name__}"
        if isinstance(widget, QLabel | QAbstractButton):
            found[key] = widget.text()
        if isinstance(widget, QTabWidget):
            found[key] = " ".join(widget.tabText(index) for index in range(widget.count()))
        for name in (widget.accessibleName(), widget.toolTip()):
            if name:
                found[f"{key} {name}"] = name
    return {key: text for key, text in found.items() if any(letter.isalpha() for letter in text)}


# What is no text of the program: names of people and things, and the small game's own words.
OWN = (
    "A small game",
    "Scroll Left",
    "Scroll Right",
    "Terra Incognita",
    "Anna",
    "Ben",
    "Small",
    "Round",
    "Choose",
    "? ?",
    "0",
    "English",
    "Français",
    "Deutsch",
)


@pytest.mark.parametrize("name", ["start", "new_game", "settings", "about", "rules", "table"])
def test_all_texts_change(
    qapp: QApplication, window: MainWindow, marking: QTranslator, name: str, shelf: MemoryShelf
) -> None:
    window.show_start()
    if name == "table":
        window.open_game(1)
    elif name != "start":
        getattr(window, f"show_{name}")()
    page = window.page
    assert isinstance(page, QObject)
    before = texts(page)
    assert before
    assert not [text for text in before.values() if MARK in text]
    qapp.installTranslator(marking)
    qapp.processEvents()
    left = [text for text in texts(page).values() if MARK not in text and not text.startswith(OWN)]
    assert left == []
    qapp.removeTranslator(marking)
    qapp.processEvents()
    assert texts(page) == before
