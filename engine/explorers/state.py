"""Everything that a game of The Guild of Merchant Explorers remembers: a sheet for each seat, decks, era and phase."""

from __future__ import annotations

from typing import Self

from engine.contract import Position
from engine.explorers.rules import Rules
from engine.explorers.sheet import Sheet

(OBJECTIVES, CARD, SPECIALTIES, TURN, TREASURE, OVER) = range(6)
PHASES = ("objectives", "card", "specialties", "turn", "treasure", "over")
"""Names of the phases in views and descriptions."""


class State(Position):
    """Sheets, decks and where the game is. A copy shares the sheets until one of both changes them (`own`)."""

    __slots__ = (
        "rules",
        "seats",
        "phase",
        "sheets",
        "owned",
        "acting",
        "drawing",
        "objectives",
        "covered",
        "era",
        "turn",
        "card",
        "cards_left",
        "specialty_deck",
        "treasure_deck",
        "treasure_discards",
    )

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.seats = rules.seats
        self.phase = OBJECTIVES
        self.sheets = [
            Sheet(len(rules.treasure_counts), rules.objectives_in_play) for _ in range(rules.seats)
        ]
        for sheet in self.sheets:
            sheet.survey(rules.board)
        self.owned = rules.everybody
        """Bit mask of the seats whose sheet belongs to this position alone; the others are shared with copies."""
        self.acting = 0
        """Bit mask of the seats that have not ended their turn."""
        self.drawing = 0
        """The seat that draws specialty cards or a treasure."""
        self.objectives: tuple[int, ...] = ()
        """Numbers of the objectives in `rules.objectives`, in the order in which they lie on the table."""
        self.covered = 0
        """Solo: covered rewards, bit 2 n for the first and bit 2 n + 1 for the later one of objective n."""
        self.era = 0
        """Counted from 0."""
        self.turn = 0
        """Turns begun, through the whole game."""
        self.card = ""
        """The explore card of this turn."""
        self.cards_left = rules.cards_of_era[0]
        """Explore cards still to come in this era, by number."""
        self.specialty_deck = list(range(len(rules.specialty_moves)))
        self.treasure_deck = list(rules.treasure_counts)
        self.treasure_discards = [0] * len(rules.treasure_counts)

    def copy(self) -> Self:
        other = object.__new__(self.__class__)
        other.rules = self.rules
        other.seats = self.seats
        other.phase = self.phase
        other.sheets = self.sheets[:]
        self.owned = other.owned = 0
        other.acting = self.acting
        other.drawing = self.drawing
        other.objectives = self.objectives
        other.covered = self.covered
        other.era = self.era
        other.turn = self.turn
        other.card = self.card
        other.cards_left = self.cards_left
        other.specialty_deck = self.specialty_deck[:]
        other.treasure_deck = self.treasure_deck[:]
        other.treasure_discards = self.treasure_discards[:]
        return other

    def own(self, seat: int) -> Sheet:
        """The sheet of a seat, to be changed: it is copied now if another position still uses it."""
        sheets = self.sheets
        if not self.owned >> seat & 1:
            self.owned |= 1 << seat
            sheets[seat] = sheets[seat].copy()
        return sheets[seat]
