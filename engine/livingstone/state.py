"""Everything that a game of Livingstone remembers: pieces, money, turn and phase."""

from __future__ import annotations

from typing import Self

from engine.contract import Position
from engine.livingstone.moves import CARDS, SPACES
from engine.livingstone.rules import Rules

(START, WHITE_COUNT, WHITE_SPACE, ROLL, CHOOSE_DIE, ACT, FREE_ACTS, DRAWING, DIGGING, QUEEN, OVER) = range(11)
PHASES = ("setup", "setup", "setup", "roll", "choose_die", "act", "free_acts", "draw", "dig", "queen", "over")
"""Names of the phases in views and descriptions."""


class State(Position):
    """The pieces of a game. Plain ints and flat lists, so that a copy takes a few microseconds.

    `gems` has 3 counts a seat, `hands` 12 counts a seat, `tents` `rules.owners` counts a space; `dice` counts the dice
    left by value; `scored[seat]` is a bit mask of spaces with an own tent that has been scored.
    """

    __slots__ = (
        "rules",
        "seats",
        "phase",
        "seat",
        "start",
        "round",
        "boat",
        "whites_left",
        "die",
        "die_used",
        "extra_dice",
        "stones_left",
        "collapses",
        "dice",
        "last",
        "taken",
        "money",
        "donated",
        "gifts",
        "points",
        "supply",
        "gems",
        "turn_gems",
        "dug",
        "hands",
        "tents",
        "scored",
        "held",
        "bag",
        "aside",
        "pile",
        "discards",
        "queens_dice",
        "out",
    )

    def __init__(self, rules: Rules) -> None:
        seats = rules.seats
        self.rules = rules
        self.seats = seats
        self.phase = START
        self.seat = 0
        self.start = 0
        self.round = 0
        self.boat = 0
        self.whites_left = 0
        self.die = 0
        self.die_used = False
        self.extra_dice = 0
        self.stones_left = 0
        self.collapses = 0
        """Mine collapses that wait to be shuffled in once the substitute is drawn."""
        self.dice = [0] * (rules.figures.dice_faces + 1)
        self.last = [0] * seats
        self.taken: list[tuple[int, ...]] = [()] * seats
        self.money = [rules.figures.start_money] * seats
        self.donated = [0] * seats
        self.gifts = [0] * seats
        self.points = [0] * seats
        self.supply = [rules.figures.tents] * seats
        self.gems = [0] * (3 * seats)
        self.turn_gems = [0, 0, 0]
        self.dug = [0] * 5
        self.hands = [0] * (len(CARDS) * seats)
        self.tents = bytearray(SPACES * rules.owners)
        self.scored = [0] * seats
        self.held: tuple[tuple[int, int], ...] = ()
        """(seat, space) of tents placed this round on columns that were scored before: they do not score now."""
        self.bag = list(rules.stone_counts)
        self.aside = [0] * 5
        self.pile = list(rules.card_counts)
        self.discards = [0] * len(CARDS)
        self.queens_dice: tuple[int, ...] = ()
        self.out: tuple[int, ...] = ()

    def copy(self) -> Self:
        other = object.__new__(self.__class__)
        other.rules = self.rules
        other.seats = self.seats
        other.phase = self.phase
        other.seat = self.seat
        other.start = self.start
        other.round = self.round
        other.boat = self.boat
        other.whites_left = self.whites_left
        other.die = self.die
        other.die_used = self.die_used
        other.extra_dice = self.extra_dice
        other.stones_left = self.stones_left
        other.collapses = self.collapses
        other.dice = self.dice[:]
        other.last = self.last[:]
        other.taken = self.taken[:]
        other.money = self.money[:]
        other.donated = self.donated[:]
        other.gifts = self.gifts[:]
        other.points = self.points[:]
        other.supply = self.supply[:]
        other.gems = self.gems[:]
        other.turn_gems = self.turn_gems[:]
        other.dug = self.dug[:]
        other.hands = self.hands[:]
        other.tents = self.tents[:]
        other.scored = self.scored[:]
        other.held = self.held
        other.bag = self.bag[:]
        other.aside = self.aside[:]
        other.pile = self.pile[:]
        other.discards = self.discards[:]
        other.queens_dice = self.queens_dice
        other.out = self.out
        return other

    def tents_placed(self, seat: int) -> int:
        """Tents placed from the supply; moving one is no placement (D17)."""
        return self.rules.figures.tents - self.supply[seat]

    def owners_on(self, space: int) -> list[int]:
        """The other owners with a tent on the space, as seen by the seat that has the turn (rule: owner fee)."""
        owners = self.rules.owners
        seat = self.seat
        first = space * owners
        tents = self.tents
        return [owner for owner in range(owners) if tents[first + owner] and owner != seat]

    def highest_die(self) -> int:
        """The highest value among the dice left, 0 for none."""
        dice = self.dice
        for value in range(len(dice) - 1, 0, -1):
            if dice[value]:
                return value
        return 0
