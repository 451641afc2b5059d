"""Every card that can be in hand, played by clicks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.livingstone.moves import (
    BOAT_BACK,
    CARDS,
    DIG_THREE_STONES,
    FREE_TENT,
    FREE_TENT_SCORED_ROW,
    IGNORE_DIE_NUMBER,
    MARKET,
    MINE_COLLAPSE,
    POINTS_2,
    POINTS_3,
    POINTS_4,
    TAKE_FOUR_POUNDS,
    TAKE_TWO_DICE,
    space_of,
)
from tests.engine.livingstone.scene import Scene
from tests.ui.livingstone.tables import OpenTable, open_table

DICE = {"dice": ["roll 1 2 3 3 4 6"]}


def with_cards(qtbot: QtBot, *cards: str, die: int = 3) -> OpenTable:
    def place(scene: Scene) -> Scene:
        scene.column(5).money(9, 9, 9).gems("A", clear=2, blue=1, red=1).points(6, 0, 0)
        return scene.tents("A", "r2c3", "r4c1", scored=True).tents("B", "r5c5").cards("A", *cards)

    table = open_table(qtbot, 3, {**DICE, "bag": ["stone black_rock"] * 3}, place)
    table.take(die)
    return table


def test_free_tent(qtbot: QtBot) -> None:
    table = with_cards(qtbot, "free_tent")
    table.click(table.card(FREE_TENT))
    assert table.table.hand.buttons[FREE_TENT].chosen
    assert table.hint.startswith("Free Tent")
    table.click_space(space_of(2, 4))
    assert table.last_move == "tent r3 free"
    assert table.table.things.coins.number == "9"


def test_ignore_die_number(qtbot: QtBot) -> None:
    table = with_cards(qtbot, "ignore_die_number")
    table.click_space(space_of(4, 4))
    assert table.hint == "Your die places a tent in row 3 only."
    table.click(table.card(IGNORE_DIE_NUMBER))
    assert len(table.table.pages.spaces.options) == 6
    table.click_space(space_of(4, 4))
    # 3 pounds in column 5 and 1 to Ben, who stands there.
    assert table.last_move == "tent r5 any"
    assert table.table.things.coins.number == "5"
    assert table.view.seats[1].wealth == 10


def test_both_together(qtbot: QtBot) -> None:
    table = with_cards(qtbot, "free_tent", "ignore_die_number")
    table.click(table.card(FREE_TENT))
    spaces = table.table.pages.spaces
    assert [option.space for option in spaces.options] == [space_of(2, 4)]
    table.click(spaces.toggles[IGNORE_DIE_NUMBER])
    assert [option.title for option in spaces.options] == [f"Row {row}" for row in range(1, 7)]
    assert spaces.options[4].detail == "1 pound(s), +5 point(s)"
    table.click(spaces.options[4])
    assert table.last_move == "tent r5 free any"
    assert table.table.things.coins.number == "8"


def test_a_card_can_be_put_back(qtbot: QtBot) -> None:
    table = with_cards(qtbot, "free_tent", "ignore_die_number")
    table.click(table.card(FREE_TENT))
    table.click(table.card(FREE_TENT))
    assert not table.table.hand.buttons[FREE_TENT].chosen
    assert table.table.pages.page is table.table.action_bar
    table.click(table.card(IGNORE_DIE_NUMBER))
    table.click(table.table.pages.spaces.back_button)
    assert not table.table.plan.begun
    table.click_space(space_of(2, 4))
    assert table.last_move == "tent r3"


def test_the_tile_lists_all_tents(qtbot: QtBot) -> None:
    """With a tent card in hand the tile asks; everything is there for the keyboard."""
    table = with_cards(qtbot, "ignore_die_number")
    tile = table.table.action_bar.tent
    tile.setFocus(Qt.FocusReason.TabFocusReason)
    table.press(Qt.Key.Key_Return, tile)
    spaces = table.table.pages.spaces
    assert table.table.pages.page is spaces
    assert spaces.options[0].hasFocus()
    assert table.hint.startswith("Place a tent in row 3")
    toggle = spaces.toggles[IGNORE_DIE_NUMBER]
    assert not spaces.toggles[FREE_TENT].isVisible()
    table.press(Qt.Key.Key_Space, toggle)
    assert len(spaces.options) == 6
    table.press(Qt.Key.Key_Return, spaces.options[0])
    assert table.last_move == "tent r1 any"


def test_free_tent_in_a_scored_row(qtbot: QtBot) -> None:
    table = with_cards(qtbot, "free_tent_scored_row")
    table.click(table.card(FREE_TENT_SCORED_ROW))
    assert [option.space for option in table.table.pages.spaces.options] == [space_of(1, 2), space_of(3, 0)]
    table.click_space(space_of(1, 4))
    assert table.hint == "None of your scored tents stands on this space."
    table.click_space(space_of(1, 2))
    assert table.last_move == "play free_tent_scored_row r2c3"
    assert table.view.tents[space_of(1, 2)][0] == 2
    assert table.view.phase == "act"


@pytest.mark.parametrize(
    ("card", "points", "money"),
    [(POINTS_2, 8, 9), (POINTS_3, 9, 9), (POINTS_4, 10, 9), (TAKE_FOUR_POUNDS, 6, 13)],
)
def test_points_and_pounds(qtbot: QtBot, card: int, points: int, money: int) -> None:
    table = with_cards(qtbot, CARDS[card])
    button = table.table.hand.buttons[card]
    table.click(button)
    assert button.armed
    assert table.last_move == "die 3"
    table.click(button)
    assert table.last_move == f"play {CARDS[card]}"
    mine = table.view.mine
    assert mine is not None
    assert (mine.points, mine.money) == (points, money)


def test_boat_back(qtbot: QtBot) -> None:
    table = with_cards(qtbot, "boat_back")
    table.click(table.card(BOAT_BACK))
    table.click(table.card(BOAT_BACK))
    assert table.view.boat == 3
    table.click_space(space_of(2, 3))
    assert table.last_move == "tent r3"


def test_take_two_dice(qtbot: QtBot) -> None:
    table = with_cards(qtbot, "take_two_dice")
    table.click(table.card(TAKE_TWO_DICE))
    table.click(table.card(TAKE_TWO_DICE))
    assert table.view.extra_dice == 1
    table.click(table.table.action_bar.coins)
    assert not table.table.action_bar.end.possible
    assert [die.value for die in table.table.tray.dice if die.possible] == [4, 6]
    assert table.hint == "Take your second die: it must be higher than the first."
    table.take(4)
    table.click(table.table.action_bar.coins)
    table.end()
    assert table.view.seats[0].dice == (3, 4)


def test_market(qtbot: QtBot) -> None:
    table = with_cards(qtbot, "market")
    table.click(table.card(MARKET))
    panel = table.table.pages.market
    assert table.table.pages.page is panel
    assert panel.gems == (2, 1, 1)
    assert panel.act_button.text() == "Sell for 7 pound(s) and 7 point(s)"
    panel.steppers[2].set_value(0)
    table.click(panel.act_button)
    assert table.last_move == "play market 2 1 0"
    mine = table.view.mine
    assert mine is not None
    assert (mine.points, mine.money, mine.gems) == (10, 13, (0, 0, 1))


def test_market_needs_a_gem(qtbot: QtBot) -> None:
    table = with_cards(qtbot, "market")
    table.click(table.card(MARKET))
    panel = table.table.pages.market
    for stepper in panel.steppers:
        stepper.set_value(0)
    assert not panel.act_button.isEnabled()
    table.click(table.card(MARKET))
    assert table.table.pages.page is table.table.action_bar


def test_dig_three_stones(qtbot: QtBot) -> None:
    table = with_cards(qtbot, "dig_three_stones")
    table.click(table.card(DIG_THREE_STONES))
    table.click(table.card(DIG_THREE_STONES))
    dig = table.table.pages.dig
    assert table.table.pages.page is dig
    table.click(dig.act_button)
    qtbot.waitUntil(lambda: dig.result is not None, timeout=2000)
    assert len(dig.stones) == 3
    assert table.view.phase == "act"


def test_every_card_has_a_button_and_a_closeup(qtbot: QtBot) -> None:
    names = [name for card, name in enumerate(CARDS) if card != MINE_COLLAPSE]
    table = with_cards(qtbot, *names)
    shown = table.table.hand.shown
    assert [button.card for button in shown] == list(range(MINE_COLLAPSE))
    for button in shown:
        button.setFocus(Qt.FocusReason.TabFocusReason)
        assert table.table.closeup.card == button.card
        assert table.table.rect().contains(table.table.closeup.geometry())
    table.table.action_bar.coins.setFocus(Qt.FocusReason.TabFocusReason)
    assert not table.table.closeup.isVisible()


def test_k_goes_to_the_hand(qtbot: QtBot) -> None:
    table = with_cards(qtbot, "market", "points_4")
    table.press(Qt.Key.Key_K)
    assert table.table.hand.buttons[POINTS_4].hasFocus()


def test_a_card_of_no_use_says_why(qtbot: QtBot) -> None:
    table = with_cards(qtbot, "free_tent", die=6)
    table.click(table.table.action_bar.coins)
    table.click(table.card(FREE_TENT))
    assert table.hint == "Your die 6 has already been used."
    assert not table.table.plan.begun
