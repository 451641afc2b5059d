"""The five levels of computer players and what each may spend on a decision."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """What a level does for one decision of a game."""

    simulations: int = 0
    """Simulated games; 0 plays by the policy alone."""
    growth: float = 1.0
    """At most so many times as many when less of the game is left, and a simulated game is shorter."""
    candidates: int = 1
    """Moves looked at: those which the policy likes best."""
    depth: int = 0
    """Own decisions after the first one that are searched too, and not left to the policy."""
    horizon: int = 0
    """Stages (rounds, eras) after which the value model says how a simulated game ends; 0 plays to the end."""
    trust: int = 12
    """How many simulated games the opinion of the policy counts."""
    foresight: float = 1.0
    """How much (0 to 1) of what a simulated game brings is what the value model says; the rest is how it really ends.

    1 does not play on after the horizon, and without a horizon nothing is said by the model.
    """
    refined: bool = False
    """Play by the refined light rule, with the model that says how good a position is, where a game has them."""
    slips: float = 0.0
    """How often (0 to 1) the move is any of the better half instead of the best one."""


class Level(msgspec.Struct, frozen=True):
    """A level; `limits` by the name of the game, and `special` for numbers of seats that have limits of their own."""

    id: str
    limits: Mapping[str, Limits]
    special: Mapping[tuple[str, int], Limits] = {}
    """By the name of the game and the number of seats."""

    def limits_of(self, game: str, seats: int) -> Limits:
        """The limits in a game with so many seats; KeyError for an unknown one."""
        usual = self.limits[game]
        return self.special.get((game, seats), usual)


LEVELS: tuple[Level, ...] = (
    Level(
        "stroller",
        {
            "livingstone": Limits(slips=0.5),
            "faraway": Limits(slips=0.75),
            "explorers": Limits(slips=0.5),
        },
    ),
    Level(
        "hiker",
        {
            "livingstone": Limits(slips=0.12),
            "faraway": Limits(slips=0.35),
            "explorers": Limits(),
        },
    ),
    Level(
        "scout",
        {
            "livingstone": Limits(simulations=7, candidates=4, horizon=1),
            "faraway": Limits(simulations=12, candidates=4, horizon=2, slips=0.2),
            "explorers": Limits(simulations=2, candidates=2, horizon=1),
        },
        special={("livingstone", 1): Limits(simulations=24, candidates=4)},
    ),
    Level(
        "captain",
        {
            # The policy looks at points: whoever is far ahead trusts it less, and gives the Queen more than it would.
            "livingstone": Limits(simulations=90, candidates=6, horizon=1, trust=4),
            "faraway": Limits(simulations=44, candidates=8, depth=3, horizon=2),
            "explorers": Limits(simulations=6, candidates=4, horizon=1),
        },
        special={
            ("livingstone", 1): Limits(simulations=240, candidates=5),
            ("explorers", 1): Limits(simulations=20, candidates=4, horizon=1),
        },
    ),
    Level(
        "pathfinder",
        {
            # The model hardly tells good moves apart among many seats: the refined policy has a say of its own.
            "livingstone": Limits(simulations=300, candidates=6, horizon=1, trust=40, refined=True),
            "faraway": Limits(simulations=400, growth=2, candidates=8, depth=2, horizon=3, foresight=0.5),
            "explorers": Limits(simulations=72, candidates=6, horizon=1),
        },
        special={
            ("livingstone", 1): Limits(simulations=400, candidates=5, horizon=3, refined=True),
            ("livingstone", 2): Limits(simulations=300, candidates=6, horizon=1, refined=True),
            ("explorers", 1): Limits(simulations=64, candidates=6, horizon=1, foresight=0.5, refined=True),
        },
    ),
)
"""From the weakest to the strongest."""

LEVEL_IDS = tuple(level.id for level in LEVELS)


_BY_ID = {level.id: level for level in LEVELS}


def level_of(identifier: str) -> Level:
    """The level of an id out of `LEVEL_IDS`; KeyError for any other."""
    return _BY_ID[identifier]
