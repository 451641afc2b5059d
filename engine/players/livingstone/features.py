"""What a seat's affairs in Livingstone are worth: rows, money still to be had and needed, the mine."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import exp
from typing import NamedTuple

from engine.livingstone import moves as m
from engine.livingstone.state import State
from engine.players.livingstone.queen import danger_of, usual_gift, wealth
from engine.players.livingstone.weights import Weights

_POUND_LEFT = 0.05
"""Worth of a pound in the last round that the Queen does not ask for."""

_LEADS = 25
"""Leads of -12 to 12 tents are told apart."""


class Affairs(NamedTuple):
    """A seat's prospects in a position."""

    rows: list[float]
    """Points to expect for one more tent in each row, by its majority."""
    losses: list[float]
    """Points that a tent less in each row costs, by its majority."""
    majorities: float
    """Points to expect for all majorities as they stand."""
    purse: Callable[[float], float]
    """Worth of so many pounds more (or less, below 0) than there are."""
    gift: float
    """Pounds that the Queen should still get."""
    last_round: bool


def gem_pounds(state: State, seat: int) -> int:
    """What selling all gems would bring."""
    first = 3 * seat
    gems, sell = state.gems, state.rules.sell_money
    return gems[first] * sell[0] + gems[first + 1] * sell[1] + gems[first + 2] * sell[2]


def dig_pounds(state: State, stones: int) -> float:
    """What a dig of so many stones brings on average, the white rock included."""
    safe, pounds, _ = prospects(state)
    return max(0.0, safe - stones) / safe * stones * pounds if safe else 0.0


def prospects(state: State) -> tuple[int, float, float]:
    """Stones in the bag, and the pounds and the gems that a stone other than the white rock brings on average."""
    _, white, clear, blue, red = bag = state.bag
    total = sum(bag)
    others = total - white
    if not others:
        return total, 0.0, 0.0
    sell = state.rules.sell_money
    return (
        total,
        (clear * sell[0] + blue * sell[1] + red * sell[2]) / others,
        (clear + blue + red) / others,
    )


def row_tents(state: State) -> bytes:
    """Tents by row and owner, at `row * owners + owner`."""
    width = m.ROWS * state.rules.owners
    # The columns are digits of one large number: its rest for the greatest digit is the sum of the digits.
    return (int.from_bytes(state.tents, "little") % ((1 << 8 * width) - 1)).to_bytes(width, "little")


def affairs(state: State, seat: int, weights: Weights) -> Affairs:
    """The prospects of a seat."""
    rules = state.rules
    owners = rules.owners
    boat = state.boat if state.boat < m.COLUMNS else m.COLUMNS - 1
    rounds = m.COLUMNS - boat
    chances = _chances(weights, rounds)
    counts = row_tents(state)
    rows = []
    losses = []
    majorities = 0.0
    first = 0
    for points in rules.majority_points:
        lead = mine = counts[first + seat]
        if owners == 2:
            lead -= counts[first + 1 - seat]
        else:
            most = 0
            for owner in range(first, first + owners):
                if counts[owner] > most and owner != first + seat:
                    most = counts[owner]
            lead -= most
        first += owners
        if mine:
            now = chances[lead + 12]
            majorities += points * now
            losses.append(points * (now - chances[lead + 11]) if mine > 1 else points * now)
        else:
            now = 0.0
            losses.append(0.0)
        rows.append(points * (chances[lead + 13] - now))
    gift = max(0.0, usual_gift(state, seat, weights) - state.donated[seat])
    left = 2 * rounds - len(state.taken[seat])
    have = state.money[seat] + weights.gem * gem_pounds(state, seat)
    planned = weights.pace * left
    if not rules.moves_tents:
        planned = min(planned, state.supply[seat])
    lack = (planned * _mean_cost(rules.column_cost, boat) + gift - have) / max(0.5, left - planned)
    price = weights.price * exp(weights.dear * max(-6.0, min(6.0, lack - weights.usual_lack)))
    purse = _last_purse(state, seat, weights) if rounds == 1 else price.__mul__
    return Affairs(rows, losses, majorities, purse, gift, rounds == 1)


def is_last_turn(state: State, seat: int) -> bool:
    """Whether no die may be left for another turn of the seat in this round."""
    return sum(state.dice[state.last[seat] + 1 :]) < state.seats


def _last_purse(state: State, seat: int, weights: Weights) -> Callable[[float], float]:
    """In the last round money is good for the Queen alone, and for what little a later turn may need."""
    danger = danger_of(state, seat, weights)
    have = float(wealth(state, seat))
    if not is_last_turn(state, seat):
        have += weights.later
    stake = weights.stake
    now = danger(have)

    def purse(pounds: float) -> float:
        return stake * (now - danger(have + pounds)) + _POUND_LEFT * pounds

    return purse


@cache
def _chances(weights: Weights, rounds: int) -> list[float]:
    """How likely a majority is by the lead in tents, -12 first; a tie brings about half of it."""
    slope = weights.lead / (1 + weights.flatter * (rounds - 1))
    even = 12 + weights.tie - weights.sooner * (rounds - 1)
    return [weights.row / (1 + exp(-2.2 * slope * (tents - even))) for tents in range(_LEADS + 1)]


@cache
def _mean_cost(costs: tuple[int, ...], boat: int) -> float:
    """What a tent costs from here on, with some owner fees."""
    return sum(costs[boat:]) / (m.COLUMNS - boat) + 0.3
