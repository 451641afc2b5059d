"""The three parts of a round: exploring a region, finding sanctuaries, and the end of exploration."""

from __future__ import annotations

from engine.contract import Event
from engine.faraway import events as tell
from engine.faraway import moves as m
from engine.faraway.final import finish
from engine.faraway.setup import lay_out
from engine.faraway.state import CHOOSE, EXPLORE, FIND, TAKE, TOP_UP, UNKNOWN, State

Events = list[Event] | None

# --- exploring a region ------------------------------------------------------------------------------------------


def play_region(state: State, seat: int, move: m.PlayRegion, events: Events) -> None:
    """A region lies face down; the last seat that chooses brings all of them to light."""
    region = move.region
    state.hands[seat] = tuple(other for other in state.hands[seat] if other != region)
    state.chosen[seat] = region
    state.waiting &= ~(1 << seat)
    if events is not None:
        events.append(tell.RegionChosen(seat, region))
    if not state.waiting:
        _reveal(state, events)


def _reveal(state: State, events: Events) -> None:
    """The regions join the rows; who explored a longer one than in the round before finds sanctuaries."""
    chosen = state.chosen
    clues = state.clues
    rules = state.rules
    order = tuple(sorted(range(state.seats), key=chosen.__getitem__))
    for seat, region in enumerate(chosen):
        row = state.rows[seat]
        state.rows[seat] = (*row, region)
        state.known[seat] &= ~(1 << region)
        clues[seat] += rules.region_clues[region]
        if row and region > row[-1]:
            state.owed[seat] = rules.base_finds + clues[seat]
    if events is not None:
        events.append(tell.RegionsRevealed(state.round, tuple(chosen), order))
        events += [
            tell.SanctuariesFound(seat, state.owed[seat], clues[seat]) for seat in order if state.owed[seat]
        ]
    state.chosen = [0] * state.seats
    state.order = order
    state.step = 0
    _deal_finds(state, events)


# --- finding sanctuaries -----------------------------------------------------------------------------------------


def _deal_finds(state: State, events: Events) -> None:
    """The next seat in order draws what it found, while cards last; then exploration ends."""
    owed = state.owed
    order = state.order
    while state.step < state.seats:
        if owed[order[state.step]]:
            if not state.sanctuary_deck:
                if events is not None:
                    events.append(tell.SanctuariesRanOut(tuple(owed)))
                break
            state.phase = FIND
            return
        state.step += 1
    state.step = 0
    _go_on(state, events)


def draw_sanctuary(state: State, seat: int, move: m.SanctuaryDrawn, events: Events) -> None:
    """Chance has drawn a sanctuary for the seat that finds, or that draws what it could not draw before."""
    finder = state.order[state.step]
    state.sanctuary_deck.remove(move.sanctuary)
    state.drawn[finder] += (move.sanctuary,)
    state.owed[finder] -= 1
    if state.sanctuary_knower != finder:
        state.sanctuary_knower = UNKNOWN
    state.uncover_packet()
    if events is not None:
        events.append(tell.SanctuaryDrawn(finder, move.sanctuary, state.owed[finder]))
    if state.phase == FIND:
        _deal_finds(state, events)
    elif not _must_choose(state, events):
        _next_seat(state, events)


# --- the end of exploration --------------------------------------------------------------------------------------


def _next_seat(state: State, events: Events) -> None:
    state.step += 1
    _go_on(state, events)


def _go_on(state: State, events: Events) -> None:
    """The seat at `step` takes a region; in the last round there is none to take, and it chooses at once."""
    while state.step < state.seats:
        if state.round < state.rules.rounds:
            state.phase = TAKE
            return
        if _must_choose(state, events):
            return
        state.step += 1
    _end_round(state, events)


def take_region(state: State, seat: int, move: m.TakeRegion, events: Events) -> None:
    """A region of the display goes to the hand, for all to see."""
    region = move.region
    state.display = tuple(other for other in state.display if other != region)
    state.hands[seat] += (region,)
    state.known[seat] |= 1 << region
    if events is not None:
        events.append(tell.RegionTaken(seat, region))
    if not _must_choose(state, events):
        _next_seat(state, events)


def _must_choose(state: State, events: Events) -> bool:
    """Whether the seat at `step` must still draw or choose sanctuaries. It keeps a single one by itself.

    Sanctuaries that could not be drawn are drawn now, from what earlier seats have put back; what is missing even then
    is lost.
    """
    seat = state.order[state.step]
    if state.owed[seat] and state.sanctuary_deck:
        state.phase = TOP_UP
        return True
    state.owed[seat] = 0
    drawn = state.drawn[seat]
    if len(drawn) > 1:
        state.phase = CHOOSE
        return True
    if drawn:
        _keep(state, seat, drawn[0], events)
    return False


def choose_sanctuary(state: State, seat: int, move: m.ChooseSanctuary, events: Events) -> None:
    """One found sanctuary joins the journey, the others go under the deck."""
    _keep(state, seat, move.sanctuary, events)
    _next_seat(state, events)


def _keep(state: State, seat: int, sanctuary: int, events: Events) -> None:
    others = tuple(other for other in state.drawn[seat] if other != sanctuary)
    state.drawn[seat] = ()
    state.sanctuaries[seat] += (sanctuary,)
    state.clues[seat] += state.rules.sanctuary_clues[sanctuary]
    if others:
        state.put_under(seat, others)
    if events is not None:
        events.append(tell.SanctuaryKept(seat, sanctuary, len(others), others))


def _end_round(state: State, events: Events) -> None:
    """What nobody took is discarded; a new display is laid out if regions will be taken from it."""
    if state.display:
        state.discards += state.display
        if events is not None:
            events.append(tell.DisplayDiscarded(state.display))
        state.display = ()
    if state.round == state.rules.rounds:
        finish(state, events)
        return
    state.round += 1
    if state.round < state.rules.rounds:
        lay_out(state)
    else:
        state.phase = EXPLORE
        state.waiting = state.everybody()
