"""What a seat may see of a game of Livingstone.

Hidden from everybody else are: the cards in hand (their number is open), the coins in hand and the donations. What a
seat has in hand and chest together is open to anyone who kept count, so the view says it (`wealth`). Gems are dug
in the open, so the contents of the bag are open too.
"""

from __future__ import annotations

import msgspec

from engine.contract import Standing, View


class SeatView(msgspec.Struct, frozen=True):
    """One seat as the viewer sees it. `cards[card]` counts the cards in hand by kind; None is hidden."""

    seat: int
    points: int
    money: int | None
    donated: int | None
    wealth: int
    gifts: int
    """How often the seat has donated."""
    gems: tuple[int, int, int]
    turn_gems: tuple[int, int, int]
    """Those of the gems that were dug this turn and go back if the white rock shows."""
    cards: tuple[int, ...] | None
    card_count: int
    tents_left: int
    tents_placed: int
    dice: tuple[int, ...]
    """Dice taken this round, in order."""


class LivingstoneView(View, frozen=True):
    """The table as `viewer` sees it. Seats, rows, columns count from 0, the round from 1."""

    phase: str
    """"setup", "roll", "choose_die", "act" (the die is unused), "free_acts", "draw", "dig", "queen", "over"."""
    seat: int
    """Whose turn it is."""
    start_seat: int
    round: int
    whites_left: int
    """Solo setup: white tents still to be placed."""
    boat: int
    """The boat's column."""
    column_cost: tuple[int, ...]
    row_points: tuple[int, ...]
    majority_points: tuple[int, ...]
    owner_fee: int
    sell_money: tuple[int, ...]
    """Pounds for a clear, a blue, a red gem."""
    market_money: tuple[int, ...]
    market_points: tuple[int, ...]
    """Pounds and points that Market brings for them."""
    dice_left: tuple[int, ...]
    die: int
    """The die of the seat that has the turn: 0 before one is taken."""
    die_used: bool
    """Whether that die has been spent on its action."""
    extra_dice: int
    """Dice that the seat may still take this turn by Take Two Dice."""
    stones_left: int
    """Stones still to be drawn in a dig."""
    stones_drawn: tuple[int, ...]
    """Stones by kind that this dig has brought so far."""
    seats: tuple[SeatView, ...]
    tents: tuple[tuple[int, ...], ...]
    """`tents[space][owner]`; in a solo game the owner number `seats` is white."""
    scored: tuple[tuple[int, ...], ...]
    """`scored[seat]`: spaces that hold an own tent that has been scored before."""
    not_this_round: tuple[tuple[int, int], ...]
    """(seat, space) of tents that do not score this round."""
    bag: tuple[int, ...]
    aside: tuple[int, ...]
    pile: int
    collapses: int
    """Mine collapses that are shuffled in as soon as the substitute is drawn."""
    discards: tuple[int, ...]
    card_totals: tuple[int, ...]
    """Cards of each kind in the box."""
    queens_dice: tuple[int, ...]
    out: tuple[int, ...]
    """Seats that the donation check put out of the game."""
    good_score: int
    """Solo: the mark of a good result."""
    standings: tuple[Standing, ...] | None
    """The result, once the game is over (then nothing is hidden)."""

    @property
    def mine(self) -> SeatView | None:
        """The viewer's own seat."""
        return None if self.viewer is None else self.seats[self.viewer]
