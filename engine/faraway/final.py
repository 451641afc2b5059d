"""The end of the game: hands are discarded, journeys scored, ties for the first place broken."""

from __future__ import annotations

from engine.contract import Event, Standing
from engine.faraway import events as tell
from engine.faraway.state import OVER, State

Events = list[Event] | None


def finish(state: State, events: Events) -> None:
    """Hands are discarded unscored, and the journeys count."""
    hands = tuple(state.hands)
    state.hands = [()] * state.seats
    state.known = [0] * state.seats
    state.discards += tuple(region for hand in hands for region in hand)
    state.phase = OVER
    if events is None:
        return
    events.append(tell.HandsDiscarded(hands))
    for seat, (regions, sanctuaries) in enumerate(zip(state.rows, state.sanctuaries, strict=True)):
        score = state.rules.scorer.score_journey(regions, sanctuaries)
        events.append(
            tell.JourneyScored(seat, regions, score.per_region, sanctuaries, score.per_sanctuary, score.total)
        )
    totals = scores(state)
    tied, winner = _leaders(totals, state.rows)
    others = tuple(seat for seat in tied if seat != winner)
    events.append(tell.GameWon(winner, totals[winner], others, min(state.rows[winner]) if others else None))


def scores(state: State) -> list[int]:
    """What each journey brings as it lies now; face-down regions do not count."""
    total = state.rules.scorer.total
    return [total(row, kept) for row, kept in zip(state.rows, state.sanctuaries, strict=True)]


def standings(state: State) -> list[Standing]:
    """The ranking; see `rank`."""
    return rank(scores(state), state.rows)


def rank(totals: list[int], rows: list[tuple[int, ...]]) -> list[Standing]:
    """The result in seat order; `rows[s]` are the regions of seat s, at least one.

    Among the best the shortest exploration duration in the row decides; equal totals share every other place.
    """
    _, winner = _leaders(totals, rows)
    return [
        Standing(
            seat,
            total,
            1 if seat == winner else 1 + max(1, sum(other > total for other in totals)),
        )
        for seat, total in enumerate(totals)
    ]


def _leaders(totals: list[int], rows: list[tuple[int, ...]]) -> tuple[list[int], int]:
    """The seats with the highest total, and the winner among them."""
    most = max(totals)
    leaders = [seat for seat, total in enumerate(totals) if total == most]
    return leaders, min(leaders, key=lambda seat: min(rows[seat]))
