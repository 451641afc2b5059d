"""What a good player of each game knows, held against positions."""

from __future__ import annotations

from typing import Any

import pytest

from engine.contract import Move
from engine.explorers.board import bits_of
from engine.explorers.position import ExplorersPosition
from engine.explorers.sheet import ACT
from engine.explorers.state import TURN
from engine.faraway.moves import PLAY
from engine.faraway.position import FarawayPosition
from engine.livingstone import moves as lm
from engine.livingstone.position import LivingstonePosition
from engine.livingstone.state import ACT as DIE_TAKEN
from engine.livingstone.state import FREE_ACTS
from engine.players.explorers import features as explorers_features
from engine.players.explorers.policy import ExplorersPolicy
from engine.players.faraway.policy import FarawayPolicy
from engine.players.livingstone.features import dig_pounds, safe_gift
from engine.players.policies import policy_of
from tests.engine.faraway.scene import Scene as FarawayScene
from tests.engine.players.table import game_of, options_of


def best(name: str, position: Any, seat: int = 0) -> Move:
    """What the light rule plays."""
    return policy_of(game_of(name)).promising(position, seat, position.legal_moves(seat))[0][1]


def value(name: str, position: Any, move: Move) -> float:
    return policy_of(game_of(name)).weigh(position, 0, [move])[0]


# --- Livingstone ---


def journey(seats: int, boat: int, phase: int, die: int = 0, money: int = 0) -> LivingstonePosition:
    """Seat 0 has the turn; no other die is left."""
    game = game_of("livingstone")
    position: LivingstonePosition = game.new_position(seats, options_of(game, seats))
    position.phase, position.boat, position.round = phase, boat, boat + 1
    position.die, position.die_used = die, phase == FREE_ACTS
    position.last[0] = die
    position.money[0] = money
    return position


def test_everything_is_given_at_the_very_end() -> None:
    assert best("livingstone", journey(1, 9, FREE_ACTS, 6, 14)) == lm.Donate(14)


def test_gems_are_sold_for_a_gift_that_is_too_small_and_only_then() -> None:
    position = journey(1, 9, FREE_ACTS, 6, 6)
    position.gems[:3] = [2, 0, 2]
    position.bag[2] -= 2
    position.bag[4] -= 2
    assert isinstance(best("livingstone", position), lm.SellGems)
    position.money[0] = 15
    assert best("livingstone", position) == lm.Donate(15)


def test_nothing_is_given_while_tents_can_still_be_bought() -> None:
    assert best("livingstone", journey(3, 4, FREE_ACTS, 3, 9)) == lm.END


def test_more_than_the_poorest_is_enough_for_the_queen() -> None:
    position = journey(4, 9, FREE_ACTS, 3, 9)
    position.money[1:] = [3, 9, 9]
    assert safe_gift(position, 0) == 4
    position.gems[3:6] = [1, 1, 0]
    assert safe_gift(position, 0) == 8
    assert safe_gift(journey(2, 9, FREE_ACTS), 0) > safe_gift(journey(1, 9, FREE_ACTS), 0) == 12


def test_coins_are_kept_for_the_queen_in_the_last_column() -> None:
    poor, rich = journey(1, 9, DIE_TAKEN, 3, 10), journey(1, 9, DIE_TAKEN, 3, 30)
    assert best("livingstone", poor) in (lm.COINS, lm.DIG)
    assert isinstance(best("livingstone", rich), lm.PlaceTent)


def test_contested_majorities_count_more_than_settled_ones() -> None:
    contested = journey(2, 8, DIE_TAKEN, 1, 12)
    for column, owner in ((0, 0), (1, 1), (2, 0), (3, 1)):
        contested.tents[lm.space_of(0, column) * 2 + owner] += 1
    settled = contested.copy()
    for column in (4, 5, 6):
        settled.tents[lm.space_of(0, column) * 2] += 1
    tent = lm.PlaceTent(0)
    assert value("livingstone", contested, tent) > value("livingstone", settled, tent) + 2


def test_no_card_is_drawn_where_none_is_left() -> None:
    position = journey(2, 3, DIE_TAKEN, 2, 4)
    position.pile = [0] * len(lm.CARDS)
    assert lm.DRAW not in position.legal_moves(0)
    assert best("livingstone", position) in position.legal_moves(0)


def test_bag_that_is_too_small_brings_nothing() -> None:
    position = journey(1, 3, DIE_TAKEN, 4)
    assert dig_pounds(position, 4) > dig_pounds(position, 2) > 0
    position.bag = [1, 1, 1, 1, 0]
    assert dig_pounds(position, 4) == 0


# --- Faraway ---


def test_longer_than_the_last_finds_a_sanctuary() -> None:
    scene = FarawayScene(2, A=(30,), B=(20,)).hands(A=(29, 31, 60), B=(1, 2, 3))
    position: FarawayPosition = scene.position
    policy = policy_of(scene.game)
    lower, higher = policy.weigh(position, 0, [PLAY[29], PLAY[31]])
    assert higher > lower + 5


def test_clues_and_wonders_of_sanctuaries_are_worth_more_early() -> None:
    policy = policy_of(game_of("faraway"))
    assert isinstance(policy, FarawayPolicy)
    valuer = policy.valuer
    for number, card in enumerate(valuer.sanctuaries):
        if card.brings and not card.fame:
            early, late = (valuer.sanctuary(number, valuer.outlook((), (), left)) for left in (6, 0))
            assert early > late


def test_low_regions_go_first_in_the_draft() -> None:
    policy = policy_of(game_of("faraway"))
    assert isinstance(policy, FarawayPolicy)
    weights = policy.valuer.weights
    assert weights.length > 0
    assert weights.patience > 0


def test_opening_hand_is_weighed() -> None:
    game = game_of("faraway")
    options = options_of(game, 2, opening_choice=True)
    position = game.new_position(2, options)
    while position.deciders() == (-1,):
        position.play(-1, position.chance().draw(lambda limit: 0))
    moves = position.legal_moves(0)
    weights = policy_of(game).weigh(position, 0, moves)
    assert len(set(weights)) > 1


# --- The Guild of Merchant Explorers ---


def exploring(card: str, seats: int = 1, map_name: str = "avenia", era: int = 0) -> ExplorersPosition:
    """Seat 0 may use an explore card on an empty map."""
    from engine.explorers.explore import begin

    game = game_of("explorers")
    position: ExplorersPosition = game.new_position(seats, options_of(game, seats, map=map_name))
    position.objectives = (0, 1, 2)
    position.phase, position.acting, position.era, position.turn = TURN, 1, era, 1
    position.card = card
    position.cards_left = position.rules.cards_of_era[era]
    begin(position, 0, position.rules.plans[card], None)
    return position


def surveyed(position: ExplorersPosition) -> None:
    """What follows from the pieces, and the hexes of the card."""
    from engine.explorers.explore import aim

    sheet = position.own(0)
    sheet.survey(position.rules.board)
    aim(position, 0, sheet, None)


def test_last_hex_of_a_region_founds_the_village() -> None:
    position = exploring("wild")
    board = position.rules.board
    sheet = position.own(0)
    region = min(
        (one for one in board.regions if one & board.blanks and one.bit_count() >= 3), key=int.bit_count
    )
    *others, last = bits_of(region)
    sheet.explorers = board.mask(others)
    surveyed(position)
    move = board.explore_moves[last]
    without = exploring("wild")
    without.own(0).explorers = board.mask(others[:1])
    surveyed(without)
    assert value("explorers", position, move) == max(
        policy_of(game_of("explorers")).weigh(position, 0, position.legal_moves(0))
    )


def test_villages_are_bases_for_later_eras() -> None:
    policy = policy_of(game_of("explorers"))
    assert isinstance(policy, ExplorersPolicy)
    position = exploring("wild")
    field = policy.field(position)
    _, first = field._make(position, position.sheets[0])
    position.era = position.rules.eras - 1
    _, last = field._make(position, position.sheets[0])
    coins = position.rules.coins_of_village
    assert first[0] - coins[0] > last[0] - coins[-1]


def test_routes_are_made_before_the_turn_ends_and_cover_the_lesser_city() -> None:
    position = exploring("wild")
    board = position.rules.board
    sheet = position.own(0)
    sheet.explorers = board.all & ~board.capital
    surveyed(position)
    assert sheet.act == ACT
    move = best("explorers", position)
    values = [board.values[number] for number in bits_of(board.cities)]
    assert move.text.startswith("route ")
    post, other = (board.values[board.hexes[space]] for space in (move.post, move.other))  # type: ignore[attr-defined]
    assert post <= other == max(values)


def test_objectives_draw_explorers_and_most_of_all_alone() -> None:
    policy = policy_of(game_of("explorers"))
    assert isinstance(policy, ExplorersPolicy)
    alone, together = exploring("wild"), exploring("wild", 2)
    board = alone.rules.board
    worths = [policy.field(one).worths(one, one.sheets[0]) for one in (alone, together)]
    done = alone.copy()
    done.own(0).completed = (1, 1, 1)
    worths.append(policy.field(done).worths(done, done.sheets[0]))
    towers = list(bits_of(board.towers))
    sums = [float(worth[towers].sum()) for worth in worths]
    assert sums[0] > sums[1] > sums[2]


def test_crystals_grow_with_every_crystal() -> None:
    policy = policy_of(game_of("explorers"))
    assert isinstance(policy, ExplorersPolicy)
    position = exploring("wild", map_name="cnidaria")
    board = position.rules.board
    first, *others = bits_of(board.crystals)
    before = policy.field(position).worths(position, position.sheets[0])
    position.own(0).crystals = 1 << first
    after = policy.field(position).worths(position, position.sheets[0])
    assert after[others[0]] > before[others[0]]


def test_tables_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explorers_features, "_KEPT", 1)
    policy = ExplorersPolicy(game_of("explorers"))  # type: ignore[arg-type]
    position = exploring("wild")
    field = policy.field(position)
    first = field.worths(position, position.sheets[0])
    position.era = 1
    field.worths(position, position.sheets[0])
    position.era = 0
    assert (field.worths(position, position.sheets[0]) == first).all()
