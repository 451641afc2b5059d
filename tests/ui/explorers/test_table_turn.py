"""A turn at the table by clicks: explorers, villages, routes, treasures, the end of the turn."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.engine.explorers.scene import spaces
from tests.ui.explorers.tables import open_table
from ui.explorers.map.layers import EXPLORE, PARTNER, POST_CITY, VILLAGE


def test_lit_hexes_are_the_legal_ones_and_a_click_explores(qtbot: QtBot) -> None:
    opened = open_table(qtbot, answers={"cards": ["card grassland"]})
    table = opened.table
    legal = {move.space for move in opened.session.legal_moves() if hasattr(move, "space")}
    assert set(table.map.lit) == legal
    assert set(table.map.lit.values()) == {EXPLORE}
    place = "8,13"
    assert spaces(place)[0] in legal
    opened.click_space(place)
    assert opened.last_move == "explore 8,13"
    assert opened.view.seats[0].coins[0] == 1


def test_another_click_says_why_not(qtbot: QtBot) -> None:
    opened = open_table(qtbot, answers={"cards": ["card grassland"]})
    opened.click_space("9,12")
    assert opened.hint == "The card asks for: grassland."
    assert opened.table.hint.refuses()
    opened.click_space("1,10")
    assert opened.hint == "An explorer goes beside your capital, a village or another explorer."
    opened.click_space("8,11")
    assert opened.hint == "This is your capital: explorers set out from here."


def test_hovering_tells_what_comes_and_what_is_left(qtbot: QtBot) -> None:
    opened = open_table(qtbot, answers={"cards": ["card grassland"]})
    opened.hover("8,13")
    assert opened.note == ["1 coin(s)", "Left of the card: 1 grassland"]
    opened.hover("0,10")
    assert opened.note == []


def test_a_line_shows_what_could_follow(qtbot: QtBot) -> None:
    opened = open_table(qtbot, answers={"cards": ["card sea"]})
    opened.hover("7,10")
    # The line may go on in every direction in which there is sea.
    assert set(opened.table.map.next_spaces) == set(spaces("7,8 6,9 8,9 6,11"))
    opened.click_space("7,10")
    # Land and the capital end this line.
    opened.hover("6,9")
    assert opened.note == ["Then nothing is left of the card."]
    opened.hover("6,11")
    assert opened.note == ["Left of the card: 1 sea"]
    opened.click_space("6,11")
    # It grows at both ends.
    assert set(opened.table.map.lit) == set(spaces("5,12 8,9"))
    assert opened.hint == "Go on with the line at one of its ends: 1 sea left."


def test_the_village_goes_where_it_is_clicked(qtbot: QtBot) -> None:
    opened = open_table(
        qtbot, answers={"cards": ["card grassland"]}, scene=lambda scene: scene.explorers("8,13")
    )
    opened.click_space("7,14")
    opened.hover("9,14")
    assert opened.note == ["Completes the region: a village", "Then nothing is left of the card."]
    opened.click_space("9,14")
    assert opened.table.map.lit == dict.fromkeys(spaces("7,14 9,14"), VILLAGE)
    assert not opened.table.end_button.isEnabled()
    opened.hover("7,14")
    assert opened.note[0] == "Village: 1 coin(s)"
    opened.click_space("7,14")
    assert opened.view.seats[0].villages == tuple(spaces("7,14"))
    assert opened.table.end_button.isEnabled()


def test_a_route_by_the_city_that_gets_the_post(qtbot: QtBot) -> None:
    opened = open_table(
        qtbot,
        players=1,
        answers={"cards": ["card mountain"]},
        scene=lambda scene: scene.all_but(),
    )
    table = opened.table
    cities = [space for space, kind in table.map.lit.items() if kind == POST_CITY]
    assert len(cities) == 10
    first = cities[0]
    opened.click_space(f"{first % 100},{first // 100}")
    assert set(table.map.lit.values()) == {PARTNER}
    assert len(table.map.lit) == 9
    opened.press(Qt.Key.Key_Escape, table.map)
    assert len(table.map.lit) == 10
    opened.click_space(f"{first % 100},{first // 100}")
    other = min(table.map.lit)
    opened.hover(f"{other % 100},{other // 100}")
    assert any(line.startswith("Trade route: ") for line in opened.note)
    opened.click_space(f"{other % 100},{other // 100}")
    assert opened.last_move == f"route {first % 100},{first // 100} {other % 100},{other // 100}"
    assert opened.view.seats[0].posts == (first,)


def test_a_ruin_asks_before_it_draws(qtbot: QtBot) -> None:
    opened = open_table(
        qtbot,
        answers={"cards": ["card sea"], "treasures": ["treasure jar"]},
        scene=lambda scene: scene.explorers("7,12 6,13 6,15"),
    )
    ruin = "5,16"
    before = len(opened.session.match.entries)
    opened.hover(ruin)
    assert "1 treasure(s), drawn at once" in opened.note
    opened.click_space(ruin)
    assert len(opened.session.match.entries) == before
    assert opened.note == ["Click again: this cannot be taken back."]
    opened.click_space(ruin)
    assert opened.view.seats[0].kept_count == 1
    assert not opened.table.undo_button.isEnabled()
    assert [line.text for line in opened.table.finds.lines] == [
        "Jars pay together at the end: 1 / 4 / 9 / 16 coins for 1, 2, 3, ... jars."
    ]


def test_a_ruin_does_not_ask_when_the_setting_says_so(qtbot: QtBot) -> None:
    opened = open_table(
        qtbot,
        answers={"cards": ["card sea"], "treasures": ["treasure jar"]},
        scene=lambda scene: scene.explorers("7,12 6,13 6,15"),
    )
    opened.settings.change(confirm_clicks=False)
    opened.click_space("5,16")
    assert opened.view.seats[0].kept_count == 1


def test_undo_takes_back_placements(qtbot: QtBot) -> None:
    opened = open_table(qtbot, answers={"cards": ["card grassland"]})
    assert not opened.table.undo_button.isEnabled()
    opened.click_space("8,13")
    opened.click(opened.table.undo_button)
    assert opened.view.seats[0].explorers == ()


def test_the_end_of_the_turn_asks_once_while_hexes_are_left(qtbot: QtBot) -> None:
    opened = open_table(qtbot, answers={"cards": ["card grassland"]})
    end = opened.table.end_button
    opened.click(end)
    assert opened.view.seats[0].act == "explore"
    assert end.is_armed()
    opened.click(end)
    # The other player is at the screen now.
    assert opened.session.viewer == 1
    opened.settings.change(warn_at_end_turn=False)
    opened.click(end)
    assert opened.view.turn == 2


def test_nothing_left_asks_nothing(qtbot: QtBot) -> None:
    opened = open_table(qtbot, answers={"cards": ["card mountain"]})
    opened.click_space("9,12")
    assert opened.hint == "The card has been used. Undo, or end your turn."
    opened.click(opened.table.end_button)
    assert opened.session.viewer == 1


def test_keys_do_everything(qtbot: QtBot) -> None:
    opened = open_table(qtbot, answers={"cards": ["card mountain"]})
    table = opened.table
    opened.press(Qt.Key.Key_M)
    assert table.map.ring_visible
    assert table.map.ring_space in table.map.lit
    opened.press(Qt.Key.Key_PageDown, table.map)
    opened.press(Qt.Key.Key_Return, table.map)
    assert opened.last_move.startswith("explore ")
    opened.press(Qt.Key.Key_E)
    assert opened.session.viewer == 1
    opened.press(Qt.Key.Key_1)
    assert table.shown_seat == 0
    assert table.map.lit == {}
    opened.press(Qt.Key.Key_Escape, table.map)
    assert table.shown_seat == 1
