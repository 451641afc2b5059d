"""What a die can be used for in Livingstone: coins, a dig, a card, a tent."""

from __future__ import annotations

from engine.contract import Move
from engine.livingstone import moves as m
from engine.livingstone.state import State
from engine.players.livingstone.features import Affairs, gem_pounds, prospects
from engine.players.livingstone.weights import Weights

Option = tuple[float, Move]
"""A move and what it is worth, in points."""


def uses(state: State, seat: int, dice: list[int], outlook: Affairs, weights: Weights) -> list[list[Option]]:
    """For each of the dice what it can be used for; the worth of a tent that needs gems sold first is in it."""
    purse = outlook.purse
    total, pounds, gems = prospects(state)
    others: list[Option] = []
    if any(state.pile) or any(state.discards):
        rounds = m.COLUMNS - state.boat
        others.append((weights.card * min(1.0, weights.card_late + weights.card_round * rounds), m.DRAW))
    found = []
    for die in dice:
        safe = (total - die) / total if total > die else 0.0
        found.append(
            [
                (purse(die), m.COINS),
                (safe * max(purse(die * pounds), weights.kept_gem * die * gems), m.DIG),
                *others,
            ]
        )
    supply = state.supply[seat]
    if supply or state.rules.moves_tents:
        _add_tents(state, seat, dice, outlook, weights, found)
    return found


def _add_tents(
    state: State, seat: int, dice: list[int], outlook: Affairs, weights: Weights, found: list[list[Option]]
) -> None:
    rules = state.rules
    hand = len(m.CARDS) * seat
    free = state.hands[hand + m.FREE_TENT] > 0
    ignore = state.hands[hand + m.IGNORE_DIE_NUMBER] > 0
    boat = state.boat
    money = state.money[seat]
    means = money + gem_pounds(state, seat)
    cost = rules.column_cost[boat]
    owners, tents, fee, purse = rules.owners, state.tents, rules.owner_fee, outlook.purse
    first = boat * m.ROWS * owners
    supply = state.supply[seat]
    scarce = weights.spread * max(0, 9 - boat) * (11 - supply) / 5
    for row in range(m.ROWS) if ignore else [die - 1 for die in dice]:
        space = first + row * owners
        fees = 0
        for owner in range(space, space + owners):
            if tents[owner] and owner != space + seat:
                fees += fee
        if fees > means:
            continue
        if supply:
            source, loss = None, scarce
        else:
            source, loss = lift(state, seat, row, outlook)
            if source is None:
                return
        worth = weights.tent * rules.row_points[row] + outlook.rows[row] - loss
        pounds = cost + fees
        for index, die in enumerate(dice):
            any_row = row != die - 1
            if any_row and not ignore:
                continue
            kept = weights.any_row if any_row else 0.0
            if pounds <= means:
                found[index].append((worth - kept + purse(-pounds), _tent(row, False, any_row, source)))
            if free:
                found[index].append(
                    (worth - kept + purse(-fees - weights.free_tent), _tent(row, True, any_row, source))
                )


def lift(state: State, seat: int, row: int, outlook: Affairs) -> tuple[int | None, float]:
    """The space of the tent that is best moved to `row`, and the points that go with it; (None, 0) if there is none.

    A tent that was scored keeps its points, one in the boat's column would lose them.
    """
    owners, tents = state.rules.owners, state.tents
    best, least = None, 99.0
    for other in range(m.ROWS):
        loss = outlook.losses[other] if other != row else outlook.rows[row]
        if loss < least:
            for column in range(state.boat):
                space = column * m.ROWS + other
                if tents[space * owners + seat]:
                    best, least = space, loss
                    break
    return best, least if best is not None else 0.0


def _tent(row: int, free: bool, any_row: bool, source: int | None) -> m.PlaceTent:
    return m.TENT[free][any_row][row] if source is None else m.PlaceTent(row, free, any_row, source)
