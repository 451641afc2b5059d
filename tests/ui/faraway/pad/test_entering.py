"""Entering journeys by keys and clicks: what is scored, and what is refused with its reason."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from engine.faraway.pad import ScorePad
from tests.ui.faraway.pad.open_pad import ANNA, BEN, MemoryPads, OpenPad
from ui.faraway.pad.entry import Entry, numbers_text, read_numbers

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True)

Opened = Callable[[], OpenPad]


def test_a_whole_game(opened: Opened) -> None:
    pad = opened()
    assert pad.focus() is pad.panel(0).name, "an evening begins with the names"
    pad.qtbot.keyClicks(pad.panel(0).name, "Anna")
    pad.qtbot.keyClick(pad.panel(0).name, Qt.Key.Key_Return)
    assert pad.focus() is pad.panel(0).regions
    pad.qtbot.keyClicks(pad.panel(0).regions, "12 20 13 18 44 24 39 4")
    assert pad.fame() == [26, 0]
    for sanctuary in (38, 1, 6, 16):
        pad.click(pad.sanctuary(sanctuary))
    assert pad.page.pad.players[0] == ANNA
    assert pad.fame() == [45, 0]
    assert "when everybody has a region" in pad.page.players.result.text()
    pad.type_name(1, "Ben")
    pad.type_regions(1, "43,47,57,64,5,17,38,54")
    for sanctuary in (12, 27):
        pad.click(pad.sanctuary(sanctuary))
    assert pad.page.pad.players[1] == BEN
    assert pad.page.players.result.text().startswith("Anna wins with 45")
    assert [panel.place.text() for panel in pad.page.players.shown] == ["Place 1", "Place 2"]


def test_the_journey_is_drawn_with_the_fame_of_each_card(opened: Opened, pads: MemoryPads) -> None:
    pads.keep(None, ScorePad((ANNA, BEN)))
    pad = opened()
    regions, sanctuaries = pad.page.side.journey.regions, pad.page.side.journey.sanctuaries
    assert [card.number for card in regions.cards] == list(ANNA.regions)
    assert regions.outlook is not None
    assert regions.outlook.per_region == (0, 6, 6, 10, 6, 0, 0, 0)
    assert [card.seal for card in sanctuaries.cards] == [8, 3, 3, 3]
    pad.click(pad.panel(1).regions)
    assert [card.number for card in regions.cards] == list(BEN.regions)


def test_a_tie_is_broken_by_the_shortest_duration(opened: Opened) -> None:
    pad = opened()
    pad.type_name(0, "Anna")
    pad.type_name(1, "Ben")
    pad.type_regions(0, "68 67 66 65 64 62 60 58")
    pad.type_regions(1, "61 56 37 36 33 26 23 15")
    text = pad.page.players.result.text()
    assert text.startswith("Ben wins with 0")
    assert text.endswith("are tied: the shortest exploration duration, 15, decides.")


def test_best_order(opened: Opened, pads: MemoryPads) -> None:
    pads.keep(None, ScorePad((ANNA, BEN)))
    pad = opened()
    pad.view("best")
    side = pad.page.side
    assert "59" in side.best_words.text()
    assert side.best_row.outlook is not None
    assert side.best_row.outlook.total == 59
    assert {card.number for card in side.best_row.cards} == set(ANNA.regions)
    pad.type_regions(0, "2")
    assert side.best_words.text() == "The best order comes with the second region."
    pad.type_regions(0, "3 2")
    assert side.best_words.text() == "No other order of these regions brings more."


# --- regions ---


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("12 69", "There is no region 69: they are numbered from 1 to 68."),
        ("0", "There is no region 0: they are numbered from 1 to 68."),
        ("12 20 12", "Region 12 is twice in this journey."),
        ("9 8 7 6 5 4 3 2 1", "These are 9 regions, but a journey has only 8."),
        ("12 2o", "“2o” is not a number."),
        ("43", "Region 43 is in the journey of Ben already."),
    ],
)
def test_wrong_regions_are_refused_beside_the_field(opened: Opened, typed: str, reason: str) -> None:
    pad = opened()
    pad.type_name(0, "Ben")
    pad.type_regions(0, "43 47")
    pad.type_regions(1, typed)
    assert pad.problem(1) == reason
    assert pad.problem(0) == ""
    assert pad.panel(1).regions.property("invalid")
    assert pad.panel(1).regions.accessibleDescription() == reason
    if "not a number" not in reason:
        assert pad.fame()[1] is None
        assert pad.page.players.result.text() == "There is no ranking while an entry cannot be right."
    pad.type_regions(1, "3 9")
    assert pad.problem(1) == ""
    assert pad.fame()[1] == 4 + 5
    assert not pad.panel(1).regions.property("invalid")


def test_the_other_field_is_freed_too(opened: Opened) -> None:
    pad = opened()
    pad.type_regions(0, "12 20")
    pad.type_regions(1, "20")
    assert pad.problem(1) == "Region 20 is in the journey of Player 1 already."
    pad.type_regions(0, "12")
    assert pad.problem(1) == ""


def test_half_a_number_is_no_fault(opened: Opened) -> None:
    pad = opened()
    pad.type_regions(0, "1 20")
    pad.type_regions(1, "30 1", end=None)
    assert pad.problem(1) == "", "it may become 12"
    assert pad.page.pad.players[1].regions == (30,)
    pad.qtbot.keyClicks(pad.panel(1).regions, "2")
    assert pad.page.pad.players[1].regions == (30, 12)
    pad.qtbot.keyClick(pad.panel(1).regions, Qt.Key.Key_Backspace)
    assert pad.problem(1) == ""
    pad.qtbot.keyClicks(pad.panel(1).regions, " ")
    assert pad.problem(1) == "Region 1 is in the journey of Player 1 already."
    pad.qtbot.keyClick(pad.panel(1).regions, Qt.Key.Key_Backspace)
    pad.qtbot.keyClick(pad.panel(1).regions, Qt.Key.Key_Tab)
    assert pad.problem(1) == "Region 1 is in the journey of Player 1 already.", "the field has been left"


def test_regions_from_pictures(opened: Opened) -> None:
    pad = opened()
    pad.type_regions(0, "12")
    pad.view("regions")
    assert pad.page.side.note.text() == "Click on the regions in play order."
    pad.click(pad.region(20))
    pad.click(pad.region(7))
    assert pad.panel(0).regions.text() == "12 20 7"
    pad.click(pad.region(20))
    assert pad.page.pad.players[0].regions == (12, 7)
    pad.click(pad.panel(1).regions)
    pad.click(pad.region(7))
    assert pad.page.side.note.text() == "Region 7 is in the journey of Player 1 already."
    assert pad.page.pad.players[1].regions == ()
    assert pad.region(7).shown.dimmed
    assert "Player 1" in pad.region(7).shown.effect


def test_a_ninth_region_is_refused(opened: Opened, pads: MemoryPads) -> None:
    pads.keep(None, ScorePad((ANNA, BEN)))
    pad = opened()
    pad.view("regions")
    pad.click(pad.region(2))
    assert pad.page.side.note.text() == "These are 9 regions, but a journey has only 8."
    assert pad.page.pad.players[0] == ANNA


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ("", Entry(())),
        (" 12  20\t13 ", Entry((12, 20, 13))),
        ("12,20;13.18/4-5 > 6", Entry((12, 20, 13, 18, 4, 5, 6))),
        ("12 a 20 b", Entry((12, 20), "a")),
        ("1234 5", Entry((5,), "1234")),
    ],
)
def test_reading_numbers(text: str, entry: Entry) -> None:
    assert read_numbers(text) == entry
    assert read_numbers(numbers_text(entry.numbers)).numbers == entry.numbers


# --- sanctuaries ---


def test_sanctuaries_are_found_by_their_looks(opened: Opened) -> None:
    pad = opened()
    filters, grid = pad.page.side.sanctuary_picker.filters, pad.page.side.sanctuary_picker.grid
    assert filters is not None
    assert len(grid.shown) == 45
    pad.click(filters.biomes["forest"])
    assert [card.number for card in grid.cards] == [1, 2, 3, 4, 5]
    pad.click(filters.biomes["river"])
    assert [card.number for card in grid.cards] == list(range(1, 11))
    pad.click(filters.symbols["chimera"])
    assert [card.number for card in grid.cards] == [3, 8]
    filters.clear()
    pad.click(filters.symbols["clue"])
    pad.click(filters.symbols["stone"])
    assert [card.number for card in grid.cards] == [21]
    pad.click(filters.all_button)
    assert len(grid.cards) == 45
    filters.kinds.setFocus()
    pad.qtbot.keyClick(filters.kinds, Qt.Key.Key_End)
    assert [card.number for card in grid.cards] == [20, 33, 34, 35, 36]
    pad.click(filters.biomes["forest"])
    assert grid.cards == []
    assert grid.empty == "No sanctuary looks like this."
    pad.window.grab()


def test_a_sanctuary_is_taken_back_by_another_click(opened: Opened) -> None:
    pad = opened()
    pad.click(pad.sanctuary(7))
    assert pad.sanctuary(7).shown.picked
    assert pad.page.pad.players[0].sanctuaries == (7,)
    pad.click(pad.sanctuary(7))
    assert pad.page.pad.players[0].sanctuaries == ()


def test_a_sanctuary_of_another_is_refused(opened: Opened) -> None:
    pad = opened()
    pad.click(pad.sanctuary(7))
    pad.click(pad.panel(1).regions)
    pad.click(pad.sanctuary(7))
    assert pad.page.side.note.text().startswith("Player 1 has this sanctuary already")
    assert pad.page.pad.players[1].sanctuaries == ()


def test_more_sanctuaries_than_the_row_allows_are_refused(opened: Opened, pads: MemoryPads) -> None:
    pads.keep(None, ScorePad((ANNA, BEN)))
    pad = opened()
    pad.click(pad.sanctuary(2))
    note = pad.page.side.note.text()
    assert "are too many: a longer region follows a shorter one only" in note
    assert pad.page.pad.players[0] == ANNA
    pad.click(pad.sanctuary(38))
    assert "was one forgotten here?" in pad.page.side.note.text()


def test_an_eighth_sanctuary_is_refused(opened: Opened) -> None:
    pad = opened()
    for sanctuary in range(1, 9):
        pad.click(pad.sanctuary(sanctuary))
    assert pad.page.pad.players[0].sanctuaries == tuple(range(1, 8))
    assert "nobody can find more than 7" in pad.page.side.note.text()
    pad.type_regions(0, "9 8")
    assert "with these regions there can be at most 6" in pad.problem(0)
    pad.type_regions(0, "68 67 66 65 64 62 60 58")
    assert pad.problem(0).startswith("No sanctuary can be here")
    pad.type_regions(0, "1 2 3 4 5 6 7 8")
    assert pad.problem(0) == ""


def test_keyboard_alone(opened: Opened) -> None:
    pad = opened()
    pad.type_regions(0, "12 20", end=Qt.Key.Key_Return)
    first = pad.focus()
    assert first is pad.sanctuary(1)
    pad.qtbot.keyClick(first, Qt.Key.Key_Right)
    assert pad.focus() is pad.sanctuary(2)
    pad.qtbot.keyClick(pad.sanctuary(2), Qt.Key.Key_Return)
    assert pad.page.pad.players[0].sanctuaries == (2,)
    grid = pad.page.side.sanctuary_picker.grid
    across = -(-45 // grid.rows)
    pad.qtbot.keyClick(pad.sanctuary(2), Qt.Key.Key_Down)
    assert pad.focus() is pad.sanctuary(2 + across)
    pad.qtbot.keyClick(pad.sanctuary(2 + across), Qt.Key.Key_Up)
    pad.qtbot.keyClick(pad.sanctuary(2), Qt.Key.Key_Up)
    assert pad.focus() is pad.sanctuary(2), "there is no line above"
    pad.qtbot.keyClick(pad.sanctuary(2), Qt.Key.Key_PageDown)
    assert pad.focus() is pad.panel(1).regions
    assert pad.page.index == 1
    pad.qtbot.keyClick(pad.panel(1).regions, Qt.Key.Key_PageUp)
    assert pad.focus() is pad.panel(0).regions
