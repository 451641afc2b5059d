"""Dealing hands, the option to choose among five regions, and laying out a display."""

from __future__ import annotations

from itertools import combinations

from engine.contract import Event, Move
from engine.faraway import events as tell
from engine.faraway import moves as m
from engine.faraway.state import DEAL, DISPLAY, EXPLORE, KEEP, State

Events = list[Event] | None


def draw_region(state: State, seat: int, move: m.RegionDrawn, events: Events) -> None:
    """Chance has drawn a region: to the hand that is being dealt, or into the display."""
    region = move.region
    state.region_deck.remove(region)
    state.left -= 1
    if state.phase == DEAL:
        _deal(state, region, events)
    else:
        state.display += (region,)
        if events is not None:
            events.append(tell.RegionLaidOut(region, state.round))
        if not state.left:
            state.phase = EXPLORE
            state.waiting = state.everybody()


def _deal(state: State, region: int, events: Events) -> None:
    rules = state.rules
    seat = (rules.seats * rules.dealt - 1 - state.left) // rules.dealt
    state.hands[seat] += (region,)
    if events is not None:
        events.append(tell.RegionDealt(seat, region))
    if state.left:
        return
    if rules.dealt > rules.hand:
        state.phase = KEEP
        state.waiting = state.everybody()
    else:
        lay_out(state)


def lay_out(state: State) -> None:
    """The display of the round is laid out next."""
    state.phase = DISPLAY
    state.left = state.rules.display


def hands_to_keep(state: State, seat: int) -> list[Move]:
    """Every way to keep a hand of the regions dealt."""
    return [m.KeepRegions(kept) for kept in combinations(sorted(state.hands[seat]), state.rules.hand)]


def keep_regions(state: State, seat: int, move: m.KeepRegions, events: Events) -> None:
    """A seat keeps its hand; when all have, what they did not keep is shuffled into the deck."""
    dealt = state.hands[seat]
    state.hands[seat] = tuple(region for region in dealt if region in move.regions)
    put_back = tuple(region for region in dealt if region not in move.regions)
    state.returned[seat] = put_back
    state.waiting &= ~(1 << seat)
    if events is not None:
        events.append(tell.RegionsKept(seat, state.hands[seat], put_back))
    if state.waiting:
        return
    everything = [region for regions in state.returned for region in regions]
    state.region_deck = sorted(state.region_deck + everything)
    if events is not None:
        events.append(tell.RegionsShuffledIn(len(everything)))
    lay_out(state)
