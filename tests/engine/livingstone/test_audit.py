"""Rulings about play (the tables C and D) and odd orders of acts that no situation of the other files pins."""

from __future__ import annotations

import pytest

from engine.contract import Event
from engine.livingstone import events as tell
from engine.livingstone import moves as m
from engine.livingstone.figures import LivingstoneOptions
from engine.livingstone.state import START
from tests.engine.livingstone.scene import Scene, finish

TWO_BOATS = LivingstoneOptions(card_counts=(3, 3, 3, 2, 3, 3, 2, 1, 1, 3, 2, 1))
ELEVEN = ["r1c1", "r2c1", "r3c1", "r4c1", "r5c1", "r6c1", "r1c2", "r2c2", "r3c2", "r4c2", "r1c5"]


def fresh(seats: int) -> Scene:
    scene = Scene(seats)
    scene.position.phase = START
    return scene


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_c1_everybody_begins_with_three_pounds_and_eleven_tents(seats: int) -> None:
    position = fresh(seats).position
    assert (position.money, position.supply) == ([3] * seats, [11] * seats)
    assert not any((*position.points, *position.donated, *position.gems, *position.hands, position.boat))
    assert (sum(position.bag), sum(position.pile), position.rules.dice) == (60, 27, 2 * seats)


def test_the_start_player_is_drawn_evenly() -> None:
    scene = fresh(4)
    assert [(move.text, weight) for move, weight in scene.position.chance().odds()] == [
        (f"start {seat}", 1) for seat in (1, 2, 3, 4)
    ]
    scene.play("* start 3", "* roll 1 1 1 1 1 1 1 1")
    assert scene.decides() == "C"


def test_solo_the_number_of_white_tents_and_their_spaces_are_drawn_evenly() -> None:
    scene = fresh(1).play("* start 1")
    odds = [(move.text, weight) for move, weight in scene.position.chance().odds()]
    assert odds == [(f"whites {count}", 1) for count in range(15, 21)]
    scene.refuses("* whites 14", "* whites 21").play("* whites 15", "* white r6c10")
    assert {weight for _, weight in scene.position.chance().odds()} == {1}
    assert len(list(scene.position.chance().odds())) == 59
    scene.refuses("* white r6c10")


def test_play_goes_clockwise() -> None:
    scene = Scene(4).start("C").play("* roll 1 1 1 1 1 1 1 1")
    order = []
    for _ in range(4):
        order.append(scene.decides())
        scene.turn(scene.decides(), 1, "coins")
    assert order == ["C", "D", "A", "B"]


def test_c14_the_third_die_is_higher_than_the_second() -> None:
    scene = Scene(2).play("* roll 1 3 4 6").turn("A", 1, "coins").turn("B", 6, "coins").turn("A", 4, "coins")
    assert scene.decides() == "*", "the 3 is higher than the first die, not than the last"


def test_c17_the_white_rock_is_no_gem() -> None:
    scene = Scene(2).gems("B", clear=15, blue=10, red=5).aside(black_rock=29)
    scene.play("* roll 1 1 6 6", "A die 1", "A dig").refuses("* stone black_rock").play("* stone white_rock")
    assert scene.view(None).seats[0].gems == (0, 0, 0)
    assert scene.view(None).bag == (29, 1, 0, 0, 0)
    assert not [text for text in scene.texts() if text.startswith("sell")]


def test_c20_twelve_faces_of_cards() -> None:
    scene = fresh(2)
    names = [name for name in m.CARDS if name.startswith("points_")]
    assert names == ["points_2", "points_3", "points_4"]
    assert len(m.CARDS) == 12
    assert len(m.CARDS) - len(names) + 1 == 10, "with the combined tent cards 11 headings"
    assert all(scene.position.rules.card_counts)


def test_c21_the_boat_moves_when_the_round_has_been_scored() -> None:
    scene = Scene(2).column(3).tents("A", "r2c3").tents("B", "r5c4").play("* roll 6 6 6 6")
    scene.turn("A", 6, "coins")
    assert scene.view(None).boat == 2
    scene.turn("B", 6, "coins")
    assert scene.position.points == [2, 0]
    assert [type(event) for event in scene.line_events[-2:]] == [tell.ColumnScored, tell.BoatMoved]
    assert scene.view(None).boat == 3


def test_d2_a_dig_by_card_cannot_be_stopped_either() -> None:
    scene = Scene(2).cards("A", "dig_three_stones").play("* roll 3 3 6 6", "A die 3")
    scene.play("A play dig_three_stones", "* stone black_rock", "* stone red_gem").refuses("A end", "A coins")
    assert scene.decides() == "*"


def test_d3_two_digs_in_an_almost_empty_bag() -> None:
    """The second dig finds the bag full again, as the first one met the white rock."""
    scene = Scene(2).gems("B", clear=14, blue=10, red=5).aside(black_rock=29).cards("A", "dig_three_stones")
    scene.play(
        "* roll 1 1 6 6", "A die 6", "A play dig_three_stones", "* stone clear_gem", "* stone white_rock"
    )
    assert scene.view(None).bag == (29, 1, 1, 0, 0)
    scene.play("A dig", *["* stone black_rock"] * 5)
    assert scene.decides() == "*"
    scene.play("* stone clear_gem")
    assert scene.view(None).seats[0].gems == (1, 0, 0)
    assert scene.view(None).aside == (5, 0, 0, 0, 0)


def test_d4_gems_dug_with_the_first_of_two_dice_go_back_too() -> None:
    scene = Scene(2).cards("A", "take_two_dice").gems("A", blue=1).play("* roll 1 2 6 6", "A die 1", "A dig")
    scene.play("* stone red_gem", "A play take_two_dice", "A die 2", "A dig", "* stone white_rock")
    assert scene.view(None).seats[0].gems == (0, 1, 0)


def test_d5_gems_sold_by_market_this_turn_go_back_and_the_points_stay() -> None:
    scene = Scene(2).cards("A", "dig_three_stones", "market").play("* roll 1 2 6 6", "A die 1")
    scene.play("A play dig_three_stones", "* stone red_gem", "* stone blue_gem", "* stone black_rock")
    scene.play("A play market 0 1 1", "A dig", "* stone white_rock")
    assert (scene.position.money[0], scene.position.points[0]) == (3 + 5, 5)
    assert sum(scene.view(None).bag) == 60


def test_d7_a_tent_by_the_card_is_an_ordinary_tent_when_the_boat_returns_in_a_later_round() -> None:
    scene = Scene(2, TWO_BOATS).column(5).tents("A", "r2c4", scored=True)
    scene.cards("A", "free_tent_scored_row", "boat_back").cards("B", "boat_back").play("* roll 6 6 6 6")
    scene.turn("A", 6, "coins", "play boat_back", "play free_tent_scored_row r2c4").turn("B", 6, "coins")
    assert scene.position.points == [2, 0]
    scene.play("* roll 6 6 6 6").turn("B", 6, "coins", "play boat_back").turn("A", 6, "coins")
    assert scene.position.points == [2 + 2 + 2, 0]


def test_d8_two_boats_back_do_not_pass_the_first_column() -> None:
    scene = Scene(2, TWO_BOATS).column(2).cards("A", "boat_back", "boat_back")
    scene.play("* roll 1 1 6 6", "A die 1", "A play boat_back").refuses("A play boat_back")
    assert scene.view(None).boat == 0


def test_d13_the_collapse_is_shuffled_into_the_new_pile_only_after_the_substitute() -> None:
    scene = Scene(2).pile("mine_collapse").play("* roll 3 3 6 6", "A die 3", "A draw", "* card mine_collapse")
    assert m.MINE_COLLAPSE not in {move.card for move, _ in scene.position.chance().odds()}  # type: ignore[attr-defined]
    scene.play("* card market")
    assert scene.position.pile[m.MINE_COLLAPSE] == 1
    assert sum(scene.position.pile) == 26


def test_d14_nothing_but_mine_collapses() -> None:
    options = LivingstoneOptions(card_counts=(0,) * 11 + (27,))
    scene = Scene(2, options).gems("B", clear=1).play("* roll 3 3 6 6", "A die 3", "A draw")
    scene.play(*["* card mine_collapse"] * 27)
    assert scene.decides() == "A"
    assert scene.view("A").seats[0].card_count == 0
    assert scene.view(None).pile == 27
    scene.play("A end")


def test_d17_moved_tents_are_no_placements_in_the_tie_break() -> None:
    """A moves a tent twice, for 1 and 2 points, B never: each has placed eleven, so that the win is shared."""
    scene = Scene(2).column(10).money(50, 3).donated(24, 24).points(10, 13)
    scene.tents("A", *ELEVEN, scored=True).tents("B", *ELEVEN, scored=True).play("* roll 1 1 1 2")
    scene.turn("A", 1, "tent r1 from r1c1").turn("B", 1, "coins").turn("A", 2, "tent r2 from r2c1")
    scene.play("* queen 1 1 1 1")
    assert [standing.place for standing in scene.position.standings()] == [1, 1]
    assert tell.TieBroken((0, 1), "tents_placed", (11, 11)) in scene.line_events


def test_d18_coins_in_hand_are_hidden_from_the_others() -> None:
    scene = Scene(3)
    assert [seat.money for seat in scene.view("B").seats] == [None, 3, None]
    assert [seat.money for seat in scene.view(None).seats] == [None, None, None]


def test_d19_there_are_always_coins() -> None:
    scene = Scene(2).money(3000, 3).play("* roll 6 6 6 6", "A die 6", "A coins")
    assert scene.position.money[0] == 3006
    scene.play("A donate 3006")


def test_d20_a_die_that_cannot_pay_a_tent_has_other_uses() -> None:
    scene = Scene(2).column(10).money(0, 0).play("* roll 1 1 6 6", "A die 1")
    assert scene.texts() == ["coins", "draw", "dig"]


def test_d23_selling_cards_and_giving_before_and_after_the_action() -> None:
    scene = Scene(2).money(0, 3).gems("A", clear=2).cards("A", "take_four_pounds", "take_four_pounds")
    scene.play("* roll 1 1 6 6", "A die 1", "A sell clear_gem 1", "A play take_four_pounds", "A donate 1")
    scene.play("A coins", "A donate 1", "A play take_four_pounds", "A sell clear_gem 1", "A end")
    assert (scene.position.money[0], scene.position.donated[0]) == (1 + 4 - 1 + 1 - 1 + 4 + 1, 2)


def test_t21_the_tent_by_the_card_counts_in_its_row() -> None:
    scene = Scene(3).column(10).donated(1, 2, 3).tents("A", "r2c3", scored=True).tents("B", "r2c4", "r2c5")
    scene.cards("A", "free_tent_scored_row").play("* roll 6 6 6 6 6 6")
    scene.turn("A", 6, "play free_tent_scored_row r2c3", "coins").turn("B", 6, "coins").turn("C", 6, "coins")
    assert scene.position.points == [5, 5, 0], "two tents each share the 10 points of row 2"


def test_t36_with_gems_sold_before() -> None:
    scene = Scene(2).gems("A", clear=1, red=1).aside(black_rock=6, clear_gem=2)
    scene.play("* roll 3 3 6 6", "A die 3", "A dig", "* stone clear_gem", "* stone white_rock")
    assert sum(scene.view(None).bag) == 58
    assert scene.view(None).seats[0].gems == (1, 0, 1)
    assert scene.view(None).aside == (0, 0, 0, 0, 0)


def test_t40_between_turns_bag_aside_and_hands_hold_all_sixty_stones() -> None:
    scene = Scene(2).gems("B", red=2).cards("A", "dig_three_stones", "market").play("* roll 2 3 6 6")
    turns = [
        ("A", 2, ["play dig_three_stones", *["* stone clear_gem"] * 3, "dig", *["* stone black_rock"] * 2]),
        ("B", 6, ["dig", "* stone red_gem", "* stone white_rock"]),
        ("A", 3, ["play market 2 0 0", "draw", "* card mine_collapse", "* card free_tent"]),
    ]
    for seat, die, acts in turns:
        scene.turn(seat, die, *acts)
        view = scene.view(None)
        assert sum(view.bag) + sum(view.aside) + sum(sum(other.gems) for other in view.seats) == 60
        assert view.bag[m.WHITE_ROCK] == 1


def test_final_scoring_goes_rows_gems_point_cards_donations() -> None:
    scene = finish(Scene(3).column(10).donated(1, 2, 3).gems("A", red=1).cards("B", "points_3"))
    kinds = [type(event) for event in scene.events]
    steps: list[type[Event]] = [tell.ColumnScored, tell.RowScored, tell.GemsScored, tell.PointCardsScored]
    steps += [tell.ChestsOpened, tell.Disqualified, tell.GameWon]
    places = [kinds.index(step) for step in steps]
    assert places == sorted(places)


# --- odd orders ---


def test_the_card_take_two_dice_is_used_up_by_one_further_die() -> None:
    scene = Scene(2).cards("A", "take_two_dice").play("* roll 1 2 3 4", "A die 1", "A play take_two_dice")
    scene.play("A coins", "A die 3", "A coins").refuses("A die 4").play("A end")
    assert scene.decides() == "B"


def test_both_dice_of_take_two_dice_place_a_tent() -> None:
    scene = Scene(2).cards("A", "take_two_dice", "free_tent").play("* roll 1 4 6 6", "A die 1")
    scene.play("A tent r1 free", "A play take_two_dice", "A die 4", "A tent r4", "A end")
    assert scene.position.money[0] == 3 - 1
    assert scene.position.supply[0] == 9


def test_boat_back_in_ones_own_turn_leaves_the_tent_of_that_turn_behind() -> None:
    scene = Scene(2).column(3).money(9, 9).cards("A", "boat_back", "take_two_dice").play("* roll 2 5 6 6")
    scene.play(
        "A die 2", "A tent r2", "A play take_two_dice", "A play boat_back", "A die 5", "A tent r5", "A end"
    )
    assert scene.position.money[0] == 9 - 2 - 1
    scene.turn("B", 6, "coins").turn("A", 6, "coins")
    assert scene.position.points == [5, 0]
    scene.play("* roll 6 6 6 6").turn("B", 6, "coins").turn("A", 6, "coins")
    assert scene.position.points == [5 + 2, 0]


def test_giving_everything_away_leaves_nothing_for_fees() -> None:
    scene = Scene(2).column(1).tents("B", "r3c1").cards("A", "free_tent").play("* roll 3 3 6 6", "A die 3")
    assert "tent r3" in scene.texts()
    scene.play("A donate 3").refuses("A tent r3", "A tent r3 free")
    assert [text for text in scene.texts() if "donate" in text] == []
    scene.play("A coins")


def test_two_players_moving_the_only_scored_tent_gives_up_the_row() -> None:
    scene = Scene(2).column(6).money(20, 3).tents("A", "r2c3", scored=True).tents("A", *["r1c6"] * 10)
    scene.cards("A", "free_tent_scored_row").play("* roll 3 3 3 3", "A die 3")
    assert "play free_tent_scored_row r2c3 from r1c6" in scene.texts()
    scene.play("A tent r3 from r2c3")
    assert not [text for text in scene.texts() if "scored_row" in text]


def test_two_players_a_tent_moved_out_of_the_boats_column_does_not_score_there() -> None:
    scene = Scene(2).column(5).money(20, 3).tents("A", *ELEVEN, scored=False).play("* roll 3 3 3 3")
    scene.turn("A", 3, "tent r3 from r1c5").turn("B", 3, "coins")
    assert scene.position.points == [3, 0]


def test_two_players_a_tent_on_the_space_itself_cannot_be_moved_there() -> None:
    scene = Scene(2).column(5).money(20, 3).tents("A", *["r3c5"] * 11).cards("A", "free_tent")
    scene.play("* roll 3 3 3 3", "A die 3")
    assert not [text for text in scene.texts() if "tent" in text]


def test_solo_no_tent_is_moved() -> None:
    scene = Scene(1).column(5).money(20).tents("A", *ELEVEN, scored=True)
    scene.cards("A", "free_tent", "free_tent_scored_row").play("* roll 3 3", "A die 3")
    assert not [text for text in scene.texts() if "tent" in text]


def test_solo_a_free_tent_pays_the_fee_for_white_to_the_bank() -> None:
    scene = Scene(1).column(9).money(1).tents("white", "r3c9", "r2c1").tents("A", "r2c1", scored=True)
    scene.cards("A", "free_tent", "free_tent_scored_row").play("* roll 3 5", "A die 3")
    scene.play("A tent r3 free").refuses("A play free_tent_scored_row r2c1")
    assert scene.position.money == [0]


def test_saved_gems_sold_this_turn_go_back_and_the_rest_of_the_hand_stays() -> None:
    scene = Scene(2).gems("A", red=2).play("* roll 3 3 6 6", "A die 3", "A sell red_gem 1", "A dig")
    scene.play("* stone white_rock")
    assert scene.view(None).seats[0].gems == (0, 0, 1)
    assert scene.position.money[0] == 8
    assert sum(scene.view(None).aside) == 0


def test_of_two_tents_that_do_not_score_now_one_moves_and_the_other_still_does_not() -> None:
    scene = Scene(2).column(5).money(20, 3).tents("A", "r2c4", scored=True).tents("A", *["r1c1"] * 10)
    scene.cards("A", "free_tent_scored_row", "free_tent_scored_row", "boat_back").play("* roll 3 3 3 3")
    cards = ["play free_tent_scored_row r2c4 from r1c1"] * 2
    scene.turn("A", 3, *cards, "tent r3 from r2c4", "play boat_back").turn("B", 3, "coins")
    assert scene.view(None).tents[Scene.space("r2c4")] == (2, 0)
    assert scene.position.points == [2, 0]


def test_gems_of_this_turn_that_were_not_sold_go_back() -> None:
    scene = Scene(2).cards("A", "dig_three_stones").play("* roll 1 1 6 6", "A die 1")
    scene.play("A play dig_three_stones", *["* stone red_gem"] * 3, "A sell red_gem 2", "A dig")
    scene.play("* stone white_rock")
    assert scene.view(None).seats[0].gems == (0, 0, 0)
    assert scene.position.money[0] == 3 + 10


def test_after_a_mine_collapse_the_turn_has_no_gems_to_give_back() -> None:
    scene = Scene(2).cards("A", "dig_three_stones", "take_two_dice").play("* roll 1 2 6 6", "A die 1")
    scene.play("A play dig_three_stones", *["* stone red_gem"] * 3, "A draw", "* card mine_collapse")
    scene.play("* card dig_three_stones", "A play take_two_dice", "A die 2", "A dig", "* stone white_rock")
    assert scene.view(None).bag == (29, 1, 15, 10, 5)
    assert scene.view(None).seats[0].gems == (0, 0, 0)
