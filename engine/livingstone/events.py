"""What the moves of Livingstone do, in the order it happens; log, animation and scoring pages are made of these.

Seats, rows and columns count from 0; money is in pounds. Stones and cards are indices of `moves.STONES` and
`moves.CARDS`, gems are counted as (clear, blue, red).
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.contract import Event

GemCounts = tuple[int, int, int]


class StartPlayerChosen(Event, frozen=True, tag=True):
    """`seat` begins the first round."""

    reveals: ClassVar[bool] = True
    seat: int


class WhiteTentsCounted(Event, frozen=True, tag=True):
    """Solo: so many white tents will be placed."""

    reveals: ClassVar[bool] = True
    count: int


class WhiteTentPlaced(Event, frozen=True, tag=True):
    """Solo: a white tent stands on the space of `row` and `column`."""

    reveals: ClassVar[bool] = True
    row: int
    column: int


class DiceRolled(Event, frozen=True, tag=True):
    """The start player `seat` rolled the dice of a round."""

    reveals: ClassVar[bool] = True
    seat: int
    values: tuple[int, ...]
    round: int


class TurnSkipped(Event, frozen=True, tag=True):
    """`seat` cannot take any of the dice that are left."""

    seat: int


class DieTaken(Event, frozen=True, tag=True):
    """`seat` takes a die of this value."""

    seat: int
    value: int


class TurnEnded(Event, frozen=True, tag=True):
    """`seat` has ended its turn."""

    seat: int


class CoinsTaken(Event, frozen=True, tag=True):
    """`amount` pounds from the bank, by the action or by the card Take Four Pounds."""

    seat: int
    amount: int
    by_card: bool


class CardDrawn(Event, frozen=True, tag=True):
    """`card` is None for everybody but the seat that drew it."""

    reveals: ClassVar[bool] = True
    seat: int
    card: int | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class NoCardLeft(Event, frozen=True, tag=True):
    """There is no card to draw as the substitute of a mine collapse."""

    seat: int


class MineCollapsed(Event, frozen=True, tag=True):
    """Drawn by `seat`; `lost[s]` are the gems that seat s loses."""

    reveals: ClassVar[bool] = True
    seat: int
    lost: tuple[GemCounts, ...]


class DrawPileShuffled(Event, frozen=True, tag=True):
    """The discards (after a collapse that card and the pile too) form a new draw pile of `cards` cards."""

    cards: int


class CardPlayed(Event, frozen=True, tag=True):
    """`seat` plays a card, which is discarded."""

    seat: int
    card: int


class DigBegun(Event, frozen=True, tag=True):
    """`seat` will draw so many stones."""

    seat: int
    stones: int


class StoneDug(Event, frozen=True, tag=True):
    """A stone left the bag; `left` are still to be drawn."""

    reveals: ClassVar[bool] = True
    seat: int
    stone: int
    left: int


class DigEnded(Event, frozen=True, tag=True):
    """The gems go to the hand, the black rocks aside."""

    seat: int
    gems: GemCounts
    rocks: int


class WhiteRockDug(Event, frozen=True, tag=True):
    """Everything goes back to the bag: `gems` of this turn, and `stones` in all (this turn's and those aside)."""

    seat: int
    gems: GemCounts
    stones: int


class GemsSold(Event, frozen=True, tag=True):
    """Gems sold for their value, or by Market (then they bring points too)."""

    seat: int
    gems: GemCounts
    money: int
    points: int


class TentPlaced(Event, frozen=True, tag=True):
    """`paid` pounds of expedition cost go to the bank, 1 pound (the owner fee) to each of `owners`.

    The white tents of the solo game are the owner number `seats`. `moved_from` is the space that the tent came from.
    """

    seat: int
    row: int
    column: int
    paid: int
    owners: tuple[int, ...]
    moved_from: int | None
    scores_this_round: bool


class Donated(Event, frozen=True, tag=True):
    """`amount` is None for everybody but the giver."""

    seat: int
    amount: int | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, amount=None)


class PointsTaken(Event, frozen=True, tag=True):
    """Points by a card played during the game."""

    seat: int
    points: int


class BoatMoved(Event, frozen=True, tag=True):
    """The boat is at `column` now; `back` if a card moved it back."""

    column: int
    back: bool


class ColumnScored(Event, frozen=True, tag=True):
    """End of a round: `points[seat]` for the tents of `column`; `tents[row][seat]` are the tents that score."""

    round: int
    column: int
    points: tuple[int, ...]
    tents: tuple[tuple[int, ...], ...]


# --- final scoring, in this order ----------------------------------------------------------------------------------


class RowScored(Event, frozen=True, tag=True):
    """`tents` by owner (white tents last in a solo game); `winners` are owners, each of them gets `points`."""

    row: int
    tents: tuple[int, ...]
    winners: tuple[int, ...]
    points: int


class GemsScored(Event, frozen=True, tag=True):
    """Gems in hand at the end."""

    seat: int
    gems: GemCounts
    points: int


class PointCardsScored(Event, frozen=True, tag=True):
    """Point cards in hand at the end."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[int, ...]
    points: int


class QueensDiceRolled(Event, frozen=True, tag=True):
    """One or two players: the sum that donations are measured by."""

    reveals: ClassVar[bool] = True
    seat: int
    values: tuple[int, ...]


class ChestsOpened(Event, frozen=True, tag=True):
    """The donations of all seats come to light."""

    reveals: ClassVar[bool] = True
    donations: tuple[int, ...]


class Disqualified(Event, frozen=True, tag=True):
    """The donation check puts `seat` out of the game; `bound` is what its donation was measured by.

    `reason` is "least" (gave the least of 3 to 5 players), "below" (two players) or "not_above" (solo).
    """

    seat: int
    donated: int
    reason: str
    bound: int


class TieBroken(Event, frozen=True, tag=True):
    """`seats` have the same points and are told apart by "donation" or "tents_placed"; `values` are those figures."""

    seats: tuple[int, ...]
    by: str
    values: tuple[int, ...]


class GameWon(Event, frozen=True, tag=True):
    """`seats` win (several share the win, none: nobody wins); `points` are the winners' points."""

    seats: tuple[int, ...]
    points: int
