"""Whole random games in one go: the same rules as in the modules beside this one, without moves, events and phases.

Random games are the measure of everything that computer players know, and calling the contract for each card would
take two thirds of their time. Tests hold these games against those played step by step.
"""

from __future__ import annotations

from engine.contract import Below
from engine.faraway.final import finish
from engine.faraway.state import DEAL, EXPLORE, UNKNOWN, Packet, State

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
        state.hands = [tuple(_draw(state.region_deck, rules.hand, below)) for _ in range(state.seats)]
        state.display = tuple(_draw(state.region_deck, rules.display, below))
        decisions, answers = _play_rounds(state, below)
        return decisions, answers + state.seats * rules.hand + rules.display
    if state.phase == EXPLORE and state.waiting == state.everybody():
        return _play_rounds(state, below)
    return 0, 0


def _draw(cards: list[int], count: int, below: Below) -> list[int]:
    size = len(cards)
    pop = cards.pop
    return [pop(below(left)) for left in range(size, size - count, -1)]


def _play_rounds(state: State, below: Below) -> Length:
    """The rounds to the end. Whatever changes is held in local lists, which saves a third of the time."""
    rules = state.rules
    seats = state.seats
    base_finds, region_clues, sanctuary_clues = rules.base_finds, rules.region_clues, rules.sanctuary_clues
    last_round = rules.rounds
    hands = [list(hand) for hand in state.hands]
    rows = [list(row) for row in state.rows]
    kept = [list(sanctuaries) for sanctuaries in state.sanctuaries]
    clues = state.clues
    regions, sanctuaries = state.region_deck, state.sanctuary_deck
    knower = state.sanctuary_knower
    packets = list(state.packets)
    display, discards = list(state.display), list(state.discards)
    played: list[int] = []
    choices = answers = 0
    for number in range(state.round, last_round + 1):
        waiting = list(range(seats))
        played = []
        for left in range(seats, 0, -1):
            seat = waiting.pop(below(left)) if left > 1 else waiting[0]
            hand = hands[seat]
            # Region and seat in one number: sorting then gives the order of the durations.
            played.append(hand.pop(below(len(hand))) << 3 | seat)
        played.sort()
        drawn: list[list[int]] = [[]] * seats
        owed = [0] * seats
        for key in played:
            seat = key & 7
            region = key >> 3
            row = rows[seat]
            clues[seat] += region_clues[region]
            if row and region > row[-1]:
                count = base_finds + clues[seat]
                if knower == UNKNOWN and count < len(sanctuaries):
                    drawn[seat] = _draw(sanctuaries, count, below)
                    answers += count
                else:
                    drawn[seat] = []
                    knower = _draw_last(sanctuaries, packets, knower, seat, drawn[seat], count, below)
                    owed[seat] = count - len(drawn[seat])
                    answers += len(drawn[seat])
            row.append(region)
        for key in played:
            seat = key & 7
            if display:
                hands[seat].append(display.pop(below(len(display))))
            mine = drawn[seat]
            if owed[seat]:
                answers -= len(mine)
                knower = _draw_last(sanctuaries, packets, knower, seat, mine, owed[seat], below)
                answers += len(mine)
            if mine:
                sanctuary = mine[0]
                if len(mine) > 1:
                    sanctuary = mine.pop(below(len(mine)))
                    choices += 1
                    mine.sort()
                    packets.append((seat, tuple(mine)))
                    if not sanctuaries:
                        knower = _uncover(sanctuaries, packets)
                kept[seat].append(sanctuary)
                clues[seat] += sanctuary_clues[sanctuary]
        discards += display
        display = _draw(regions, rules.display, below) if number + 1 < last_round else []
        answers += len(display)
    decisions = choices + seats * (2 * (last_round - state.round) + 1)
    state.round = last_round
    state.order, state.step, state.waiting, state.left = tuple(key & 7 for key in played), seats, 0, 0
    state.hands = [tuple(hand) for hand in hands]
    state.rows = [tuple(row) for row in rows]
    state.sanctuaries = [tuple(sanctuaries) for sanctuaries in kept]
    state.display, state.discards = (), tuple(discards)
    state.sanctuary_knower, state.packets = knower, tuple(packets)
    finish(state, None)
    return decisions, answers


def _draw_last(
    sanctuaries: list[int],
    packets: list[Packet],
    knower: int,
    seat: int,
    drawn: list[int],
    count: int,
    below: Below,
) -> int:
    """Draw up to `count` sanctuaries, also from what was put back; who knows the rest of the deck then."""
    while count and sanctuaries:
        drawn.append(sanctuaries.pop(below(len(sanctuaries))))
        count -= 1
        if knower != seat:
            knower = UNKNOWN
        if not sanctuaries and packets:
            knower = _uncover(sanctuaries, packets)
    return knower


def _uncover(sanctuaries: list[int], packets: list[Packet]) -> int:
    """What was put back first is the deck now; who knows it."""
    knower, cards = packets.pop(0)
    sanctuaries += cards
    return knower
