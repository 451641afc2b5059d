"""A fair guess of what a view hides: other hands, the draw pile, and how much of a purse lies in the chest."""

from __future__ import annotations

from engine.contract import Below
from engine.livingstone import moves as m
from engine.livingstone.position import LivingstonePosition
from engine.livingstone.state import PHASES, QUEEN, START, WHITE_COUNT, WHITE_SPACE
from engine.livingstone.view import LivingstoneView


def resample(position: LivingstonePosition, view: LivingstoneView, below: Below) -> LivingstonePosition:
    """Fill the fresh `position` so that `see.view` gives `view` again.

    Unseen cards are dealt evenly over the other hands and the pile. Every way in which the gifts of another seat may
    have been split off what it owns is equally likely (each gift is at least 1 pound).
    """
    _take_open_facts(position, view)
    _deal_cards(position, view, below)
    for seat in view.seats:
        if seat.donated is not None and seat.money is not None:
            position.donated[seat.seat], position.money[seat.seat] = seat.donated, seat.money
        else:
            given = seat.gifts + below(seat.wealth - seat.gifts + 1) if seat.gifts else 0
            position.donated[seat.seat], position.money[seat.seat] = given, seat.wealth - given
    return position


def _take_open_facts(position: LivingstonePosition, view: LivingstoneView) -> None:
    owners = position.rules.owners
    if view.phase == "setup":
        position.phase = WHITE_SPACE if view.whites_left else WHITE_COUNT if view.round else START
    else:
        position.phase = PHASES.index(view.phase)
    position.seat, position.start, position.round = view.seat, view.start_seat, view.round
    position.boat = m.COLUMNS if position.phase >= QUEEN else view.boat
    position.whites_left = view.whites_left
    position.die, position.die_used, position.extra_dice = view.die, view.die_used, view.extra_dice
    position.stones_left, position.collapses = view.stones_left, view.collapses
    for value in view.dice_left:
        position.dice[value] += 1
    for space, counts in enumerate(view.tents):
        position.tents[space * owners : (space + 1) * owners] = counts
    position.held = view.not_this_round
    position.dug, position.bag, position.aside = list(view.stones_drawn), list(view.bag), list(view.aside)
    position.queens_dice, position.out = view.queens_dice, view.out
    for seat in view.seats:
        index = seat.seat
        position.last[index] = seat.dice[-1] if seat.dice else 0
        position.taken[index] = seat.dice
        position.points[index], position.gifts[index] = seat.points, seat.gifts
        position.supply[index] = seat.tents_left
        position.gems[3 * index : 3 * index + 3] = seat.gems
        position.scored[index] = sum(1 << space for space in view.scored[index])
        if index == view.seat:
            position.turn_gems = list(seat.turn_gems)


def _deal_cards(position: LivingstonePosition, view: LivingstoneView, below: Below) -> None:
    kinds = len(m.CARDS)
    position.discards = list(view.discards)
    unseen = [total - gone for total, gone in zip(view.card_totals, view.discards, strict=True)]
    unseen[m.MINE_COLLAPSE] -= view.collapses
    for seat in view.seats:
        if seat.cards is not None:
            position.hands[kinds * seat.seat : kinds * (seat.seat + 1)] = seat.cards
            unseen = [left - held for left, held in zip(unseen, seat.cards, strict=True)]
    for seat in view.seats:
        if seat.cards is None:
            for _ in range(seat.card_count):
                card = _draw(unseen, below)
                position.hands[kinds * seat.seat + card] += 1
    position.pile = unseen


def _draw(unseen: list[int], below: Below) -> int:
    """One card for a hand: never a mine collapse, which cannot stay in a hand."""
    pick = below(sum(unseen) - unseen[m.MINE_COLLAPSE])
    card = 0
    while pick >= unseen[card]:
        pick -= unseen[card]
        card += 1
    unseen[card] -= 1
    return card
