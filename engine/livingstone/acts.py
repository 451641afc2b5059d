"""What a player does in a turn: coins, tents, gifts and sales."""

from __future__ import annotations

from engine.contract import Event
from engine.livingstone import events as tell
from engine.livingstone import moves as m
from engine.livingstone.state import FREE_ACTS, State

Events = list[Event] | None


def use_die(state: State) -> None:
    """The die is spent: from now on only free acts."""
    state.die_used = True
    state.phase = FREE_ACTS


def discard(state: State, card: int, events: Events) -> None:
    """A card leaves the hand of the seat that has the turn."""
    state.hands[len(m.CARDS) * state.seat + card] -= 1
    state.discards[card] += 1
    if events is not None:
        events.append(tell.CardPlayed(state.seat, card))


def take_coins(state: State, move: m.TakeCoins, events: Events) -> None:
    """Action: as many pounds as the die shows."""
    state.money[state.seat] += state.die
    use_die(state)
    if events is not None:
        events.append(tell.CoinsTaken(state.seat, state.die, False))


def place_tent(state: State, move: m.PlaceTent, events: Events) -> None:
    """Action: a tent in the boat's column; the cards with it are discarded."""
    if move.free:
        discard(state, m.FREE_TENT, events)
    if move.any_row:
        discard(state, m.IGNORE_DIE_NUMBER, events)
    paid = 0 if move.free else state.rules.column_cost[state.boat]
    use_die(state)
    _put_tent(state, state.boat * m.ROWS + move.row, paid, move.moved_from, True, events)


def place_tent_in_scored_row(state: State, move: m.PlaceTentInScoredRow, events: Events) -> None:
    """Free Tent in a Scored Row: no die, no cost; counts for the row, not for this round (D6, D7)."""
    discard(state, m.FREE_TENT_SCORED_ROW, events)
    _put_tent(state, move.space, 0, move.moved_from, False, events)


def _put_tent(
    state: State, space: int, paid: int, moved_from: int | None, scores_this_round: bool, events: Events
) -> None:
    seat = state.seat
    owners = state.owners_on(space)
    fee = state.rules.owner_fee
    state.money[seat] -= paid + fee * len(owners)
    for owner in owners:
        if owner < state.seats:  # the fee for white tents goes to the bank
            state.money[owner] += fee
    if moved_from is None:
        state.supply[seat] -= 1
    else:
        _lift_tent(state, moved_from)
    state.tents[space * state.rules.owners + seat] += 1
    if not scores_this_round:
        state.held += ((seat, space),)
    if events is not None:
        row, column = space % m.ROWS, space // m.ROWS
        events.append(tell.TentPlaced(seat, row, column, paid, tuple(owners), moved_from, scores_this_round))


def _lift_tent(state: State, space: int) -> None:
    """Take an own tent off its space; of several the one that would score least goes."""
    seat = state.seat
    index = space * state.rules.owners + seat
    state.tents[index] -= 1
    if (seat, space) in state.held:
        held = list(state.held)
        held.remove((seat, space))
        state.held = tuple(held)
    if not state.tents[index]:
        state.scored[seat] &= ~(1 << space)


def donate(state: State, move: m.Donate, events: Events) -> None:
    """Coins for the Queen: everybody learns that, nobody how many."""
    seat = state.seat
    state.money[seat] -= move.amount
    state.donated[seat] += move.amount
    state.gifts[seat] += 1
    if events is not None:
        events.append(tell.Donated(seat, move.amount))


def sell_gems(state: State, move: m.SellGems, events: Events) -> None:
    """Sell gems of one kind for their value."""
    gems = [0, 0, 0]
    gems[move.gem] = move.count
    _part_with(state, gems)
    money = move.count * state.rules.sell_money[move.gem]
    state.money[state.seat] += money
    if events is not None:
        events.append(tell.GemsSold(state.seat, (gems[0], gems[1], gems[2]), money, 0))


def play_market(state: State, move: m.PlayMarket, events: Events) -> None:
    """Market: better prices, and points."""
    discard(state, m.MARKET, events)
    _part_with(state, move.gems)
    rules = state.rules
    money = sum(count * each for count, each in zip(move.gems, rules.market_money, strict=True))
    points = sum(count * each for count, each in zip(move.gems, rules.market_points, strict=True))
    state.money[state.seat] += money
    state.points[state.seat] += points
    if events is not None:
        events.append(tell.GemsSold(state.seat, move.gems, money, points))


def _part_with(state: State, gems: list[int] | tuple[int, int, int]) -> None:
    """Sold gems are set aside. Those dug this turn go first: they are the ones that a white rock could still take."""
    first = 3 * state.seat
    for gem, kind in enumerate(m.GEMS):
        count = gems[gem]
        if count:
            state.gems[first + gem] -= count
            state.aside[kind] += count
            state.turn_gems[gem] = max(0, state.turn_gems[gem] - count)
