"""What the Queen expects, and how likely a gift is too small."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import exp

from engine.livingstone import moves as m
from engine.livingstone.state import ROLL, State
from engine.players.livingstone.weights import Weights

Danger = Callable[[float], float]
"""How likely (0 to 1) a seat is put out of the game if it gives so many pounds in all."""


_ROUND = 3.0
"""Pounds that a seat can put aside for the Queen, or spend, in a round without harm."""


def danger_of(state: State, seat: int, weights: Weights) -> Danger:
    """The danger for a seat, by what it gives: the Queen's dice, or giving no more than anybody else."""
    if state.rules.queens_dice:
        return _of_dice(state.rules.queens_dice, state.rules.figures.dice_faces, state.seats == 1)
    return _of_rivals(rivals(state, seat, weights))


def out_chance(state: State, seat: int, weights: Weights) -> float:
    """How likely (0 to 1) the Queen puts a seat out at the end, as seen from the start of a round.

    Too little can be made up for by coins, and what is too much will rather be spent, in each of the rounds to come.
    """
    rounds = m.COLUMNS - min(state.boat, m.COLUMNS - 1)
    have, wish = float(wealth(state, seat)), usual_gift(state, seat, weights)
    reach = _ROUND * rounds
    return danger_of(state, seat, weights)(max(have - reach, min(have + reach, wish)))


def usual_gift(state: State, seat: int, weights: Weights) -> float:
    """Pounds in all that a seat should be able to give in the end."""
    if state.rules.queens_dice:
        return weights.gift
    poorest = min([wealth(state, other) for other in range(state.seats) if other != seat])
    faith = weights.faith ** (m.COLUMNS - min(state.boat, m.COLUMNS - 1))
    return faith * poorest + (1 - faith) * weights.usual + weights.ahead


def wealth(state: State, seat: int) -> int:
    """Pounds in hand and chest, which are open to anyone who kept count, and what the gems would sell for."""
    gems, sell, first = state.gems, state.rules.sell_money, 3 * seat
    pounds = gems[first] * sell[0] + gems[first + 1] * sell[1] + gems[first + 2] * sell[2]
    return state.money[seat] + state.donated[seat] + pounds


def rivals(state: State, seat: int, weights: Weights) -> list[tuple[float, float]]:
    """What each other seat is expected to give in all, in pounds, and how far that may be off."""
    rounds = m.COLUMNS - min(state.boat, m.COLUMNS - 1)
    faith = weights.faith ** (rounds - 1)
    highest = state.highest_die()
    found = []
    for other in range(state.seats):
        if other != seat:
            turns = state.rules.figures.dice_per_player - len(state.taken[other])
            # Before the roll there are no dice either, but then all turns of the round are still to come.
            if rounds == 1 and state.phase != ROLL and highest <= state.last[other]:
                turns = 0
            mean = faith * (wealth(state, other) + weights.turn * turns) + (1 - faith) * weights.usual
            found.append((mean, 0.5 + 0.9 * turns + 0.4 * (rounds - 1)))
    return found


def _of_rivals(gifts: Sequence[tuple[float, float]]) -> Danger:
    def probability(gift: float) -> float:
        product = 1.0
        for mean, spread in gifts:
            product /= 1 + exp(max(-30.0, min(30.0, (gift - 0.5 - mean) / spread)))
        return product

    return probability


@cache
def _of_dice(dice: int, faces: int, equal_is_out: bool) -> Danger:
    ways = [1]
    for _ in range(dice):
        ways = [
            sum([ways[total - face] for face in range(1, faces + 1) if 0 <= total - face < len(ways)])
            for total in range(len(ways) + faces)
        ]
    most = len(ways) - 1
    total = sum(ways)
    table = [sum(ways[gift if equal_is_out else gift + 1 :]) / total for gift in range(most + 2)]

    def probability(gift: float) -> float:
        if gift <= 0:
            return 1.0
        whole = int(gift)
        if whole > most:
            return 0.0
        return table[whole] + (gift - whole) * (table[whole + 1] - table[whole])

    return probability
