"""Scoring a column at the end of a round, and the final scoring up to the donation check."""

from __future__ import annotations

from engine.contract import Event, Standing
from engine.livingstone import events as tell
from engine.livingstone import moves as m
from engine.livingstone.state import OVER, QUEEN, State

Events = list[Event] | None


def score_column(state: State, events: Events) -> None:
    """Each tent in the boat's column brings its row's points, except those that do not score this round (D7)."""
    seats, owners, boat = state.seats, state.rules.owners, state.boat
    tents, held = state.tents, state.held
    gained = [0] * seats
    counted: list[tuple[int, ...]] = []
    for row in range(m.ROWS):
        space = boat * m.ROWS + row
        first = space * owners
        counts = tents[first : first + seats]
        for seat in range(seats):
            if counts[seat]:
                state.scored[seat] |= 1 << space
                if held:
                    counts[seat] -= held.count((seat, space))
                gained[seat] += counts[seat] * state.rules.row_points[row]
        if events is not None:
            counted.append(tuple(counts))
    for seat in range(seats):
        state.points[seat] += gained[seat]
    if held:
        state.held = ()
    if events is not None:
        events.append(tell.ColumnScored(state.round, boat, tuple(gained), tuple(counted)))


def row_tents(state: State, row: int) -> list[int]:
    """Tents of each owner in a row."""
    owners = state.rules.owners
    step = m.ROWS * owners
    return [sum(state.tents[row * owners + owner :: step]) for owner in range(owners)]


def score_game(state: State, events: Events) -> None:
    """Row majorities, gems in hand, point cards; then the chests open, or the Queen's dice are awaited."""
    for row in range(m.ROWS):
        _score_row(state, row, events)
    for seat in range(state.seats):
        gems = state.gems[3 * seat : 3 * seat + 3]
        points = sum(count * each for count, each in zip(gems, state.rules.gem_end_points, strict=True))
        state.points[seat] += points
        if events is not None:
            events.append(tell.GemsScored(seat, (gems[0], gems[1], gems[2]), points))
    for seat in range(state.seats):
        first = len(m.CARDS) * seat
        cards = tuple(card for card in m.POINT_CARDS for _ in range(state.hands[first + card]))
        points = sum(state.rules.card_points[card] for card in cards)
        state.points[seat] += points
        if events is not None:
            events.append(tell.PointCardsScored(seat, cards, points))
    if state.rules.queens_dice:
        state.phase = QUEEN
        state.seat = state.points.index(max(state.points))
    else:
        least = min(state.donated)
        out = [seat for seat in range(state.seats) if state.donated[seat] == least]
        _finish(state, out, "least", least, events)


def _score_row(state: State, row: int, events: Events) -> None:
    """Most tents in the row; a tie shares, rounded down; white tents are one more owner (C18, T49 to T52)."""
    tents = row_tents(state, row)
    most = max(tents)
    winners = [owner for owner, count in enumerate(tents) if most and count == most]
    points = state.rules.majority_points[row] // len(winners) if winners else 0
    for owner in winners:
        if owner < state.seats:
            state.points[owner] += points
    if events is not None:
        events.append(tell.RowScored(row, tuple(tents), tuple(winners), points))


def throw_queens_dice(state: State, move: m.QueensDice, events: Events) -> None:
    """Two players: below the sum is out (C6). Solo: equal is not enough (C7)."""
    state.queens_dice = move.values
    total = sum(move.values)
    if events is not None:
        events.append(tell.QueensDiceRolled(state.seat, move.values))
    if state.seats == 1:
        _finish(state, [0] if state.donated[0] <= total else [], "not_above", total, events)
    else:
        out = [seat for seat in range(state.seats) if state.donated[seat] < total]
        _finish(state, out, "below", total, events)


def _finish(state: State, out: list[int], reason: str, bound: int, events: Events) -> None:
    state.out = tuple(out)
    state.phase = OVER
    if events is None:
        return
    events.append(tell.ChestsOpened(tuple(state.donated)))
    events += [tell.Disqualified(seat, state.donated[seat], reason, bound) for seat in out]
    results = standings(state)
    winners = tuple(result.seat for result in results if result.place == 1)
    points = state.points[winners[0]] if winners else 0
    tied = [
        seat
        for seat in range(state.seats)
        if seat not in state.out and winners and state.points[seat] == points
    ]
    if len(tied) > 1:
        events.append(tell.TieBroken(tuple(tied), "donation", tuple(state.donated[seat] for seat in tied)))
        most = max(state.donated[seat] for seat in tied)
        tied = [seat for seat in tied if state.donated[seat] == most]
        if len(tied) > 1:
            events.append(
                tell.TieBroken(tuple(tied), "tents_placed", tuple(state.tents_placed(seat) for seat in tied))
            )
    events.append(tell.GameWon(winners, points))


def standings(state: State) -> list[Standing]:
    """Places by points, donation, tents placed (C9); who is out has score 0 and no place (C8)."""
    keys = {
        seat: (state.points[seat], state.donated[seat], state.tents_placed(seat))
        for seat in range(state.seats)
        if seat not in state.out
    }
    return [
        Standing(seat, keys[seat][0], 1 + sum(other > keys[seat] for other in keys.values()))
        if seat in keys
        else Standing(seat, 0, None)
        for seat in range(state.seats)
    ]
