"""Situations about where explorers may go (1 to 13, 46 to 55 of the rulings)."""

from __future__ import annotations

import pytest

from engine.explorers import events as tell
from tests.engine.explorers.scene import Scene


def test_1_the_first_explorer_of_an_era_goes_beside_capital_or_a_village() -> None:
    scene = Scene().era(2).villages("5,8").play("* card mountain")
    assert scene.targets() == {"5,10", "9,12", "7,12"}
    scene.explore("5,10")
    assert scene.texts() == ["end"], "one mountain, then nothing is left"


def test_2_towers_posts_and_looted_ruins_are_no_start() -> None:
    scene = Scene().era(2).found("1,2 5,6").posts("4,5").play("* card grassland")
    assert scene.targets() == {"8,13"}


def test_3_nobody_has_to_use_a_card_in_full() -> None:
    scene = Scene().play("* card grassland")
    assert "end" in scene.texts()
    scene.explore("8,13").play("A end")
    assert scene.decide() == "*"
    assert len(scene.seat().explorers) == 1


def test_4_a_card_without_a_legal_hex() -> None:
    scene = Scene().era(2).explorers("9,12 10,11 7,12 6,13 6,15").play("* card mountain")
    assert scene.texts() == ["end"]


def test_5_two_grassland_far_apart() -> None:
    scene = Scene().era(2).villages("12,13").play("* card grassland").explore("8,13 11,12")
    assert scene.texts() == ["end"]


def test_6_two_of_any_kind_touch_each_other() -> None:
    scene = Scene().play("* card wild").explore("9,12")
    assert scene.targets() == {"9,10", "8,13", "10,11", "10,13", "9,14"}
    scene.refuses("A explore 7,10").explore("9,14")
    assert scene.texts() == ["end"]


def test_7_a_line_grows_at_both_ends() -> None:
    scene = Scene().explorers("7,10").play("* card sea").explore("7,8")
    assert scene.targets() == {"8,7", "8,9", "6,9"}, "7,6 is a city on land, 6,7 desert, 7,10 taken"
    scene = Scene().explorers("9,10 9,8").play("* card sea").explore("9,6")
    assert {"9,4", "8,7", "10,7"} <= scene.targets()
    scene.explore("10,7")
    assert scene.targets() == set(), "8,5 and 11,8 are land"


def test_7_a_straight_line_of_three() -> None:
    scene = Scene().explorers("9,10 9,8").play("* card sea").explore("9,6 9,4")
    assert scene.targets() == set(), "9,2 is grassland"
    scene = Scene().explorers("9,10 9,8").play("* card sea").explore("10,7 11,6 12,5")
    assert scene.texts() == ["end"], "three are placed"
    scene = Scene().explorers("9,10 9,8 10,9").play("* card sea").explore("10,7 11,6")
    assert scene.targets() == {"12,5"}, "the line may not leave its direction"


def test_8_a_line_does_not_jump_own_explorers() -> None:
    scene = Scene().explorers("7,10 7,8").play("* card sea")
    scene.explore("8,9")
    assert scene.targets() == {"8,7"}, "7,8 and 7,10 are taken; what lies behind them is no part of the line"


def test_9_a_line_does_not_cross_a_crater() -> None:
    scene = Scene("kazan").era(2).villages("8,3").explorers("9,4 10,5 11,4").play("* card sea")
    assert {"10,7", "12,5"} <= scene.targets()
    scene.explore("12,5")
    assert "13,4" in scene.targets()
    assert "10,7" not in scene.targets(), "the crater lies between"


def near_tower() -> Scene:
    """A village beside the mountains of the north-west tower 1,2."""
    return Scene().era(2).villages("3,2").explorers("2,3")


@pytest.mark.parametrize("card", ["mountain", "grassland", "desert", "sea", "wild"])
def test_10_a_tower_space_with_any_card(card: str) -> None:
    scene = near_tower().play(f"* card {card}")
    assert "1,2" in scene.targets()
    scene.explore("1,2")
    assert scene.has("towers") == 6
    if card == "mountain":
        assert scene.texts() == ["end"], "it uses up the explorer"


def test_10_a_tower_space_inside_a_line_and_a_path() -> None:
    scene = near_tower().play("* card sea").explore("1,4 1,2")
    assert scene.has("towers") == 6
    scene = Scene().villages("3,2").explorers("2,3").with_card("path_mountain_sea_4").explore("1,4 1,2 2,1")
    assert scene.has("towers") == 6


def test_10_a_tower_space_takes_an_explorer_of_a_mixed_card() -> None:
    scene = Scene().villages("3,2").explorers("2,3").with_card("mix_mountain3_sea1").explore("1,2 1,4")
    assert scene.targets() >= {"2,1"}
    assert "1,6" not in scene.targets(), "only one sea"
    scene.explore("2,1 3,4")
    assert scene.targets() == set(), "the tower took the place of a mountain"


def test_11_a_tower_space_is_in_no_region() -> None:
    scene = Scene().villages("3,2").explorers("2,3").with_card("one_region_4")
    assert "1,2" not in scene.targets()
    assert "2,1" in scene.targets()


def test_12_a_tower_space_is_not_needed_to_fill_a_region() -> None:
    scene = Scene().era(2).villages("2,5").explorers("2,3 3,4 3,2 4,3").play("* card mountain").explore("2,1")
    assert scene.texts() == ["village 3,2", "village 4,3", "village 3,4"]


def test_13_an_old_tower_is_a_way_without_coins() -> None:
    scene = near_tower().found("1,2").play("* card grassland").explore("1,2")
    assert scene.has("towers") == 0
    assert scene.happened(tell.TowerFound) == []


# --- specialty cards ---------------------------------------------------------------------------------------------


def test_46_lines_from_two_villages_with_none_or_one() -> None:
    assert Scene().with_card("two_village_rays").texts() == ["end"]
    scene = Scene().villages("12,13").with_card("two_village_rays")
    assert scene.targets() == {"12,11", "13,12", "13,14", "12,15", "11,14", "11,12"}
    scene.explore("11,12")
    assert scene.targets() == {"10,11"}, "straight on only: there is no second village"
    scene.explore("10,11 9,10")
    assert scene.texts() == ["end"]


def test_47_lines_from_two_of_three_villages() -> None:
    scene = Scene().villages("12,13 5,8 15,12").with_card("two_village_rays").explore("11,12 5,10")
    assert scene.targets() == {"10,11", "5,12"}, "no third line"
    scene.explore("5,12 5,14 10,11 9,10")
    assert scene.texts() == ["end"]


def test_48_the_capital_is_no_village() -> None:
    scene = Scene().villages("12,13").with_card("two_village_rays").explore("11,12")
    assert not scene.targets() & {"9,10", "9,12", "8,9", "8,13", "7,10", "7,12"}


def test_47_a_hex_between_two_villages_stays_open_for_both() -> None:
    scene = Scene().villages("12,13 11,10").with_card("two_village_rays").explore("11,12")
    assert scene.targets() >= {"10,11", "11,14"}, "on from the one or from the other"
    assert scene.targets() >= {"13,14", "12,9"}, "or a line of the other or of the one"
    scene.explore("11,14")
    assert scene.targets() == {"11,16", "10,15", "12,11", "12,15", "13,12", "13,14"}, "10,15 is on from 12,13"
    scene.explore("11,16")
    assert scene.targets() == {"12,11", "12,15", "13,12", "13,14"}, "now only the line from 11,10 fits"


def test_26_a_village_founded_with_this_card_sends_out_a_line() -> None:
    scene = Scene().villages("12,13").explorers("9,12").with_card("two_village_rays")
    scene.explore("11,12 10,11").play("A village 9,12")
    assert scene.targets() >= {"9,14", "8,13", "10,13"}
    scene.explore("9,14")
    assert scene.targets() == {"9,10", "9,16"}


def test_50_one_region_partly_explored() -> None:
    scene = Scene().explorers("7,12 9,12").with_card("one_region_4")
    scene.explore("6,13")
    assert scene.targets() == {"6,15"}, "no other region any more"
    scene.explore("6,15")
    assert scene.texts() == ["village 6,13", "village 6,15"]


def test_50_hexes_of_one_region_need_not_touch_each_other() -> None:
    scene = Scene().explorers("9,12 9,14 7,12").villages("12,13")
    scene.with_card("one_region_4").explore("8,13")
    assert scene.targets() == {"7,14"}
    far = Scene("avenia").explorers("9,10 8,9").with_card("one_region_4").explore("10,9 9,8")
    assert far.texts() == ["village 9,8", "village 9,10"]


def test_51_a_path_does_not_branch() -> None:
    scene = Scene().with_card("path_grass_sea_5").explore("7,10 6,9")
    assert scene.targets() == {"6,11", "7,8"}
    scene.explore("7,8")
    assert "6,11" not in scene.targets(), "beside 6,9 but not beside the last hex"
    assert scene.targets() == {"8,7", "8,9"}


def test_52_no_ring_without_its_middle() -> None:
    scene = Scene().explorers("9,12 10,11 7,12 6,13 6,15").with_card("ring_mountain")
    assert scene.texts() == ["end"], "no mountain is near, so there is neither middle nor ring"


def test_52_one_hex_then_five_around_it() -> None:
    scene = Scene().with_card("ring_mountain")
    assert scene.targets() == {"9,12", "7,12"}
    scene.explore("9,12")
    assert scene.happened(tell.StepBegan) == [tell.StepBegan(0, 1)]
    assert scene.targets() == {"9,10", "9,14", "10,11", "10,13", "8,13"}
    scene.explore("9,10 10,11").play("A village 10,11").explore("8,13 9,14 10,13")
    assert scene.texts() == ["end"]
    assert "7,12" not in scene.targets()


def test_53_one_hex_then_a_line_away_from_it() -> None:
    scene = Scene().with_card("ray_mountain").explore("9,12")
    assert scene.targets() == {"9,10", "9,14", "10,11", "10,13", "8,13"}
    scene.explore("9,14")
    assert scene.targets() == {"9,16"}
    scene.explore("9,16 9,18")
    assert scene.texts() == ["end"]


def test_53_the_line_goes_one_way_only() -> None:
    scene = Scene().with_card("ray_sea").explore("7,10").explore("6,9")
    assert scene.targets() == {"5,8"}


def test_lines_of_any_length() -> None:
    scene = Scene().with_card("line_sea").explore("7,10 6,9")
    assert scene.targets() == set(), "5,8 is mountain, 8,11 the capital"
    scene = Scene().with_card("line_land").explore("9,12 9,10 9,8")
    assert scene.targets() == {"9,14"}
    scene.explore("9,14")
    assert scene.targets() == set(), "9,6 and 9,16 are sea"


def test_54_and_55_cities_beside_the_sea() -> None:
    scene = Scene().posts("7,6").with_card("sea4_cities")
    scene.refuses("A stop")
    scene.explore("8,9 8,7")
    assert "stop" in scene.texts()
    scene.play("A stop")
    assert scene.happened(tell.StepBegan) == [tell.StepBegan(0, 1)]
    assert scene.texts() == ["explore 7,6", "end"], "a covered city is still a way"
    scene.explore("7,6")
    assert scene.texts() == ["end"]


def test_55_without_sea_no_cities() -> None:
    scene = Scene().explorers("8,13").with_card("sea4_cities")
    assert "8,15" not in scene.targets()
    scene.refuses("A stop")


def test_coin_spaces_beside_the_sea() -> None:
    scene = Scene().with_card("sea4_coins2").explore("7,10 6,9").play("A stop")
    assert scene.targets() == {"5,10", "7,12"}, "8,13 is beside the capital only"
    scene.explore("5,10 7,12")
    assert scene.has("spaces") == 2
    assert scene.texts() == ["end"]


def test_sea_coins_by_both_steps() -> None:
    scene = Scene("cnidaria").explorers("11,10 12,9").with_card("sea4_coins2").explore("12,7 13,8 11,8 11,6")
    assert scene.has("spaces") == 2
    assert "9,8" not in scene.targets(), "four are placed; no further coin space is beside them"
    scene = Scene("cnidaria").explorers("11,10 12,9").with_card("sea4_coins2").explore("13,8").play("A stop")
    assert scene.targets() == {"12,7"}
    scene.explore("12,7")
    assert scene.has("spaces") == 2


def test_a_full_step_makes_room_for_the_next() -> None:
    scene = Scene().with_card("sea4_cities").explore("8,9 8,7 7,8 7,10")
    assert scene.happened(tell.StepBegan) == [tell.StepBegan(0, 1)]
    assert scene.texts() == ["explore 7,6", "end"]


def test_a_step_in_which_nothing_is_possible_makes_room_for_the_next() -> None:
    scene = Scene().all_but("8,7 7,6").with_card("sea4_cities").explore("8,7")
    assert scene.happened(tell.StepBegan) == [tell.StepBegan(0, 1)], "there is no further sea"
    assert "explore 7,6" in scene.texts()


@pytest.mark.parametrize(
    ("card", "places", "left"),
    [
        ("mix_all", "9,12 9,10 8,13 7,10 8,9", set()),
        ("mix_all", "9,12 8,13", {"7,10", "8,9", "9,10", "10,13", "8,15"}),
        ("sea5", "7,10 8,9 7,8 8,7 6,9", set()),
        ("mix_grass4_sea1", "7,10", {"8,13"}),
    ],
)
def test_mixed_cards_in_any_order(card: str, places: str, left: set[str]) -> None:
    assert Scene().with_card(card).explore(places).targets() == left
