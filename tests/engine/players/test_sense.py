"""What a good player of Faraway knows, held against positions."""

from __future__ import annotations

from typing import Any

import pytest

from engine.contract import Move
from engine.faraway.game import Faraway
from engine.faraway.moves import PLAY
from engine.faraway.position import FarawayPosition
from engine.players.faraway import features
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
    """Of two regions that bring the same, the lower one is explored: it chooses first, and longer ones can follow."""
    scene = FarawayScene(2).hands(A=(1, 2, 3), B=(4, 5, 6))
    policy = policy_of(game_of("faraway"))
    assert isinstance(policy, FarawayPolicy)
    clues = scene.position.rules.region_clues
    outlook = policy.valuer.outlook((), (), 7)
    alike: dict[tuple[float, int], list[int]] = {}
    for region in range(len(clues)):
        alike.setdefault((policy.valuer.region(region, outlook), clues[region]), []).append(region)
    pairs = [(same[0], same[-1]) for same in alike.values() if len(same) > 1]
    assert pairs
    for low, high in pairs:
        position = scene.position.copy()
        position.hands[0] = (low, high)
        assert value("faraway", position, PLAY[low]) > value("faraway", position, PLAY[high])


def test_journeys_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    faraway = game_of("faraway")
    assert isinstance(faraway, Faraway)
    policy, forgetful = (FarawayPolicy(faraway) for _ in range(2))
    asked = [((), (), 7), ((3,), (), 6), ((3, 40), (1,), 5)]
    usual = [policy.valuer.region(40, policy.valuer.outlook(*journey)) for journey in asked]
    assert len(set(usual)) > 1
    monkeypatch.setattr(features, "_KEPT", 1)
    worths = [forgetful.valuer.region(40, forgetful.valuer.outlook(*journey)) for journey in [*asked, *asked]]
    assert worths == [*usual, *usual]


def test_opening_hand_is_weighed() -> None:
    game = game_of("faraway")
    options = options_of(game, 2, opening_choice=True)
    position = game.new_position(2, options)
    while position.deciders() == (-1,):
        position.play(-1, position.chance().draw(lambda limit: 0))
    moves = position.legal_moves(0)
    weights = policy_of(game).weigh(position, 0, moves)
    assert len(set(weights)) > 1
