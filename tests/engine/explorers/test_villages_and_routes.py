"""Situations about villages and trade routes (18 to 36 of the rulings)."""

from __future__ import annotations

import pytest

from engine.explorers import events as tell
from tests.engine.explorers.scene import Scene, explorers


def test_18_a_region_filled_in_two_eras_has_no_village() -> None:
    scene = Scene().explorers("7,12 6,13").last_card("sea").play("* card sea", "A end")
    assert scene.seat().explorers == ()
    scene.explorers("7,14 8,13").play("* card mountain").explore("6,15")
    assert scene.seat().villages == ()
    assert scene.decide() == "A"


def test_19_a_region_never_has_a_second_village() -> None:
    scene = Scene().era(2).villages("6,13").explorers("7,12").play("* card mountain").explore("6,15")
    assert scene.happened(tell.VillageFounded) == []
    assert scene.seat().villages == (1306,)
    assert scene.has("villages") == 0


def test_21_a_region_without_a_blank_hex_has_no_village() -> None:
    scene = Scene("kazan").era(2).villages("2,5").explorers("1,4 0,5 0,7").play("* card mountain")
    scene.explore("0,9")
    assert scene.happened(tell.VillageFounded) == []
    assert scene.has("spaces") == 1
    assert scene.texts()[-1] == "end"


def test_22_one_blank_hex_needs_no_question() -> None:
    scene = Scene().explorers("7,10 6,9 5,10").play("* card mountain").explore("5,8")
    assert scene.happened(tell.RegionFilled) == []
    assert scene.happened(tell.VillageFounded) == [tell.VillageFounded(0, 805, 1)]
    assert scene.seat().villages == (805,)
    assert 805 not in scene.seat().explorers


@pytest.mark.parametrize("map_name", ["avenia", "aghon", "kazan", "cnidaria"])
def test_23_sea_is_no_region(map_name: str) -> None:
    board = Scene(map_name).board
    sea = board.terrain["sea"]
    assert all(not region & sea for region in board.regions)
    assert all(not board.fill_of[board.hexes[space]] for space in board.spaces_of(sea | board.discoveries))


def test_24_the_village_replaces_the_newest_or_an_older_explorer() -> None:
    scene = Scene().explorers("7,12 6,13").play("* card mountain").explore("6,15")
    assert scene.happened(tell.RegionFilled) == [tell.RegionFilled(0, (1306, 1506))]
    assert scene.texts() == ["village 6,13", "village 6,15"]
    scene.refuses("A village 7,12", "A end", "A explore 9,12").play("A village 6,13")
    assert scene.seat().villages == (1306,)
    assert scene.seat().explorers == (1207, 1506)


@pytest.mark.parametrize("era", [1, 2, 3, 4])
def test_25_village_coins_by_era(era: int) -> None:
    scene = Scene().era(era).explorers("9,12").play("* card mountain").explore("10,11").play("A village 9,12")
    assert scene.has("villages") == era


def test_26_a_village_counts_as_an_explorer_at_once() -> None:
    scene = Scene().explorers("9,10 10,9").play("* card desert").explore("9,8").play("A village 9,8")
    assert "8,15" not in scene.targets()
    scene.play("A end", "* card sea")
    assert "9,6" in scene.targets(), "beside the village"


def test_a_village_of_the_extra_explorer() -> None:
    scene = Scene().era(2).villages("5,8").explorers("7,12 6,13").play("* card sea").explore("5,6")
    scene.play("* treasure bonus_explorer").explore("6,15").play("A village 6,15")
    assert scene.seat().act == "explore"


# --- trade routes ------------------------------------------------------------------------------------------------

TO_8_15 = "8,13 8,15"
TO_7_6 = "8,9 8,7 7,6"


def test_27_two_and_three_make_six_and_the_player_chooses_the_post() -> None:
    for post, other in (("8,15", "7,6"), ("7,6", "8,15")):
        scene = Scene().explorers(f"{TO_8_15} {TO_7_6}").play("* card mountain")
        assert scene.texts() == ["explore 7,12", "explore 9,12", "route 7,6 8,15", "route 8,15 7,6", "end"]
        scene.play(f"A route {post} {other}")
        assert scene.has("routes") == 6
        assert scene.happened(tell.RouteMade)[0].coins == 6
        assert [f"{space % 100},{space // 100}" for space in scene.seat().posts] == [post]
        assert scene.texts() == ["explore 7,12", "explore 9,12", "end"]


def test_28_a_route_while_exploring() -> None:
    scene = Scene().explorers(f"{TO_8_15} 8,9 8,7").play("* card desert").explore("7,6")
    scene.play("A route 8,15 7,6").explore("9,10")
    assert scene.texts() == ["end"]


def test_29_a_route_may_wait_within_the_era() -> None:
    scene = Scene().explorers(f"{TO_8_15} {TO_7_6}").last_card("mountain", "sea")
    scene.play("* card mountain", "A end", "* card sea")
    assert "route 7,6 8,15" in scene.texts()
    scene.play("A end", "* card sea")
    assert not [text for text in scene.texts() if text.startswith("route")], "the explorers have left"


def test_29_three_cities_make_two_routes() -> None:
    scene = Scene().explorers(f"{TO_8_15} {TO_7_6} 9,10 10,9 11,8").play("* card mountain")
    assert len([text for text in scene.texts() if text.startswith("route")]) == 6
    scene.play("A route 8,15 7,6", "A route 11,8 7,6")
    assert scene.has("routes") == 12
    assert not [text for text in scene.texts() if text.startswith("route")]


def test_30_a_covered_city_is_a_link_without_value() -> None:
    scene = Scene().explorers(f"{TO_8_15} {TO_7_6} 6,5 5,6 4,5").found("5,6").posts("7,6")
    scene.play("* card mountain")
    routes = [text for text in scene.texts() if text.startswith("route")]
    assert routes == ["route 4,5 8,15", "route 8,15 4,5"]


def test_31_and_32_the_other_city_is_free_in_a_later_era() -> None:
    scene = Scene().era(2).posts("8,15").explorers(f"{TO_8_15} {TO_7_6}").play("* card mountain")
    assert not [text for text in scene.texts() if text.startswith("route")]
    scene = Scene().era(2).posts("8,15").explorers("9,10 10,9 11,8").play("* card mountain")
    assert not [text for text in scene.texts() if text.startswith("route")], "7,6 needs an explorer again"
    scene = Scene().era(2).posts("8,15").explorers(f"9,10 10,9 11,8 {TO_7_6}").play("* card mountain")
    assert "route 7,6 11,8" in scene.texts()


def test_33_the_capital_and_villages_are_links_but_no_cities() -> None:
    scene = Scene().explorers(TO_8_15).play("* card mountain")
    assert not [text for text in scene.texts() if text.startswith("route")]
    scene = Scene().era(2).villages("9,10").explorers("10,9 11,8 8,13 8,15").play("* card mountain")
    assert "route 8,15 11,8" in scene.texts()


def test_34_a_city_beside_a_village_needs_an_explorer() -> None:
    scene = Scene().era(2).villages("6,7").explorers(f"{TO_8_15} 7,10 7,8").play("* card mountain")
    assert not [text for text in scene.texts() if text.startswith("route")]


def test_cities_that_do_not_hang_together() -> None:
    scene = Scene().era(2).villages("16,15").explorers(f"16,13 {TO_8_15}").play("* card mountain")
    assert not [text for text in scene.texts() if text.startswith("route")]
    scene = Scene().era(2).villages("16,15 6,7").explorers(f"16,13 {TO_8_15} 7,6 8,5").play("* card mountain")
    assert not [text for text in scene.texts() if text.startswith("route")], "three cities, all apart"


@pytest.mark.parametrize("map_name", ["avenia", "aghon", "kazan", "cnidaria"])
def test_35_one_route_less_than_cities(map_name: str) -> None:
    scene = Scene(map_name).all_but().play("* card mountain")
    made = 0
    while scene.texts() != ["end"]:
        scene.play(f"A {scene.texts()[0]}")
        made += 1
    assert made == scene.board.cities.bit_count() - 1


def test_every_region_with_a_blank_hex_can_get_its_village() -> None:
    for name in explorers().maps:
        board = Scene(name).board
        for region in board.regions:
            fills = {board.fill_of[board.hexes[space]] for space in board.spaces_of(region)}
            assert fills == ({region} if region & board.blanks else {0})
