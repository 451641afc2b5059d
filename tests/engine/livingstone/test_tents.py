"""Situations about tents, costs, owner fees and the tent cards (T9 to T27, T61)."""

from __future__ import annotations

import pytest

from engine.livingstone import events as tell
from engine.livingstone.figures import LivingstoneOptions
from engine.livingstone.preview import majority, tent_preview
from tests.engine.livingstone.scene import Scene, livingstone

COSTS = livingstone().figures.column_cost


@pytest.mark.parametrize("column", range(1, 11))
def test_t9_an_empty_space_costs_the_expedition_cost(column: int) -> None:
    scene = Scene(3).column(column).money(9, 3, 3).play("* roll 3 3 3 6 6 6", "A die 3", "A tent r3")
    mine = scene.view("A").seats[0]
    assert mine.money == 9 - COSTS[column - 1]
    assert (mine.tents_left, mine.tents_placed) == (10, 1)
    assert scene.view(None).tents[Scene.space(f"r3c{column}")] == (1, 0, 0)


def test_t10_each_other_owner_gets_one_pound_whatever_the_number_of_tents() -> None:
    scene = Scene(3).column(4).money(9, 3, 3).tents("B", "r3c4", "r3c4").tents("C", "r3c4")
    scene.play("* roll 3 3 3 6 6 6", "A die 3", "A tent r3")
    assert scene.position.money == [9 - COSTS[3] - 2, 4, 4]
    assert scene.happened(tell.TentPlaced)[0].owners == (1, 2)


def test_t11_own_tents_cost_no_fee_and_both_score() -> None:
    scene = Scene(3).column(4).money(9, 3, 3).tents("A", "r3c4").play("* roll 3 6 6 6 6 6")
    scene.turn("A", 3, "tent r3").turn("B", 6, "coins").turn("C", 6, "coins").turn("A", 6, "coins")
    assert scene.position.money == [9 - COSTS[3] + 6, 9, 9]
    assert scene.position.points == [6, 0, 0]


def test_the_tent_stands_in_the_row_of_the_die_only() -> None:
    scene = Scene(3).play("* roll 3 3 3 6 6 6", "A die 3")
    scene.refuses(*(f"A tent r{row}" for row in (1, 2, 4, 5, 6)))


def test_t13_money_that_equals_the_cost_is_short_of_the_fee() -> None:
    scene = Scene(2).column(4).money(2, 3).tents("B", "r3c4").play("* roll 3 3 6 6", "A die 3")
    scene.refuses("A tent r3")
    Scene(2).column(4).money(2, 3).play("* roll 3 3 6 6", "A die 3", "A tent r3")


def test_t14_sell_first_then_place() -> None:
    scene = Scene(2).column(9).money(1, 3).gems("A", red=1).play("* roll 3 3 6 6", "A die 3")
    scene.refuses("A tent r3").play("A sell red_gem 1", "A tent r3")
    assert scene.position.money[0] == 1 + 5 - 5


def test_t15_free_tent_pays_owners_but_not_the_bank() -> None:
    scene = (
        Scene(2)
        .column(9)
        .money(1, 3)
        .tents("B", "r5c9")
        .cards("A", "free_tent")
        .play("* roll 5 5 6 6", "A die 5")
    )
    scene.refuses("A tent r5").play("A tent r5 free")
    assert scene.position.money == [0, 4]
    scene.refuses("A coins")
    assert scene.view(None).discards[0] == 1


def test_free_tent_without_money_for_the_owner_is_refused() -> None:
    scene = Scene(2).money(0, 3).tents("B", "r5c1").cards("A", "free_tent").play("* roll 5 5 6 6", "A die 5")
    scene.refuses("A tent r5 free")


def test_t17_ignore_die_number_takes_any_row_at_full_price() -> None:
    scene = Scene(2).column(4).money(9, 3).tents("B", "r6c4").cards("A", "ignore_die_number")
    scene.play("* roll 1 1 6 6", "A die 1", "A tent r6 any")
    assert scene.position.money == [9 - COSTS[3] - 1, 4]
    scene.refuses("A coins")


def test_combined_tent_cards_take_any_row_free() -> None:
    scene = Scene(2).column(9).money(0, 3).cards("A", "ignore_die_number", "free_tent")
    scene.play("* roll 1 1 6 6", "A die 1").refuses("A tent r6 any", "A tent r6 free")
    scene.play("A tent r6 free any")
    assert scene.position.money == [0, 3]
    assert scene.view("A").seats[0].card_count == 0


def test_t19_tent_cards_need_an_unused_die() -> None:
    scene = Scene(2).cards("A", "free_tent", "ignore_die_number").play("* roll 1 1 6 6", "A die 1", "A coins")
    scene.refuses("A tent r1 free", "A tent r6 any", "A tent r6 free any")


def test_tent_cards_of_others_do_not_help() -> None:
    Scene(2).cards("B", "free_tent").play("* roll 1 1 6 6", "A die 1").refuses(
        "A tent r1 free", "A tent r6 any"
    )


def test_t20_no_scored_row_in_round_one() -> None:
    scene = Scene(2).tents("A", "r2c1").cards("A", "free_tent_scored_row").play("* roll 1 1 6 6", "A die 1")
    assert not [text for text in scene.texts() if "scored_row" in text]


def test_t21_free_tent_in_a_scored_row_counts_later_not_now() -> None:
    scene = Scene(2).column(5).money(0, 3).tents("A", "r2c3", scored=True).cards("A", "free_tent_scored_row")
    scene.play("* roll 1 1 6 6", "A die 1")
    assert [text for text in scene.texts() if "scored_row" in text] == ["play free_tent_scored_row r2c3"]
    scene.play("A play free_tent_scored_row r2c3")
    assert scene.position.money[0] == 0
    scene.play("A coins", "A end").turn("B", 1, "coins").turn("A", 6, "coins").turn("B", 6, "coins")
    assert scene.position.points == [0, 0]
    assert scene.view(None).tents[Scene.space("r2c3")] == (2, 0)


def test_free_tent_in_a_scored_row_pays_the_owners_there() -> None:
    scene = (
        Scene(3)
        .column(5)
        .money(1, 3, 3)
        .tents("A", "r2c3", scored=True)
        .tents("B", "r2c3")
        .tents("C", "r2c3")
    )
    scene.cards("A", "free_tent_scored_row").play("* roll 1 1 6 6 6 6", "A die 1")
    scene.refuses("A play free_tent_scored_row r2c3").play("A coins")
    scene.play("A play free_tent_scored_row r2c3")
    assert scene.position.money == [0, 4, 4]


def test_t23_no_points_in_the_round_of_placing_even_if_the_boat_comes_back() -> None:
    """Both orders: the boat goes back after the tent, and before it."""
    for order in (
        ["play free_tent_scored_row r2c4", "play boat_back"],
        ["play boat_back", "play free_tent_scored_row r2c4"],
    ):
        scene = (
            Scene(2).column(5).tents("A", "r2c4", scored=True).cards("A", "free_tent_scored_row", "boat_back")
        )
        scene.play("* roll 6 6 6 6").turn("A", 6, "coins", *order).turn("B", 6, "coins")
        assert scene.position.points == [2, 0], "only the old tent"
        assert scene.view(None).not_this_round == ()


def test_a_tent_placed_free_in_a_scored_row_scores_when_the_boat_returns_later() -> None:
    scene = (
        Scene(2)
        .column(5)
        .tents("A", "r2c4", scored=True)
        .cards("A", "free_tent_scored_row")
        .cards("B", "boat_back")
    )
    scene.play("* roll 6 6 6 6").turn("A", 6, "coins", "play free_tent_scored_row r2c4").turn("B", 6, "coins")
    assert scene.position.points == [0, 0]
    scene.play("* roll 6 6 6 6").turn("B", 6, "coins", "play boat_back").turn("A", 6, "coins")
    assert scene.position.points == [0, 0], "column 5 again"
    scene = Scene(2).column(5).tents("A", "r2c4", "r2c4", scored=True).cards("B", "boat_back").start("B")
    scene.play("* roll 6 6 6 6").turn("B", 6, "coins", "play boat_back").turn("A", 6, "coins")
    assert scene.position.points == [4, 0]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_t24_without_supply_there_is_no_tent_by_any_means(seats: int) -> None:
    spaces = ["r1c1", "r2c1", "r3c1", "r4c1", "r5c1", "r6c1", "r1c2", "r2c2", "r3c2", "r4c2", "r5c2"]
    scene = Scene(seats).column(5).money(*[20] * seats).tents("A", *spaces, scored=True)
    scene.cards("A", "free_tent", "ignore_die_number", "free_tent_scored_row")
    scene.play("* roll " + " ".join(["3"] * (2 * seats)), "A die 3")
    assert not [text for text in scene.texts() if "tent" in text]


ELEVEN = ["r1c1", "r2c1", "r3c1", "r4c1", "r5c1", "r6c1", "r1c2", "r2c2", "r3c2", "r4c2", "r1c5"]


def test_two_players_move_a_tent_when_none_is_left() -> None:
    scene = Scene(2).column(5).money(20, 3).tents("A", *ELEVEN, scored=True).points(40, 0)
    scene.play("* roll 3 3 3 3", "A die 3").refuses("A tent r3")
    assert len([text for text in scene.texts() if text.startswith("tent r3 from")]) == 11
    scene.play("A tent r3 from r6c1")
    mine = scene.view("A").seats[0]
    assert (mine.money, mine.tents_left, mine.tents_placed, mine.points) == (20 - COSTS[4], 0, 11, 40)
    assert Scene.space("r6c1") not in scene.view(None).scored[0]
    assert scene.view(None).tents[Scene.space("r6c1")] == (0, 0)
    scene.play("A end").turn("B", 3, "coins")
    assert scene.position.points == [40 + 3 + 1, 0]


def test_a_moved_tent_may_come_from_the_boats_own_column_but_must_move() -> None:
    scene = Scene(2).column(5).money(20, 3).tents("A", *ELEVEN).play("* roll 1 3 3 3", "A die 1")
    scene.refuses("A tent r1 from r1c5")
    scene = Scene(2).column(5).money(20, 3).tents("A", *ELEVEN).play("* roll 3 3 3 3", "A die 3")
    scene.play("A tent r3 from r1c5")


def test_t26_the_free_tent_card_moves_a_tent_too() -> None:
    scene = Scene(2).column(5).money(0, 3).tents("A", *ELEVEN, scored=True)
    scene.cards("A", "free_tent", "free_tent_scored_row").play("* roll 3 3 3 3", "A die 3")
    scene.refuses("A tent r3 from r1c1", "A tent r3 free", "A play free_tent_scored_row r1c1")
    scene.play("A play free_tent_scored_row r1c1 from r2c1", "A tent r3 free from r3c1")
    assert scene.view(None).tents[Scene.space("r1c1")] == (2, 0)
    assert scene.view("A").seats[0].tents_placed == 11


def test_moving_the_tent_that_does_not_score_now_frees_it() -> None:
    scene = (
        Scene(2)
        .column(5)
        .money(20, 3)
        .tents("A", *ELEVEN[:10], scored=True)
        .cards("A", "free_tent_scored_row")
    )
    scene.play("* roll 3 3 3 3", "A die 3", "A play free_tent_scored_row r1c1", "A tent r3 from r1c1")
    assert scene.view(None).not_this_round == ()
    assert Scene.space("r1c1") in scene.view(None).scored[0]


def test_t27_with_a_tent_left_none_is_moved() -> None:
    scene = Scene(2).column(5).money(20, 3).tents("A", *ELEVEN[:10]).play("* roll 3 3 3 3", "A die 3")
    scene.refuses("A tent r3 from r1c1").play("A tent r3")


def test_t28_every_owner_on_a_space_gets_the_full_value() -> None:
    scene = Scene(2).column(3).tents("A", "r6c3", "r2c3").tents("B", "r6c3").tents("A", "r5c2")
    scene.play("* roll 6 6 6 6").turn("A", 6, "coins").turn("B", 6, "coins")
    assert scene.position.points == [8, 6]
    scored = scene.happened(tell.ColumnScored)[0]
    assert scored.tents[5] == (1, 1)
    assert scored.points == (8, 6)


def test_t61_a_white_tent_raises_the_price_and_the_bank_takes_it() -> None:
    scene = Scene(1).column(4).money(9).tents("white", "r3c4").play("* roll 3 5", "A die 3", "A tent r3")
    assert scene.position.money == [9 - COSTS[3] - 1]
    assert scene.happened(tell.TentPlaced)[0].owners == (1,)


def test_corrected_costs_are_used() -> None:
    options = LivingstoneOptions(column_cost=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10))
    scene = Scene(2, options).column(7).money(9, 3).play("* roll 3 3 3 3", "A die 3", "A tent r3")
    assert scene.position.money[0] == 2


def test_preview_tells_cost_fees_points_and_row_lead() -> None:
    scene = (
        Scene(3)
        .column(4)
        .money(9, 3, 3)
        .tents("B", "r3c4", "r3c4")
        .tents("C", "r3c4")
        .tents("A", "r3c2", "r3c1")
    )
    view = scene.play("* roll 3 3 3 6 6 6", "A die 3").view("A")
    preview = tent_preview(view, Scene.space("r3c4"))
    assert (preview.paid, preview.owners, preview.fees, preview.total) == (2, (1, 2), 2, 4)
    assert preview.points_now == 3
    assert (preview.row_before, preview.row_after) == ((2, 2, 1), (3, 2, 1))
    assert (preview.majority_before, preview.majority_after) == ((4, 4, 0), (8, 0, 0))
    free = tent_preview(view, Scene.space("r3c4"), free=True)
    assert (free.paid, free.total) == (0, 2)
    later = tent_preview(view, Scene.space("r3c2"), in_scored_row=True)
    assert (later.paid, later.points_now) == (0, 0)
    moved = tent_preview(view, Scene.space("r3c4"), moved_from=Scene.space("r3c1"))
    assert moved.row_after == (2, 2, 1)
    assert majority(view, 5, (0, 0, 0)) == (0, 0, 0)


def test_any_amount_of_money_can_be_donated() -> None:
    scene = Scene(2).money(140, 3).play("* roll 3 3 3 3", "A die 3", "A donate 140")
    assert scene.position.donated == [140, 0]
