"""Every card and map of the box, written down a second time, and scenes for faults that no other test noticed."""

from __future__ import annotations

import zlib
from random import Random

import pytest

from app.games import resource
from engine.bits import bits_of
from engine.explorers.board import Board
from engine.explorers.cards import Explore, Specialty, Step
from engine.explorers.game import Explorers
from engine.explorers.moves import space_text
from engine.explorers.options import ExplorersOptions
from engine.explorers.position import ExplorersPosition
from engine.explorers.preview import Preview
from engine.explorers.sheet import Sheet
from engine.explorers.state import CARD, State
from tests.engine.explorers.scene import Scene, explorers

GAME = explorers()
FIGURES = GAME.figures

# Shape and most hexes of each step, then how many hexes of which terrain (0: no limit).
CARDS = """
mountain 1 | free 1: 1 mountain
grassland 1 | free 2: 2 grassland
desert 1 | free 2: 2 desert
sea 1 | line 3: 3 sea
wild 1 | connected 2: 2 any
era_1 1 | specialty 1
era_2 2 | specialty 2
era_3 3 | specialty 3
era_any 4 | specialty 1 2 3
grass_triple | free 4: 4 grassland | coins x3
desert_triple | free 4: 4 desert | coins x3
mountain_double | free 3: 3 mountain | coins x2
one_region_4 | region 4: 4 land
path_grass_sea_5 | path 5: 5 grassland/sea
path_desert_sea_5 | path 5: 5 desert/sea
path_mountain_sea_4 | path 4: 4 mountain/sea
mix_grass3_mountain2 | free 5: 3 grassland + 2 mountain
mix_desert3_mountain2 | free 5: 3 desert + 2 mountain
mix_grass4_sea1 | free 5: 4 grassland + 1 sea
mix_desert4_sea1 | free 5: 4 desert + 1 sea
mix_mountain3_sea1 | free 4: 3 mountain + 1 sea
mix_all | free 5: 1 desert + 1 grassland + 1 mountain + 2 sea
line_land | line 0: 0 land
line_sea | line 0: 0 sea
ring_grass | free 1: 1 grassland; ring 5: 5 any
ring_desert | free 1: 1 desert; ring 5: 5 any
ring_mountain | free 1: 1 mountain; ring 5: 5 any
ring_sea | free 1: 1 sea; ring 5: 5 any
ray_grass | free 1: 1 grassland; ray 3: 3 any
ray_desert | free 1: 1 desert; ray 3: 3 any
ray_mountain | free 1: 1 mountain; ray 3: 3 any
ray_sea | free 1: 1 sea; ray 3: 3 any
two_village_rays | two_rays 6: 6 any, 2 villages x 3
sea4_cities | free 4: 4 sea; touch 0: 0 any, city
sea4_coins2 | free 4: 4 sea; touch 2: 2 any, coins
sea4_double_treasure | free 4: 4 sea | 2 treasures
sea5 | free 5: 5 sea
"""


def step_text(step: Step) -> str:
    slots = " + ".join(f"{slot.max} {'/'.join(slot.terrain)}" for slot in step.slots)
    need = f", {step.need}" if step.need else ""
    villages = f", {step.villages} villages x {step.per_ray}" if step.villages else ""
    return f"{step.shape} {step.max}: {slots}{need}{villages}"


def card_text(card: Explore | Specialty) -> str:
    steps = "; ".join(map(step_text, card.steps))
    if isinstance(card, Explore):
        uses = f"specialty {' '.join(map(str, card.uses_specialty))}"
        return f"{card.id} {card.from_era} | {steps or uses}"
    factor = f" | coins x{card.coin_factor}" if card.coin_factor > 1 else ""
    treasures = f" | {card.treasures_per_ruin} treasures" if card.treasures_per_ruin > 1 else ""
    return f"{card.id} | {steps}{factor}{treasures}"


def test_every_card_as_printed() -> None:
    assert [card_text(card) for card in FIGURES.all_cards] == CARDS.strip().splitlines()


# --- maps ----------------------------------------------------------------------------------------------------------


def features(board: Board, mask: int) -> str:
    """The hexes of a mask in reading order, each with the number or the sign that is printed there."""
    cells = board.file.cells
    return " ".join(
        f"{space_text(board.spaces[number])}:{cells[number].value or cells[number].sign}"
        for number in bits_of(mask)
    )


@pytest.mark.parametrize(
    ("name", "cities", "ruins"),
    [
        (
            "avenia",
            "11,2:3 16,3:3 4,5:3 7,6:3 11,8:2 0,11:3 16,13:3 8,15:2 4,21:3 10,23:4",
            "4,1: 7,2: 13,4: 5,6: 1,8: 17,8: 14,13: 5,16: 14,21: 6,23:",
        ),
        (
            "aghon",
            "11,0:2 7,4:2 4,5:3 12,5:3 17,8:4 5,12:2 1,16:4 6,19:2 10,19:3",
            "9,0: 4,1: 15,4: 7,6: 0,13: 18,13: 7,14: 14,15: 5,18: 13,20:",
        ),
        (
            "kazan",
            "6,1:3 12,1:3 7,6:2 2,7:5 18,7:4 16,11:2 5,12:2 8,19:2 12,19:3",
            "9,0:D 14,1:H 6,3:C 10,3:F 10,7:G 17,8:I 0,13:A 18,15:J 5,18:B 9,18:E",
        ),
        (
            "cnidaria",
            "6,3:4 12,3:4 9,10:2 11,12:2 3,14:4 16,21:5",
            "15,2:t 8,3:o 3,6:q 19,6:o 17,12:o 13,18:q 5,20:o 11,22:q 12,23:t 19,24:t",
        ),
    ],
)
def test_cities_and_ruins_as_printed(name: str, cities: str, ruins: str) -> None:
    board = GAME.board(ExplorersOptions(name))
    assert features(board, board.cities) == cities
    assert features(board, board.ruins) == ruins


@pytest.mark.parametrize(
    ("name", "towers", "crystals"),
    [
        ("avenia", "17,0 1,2 2,21 13,22", ""),
        ("aghon", "2,1 16,1 2,19 16,19", ""),
        ("kazan", "2,1 16,5 17,18 6,21", ""),
        ("cnidaria", "17,2 0,3 20,17 13,22", "7,0:3 12,1:2 11,14:1 17,24:4"),
    ],
)
def test_discovery_spaces_as_printed(name: str, towers: str, crystals: str) -> None:
    board = GAME.board(ExplorersOptions(name))
    assert " ".join(map(space_text, board.spaces_of(board.towers))) == towers
    assert features(board, board.crystals) == crystals


def test_the_corner_towers_of_kazan() -> None:
    corners = {"tower_nw": (2, 1), "tower_sw": (6, 21), "tower_ne": (16, 5), "tower_se": (17, 18)}
    assert GAME.maps["kazan"].marks == corners


@pytest.mark.parametrize(
    ("name", "sum_of_cells"),
    [("avenia", 2262493666), ("aghon", 3866823388), ("kazan", 1790828747), ("cnidaria", 82910886)],
)
def test_every_hex_as_checked(name: str, sum_of_cells: int) -> None:
    """Cells like "3,10:gc2" in reading order. A hex corrected after a look at a printed map gives another sum."""
    lines = GAME.maps[name].grid.splitlines()
    cells = {
        ((start - 5) // 4, int(line[:3])): line[start : start + 3]
        for line in lines
        if line and not line.startswith("#")
        for start in range(5, len(line), 4)
        if line[start : start + 3].strip()
    }
    text = " ".join(f"{x},{y}:{cell}" for (x, y), cell in cells.items())
    assert zlib.crc32(text.encode()) == sum_of_cells


# --- scenes --------------------------------------------------------------------------------------------------------


def test_coin_spaces_of_the_second_step_touch_its_sea_not_each_other() -> None:
    scene = Scene().with_card("sea4_coins2").explore("7,10 6,9").play("A stop").explore("7,12")
    assert scene.targets() == {"5,10"}, "8,13 is beside 7,12, but beside no sea of this card"


def test_the_best_route_counts_even_if_a_poorer_one_follows() -> None:
    scene = Scene().explorers("8,13 8,15 8,9 8,7 7,6 9,10 10,9 11,8").play("* card mountain")
    scene.play("A route 7,6 8,15", "A route 8,15 11,8")
    assert scene.has("routes") == 6 + 4
    assert scene.seat().best_route == 6


def test_a_village_does_not_give_its_explorer_back_to_the_card() -> None:
    scene = Scene().explorers("9,12").play("* card mountain").explore("10,11").play("A village 10,11")
    assert scene.texts() == ["end"], "the one mountain of the card is explored, whatever stands there now"


def test_a_ring_goes_on_around_a_village_in_its_middle() -> None:
    scene = Scene().with_card("ring_mountain").explore("9,12 10,11").play("A village 9,12")
    assert scene.targets() == {"9,10", "9,14", "10,13", "8,13"}


def test_a_chain_runs_through_a_village() -> None:
    scene = Scene("kazan", objectives=(4, 1, 2)).era(2).villages("8,3").found("6,3 10,3")
    scene.explorers("6,1 6,3 7,4 9,4 10,3 11,2 12,1").play("* card sea", "A end")
    assert scene.seat().rewards[0] == 10, "7,4 and 9,4 hang together by the village 8,3 only"


def test_the_first_era_too_ends_without_explorers_for_every_seat() -> None:
    scene = Scene(seats=2).explorers("9,12").explorers("9,12 8,13", "B").last_card("sea").play("* card sea")
    scene.play("A end", "B end", "* card mountain")
    assert [scene.seat(seat).explorers for seat in "AB"] == [(), ()]
    assert scene.targets("B") == {"9,12", "7,12"}


def test_two_treasures_of_a_ruin_are_both_given_up_if_there_is_none() -> None:
    def read(name: str) -> bytes:
        one_jar = b'[[treasure]]\nid = "jar"\ncount = 1\nset_coins = [1]\n'
        return one_jar if name == "treasures.toml" else resource(f"explorers/{name}")

    scene = Scene()
    scene.game = Explorers(read)
    scene.position = scene.game.new_position(1, ExplorersOptions())
    scene.position.objectives, scene.position.phase = (0, 1, 2), CARD
    scene.villages("5,8").kept("jar").with_card("sea4_double_treasure").explore("5,6")
    assert (scene.decide(), scene.seat().draws, scene.seat().act) == ("A", 0, "explore")


def test_a_preview_does_not_promise_an_objective_a_second_time() -> None:
    scene = Scene("kazan", objectives=(5, 1, 2)).era(2).villages("8,3").play("* card grassland")
    move = scene.game.parse_move("explore 9,2")
    preview = Preview(scene.game, scene.position.rules.options, scene.view("A"))
    assert preview.outlook(move).completes == ("kazan_5",)
    scene.sheet().completed = (3, 0, 0)  # in the era before: its explorer has left the coin space
    preview = Preview(scene.game, scene.position.rules.options, scene.view("A"))
    assert preview.outlook(move).completes == ()


def everything(position: ExplorersPosition) -> list[str]:
    state = [
        f"{name} {getattr(position, name)}"
        for name in State.__slots__
        if name not in ("rules", "sheets", "owned")
    ]
    sheets = [f"{name} {getattr(sheet, name)}" for sheet in position.sheets for name in Sheet.__slots__]
    return state + sheets


def play_on(position: ExplorersPosition, random: Random, moves: int) -> None:
    for _ in range(moves):
        if not (deciders := position.deciders()):
            return
        actor = random.choice(deciders)
        legal = [move for move, _ in position.chance().odds()] if actor < 0 else position.legal_moves(actor)
        position.play(actor, random.choice(legal[:-1] or legal))


def test_copies_share_nothing_that_changes() -> None:
    random = Random(4)
    position = GAME.new_position(3, ExplorersOptions("kazan"))
    while position.deciders():
        before, other = everything(position), position.copy()
        assert everything(other) == before
        play_on(other, random, 6)
        assert everything(position) == before
        twin = position.copy()
        play_on(position, random, 3)
        assert everything(twin) == before
