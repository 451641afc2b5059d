"""The start page: kept games with what can be done with them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.memory_shelf import MemoryShelf
from tests.ui.small_game import Add, make_people
from tests.ui.small_ui import SmallUi
from ui.context import UiContext
from ui.pages.game_list import AT_ONCE
from ui.pages.start import StartPage

LEFT = Qt.MouseButton.LeftButton

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True)


def add_game(shelf: MemoryShelf, people: int, moves: int = 0) -> None:
    session = shelf.begin("small", make_people(people), None, 5)
    session.begin()
    for _ in range(moves):
        if session.awaited is not None:
            session.take_seat(session.awaited)
        session.play(Add(1))


def open_page(
    qtbot: QtBot, context: UiContext, shelf: MemoryShelf, notices: tuple[str, ...] = ()
) -> StartPage:
    page = StartPage(context, {"small": SmallUi()}, shelf, notices)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    qtbot.waitExposed(page)
    return page


def test_empty(qtbot: QtBot, context: UiContext, shelf: MemoryShelf) -> None:
    page = open_page(qtbot, context, shelf)
    assert page.unfinished.empty.isVisible()
    assert not page.unfinished.more.isVisible()
    assert not page.continue_button.isVisible()
    assert not page.message.isVisible()
    with qtbot.waitSignal(page.new_game_wanted):
        qtbot.mouseClick(page.new_button, LEFT)


def test_cards_tell_game_round_players_and_whose_decision_it_is(
    qtbot: QtBot, context: UiContext, shelf: MemoryShelf
) -> None:
    add_game(shelf, 2, moves=3)
    add_game(shelf, 1)
    add_game(shelf, 1, moves=2)
    page = open_page(qtbot, context, shelf)
    alone, two = page.unfinished.cards
    assert two.heading.text() == "Small – Round 2 of 2"
    assert "Ben" in two.facts.text()
    assert "Anna" in two.people.accessibleName()
    assert alone.heading.text() == "Small – Round 1 of 2"
    assert "Anna" not in alone.facts.text()
    assert [page.tabs.tabText(index) for index in range(2)] == ["Unfinished games (2)", "Finished games (1)"]
    with qtbot.waitSignal(page.game_opened) as opened:
        qtbot.mouseClick(two.open_button, LEFT)
    assert opened.args == [1]
    with qtbot.waitSignal(page.game_opened) as opened:
        qtbot.mouseClick(page.continue_button, LEFT)
    assert opened.args == [2], "the one that was played last"


def test_finished_games_have_their_own_list(qtbot: QtBot, context: UiContext, shelf: MemoryShelf) -> None:
    add_game(shelf, 1, moves=2)
    page = open_page(qtbot, context, shelf)
    assert page.finished.cards == [], "nothing is made before it is looked at"
    page.tabs.setCurrentIndex(1)
    (card,) = page.finished.cards
    assert card.heading.text() == "Small"
    with qtbot.waitSignal(page.game_opened) as opened:
        qtbot.mouseClick(card.open_button, LEFT)
    assert opened.args == [1]


def test_many_games_come_a_few_at_a_time(qtbot: QtBot, context: UiContext, shelf: MemoryShelf) -> None:
    for _ in range(AT_ONCE + 2):
        add_game(shelf, 1)
    page = open_page(qtbot, context, shelf)
    assert len(page.unfinished.cards) == AT_ONCE
    page.unfinished.more.click()
    assert [card.kept.number for card in page.unfinished.cards] == list(range(AT_ONCE + 2, 0, -1))
    assert not page.unfinished.more.isVisible()


def test_deleting_asks_for_a_second_click(qtbot: QtBot, context: UiContext, shelf: MemoryShelf) -> None:
    add_game(shelf, 1)
    add_game(shelf, 2)
    page = open_page(qtbot, context, shelf)
    button = page.unfinished.cards[1].delete_button
    qtbot.mouseClick(button, LEFT)
    assert len(shelf.saved) == 2
    qtbot.mouseClick(button, LEFT)
    assert list(shelf.saved) == [2]
    assert [card.kept.number for card in page.unfinished.cards] == [2]
    assert page.tabs.tabText(0) == "Unfinished games (1)"


def test_troubles_are_told_on_the_page(qtbot: QtBot, context: UiContext, shelf: MemoryShelf) -> None:
    page = open_page(qtbot, context, shelf, ("The library was damaged.", "A new one was started."))
    assert page.message.isVisible()
    assert page.message.text() == "The library was damaged. A new one was started."
    shelf.problem = "Another program is using the library."
    page.refresh()
    assert page.message.text() == shelf.problem
    page.export(1, Path("there.incognita"))
    assert page.message.text() == shelf.problem
    page.take_in(Path("there.incognita"))
    assert page.message.text() == shelf.problem
    page.message.clear()
    assert not page.message.isVisible()


def test_export_and_import_say_what_they_did(qtbot: QtBot, context: UiContext, shelf: MemoryShelf) -> None:
    add_game(shelf, 1)
    page = open_page(qtbot, context, shelf)
    page.export(1, Path("evening.incognita"))
    assert shelf.exported == {Path("evening.incognita"): 1}
    assert "evening.incognita" in page.message.text()
    page.take_in(Path("morning.incognita"))
    assert "morning.incognita" in page.message.text()


class LongUi(SmallUi):
    """A game with a title as long as the longest we have."""

    def title(self) -> str:
        return "La Guilde des Expéditions Marchandes et de leurs lointains comptoirs"


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (3840, 2160)])
def test_long_titles_push_no_button_out_of_the_window(
    size: tuple[int, int], qtbot: QtBot, context: UiContext, shelf: MemoryShelf
) -> None:
    add_game(shelf, 3)
    context.theme.fit_window(*size)
    page = StartPage(context, {"small": LongUi()}, shelf, ())
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    qtbot.waitExposed(page)
    qtbot.wait(10)
    (card,) = page.unfinished.cards
    for button in (card.open_button, card.export_button, card.delete_button):
        assert button.visibleRegion().boundingRect() == button.rect()
