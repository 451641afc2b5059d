"""Who plays: names and colours are always different, or the reason stands beside the field."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.record import check_seats
from ui.context import UiContext
from ui.numbers import show_list
from ui.pages.seat_rows import SeatRows
from ui.pages.seats_line import SeatsLine
from ui.pages.seed_field import SeedField
from ui.theme.theme import theme

COLOURS = ("blue", "vermilion", "green", "amber")

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True)


@pytest.fixture
def rows(qtbot: QtBot, context: UiContext) -> SeatRows:
    rows = SeatRows(context)
    qtbot.addWidget(rows)
    rows.set_colours(COLOURS)
    rows.set_count(3)
    rows.show()
    return rows


def colours(rows: SeatRows) -> list[str]:
    return [seat.colour for seat in rows.seats()]


def test_empty_fields_stand_for_usual_names(rows: SeatRows) -> None:
    assert [seat.name for seat in rows.seats()] == ["Player 1", "Player 2", "Player 3"]
    assert colours(rows) == ["blue", "vermilion", "green"]
    check_seats(rows.seats())


def test_the_fields_of_a_seat_stand_in_line(rows: SeatRows) -> None:
    rows.rows[1].set_player("@captain")
    for row in rows.rows[:2]:
        parts = [part.geometry() for part in (row.colour, row.player, row.name)]
        assert len({(part.top(), part.bottom()) for part in parts}) == 1
        gaps = [after.left() - before.right() - 1 for before, after in itertools.pairwise(parts)]
        assert gaps == [theme().metrics.px(4)] * 2


def test_two_with_the_same_name_are_refused_beside_the_field(qtbot: QtBot, rows: SeatRows) -> None:
    qtbot.keyClicks(rows.rows[0].name, "  Zoe ")
    assert rows.seats()[0].name == "Zoe"
    assert not rows.has_problem()
    qtbot.keyClicks(rows.rows[2].name, "zoe")
    assert rows.has_problem()
    assert "zoe" in rows.rows[2].problem.text()
    assert rows.rows[2].problem.isVisible()
    assert rows.rows[2].name.accessibleDescription() == rows.rows[2].problem.text()
    rows.set_count(2)
    assert not rows.has_problem(), "who does not play is not in the way"
    rows.set_count(3)
    qtbot.keyClicks(rows.rows[2].name, "x")
    assert not rows.has_problem()
    assert not rows.rows[2].problem.isVisible()


def test_names_that_only_look_the_same_are_refused(rows: SeatRows) -> None:
    rows.set_count(2)
    rows.rows[0].name.setText("Ren\u00e9e")
    rows.rows[1].name.setText("RENE\u0301E")
    assert rows.has_problem()


def test_a_typed_usual_name_of_another_seat_is_refused(qtbot: QtBot, rows: SeatRows) -> None:
    qtbot.keyClicks(rows.rows[0].name, "Player 2")
    assert rows.has_problem()


def test_names_are_not_longer_than_a_record_takes(qtbot: QtBot, rows: SeatRows) -> None:
    qtbot.keyClicks(rows.rows[0].name, "n" * 60)
    check_seats(rows.seats())


def test_a_colour_that_is_taken_is_swapped(qtbot: QtBot, rows: SeatRows) -> None:
    box = rows.rows[0].colour
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Down)
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert colours(rows) == ["green", "blue", "vermilion"], "each step swaps"
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert colours(rows) == ["amber", "blue", "vermilion"]
    check_seats(rows.seats())


def test_moving_up_takes_name_and_colour_along(qtbot: QtBot, rows: SeatRows) -> None:
    qtbot.keyClicks(rows.rows[2].name, "Ewa")
    qtbot.mouseClick(rows.rows[2].up, Qt.MouseButton.LeftButton)
    assert [(seat.name, seat.colour) for seat in rows.seats()] == [
        ("Player 1", "blue"),
        ("Ewa", "green"),
        ("Player 3", "vermilion"),
    ]
    assert not rows.rows[0].up.isEnabled()


def test_known_people_keep_their_colours_where_the_game_has_them(rows: SeatRows) -> None:
    rows.set_people([("Ana", "sky"), ("Bo", "green"), ("Cy", "blue")])
    rows.set_colours(COLOURS)
    assert [(seat.name, seat.colour) for seat in rows.seats()] == [
        ("Ana", "vermilion"),
        ("Bo", "green"),
        ("Cy", "blue"),
    ]


def test_a_line_of_players_grows_in_height_where_the_room_is_short(
    qtbot: QtBot, context: UiContext, rows: SeatRows
) -> None:
    line = SeatsLine(context, rows.seats())
    qtbot.addWidget(line)
    assert line.accessibleName() == show_list(["Player 1", "Player 2", "Player 3"])
    wide = line.heightForWidth(2000)
    assert line.heightForWidth(line.sizeHint().width() // 2) >= 2 * wide - 2


def test_a_seed_is_a_whole_number_that_records_take(qtbot: QtBot, context: UiContext) -> None:
    field = SeedField()
    qtbot.addWidget(field)
    field.show()
    first = field.seed()
    assert first is not None
    assert len(str(first)) == 6
    field.field.clear()
    for text, seed in (
        ("42", 42),
        (" 7 ", 7),
        ("-1", None),
        ("1e3", None),
        ("", None),
        ("999999999999", 999999999999),
    ):
        field.field.clear()
        qtbot.keyClicks(field.field, text)
        assert field.seed() == seed
        assert field.problem_label.isVisible() == (seed is None)
        assert field.copy.isEnabled() == (seed is not None)
    qtbot.mouseClick(field.another, Qt.MouseButton.LeftButton)
    assert field.seed() is not None
    assert field.seed() != 999999999999
