"""What experience says about explorers, villages, routes and objectives; found by playing many games."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """Coins, unless said otherwise. The usual values are those of several seats."""

    grassland: float = 0.53
    """How much of the worth of a grassland hex counts for an explorer beside it; with each further hex as much again."""
    desert: float = 0.4
    mountain: float = 0.32
    sea: float = 0.51
    other: float = 0.71
    """The same for hexes without a terrain."""
    scarce: float = 0.72
    """How much of that is left for a terrain whose explore card has been used in this era."""
    two_left: float = 0.5
    """And how much when two, one or no explore cards are left in the era."""
    one_left: float = 0.71
    none_left: float = 0.47
    fill: float = 0.72
    """The power of the same share for each missing hex of a region."""
    space: float = 1.17
    """Coin spaces: the share of what is printed."""
    tower: float = 4.43
    """Added to what a tower pays, for it makes the next ones worth more."""
    treasure: float = 5.9
    crystal: float = 5.1
    """Added to what a crystal pays, like `tower`."""
    village: float = 0.35
    """Worth of any village, for each era to come."""
    base: float = 0.3
    """Share of what a village is nearer to than other bases that counts, for each era to come."""
    route: float = 0.3
    """Share of the trade route of two cities that counts while neither is connected."""
    route_near: float = 0.58
    """Added to it, times the nearness of the two."""
    solo_objective: float = 25.0
    """Worth of an objective in a solo game, which is lost without it, in the first era."""
    solo_later: float = 30.0
    """Added to it with each era."""
    objective: float = 1.55
    """Share of the reward of an objective that counts among several seats."""
    card: float = 0.94
    """What each hex of a specialty card is worth in later eras."""
    blind: float = 0.9
    """What a hex of a specialty card is worth that depends on its first ones."""
    room: float = 2.0
    """What each hex is worth that comes into reach for a card that would have too few of them."""
    far: float = 0.75
    """The power of all shares for what objectives want, which is worth a long way."""
    less: float = 0.5
    """Share of a reward for pieces of a group which is not the fullest one, or for one of two pieces needed."""


_ALONE = Weights(
    grassland=0.469,
    desert=0.404,
    mountain=0.346,
    sea=0.539,
    other=0.812,
    scarce=0.686,
    two_left=0.542,
    one_left=0.698,
    none_left=0.478,
    fill=0.742,
    space=1.082,
    tower=4.339,
    treasure=4.724,
    crystal=4.906,
    village=0.330,
    base=0.323,
    route=0.291,
    route_near=0.615,
    solo_objective=26.31,
    solo_later=29.98,
    card=0.842,
    blind=0.735,
    room=2.098,
    far=0.778,
    less=0.23,
)
"""Found by the share of solo games won on all maps."""

_SEVERAL = Weights()


def weights_for(seats: int) -> Weights:
    """The weights for a number of seats."""
    return _ALONE if seats == 1 else _SEVERAL
