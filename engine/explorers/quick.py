"""Whole random games in one go: the same rules, without lists of moves where a number is enough.

Most decisions of a random game are one hex of a mask, or the end of the turn; making the list of these moves only
to pick one of them would take a third of the time. Tests hold these games against those played step by step.
"""

from __future__ import annotations

from engine.contract import CHANCE, Below
from engine.explorers.explore import can_stop, explore_hex, stop
from engine.explorers.moves import END, STOP
from engine.explorers.sheet import ACT, DONE, DRAW
from engine.explorers.state import CARD, OVER, TURN, State
from engine.explorers.turns import end_turn, reveal_card

Length = tuple[int, int]
"""Decisions of seats, and answers of chance."""

_WHOLE_TURN = 1_000_000
"""More decisions than any turn has."""


def rush(position: State, below: Below) -> Length:
    """Play to the end of the game, from any moment; (0, 0) if it is over."""
    for seat in range(position.seats):
        position.own(seat)
    card_moves = position.rules.card_moves
    decisions = answers = 0
    while (phase := position.phase) != OVER:
        if phase == TURN:
            acting = position.acting
            if acting & (acting - 1):
                decisions += _decide(position, pick_bit(acting, below(acting.bit_count())), below, 1)
            else:
                decisions += _decide(position, acting.bit_length() - 1, below, _WHOLE_TURN)
            continue
        answers += 1
        if phase == CARD:
            cards = position.cards_left
            reveal_card(position, card_moves[cards[below(len(cards))]], None)
        else:
            position.play(CHANCE, position.chance().draw(below))
    return decisions, answers


def _decide(position: State, seat: int, below: Below, most: int) -> int:
    """Up to `most` decisions of a seat, as far as its turn goes without a treasure; how many there were."""
    sheet = position.sheets[seat]
    all_cities = position.rules.board.cities
    decisions = 0
    while decisions < most:
        act = sheet.act
        if act == ACT:
            decisions += 1
            targets = sheet.targets
            cities = sheet.explorers & all_cities & ~sheet.posts
            if not cities & (cities - 1):
                # No route: only a hex, the next step of the card, or the end of the turn.
                hexes = targets.bit_count()
                ways = hexes + (2 if hexes and can_stop(position, sheet) else 1)
                pick = below(ways) if ways > 1 else 0
                if pick < hexes:
                    for _ in range(pick):
                        targets &= targets - 1
                    explore_hex(position, seat, (targets & -targets).bit_length() - 1, None)
                    continue
                if pick == ways - 1:
                    end_turn(position, seat, END, None)
                    return decisions
                stop(position, seat, STOP, None)
                continue
        elif act in (DONE, DRAW):
            return decisions
        else:
            decisions += 1
        moves = position.legal_moves(seat)
        position.play(seat, moves[below(len(moves))] if len(moves) > 1 else moves[0])
    return decisions


def pick_bit(mask: int, place: int) -> int:
    """The number of the bit at a place, counted from 0 among the bits of the mask."""
    for _ in range(place):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1
