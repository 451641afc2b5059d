"""The invariants of a sound position: nothing is lost, nothing is made up."""

from __future__ import annotations

from engine.livingstone import moves as m
from engine.livingstone.state import DIGGING, OVER, QUEEN, State


def problems(state: State) -> list[str]:
    """The broken invariants, one sentence each: stones, cards, tents and dice are conserved, nothing is negative."""
    if not 0 <= state.seat < state.seats:
        return [f"it is the turn of seat {state.seat + 1} of {state.seats}"]
    found = [*_stones(state), *_cards(state), *_tents(state), *_dice(state)]
    for name in ("money", "donated", "gifts", "points", "supply"):
        if min(getattr(state, name)) < 0:
            found.append(f"{name} is below 0: {getattr(state, name)}")
    last_boat = m.COLUMNS if state.phase in (QUEEN, OVER) else m.COLUMNS - 1
    if not 0 <= state.boat <= last_boat:
        found.append(f"the boat is at column {state.boat + 1}")
    return found


def _stones(state: State) -> list[str]:
    found = []
    for kind, count in enumerate(state.rules.stone_counts):
        in_hands = sum(state.gems[m.GEMS.index(kind) :: 3]) if kind in m.GEMS else 0
        total = state.bag[kind] + state.aside[kind] + state.dug[kind] + in_hands
        if total != count:
            found.append(f"there are {total} stones of the kind {m.STONES[kind]} instead of {count}")
    if min(*state.bag, *state.aside, *state.dug, *state.gems, *state.turn_gems) < 0:
        found.append("there are fewer than 0 stones somewhere")
    if not state.bag[m.WHITE_ROCK]:
        found.append("the white rock is not in the bag")
    if state.phase != DIGGING and (any(state.dug) or state.stones_left):
        found.append("stones are in the open although nobody digs")
    if any(new > state.gems[3 * state.seat + gem] for gem, new in enumerate(state.turn_gems)):
        found.append("more gems were dug this turn than are in hand")
    return found


def _cards(state: State) -> list[str]:
    found = []
    kinds = len(m.CARDS)
    for card, count in enumerate(state.rules.card_counts):
        waiting = state.collapses if card == m.MINE_COLLAPSE else 0
        total = state.pile[card] + state.discards[card] + sum(state.hands[card::kinds]) + waiting
        if total != count:
            found.append(f"there are {total} cards of the kind {m.CARDS[card]} instead of {count}")
    if min(*state.pile, *state.discards, *state.hands) < 0:
        found.append("there are fewer than 0 cards somewhere")
    if any(state.hands[m.MINE_COLLAPSE :: kinds]):
        found.append("a mine collapse is in a hand")
    return found


def _tents(state: State) -> list[str]:
    found = []
    owners = state.rules.owners
    for seat in range(state.seats):
        standing = state.tents[seat::owners]
        total = sum(standing) + state.supply[seat]
        if total != state.rules.figures.tents:
            found.append(f"seat {seat + 1} has {total} tents instead of {state.rules.figures.tents}")
        if any(state.scored[seat] >> space & 1 and not count for space, count in enumerate(standing)):
            found.append(f"seat {seat + 1} has a scored tent on a space without an own tent")
    for seat, space in state.held:
        if state.tents[space * owners + seat] < state.held.count((seat, space)):
            found.append(
                f"a tent of seat {seat + 1} that does not score now is missing on {m.space_text(space)}"
            )
    return found


def _dice(state: State) -> list[str]:
    found = []
    taken = sum(map(len, state.taken))
    total = sum(state.dice) + taken
    if min(state.dice) < 0 or total not in (0, state.rules.dice):
        found.append(f"there are {total} dice instead of {state.rules.dice}")
    for seat, dice in enumerate(state.taken):
        if list(dice) != sorted(set(dice)) or state.last[seat] != (dice[-1] if dice else 0):
            found.append(f"the dice of seat {seat + 1} do not rise: {dice}")
    return found
