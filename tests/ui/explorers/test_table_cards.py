"""Investigate cards at the table, whose maps are shown, eras, and what nobody else may see."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.engine.explorers.scene import spaces
from tests.ui.explorers.tables import OpenTable, open_table

DRAWN = ["specialty sea5", "specialty line_land", "specialty ring_sea", "specialty ray_desert"]


def _texts(opened: OpenTable) -> str:
    """Everything that the table says, also to screen readers."""
    table = opened.table
    parts = [table.accessibleName()]
    for widget in table.findChildren(type(table).__mro__[1]):
        if widget.isVisibleTo(table):
            parts += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
            if isinstance(widget, QLabel):
                parts.append(widget.text())
    return " ".join(parts)


def test_one_of_two_cards_is_kept_after_a_second_click(qtbot: QtBot) -> None:
    opened = open_table(qtbot, answers={"cards": ["card era_1"], "specialties": DRAWN})
    row = opened.table.cards
    assert [button.card.id for button in row.drawn if button.card] == ["sea5", "line_land"]
    assert opened.hint == "Click the investigate card that you keep; the other one leaves the game."
    opened.click(row.drawn[1])
    assert opened.view.seats[0].specialties == ()
    opened.click(row.drawn[1])
    assert opened.view.seats[0].specialties == ("line_land",)
    assert [button.card.id for button in row.own if button.card] == ["line_land"]
    assert not row.drawn[0].isVisible()


def test_a_card_is_kept_by_keys(qtbot: QtBot) -> None:
    opened = open_table(qtbot, answers={"cards": ["card era_1"], "specialties": DRAWN})
    opened.press(Qt.Key.Key_C)
    first = opened.table.cards.drawn[0]
    assert first.hasFocus()
    opened.press(Qt.Key.Key_Return, first)
    opened.press(Qt.Key.Key_Return, first)
    assert opened.view.seats[0].specialties == ("sea5",)


def test_the_drawn_and_rejected_cards_of_others_are_nowhere(qtbot: QtBot) -> None:
    opened = open_table(qtbot, answers={"cards": ["card era_1"], "specialties": DRAWN})
    opened.settings.change(confirm_clicks=False, warn_at_end_turn=False)
    opened.click(opened.table.cards.drawn[0])
    opened.click(opened.table.end_button)
    assert opened.session.viewer == 1
    said = _texts(opened)
    log = [opened.session.ui.event_text(event, opened.session.seats()) for event in opened.session.log]
    for text in (said, " ".join(filter(None, log))):
        assert "any number of land" not in text, "the card that Anna rejected"
    assert {button.card.id for button in opened.table.cards.drawn if button.card} == {
        "ring_sea",
        "ray_desert",
    }
    # Looking at Anna's map shows neither choice nor hidden cards.
    opened.click(opened.table.plates.plates[0])
    assert opened.table.shown_seat == 0
    assert not any(button.isVisible() for button in opened.table.cards.drawn)


def test_kept_treasures_of_others_stay_hidden(qtbot: QtBot) -> None:
    opened = open_table(
        qtbot,
        answers={"cards": ["card sea"], "treasures": ["treasure jar"]},
        scene=lambda scene: scene.explorers("7,12 6,13 6,15"),
    )
    opened.settings.change(confirm_clicks=False, warn_at_end_turn=False)
    opened.click_space("5,16")
    assert "Jar" in opened.table.wealth.words()
    opened.click(opened.table.end_button)
    assert opened.session.viewer == 1
    assert "Jar" not in _texts(opened)
    assert opened.table.finds.lines == ()
    opened.click(opened.table.plates.plates[0])
    assert "1 hidden treasure(s)" in opened.table.wealth.words()
    assert "Jar" not in _texts(opened)


def test_nothing_of_the_last_player_while_nobody_sits(qtbot: QtBot) -> None:
    opened = open_table(
        qtbot,
        answers={"cards": ["card sea"], "treasures": ["treasure jar"]},
        scene=lambda scene: scene.explorers("7,12 6,13 6,15"),
        arrive=False,
    )
    opened.session.take_seat(0)
    opened.settings.change(confirm_clicks=False, warn_at_end_turn=False)
    opened.click_space("5,16")
    opened.hover("7,10")
    opened.click(opened.table.end_button)
    assert opened.session.viewer is None
    assert "Jar" not in _texts(opened)
    assert opened.table.map.lit == {}
    assert opened.note == []


def test_the_last_era_card_lets_choose(qtbot: QtBot) -> None:
    cards = ("sea5", "line_land", "ring_sea")

    def scene(place: object) -> None:
        place.era(4)  # type: ignore[attr-defined]
        place.specialties(*cards)  # type: ignore[attr-defined]

    opened = open_table(qtbot, players=1, answers={"cards": ["card era_any"]}, scene=scene)
    own = opened.table.cards.own
    assert [button.offered for button in own] == [True, True, True]
    opened.click(own[2])
    assert opened.view.seats[0].card == "ring_sea"
    assert opened.hint.startswith("Explore 1 sea: click a lit hex. Then: 5 space(s) around it.")


def test_a_card_with_two_steps_goes_on_by_button(qtbot: QtBot) -> None:
    opened = open_table(
        qtbot,
        players=1,
        answers={"cards": ["card era_1"], "specialties": ["specialty sea4_coins2", "specialty sea5"]},
    )
    opened.settings.change(confirm_clicks=False)
    opened.click(opened.table.cards.drawn[0])
    opened.click_space("7,12")
    while not opened.table.stop_button.isVisible():
        chosen = min(opened.table.map.lit)
        opened.click_space(f"{chosen % 100},{chosen // 100}")
        if opened.view.seats[0].step:
            break
    if opened.table.stop_button.isVisible():
        opened.click(opened.table.stop_button)
    assert opened.view.seats[0].step == 1 or not opened.table.map.lit


def test_the_end_of_an_era_is_told_step_by_step_to_everybody(qtbot: QtBot) -> None:
    opened = open_table(
        qtbot,
        answers={"cards": ["card mountain", "card sea"]},
        scene=lambda scene: scene.last_card("mountain").explorers("8,13"),
    )
    opened.settings.change(warn_at_end_turn=False)
    report = opened.table.report
    opened.click(opened.table.end_button)
    assert not report.isVisible()
    opened.click(opened.table.end_button)
    assert opened.view.era == 1
    # Who ended the last turn stays and begins the next one.
    assert opened.session.viewer == 1
    assert report.isVisible()
    assert report.title.text() == "Era I is over"
    opened.click(report.next_button)
    assert report.title.text() == "Era II begins"
    opened.press(Qt.Key.Key_Return, report)
    assert not report.isVisible()
    opened.click_space("7,12")
    opened.click(opened.table.end_button)
    assert opened.session.viewer == 0
    assert report.isVisible()
    opened.press(Qt.Key.Key_Escape, report)
    assert not report.isVisible()


def test_solo_shows_threshold_and_what_is_covered(qtbot: QtBot) -> None:
    opened = open_table(
        qtbot,
        players=1,
        answers={"cards": ["card era_2"]},
        scene=lambda scene: scene.era(2).specialties("sea5"),
    )
    assert opened.table.solo.isVisible()
    assert "of 120 coins" in opened.table.solo.words()
    assert opened.table.solo.cover_lines()[0] == "Era card II came: 10 coin(s) of objective 1 covered."
    assert opened.table.solo.cover_lines()[1].startswith("When Era card III comes: ")


def test_a_completed_objective_is_told(qtbot: QtBot) -> None:
    opened = open_table(
        qtbot,
        answers={"cards": ["card mountain", "card sea"]},
        scene=lambda scene: scene.found(_two_towers(scene)),
    )
    opened.settings.change(warn_at_end_turn=False)
    opened.click(opened.table.end_button)
    opened.click(opened.table.end_button)
    assert opened.view.seats[0].completed[1] == 1
    told = [line.text for line in opened.table.finds.lines]
    assert told == ["Anna is first to complete an objective and gets 10 coin(s): 2 discovery tower(s)."]
    assert "completed in turn 1" in opened.table.goals.words()


def _two_towers(scene: object) -> str:
    board = scene.board  # type: ignore[attr-defined]
    return " ".join(f"{space % 100},{space // 100}" for space in board.spaces_of(board.towers)[:2])


def test_maps_of_others_open_in_full(qtbot: QtBot) -> None:
    opened = open_table(
        qtbot,
        players=4,
        answers={"cards": ["card sea"]},
        scene=lambda scene: scene.explorers("7,12 6,13", seat="B"),
    )
    table = opened.table
    opened.click(table.plates.plates[1])
    assert table.shown_seat == 1
    assert set(opened.view.seats[1].explorers) == set(spaces("7,12 6,13"))
    assert table.back_button.isVisible()
    opened.click_space("7,10")
    assert opened.hint == "This is another player's map."
    opened.click(table.back_button)
    assert table.shown_seat == 0
    assert table.map.lit
