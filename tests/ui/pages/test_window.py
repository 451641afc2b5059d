"""The window: its pages, their keys, and that nothing is lost on the way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.memory_shelf import MemoryShelf
from tests.ui.small_game import Add
from tests.ui.small_ui import SmallUi
from ui.context import Facts, UiContext
from ui.main_window import MainWindow
from ui.pages.about import AboutPage
from ui.pages.new_game import NewGamePage
from ui.pages.reading import RulesPage
from ui.pages.scoring import ScoringPage
from ui.pages.settings import SettingsPage
from ui.pages.start import StartPage
from ui.pages.table import TablePage
from ui.preferences import Place

LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True)


@pytest.fixture
def window(qtbot: QtBot, context: UiContext, shelf: MemoryShelf) -> Iterator[MainWindow]:
    window = MainWindow(context, {"small": SmallUi()}, shelf, Facts("1.2.3", "/games & more", "/log"))
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show_start()
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.close()


def table(window: MainWindow) -> TablePage:
    assert isinstance(window.page, TablePage)
    return window.page


def begin(qtbot: QtBot, window: MainWindow, people: int = 1) -> TablePage:
    qtbot.keyClick(window, Qt.Key.Key_N, CONTROL)
    assert isinstance(window.page, NewGamePage)
    qtbot.mouseClick(window.page.count_choice.button(str(people)), LEFT)
    qtbot.mouseClick(window.page.start_button, LEFT)
    return table(window)


def test_a_whole_evening(qtbot: QtBot, window: MainWindow, shelf: MemoryShelf) -> None:
    page = begin(qtbot, window)
    page.session.play(Add(1))
    qtbot.keyClick(window, Qt.Key.Key_Home, CONTROL)
    assert isinstance(window.page, StartPage)
    assert shelf.saved[1].png is not None, "the picture is brought up to date when the table is left"
    qtbot.mouseClick(window.page.continue_button, LEFT)
    table(window).session.play(Add(2))
    scoring = window.page
    assert isinstance(scoring, ScoringPage)
    assert scoring.session.match.scores() == [3]
    qtbot.mouseClick(scoring.table_button, LEFT)
    qtbot.mouseClick(table(window).bar.scoring_button, LEFT)
    assert window.page is scoring
    qtbot.mouseClick(scoring.again_button, LEFT)
    again = table(window).session
    assert again.seats() == scoring.session.seats()
    assert shelf.saved[2].header.options == shelf.saved[1].header.options
    assert again.match.header.seed != shelf.saved[1].header.seed
    qtbot.keyClick(window, Qt.Key.Key_Home, CONTROL)
    assert isinstance(window.page, StartPage)
    window.page.tabs.setCurrentIndex(1)
    qtbot.mouseClick(window.page.finished.cards[0].open_button, LEFT)
    assert isinstance(window.page, ScoringPage), "a finished game shows its result again"
    qtbot.mouseClick(window.page.start_button, LEFT)
    assert isinstance(window.page, StartPage)


def test_side_pages_go_back_to_where_one_was(qtbot: QtBot, window: MainWindow) -> None:
    page = begin(qtbot, window)
    qtbot.keyClick(window, Qt.Key.Key_F1)
    assert isinstance(window.page, RulesPage)
    qtbot.keyClick(window, Qt.Key.Key_Comma, CONTROL)
    assert isinstance(window.page, SettingsPage)
    qtbot.mouseClick(window.page.back_button, LEFT)
    assert window.page is page
    window.actions_of_all_pages.about.trigger()
    assert isinstance(window.page, AboutPage)
    text = window.page.reader.toPlainText()
    assert "1.2.3" in text
    assert "/games & more" in text
    qtbot.keyClick(window.page.reader, Qt.Key.Key_Escape)
    assert window.page is page
    qtbot.keyClick(window, Qt.Key.Key_N, CONTROL)
    qtbot.keyClick(window.page, Qt.Key.Key_Escape)
    assert window.page is page, "thinking of a new game does not leave the table"
    assert window.pages.count() == 1


def test_undo_once_also_after_a_resume(qtbot: QtBot, window: MainWindow) -> None:
    page = begin(qtbot, window)
    page.session.play(page.session.legal_moves()[2])
    page.session.undo()
    page.session.play(page.session.legal_moves()[2])
    page.session.undo()
    window.show_start()
    window.resume_last()
    assert not table(window).session.can_undo()


def test_the_hand_over_waits_while_rules_are_read(qtbot: QtBot, window: MainWindow) -> None:
    page = begin(qtbot, window, 2)
    assert page.hand_over.isVisible()
    qtbot.keyClick(page.hand_over, Qt.Key.Key_F1)
    assert isinstance(window.page, RulesPage)
    qtbot.keyClick(window.page, Qt.Key.Key_Escape)
    assert page.hand_over.isVisible()
    assert page.session.viewer is None
    qtbot.keyClick(page.hand_over, Qt.Key.Key_A)
    assert page.session.viewer == 0


def test_troubles_end_on_the_start_page(qtbot: QtBot, window: MainWindow, shelf: MemoryShelf) -> None:
    page = begin(qtbot, window)
    window.show_start()
    del page
    shelf.problem = "This game was played on in another window."
    window.open_game(1)
    assert isinstance(window.page, StartPage)
    assert window.page.message.text() == shelf.problem
    window.show_new_game()
    new = window.page
    assert isinstance(new, NewGamePage)
    qtbot.mouseClick(new.start_button, LEFT)
    assert window.page is new
    assert new.start_problem.text() == shelf.problem
    window.resume_last()
    assert isinstance(window.page, StartPage)
    shelf.problem = ""
    shelf.saved.clear()
    window.resume_last()
    assert isinstance(window.page, StartPage)


def test_closing_asks_nothing_and_keeps_picture_and_place(
    qtbot: QtBot, window: MainWindow, shelf: MemoryShelf, context: UiContext
) -> None:
    begin(qtbot, window)
    window.resize(1300, 800)
    assert window.close()
    assert shelf.saved[1].png is not None
    place = context.settings.choices.window
    assert place is not None
    assert (place.width, place.height) == (1300, 800)
    again = MainWindow(context, {"small": SmallUi()}, shelf, Facts("1"))
    qtbot.addWidget(again)
    assert (again.width(), again.height()) == (1300, 800)


def test_a_window_that_was_on_a_lost_screen_comes_back(
    qtbot: QtBot, context: UiContext, shelf: MemoryShelf
) -> None:
    context.settings.change(window=Place(90000, 90000, 1000, 700))
    window = MainWindow(context, {"small": SmallUi()}, shelf, Facts("1"))
    qtbot.addWidget(window)
    assert window.screen().availableGeometry().intersects(window.geometry())


def test_text_grows_with_the_window(qtbot: QtBot, window: MainWindow, context: UiContext) -> None:
    assert context.theme.scale == 1.0
    window.resize(2560, 1440)
    qtbot.waitUntil(lambda: context.theme.scale == 2.0)


def test_settings_hold_at_once(qtbot: QtBot, window: MainWindow, context: UiContext) -> None:
    window.show_settings()
    page = window.page
    assert isinstance(page, SettingsPage)
    assert page.language.hasFocus()
    qtbot.keyClick(page.language, Qt.Key.Key_Down)
    assert context.settings.language == "en"
    page.theme.setFocus()
    qtbot.keyClick(page.theme, Qt.Key.Key_End)
    assert context.settings.theme == "lantern"
    page.animation.setFocus()
    qtbot.keyClick(page.animation, Qt.Key.Key_End)
    assert context.settings.animation == "off"
    page.confirm.setFocus()
    qtbot.keyClick(page.confirm, Qt.Key.Key_Space)
    assert not context.settings.confirm_clicks
    context.settings.change(theme="paper")
    assert page.theme.currentData() == "paper"


def test_quit_by_key(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(window, Qt.Key.Key_Q, CONTROL)
    assert not window.isVisible()


def test_what_was_entered_for_a_new_game_stays_while_something_is_read(
    qtbot: QtBot, window: MainWindow, context: UiContext
) -> None:
    start = window.page
    qtbot.keyClick(window, Qt.Key.Key_N, CONTROL)
    new = window.page
    assert isinstance(new, NewGamePage)
    qtbot.keyClicks(new.seats.rows[0].name, "Zoe")
    qtbot.keyClick(window, Qt.Key.Key_F1)
    qtbot.keyClick(window, Qt.Key.Key_Comma, CONTROL)
    assert isinstance(window.page, SettingsPage)
    context.settings.change(language="de")
    qtbot.mouseClick(window.page.back_button, LEFT)
    assert window.page is new
    qtbot.keyClick(window, Qt.Key.Key_F1)
    qtbot.keyClick(window, Qt.Key.Key_N, CONTROL)
    assert window.page is new, "it is open already"
    qtbot.keyClick(window, Qt.Key.Key_N, CONTROL)
    assert window.page is new
    assert new.seats.rows[0].name.text() == "Zoe"
    qtbot.mouseClick(new.back_button, LEFT)
    assert window.page is start
    assert window.pages.count() == 1


def test_side_pages_go_back_to_the_table_of_a_finished_game(qtbot: QtBot, window: MainWindow) -> None:
    page = begin(qtbot, window)
    while not page.session.over:
        page.session.play(page.session.legal_moves()[0])
    scoring = window.page
    assert isinstance(scoring, ScoringPage)
    qtbot.mouseClick(scoring.table_button, LEFT)
    qtbot.keyClick(window, Qt.Key.Key_F1)
    qtbot.keyClick(window, Qt.Key.Key_Comma, CONTROL)
    assert isinstance(window.page, SettingsPage)
    qtbot.mouseClick(window.page.back_button, LEFT)
    assert window.page is page


def test_a_window_is_not_huge(qtbot: QtBot, context: UiContext, shelf: MemoryShelf) -> None:
    context.settings.change(window=Place(0, 0, 100_000, 100_000))
    window = MainWindow(context, {"small": SmallUi()}, shelf, Facts("1"))
    qtbot.addWidget(window)
    room = window.screen().virtualSize() * 2
    assert window.width() <= max(room.width(), window.minimumWidth())
    assert window.height() <= max(room.height(), window.minimumHeight())
