"""What a good player of Faraway or of the Merchant Explorers knows, held against positions."""

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
from engine.players.explorers import features as explorers_features
from engine.players.explorers.policy import ExplorersPolicy
from engine.players.faraway.policy import FarawayPolicy
from engine.players.policies import policy_of
from tests.engine.faraway.scene import Scene as FarawayScene
from tests.engine.players.table import game_of, options_of


def best(name: str, position: Any, seat: int = 0) -> Move:
    """What the light rule plays."""
    return policy_of(game_of(name)).promising(position, seat, position.legal_moves(seat))[0][1]


def value(name: str, position: Any, move: Move) -> float:
    return policy_of(game_of(name)).weigh(position, 0, [move])[0]


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
