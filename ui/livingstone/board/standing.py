"""What the tents on the board say: who leads a row, which columns are done, which tents wait."""

from __future__ import annotations

from dataclasses import dataclass

from engine.livingstone.moves import COLUMNS, ROWS, space_of
from engine.livingstone.preview import majority, row_tents
from engine.livingstone.view import LivingstoneView
from engine.record import Seat
from ui.theme.palette import Palette, SeatColour

WHITE = "white"
OVER = frozenset({"queen", "over"})


@dataclass(frozen=True)
class Lead:
    """The owners with the most tents in a row, the points each would get, and everybody's tents there."""

    owners: tuple[int, ...]
    points: int
    tents: tuple[int, ...]


@dataclass(frozen=True)
class Stand:
    """The tents of one owner on a space; `waiting` of them do not score this round."""

    owner: int
    count: int
    waiting: int


def lead(view: LivingstoneView, row: int) -> Lead:
    """Who has the most tents in `row` now; nobody if it is empty."""
    tents = row_tents(view, row)
    most = max(tents)
    owners = tuple(owner for owner, count in enumerate(tents) if most and count == most)
    return Lead(owners, max(majority(view, row, tents)), tents)


def stands(view: LivingstoneView, space: int) -> tuple[Stand, ...]:
    """The tents on a space, by owner."""
    result = []
    for owner, count in enumerate(view.tents[space]):
        if count:
            result.append(Stand(owner, count, min(count, view.not_this_round.count((owner, space)))))
    return tuple(result)


def column_done(view: LivingstoneView, column: int) -> bool:
    """Whether the boat has left a column behind, or the column has been scored before."""
    if column < view.boat or (column == view.boat and view.phase in OVER):
        return True
    spaces = {space_of(row, column) for row in range(ROWS)}
    return column != view.boat and any(spaces.intersection(scored) for scored in view.scored)


def done_columns(view: LivingstoneView) -> tuple[bool, ...]:
    """`column_done` for every column."""
    return tuple(column_done(view, column) for column in range(COLUMNS))


def owner_colour(owner: int, seats: tuple[Seat, ...], palette: Palette) -> SeatColour:
    """The colour of an owner; white for the tents that belong to nobody."""
    return palette.seat(seats[owner].colour if owner < len(seats) else WHITE)
