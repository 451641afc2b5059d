"""The JSON description says everything that a position remembers."""

from __future__ import annotations

import json
from random import Random

from engine.contract import CHANCE
from engine.explorers.describe import describe
from engine.explorers.options import ExplorersOptions
from engine.explorers.sheet import SOURCES
from tests.engine.explorers.scene import Scene, explorers


def test_a_turn() -> None:
    scene = Scene("kazan", seats=2).era(2).villages("2,5").kept("jar", "jar").specialties("sea5")
    scene.play("* card grassland", "A explore 2,7")
    told = describe(scene.position)
    assert told["map"] == "kazan"
    assert (told["era"], told["turn"], told["card"], told["phase"]) == (2, 7, "grassland", "turn")
    assert told["to_decide"] == [1, 2]
    assert told["solo_level"] is told["solo_coins_needed"] is told["solo_won"] is told["drawing_seat"] is None
    assert told["cards_left"] == ["mountain", "desert", "sea", "wild", "era_1", "era_2"]
    mine = told["seats"][0]
    assert mine["explorers"] == mine["placed"] == ["2,7"]
    assert mine["last_placed"] == "2,7"
    assert mine["villages"] == ["2,5"]
    assert mine["treasures"] == {"jar": 2}
    assert mine["specialties"] == ["sea5"]
    assert len(mine["specialties_rejected"]) == 1
    assert (mine["to_do"], mine["card"], mine["step"]) == ("explore", "grassland", 1)
    assert list(mine["coins"]) == list(SOURCES)
    assert mine["objectives"][0] == {"id": "kazan_1", "turn": None, "coins": 0, "have": 0}
    assert told["objectives"][0] == {
        "id": "kazan_1",
        "need": 2,
        "first_coins": 10,
        "later_coins": 5,
        "first_covered": False,
        "later_covered": False,
    }
    assert told["treasure_deck"]["jar"] == 8
    assert told["treasure_discards"] == {}
    assert len(told["specialty_deck"]) == 26


def test_drawing_and_choices() -> None:
    scene = Scene(seats=2).era(2).villages("5,8").explorers("9,12").play("* card era_1", "* specialty sea5")
    told = describe(scene.position)
    assert (told["phase"], told["drawing_seat"], told["chance_source"]) == ("specialties", 1, "specialties")
    assert told["seats"][0]["specialties_drawn"] == ["sea5"]
    scene = Scene().era(2).villages("5,8").explorers("9,12").play("* card wild", "A explore 10,11")
    told = describe(scene.position)["seats"][0]
    assert (told["to_do"], told["village_choice"]) == ("village", ["10,11", "9,12"])
    assert told["may_explore"] == []
    scene = Scene().era(2).villages("5,8").play("* card sea", "A explore 5,6")
    told = describe(scene.position)
    assert (told["phase"], told["drawing_seat"]) == ("treasure", 1)
    assert told["seats"][0]["to_do"] == "treasure"


def test_a_solo_result() -> None:
    scene = Scene(solo="easy").era(4).coins("A", 95).last_card("sea")
    scene.sheet().completed = (3, 4, 5)
    told = describe(scene.play("* card sea", "A end").position)
    assert (told["over"], told["solo_won"], told["solo_level"], told["solo_coins_needed"]) == (
        True,
        True,
        "easy",
        90,
    )
    assert told["ranking"] == [{"place": 1, "seat": 1, "score": 95}]
    assert told["card"] is None


def test_different_positions_have_different_descriptions() -> None:
    game = explorers()
    random = Random(2)
    position = game.new_position(2, ExplorersOptions("cnidaria"))
    seen = set()
    while position.deciders():
        text = json.dumps(describe(position))
        assert text not in seen
        seen.add(text)
        actor = position.deciders()[-1]
        move = (
            position.chance().draw(random.randrange)
            if actor == CHANCE
            else random.choice(position.legal_moves(actor))
        )
        position.play(actor, move)
