"""The dig: before the first stone, stone by stone, and what the white rock takes."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.livingstone.events import DigEnded, WhiteRockDug
from tests.engine.livingstone.scene import Scene
from tests.ui.livingstone.tables import OpenTable, open_table

DICE = {"dice": ["roll 1 2 3 3 4 6"]}
GOOD = {**DICE, "bag": ["stone black_rock", "stone clear_gem", "stone red_gem"]}
BAD = {**DICE, "bag": ["stone clear_gem", "stone white_rock"]}


def dig(table: OpenTable, die: int = 3) -> None:
    table.take(die)
    table.click(table.table.action_bar.dig)
    assert table.table.pages.page is table.table.pages.dig


def test_the_first_stone_waits_and_the_dig_can_be_taken_back(qtbot: QtBot) -> None:
    table = open_table(qtbot, 3, GOOD)
    dig(table)
    panel = table.table.pages.dig
    assert panel.stones == []
    assert table.session.can_undo()
    table.session.undo()
    assert table.table.pages.page is table.table.action_bar
    assert table.view.phase == "act"


def test_stone_by_stone(qtbot: QtBot) -> None:
    table = open_table(qtbot, 3, GOOD)
    dig(table)
    panel = table.table.pages.dig
    table.click(panel.act_button)
    qtbot.waitUntil(lambda: panel.result is not None, timeout=2000)
    assert panel.stones == [0, 2, 4]
    assert panel.result == DigEnded(seat=0, gems=(1, 0, 1), rocks=1)
    assert not table.session.can_undo()
    assert table.table.things.gems.gems == (1, 0, 1)
    assert table.table.pages.page is panel
    table.click(panel.act_button)
    assert table.table.pages.page is table.table.action_bar
    table.end()
    assert table.view.viewer == 1


def test_the_white_rock(qtbot: QtBot) -> None:
    def place(scene: Scene) -> Scene:
        return scene.aside(black_rock=4).gems("A", blue=2)

    table = open_table(qtbot, 3, BAD, place)
    dig(table, 6)
    panel = table.table.pages.dig
    table.press(Qt.Key.Key_Return, panel.act_button)
    qtbot.waitUntil(lambda: panel.result is not None, timeout=2000)
    assert panel.result == WhiteRockDug(seat=0, gems=(1, 0, 0), stones=6)
    assert panel.title.text() == "The white rock!"
    assert "6 stone(s) go back to the bag." in panel.note.text()
    assert table.table.things.gems.gems == (0, 2, 0)


def test_a_click_hurries_the_stones(qtbot: QtBot) -> None:
    table = open_table(qtbot, 3, GOOD, speed="normal")
    dig(table)
    panel = table.table.pages.dig
    table.click(panel.act_button)
    assert len(panel.stones) == 1
    table.click(panel.act_button)
    assert len(panel.stones) == 2
    table.click(panel.row)
    assert len(panel.stones) == 3
    assert panel.result is not None


def test_the_stones_come_by_themselves(qtbot: QtBot) -> None:
    table = open_table(qtbot, 3, GOOD, speed="fast")
    dig(table)
    panel = table.table.pages.dig
    table.click(panel.act_button)
    qtbot.waitUntil(lambda: panel.result is not None, timeout=4000)
    assert len(panel.stones) == 3


def test_an_action_closes_the_result(qtbot: QtBot) -> None:
    table = open_table(qtbot, 3, GOOD)
    dig(table)
    panel = table.table.pages.dig
    table.click(panel.act_button)
    qtbot.waitUntil(lambda: panel.result is not None, timeout=2000)
    table.press(Qt.Key.Key_E)
    assert table.view.viewer == 1
    assert table.table.pages.page is table.table.action_bar


def test_a_second_dig_starts_afresh(qtbot: QtBot) -> None:
    def place(scene: Scene) -> Scene:
        return scene.cards("A", "dig_three_stones")

    bag = ["stone clear_gem"] * 3 + ["stone blue_gem"] * 3
    table = open_table(qtbot, 3, {**DICE, "bag": bag}, place)
    dig(table)
    panel = table.table.pages.dig
    table.click(panel.act_button)
    qtbot.waitUntil(lambda: panel.result is not None, timeout=2000)
    card = table.table.hand.shown[0]
    table.click(card)
    table.click(card)
    assert panel.result is None
    assert panel.stones == []
    table.click(panel.act_button)
    qtbot.waitUntil(lambda: panel.result is not None, timeout=2000)
    assert panel.stones == [3, 3, 3]


def test_a_dig_that_was_interrupted_goes_on(qtbot: QtBot) -> None:
    table = open_table(qtbot, 3, GOOD, speed="normal")
    dig(table)
    table.click(table.table.pages.dig.act_button)
    table.table.pages.dig.stop()
    table.table.pages.dig.open_for(table.view)
    assert table.table.pages.dig.stones == [0]
    table.click(table.table.pages.dig.act_button)
    assert len(table.table.pages.dig.stones) == 2
