"""The page of a new game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.small_ui import SmallOptionsEditor, SmallUi
from ui.context import UiContext
from ui.pages.new_game import NewGame, NewGamePage, seated

LEFT = Qt.MouseButton.LeftButton

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True)


def open_page(qtbot: QtBot, context: UiContext, seed: int | None = None) -> NewGamePage:
    page = NewGamePage(context, {"small": SmallUi()}, seed=seed)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    return page


def start(qtbot: QtBot, page: NewGamePage) -> NewGame:
    with qtbot.waitSignal(page.started) as started:
        qtbot.mouseClick(page.start_button, LEFT)
    wanted = started.args[0]
    assert isinstance(wanted, NewGame)
    return wanted


def test_one_click_is_enough(qtbot: QtBot, context: UiContext) -> None:
    wanted = start(qtbot, open_page(qtbot, context, seed=42))
    assert (wanted.game, wanted.seed, wanted.options) == ("small", 42, None)
    assert [seat.name for seat in wanted.seats] == ["Player 1", "Player 2"]
    assert all(seat.is_person for seat in wanted.seats)


def test_the_number_of_people_is_chosen_and_remembered(qtbot: QtBot, context: UiContext) -> None:
    page = open_page(qtbot, context)
    qtbot.mouseClick(page.count_choice.button("3"), LEFT)
    qtbot.keyClicks(page.seats.rows[2].name, "Ewa")
    assert [seat.name for seat in start(qtbot, page).seats] == ["Player 1", "Player 2", "Ewa"]
    again = open_page(qtbot, context)
    assert [seat.name for seat in start(qtbot, again).seats] == ["Player 1", "Player 2", "Ewa"]
    assert again.seats.rows[0].name.text() == "", "a usual name is not remembered as a name"


def test_alone_there_is_no_order_to_choose(qtbot: QtBot, context: UiContext) -> None:
    page = open_page(qtbot, context)
    assert page.random_order.isVisible()
    qtbot.mouseClick(page.count_choice.button("1"), LEFT)
    assert not page.random_order.isVisible()
    assert len(start(qtbot, page).seats) == 1


def test_nothing_starts_until_all_is_right(qtbot: QtBot, context: UiContext) -> None:
    page = open_page(qtbot, context)
    assert isinstance(page.options, SmallOptionsEditor)
    qtbot.keyClicks(page.seats.rows[0].name, "Player 2")
    assert not page.start_button.isEnabled()
    page.seats.rows[0].name.clear()
    assert page.start_button.isEnabled()
    page.options.rounds.setValue(9)
    assert not page.start_button.isEnabled()
    page.options.rounds.setValue(4)
    page.seed.field.setText("no number")
    assert not page.start_button.isEnabled()
    page.seed.field.setText("5")
    assert start(qtbot, page).options == {"rounds": 4}
    assert context.settings.choices.figures == {"small": {"rounds": 4}}
    again = open_page(qtbot, context)
    assert isinstance(again.options, SmallOptionsEditor)
    assert again.options.rounds.value() == 4
    again.options.rounds.setValue(2)
    start(qtbot, again)
    assert context.settings.choices.figures == {}


def test_random_order_follows_from_the_seed(qtbot: QtBot, context: UiContext) -> None:
    page = open_page(qtbot, context, seed=1)
    qtbot.mouseClick(page.count_choice.button("3"), LEFT)
    listed = start(qtbot, page).seats
    page.random_order.setChecked(True)
    orders = set()
    for seed in range(20):
        page.seed.set_seed(seed)
        wanted = start(qtbot, page)
        assert wanted.seats == seated(listed, seed)
        assert set(wanted.seats) == set(listed)
        orders.add(wanted.seats)
    assert len(orders) == 6


def test_remembered_nonsense_is_ignored(qtbot: QtBot, context: UiContext) -> None:
    context.settings.change(new_game={"small": {"people": "nobody"}})
    assert len(start(qtbot, open_page(qtbot, context)).seats) == 2


def test_escape_goes_back(qtbot: QtBot, context: UiContext) -> None:
    page = open_page(qtbot, context)
    with qtbot.waitSignal(page.back):
        qtbot.keyClick(page.start_button, Qt.Key.Key_Escape)


def test_a_seat_can_be_a_level_which_is_remembered_and_moves_with_its_row(
    qtbot: QtBot, context: UiContext
) -> None:
    page = open_page(qtbot, context)
    rows = page.seats.rows
    rows[1].player.setCurrentIndex(rows[1].player.findData("@captain"))
    assert rows[1].player.currentText() == "Captain (4 of 5)"
    assert page.seats.about.text() == "Captain: Compares many ways in which the game can go on."
    wanted = start(qtbot, page)
    assert [(seat.name, seat.player) for seat in wanted.seats] == [
        ("Player 1", "person"),
        ("Captain 2", "@captain"),
    ]
    again = open_page(qtbot, context)
    qtbot.mouseClick(again.seats.rows[1].up, LEFT)
    assert [seat.player for seat in start(qtbot, again).seats] == ["@captain", "person"]


def test_a_level_that_is_no_more_becomes_a_person(qtbot: QtBot, context: UiContext) -> None:
    page = open_page(qtbot, context)
    page.seats.set_players(["@admiral", "@scout"])
    assert page.seats.players() == ["person", "@scout"]


def test_seats_that_are_higher_than_the_window_are_scrolled(qtbot: QtBot, context: UiContext) -> None:
    page = open_page(qtbot, context)
    qtbot.mouseClick(page.count_choice.button("3"), LEFT)
    page.seats.set_players(["@stroller", "@captain", "@pathfinder"])
    page.resize(700, 300)
    about, area = page.seats.about, page.players
    bar = area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    qtbot.waitUntil(lambda: about.height() >= about.heightForWidth(about.width()) > 0)
    content = area.widget()
    assert content.minimumSizeHint().width() <= content.width() <= area.viewport().width()
    bar.setValue(bar.maximum())
    assert page.random_order.visibleRegion().boundingRect() == page.random_order.rect()
