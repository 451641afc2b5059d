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
    from engine.players.model import Network, Says, Weights

_MADE: WeakKeyDictionary[AnyGame, Policy[Any]] = WeakKeyDictionary()
_REFINED: WeakKeyDictionary[AnyGame, Policy[Any]] = WeakKeyDictionary()


def policy_of(game: AnyGame, refined: bool = False) -> Policy[Any]:
    """The policy of a game with its networks, made once. TypeError if there is none.

    The refined one is the same for a game that has no better weights. A network that was trained for other inputs,
    another game or other rules is left out.
    """
    made = _REFINED if refined else _MADE
    policy = made.get(game)
    if policy is None:
        if refined:
            policy = made[game] = _refined(game, policy_of(game))
        else:
            # Whoever reads the network asks for the policy, so it is kept before.
            policy = made[game] = _make(game)
            policy.network = _fitting(game, policy, "points", 0)
    return policy


def _refined(game: AnyGame, usual: Policy[Any]) -> Policy[Any]:
    if not usual.appraised:
        return usual
    policy = _make(game, refined=True)
    policy.network = usual.network  # what is wrong with a network is told once
    found = {players: _fitting(game, policy, "worth", players) for players in policy.appraised}
    policy.appraisers = {players: network for players, network in found.items() if network is not None}
    return policy


def fits(weights: Weights, game: AnyGame, policy: Policy[Any], says: Says, players: int) -> bool:
    """Whether a network has learned what the policy of the game asks it."""
    learned = weights.game, weights.rules, weights.inputs, weights.says, weights.players
    return learned == (game.name, game.rules_version, policy.inputs, says, players)


def _fitting(game: AnyGame, policy: Policy[Any], says: Says, players: int) -> Network | None:
    network = network_of(game, says, players)
    if network is None or not fits(network.weights, game, policy, says, players):
        return None
    return network


def _make(game: AnyGame, refined: bool = False) -> Policy[Any]:
    match game:
        case Faraway():
            return FarawayPolicy(game)
        case Livingstone():
            return LivingstonePolicy(game, refined=refined)
        case Explorers():
            return ExplorersPolicy(game, refined=refined)
    raise TypeError(f"there are no computer players for {game.name}")
