"""The 24 objectives of the four maps, each just missed and just reached (58 to 64 of the rulings)."""

from __future__ import annotations

import msgspec
import pytest

from engine.errors import FiguresError
from engine.explorers.cards import Condition
from engine.explorers.conditions import is_possible, make_goal
from engine.explorers.rules import MapTables
from tests.engine.explorers.scene import Scene, explorers


def judged(scene: Scene) -> int:
    """The turn of completion of the only objective that is asked for, after a turn in which nothing is done."""
    scene.play("* card sea", "A end")
    return scene.seat().completed[0]


def scene_of(objective: str, **pieces: str) -> Scene:
    """A scene in era 2 with the objective as the first one, and villages, explorers, found and posts."""
    map_name, _, number = objective.partition("_")
    others = [other for other in range(1, 7) if other != int(number)][:2]
    scene = Scene(map_name, objectives=(int(number), *others)).era(2)
    for kind in ("villages", "posts", "found", "explorers"):
        if pieces.get(kind):
            getattr(scene, kind)(pieces[kind])
    return scene


@pytest.mark.parametrize(
    ("objective", "kind", "missing", "last"),
    [
        # the land of the capital, the west and the north
        ("avenia_1", "villages", "9,12 9,8 1,10", "5,8"),
        ("avenia_2", "found", "17,0", "1,2"),
        ("avenia_3", "found", "1,8 4,1 5,6 13,4", "17,8"),
        ("avenia_4", "villages", "9,12 5,8", "3,2"),
        ("avenia_5", "posts", "8,15 7,6", "4,5"),
        ("avenia_6", "villages", "9,12 5,8 3,2 9,10", "12,13"),
        ("aghon_1", "villages", "7,2 4,3", "1,6"),
        ("aghon_2", "posts", "7,4 11,0", "17,8"),
        ("aghon_3", "found", "7,6 9,0", "14,15"),
        ("aghon_4", "found", "16,1", "2,1"),
        ("aghon_6", "villages", "12,3", "9,4"),
        ("kazan_1", "found", "0,13 10,3 17,8", "18,15"),
        ("kazan_2", "found", "16,5 2,1", "6,3"),
        ("kazan_2", "found", "6,3 2,1", "16,5"),
        ("kazan_3", "villages", "2,5 8,3", "10,9"),
        ("kazan_6", "found", "5,18", "9,0"),
        ("cnidaria_1", "villages", "7,2 5,4", "13,2"),
        ("cnidaria_2", "found", "8,3 19,6 3,6 15,2", "17,12"),
        ("cnidaria_3", "villages", "1,2 4,1 5,4", "8,1"),
        ("cnidaria_4", "found", "8,3 19,6 3,6", "15,2"),
        ("cnidaria_5", "found", "7,0 0,3", "12,1"),
    ],
)
def test_pieces_that_stay(objective: str, kind: str, missing: str, last: str) -> None:
    extra = {"villages": "2,3"} if objective == "aghon_4" else {}
    scene = scene_of(objective, **{kind: missing}, **extra)
    view = scene.view()
    assert view.objectives[0].id == objective
    assert judged(scene) == 0
    assert scene.seat().progress[0] < view.objectives[0].need
    scene = scene_of(objective, **{kind: f"{missing} {last}"}, **extra)
    assert judged(scene) == scene.view().turn
    assert scene.seat().progress[0] >= view.objectives[0].need
    assert scene.seat().rewards[0] == 10


@pytest.mark.parametrize(("objective", "worth"), [("aghon_5", 12), ("cnidaria_6", 16)])
def test_worth_of_a_route(objective: str, worth: int) -> None:
    for paid in (worth - 1, worth):
        scene = scene_of(objective)
        scene.sheet().best_route = paid
        assert (judged(scene) > 0) == (paid == worth)


def test_kazan_5_a_rich_coin_space_explored_in_this_turn() -> None:
    scene = scene_of("kazan_5", villages="8,3").last_card("grassland").play("* card grassland")
    scene.explore("9,2").play("A end")
    assert scene.seat().completed[0] > 0, "judged before the explorers leave the map"
    assert judged(scene_of("kazan_5", villages="2,5", explorers="1,4 1,6")) == 0


@pytest.mark.parametrize(
    ("explorers_on", "reached"),
    [
        ("7,2 6,3 6,1 8,1 9,0", False),
        ("7,2 6,1 8,1 9,0 10,1 11,0 12,1", False),
        ("7,2 6,3 6,1 8,1 9,0 10,1 11,0 12,1", True),
    ],
)
def test_59_cities_and_ruins_in_one_chain(explorers_on: str, reached: bool) -> None:
    scene = scene_of("kazan_4", villages="8,3", found="6,3 9,0", explorers=explorers_on)
    scene.posts("6,1")  # covered cities and ruins explored before count while they carry an explorer
    assert (judged(scene) > 0) == reached


def test_59_two_chains_do_not_add_up() -> None:
    scene = scene_of(
        "kazan_4",
        villages="8,3 11,18",
        found="6,3 9,0 9,18",
        explorers="7,2 6,3 6,1 8,1 9,0 12,19 10,19 9,18",
    )
    assert judged(scene) == 0
    assert scene.seat().progress[0] == 3


def test_60_the_space_beside_a_village_need_not_be_explored() -> None:
    scene = scene_of("kazan_3", villages="10,9")
    assert scene.seat().ruins == ()
    assert judged(scene) > 0


def test_61_a_tower_beside_a_village_must_be_found() -> None:
    assert judged(scene_of("aghon_4", villages="2,3")) == 0
    assert judged(scene_of("aghon_4", villages="2,3", found="2,1")) > 0


def test_62_two_villages_beside_the_same_crystal_space() -> None:
    assert judged(scene_of("cnidaria_1", villages="10,13 12,15")) > 0
    assert judged(scene_of("cnidaria_1", villages="10,13 7,2")) > 0


def test_63_one_ruin_beside_two_terrains() -> None:
    scene = scene_of("aghon_3", found="0,13")
    assert judged(scene) == 0
    assert scene.seat().progress[0] == 2
    assert judged(scene_of("aghon_3", found="0,13 4,1")) > 0


def test_64_a_border_ruin_has_a_side_without_a_hex() -> None:
    board = Scene("avenia").board
    for space in board.spaces_of(board.ruins):
        number = board.hexes[space]
        assert bool(board.border >> number & 1) == (-1 in board.neighbours[number])


def test_the_capital_and_towers_belong_to_a_land() -> None:
    board = Scene("avenia").board
    assert sum(land.bit_count() for land in board.lands) == board.size - board.terrain["sea"].bit_count()


def test_all_objectives_of_the_box_are_possible() -> None:
    game = explorers()
    for name in game.maps:
        tables = MapTables(game.figures, Scene(name).board)
        assert len(tables.objectives) == 6
        assert all(goal.need >= 1 for goal in tables.goals)
        assert [(objective.first, objective.later) for objective in tables.objectives] == [(10, 5)] * 6


@pytest.mark.parametrize(
    ("condition", "possible"),
    [
        (Condition("crystals", 1), False),
        (Condition("towers", 4), True),
        (Condition("towers", 5), False),
        (Condition("villages", 30), True),
        (Condition("villages", 31), False),
        (Condition("trade_route_worth", min_value=12), True),
        (Condition("trade_route_worth", min_value=13), False),
        (Condition("chain", cities=10, ruins=10), True),
        (Condition("chain", cities=11, ruins=1), False),
        (Condition("village_next_to_tower", 9), False),
        (Condition("tower_and_ruin", tower_mark="tower_ne", sign="C"), False),
        (Condition("ruins_of_same_sign", 1), False),
        (Condition("villages_on_same_terrain", 12), False),
        (Condition("explore_coin_space", min_coins=3), False),
        (Condition("explore_coin_space", min_coins=2), True),
        (Condition("posts", 3), True),
        (Condition("ruins", 11), False),
    ],
)
def test_what_is_possible_on_avenia(condition: Condition, possible: bool) -> None:
    assert is_possible(make_goal(Scene("avenia").board, condition)) == possible


def test_a_map_with_one_city_has_no_route() -> None:
    board = Scene("avenia").board
    goal = make_goal(board, Condition("trade_route_worth", min_value=1))
    kept = board.cities
    board.cities &= -board.cities
    try:
        assert goal.most() == 0
    finally:
        board.cities = kept


def test_an_impossible_objective_of_the_box_is_refused() -> None:
    game = explorers()
    objectives = [
        msgspec.structs.replace(objective, condition=Condition("towers", 5))
        if objective.id == "avenia_2"
        else objective
        for objective in game.figures.objectives
    ]
    figures = msgspec.structs.replace(game.figures, objectives=tuple(objectives))
    with pytest.raises(FiguresError, match="an objective of the map 'avenia' is impossible there"):
        MapTables(figures, Scene("avenia").board)
