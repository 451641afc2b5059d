"""The figures of the box, what is refused in them, and the text form of moves."""

from __future__ import annotations

from collections import Counter

import pytest

from app.games import resource
from engine.errors import FiguresError, NotationError
from engine.explorers.cards import SHAPES
from engine.explorers.conditions import CONDITION_KINDS
from engine.explorers.game import Explorers
from engine.explorers.moves import END, STOP, Explore, Route, space_of, space_text
from tests.engine.explorers.scene import explorers

FIGURES = explorers().figures


def test_the_box() -> None:
    assert len(FIGURES.explore) == 9
    assert len(FIGURES.specialties) == 28
    assert sum(treasure.count for treasure in FIGURES.treasures) == 40
    assert len([objective for objective in FIGURES.objectives if objective.map != "any"]) == 24
    assert FIGURES.constants.turns_by_era == (6, 7, 8, 9)
    assert {step.shape for card in FIGURES.all_cards for step in card.steps} == set(SHAPES)
    assert {objective.condition.kind for objective in FIGURES.objectives} == set(CONDITION_KINDS)


def test_treasures() -> None:
    counts = {treasure.id: treasure.count for treasure in FIGURES.treasures}
    assert counts == {
        "two_coins": 8,
        "bonus_explorer": 8,
        "jar": 10,
        "per_tower": 6,
        "per_grassland_village": 2,
        "per_desert_village": 2,
        "per_mountain_village": 2,
        "per_two_villages": 2,
    }
    assert [treasure.id for treasure in FIGURES.treasures if not treasure.is_kept] == [
        "two_coins",
        "bonus_explorer",
    ]


def test_specialty_groups() -> None:
    """The groups of the rulings, by their shapes and extras."""
    shapes = Counter(tuple(step.shape for step in card.steps) for card in FIGURES.specialties)
    assert shapes == {
        ("free",): 11,
        ("path",): 3,
        ("line",): 2,
        ("free", "ring"): 4,
        ("free", "ray"): 4,
        ("free", "touch"): 2,
        ("region",): 1,
        ("two_rays",): 1,
    }
    assert sorted(card.coin_factor for card in FIGURES.specialties)[-4:] == [1, 2, 3, 3]
    assert [card.id for card in FIGURES.specialties if card.treasures_per_ruin == 2] == [
        "sea4_double_treasure"
    ]


@pytest.mark.parametrize(
    ("file", "old", "new", "reason"),
    [
        ("game.toml", "maps = [", "maps = ", "the constants of the Merchant Explorers cannot be read"),
        ("cards.toml", "from_era = 4", "from_era = 3", "the explore cards make"),
        ("cards.toml", 'id = "sea5"', 'id = "Sea 5"', "small letters, digits"),
        ("cards.toml", 'id = "sea5"', 'id = "line_sea"', "used once, not 'line_sea'"),
        ("cards.toml", "uses_specialty = [2]", "uses_specialty = []", "either steps or specialty cards"),
        ("cards.toml", "uses_specialty = [2]", "uses_specialty = [3]", "belongs to specialty card and era 2"),
        ("cards.toml", "uses_specialty = [1, 2, 3]", "uses_specialty = [2, 3, 4]", "nobody has yet"),
        ("game.toml", "specialties_drawn = 2", "specialties_drawn = 3", "are too few for 4 players"),
        ("game.toml", "specialties_drawn = 2", "specialties_drawn = 0", "are too few for 4 players"),
        ("cards.toml", 'shape = "region"', 'shape = "heap"', "the shape 'heap', which is none"),
        ("cards.toml", 'need = "city"', 'need = "town"', "needs 'town', which is nothing"),
        ("cards.toml", '{ terrain = ["land"], max = 4 }', '{ terrain = ["moor"], max = 4 }', "known terrain"),
        ("cards.toml", '["grassland", "sea"]', '["grassland", "grassland"]', "a terrain twice"),
        ("cards.toml", '["grassland", "sea"]', '["grassland", "any"]', "a terrain twice"),
        ("cards.toml", "steps = [{ max = 1, slots", "steps = [{ max = 2, slots", "do not add up"),
        ("cards.toml", 'shape = "path"', 'shape = "ring"', "nothing fitting stands before"),
        ("cards.toml", 'shape = "path"', 'shape = "touch"', "nothing fitting stands before"),
        ("cards.toml", "villages = 2, ", "", "villages or lines that do not fit"),
        ("treasures.toml", "coins = 2", "coins = 0", "one effect and at least one copy"),
        ("treasures.toml", "count = 10", "count = 0", "one effect and at least one copy"),
        ("treasures.toml", '"village_desert"', '"village_sea"', "pays for 1 'village_sea', which nobody has"),
        ("objectives.toml", 'map = "kazan"', 'map = "karzan"', "unknown map 'karzan'"),
        ("objectives.toml", 'kind = "chain"', 'kind = "chains"', "'chains' is no condition"),
        ("objectives.toml", 'terrain = "mountain"', 'terrain = "sea"', "'sea' is no terrain"),
        ("objectives.toml", 'terrains = ["grassland",', 'terrains = ["swamp",', "'swamp' is no terrain"),
        ("game.toml", "objectives_in_play = 3", "objectives_in_play = 7", "too few objectives"),
        ("game.toml", 'usual_level = "medium"', 'usual_level = "mad"', "no solo level 'mad'"),
        ("game.toml", 'card = "era_3"', 'card = "era_9"', "'era_9' covers rewards but is no explore card"),
        ("game.toml", 'reward = "later" }]', 'reward = "last" }]', "covers 'last' of objective"),
        ("game.toml", "objective = 3", "objective = 4", "covers 'first' of objective 4"),
        ("maps/kazan.toml", "columns = 19", "columns = 0", "the map 'kazan': a map has 1 to 100 columns"),
        ("maps/kazan.toml", 'id = "kazan"', 'id = "karzan"', "the map 'kazan' calls itself 'karzan'"),
    ],
)
def test_broken_figures_are_refused_with_the_reason(file: str, old: str, new: str, reason: str) -> None:
    def read(name: str) -> bytes:
        text = resource(f"explorers/{name}").decode()
        assert name != file or old in text
        return (text.replace(old, new) if name == file else text).encode()

    with pytest.raises(FiguresError, match=reason):
        Explorers(read)


def test_figures_that_are_no_text() -> None:
    with pytest.raises(FiguresError, match="cannot be read"):
        Explorers(lambda name: b"\xff\xfe")


def test_texts_of_moves() -> None:
    game = explorers()
    assert game.parse_move("explore 3,10") == Explore(space_of(3, 10))
    assert game.parse_move("route 4,5 8,15") == Route(space_of(4, 5), space_of(8, 15))
    assert game.parse_move("stop") is STOP
    assert game.parse_move("end") is END
    assert space_text(space_of(0, 99)) == "0,99"


@pytest.mark.parametrize(
    "text",
    [
        "explore 3",
        "explore 03,10",
        "explore 3, 10",
        "explore 100,1",
        "explore -1,1",
        "village",
        "route 4,5",
        "keep",
        "keep era_1",
        "use jar",
        "treasure sea5",
        "card sea5",
        "objective avenia_7",
        "specialty Sea5",
        "end ",
    ],
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(NotationError, match="is not a move of The Guild of Merchant Explorers"):
        explorers().parse_move(text)
