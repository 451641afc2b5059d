"""Coins, cards, dig, tents and the free acts, by clicks and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.livingstone.moves import MARKET, TAKE_FOUR_POUNDS, space_of
from tests.engine.livingstone.scene import Scene
from tests.ui.livingstone.tables import OpenTable, open_table
from ui.numbers import show_percent

DICE = {"dice": ["roll 1 2 3 3 4 6"]}


def test_coins_and_undo(qtbot: QtBot) -> None:
    table = open_table(qtbot, 3, DICE)
    table.take(4)
    bar = table.table.action_bar
    assert bar.coins.detail == "+4 pound(s)"
    table.click(bar.coins)
    assert table.table.things.coins.number == "7"
    assert bar.coins.reason == "Your die 4 has already been used."
    assert bar.end.possible
    table.session.undo()
    assert table.table.things.coins.number == "3"
    assert not bar.end.possible
    assert bar.end.reason == "Use your die 4 first."


def test_a_card_is_drawn_by_two_clicks(qtbot: QtBot) -> None:
    table = open_table(qtbot, 3, {**DICE, "cards": ["card market"]})
    table.take(4)
    draw = table.table.action_bar.draw
    table.click(draw)
    assert draw.armed
    assert table.view.phase == "act"
    table.click(draw)
    assert table.last_move == "draw"
    assert table.card(MARKET).isVisible()
    assert not draw.armed


def test_a_double_click_draws_nothing(qtbot: QtBot) -> None:
    table = open_table(qtbot, 3, DICE)
    table.take(4)
    draw = table.table.action_bar.draw
    table.click(draw)
    qtbot.mouseDClick(draw, Qt.MouseButton.LeftButton)
    assert draw.armed
    assert table.view.phase == "act"


@pytest.mark.parametrize("way", ["escape", "other"])
def test_the_question_can_be_dropped(qtbot: QtBot, way: str) -> None:
    table = open_table(qtbot, 3, DICE)
    table.take(4)
    draw = table.table.action_bar.draw
    draw.setFocus(Qt.FocusReason.TabFocusReason)
    table.press(Qt.Key.Key_Space, draw)
    assert draw.armed
    if way == "escape":
        table.press(Qt.Key.Key_Escape, draw)
    else:
        table.click(table.table.things.chest)
    assert not draw.armed


def test_the_key_asks_twice_as_well(qtbot: QtBot) -> None:
    table = open_table(qtbot, 3, DICE)
    table.take(4)
    table.press(Qt.Key.Key_A)
    assert table.view.phase == "act"
    table.press(Qt.Key.Key_A)
    assert table.last_move == "draw"


def test_without_the_question(qtbot: QtBot) -> None:
    table = open_table(qtbot, 3, DICE)
    table.settings.change(confirm_clicks=False)
    table.take(4)
    table.click(table.table.action_bar.draw)
    assert table.last_move == "draw"


def test_a_tent_by_a_click_on_the_board(qtbot: QtBot) -> None:
    table = open_table(qtbot, 3, DICE)
    table.take(3)
    table.click_space(space_of(4, 0))
    assert table.hint == "Your die places a tent in row 3 only."
    table.click_space(space_of(2, 5))
    assert table.hint == "Tents are placed in the steamboat's column only."
    table.click_space(space_of(2, 0))
    assert table.last_move == "tent r3"
    assert table.view.tents[space_of(2, 0)][0] == 1
    assert table.table.things.coins.number == "2"


def test_a_tent_before_the_die_says_what_is_missing(qtbot: QtBot) -> None:
    table = open_table(qtbot, 3, DICE)
    table.click_space(space_of(2, 0))
    assert table.hint == "Take a die first."


def test_the_only_tent_is_placed_by_its_tile(qtbot: QtBot) -> None:
    table = open_table(qtbot, 3, DICE)
    table.take(3)
    tile = table.table.action_bar.tent
    assert tile.detail == "1 pound(s), +3 point(s)"
    table.press(Qt.Key.Key_T)
    assert table.last_move == "tent r3"


def test_a_tent_that_is_too_dear(qtbot: QtBot) -> None:
    table = open_table(qtbot, 3, DICE, lambda scene: scene.column(5).money(2, 9, 9))
    table.take(3)
    tile = table.table.action_bar.tent
    assert not tile.possible
    table.click(tile)
    assert table.hint == "This tent costs 3 pound(s); you have 2 pound(s)."
    table.click_space(space_of(2, 4))
    assert table.hint == "This tent costs 3 pound(s); you have 2 pound(s)."


def donate_page(table: OpenTable) -> None:
    table.click(table.table.things.chest)
    assert table.table.pages.page is table.table.pages.donate


def test_a_donation(qtbot: QtBot) -> None:
    table = open_table(qtbot, 3, DICE)
    table.take(4)
    donate_page(table)
    panel = table.table.pages.donate
    panel.amount.set_value(2)
    assert panel.act_button.text() == "Donate 2 pound(s)"
    table.click(panel.act_button)
    assert table.last_move == "donate 2"
    assert (table.table.things.coins.number, table.table.things.chest.number) == ("1", "2")
    assert table.table.pages.page is table.table.action_bar


def test_a_donation_by_keys(qtbot: QtBot) -> None:
    table = open_table(qtbot, 3, DICE)
    table.take(4)
    table.press(Qt.Key.Key_Q)
    amount = table.table.pages.donate.amount.focusProxy()
    assert amount is not None
    assert amount.hasFocus()
    table.press(Qt.Key.Key_Up, amount)
    table.press(Qt.Key.Key_Return, amount)
    assert table.last_move == "donate 2"


def test_no_more_than_in_hand(qtbot: QtBot) -> None:
    table = open_table(qtbot, 3, DICE)
    table.take(4)
    donate_page(table)
    table.table.pages.donate.amount.set_value(50)
    assert table.table.pages.donate.amount.value() == 3


def test_escape_leaves_a_choice(qtbot: QtBot) -> None:
    table = open_table(qtbot, 3, DICE)
    table.take(4)
    donate_page(table)
    table.press(Qt.Key.Key_Escape, table.table.pages.donate.amount.focusProxy())
    assert table.table.pages.page is table.table.action_bar
    assert table.last_move == "die 4"


def test_before_the_die_nothing_can_be_donated(qtbot: QtBot) -> None:
    table = open_table(qtbot, 3, DICE)
    table.click(table.table.things.chest)
    assert table.hint == "Take a die first."
    assert table.table.pages.page is table.table.action_bar


def gems(scene: Scene) -> Scene:
    return scene.gems("A", clear=2, red=1)


def test_selling_gems(qtbot: QtBot) -> None:
    table = open_table(qtbot, 3, DICE, gems)
    table.take(4)
    table.press(Qt.Key.Key_S)
    panel = table.table.pages.sell
    assert [button.possible for button in panel.buttons] == [True, False, True]
    panel.steppers[0].set_value(2)
    assert panel.buttons[0].price == "+2 pound(s)"
    table.click(panel.buttons[0])
    assert table.last_move == "sell clear_gem 2"
    assert table.table.things.coins.number == "5"
    assert table.table.things.gems.gems == (0, 0, 1)


def test_no_gems_to_sell(qtbot: QtBot) -> None:
    table = open_table(qtbot, 3, DICE)
    table.take(4)
    table.click(table.table.things.gems)
    assert table.hint == "You have no gems to sell."


def test_what_an_action_would_do_is_told_under_the_pointer(qtbot: QtBot) -> None:
    table = open_table(qtbot, 3, DICE)
    table.take(3)
    tile = table.table.action_bar.tent
    tile.setFocus(Qt.FocusReason.TabFocusReason)
    assert table.hint.startswith("Place a tent in row 3: 1 pound(s); 3 point(s)")
    table.table.action_bar.dig.setFocus(Qt.FocusReason.TabFocusReason)
    assert f"White rock: {show_percent(0.05)}" in table.hint
    assert table.table.bag.isVisible()
    table.table.action_bar.end.setFocus(Qt.FocusReason.TabFocusReason)
    assert not table.table.bag.isVisible()
    assert "Use your die 3 first." in table.hint


def test_a_letter_leaves_an_open_choice(qtbot: QtBot) -> None:
    table = open_table(qtbot, 3, DICE)
    table.take(3)
    donate_page(table)
    table.table.setFocus()
    table.press(Qt.Key.Key_C)
    assert table.last_move == "coins"
    assert table.table.pages.page is table.table.action_bar


def test_a_plain_card_may_be_played_before_and_after_the_action(qtbot: QtBot) -> None:
    def cards(scene: Scene) -> Scene:
        return scene.cards("A", "take_four_pounds", "take_four_pounds")

    table = open_table(qtbot, 3, DICE, cards)
    button = table.card(TAKE_FOUR_POUNDS)
    table.click(button)
    assert table.hint == "Take a die first."
    table.take(3)
    table.click(button)
    table.click(button)
    assert table.table.things.coins.number == "7"
    table.click(table.table.action_bar.coins)
    table.click(button)
    table.click(button)
    assert table.table.things.coins.number == "14"
    assert not button.isVisible()
