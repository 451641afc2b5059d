"""What a tent or a dig would bring, worked out from a view: for hover previews, reasons and computer players."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from engine.livingstone import moves as m
from engine.livingstone.view import LivingstoneView


class TentPreview(msgspec.Struct, frozen=True):
    """A tent of the seat that has the turn on `space`, before it is placed."""

    space: int
    paid: int
    """Expedition cost in pounds, to the bank."""
    owners: tuple[int, ...]
    """Who gets an owner fee (the white tents of a solo game are the owner number `seats`)."""
    fees: int
    """Owner fees in pounds, all together."""
    points_now: int
    """Points at the end of this round; 0 if the tent does not score then."""
    row_before: tuple[int, ...]
    row_after: tuple[int, ...]
    """Tents of each owner in the row."""
    majority_before: tuple[int, ...]
    majority_after: tuple[int, ...]
    """Points that the row's majority would bring each owner if the game ended like this."""

    @property
    def total(self) -> int:
        """Pounds to pay in all."""
        return self.paid + self.fees


class DigOutlook(msgspec.Struct, frozen=True):
    """What `stones` stones from the bag may bring."""

    stones: int
    white_rock: Fraction
    """Chance that the white rock is among them."""
    gems: tuple[Fraction, Fraction, Fraction]
    """Clear, blue and red gems kept on average (none when the white rock shows)."""
    value: Fraction
    """Pounds that these gems sell for, on average."""
    at_risk: int
    """Gems dug earlier this turn that the white rock would take back too."""


def owners_on(view: LivingstoneView, space: int) -> tuple[int, ...]:
    """The other owners with a tent on the space, each of whom gets the owner fee."""
    return tuple(owner for owner, count in enumerate(view.tents[space]) if count and owner != view.seat)


def row_tents(view: LivingstoneView, row: int) -> tuple[int, ...]:
    """Tents of each owner in a row."""
    columns = [view.tents[m.space_of(row, column)] for column in range(m.COLUMNS)]
    return tuple(map(sum, zip(*columns, strict=True)))


def majority(view: LivingstoneView, row: int, tents: tuple[int, ...]) -> tuple[int, ...]:
    """Points for the most tents in the row, by owner; a tie shares, rounded down."""
    most = max(tents)
    leaders = tents.count(most)
    share = view.majority_points[row] // leaders if most else 0
    return tuple(share if count == most else 0 for count in tents)


def tent_preview(
    view: LivingstoneView,
    space: int,
    free: bool = False,
    moved_from: int | None = None,
    in_scored_row: bool = False,
) -> TentPreview:
    """The preview of a tent of the seat that has the turn; `free` and `in_scored_row` as in the moves."""
    row, column = space % m.ROWS, space // m.ROWS
    owners = owners_on(view, space)
    before = row_tents(view, row)
    after = list(before)
    after[view.seat] += 1
    if moved_from is not None and moved_from % m.ROWS == row:
        after[view.seat] -= 1
    scores = column == view.boat and not in_scored_row
    return TentPreview(
        space=space,
        paid=0 if free or in_scored_row else view.column_cost[column],
        owners=owners,
        fees=len(owners) * view.owner_fee,
        points_now=view.row_points[row] if scores else 0,
        row_before=before,
        row_after=tuple(after),
        majority_before=majority(view, row, before),
        majority_after=majority(view, row, tuple(after)),
    )


def white_rock_odds(view: LivingstoneView, stones: int) -> Fraction:
    """The chance that `stones` stones from the bag bring the white rock (certain if the bag holds no more)."""
    total = sum(view.bag)
    return Fraction(min(stones, total), total) if view.bag[m.WHITE_ROCK] else Fraction(0)


def dig_outlook(view: LivingstoneView, stones: int) -> DigOutlook:
    """What a dig of `stones` stones would bring the seat that has the turn."""
    safe = 1 - white_rock_odds(view, stones)
    others = sum(view.bag) - view.bag[m.WHITE_ROCK]
    share = safe * Fraction(min(stones, others), others) if others else Fraction(0)
    clear, blue, red = (share * view.bag[kind] for kind in m.GEMS)
    value = sum(
        (count * money for count, money in zip((clear, blue, red), view.sell_money, strict=True)),
        start=Fraction(0),
    )
    return DigOutlook(
        stones=stones,
        white_rock=1 - safe,
        gems=(clear, blue, red),
        value=value,
        at_risk=sum(view.seats[view.seat].turn_gems),
    )
