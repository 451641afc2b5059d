"""What a seat's affairs in Livingstone are worth: rows, money still to be had and needed, the mine."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from engine.livingstone import moves as m
from engine.livingstone.state import State


class Weights(NamedTuple):
    """What experience says; found by playing many games against earlier weights. Points, unless said otherwise."""

    price: float = 0.54
    """Worth of a pound when money and wishes are in balance."""
    dear: float = 0.255
    """How much the price rises with a lack of money."""
    card: float = 3.25
    """Worth of an unknown card in the first round."""
    lead: float = 1.75
    """How much a tent of lead in a row says about its majority."""
    second_die: float = 1.9
    """How much of a further die of this round counts when the first one is taken."""
    gem: float = 0.63
    """How sure a gem in hand is of its price."""
    spread: float = 0.085
    """What a tent costs of the few there are, for each round to come."""
    target: float = 0.94
    """How careful the gift is: 1 is the usual one."""


class Affairs(NamedTuple):
    """A seat's prospects in a position."""

    rows: tuple[float, ...]
    """Points to expect for one more tent in each row, by its majority."""
    majorities: float
    """Points to expect for all majorities as they stand."""
    price: float
    """Worth of one more pound."""
    gift: float
    """Pounds that the Queen should still get."""
    last_round: bool


def safe_gift(state: State, seat: int) -> int:
    """Pounds in the chest that should do: for the Queen's dice, or more than the poorest of the others can give."""
    if state.seats == 1:
        return 12
    if state.seats == 2:
        return 18
    sell = state.rules.sell_money
    least = 99
    for other in range(state.seats):
        if other != seat:
            gems = state.gems[3 * other : 3 * other + 3]
            wealth = state.money[other] + state.donated[other]
            least = min(
                least, wealth + sum([count * pounds for count, pounds in zip(gems, sell, strict=True)])
            )
    return min(least, 12) + 1


def gem_pounds(state: State, seat: int) -> int:
    """What selling all gems would bring."""
    first = 3 * seat
    gems, sell = state.gems, state.rules.sell_money
    return gems[first] * sell[0] + gems[first + 1] * sell[1] + gems[first + 2] * sell[2]


def dig_pounds(state: State, stones: int) -> float:
    """What a dig of so many stones brings on average, the white rock included."""
    bag, sell = state.bag, state.rules.sell_money
    total = sum(bag)
    if total <= stones:
        return 0.0
    mean = (bag[2] * sell[0] + bag[3] * sell[1] + bag[4] * sell[2]) / (total - 1)
    return stones * mean * (total - stones) / total


def affairs(state: State, seat: int, weights: Weights) -> Affairs:
    """The prospects of a seat."""
    rules = state.rules
    owners, tents = rules.owners, state.tents
    boat = min(state.boat, m.COLUMNS - 1)
    rounds = m.COLUMNS - boat
    step = m.ROWS * owners
    slope = weights.lead / (1 + 0.25 * (rounds - 1))
    rows = []
    majorities = 0.0
    for row in range(m.ROWS):
        mine, most = 0, 0
        for owner in range(owners):
            count = sum(tents[row * owners + owner :: step])
            if owner == seat:
                mine = count
            elif count > most:
                most = count
        points = rules.majority_points[row]
        now = points * _chance(mine - most, slope) if mine else 0.0
        majorities += now
        rows.append(points * _chance(mine + 1 - most, slope) - now)
    gift = max(0.0, weights.target * safe_gift(state, seat) - state.donated[seat])
    last_round = rounds == 1
    left = 2 * rounds - len(state.taken[seat])
    have = state.money[seat] + weights.gem * gem_pounds(state, seat)
    planned = min(state.supply[seat], 0.55 * left)
    costs = rules.column_cost
    mean_cost = sum(costs[boat:]) / rounds + 0.3
    earning = max(0.5, left - planned)
    lack = (planned * mean_cost + gift - have) / earning
    price = weights.price * exp(weights.dear * max(-6.0, min(6.0, lack - 4.0)))
    return Affairs(tuple(rows), majorities, price, gift, last_round)


def _chance(lead: int, slope: float) -> float:
    """How likely a majority is; a tie brings about half of it."""
    return 1 / (1 + exp(-2.2 * slope * (lead - 0.1)))
