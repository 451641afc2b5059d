"""What a seat may see of a game of Faraway.

Hidden from everybody else are hands, regions that lie face down, and sanctuaries that are drawn and not chosen. Regions
taken from the display were seen by all, so they are known until they are played. A seat also knows what it put back:
under the sanctuary deck, and (option `opening_choice`) into the region deck.
"""

from __future__ import annotations

import msgspec

from engine.contract import Standing, View


class SeatView(msgspec.Struct, frozen=True):
    """One seat as the viewer sees it; None is hidden. Cards go by number, rows are in play order."""

    seat: int
    hand: tuple[int, ...] | None
    hand_count: int
    has_chosen: bool
    """Whether a region lies face down (or, in the phase "keep", the hand is chosen)."""
    chosen: int | None
    """The region that lies face down; 0 for none."""
    known: tuple[int, ...]
    """Regions, rising, that everybody knows to be in the hand or face down."""
    put_back: tuple[int, ...] | None
    """Option: the regions that the seat did not keep and that are still in the deck (or beside it), rising."""
    row: tuple[int, ...]
    sanctuaries: tuple[int, ...]
    drawn: tuple[int, ...] | None
    drawn_count: int
    owed: int
    """Sanctuaries found that are still to be drawn."""
    clues: int
    """Clues in front of the seat."""


class PacketView(msgspec.Struct, frozen=True):
    """Sanctuaries that were shuffled together; `put_back_by` is the only seat that can know them (None: nobody)."""

    count: int
    put_back_by: int | None
    sanctuaries: tuple[int, ...] | None
    """Rising; None is hidden."""


class FarawayView(View, frozen=True):
    """The table as `viewer` sees it. Seats count from 0, the round from 1."""

    phase: str
    """"deal", "keep" (option), "display", "explore", "find", "take", "top_up", "choose", "over"."""
    round: int
    rounds: int
    order: tuple[int, ...]
    """The seats by the durations of the last regions revealed, shortest first; empty before."""
    step: int
    """The place in `order` of the seat that finds, takes or chooses."""
    in_turn: int | None
    """That seat; None while all decide at once, before and after the game."""
    to_lay_out: int
    """Regions still to be dealt or laid out."""
    opening_choice: bool
    seats: tuple[SeatView, ...]
    display: tuple[int, ...]
    discards: tuple[int, ...]
    regions_left: int
    """Cards in the region deck."""
    sanctuary_deck: tuple[PacketView, ...]
    """What is drawn first comes first; each part is an unordered set."""
    standings: tuple[Standing, ...] | None
    """The result, once the game is over."""

    @property
    def mine(self) -> SeatView | None:
        """The viewer's own seat."""
        return None if self.viewer is None else self.seats[self.viewer]

    @property
    def sanctuaries_left(self) -> int:
        """Cards in the sanctuary deck."""
        return sum(packet.count for packet in self.sanctuary_deck)
