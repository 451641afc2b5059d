"""Situations about coins, towers, crystals, ruins and treasures (14 to 17 and 37 to 44 of the rulings)."""

from __future__ import annotations

import pytest

from app.games import resource
from engine.explorers import events as tell
from engine.explorers.game import Explorers
from engine.explorers.options import ExplorersOptions
from tests.engine.explorers.scene import Scene

TOWERS = "17,0 1,2 2,21 13,22"


@pytest.mark.parametrize(("before", "coins"), [(0, 6), (1, 8), (2, 10), (3, 14)])
def test_14_a_tower_pays_by_the_number_of_own_towers(before: int, coins: int) -> None:
    others = [tower for tower in TOWERS.split() if tower != "1,2"][:before]
    scene = Scene().era(2).villages("3,2").explorers("2,3").found(" ".join(others))
    scene.play("* card mountain").explore("1,2")
    assert scene.happened(tell.TowerFound) == [tell.TowerFound(0, 201, before + 1, coins)]
    assert scene.has("towers") == coins


def test_15_a_coin_space_pays_in_every_era() -> None:
    scene = Scene().last_card("mountain").play("* card mountain").explore("7,12").play("A end")
    assert scene.happened(tell.EraEnded) == [tell.EraEnded(0, (1,))]
    assert scene.happened(tell.EraBegan) == [tell.EraBegan(1, 7)]
    scene.play("* card mountain").explore("7,12")
    assert scene.happened(tell.CoinsFound) == [tell.CoinsFound(0, 1207, 1, 1)]
    assert scene.has("spaces") == 2


def at_ruin() -> Scene:
    """A village beside the ruin 5,6."""
    return Scene().era(2).villages("5,8")


def test_16_a_ruin_gives_one_treasure_in_the_whole_game() -> None:
    scene = at_ruin().play("* card sea").explore("5,6")
    assert scene.decide() == "*"
    assert scene.position.chance().source == "treasures"
    scene.play("* treasure jar")
    assert scene.seat().kept_count == 1
    scene = at_ruin().found("5,6").play("* card sea").explore("5,6")
    assert scene.decide() == "A"


def test_17_crystals_pay_the_sum_of_all_found_and_only_once() -> None:
    def at_crystal(*found: str) -> int:
        scene = Scene("cnidaria").era(2).villages("8,1").found(" ".join(found))
        scene.play("* card mountain").explore("7,0")
        assert scene.has("towers") == 0
        return scene.has("crystals")

    assert at_crystal() == 3
    assert at_crystal("11,14") == 1 + 3
    assert at_crystal("7,0") == 0


@pytest.mark.parametrize(("order", "coins"), [("1234", 20), ("4321", 30)])
def test_crystals_in_different_orders(order: str, coins: int) -> None:
    places = {"1": ("11,14", "10,13"), "2": ("12,1", "13,2"), "3": ("7,0", "8,1"), "4": ("17,24", "17,22")}
    scene = Scene("cnidaria").era(2)
    for value in order:
        scene.villages(places[value][1])
    scene.last_card("wild", "mountain", "grassland", "desert")
    total = []
    for value, card in zip(order, ("wild", "mountain", "grassland", "desert"), strict=True):
        scene.play(f"* card {card}").explore(places[value][0])
        total += scene.happened(tell.CrystalFound)
        if value != order[-1]:
            scene.play("A end")
    assert scene.has("crystals") == coins
    assert [event.value for event in total] == [int(value) for value in order]
    assert scene.has("towers") == 0


# --- treasures ---------------------------------------------------------------------------------------------------


def test_two_coins_are_counted_once() -> None:
    scene = at_ruin().play("* card sea").explore("5,6").play("* treasure two_coins")
    assert scene.seat().coins == (0, 0, 0, 0, 0, 2, 0, 0)
    assert scene.seat().score == 2
    assert scene.seat().kept_count == 0
    assert scene.happened(tell.TreasureDrawn) == [tell.TreasureDrawn(0, "two_coins", 2, 0, False)]
    assert sum(scene.view().treasure_discards) == 1


def test_37_an_extra_explorer_goes_anywhere_beside_the_network() -> None:
    scene = at_ruin().play("* card sea").explore("5,6").play("* treasure bonus_explorer")
    assert scene.seat().act == "extra"
    assert {"5,4", "4,5", "5,10", "4,7", "6,7", "9,12", "8,9", "6,5", "4,9", "6,9"} <= scene.targets()
    scene.refuses("A end").explore("4,5")
    assert scene.happened(tell.ExplorerPlaced) == [tell.ExplorerPlaced(0, 504, True)]
    assert scene.targets() == {"4,7", "6,5"}, "the line of the card goes on from 5,6"


def test_37_an_extra_explorer_may_find_a_tower() -> None:
    scene = Scene().era(2).villages("3,2").explorers("2,3").play("* card sea").explore("4,1")
    scene.play("* treasure bonus_explorer").explore("1,2")
    assert scene.has("towers") == 6


def test_an_extra_explorer_finds_another_treasure() -> None:
    scene = Scene().era(2).villages("5,8").explorers("5,10 5,12 5,14").play("* card sea").explore("5,16")
    scene.play("* treasure bonus_explorer").explore("5,6").play("* treasure bonus_explorer").explore("5,4")
    assert scene.has("spaces") == 1
    assert scene.seat().act == "explore"


def test_an_extra_explorer_may_be_left() -> None:
    scene = at_ruin().play("* card sea").explore("5,6").play("* treasure bonus_explorer", "A stop")
    assert scene.happened(tell.ExtraExplorerLeft) == [tell.ExtraExplorerLeft(0)]
    assert scene.seat().act == "explore"
    assert "stop" not in scene.texts()


def test_38_an_extra_explorer_without_a_hex_is_lost() -> None:
    scene = Scene().all_but("5,6").play("* card sea").explore("5,6").play("* treasure bonus_explorer")
    assert scene.happened(tell.ExtraExplorerLost) == [tell.ExtraExplorerLost(0)]
    assert scene.seat().act == "explore"
    assert scene.seat().extra == 0


def test_39_coins_of_an_extra_explorer_are_not_multiplied() -> None:
    scene = Scene("kazan").villages("13,2").with_card("grass_triple").explore("14,1")
    scene.play("* treasure bonus_explorer").explore("14,3")
    assert scene.has("spaces") == 1
    scene.explore("15,4")
    assert scene.has("spaces") == 4
    assert scene.happened(tell.CoinsFound) == [tell.CoinsFound(0, 415, 1, 3)]


def test_40_only_coin_spaces_are_multiplied() -> None:
    scene = Scene().villages("3,2 5,8").explorers("4,3").with_card("mountain_double").explore("2,3")
    assert scene.has("spaces") == 4
    scene.explore("1,2 3,4")
    assert scene.has("towers") == 6, "a tower is not doubled"
    scene = Scene().explorers("8,13 8,15 8,9 8,7").with_card("desert_triple").explore("7,6")
    scene.play("A route 7,6 8,15")
    assert scene.has("routes") == 6
    scene = Scene().explorers("7,12 6,13").with_card("mountain_double").explore("6,15").play("A village 6,15")
    assert scene.has("villages") == 1


def test_41_two_treasures_for_a_ruin() -> None:
    scene = Scene().villages("5,8").with_card("sea4_double_treasure").explore("5,6")
    assert scene.happened(tell.RuinFound) == [tell.RuinFound(0, 605, 2)]
    scene.play("* treasure jar")
    assert scene.decide() == "*"
    scene.play("* treasure per_tower")
    assert scene.decide() == "A"
    assert scene.seat().kept_count == 2


def test_41_two_treasures_also_for_a_ruin_of_the_extra_explorer() -> None:
    scene = Scene().villages("5,8").explorers("5,10 5,12 5,14").with_card("sea4_double_treasure")
    scene.explore("5,16").play("* treasure bonus_explorer")
    assert scene.seat().draws == 1
    scene.explore("5,6")
    for _ in range(3):
        assert scene.decide() == "*"
        scene.play("* treasure jar")
    assert scene.decide() == "A"


def test_42_an_empty_deck_is_made_anew_from_treasures_played() -> None:
    scene = at_ruin().deck().play("* card sea").explore("5,6")
    assert scene.happened(tell.TreasuresShuffled) == [tell.TreasuresShuffled(16)]
    assert scene.texts("*") == ["treasure two_coins", "treasure bonus_explorer"]
    scene.play("* treasure two_coins")
    assert (scene.view().treasure_deck, sum(scene.view().treasure_discards)) == (15, 1)


def test_42_the_last_treasure_is_drawn_before_the_deck_is_made_anew() -> None:
    scene = at_ruin().deck(jar=1).play("* card sea").explore("5,6")
    assert scene.happened(tell.TreasuresShuffled) == []
    scene.play("* treasure jar")
    assert (scene.view().treasure_deck, sum(scene.view().treasure_discards)) == (0, 16)


def test_42_without_any_treasure_left_there_is_none() -> None:
    def read(name: str) -> bytes:
        text = resource(f"explorers/{name}")
        if name != "treasures.toml":
            return text
        return b'[[treasure]]\nid = "jar"\ncount = 1\nset_coins = [1]\n'

    game = Explorers(read)
    scene = Scene()
    scene.game = game
    scene.position = game.new_position(1, ExplorersOptions())
    scene.position.objectives = (0, 1, 2)
    scene.position.phase = 1
    scene.villages("5,8").explorers("5,10 5,12 5,14").play("* card wild").explore("5,6").play(
        "* treasure jar"
    )
    scene.play("A end", "* card sea").explore("5,16")
    assert scene.happened(tell.NoTreasureLeft) == [tell.NoTreasureLeft(0)]
    assert scene.decide() == "A"
    assert scene.seat().draws == 0


def test_43_a_kept_treasure_is_hidden() -> None:
    scene = Scene(seats=2).era(2).villages("5,8").play("* card sea").explore("5,6").play("* treasure jar")
    (event,) = scene.happened(tell.TreasureDrawn)
    assert event == tell.TreasureDrawn(0, "jar", 0, 0, True)
    assert event.seen_by(0) == event
    assert event.seen_by(1) == tell.TreasureDrawn(0, None, 0, 0, True)
    assert event.seen_by(None) == tell.TreasureDrawn(0, None, 0, 0, True)


def test_everybody_waits_while_a_treasure_is_drawn() -> None:
    scene = Scene(seats=2).era(2).villages("5,8").play("* card sea").explore("5,6")
    assert scene.decide() == "*"
    assert scene.texts("B") == []
    scene.play("* treasure jar")
    assert scene.decide() == "AB"


def test_the_village_comes_before_the_treasure() -> None:
    """A ruin on land (Kazan) may fill its region."""
    scene = Scene("kazan").era(2).villages("11,2")
    region = scene.board.spaces_of(scene.board.region_of[scene.board.hexes[114]])
    assert region == (114, 213, 314, 415)
    scene.explorers("12,1 13,2 14,3 15,4").play("* card grassland").explore("14,1")
    assert scene.happened(tell.RuinFound) == [tell.RuinFound(0, 114, 1)]
    assert scene.decide() == "*", "there is one blank hex, so the village has been founded"
    assert scene.seat().villages == (211, 213)
