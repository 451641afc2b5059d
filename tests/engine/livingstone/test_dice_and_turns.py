"""Situations about dice, turns, rounds, coins and cards drawn (T1 to T8, T29 to T33, T70)."""

from __future__ import annotations

import pytest

from engine.livingstone import events as tell
from engine.livingstone.figures import LivingstoneOptions
from tests.engine.livingstone.scene import Scene


def test_t1_dice_go_round_and_who_has_no_higher_die_is_skipped() -> None:
    scene = Scene(3).play("* roll 1 1 2 3 5 6")
    scene.turn("A", 1, "coins").turn("B", 6, "coins").turn("C", 1, "coins").turn("A", 5, "coins")
    assert [event.seat for event in scene.happened(tell.TurnSkipped)] == [1]
    assert scene.decides() == "C"
    scene.turn("C", 2, "coins")
    assert [event.seat for event in scene.happened(tell.TurnSkipped)] == [0, 1]
    assert scene.decides() == "C"
    scene.turn("C", 3, "coins")
    assert [len(event.points) for event in scene.happened(tell.ColumnScored)] == [3]
    assert scene.decides() == "*"
    taken = [event.seat for event in scene.events if isinstance(event, tell.DieTaken)]
    assert [taken.count(seat) for seat in range(3)] == [2, 1, 3]


def test_t2_all_sixes_leave_three_dice() -> None:
    scene = Scene(3).play("* roll 6 6 6 6 6 6")
    scene.turn("A", 6, "coins").turn("B", 6, "coins").turn("C", 6, "coins")
    assert scene.happened(tell.ColumnScored)
    assert scene.decides() == "*"
    assert scene.view(None).boat == 1


def test_t3_an_equal_die_cannot_be_taken() -> None:
    scene = Scene(2).play("* roll 4 4 4 5").turn("A", 4, "coins").turn("B", 5, "coins")
    assert scene.decides() == "*", "A's last die is 4, two fours are left, B holds the 5"


def test_t4_passing_with_a_valid_die_is_not_offered() -> None:
    scene = Scene(3).play("* roll 1 1 2 3 5 6")
    assert scene.texts() == ["die 1", "die 2", "die 3", "die 5", "die 6"]
    scene.refuses("A end")


def test_t5_a_skipped_player_may_do_nothing() -> None:
    scene = Scene(2).cards("B", "take_four_pounds").play("* roll 1 2 6 6")
    scene.turn("A", 1, "coins").turn("B", 6, "coins").turn("A", 2, "coins")
    assert [event.seat for event in scene.happened(tell.TurnSkipped)] == [1]
    assert scene.decides() == "A"
    scene.refuses("B donate 1", "B play take_four_pounds", "B die 6", "B end")


def test_before_taking_the_die_no_free_act_is_possible() -> None:
    scene = Scene(2).cards("A", "take_four_pounds").gems("A", red=1).play("* roll 1 2 6 6")
    scene.refuses("A donate 1", "A sell red_gem 1", "A play take_four_pounds", "A coins", "A tent r1")


def test_t6_the_start_moves_on_each_round_also_in_an_added_one() -> None:
    scene = Scene(4).column(2).cards("A", "boat_back").play("* roll 6 6 6 6 6 6 6 6")
    scene.turn("A", 6, "coins", "play boat_back")
    for seat in "BCD":
        scene.turn(seat, 6, "coins")
    assert scene.view(None).boat == 1, "column 1 again, then on to column 2"
    assert scene.view(None).start_seat == 1
    scene.play("* roll 6 6 6 6 6 6 6 6")
    assert scene.decides() == "B"
    for seat in "BCDA":
        scene.turn(seat, 6, "coins")
    assert scene.view(None).start_seat == 2


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_t7_coins_are_what_the_die_shows(die: int) -> None:
    scene = Scene(2).play(f"* roll 1 1 1 {die}", f"A die {die}", "A coins")
    assert scene.view("A").seats[0].money == 3 + die


def test_t8_a_card_is_one_card_whatever_the_die() -> None:
    scene = Scene(2).play("* roll 1 1 1 6", "A die 6", "A draw", "* card market")
    mine = scene.view("A").seats[0]
    assert mine.card_count == 1
    assert scene.texts()[0] == "end"
    scene.refuses("A draw", "A coins", "A dig")


def test_exactly_one_action_for_a_die() -> None:
    scene = Scene(2).play("* roll 1 1 1 6", "A die 6", "A coins")
    scene.refuses("A coins", "A dig", "A draw", "A tent r6", "A die 1")


def test_the_turn_cannot_end_with_the_die_unused() -> None:
    Scene(2).play("* roll 1 1 1 6", "A die 6").refuses("A end")


def test_t29_boat_back_brings_the_column_before_again() -> None:
    scene = Scene(2).column(5).money(10, 10).cards("B", "boat_back").tents("B", "r1c4", scored=True)
    scene.play("* roll 1 4 5 6")
    scene.turn("A", 4, "tent r4")
    assert scene.view("A").seats[0].money == 10 - 3
    scene.play("B die 5", "B play boat_back")
    assert scene.view(None).boat == 3
    scene.play("B tent r5", "B end")
    assert scene.view("B").seats[1].money == 10 - 2, "column 4 costs 2"
    scene.turn("A", 6, "coins")
    assert scene.view(None).seats[0].points == 0
    assert scene.view(None).seats[1].points == 5 + 1, "the old tent in column 4 scores again"
    assert scene.view(None).boat == 4
    scene.play("* roll 6 6 6 6").turn("B", 6, "coins").turn("A", 6, "coins")
    assert scene.view(None).seats[0].points == 4
    assert scene.view(None).boat == 5


def test_t31_no_boat_back_in_the_first_column() -> None:
    Scene(2).cards("A", "boat_back").play("* roll 1 1 1 6", "A die 6").refuses("A play boat_back")


def test_boat_back_in_the_last_column_adds_a_round() -> None:
    scene = Scene(2).column(10).cards("A", "boat_back").play("* roll 6 6 6 6")
    scene.turn("A", 6, "coins", "play boat_back").turn("B", 6, "coins")
    assert scene.view(None).boat == 9
    assert scene.decides() == "*"
    scene.play("* roll 6 6 6 6")
    assert scene.view(None).round == 11


def test_boat_back_twice_in_one_round_goes_back_two_columns() -> None:
    counts = [3, 3, 2, 2, 3, 3, 2, 1, 1, 3, 3, 1]
    scene = (
        Scene(2, LivingstoneOptions(card_counts=tuple(counts))).column(4).cards("A", "boat_back", "boat_back")
    )
    scene.play("* roll 6 6 6 6", "A die 6", "A play boat_back", "A play boat_back")
    assert scene.view(None).boat == 1
    scene.play("A coins", "A end").turn("B", 6, "coins")
    assert scene.view(None).boat == 2


def test_t32_take_two_dice() -> None:
    scene = Scene(2).cards("A", "take_two_dice").play("* roll 2 5 5 6")
    scene.play("A die 2", "A coins", "A play take_two_dice")
    scene.refuses("A end", "A die 2")
    scene.play("A die 5", "A coins", "A end")
    scene.turn("B", 5, "coins")
    assert scene.decides() == "A"
    assert scene.texts() == ["die 6"]


def test_take_two_dice_can_be_played_before_the_first_action() -> None:
    scene = Scene(2).cards("A", "take_two_dice").play("* roll 2 5 5 6", "A die 2", "A play take_two_dice")
    scene.refuses("A die 5").play("A coins").refuses("A end").play("A donate 1", "A die 6", "A dig")


def test_t33_take_two_dice_without_a_higher_die_is_refused_and_kept() -> None:
    scene = Scene(2).cards("A", "take_two_dice").play("* roll 2 5 6 6", "A die 6", "A coins")
    scene.refuses("A play take_two_dice")
    assert scene.view("A").seats[0].card_count == 1


def test_two_cards_take_two_dice_one_after_the_other() -> None:
    scene = Scene(2).cards("A", "take_two_dice", "take_two_dice").play("* roll 1 2 3 6", "A die 1")
    scene.play("A play take_two_dice").refuses("A play take_two_dice")
    scene.play("A coins", "A die 2", "A play take_two_dice", "A coins", "A die 3", "A coins", "A end")
    assert scene.view("B").seats[0].dice == (1, 2, 3)


def test_t70_dice_lie_in_rising_order() -> None:
    scene = Scene(2).refuses("* roll 6 1 2 3", "* roll 1 2 3", "* roll 1 2 3 3 3")
    scene.play("* roll 1 2 3 6")
    assert scene.view(None).dice_left == (1, 2, 3, 6)
