"""Whole random games in one go: the same rules as in the modules beside this one, without moves, events and phases.

Random games are the measure of everything that computer players know, and calling the contract for each card would
take two thirds of their time. The conformance tests hold these games against those played step by step.
"""

from __future__ import annotations

from engine.contract import Below
from engine.faraway.final import finish
from engine.faraway.state import DEAL, EXPLORE, UNKNOWN, State

Length = tuple[int, int]
"""Decisions of seats, and answers of chance."""


def rush(state: State, below: Below) -> Length:
    """Play to the end of the game from its first card, or from a round in which nobody has chosen yet.

    At any other moment nothing is done, and (0, 0) is the answer.
    """
    rules = state.rules
    if state.phase == DEAL:
        if state.left < state.seats * rules.hand or rules.dealt > rules.hand:
            return 0, 0
        state.hands = [_draw_regions(state, rules.hand, below) for _ in range(state.seats)]
        state.display = _draw_regions(state, rules.display, below)
        decisions, answers = _play_rounds(state, below)
        return decisions, answers + state.seats * rules.hand + rules.display
    if state.phase == EXPLORE and state.waiting == state.everybody():
        return _play_rounds(state, below)
    return 0, 0


def _draw_regions(state: State, count: int, below: Below) -> tuple[int, ...]:
    pop = state.region_deck.pop
    size = len(state.region_deck)
    return tuple([pop(below(left)) for left in range(size, size - count, -1)])


def _play_rounds(state: State, below: Below) -> Length:
    rules = state.rules
    seats = state.seats
    hands = state.hands
    sanctuary_clues = rules.sanctuary_clues
    decisions = answers = 0
    while True:
        order = _explore(state, below)
        decisions += seats
        answers += _find(state, order, below)
        display = list(state.display)
        for seat in order:
            if display:
                hands[seat] += (display.pop(below(len(display))),)
                decisions += 1
            drawn = state.drawn[seat]
            if state.owed[seat]:
                drawn, owed = _draw_sanctuaries(state, seat, drawn, state.owed[seat], below)
                answers += state.owed[seat] - owed
                state.owed[seat] = 0
            if drawn:
                kept = drawn[0]
                if len(drawn) > 1:
                    kept = drawn[below(len(drawn))]
                    decisions += 1
                    state.put_under(seat, tuple([other for other in drawn if other != kept]))
                state.drawn[seat] = ()
                state.sanctuaries[seat] += (kept,)
                state.clues[seat] += sanctuary_clues[kept]
        state.discards += tuple(display)
        state.display = ()
        if state.round == rules.rounds:
            break
        state.round += 1
        if state.round < rules.rounds:
            state.display = _draw_regions(state, rules.display, below)
            answers += rules.display
    state.left = state.waiting = 0
    state.order = order
    state.step = seats
    finish(state, None)
    return decisions, answers


def _explore(state: State, below: Below) -> tuple[int, ...]:
    """Every seat plays a region, in random order of choosing; the seats by duration, and what they find."""
    hands = state.hands
    rows = state.rows
    clues = state.clues
    region_clues = state.rules.region_clues
    waiting = list(range(state.seats))
    played = []
    while waiting:
        seat = waiting.pop(below(len(waiting))) if len(waiting) > 1 else waiting.pop()
        hand = hands[seat]
        pick = below(len(hand))
        region = hand[pick]
        hands[seat] = hand[:pick] + hand[pick + 1 :]
        clues[seat] += region_clues[region]
        row = rows[seat]
        if row and region > row[-1]:
            state.owed[seat] = state.rules.base_finds + clues[seat]
        rows[seat] = (*row, region)
        played.append((region, seat))
    played.sort()
    return tuple([seat for _, seat in played])


def _find(state: State, order: tuple[int, ...], below: Below) -> int:
    """Deal the found sanctuaries while cards last; how many were dealt."""
    answers = 0
    owed = state.owed
    for seat in order:
        if count := owed[seat]:
            deck = state.sanctuary_deck
            size = len(deck)
            if size > count and state.sanctuary_knower == UNKNOWN:
                state.drawn[seat] = tuple([deck.pop(below(left)) for left in range(size, size - count, -1)])
                owed[seat] = 0
            else:
                state.drawn[seat], owed[seat] = _draw_sanctuaries(state, seat, (), count, below)
            answers += count - owed[seat]
    return answers


def _draw_sanctuaries(
    state: State, seat: int, drawn: tuple[int, ...], owed: int, below: Below
) -> tuple[tuple[int, ...], int]:
    """Draw as many as are owed, also from what was put back; what is drawn then, and what is still owed."""
    while owed and state.sanctuary_deck:
        deck = state.sanctuary_deck
        drawn += (deck.pop(below(len(deck))),)
        owed -= 1
        if state.sanctuary_knower != seat:
            state.sanctuary_knower = UNKNOWN
        state.uncover_packet()
    return drawn, owed
