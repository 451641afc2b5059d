"""Which policy belongs to which game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from engine.contract import AnyGame
from engine.explorers.game import Explorers
from engine.faraway.game import Faraway
from engine.livingstone.game import Livingstone
from engine.players.explorers.policy import ExplorersPolicy
from engine.players.faraway.policy import FarawayPolicy
from engine.players.livingstone.policy import LivingstonePolicy
from engine.players.policy import Policy
from engine.players.trained import network_of

if TYPE_CHECKING:
    from engine.players.model import Weights

_MADE: WeakKeyDictionary[AnyGame, Policy[Any]] = WeakKeyDictionary()


def policy_of(game: AnyGame) -> Policy[Any]:
    """The policy of a game with its network, made once. TypeError if there is none.

    A network that was trained for other inputs, another game or other rules is left out.
    """
    policy = _MADE.get(game)
    if policy is None:
        policy = _MADE[game] = _make(game)
        network = network_of(game)
        if network is not None and fits(network.weights, game, policy):
            policy.network = network
    return policy


def fits(weights: Weights, game: AnyGame, policy: Policy[Any]) -> bool:
    """Whether a network has learned what the policy of the game asks it."""
    learned = weights.game, weights.rules, weights.inputs
    return learned == (game.name, game.rules_version, policy.inputs)


def _make(game: AnyGame) -> Policy[Any]:
    match game:
        case Faraway():
            return FarawayPolicy(game)
        case Livingstone():
            return LivingstonePolicy(game)
        case Explorers():
            return ExplorersPolicy(game)
    raise TypeError(f"there are no computer players for {game.name}")
