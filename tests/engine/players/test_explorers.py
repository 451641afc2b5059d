"""What a good player of The Guild of Merchant Explorers knows, held against positions."""

from __future__ import annotations

import numpy as np
import pytest

from engine.bits import bits_of
from engine.explorers.explore import aim
from engine.explorers.moves import END, KeepCard, Route
from engine.explorers.position import ExplorersPosition
from engine.explorers.sheet import ACT, FOUND, KEEP
from engine.players.explorers.ahead import gains_ahead, looks_ahead
from engine.players.explorers.outlook import Outlook
from engine.players.explorers.room import lacks
from engine.players.explorers.routes import best_route, route_worth
from engine.players.luck import luck
from tests.engine.players.explorers_positions import (
    best,
    board_of,
    exploring,
    goals,
    policy,
    regions,
    row,
    shore,
    weigh,
    worth,
)

# --- villages ---


def test_last_hex_of_a_region_founds_the_village() -> None:
    board = board_of()
    region = min(
        (one for one in board.regions if one & board.blanks and one.bit_count() >= 3), key=int.bit_count
    )
    *others, last = bits_of(region)
    position = exploring("wild", explorers=board.mask(others))
    assert best(position) == board.explore_moves[last]


def test_villages_are_bases_for_later_eras() -> None:
    first, last = exploring("wild"), exploring("wild", era=3)
    coins = first.rules.coins_of_village
    far = regions(first, 1 << first.rules.board.hexes[2 + 100 * 1])
    assert worth(first, far) - coins[0] > worth(last, far) - coins[-1]
    done = exploring("wild", villages=shore(first.rules.board))
    assert worth(done, regions(done, done.sheets[0].villages)) == 0


def test_a_village_lies_where_an_objective_wants_it() -> None:
    board = board_of("kazan")
    beside = board.around(board.ruins)
    region = next(
        one
        for one in board.regions
        if one & board.blanks & beside and (one & board.blanks & ~beside).bit_count() > 0
    )
    position = exploring(
        "wild", map_name="kazan", explorers=region, objectives=("kazan_3", "kazan_1", "kazan_6"), era=2
    )
    sheet = position.own(0)
    sheet.act, sheet.blanks = FOUND, region & board.blanks
    move = best(position)
    assert beside >> board.hexes[move.space] & 1  # type: ignore[attr-defined]
    assert policy().decide(position, 0, luck(1)) == move


# --- routes ---


def test_routes_are_made_at_the_end_of_the_turn_and_cover_the_lesser_city() -> None:
    board = board_of()
    position = exploring("wild", explorers=board.all & ~board.capital)
    move = best(position)
    assert isinstance(move, Route)
    values = [board.values[number] for number in bits_of(board.cities)]
    post, other = board.values[board.hexes[move.post]], board.values[board.hexes[move.other]]
    assert post <= other == max(values)
    assert move == best_route(position, position.sheets[0])


def linked(position: ExplorersPosition, *values: int) -> list[int]:
    """Connect cities of some values, and nothing else, whatever lies between; the hexes of the cities."""
    board = position.rules.board
    cities = []
    for value in values:
        cities.append(next(n for n in bits_of(board.cities) if board.values[n] == value and n not in cities))
    sheet = position.own(0)
    sheet.explorers = (board.all & ~board.capital & ~board.cities) | board.mask(cities)
    sheet.survey(board)
    aim(position, 0, sheet, None)
    return cities


def test_a_route_waits_for_a_better_city_until_the_last_turn_of_the_era() -> None:
    position = exploring("mountain", objectives=("avenia_1", "avenia_2", "avenia_3"))
    board = position.rules.board
    one, other = linked(position, 3, 2)
    sheet = position.sheets[0]
    route = Route(board.spaces[other], board.spaces[one])
    assert 0 < route_worth(position, sheet, route) < 1  # there is a hex to be explored first
    sheet.targets = 0
    assert route_worth(position, sheet, route) < 0
    assert best_route(position, sheet) is None
    position.cards_left = ()
    assert route_worth(position, sheet, route) > 0
    assert best_route(position, sheet) == route


def test_a_route_does_not_wait_if_an_objective_wants_it() -> None:
    position = exploring("mountain", objectives=("avenia_1", "avenia_2", "avenia_5"))
    board = position.rules.board
    one, other = linked(position, 3, 3)
    sheet = position.sheets[0]
    sheet.targets = 0
    route = Route(board.spaces[other], board.spaces[one])
    wanted = route_worth(position, sheet, route)
    assert wanted > 9
    sheet.completed = (0, 0, 3)
    assert route_worth(position, sheet, route) < 0


def test_the_route_that_an_objective_wants_counts_more_than_its_coins() -> None:
    position = exploring("mountain", map_name="aghon", objectives=("aghon_5", "aghon_1", "aghon_2"))
    board = position.rules.board
    one, other, small = linked(position, 4, 4, 2)
    sheet = position.sheets[0]
    sheet.targets = 0
    great = Route(board.spaces[other], board.spaces[one])
    little = Route(board.spaces[small], board.spaces[one])
    assert route_worth(position, sheet, great) > 12 + route_worth(position, sheet, little)
    sheet.best_route = 16
    after = route_worth(position, sheet, great)
    sheet.posts = board.cities & ~board.mask([one, other, small])
    sheet.completed = (1, 0, 0)
    assert after == pytest.approx(route_worth(position, sheet, great), abs=20)


def test_posts_beyond_an_objective_count_no_more() -> None:
    position = exploring("mountain", map_name="aghon", objectives=("aghon_2", "aghon_1", "aghon_3"), era=3)
    board = position.rules.board
    cities = linked(position, 2, 2)
    sheet = position.sheets[0]
    sheet.targets = 0
    position.cards_left = ()
    route = Route(board.spaces[cities[1]], board.spaces[cities[0]])
    wanted = route_worth(position, sheet, route)
    sheet.posts = board.cities & ~board.mask(cities)
    assert route_worth(position, sheet, route) < wanted


def test_cities_are_worth_more_with_a_connected_one() -> None:
    position = exploring("wild", objectives=("avenia_1", "avenia_2", "avenia_3"))
    board = position.rules.board
    one, *others = sorted(bits_of(board.cities), key=lambda number: -board.values[number])
    alone = worth(position, goals(position, board.mask(others)))
    position.own(0).explorers = 1 << one
    assert worth(position, goals(position, board.mask(others))) > alone
    end = exploring("wild", objectives=("avenia_1", "avenia_2", "avenia_3"), posts=board.cities ^ 1 << one)
    assert worth(end, goals(end, board.cities)) == 0


# --- objectives ---


def test_objectives_draw_explorers_and_most_of_all_alone() -> None:
    objectives = ("avenia_1", "avenia_2", "avenia_3")
    late, together = (exploring("wild", seats, objectives=objectives, era=3) for seats in (1, 2))
    early = exploring("wild", objectives=objectives)
    done = exploring("wild", objectives=objectives, era=3, completed=(1, 1, 1))
    towers = goals(early, early.rules.board.towers)
    most, less, first, none = (worth(position, towers) for position in (late, together, early, done))
    assert most > less > none
    assert most > first > none


def test_an_objective_is_taken_before_the_other_seat_can() -> None:
    objectives = ("avenia_2", "avenia_1", "avenia_3")
    board = board_of()
    first, second, *_ = bits_of(board.towers)
    near = board.near[second] & ~board.cities & ~board.ruins
    position = exploring(
        "mountain", 2, objectives=objectives, towers=1 << first, explorers=near & -near, era=1
    )
    position.cards_left = ()
    assert best(position) == board.explore_moves[second]
    before = weigh(position, board.explore_moves[second])[0]
    position.own(1).completed = (4, 0, 0)
    after = weigh(position, board.explore_moves[second])[0]
    assert 0 < after < before


WANTED = {
    "aghon": {
        "aghon_1": "villages",
        "aghon_2": "cities",
        "aghon_3": "ruins",
        "aghon_4": "towers",
        "aghon_5": "cities",
        "aghon_6": "villages",
    },
    "kazan": {
        "kazan_1": "ruins",
        "kazan_2": "towers",
        "kazan_3": "villages",
        "kazan_4": "cities",
        "kazan_5": "coins",
        "kazan_6": "ruins",
    },
    "cnidaria": {
        "cnidaria_1": "villages",
        "cnidaria_2": "ruins",
        "cnidaria_3": "villages",
        "cnidaria_4": "ruins",
        "cnidaria_5": "crystals",
        "cnidaria_6": "cities",
    },
    "avenia": {
        "avenia_1": "villages",
        "avenia_2": "towers",
        "avenia_3": "ruins",
        "avenia_4": "villages",
        "avenia_5": "cities",
        "avenia_6": "villages",
    },
}


@pytest.mark.parametrize(
    ("map_name", "objective", "pieces"),
    [(name, objective, pieces) for name, wanted in WANTED.items() for objective, pieces in wanted.items()],
)
def test_every_objective_draws_explorers_to_its_pieces(map_name: str, objective: str, pieces: str) -> None:
    others = [name for name in WANTED[map_name] if name != objective][:2]
    position = exploring("wild", map_name=map_name, objectives=(objective, *others))
    done = exploring("wild", map_name=map_name, objectives=(objective, *others), completed=(1, 0, 0))
    board = position.rules.board
    mask = board.blanks if pieces == "villages" else getattr(board, pieces)
    places = regions(position, mask) if pieces == "villages" else goals(position, mask)
    assert worth(position, places) > worth(done, places) + 5


def test_a_village_beside_a_tower_wants_this_tower() -> None:
    objectives = ("aghon_4", "aghon_1", "aghon_2")
    board = board_of("aghon")
    tower, other = list(bits_of(board.towers))[:2]
    beside = board.near[tower] & board.blanks
    position = exploring("wild", map_name="aghon", objectives=objectives, villages=beside & -beside)
    (here,), (there,) = goals(position, 1 << tower), goals(position, 1 << other)
    assert row(position)[here] > row(position)[there]
    found = exploring("wild", map_name="aghon", objectives=objectives, towers=1 << tower)
    without = exploring("wild", map_name="aghon", objectives=objectives)
    assert worth(found, regions(found, beside)) > worth(without, regions(without, beside))


def test_a_ruin_of_the_sign_that_is_furthest_counts_most() -> None:
    objectives = ("cnidaria_2", "cnidaria_1", "cnidaria_3")
    board = board_of("cnidaria")
    one, other = board.signs["o"], board.signs["t"]
    position = exploring("wild", map_name="cnidaria", objectives=objectives, ruins=one & -one)
    (same, *_), (different, *_) = goals(position, one & (one - 1)), goals(position, other)
    assert row(position)[same] > row(position)[different]


def test_a_chain_wants_what_it_does_not_have() -> None:
    objectives = ("kazan_4", "kazan_1", "kazan_6")
    board = board_of("kazan")
    inside = board.mask(list(bits_of(board.cities))[:2])
    position = exploring("wild", map_name="kazan", objectives=objectives)
    before = worth(position, goals(position, board.ruins))
    sheet = position.own(0)
    sheet.explorers = (board.all & ~board.capital & ~board.cities & ~board.ruins) | inside
    sheet.survey(board)
    assert worth(position, goals(position, board.ruins)) > before


def test_half_of_a_double_objective_is_left() -> None:
    objectives = ("kazan_2", "kazan_1", "kazan_6")
    board = board_of("kazan")
    ruin = board.signs["C"]
    position = exploring("wild", map_name="kazan", objectives=objectives, ruins=ruin)
    none = exploring("wild", map_name="kazan", objectives=objectives)
    towers = goals(position, board.towers)
    assert worth(position, towers) > worth(none, towers)
    assert worth(position, goals(position, ruin)) == 0


def test_crystals_grow_with_every_crystal() -> None:
    position = exploring("wild", map_name="cnidaria")
    board = position.rules.board
    first, *others = bits_of(board.crystals)
    before = worth(position, goals(position, 1 << others[0]))
    position.own(0).crystals = 1 << first
    assert worth(position, goals(position, 1 << others[0])) > before


# --- cards ---


def test_a_line_leads_somewhere() -> None:
    position = exploring("sea", villages=shore(board_of()))
    sheet = position.sheets[0]
    assert looks_ahead(sheet)
    outlook = Outlook(policy().field(position))
    hexes = list(bits_of(sheet.targets))
    ahead = gains_ahead(position, sheet, hexes, outlook)
    alone = outlook.gains(position, sheet, np.array(hexes))
    assert (ahead >= alone - 0.001).all()
    assert (ahead > alone + 0.1).any()


@pytest.mark.parametrize(
    ("card", "ahead"),
    [
        ("ring_sea", True),
        ("ray_grass", True),
        ("path_grass_sea_5", True),
        ("wild", True),
        ("one_region_4", True),
        ("line_land", True),
        ("desert", False),
        ("mix_all", False),
        ("sea4_coins2", False),
    ],
)
def test_cards_whose_hexes_hang_together_are_thought_through(card: str, ahead: bool) -> None:
    position = exploring(card, villages=board_of().blanks & board_of().around(board_of().coins))
    sheet = position.sheets[0]
    assert looks_ahead(sheet) == ahead
    count = 0
    while sheet.targets:
        position.play(0, policy().decide(position, 0, luck(1)))
        sheet = position.sheets[0]
        count += 1
        if sheet.act != ACT:
            break
        assert not looks_ahead(sheet) or not sheet.placed
    assert count


def test_nobody_looks_ahead_without_a_card() -> None:
    position = exploring("wild")
    position.own(0).plan = None
    assert not looks_ahead(position.sheets[0])
    assert weigh(position, END) == [0.0]


def test_hexes_are_opened_up_for_cards_that_would_be_wasted() -> None:
    position = exploring("grassland", map_name="aghon")
    rules = position.rules
    sheet = position.sheets[0]
    position.cards_left = tuple(rules.number_of_card[card] for card in ("desert", "sea", "era_1"))
    desert, sea = rules.board.terrain["desert"], rules.board.terrain["sea"]
    sheet.edge &= ~desert
    missing = dict(lacks(position, sheet))
    assert missing[desert & sheet.free | rules.board.discoveries] == 2
    assert sea & sheet.free | rules.board.discoveries not in missing
    sheet.specialties = ("desert_triple",)
    assert len(lacks(position, sheet)) == len(missing) + 1
    position.cards_left = tuple(rules.number_of_card[card] for card in ("era_any", "sea"))
    sheet.targets &= -sheet.targets
    assert [count for _, count in lacks(position, sheet)] == [1]
    sheet.plan = None
    assert lacks(position, sheet) == []


def test_multiplied_coins_draw_explorers() -> None:
    board = board_of()
    space = next(n for n in bits_of(board.coins & board.terrain["grassland"]))
    near = board.near[space] & ~board.terrain["sea"]
    position = exploring("grass_triple", explorers=near & -near)
    plain = exploring("grassland", explorers=near & -near)
    move = board.explore_moves[space]
    assert weigh(position, move)[0] > weigh(plain, move)[0] + 1


def test_the_card_is_kept_that_explores_more() -> None:
    position = exploring("wild")
    sheet = position.own(0)
    sheet.act, sheet.plan, sheet.targets = KEEP, None, 0
    sheet.drawn = ("mountain_double", "mix_all")
    few, many = weigh(position, KeepCard("mountain_double"), KeepCard("mix_all"))
    assert many > few
    sheet.specialties = ("mix_all",)
    assert weigh(position, KeepCard("mix_all"))[0] < many
    sheet.free = sheet.edge = 0
    assert weigh(position, KeepCard("mix_all")) == [0.0]
