"""The description of a position, for programs that read `incognita replay --json`."""

from __future__ import annotations

from typing import Any

from tests.engine.livingstone.scene import Scene, finish


def describe(scene: Scene) -> dict[str, Any]:
    return scene.game.describe(scene.position)


def test_tents_by_row_and_column() -> None:
    scene = (
        Scene(2)
        .column(4)
        .tents("B", "r5c1")
        .tents("A", "r2c4", "r2c4")
        .tents("B", "r2c4", "r2c1", scored=True)
    )
    assert [list(tent.values())[:5] for tent in describe(scene)["tents"]] == [
        [2, 1, 2, 1, True],
        [2, 4, 1, 2, False],
        [2, 4, 2, 1, True],
        [5, 1, 2, 1, False],
    ]


def test_white_tents() -> None:
    scene = Scene(1).tents("white", "r6c10").tents("A", "r6c10", scored=True)
    assert describe(scene)["tents"] == [
        {
            "row": 6,
            "column": 10,
            "owner": 1,
            "count": 1,
            "scored_before": True,
            "not_scoring_this_round": 0,
        },
        {
            "row": 6,
            "column": 10,
            "owner": "white",
            "count": 1,
            "scored_before": False,
            "not_scoring_this_round": 0,
        },
    ]


def test_tent_that_does_not_score_now() -> None:
    scene = Scene(3).column(5).tents("A", "r2c3", scored=True).cards("A", "free_tent_scored_row").start("A")
    scene.play("* roll 1 1 2 2 3 3", "A die 1", "A play free_tent_scored_row r2c3")
    (tent,) = describe(scene)["tents"]
    assert (tent["count"], tent["scored_before"], tent["not_scoring_this_round"]) == (2, True, 1)
    assert describe(scene)["discards"] == {"free_tent_scored_row": 1}


def test_turn_with_a_dig() -> None:
    scene = Scene(3).column(2).gems("B", red=1).cards("B", "market", "market").start("B").money(1, 2, 3)
    scene.play("* roll 1 3 4 4 5 6", "B die 3", "B dig", "* stone blue_gem", "* stone black_rock")
    described = describe(scene)
    told = {
        key: described[key]
        for key in (
            "over",
            "to_decide",
            "chance_source",
            "phase",
            "round",
            "boat_column",
            "start_seat",
            "turn_of_seat",
            "dice_left",
            "die",
            "die_used",
            "stones_to_dig",
            "stones_dug",
        )
    }
    assert told == {
        "over": False,
        "to_decide": ["chance"],
        "chance_source": "bag",
        "phase": "dig",
        "round": 2,
        "boat_column": 2,
        "start_seat": 2,
        "turn_of_seat": 2,
        "dice_left": [1, 4, 4, 5, 6],
        "die": 3,
        "die_used": True,
        "stones_to_dig": 1,
        "stones_dug": {"black_rock": 1, "white_rock": 0, "clear_gem": 0, "blue_gem": 1, "red_gem": 0},
    }
    scene.play("* stone clear_gem", "B donate 2")
    assert describe(scene)["seats"][1] == {
        "seat": 2,
        "score": 0,
        "coins": 0,
        "donated": 2,
        "times_donated": 1,
        "gems": {"clear_gem": 1, "blue_gem": 1, "red_gem": 1},
        "gems_of_this_turn": {"clear_gem": 1, "blue_gem": 1, "red_gem": 0},
        "cards": {"market": 2},
        "tents_left": 11,
        "tents_placed": 0,
        "dice_taken": [3],
        "disqualified": False,
    }
    assert describe(scene)["seats"][0]["gems_of_this_turn"] == {"clear_gem": 0, "blue_gem": 0, "red_gem": 0}
    assert describe(scene)["bag"] == {
        "black_rock": 28,
        "white_rock": 1,
        "clear_gem": 14,
        "blue_gem": 9,
        "red_gem": 4,
    }


def test_end_of_a_game() -> None:
    scene = Scene(3).column(10).points(40, 70, 35).donated(5, 3, 9).money(0, 0, 0)
    described = describe(finish(scene))
    assert described["over"] is True
    assert described["boat_column"] == 10, "the boat stays on the board"
    assert described["ranking"] == [
        {"place": 1, "seat": 1, "score": 40},
        {"place": 2, "seat": 3, "score": 35},
        {"place": None, "seat": 2, "score": 0},
    ]
    assert [(seat["score"], seat["disqualified"]) for seat in described["seats"]] == [
        (40, False),
        (0, True),
        (35, False),
    ]


def test_before_the_first_move() -> None:
    scene = Scene(2)
    described = scene.game.describe(scene.game.new_position(2, scene.game.options_type()))
    assert (described["phase"], described["round"], described["chance_source"]) == ("setup", 0, "start")
    assert described["die"] is None
    assert described["queens_dice"] == []
    assert sum(described["draw_pile"].values()) == 27


def test_before_a_die_is_taken_none_is_used() -> None:
    scene = Scene(2).play("* roll 1 2 3 3").turn("A", 1, "coins")
    assert [describe(scene)[key] for key in ("to_decide", "phase", "die", "die_used")] == [
        [2],
        "choose_die",
        None,
        False,
    ]
