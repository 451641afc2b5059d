"""Two players without a tent left move one instead: first the space, then the tent."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.livingstone.moves import FREE_TENT, space_of
from tests.engine.livingstone.scene import Scene
from tests.ui.livingstone.tables import OpenTable, open_table


def without_tents(qtbot: QtBot, *cards: str) -> OpenTable:
    def place(scene: Scene) -> Scene:
        scene.column(6).money(9, 9).cards("A", *cards)
        return scene.tents("A", *["r1c1"] * 5, *["r2c2"] * 6, scored=True)

    table = open_table(qtbot, 2, {"dice": ["roll 1 3 4 6"]}, place)
    table.take(3)
    return table


def test_moving_by_the_board(qtbot: QtBot) -> None:
    table = without_tents(qtbot)
    assert table.table.things.tents.number == "0"
    assert "move a tent" in table.hint
    table.click_space(space_of(2, 5))
    assert table.last_move == "die 3"
    assert table.hint.startswith("Click the tent that you want to move")
    assert [option.space for option in table.table.pages.spaces.options] == [space_of(0, 0), space_of(1, 1)]
    table.click_space(space_of(5, 5))
    assert table.hint == "Choose one of your own tents, in a lit space."
    table.click_space(space_of(1, 1))
    assert table.last_move == "tent r3 from r2c2"
    assert table.view.tents[space_of(1, 1)][0] == 5
    assert table.table.pages.page is table.table.action_bar


def test_moving_by_keys(qtbot: QtBot) -> None:
    table = without_tents(qtbot)
    tile = table.table.action_bar.tent
    tile.setFocus(Qt.FocusReason.TabFocusReason)
    table.press(Qt.Key.Key_Return, tile)
    spaces = table.table.pages.spaces
    assert [option.title for option in spaces.options] == ["Row 3"]
    table.press(Qt.Key.Key_Return, spaces.options[0])
    assert spaces.title.text() == "Which tent?"
    assert spaces.options[0].hasFocus()
    table.press(Qt.Key.Key_Return, spaces.options[1])
    assert table.last_move == "tent r3 from r2c2"


def test_another_space_after_all(qtbot: QtBot) -> None:
    table = without_tents(qtbot)
    table.click_space(space_of(2, 5))
    table.press(Qt.Key.Key_Escape, table.table.pages.spaces)
    assert table.table.plan.target is None
    assert table.table.plan.spaces(table.table.offers).keys() == {space_of(2, 5)}
    table.press(Qt.Key.Key_Escape, table.table.pages.spaces)
    assert table.table.pages.page is table.table.action_bar


def test_free_tent_moves_as_well(qtbot: QtBot) -> None:
    table = without_tents(qtbot, "free_tent")
    table.click(table.card(FREE_TENT))
    table.click_space(space_of(2, 5))
    table.click_space(space_of(0, 0))
    assert table.last_move == "tent r3 free from r1c1"
    assert table.table.things.coins.number == "9"
