"""A whole round at the table by clicks, and by keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.livingstone.tables import OpenTable, open_table

DICE = {"dice": ["roll 1 1 2 3 5 6", "roll 2 2 2 4 4 4"]}


def values(table: OpenTable) -> list[int]:
    return [die.value for die in table.table.tray.dice]


def possible(table: OpenTable) -> list[int]:
    return [die.value for die in table.table.tray.dice if die.possible]


def coins_turn(table: OpenTable, die: int) -> None:
    table.take(die)
    table.click(table.table.action_bar.coins)
    table.end()


def test_a_round_by_clicks(qtbot: QtBot) -> None:
    """The round of the rulebook's illustration 2, every action being coins."""
    table = open_table(qtbot, 3, DICE)
    assert values(table) == [1, 1, 2, 3, 5, 6]
    assert possible(table) == [1, 1, 2, 3, 5, 6]
    coins_turn(table, 1)
    assert table.view.viewer == 1
    coins_turn(table, 6)
    coins_turn(table, 1)
    assert (table.view.viewer, values(table), possible(table)) == (0, [2, 3, 5], [2, 3, 5])
    coins_turn(table, 5)
    # B holds a 6 and is skipped; then A with the 5 is skipped as well.
    assert table.view.viewer == 2
    coins_turn(table, 2)
    assert table.view.viewer == 2
    assert [seat.dice for seat in table.view.seats] == [(1, 5), (6,), (1, 2)]
    coins_turn(table, 3)
    assert (table.view.round, table.view.start_seat, table.view.boat) == (2, 1, 1)
    assert values(table) == [2, 2, 2, 4, 4, 4]
    assert [seat.wealth for seat in table.view.seats] == [9, 9, 9]


def test_the_same_by_keys(qtbot: QtBot) -> None:
    table = open_table(qtbot, 3, DICE)
    for die, letter in (("1", "C"), ("6", "C"), ("1", "C"), ("5", "C"), ("2", "C"), ("3", "C")):
        table.press(Qt.Key(ord(die)))
        assert table.view.die == int(die)
        table.press(Qt.Key(ord(letter)))
        table.press(Qt.Key.Key_E)
    assert table.view.round == 2


def test_dimmed_dice_stay_and_refuse(qtbot: QtBot) -> None:
    table = open_table(qtbot, 2, {"dice": ["roll 1 3 3 5"]})
    coins_turn(table, 3)
    coins_turn(table, 1)
    assert (values(table), possible(table)) == ([3, 5], [5])
    three, five = table.table.tray.dice
    assert three.toolTip() == "You need a die higher than 3."
    assert five.toolTip() == ""
    table.click(three)
    assert table.hint == "You need a die higher than 3."
    assert table.table.hint.refuses()
    assert table.view.die == 0
    table.press(Qt.Key.Key_3)
    assert table.view.die == 0
    table.press(Qt.Key.Key_2)
    assert table.hint == "No die 2 is left."
    table.click(five)
    assert table.view.die == 5
    assert not table.table.hint.refuses()


def test_everything_by_tab_and_enter(qtbot: QtBot) -> None:
    """The focus goes from the die to the actions by itself, and on to the end of the turn."""
    table = open_table(qtbot, 2, {"dice": ["roll 1 3 3 5"]})
    die = table.table.tray.dice[1]
    die.setFocus(Qt.FocusReason.TabFocusReason)
    table.press(Qt.Key.Key_Return, die)
    assert table.view.die == 3
    focused = QApplication.focusWidget()
    assert focused is table.table.action_bar.coins
    table.press(Qt.Key.Key_Space, focused)
    assert table.view.die_used
    focused = QApplication.focusWidget()
    assert focused is table.table.action_bar.coins
    for _ in range(4):
        table.press(Qt.Key.Key_Tab, QApplication.focusWidget())
    assert QApplication.focusWidget() is table.table.action_bar.end
    table.press(Qt.Key.Key_Return, QApplication.focusWidget())
    assert table.view.viewer == 1


def test_a_mouse_click_shows_no_ring_of_the_keyboard(qtbot: QtBot) -> None:
    table = open_table(qtbot, 2, {"dice": ["roll 1 3 3 5"]})
    table.take(3)
    assert not any(tile.shows_focus for tile in table.table.action_bar.tiles)
    table.click(table.table.action_bar.coins)
    assert not any(tile.shows_focus for tile in table.table.action_bar.tiles)


def test_a_roll_tumbles_and_a_click_ends_it(qtbot: QtBot) -> None:
    table = open_table(qtbot, 1, {"dice": ["roll 6 6", "roll 1 2"]}, speed="normal")
    coins_turn(table, 6)
    tray = table.table.tray
    assert table.view.round == 2
    qtbot.waitUntil(lambda: any(die.face_shown for die in tray.dice), timeout=2000)
    table.click(table.table.die)
    assert not any(die.face_shown for die in tray.dice)
    assert [die.value for die in tray.dice] == [1, 2]


def test_a_tumbling_die_can_be_taken(qtbot: QtBot) -> None:
    table = open_table(qtbot, 1, {"dice": ["roll 6 6", "roll 1 2"]}, speed="normal")
    coins_turn(table, 6)
    table.press(Qt.Key.Key_2)
    assert table.view.die == 2


def test_the_others_cannot_act(qtbot: QtBot) -> None:
    """A person who looks on while it is another seat's turn is told so."""
    table = open_table(qtbot, 3, DICE)
    table.session.viewer = 1
    table.table.refresh()
    assert not any(tile.possible for tile in table.table.action_bar.tiles)
    assert table.hint == "Anna has the turn."
    table.click(table.table.action_bar.coins)
    assert table.hint == "It is another player's turn."
