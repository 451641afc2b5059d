"""Everything that a game of Faraway remembers: cards, decks, round and phase."""

from __future__ import annotations

from typing import Self

from engine.contract import Position
from engine.faraway.rules import Rules

(DEAL, KEEP, DISPLAY, EXPLORE, FIND, TAKE, TOP_UP, CHOOSE, OVER) = range(9)
PHASES = ("deal", "keep", "display", "explore", "find", "take", "top_up", "choose", "over")
"""Names of the phases in views and descriptions."""

Packet = tuple[int, tuple[int, ...]]
"""Sanctuaries put back together: the seat that knows them (-1: none any more), and the cards, rising."""

UNKNOWN = -1
"""The knower of sanctuaries that nobody can know."""


class State(Position):
    """The cards of a game by number; 0 is no card. What a seat holds is a tuple, so that a copy takes microseconds.

    The region deck is shuffled, so it is an unordered set (kept rising). The sanctuary deck is a queue of such sets:
    `sanctuary_deck` is drawn from, and `packets` lie below it in the order in which they were put back.
    """

    __slots__ = (
        "rules",
        "seats",
        "phase",
        "round",
        "order",
        "step",
        "left",
        "waiting",
        "hands",
        "chosen",
        "rows",
        "sanctuaries",
        "drawn",
        "owed",
        "clues",
        "known",
        "returned",
        "display",
        "discards",
        "region_deck",
        "sanctuary_deck",
        "sanctuary_knower",
        "packets",
    )

    def __init__(self, rules: Rules) -> None:
        seats = rules.seats
        self.rules = rules
        self.seats = seats
        self.phase = DEAL
        self.round = 1
        self.order: tuple[int, ...] = ()
        """The seats by the durations of this round's regions, shortest first; empty before the first reveal."""
        self.step = 0
        """The place in `order` of the seat that finds, takes or chooses."""
        self.left = seats * rules.dealt
        """Regions still to be dealt or laid out."""
        self.waiting = 0
        """Bit mask of the seats that have not chosen yet, while all choose at once."""
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.chosen = [0] * seats
        """The region that lies face down."""
        self.rows: list[tuple[int, ...]] = [()] * seats
        self.sanctuaries: list[tuple[int, ...]] = [()] * seats
        self.drawn: list[tuple[int, ...]] = [()] * seats
        """Found sanctuaries, one of which will be kept."""
        self.owed = [0] * seats
        """Sanctuaries found but not drawn yet."""
        self.clues = [0] * seats
        """Clues in front of the seat."""
        self.known = [0] * seats
        """Bit mask of regions that everybody saw the seat take and that it has not shown since."""
        self.returned: list[tuple[int, ...]] = [()] * seats
        """Option `opening_choice`: the regions that the seat did not keep, which only it knows."""
        self.display: tuple[int, ...] = ()
        self.discards: tuple[int, ...] = ()
        self.region_deck = list(rules.regions)
        self.sanctuary_deck = list(rules.sanctuaries)
        self.sanctuary_knower = UNKNOWN
        """The seat that knows what `sanctuary_deck` holds, because it put just these cards back."""
        self.packets: tuple[Packet, ...] = ()

    def copy(self) -> Self:
        other = object.__new__(self.__class__)
        other.rules = self.rules
        other.seats = self.seats
        other.phase = self.phase
        other.round = self.round
        other.order = self.order
        other.step = self.step
        other.left = self.left
        other.waiting = self.waiting
        other.hands = self.hands[:]
        other.chosen = self.chosen[:]
        other.rows = self.rows[:]
        other.sanctuaries = self.sanctuaries[:]
        other.drawn = self.drawn[:]
        other.owed = self.owed[:]
        other.clues = self.clues[:]
        other.known = self.known[:]
        other.returned = self.returned[:]
        other.display = self.display
        other.discards = self.discards
        other.region_deck = self.region_deck[:]
        other.sanctuary_deck = self.sanctuary_deck[:]
        other.sanctuary_knower = self.sanctuary_knower
        other.packets = self.packets
        return other

    def everybody(self) -> int:
        """The bit mask of all seats."""
        return (1 << self.seats) - 1

    def put_under(self, seat: int, cards: tuple[int, ...]) -> None:
        """Sanctuaries that `seat` knows go under the deck, shuffled among themselves."""
        self.packets += ((seat, tuple(sorted(cards))),)
        self.uncover_packet()

    def uncover_packet(self) -> None:
        """When all cards above are drawn, those that were put back first are the deck."""
        if not self.sanctuary_deck and self.packets:
            (self.sanctuary_knower, cards), *below = self.packets
            self.sanctuary_deck = list(cards)
            self.packets = tuple(below)

    def in_turn(self) -> int | None:
        """The seat that finds, takes or chooses; None while all decide at once, before and after the game."""
        return self.order[self.step] if FIND <= self.phase <= CHOOSE else None
