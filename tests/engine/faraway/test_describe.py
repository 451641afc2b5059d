"""The whole position as JSON values."""

from __future__ import annotations

from tests.engine.faraway.scene import Scene, faraway


def test_a_find_with_a_choice_face_down_before() -> None:
    scene = Scene(2, A=(5,), B=(9,)).hands(A=(8, 1, 2), B=(3, 4, 6)).display(40, 50, 60).begin()
    scene.play("A play 8")
    described = faraway().describe(scene.position)
    assert (described["phase"], described["to_decide"], described["in_turn"]) == ("explore", [2], None)
    assert (described["seats"][0]["face_down"], described["seats"][1]["face_down"]) == (8, None)
    scene.play("B play 3", "* sanctuary 7")
    described = faraway().describe(scene.position)
    assert list(described)[:4] == ["over", "to_decide", "chance_source", "ranking"]
    assert {
        key: described[key] for key in ("to_decide", "chance_source", "phase", "round", "order", "in_turn")
    } == {
        "to_decide": ["chance"],
        "chance_source": "sanctuaries",
        "phase": "find",
        "round": 2,
        "order": [2, 1],
        "in_turn": 1,
    }
    assert described["seats"][0] == {
        "seat": 1,
        "score": 2,
        "journey": [5, 8],
        "region_fame": [2, 0],
        "sanctuaries": [],
        "sanctuary_fame": [],
        "clues": 1,
        "hand": [1, 2],
        "face_down": None,
        "known_to_all": [],
        "put_back": [],
        "sanctuaries_drawn": [7],
        "sanctuaries_owed": 1,
    }
    assert described["display"] == [40, 50, 60]
    assert described["discards"] == [68]
    assert described["regions_left"] == len(described["region_deck"]) == 68 - 4 - 4 - 3 - 1
    assert described["sanctuaries_left"] == 44
    assert described["sanctuary_deck"][0]["known_to"] is None
    scene.play("* sanctuary 1", "B take 50", "A take 60", "A choose 1")
    described = faraway().describe(scene.position)
    assert (described["seats"][0]["sanctuaries"], described["seats"][0]["sanctuary_fame"]) == ([1], [1])
    assert described["seats"][0]["known_to_all"] == [60]
    assert described["sanctuary_deck"][1] == {"known_to": 1, "sanctuaries": [7]}
    assert (described["regions_to_lay_out"], described["chance_source"]) == (3, "regions")
