"""The legal moves of the seat that has the turn."""

from __future__ import annotations

from itertools import product

from engine.bits import bits_of
from engine.contract import Move
from engine.livingstone.moves import (
    BOAT_BACK,
    CARD,
    CARDS,
    COINS,
    DIE,
    DIG,
    DRAW,
    END,
    FREE_TENT,
    FREE_TENT_SCORED_ROW,
    IGNORE_DIE_NUMBER,
    MARKET,
    MINE_COLLAPSE,
    ROWS,
    SCORED_ROW_TENT,
    SELL,
    SPACES,
    TAKE_TWO_DICE,
    TENT,
    PlaceTent,
    PlaceTentInScoredRow,
    PlayMarket,
    donations,
)
from engine.livingstone.state import ACT, CHOOSE_DIE, State


def legal_moves(state: State) -> list[Move]:
    """All moves of the seat that has the turn, which waits for no chance and is not over.

    Before the die only dice (C11); then the action, and free acts before and after it.
    """
    if state.phase == CHOOSE_DIE:
        return _higher_dice(state)
    moves: list[Move] = []
    if state.phase == ACT:
        moves.append(COINS)
        if any(state.pile) or any(state.discards):
            moves.append(DRAW)
        moves.append(DIG)
        _add_tents(state, moves)
    elif state.extra_dice:
        moves += _higher_dice(state)
    else:
        moves.append(END)
    money = state.money[state.seat]
    if money:
        moves += donations(money)
    first = 3 * state.seat
    gems = state.gems
    for gem in range(3):
        if gems[first + gem]:
            moves += SELL[gem][1 : gems[first + gem] + 1]
    _add_cards(state, moves)
    return moves


def _higher_dice(state: State) -> list[Move]:
    """A player takes any die that is higher than the own last one of this round (C14)."""
    dice = state.dice
    return [DIE[value] for value in range(state.last[state.seat] + 1, len(dice)) if dice[value]]


def _add_tents(state: State, moves: list[Move]) -> None:
    """Tents by the die, with the cards Free Tent and Ignore Die Number alone and together (combined tent cards)."""
    hand = len(CARDS) * state.seat
    can_free = state.hands[hand + FREE_TENT] > 0
    can_ignore = state.hands[hand + IGNORE_DIE_NUMBER] > 0
    rules = state.rules
    if not state.supply[state.seat] and not rules.moves_tents:
        return
    money = state.money[state.seat]
    cost = rules.column_cost[state.boat]
    die_row = state.die - 1
    for row in range(ROWS) if can_ignore else (die_row,):
        space = state.boat * ROWS + row
        fees = len(state.owners_on(space)) * rules.owner_fee
        if fees > money:
            continue
        affordable = cost + fees <= money
        if row == die_row:
            if affordable:
                _add_tent(state, moves, row, False, False, space)
            if can_free:
                _add_tent(state, moves, row, True, False, space)
        if can_ignore:
            if affordable:
                _add_tent(state, moves, row, False, True, space)
            if can_free:
                _add_tent(state, moves, row, True, True, space)


def _add_tent(state: State, moves: list[Move], row: int, free: bool, any_row: bool, space: int) -> None:
    if state.supply[state.seat]:
        moves.append(TENT[free][any_row][row])
    else:
        moves += [PlaceTent(row, free, any_row, source) for source in own_spaces(state) if source != space]


def own_spaces(state: State) -> list[int]:
    """Spaces that hold a tent of the seat that has the turn."""
    owners = state.rules.owners
    return [space for space in range(SPACES) if state.tents[space * owners + state.seat]]


def _add_cards(state: State, moves: list[Move]) -> None:
    """Cards that need no die."""
    first = len(CARDS) * state.seat
    hand = state.hands[first : first + len(CARDS)]
    if not any(hand):
        return
    for card in range(BOAT_BACK, MINE_COLLAPSE):
        if not hand[card] or card == MARKET:
            continue
        if card == BOAT_BACK and not state.boat and not state.rules.figures.boat_back_at_first_column:
            continue  # D8: there is no column to go back to
        if card == TAKE_TWO_DICE and (state.extra_dice or state.highest_die() <= state.last[state.seat]):
            continue  # D11: only while a higher die is left; one at a time
        moves.append(CARD[card])
    if hand[MARKET]:
        _add_markets(state, moves)
    if hand[FREE_TENT_SCORED_ROW]:
        _add_scored_row_tents(state, moves)


def _add_markets(state: State, moves: list[Move]) -> None:
    """Any part of the gems may be sold (T45)."""
    clear, blue, red = state.gems[3 * state.seat : 3 * state.seat + 3]
    choices = product(range(clear + 1), range(blue + 1), range(red + 1))
    next(choices)
    moves += [PlayMarket(choice) for choice in choices]


def _add_scored_row_tents(state: State, moves: list[Move]) -> None:
    """D6: on a space that holds an own scored tent; fees are due there, the expedition cost is not."""
    mask = state.scored[state.seat]
    if not mask or (not state.supply[state.seat] and not state.rules.moves_tents):
        return
    money = state.money[state.seat]
    for space in bits_of(mask):
        if len(state.owners_on(space)) * state.rules.owner_fee > money:
            continue
        if state.supply[state.seat]:
            moves.append(SCORED_ROW_TENT[space])
        else:
            moves += [PlaceTentInScoredRow(space, source) for source in own_spaces(state) if source != space]
