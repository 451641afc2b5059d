"""Every figure of the score sheet, counted from events alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.contract import Event
from engine.livingstone import events as happened
from engine.livingstone.moves import ROWS


@dataclass(frozen=True)
class Round:
    """A round that has been scored: its number from 1, its column from 0, points by seat."""

    number: int
    column: int
    points: tuple[int, ...]


@dataclass
class Tally:
    """What the seats have scored so far, by where it comes from. Every list has one figure for each seat."""

    seats: int
    rounds: list[Round] = field(default_factory=list)
    cards: list[int] = field(default_factory=list)
    """Point cards, played or kept to the end."""
    market: list[int] = field(default_factory=list)
    rows: list[list[int] | None] = field(default_factory=list)
    """For each row the points of its majority, None until it has been scored."""
    gems: list[int] | None = None
    tents_placed: list[int] = field(default_factory=list)
    donations: list[int] | None = None
    """Pounds in the chests, None until they are opened."""
    out: set[int] = field(default_factory=set)
    """Seats that are disqualified: they show 0 points and rank below everybody else."""
    over: bool = False

    def __post_init__(self) -> None:
        """Nothing has been scored."""
        self.cards = [0] * self.seats
        self.market = [0] * self.seats
        self.rows = [None] * ROWS
        self.tents_placed = [0] * self.seats

    def add(self, event: Event) -> None:
        """Count what an event brings; events that bring no points change nothing."""
        match event:
            case happened.ColumnScored(round=number, column=column, points=points):
                self.rounds.append(Round(number, column, points))
            case happened.PointsTaken(seat=seat, points=count):
                self.cards[seat] += count
            case happened.PointCardsScored(seat=seat, points=count):
                self.cards[seat] += count
            case happened.GemsSold(seat=seat, points=count):
                self.market[seat] += count
            case happened.TentPlaced(seat=seat, moved_from=None):
                self.tents_placed[seat] += 1
            case happened.RowScored(row=row, winners=winners, points=count):
                self.rows[row] = [count if seat in winners else 0 for seat in range(self.seats)]
            case happened.GemsScored(seat=seat, points=count):
                self.gems = self.gems or [0] * self.seats
                self.gems[seat] += count
            case happened.ChestsOpened(donations=donations):
                self.donations = list(donations)
            case happened.Disqualified(seat=seat):
                self.out.add(seat)
            case happened.GameWon():
                self.over = True
            case _:
                pass

    def points(self, seat: int) -> int:
        """All points of a seat, as if nobody were disqualified."""
        rows = sum(row[seat] for row in self.rows if row is not None)
        gems = 0 if self.gems is None else self.gems[seat]
        scored = sum(scored.points[seat] for scored in self.rounds)
        return scored + self.cards[seat] + self.market[seat] + rows + gems

    def totals(self) -> tuple[int, ...]:
        """The points shown: 0 for a seat that is disqualified."""
        return tuple(0 if seat in self.out else self.points(seat) for seat in range(self.seats))

    def places(self) -> list[int | None] | None:
        """Places from 1 once the game is over: points, then donation, then tents placed; None for who is out."""
        if not self.over or self.donations is None:
            return None
        keys = {
            seat: (self.points(seat), self.donations[seat], self.tents_placed[seat])
            for seat in range(self.seats)
            if seat not in self.out
        }
        return [
            1 + sum(other > keys[seat] for other in keys.values()) if seat in keys else None
            for seat in range(self.seats)
        ]


def tally(events: Iterable[Event], seats: int) -> Tally:
    """The tally of everything that happened."""
    counted = Tally(seats)
    for event in events:
        counted.add(event)
    return counted
