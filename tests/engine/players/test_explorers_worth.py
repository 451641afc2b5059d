"""What the model of worth looks at in solo games of Explorers, and what is made of what it says."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from engine.explorers.options import ExplorersOptions
from engine.explorers.position import ExplorersPosition
from engine.explorers.state import OVER
from engine.players.explorers.policy import ExplorersPolicy
from engine.players.luck import Fortune, luck
from engine.players.policies import policy_of
from tests.engine.explorers.test_maps import GOOD
from tests.engine.players.explorers_positions import MAPS
from tests.engine.players.table import game_of, options_of


def refined() -> ExplorersPolicy:
    found = policy_of(game_of("explorers"), refined=True)
    assert isinstance(found, ExplorersPolicy)
    return found


def later(map_name: str, era: int, seed: int = 3, seats: int = 1) -> ExplorersPosition:
    """The beginning of an era (counted from 0) after the light rule."""
    game = game_of("explorers")
    position: ExplorersPosition = game.new_position(seats, options_of(game, seats, map=map_name))
    refined().playout(position, Fortune(seed), luck(seed), era)
    return position


def inputs(position: ExplorersPosition) -> dict[str, float]:
    (row,) = refined().read(position)
    return dict(zip(refined().inputs, row, strict=True))


def test_the_model_is_for_one_seat_of_the_refined_policy() -> None:
    assert refined().appraised == tuple(refined().appraisers) == (1,)
    assert not policy_of(game_of("explorers")).appraisers
    assert len(set(refined().inputs)) == len(refined().inputs)


@pytest.mark.parametrize("map_name", MAPS)
@pytest.mark.parametrize("era", [1, 2, 3])
def test_inputs_tell_what_there_is(map_name: str, era: int) -> None:
    position = later(map_name, era)
    found = inputs(position)
    sheet = position.sheets[0]
    board = position.rules.board
    assert [found[f"{name}_era"] for name in ("second", "third", "fourth")] == [
        float(era == number) for number in (1, 2, 3)
    ]
    assert found["coins"] == sum(sheet.coins) - 120
    assert (found["towers"], found["villages"]) == (sheet.towers.bit_count(), sheet.villages.bit_count())
    assert sum(found[f"card_{card}"] for card in sheet.specialties) == len(sheet.specialties) == era
    treasures = zip(position.rules.figures.treasures, sheet.kept, strict=True)
    assert all(found[f"treasure_{treasure.id}"] == count for treasure, count in treasures)
    places = [name for name, value in found.items() if value and name.startswith(f"{map_name}_region")]
    assert len(places) == len([region for region in board.regions if region & sheet.villages])
    hexes = sheet.posts | sheet.towers | sheet.ruins | sheet.crystals
    assert {name for name, value in found.items() if value and "_hex_" in name} == {
        f"{map_name}_hex_{number}" for number in range(board.size) if hexes >> number & 1
    }


@pytest.mark.parametrize("map_name", MAPS)
def test_inputs_of_other_maps_are_nothing(map_name: str) -> None:
    found = inputs(later(map_name, 2))
    assert found[map_name] == 1
    for other in MAPS:
        named = [value for name, value in found.items() if name.startswith(other)]
        assert any(named) == (other == map_name)


def test_inputs_of_objectives() -> None:
    position = later("aghon", 2)
    rules = position.rules
    sheet = position.own(0)
    sheet.completed = (3, 0, 0)
    found = inputs(position)
    in_play = {rules.objectives[number].id for number in position.objectives}
    for objective in rules.objectives:
        told = found[f"{objective.id}_open"], found[f"{objective.id}_completed"]
        if objective.id not in in_play:
            assert told == (0, 0)
        elif objective.id == rules.objectives[position.objectives[0]].id:
            assert told == (0, 1)
            assert found[f"{objective.id}_done"] == found[f"{objective.id}_reach"] == 0
        else:
            assert told == (1, 0)
            goal = rules.goals[rules.objectives.index(objective)]
            assert found[f"{objective.id}_done"] == min(1, goal.have(sheet) / goal.need)
            assert found[f"{objective.id}_root"] == pytest.approx(found[f"{objective.id}_reach"] ** 0.5)


def test_the_level_moves_what_belongs_to_the_threshold() -> None:
    easy, hard = (later("kazan", 2) for _ in range(2))
    game = game_of("explorers")
    rules = [
        game.new_position(1, options_of(game, 1, map="kazan", solo=level)).rules for level in ("easy", "hard")
    ]
    easy.rules, hard.rules = rules
    one, other = inputs(easy), inputs(hard)
    assert one["coins"] - other["coins"] == one["ahead"] - other["ahead"] == 60
    assert one["wins"] > other["wins"]
    assert one["value"] > other["value"]
    assert one["odds"] == other["odds"]


def test_the_model_says_how_good_an_unfinished_game_is(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def scores(rows: list[list[float]]) -> list[float]:
        asked.append(rows)
        return [42.0]

    position = later("avenia", 2)
    usual = policy_of(game_of("explorers")).outcome(position, 0)
    monkeypatch.setattr(refined(), "appraisers", {1: SimpleNamespace(scores=scores)})
    assert refined().outcome(position, 0) == usual._replace(value=0.42)
    assert asked == [refined().read(position)]
    refined().playout(position, Fortune(4), luck(4))
    assert position.phase == OVER
    assert refined().outcome(position, 0) == policy_of(game_of("explorers")).outcome(position, 0)
    assert len(asked) == 1, "how it ended is known"


def test_nothing_is_said_of_own_maps_and_of_several_seats() -> None:
    game = game_of("explorers")
    options = game.settle_options(ExplorersOptions("isle", map_text=GOOD), 1)
    position: ExplorersPosition = game.new_position(1, options)
    refined().playout(position, Fortune(4), luck(4), 2)
    assert refined().read(position) == []
    assert refined().outcome(position, 0) == policy_of(game).outcome(position, 0)
    beside = later("avenia", 2, seats=2)
    assert refined().read(beside) == []
    assert refined().outcome(beside, 0) == policy_of(game).outcome(beside, 0)
