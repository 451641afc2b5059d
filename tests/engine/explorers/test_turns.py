"""Situations about cards, turns, eras and the end (45, 49, 56 to 69 of the rulings)."""

from __future__ import annotations

import pytest

from engine.contract import Standing
from engine.explorers import events as tell
from tests.engine.explorers.scene import Scene, explorers


def test_objectives_are_dealt_first() -> None:
    scene = Scene()
    scene.position = scene.game.new_position(2, scene.position.rules.options.__class__("aghon"))
    assert scene.position.chance().source == "objectives"
    scene.play("* objective aghon_3")
    scene.refuses("* objective aghon_3", "* objective avenia_1")
    scene.play("* objective aghon_1", "* objective aghon_6")
    assert [objective.id for objective in scene.view().objectives] == ["aghon_3", "aghon_1", "aghon_6"]
    assert scene.happened(tell.EraBegan) == [tell.EraBegan(0, 6)]
    assert scene.position.chance().source == "cards"


def test_every_card_of_an_era_comes_once() -> None:
    scene = Scene(seats=2)
    assert scene.view().cards_left == ("mountain", "grassland", "desert", "sea", "wild", "era_1")
    scene.play("* card sea")
    assert scene.decide() == "AB"
    assert scene.view().cards_left == ("mountain", "grassland", "desert", "wild", "era_1")
    assert scene.view().cards_played == ("sea",)
    scene.refuses("* card wild").play("B end", "A end")
    scene.refuses("* card sea", "* card era_2")


@pytest.mark.parametrize(("era", "turns"), [(1, 6), (2, 7), (3, 8), (4, 9)])
def test_turns_by_era(era: int, turns: int) -> None:
    scene = Scene().era(era)
    assert len(scene.view().cards_left) == turns
    for card in ("era_1", "era_2", "era_3", "era_any")[:era]:
        assert card in scene.view().cards_left


def test_45_an_era_card_at_its_first_reveal() -> None:
    scene = Scene(seats=2).play("* card era_1")
    assert scene.position.chance().source == "specialties"
    scene.play("* specialty sea5", "* specialty line_sea")
    scene.refuses("* specialty sea5").play("* specialty ring_sea", "* specialty mix_all")
    assert scene.decide() == "AB"
    assert scene.texts("A") == ["keep sea5", "keep line_sea"]
    assert scene.texts("B") == ["keep ring_sea", "keep mix_all"]
    scene.play("B keep mix_all")
    assert scene.happened(tell.SpecialtyKept) == [tell.SpecialtyKept(1, "mix_all", ("ring_sea",))]
    assert scene.seat("B").card == "mix_all"
    assert "explore 9,12" in scene.texts("B")
    scene.play("A keep sea5")
    assert scene.view().specialty_deck == 24
    assert scene.seat("A").specialties == ("sea5",)


def test_45_an_era_card_later_uses_the_card_kept() -> None:
    scene = Scene(seats=2).era(2).specialties("sea5").specialties("line_land", seat="B").play("* card era_1")
    assert scene.happened(tell.SpecialtyUsed) == [
        tell.SpecialtyUsed(0, "sea5"),
        tell.SpecialtyUsed(1, "line_land"),
    ]
    assert (scene.seat("A").card, scene.seat("B").card) == ("sea5", "line_land")
    scene.play("A end", "B end", "* card era_2")
    assert scene.position.chance().source == "specialties"


def test_49_era_card_one_two_three_uses_any_kept_card() -> None:
    scene = Scene().era(4).specialties("sea5", "line_land", "mix_all").play("* card era_2", "A end")
    scene.play("* card era_any")
    assert scene.texts() == ["use sea5", "use line_land", "use mix_all"]
    scene.refuses("A end", "A use ring_sea").play("A use line_land").explore("9,12")
    scene.play("A end", "* card era_3")
    assert scene.seat().card == "mix_all"
    scene.play("A end", "* card era_1")
    assert scene.seat().card == "sea5"


def test_the_turn_is_over_when_all_have_ended() -> None:
    scene = Scene(seats=3).play("* card mountain", "B end", "C end")
    assert scene.decide() == "A"
    scene.refuses("B end", "C explore 9,12").play("A end")
    assert scene.decide() == "*"


def test_the_end_of_an_era_clears_explorers_only() -> None:
    scene = Scene(seats=2).era(2).villages("5,8").explorers("5,10 5,12").found("1,2 5,6").posts("4,5")
    scene.explorers("8,9", "B").last_card("mountain").play("* card mountain", "A end", "B end")
    assert scene.happened(tell.EraEnded) == [tell.EraEnded(1, (2, 1))]
    mine = scene.seat()
    assert mine.explorers == ()
    assert (mine.villages, mine.towers, mine.ruins, mine.posts) == ((805,), (201,), (605,), (504,))
    assert scene.view().era == 2


# --- objectives in turns ------------------------------------------------------------------------------------------


def two_towers(seat: str, scene: Scene) -> Scene:
    """One more tower is beside this seat's explorers."""
    return scene.villages("3,2", seat).explorers("2,3", seat).found("17,0", seat)


def test_56_both_get_the_first_reward_in_the_same_turn() -> None:
    scene = two_towers("B", two_towers("A", Scene(seats=3).era(2))).play("* card mountain")
    scene.play("A explore 1,2", "B explore 1,2", "A end", "B end")
    assert scene.happened(tell.ObjectiveCompleted) == []
    scene.play("C end")
    assert scene.happened(tell.ObjectiveCompleted) == [
        tell.ObjectiveCompleted(0, "avenia_2", True, 10),
        tell.ObjectiveCompleted(1, "avenia_2", True, 10),
    ]
    assert [scene.has("objectives", seat) for seat in "ABC"] == [10, 10, 0]


def test_57_later_seats_get_the_lower_reward_without_limit() -> None:
    scene = Scene(seats=3).era(2)
    for seat in "ABC":
        two_towers(seat, scene)
    for number, (seat, card) in enumerate(zip("ABC", ("mountain", "sea", "grassland"), strict=True)):
        scene.play(f"* card {card}", f"{seat} explore 1,2", *(f"{other} end" for other in "ABC"))
        assert scene.happened(tell.ObjectiveCompleted) == [
            tell.ObjectiveCompleted(number, "avenia_2", number == 0, 10 if number == 0 else 5)
        ]
    assert [scene.has("objectives", seat) for seat in "ABC"] == [10, 5, 5]
    assert [scene.seat(seat).completed[1] for seat in "ABC"] == [7, 8, 9]
    assert not scene.view().objectives[1].open


def test_an_objective_is_paid_once() -> None:
    scene = two_towers("A", Scene().era(2)).play("* card mountain", "A explore 1,2", "A end")
    scene.play("* card sea", "A end")
    assert scene.happened(tell.ObjectiveCompleted) == []
    assert scene.has("objectives") == 10


def covered(scene: Scene) -> list[tuple[bool, bool]]:
    return [(objective.first_covered, objective.later_covered) for objective in scene.view().objectives]


def test_65_covered_rewards_of_a_solo_game() -> None:
    scene = Scene().era(2).specialties("sea5")
    assert covered(scene) == [(False, False)] * 3
    scene.play("* card era_2")
    assert scene.happened(tell.RewardCovered) == [tell.RewardCovered("avenia_1", "first")]
    assert covered(scene) == [(True, False), (False, False), (False, False)]
    scene = Scene().era(3).specialties("sea5", "mix_all").play("* card era_2")
    scene.play("A end", "* card era_3")
    assert scene.happened(tell.RewardCovered) == [
        tell.RewardCovered("avenia_2", "first"),
        tell.RewardCovered("avenia_1", "later"),
    ]
    scene = Scene().era(4).specialties("sea5", "mix_all", "line_sea").play("* card era_2", "A end")
    scene.play("* card era_3", "A end").play("* card era_any")
    assert scene.happened(tell.RewardCovered) == [
        tell.RewardCovered("avenia_3", "first"),
        tell.RewardCovered("avenia_2", "later"),
    ]
    assert covered(scene) == [(True, True), (True, True), (True, False)]


def test_65_only_the_first_reveal_covers() -> None:
    scene = Scene().era(3).specialties("sea5", "mix_all").play("* card era_2")
    assert scene.happened(tell.RewardCovered) == [tell.RewardCovered("avenia_1", "first")]
    scene.position.cards_left = (6,)
    scene.position.turn = 20
    scene.play("A end", "* card era_2")
    assert scene.happened(tell.RewardCovered) == []


def test_65_nothing_is_covered_with_more_players() -> None:
    scene = Scene(seats=2).era(2).specialties("sea5").specialties("mix_all", seat="B").play("* card era_2")
    assert scene.happened(tell.RewardCovered) == []


def test_66_a_fully_covered_objective_is_recorded_and_pays_nothing() -> None:
    scene = Scene(objectives=(2, 1, 3)).era(3).specialties("sea5", "mix_all").villages("3,2").explorers("2,3")
    scene.found("17,0").play("* card era_2", "A end")
    scene.play("* card era_3", "* specialty ring_sea", "* specialty line_sea", "A keep line_sea")
    scene.explore("1,2").play("A end")
    assert scene.happened(tell.ObjectiveCompleted) == [tell.ObjectiveCompleted(0, "avenia_2", False, 0)]
    assert scene.seat().completed[0] == scene.view().turn
    assert scene.has("objectives") == 0


def test_66_a_half_covered_objective_pays_the_lower_reward() -> None:
    scene = two_towers("A", Scene(objectives=(2, 1, 3)).era(2).specialties("sea5")).play("* card era_2")
    scene.play("* specialty ring_sea", "* specialty line_sea", "A keep line_sea", "A explore 1,2", "A end")
    assert scene.happened(tell.ObjectiveCompleted) == [tell.ObjectiveCompleted(0, "avenia_2", False, 5)]


# --- the end -----------------------------------------------------------------------------------------------------


def at_the_end(scene: Scene) -> Scene:
    """The last turn of the game, in which nobody does anything."""
    scene.last_card("sea").play("* card sea")
    scene.play(*(f"{chr(ord('A') + seat)} end" for seat in range(scene.position.seats)))
    assert scene.decide() == ""
    return scene


@pytest.mark.parametrize(
    ("jars", "coins"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16), (5, 17), (8, 32), (10, 36)]
)
def test_jars(jars: int, coins: int) -> None:
    scene = at_the_end(Scene().era(4).kept(*["jar"] * jars))
    assert scene.has("final_treasures") == coins


def test_treasures_at_the_end() -> None:
    scene = (
        Scene("cnidaria")
        .era(4)
        .villages("3,2 13,2 8,1 17,22")
        .found("0,3 20,17 7,0")
        .kept("per_tower", "per_tower", "per_grassland_village", "per_desert_village", "per_mountain_village")
    )
    scene.kept("per_two_villages", "per_two_villages")
    at_the_end(scene)
    scored = {
        event.treasure: (event.count, event.pieces, event.coins)
        for event in scene.happened(tell.TreasureScored)
    }
    terrain = scene.board.terrain
    villages = scene.sheet().villages
    numbers = {name: (villages & terrain[name]).bit_count() for name in ("grassland", "desert", "mountain")}
    assert sum(numbers.values()) == 4
    assert scored.pop("per_tower") == (2, 2, 4), "crystals are no towers"
    assert scored.pop("per_two_villages") == (2, 4, 4)
    for name, number in numbers.items():
        assert scored.pop(f"per_{name}_village") == (1, number, number)
    assert scored == {}
    assert scene.happened(tell.CoinsCounted)[0].coins[-1] == 12


def test_half_villages_are_rounded_down_for_each_card() -> None:
    scene = Scene().era(4).villages("5,8 3,2 9,12").kept("per_two_villages", "per_two_villages")
    assert at_the_end(scene).has("final_treasures") == 2


def test_the_winner_has_most_coins() -> None:
    scene = at_the_end(Scene(seats=2).era(4).coins("A", 30).coins("B", 31))
    assert scene.position.standings() == [Standing(0, 30, 2), Standing(1, 31, 1)]
    assert scene.happened(tell.GameWon) == [tell.GameWon((1,), 31)]
    assert scene.happened(tell.TieBroken) == []


def test_69_ties() -> None:
    scene = Scene(seats=4).era(4)
    for seat in "ABC":
        scene.coins(seat, 30)
    scene.found("1,2", "A").found("1,2", "B").villages("5,8", "B").villages("5,8 9,12", "C")
    at_the_end(scene)
    assert [standing.place for standing in scene.position.standings()] == [2, 1, 3, 4]
    assert scene.happened(tell.TieBroken) == [
        tell.TieBroken((0, 1, 2), "towers", (1, 1, 0)),
        tell.TieBroken((0, 1), "villages", (0, 1)),
    ]
    assert scene.happened(tell.GameWon) == [tell.GameWon((1,), 30)]


def test_69_a_shared_win() -> None:
    scene = at_the_end(Scene(seats=2).era(4).coins("A", 30).coins("B", 30))
    assert [standing.place for standing in scene.position.standings()] == [1, 1]
    assert scene.happened(tell.GameWon) == [tell.GameWon((0, 1), 30)]


def test_crystals_do_not_break_ties() -> None:
    scene = Scene("cnidaria", seats=2).era(4).found("7,0 12,1", "A").found("0,3", "B")
    assert [standing.place for standing in at_the_end(scene).position.standings()] == [2, 1]


@pytest.mark.parametrize(
    ("level", "coins", "completed", "won"),
    [
        ("easy", 90, 3, True),
        ("easy", 89, 3, False),
        ("medium", 120, 3, True),
        ("medium", 119, 3, False),
        ("hard", 150, 3, True),
        ("hard", 149, 3, False),
        ("hard", 160, 2, False),
    ],
)
def test_67_solo_needs_coins_and_all_objectives(level: str, coins: int, completed: int, won: bool) -> None:
    scene = Scene(solo=level, objectives=(1, 3, 4)).era(4).coins("A", coins)
    scene.sheet().completed = (5,) * completed + (0,) * (3 - completed)
    at_the_end(scene)
    assert scene.position.standings() == [Standing(0, coins, 1 if won else None)]
    needed = {"easy": 90, "medium": 120, "hard": 150}[level]
    assert scene.happened(tell.SoloEnded) == [tell.SoloEnded(won, coins, needed, completed, 3)]
    assert scene.happened(tell.GameWon) == []


def test_68_village_pieces_have_no_limit() -> None:
    scene = Scene().era(4)
    board = scene.board
    for region in board.regions:
        scene.sheet().villages |= (region & board.blanks) & -(region & board.blanks)
    scene.sheet().survey(board)
    assert scene.sheet().villages.bit_count() == 30
    assert scene.play("* card sea").decide() == "A"


def test_the_seats_are_one_to_four() -> None:
    assert list(explorers().seat_counts) == [1, 2, 3, 4]
