"""What the moves of Faraway do, in the order it happens; log, animation and the final scoring are made of these.

Seats count from 0, cards go by their numbers.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.contract import Event


class RegionDealt(Event, frozen=True, tag=True):
    """A region goes to the hand of `seat`; None for everybody else."""

    reveals: ClassVar[bool] = True
    seat: int
    region: int | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, region=None)


class RegionsKept(Event, frozen=True, tag=True):
    """Option `opening_choice`: `seat` has chosen its hand; only it knows which regions it keeps and puts back."""

    seat: int
    kept: tuple[int, ...] | None
    put_back: tuple[int, ...] | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, kept=None, put_back=None)


class RegionsShuffledIn(Event, frozen=True, tag=True):
    """Option `opening_choice`: everybody has chosen, and the regions put back are shuffled into the deck."""

    reveals: ClassVar[bool] = True
    count: int


class RegionLaidOut(Event, frozen=True, tag=True):
    """A region is added to the display of `round`."""

    reveals: ClassVar[bool] = True
    region: int
    round: int


class RegionChosen(Event, frozen=True, tag=True):
    """`seat` has put a region face down; only it knows which."""

    seat: int
    region: int | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, region=None)


class RegionsRevealed(Event, frozen=True, tag=True):
    """All have chosen: `regions[s]` is the region that seat s explores; `order` are the seats by duration."""

    reveals: ClassVar[bool] = True
    round: int
    regions: tuple[int, ...]
    order: tuple[int, ...]


class SanctuariesFound(Event, frozen=True, tag=True):
    """`seat` explored a longer region than before and finds `count` sanctuaries, `clues` of them by its clues."""

    seat: int
    count: int
    clues: int


class SanctuaryDrawn(Event, frozen=True, tag=True):
    """`seat` draws a found sanctuary, which only it sees; `owed` are still to be drawn."""

    reveals: ClassVar[bool] = True
    seat: int
    sanctuary: int | None
    owed: int

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, sanctuary=None)


class SanctuariesRanOut(Event, frozen=True, tag=True):
    """The deck is empty; `owed[s]` sanctuaries wait for seat s until others have put some back."""

    owed: tuple[int, ...]


class RegionTaken(Event, frozen=True, tag=True):
    """`seat` takes a region from the display."""

    seat: int
    region: int


class SanctuaryKept(Event, frozen=True, tag=True):
    """`seat` adds a sanctuary to its journey; of the others only it knows what goes under the deck."""

    reveals: ClassVar[bool] = True
    seat: int
    sanctuary: int
    count_put_under: int
    put_under: tuple[int, ...] | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, put_under=None)


class DisplayDiscarded(Event, frozen=True, tag=True):
    """Nobody took these regions."""

    regions: tuple[int, ...]


class HandsDiscarded(Event, frozen=True, tag=True):
    """The game has ended; `hands[s]` are the regions that seat s discards without scoring."""

    reveals: ClassVar[bool] = True
    hands: tuple[tuple[int, ...], ...]


class JourneyScored(Event, frozen=True, tag=True):
    """The finished journey of `seat` with the fame of each card: regions in play order (they score from the last)."""

    seat: int
    regions: tuple[int, ...]
    region_fame: tuple[int, ...]
    sanctuaries: tuple[int, ...]
    sanctuary_fame: tuple[int, ...]
    total: int


class GameWon(Event, frozen=True, tag=True):
    """`seat` wins. If others have as much fame they are `tied`, and `region`, the shortest duration, has decided."""

    seat: int
    fame: int
    tied: tuple[int, ...]
    region: int | None
