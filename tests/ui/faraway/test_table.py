"""The table of Faraway by clicks and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.faraway.figures import FarawayOptions
from tests.engine.faraway.scene import Scene
from tests.ui.faraway.tables import OpenTable, open_table
from ui.theme.theme import Theme


def usual(scene: Scene) -> Scene:
    """Second round of two: B, who explored 30, waits for A, who explored 5."""
    return scene.hands(A=(8, 3, 60), B=(40, 41, 42)).display(50, 51, 52).begin()


def two(qtbot: QtBot, **options: object) -> OpenTable:
    return open_table(qtbot, 2, usual(Scene(2, A=(5,), B=(30,))), **options)  # type: ignore[arg-type]


def play_round(table: OpenTable) -> None:
    """A explores 8 and finds, B explores 40 and finds; both draft and keep what comes first."""
    table.click_card(table.table.hand, 8)
    table.confirm()
    table.click_card(table.table.hand, 40)
    table.confirm()


def test_a_card_is_chosen_and_confirmed(qtbot: QtBot) -> None:
    table = two(qtbot)
    assert table.view.viewer == 0
    assert table.hint == "Choose a region of your hand to explore."
    assert not table.table.choice.button.isEnabled()
    table.click_card(table.table.hand, 8)
    assert table.view.viewer == 0, "nothing is played yet"
    assert table.table.choice.button.text() == "Explore region 8"
    assert table.button(table.table.hand, 8).shown.picked
    table.click_card(table.table.hand, 3)
    assert table.table.choice.button.text() == "Explore region 3"
    table.confirm()
    assert table.view.viewer == 1
    assert table.view.seats[0].has_chosen


def test_a_second_click_confirms(qtbot: QtBot) -> None:
    table = two(qtbot)
    table.click_card(table.table.hand, 60)
    table.click_card(table.table.hand, 60)
    assert table.view.seats[0].has_chosen


def test_a_double_click_is_one_click(qtbot: QtBot) -> None:
    table = two(qtbot)
    button = table.button(table.table.hand, 60)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.mouseDClick(button, Qt.MouseButton.LeftButton)
    assert not table.view.seats[0].has_chosen


def test_without_the_question_one_click_plays(qtbot: QtBot) -> None:
    table = two(qtbot)
    table.settings.change(confirm_clicks=False)
    table.click_card(table.table.hand, 60)
    assert table.view.seats[0].has_chosen


def test_a_whole_round_by_clicks(qtbot: QtBot) -> None:
    table = two(qtbot)
    play_round(table)
    view = table.view
    assert [seat.row for seat in view.seats] == [(5, 8), (30, 40)]
    assert (view.viewer, view.phase, view.order) == (0, "take", (0, 1))
    assert len(table.numbers(table.table.choice.drawn)) == 2
    table.click_card(table.table.choice.drawn, table.numbers(table.table.choice.drawn)[0])
    assert table.hint == "Take a region from the display first."
    table.click_card(table.table.display.row, 51)
    assert table.table.choice.button.text() == "Take region 51"
    table.confirm()
    assert table.view.phase == "choose"
    first, second = table.numbers(table.table.choice.drawn)
    table.click_card(table.table.choice.drawn, second)
    assert table.table.choice.button.text() == "Keep this sanctuary"
    table.confirm()
    assert table.view.seats[0].sanctuaries == (second,)
    assert first != second
    view = table.view
    assert (view.viewer, view.phase) == (1, "take")
    table.click_card(table.table.display.row, 50)
    table.confirm()
    assert table.view.round == 3
    assert len(table.view.seats[1].sanctuaries) == 1, "a single one is kept by itself"
    assert len(table.view.display) == 3


def test_the_same_by_keys(qtbot: QtBot) -> None:
    table = two(qtbot)
    table.table.setFocus()
    hand = table.numbers(table.table.hand)
    table.press(Qt.Key.Key_2)
    assert table.button(table.table.hand, hand[1]).shown.picked
    table.press(Qt.Key.Key_Return)
    assert table.view.seats[0].has_chosen
    table.press(Qt.Key.Key_1)
    table.press(Qt.Key.Key_Escape)
    assert not table.table.choice.button.isEnabled()
    table.press(Qt.Key.Key_1)
    table.press(Qt.Key.Key_Enter)
    assert table.view.phase == "take"
    table.press(Qt.Key.Key_3)
    table.press(Qt.Key.Key_Return)
    assert len(table.view.display) == 2


def test_arrow_keys_space_and_enter_on_cards(qtbot: QtBot) -> None:
    table = two(qtbot)
    first = table.table.hand.shown[0]
    first.setFocus(Qt.FocusReason.TabFocusReason)
    table.press(Qt.Key.Key_Right, first)
    focused = QApplication.focusWidget()
    assert focused is table.table.hand.shown[1]
    table.press(Qt.Key.Key_Space, table.table.hand.shown[1])
    assert table.table.closeup.isVisible()
    assert table.table.closeup.card == table.table.box.region(8)
    table.press(Qt.Key.Key_Space, table.table.hand.shown[1])
    assert not table.table.closeup.isVisible()
    table.press(Qt.Key.Key_Return, table.table.hand.shown[1])
    assert table.table.choice.button.text() == "Explore region 8"
    table.press(Qt.Key.Key_Return, table.table.hand.shown[1])
    assert table.view.seats[0].has_chosen


def test_the_focus_goes_on_to_the_next_choice(qtbot: QtBot) -> None:
    table = two(qtbot)
    play_round(table)
    region = table.table.display.row.shown[0]
    region.setFocus(Qt.FocusReason.TabFocusReason)
    table.press(Qt.Key.Key_Return, region)
    table.press(Qt.Key.Key_Return, region)
    assert table.view.phase == "choose"
    first = table.table.choice.drawn.shown[0]
    assert QApplication.focusWidget() is first
    assert first.by_key
    assert table.table.journey.sanctuaries.cards[-1].ghost, "and tells what it would bring"


def test_pointing_at_a_card_shows_what_it_brings(qtbot: QtBot) -> None:
    table = two(qtbot)
    journey = table.table.journey
    assert table.numbers(journey.regions) == [5]
    assert journey.head.total == 2
    table.hover(table.table.hand, 8)
    assert table.numbers(journey.regions) == [5, 8]
    assert journey.regions.cards[1].ghost
    assert table.table.choice.title == "Region 8"
    assert table.table.choice.lines[0] == "Draw 2 sanctuary(s), keep one"
    assert table.table.choice.lines[1].startswith("Draft: place 1 to 2 (")
    table.leave(table.table.hand, 8)
    assert table.numbers(journey.regions) == [5]
    table.hover(table.table.hand, 3)
    assert table.table.choice.lines[0] == "Not longer than 5: no sanctuaries"
    assert (journey.head.total, journey.head.now) == (6, 2)
    table.leave(table.table.hand, 3)
    table.hover(table.table.display.row, 50)
    assert table.table.choice.title == "Region 50 in the next round"


def test_pointing_at_a_drawn_sanctuary_tries_it(qtbot: QtBot) -> None:
    table = two(qtbot)
    play_round(table)
    sanctuary = table.numbers(table.table.choice.drawn)[0]
    table.hover(table.table.choice.drawn, sanctuary)
    assert table.numbers(table.table.journey.sanctuaries) == [sanctuary]
    assert table.table.journey.sanctuaries.cards[0].ghost
    table.leave(table.table.choice.drawn, sanctuary)
    assert table.numbers(table.table.journey.sanctuaries) == []


def test_what_a_region_lacks_is_told(qtbot: QtBot) -> None:
    """Situation 5: card 2 at the left does not help 32."""
    scene = Scene(2, A=(2, 32), B=(10, 11)).hands(A=(1, 3, 6)).begin()
    table = open_table(qtbot, 2, scene)
    effects = [card.effect for card in table.table.journey.regions.cards]
    assert effects[1] == "Would score now: 0 fame. Lacks: 2 uddu stone(s)"


def test_the_own_face_down_region_stays_visible_to_its_owner(qtbot: QtBot) -> None:
    table = two(qtbot, come=False)
    session = table.session
    session.take_seat(0)
    table.click_card(table.table.hand, 8)
    table.confirm()
    session.take_seat(1)
    session.viewer = 0
    table.table.refresh()
    last = table.table.journey.regions.cards[-1]
    assert (last.number, last.effect) == (8, "Chosen, still face down")


def test_refusals_are_told_at_the_table(qtbot: QtBot) -> None:
    table = two(qtbot)
    table.click_card(table.table.display.row, 50)
    assert table.hint == "Regions are taken from the display after everybody has explored one."
    assert table.table.hint.refuses()
    table.hover(table.table.hand, 8)
    assert not table.table.hint.refuses()


def test_the_beginning_is_chosen(qtbot: QtBot) -> None:
    table = open_table(qtbot, 2, options=FarawayOptions(opening_choice=True))
    hand = table.numbers(table.table.hand)
    assert len(hand) == 5
    for number in hand[:4]:
        table.click_card(table.table.hand, number)
    assert not table.table.choice.button.isEnabled()
    table.click_card(table.table.hand, hand[0])
    assert table.table.choice.button.isEnabled()
    table.confirm()
    assert table.view.viewer == 1
    assert sorted(table.session.match.view(0).mine.hand) == hand[1:4]


def test_any_card_can_be_enlarged_and_stays_on_the_table(qtbot: QtBot) -> None:
    rows = {name: tuple(range(start, 68, 7))[:7] for start, name in enumerate("ABCDEF", start=1)}
    table = open_table(qtbot, 6, Scene(6, **rows).kept(A=(1, 2, 3), F=(4, 5, 6, 7)).begin())
    plates = [row for plate in table.table.others.plates for row in (plate.regions, plate.sanctuaries)]
    count = 0
    for row in (*table.table.own_rows, *plates):
        for place, card in enumerate(row.cards):
            table.table.closeup.hide()
            table.table.enlarge(row, place)
            closeup = table.table.closeup
            assert closeup.isVisible()
            assert closeup.card == card.card
            assert table.table.rect().contains(closeup.geometry())
            button = row.buttons[place]
            middle = button.mapTo(table.table, button.rect().center())
            assert not closeup.geometry().contains(middle)
            count += 1
    assert count == 3 + 6 * 7 + 7


@pytest.mark.parametrize("size", [(960, 556), (3840, 2116)])
def test_the_closeup_fits_every_window(qtbot: QtBot, size: tuple[int, int]) -> None:
    table = two(qtbot, size=size)
    table.look(scale=3.0 if size[0] > 2000 else 1.0)
    table.table.enlarge(table.table.hand, 2)
    assert table.table.rect().contains(table.table.closeup.geometry())


def test_resting_on_a_card_enlarges_it(qtbot: QtBot) -> None:
    table = two(qtbot)
    table.table.watched = (table.table.display.row, 0)
    table.table._rest.timeout.emit()
    assert table.table.closeup.isVisible()
    table.leave(table.table.display.row, table.numbers(table.table.display.row)[0])
    assert not table.table.closeup.isVisible()


def test_another_journey_in_large(qtbot: QtBot) -> None:
    table = two(qtbot)
    plate = table.table.others.plates[0]
    table.click(plate.head)
    assert table.numbers(table.table.journey.regions) == [30]
    table.press(Qt.Key.Key_Escape)
    assert table.numbers(table.table.journey.regions) == [5]
    table.click(plate.head)
    table.click(plate.head)
    assert table.numbers(table.table.journey.regions) == [5]


def test_the_last_round_has_no_display(qtbot: QtBot) -> None:
    rows = {"A": (1, 2, 3, 4, 5, 6, 7), "B": (10, 11, 12, 13, 14, 15, 16)}
    table = open_table(qtbot, 2, Scene(2, **rows).hands(A=(8, 20, 21), B=(9, 22, 23)).begin())
    assert table.table.display.row.isHidden()
    table.hover(table.table.hand, 20)
    assert "Last round: no region is drafted" in table.table.choice.lines
    play = [(table.table.hand, 20), (table.table.hand, 9)]
    for row, number in play:
        table.click_card(row, number)
        table.confirm()
    while table.view.phase == "choose":
        table.click_card(table.table.choice.drawn, table.numbers(table.table.choice.drawn)[0])
        table.confirm()
    assert table.session.over
    assert table.hint == "The journeys are complete."
    assert table.table.choice.button.isHidden()
    assert not table.table.grab().isNull()


def moving(table: OpenTable) -> list[QRect]:
    return [flight.end.toRect() for flight in table.table.flights.flights]


def test_cards_turn_and_fly_without_blocking(qtbot: QtBot) -> None:
    table = two(qtbot, speed="normal")
    play_round(table)
    flights = table.table.flights.flights
    assert {flight.turning for flight in flights} >= {True}
    assert any(flight.button is not None and flight.button.veiled for flight in flights)
    # Nothing waits for the cards that move: a click is taken at once and lets them arrive.
    table.click_card(table.table.display.row, 51)
    assert not table.table.flights.moving
    table.confirm()
    assert any(flight.card == table.table.box.region(51) for flight in table.table.flights.flights)
    for end in moving(table):
        assert table.table.rect().intersects(end)
    qtbot.waitUntil(lambda: not table.table.flights.moving, timeout=2000)
    assert not any(button.veiled for row in table.table.own_rows for button in row.shown)


def test_motion_is_short_and_can_be_off(qtbot: QtBot) -> None:
    theme = Theme()
    theme.set_speed("normal")
    assert theme.duration(360) < 400
    table = two(qtbot, speed="off")
    play_round(table)
    assert not table.table.flights.moving
