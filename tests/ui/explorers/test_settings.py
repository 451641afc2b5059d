"""The setting that turns the question at the end of a turn off."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.settings import Settings
from ui.context import UiContext
from ui.pages.settings import SettingsPage
from ui.preferences import Choices, Preferences
from ui.theme.theme import Theme


def test_a_click_turns_the_question_off_and_on(qtbot: QtBot) -> None:
    settings = Preferences()
    page = SettingsPage(UiContext(Theme(), settings))
    window = QWidget()
    window.resize(900, 640)
    page.setParent(window)
    page.resize(900, 640)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    assert page.warn.isChecked()
    for wanted in (False, True):
        qtbot.mouseClick(page.warn, Qt.MouseButton.LeftButton, pos=QPoint(8, page.warn.height() // 2))
        assert settings.warn_at_end_turn is wanted
    settings.change(warn_at_end_turn=False)
    assert not page.warn.isChecked()


def test_the_file_and_the_window_agree() -> None:
    assert Choices().warn_at_end_turn == Settings().warn_at_end_turn
