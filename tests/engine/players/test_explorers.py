"""What a good player of The Guild of Merchant Explorers knows, held against positions."""

from __future__ import annotations

from copy import copy
from typing import Any

import numpy as np
import pytest

from engine.contract import CHANCE, Move
from engine.explorers.board import Board, bits_of
from engine.explorers.explore import aim, begin
from engine.explorers.moves import END, KeepCard, Route
from engine.explorers.position import ExplorersPosition
from engine.explorers.sheet import ACT, FOUND, FROM_OBJECTIVES, KEEP, Sheet
from engine.explorers.state import CARD, OVER, TURN
from engine.players.explorers import outlook as outlooks
from engine.players.explorers import prizes as prize_rows
from engine.players.explorers.ahead import gains_ahead, looks_ahead
from engine.players.explorers.nearness import ALL_TERRAINS
from engine.players.explorers.outlook import Outlook
from engine.players.explorers.policy import ExplorersPolicy
from engine.players.explorers.prospects import prospect
from engine.players.explorers.room import lacks
from engine.players.explorers.routes import best_route, route_worth
from engine.players.levels import Level, Limits
from engine.players.luck import Fortune, luck
from engine.players.policies import policy_of
from engine.players.policy import NEVER
from engine.players.think import advise
from tests.engine.players.table import decisions, game_of, options_of

MAPS = ("avenia", "aghon", "kazan", "cnidaria")


def policy() -> ExplorersPolicy:
    found = policy_of(game_of("explorers"))
    assert isinstance(found, ExplorersPolicy)
    return found


def exploring(
    card: str,
    seats: int = 1,
    map_name: str = "avenia",
    era: int = 0,
    objectives: tuple[str, ...] = (),
    **sheet: Any,
) -> ExplorersPosition:
    """Seat 0 may use a card on a map that is empty but for its sheet."""
    game = game_of("explorers")
    position: ExplorersPosition = game.new_position(seats, options_of(game, seats, map=map_name))
    rules = position.rules
    position.objectives = tuple(rules.number_of_objective[name] for name in objectives) or (0, 1, 2)
    position.phase, position.acting, position.era, position.turn = TURN, 1, era, 1
    position.card = card
    position.cards_left = rules.cards_of_era[era]
    own = position.own(0)
    for name, value in sheet.items():
        setattr(own, name, value)
    own.survey(rules.board)
    begin(position, 0, rules.plans[card], None)
    return position


def best(position: ExplorersPosition) -> Move:
    """What the light rule plays."""
    return policy().promising(position, 0, position.legal_moves(0))[0][1]


def weigh(position: ExplorersPosition, *moves: Move) -> list[float]:
    return policy().weigh(position, 0, moves)


def board_of(map_name: str = "avenia") -> Board:
    return exploring("wild", map_name=map_name).rules.board


def shore(board: Board) -> int:
    """A blank hex beside the sea."""
    mask = board.blanks & board.around(board.terrain["sea"])
    return mask & -mask


def row(position: ExplorersPosition) -> Any:
    """The worth of each goal to seat 0."""
    field = policy().field(position)
    found = field.prizes.row(position, position.sheets[0])
    return found[: field.nearness.goals] + found[field.nearness.goals :]


def goals(position: ExplorersPosition, mask: int) -> list[int]:
    """The goals that are hexes of a mask."""
    hexes = policy().field(position).nearness.hexes
    return [place for place, number in enumerate(hexes) if mask >> number & 1]


def regions(position: ExplorersPosition, mask: int) -> list[int]:
    """The goals that are regions with a hex of a mask."""
    nearness = policy().field(position).nearness
    return [nearness.first_region + place for place, one in enumerate(nearness.regions) if one & mask]


def worth(position: ExplorersPosition, found: list[int]) -> float:
    return float(row(position)[found].sum())


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


# --- simulated games ---


@pytest.mark.parametrize("map_name", MAPS)
@pytest.mark.parametrize("seats", [1, 2])
def test_simulated_games_play_what_the_light_rule_decides(map_name: str, seats: int) -> None:
    game = game_of("explorers")
    options = options_of(game, seats, map=map_name)
    quick: ExplorersPosition = game.new_position(seats, options)
    policy().playout(quick, Fortune(5), luck(5))
    slow: ExplorersPosition = game.new_position(seats, options)
    fortune = Fortune(5)
    while actors := slow.deciders():
        if actors[0] == CHANCE:
            fortune.answer(slow)
            continue
        move = policy().decide(slow, actors[0], luck(5))
        assert move in slow.legal_moves(actors[0])
        slow.play(actors[0], move)
    assert quick.phase == OVER
    assert not quick.problems()
    assert [sheet.coins for sheet in quick.sheets] == [sheet.coins for sheet in slow.sheets]


def test_a_simulated_game_stops_at_the_end_of_an_era() -> None:
    game = game_of("explorers")
    for seats in (1, 2):
        position: ExplorersPosition = game.new_position(seats, options_of(game, seats))
        policy().playout(position, Fortune(5), luck(5), 1)
        assert (position.era, position.phase) == (1, CARD)
        outcome = policy().outcome(position, 0)
        assert outcome.score > 60 + position.scores()[0]
        assert outcome.doubt > 0
        assert 0 < outcome.wins < 1
        assert 0 < outcome.value < 1


def test_the_search_looks_as_far_as_the_era_goes() -> None:
    game = game_of("explorers")
    options = options_of(game, 1)
    level = Level("small", {"explorers": Limits(simulations=6, candidates=2, horizon=1)})
    position = next(
        one
        for one in decisions(game, options, 1, 3)
        if len(policy().promising(one, 0, one.legal_moves(0))) > 1  # type: ignore[arg-type]
    )
    assert isinstance(position, ExplorersPosition)
    table = advise(game, game.view(position, 0), options, 0, level, 1)
    assert table.simulations >= 4
    assert table.best.score > 60
    assert 0 < table.best.wins < 1
    assert policy().decide(position, 0, luck(1)) in [choice.move for choice in table.choices]


def test_a_simulated_game_stops_in_the_middle_of_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ExplorersPolicy, "longest", 1)
    game = game_of("explorers")
    position: ExplorersPosition = game.new_position(1, options_of(game, 1))
    policy().playout(position, Fortune(2), luck(5))
    assert (position.phase, position.turn) == (TURN, 1)
    assert position.sheets[0].explorers


def test_prospects_rise_with_what_lasts() -> None:
    game = game_of("explorers")
    position: ExplorersPosition = game.new_position(1, options_of(game, 1))
    policy().playout(position, Fortune(5), luck(5), 2)
    prizes = policy().field(position).prizes
    sheet = position.own(0)
    before = prospect(prizes, position, sheet)
    figures = position.rules.figures.treasures
    jar = next(kind for kind, treasure in enumerate(figures) if treasure.set_coins)
    other = next(kind for kind, treasure in enumerate(figures) if treasure.coins_per)
    for kind in (jar, other):
        more = sheet.copy()
        more.kept = tuple(count + (place == kind) for place, count in enumerate(sheet.kept))
        assert before.score + 3 < prospect(prizes, position, more).score < before.score + 8
    missing = sheet.copy()
    missing.completed = (0, 0, 0)
    done = sheet.copy()
    done.completed = (1, 2, 3)
    assert max(prospect(prizes, position, missing).objectives) < 1
    assert prospect(prizes, position, done).objectives == (1, 1, 1)


def test_a_solo_game_wants_all_objectives_and_then_the_threshold() -> None:
    game = game_of("explorers")

    def value(coins: int, done: int, level: str = "medium") -> float:
        position: ExplorersPosition = game.new_position(1, options_of(game, 1, solo=level))
        policy().playout(position, Fortune(5), luck(5))
        sheet = position.own(0)
        sheet.coins = [coins, *(0 for _ in sheet.coins[1:])]
        sheet.completed = tuple(int(place < done) for place in range(3))
        return policy().outcome(position, 0).value

    assert value(125, 3) > value(150, 2) > value(150, 1)
    assert value(130, 3) > value(110, 3) > value(90, 3)
    assert value(110, 3, "easy") > value(110, 3, "hard")
    assert value(200, 3) > value(170, 3)


# --- the other seats ---


def beginning(seats: int, seed: int, map_name: str = "avenia") -> ExplorersPosition:
    """Seat 0 decides in the first turn."""
    game = game_of("explorers")
    position: ExplorersPosition = game.new_position(seats, options_of(game, seats, map=map_name))
    fortune = Fortune(seed)
    while position.phase != TURN:
        fortune.answer(position)
    return position


def vars_of(sheet: Sheet) -> list[object]:
    """All that a sheet holds."""
    return [copy(getattr(sheet, name)) for name in Sheet.__slots__]


def faults(position: ExplorersPosition) -> list[str]:
    """What is wrong, but for the treasures: each seat draws from all of them."""
    return [problem for problem in position.problems() if "treasure" not in problem]


@pytest.mark.parametrize("map_name", MAPS)
@pytest.mark.parametrize("until", [1, NEVER])
def test_others_do_the_same_in_all_games_of_a_world(map_name: str, until: int) -> None:
    world = beginning(3, 4, map_name)
    before = [vars_of(sheet) for sheet in world.sheets]
    playout = policy().playout_in(world, 1, Fortune(6), luck(6), until)
    assert [vars_of(sheet) for sheet in world.sheets] == before
    ends = []
    for move in world.legal_moves(1)[:2]:
        position = world.copy()
        position.play(1, move)
        playout(position, Fortune(6), luck(6), until)
        assert not faults(position)
        assert position.era == 1 if until == 1 else position.phase == OVER
        ends.append(position)
    one, other = ends
    for seat in (0, 2):
        mine, theirs = one.sheets[seat], other.sheets[seat]
        assert mine.villages == theirs.villages
        assert mine.coins[:FROM_OBJECTIVES] == theirs.coins[:FROM_OBJECTIVES]
        assert mine.explorers or sum(mine.coins)
    assert one.sheets[1].coins != other.sheets[1].coins


def test_alone_nothing_can_be_shared() -> None:
    assert policy().playout_in(beginning(1, 4), 0, Fortune(6), luck(6)) == policy().playout


def test_the_rules_say_in_each_game_who_is_first() -> None:
    # The other seat completes the first objective in this turn, whatever this one does.
    position = exploring("grassland", seats=2, objectives=("avenia_1", "avenia_2", "avenia_5"))
    goal = position.rules.goals[position.objectives[1]]
    board = position.rules.board
    position.own(1).towers = board.towers
    assert goal.have(position.sheets[1]) >= goal.need
    position.acting = 3
    begin(position, 0, position.rules.plans["grassland"], None)
    begin(position, 1, position.rules.plans["grassland"], None)
    playout = policy().playout_in(position, 0, Fortune(6), luck(6), 1)

    def rewards(completed: int) -> list[int]:
        """The second objective pays so much if seat 0 has completed it before or not, or does so now."""
        game = position.copy()
        if completed:
            game.own(0).towers = board.towers
        if completed < 0:
            game.own(0).completed = (0, 1, 0)
        playout(game, Fortune(6), luck(6), 1)
        return [sheet.rewards[1] for sheet in game.sheets]

    assert rewards(0)[1] == 10
    assert rewards(1) == [10, 10]
    assert rewards(-1) == [0, 5]


def test_a_seat_that_draws_cards_keeps_one_while_others_play() -> None:
    game = game_of("explorers")
    options = options_of(game, 2)
    position = next(
        one
        for one in decisions(game, options, 2, 3)
        if isinstance(one, ExplorersPosition) and one.sheets[0].act == KEEP
    )
    playout = policy().playout_in(position, 0, Fortune(6), luck(6))
    for move in position.legal_moves(0):
        end = position.copy()
        end.play(0, move)
        playout(end, Fortune(6), luck(6), NEVER)
        assert end.phase == OVER
        assert [len(sheet.specialties) for sheet in end.sheets] == [3, 3]
        assert not faults(end)


# --- tables ---


def test_terrains_without_a_card_are_further_away() -> None:
    nearness = policy().field(exploring("wild")).nearness
    few = nearness.table(3, ALL_TERRAINS & ~0b1000)
    assert (few.near <= nearness.usual.near).all()
    assert few.near.sum() < nearness.usual.near.sum()
    assert nearness.table(0, ALL_TERRAINS).near.sum() < nearness.table(1, ALL_TERRAINS).near.sum()
    assert nearness.table(9, ALL_TERRAINS) is nearness.usual


def test_cards_of_the_seat_open_terrains() -> None:
    position = exploring("wild")
    field = policy().field(position)
    rules = position.rules
    position.cards_left = tuple(rules.number_of_card[card] for card in ("mountain", "wild", "era_1"))
    mountain = field.terrains_of(rules.plans["mountain"].steps[0])
    assert field.terrains_left(position, position.sheets[0]) == mountain
    position.own(0).specialties = ("ring_sea",)
    sea = field.terrains_of(rules.plans["ring_sea"].steps[0])
    assert field.terrains_left(position, position.sheets[0]) == mountain | sea


def test_tables_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prize_rows, "_KEPT", 1)
    monkeypatch.setattr(prize_rows, "_PLACES_KEPT", 1)
    monkeypatch.setattr(outlooks, "_MASKS_KEPT", 1)
    small = ExplorersPolicy(game_of("explorers"))  # type: ignore[arg-type]
    game = game_of("explorers")
    ends = []
    for one in (small, policy()):
        position: ExplorersPosition = game.new_position(1, options_of(game, 1))
        one.playout(position, Fortune(2), luck(2))
        ends.append(position.scores())
    assert ends[0] == ends[1]
