"""Views of Livingstone made by hand, for tests of what stands on the screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.livingstone.moves import SPACES, space_of
from engine.livingstone.view import LivingstoneView, SeatView
from engine.record import COLOURS, Seat

NAMES = ("Anna", "Ben", "Chloé", "Dieter", "Ewa")

Stands = Mapping[tuple[int, int], Mapping[int, int]]
"""`stands[(row, column)][owner]` counts tents; rows and columns from 0."""


def make_seats(count: int = 3) -> tuple[Seat, ...]:
    """`count` people with names and the usual colours."""
    return tuple(Seat(NAMES[seat], COLOURS[seat]) for seat in range(count))


def make_seat_view(seat: int, **changes: Any) -> SeatView:
    """One seat with everything open, as it stands at the start; `changes` replaces fields."""
    start = SeatView(
        seat=seat,
        points=0,
        money=3,
        donated=0,
        wealth=3,
        gifts=0,
        gems=(0, 0, 0),
        turn_gems=(0, 0, 0),
        cards=(0,) * 12,
        card_count=0,
        tents_left=11,
        tents_placed=0,
        dice=(),
    )
    return msgspec.structs.replace(start, **changes)


def make_tents(owners: int, stands: Stands) -> tuple[tuple[int, ...], ...]:
    """`LivingstoneView.tents` for `owners` owners (white tents are the last one in a solo game)."""
    tents = [[0] * owners for _ in range(SPACES)]
    for (row, column), counts in stands.items():
        for owner, count in counts.items():
            tents[space_of(row, column)][owner] = count
    return tuple(map(tuple, tents))


def make_view(players: int = 3, stands: Stands | None = None, **changes: Any) -> LivingstoneView:
    """A table of `players` in its first round: the first seat has taken a 4 and looks at the table.

    `stands` sets up tents; every other field can be replaced by its name.
    """
    start = LivingstoneView(
        viewer=0,
        deciders=(0,),
        phase="act",
        seat=0,
        start_seat=0,
        round=1,
        whites_left=0,
        boat=0,
        column_cost=(1, 1, 2, 2, 3, 3, 4, 4, 5, 5),
        row_points=(1, 2, 3, 4, 5, 6),
        majority_points=(12, 10, 8, 6, 4, 2),
        owner_fee=1,
        sell_money=(1, 3, 5),
        market_money=(1, 2, 3),
        market_points=(1, 2, 3),
        dice_left=(1, 2, 2, 5, 6),
        die=4,
        die_used=False,
        extra_dice=0,
        stones_left=0,
        stones_drawn=(0, 0, 0, 0, 0),
        seats=tuple(make_seat_view(seat, dice=(4,) if seat == 0 else ()) for seat in range(players)),
        tents=make_tents(players + (players == 1), stands or {}),
        scored=((),) * players,
        not_this_round=(),
        bag=(29, 1, 15, 10, 5),
        aside=(0, 0, 0, 0, 0),
        pile=27,
        collapses=0,
        discards=(0,) * 12,
        card_totals=(3, 3, 3, 1, 3, 3, 2, 1, 1, 3, 3, 1),
        queens_dice=(),
        out=(),
        good_score=60,
        standings=None,
    )
    return msgspec.structs.replace(start, **changes)
