"""What a training is: with the same settings it comes to the same network."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from zlib import crc32

import msgspec

from app.training.samples import Batch, Table
from engine.contract import AnyGame
from engine.players.levels import Limits
from engine.players.model import Says, written
from engine.players.policies import policy_of

BATCH = 50
"""Games that are played in one go."""

HELD_OUT = 10
"""One game in so many is not learned from, but shows how well others are said."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that the network depends on."""

    game: str
    rules: int
    """The version of the rules."""
    inputs: tuple[str, ...]
    players: int | None
    """None: every number that the game is for."""
    games: int
    seed: int
    simulations: int
    horizon: int
    hidden: int
    epochs: int
    says: Says
    """What the network learns to say; how good a position is only among players with the refined light rule."""
    network: int
    """The check sum of the networks that the players use, 0 for none."""

    @property
    def model_players(self) -> int:
        """The number of players that the network is for; 0 for every one, whatever games it has learned from."""
        return self.players or 0 if self.says == "worth" else 0

    def batches(self, game: AnyGame) -> Iterator[Batch]:
        """The games to be played."""
        places = tuple(_tables(game, self.players))
        limits = Limits()
        if self.simulations:
            limits = Limits(
                simulations=self.simulations, candidates=6, depth=2, horizon=self.horizon, slips=0.1
            )
        if self.says == "worth":
            limits = msgspec.structs.replace(limits, refined=True)
        for first in range(0, self.games, BATCH):
            count = min(BATCH, self.games - first)
            yield Batch(game.name, places, first, count, self.seed, limits, self.says)


def new_settings(
    game: AnyGame,
    players: int | None,
    games: int,
    seed: int,
    simulations: int,
    horizon: int,
    hidden: int,
    epochs: int,
    says: Says = "points",
) -> Settings:
    """The settings of a training of `game` with the policy and network as they are now."""
    policy = policy_of(game, says == "worth")
    used = [policy.network, *policy.appraisers.values()] if simulations and horizon else []
    network = crc32(b"".join([written(one.weights) for one in used if one is not None]))
    return Settings(
        game=game.name,
        rules=game.rules_version,
        inputs=policy.inputs,
        players=players,
        games=games,
        seed=seed,
        simulations=simulations,
        horizon=horizon,
        hidden=hidden,
        epochs=epochs,
        says=says,
        network=network,
    )


def _tables(game: AnyGame, players: int | None) -> Iterator[Table]:
    """Two players, the usual number, come twice as often as others; every map of a game comes in turn."""
    counts = (2, *game.seat_counts) if players is None else (players,)
    maps = getattr(game, "maps", None)
    wishes = [{"map": name} for name in maps] if maps else [{}]
    for wish, seats in itertools.product(wishes, counts):
        options = game.settle_options(msgspec.convert(wish, game.options_type), seats)
        yield Table(seats, msgspec.to_builtins(options))
