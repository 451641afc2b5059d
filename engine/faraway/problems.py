"""The invariants of a sound position: every card is in exactly one place, and everybody has as many as due."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from engine.faraway.state import CHOOSE, DEAL, DISPLAY, EXPLORE, FIND, KEEP, OVER, TAKE, TOP_UP, State


def problems(state: State) -> list[str]:
    """The broken invariants, one sentence each."""
    if not 0 <= state.phase <= OVER or not 1 <= state.round <= state.rules.rounds:
        return [f"there is no phase {state.phase} or no round {state.round}"]
    if sorted(state.order) not in ([], list(range(state.seats))) or not 0 <= state.step <= state.seats:
        return [f"the order of the seats is {state.order}, and number {state.step} is next"]
    return [
        *_cards("region", _regions(state), state.rules.regions),
        *_cards("sanctuary", _sanctuaries(state), state.rules.sanctuaries),
        *_rows(state),
        *_hands(state),
        *_table(state),
    ]


def _regions(state: State) -> Iterator[int]:
    yield from state.region_deck
    yield from state.display
    yield from state.discards
    for seat in range(state.seats):
        yield from state.hands[seat]
        yield from state.rows[seat]
        if state.chosen[seat]:
            yield state.chosen[seat]
        if state.phase == KEEP:  # until everybody has chosen, what is not kept lies beside the deck
            yield from state.returned[seat]


def _sanctuaries(state: State) -> Iterator[int]:
    yield from state.sanctuary_deck
    for _, cards in state.packets:
        yield from cards
    for seat in range(state.seats):
        yield from state.drawn[seat]
        yield from state.sanctuaries[seat]


def _cards(kind: str, found: Iterable[int], wanted: Sequence[int]) -> list[str]:
    cards = sorted(found)
    problems = [f"{kind} {card} is missing" for card in wanted if card not in cards]
    problems += [f"{kind} {card} is there twice" for card, other in pairwise(cards) if card == other]
    return problems + [f"there is no {kind} {card}" for card in cards if card not in wanted]


def _rows(state: State) -> list[str]:
    """Rows grow by one region a round, and nobody has more sanctuaries than rounds with a longer region."""
    found = []
    explored = state.round - (state.phase in (DEAL, KEEP, DISPLAY, EXPLORE))
    for seat, row in enumerate(state.rows):
        if len(row) != explored:
            found.append(f"seat {seat + 1} has {len(row)} regions in round {state.round}")
        longer = sum(after > before for before, after in pairwise(row))
        if len(state.sanctuaries[seat]) > longer:
            found.append(f"seat {seat + 1} has more sanctuaries than it found")
        clues = sum(state.rules.region_clues[region] for region in row)
        clues += sum(state.rules.sanctuary_clues[sanctuary] for sanctuary in state.sanctuaries[seat])
        if clues != state.clues[seat]:
            found.append(f"seat {seat + 1} has {clues} clues, not {state.clues[seat]}")
    return found


def _hands(state: State) -> list[str]:
    found = []
    for seat, hand in enumerate(state.hands):
        held = (*hand, state.chosen[seat]) if state.chosen[seat] else hand
        if len(held) != _due(state, seat):
            found.append(f"seat {seat + 1} holds {len(held)} regions instead of {_due(state, seat)}")
        if state.known[seat] & ~sum(1 << region for region in held):
            found.append(f"seat {seat + 1} is thought to hold a region that it does not hold")
    return found


def _due(state: State, seat: int) -> int:
    """How many regions a seat holds, the one that lies face down included."""
    rules = state.rules
    phase = state.phase
    if phase == DEAL:
        return max(0, min(rules.dealt, rules.dealt * (rules.seats - seat) - state.left))
    if phase == KEEP:
        return rules.dealt if state.waiting >> seat & 1 else rules.hand
    if phase == OVER:
        return 0
    if phase in (DISPLAY, EXPLORE):
        return rules.hand
    return rules.hand if _has_taken(state, seat) else rules.hand - 1


def _has_taken(state: State, seat: int) -> bool:
    """Whether the seat has taken its region of this round."""
    if state.phase == FIND or state.round == state.rules.rounds:
        return False
    place = state.order.index(seat)
    return place < state.step or (place == state.step and state.phase != TAKE)


def _table(state: State) -> list[str]:
    """What lies between the seats, and who is waited for."""
    found = []
    phase = state.phase
    rules = state.rules
    if len(state.display) != _laid_out(state):
        found.append(f"the display has {len(state.display)} regions instead of {_laid_out(state)}")
    if bool(state.left) != (phase in (DEAL, DISPLAY)):
        found.append(f"{state.left} regions are to be dealt or laid out")
    for seat in range(state.seats):
        chosen = {EXPLORE: state.chosen[seat] > 0, KEEP: state.returned[seat] != ()}.get(phase, True)
        if chosen == bool(state.waiting >> seat & 1):
            found.append(f"seat {seat + 1} has chosen and is waited for, or neither")
        if phase != EXPLORE and state.chosen[seat]:
            found.append(f"the region of seat {seat + 1} is still face down")
        if phase not in (FIND, TAKE, TOP_UP, CHOOSE) and (state.drawn[seat] or state.owed[seat]):
            found.append(f"seat {seat + 1} has not chosen a sanctuary yet")
        if state.returned[seat] and rules.dealt == rules.hand:
            found.append(f"seat {seat + 1} put regions back without the option")
    if not state.sanctuary_deck and state.packets:
        found.append("the sanctuaries put back are not drawn")
    if any(not cards for _, cards in state.packets):
        found.append("no sanctuaries were put back together")
    return found


def _laid_out(state: State) -> int:
    """How many regions the display has now."""
    phase = state.phase
    rules = state.rules
    if phase in (DEAL, KEEP, OVER) or state.round == rules.rounds:
        return 0
    if phase == DISPLAY:
        return rules.display - state.left
    if phase in (EXPLORE, FIND):
        return rules.display
    return rules.display - sum(_has_taken(state, seat) for seat in range(state.seats))
