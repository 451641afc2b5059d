"""The keyboard on every page: it is somewhere, it reaches everything, and it works nothing that is covered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.memory_shelf import MemoryShelf
from tests.ui.small_ui import SmallUi
from ui.context import Facts, UiContext
from ui.main_window import MainWindow
from ui.pages.new_game import NewGamePage
from ui.pages.page import SidePage
from ui.pages.table import TablePage

LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True)


class Windows(QObject):
    """Notes every window that is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.shown.append(type(watched).__name__)
        return False


@pytest.fixture
def window(qtbot: QtBot, context: UiContext, shelf: MemoryShelf) -> Iterator[MainWindow]:
    games = {"small": SmallUi(), "other": SmallUi()}
    window = MainWindow(context, games, shelf, Facts("1.2.3"))
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show_start()
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    yield window
    window.close()


def press(key: Qt.Key, qtbot: QtBot) -> None:
    """Press a key where the keyboard really is."""
    focused = QApplication.focusWidget()
    assert isinstance(focused, QWidget), "the keyboard is nowhere"
    qtbot.keyClick(focused, key)


def table_of_two(qtbot: QtBot, window: MainWindow) -> TablePage:
    window.show_new_game("small")
    assert isinstance(window.page, NewGamePage)
    qtbot.mouseClick(window.page.start_button, LEFT)
    table = window.page
    assert isinstance(table, TablePage)
    assert table.session.awaited is not None
    return table


def test_every_page_has_the_keyboard_and_nothing_else_is_shown(
    qtbot: QtBot, qapp: QApplication, window: MainWindow
) -> None:
    windows = Windows()
    qapp.installEventFilter(windows)
    start = window.page
    actions = window.actions_of_all_pages
    for action in (actions.new_game, actions.rules, actions.settings, actions.about):
        action.trigger()
        assert isinstance(window.page, SidePage)
        focused = QApplication.focusWidget()
        assert focused is not None
        assert window.page.isAncestorOf(focused)
        press(Qt.Key.Key_Escape, qtbot)
        assert window.page is start
        assert QApplication.focusWidget() is not None
    table_of_two(qtbot, window)
    qapp.removeEventFilter(windows)
    assert windows.shown == []


@pytest.mark.parametrize("key", [Qt.Key.Key_F2, Qt.Key.Key_F3, Qt.Key.Key_F4])
def test_no_key_takes_the_keyboard_under_the_hand_over(qtbot: QtBot, window: MainWindow, key: Qt.Key) -> None:
    table = table_of_two(qtbot, window)
    for _ in range(3):
        press(key, qtbot)
        assert QApplication.focusWidget() is table.hand_over
    press(Qt.Key.Key_Tab, qtbot)
    assert table.session.viewer == 0, "any key brings the person in"


def test_no_button_takes_the_keyboard_from_the_hand_over(qtbot: QtBot, window: MainWindow) -> None:
    table = table_of_two(qtbot, window)
    for button in (table.bar.moves_button, table.bar.log_button, table.bar.sheet_button):
        qtbot.mouseClick(button, LEFT)
        assert QApplication.focusWidget() is table.hand_over
    table.table.setFocus()
    assert QApplication.focusWidget() is table.hand_over, "whoever gives it there"
    table.panel.log.setFocus()
    assert QApplication.focusWidget() is table.hand_over
    press(Qt.Key.Key_A, qtbot)
    assert table.session.viewer == 0
    table.panel.log.setFocus()
    assert QApplication.focusWidget() is table.panel.log
