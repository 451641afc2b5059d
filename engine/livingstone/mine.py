"""Digging: stones one by one, and the white rock."""

from __future__ import annotations

from engine.contract import Event
from engine.livingstone import events as tell
from engine.livingstone import moves as m
from engine.livingstone.acts import use_die
from engine.livingstone.state import ACT, DIGGING, FREE_ACTS, State

Events = list[Event] | None


def dig(state: State, move: m.Dig, events: Events) -> None:
    """Action: as many stones as the die shows."""
    use_die(state)
    begin_dig(state, state.die, events)


def begin_dig(state: State, stones: int, events: Events) -> None:
    """Wait for `stones` stones."""
    state.stones_left = stones
    state.phase = DIGGING
    if events is not None:
        events.append(tell.DigBegun(state.seat, stones))


def draw_stone(state: State, move: m.StoneDrawn, events: Events) -> None:
    """One stone leaves the bag; the last one ends the dig.

    The white rock lies in the bag between digs, so a dig never finds it empty: it meets the white rock first (D3).
    """
    stone = move.stone
    state.bag[stone] -= 1
    state.dug[stone] += 1
    state.stones_left -= 1
    if events is not None:
        events.append(tell.StoneDug(state.seat, stone, state.stones_left))
    if stone == m.WHITE_ROCK:
        _lose_everything(state, events)
    elif state.stones_left:
        return
    else:
        _keep_stones(state, events)
    state.stones_left = 0
    state.dug = [0] * 5
    state.phase = FREE_ACTS if state.die_used else ACT


def _keep_stones(state: State, events: Events) -> None:
    first = 3 * state.seat
    dug = state.dug
    for gem, kind in enumerate(m.GEMS):
        state.gems[first + gem] += dug[kind]
        state.turn_gems[gem] += dug[kind]
    state.aside[m.BLACK_ROCK] += dug[m.BLACK_ROCK]
    if events is not None:
        gems = (dug[m.CLEAR_GEM], dug[m.BLUE_GEM], dug[m.RED_GEM])
        events.append(tell.DigEnded(state.seat, gems, dug[m.BLACK_ROCK]))


def _lose_everything(state: State, events: Events) -> None:
    """This turn's stones and all that lie aside go back (C5, D1, D4); money from gems sold this turn stays (D5)."""
    first = 3 * state.seat
    bag, dug, aside = state.bag, state.dug, state.aside
    gems = list(state.turn_gems)
    for gem, kind in enumerate(m.GEMS):
        state.gems[first + gem] -= gems[gem]
        bag[kind] += gems[gem]
    stones = sum(dug) + sum(aside) + sum(gems)
    for kind in range(len(bag)):
        bag[kind] += dug[kind] + aside[kind]
    if events is not None:
        lost = (gems[0] + dug[m.CLEAR_GEM], gems[1] + dug[m.BLUE_GEM], gems[2] + dug[m.RED_GEM])
        events.append(tell.WhiteRockDug(state.seat, lost, stones))
    state.aside = [0] * 5
    state.turn_gems = [0, 0, 0]
