"""The figures of one game of Livingstone, laid out for quick look-up while playing."""

from __future__ import annotations

from engine.livingstone.figures import Figures, LivingstoneOptions, settled
from engine.livingstone.moves import (
    DIG_THREE_STONES,
    GEMS,
    POINT_CARDS,
    ROWS,
    SPACES,
    TAKE_FOUR_POUNDS,
    TAKE_TWO_DICE,
)


class Rules:
    """Figures of the box (or as corrected by the options) for a number of seats; shared by all copies, never changed."""

    def __init__(self, figures: Figures, options: LivingstoneOptions, seats: int) -> None:
        exact = settled(figures, options)
        assert exact.column_cost is not None
        assert exact.majority_points is not None
        assert exact.card_counts is not None
        self.figures = figures
        self.options = exact
        self.seats = seats
        self.owners = seats + 1 if seats == 1 else seats
        """Owners of tents: the seats, and in a solo game the white tents as the last one."""
        self.moves_tents = seats == 2
        """Two players move a tent when none is left."""
        self.dice = figures.dice_per_player * seats
        self.queens_dice = {1: figures.solo_queens_dice, 2: figures.two_player_queens_dice}.get(seats, 0)
        """Dice of the donation check; 0 where the least donors are out instead."""
        self.column_cost = exact.column_cost
        self.majority_points = exact.majority_points
        self.card_counts = exact.card_counts
        self.row_points = figures.row_points
        self.owner_fee = figures.owner_fee
        self.stone_counts = tuple(stone.count for stone in figures.stones)
        gems = [figures.stones[kind] for kind in GEMS]
        self.sell_money = tuple(gem.sell_money for gem in gems)
        self.market_money = tuple(gem.market_money for gem in gems)
        self.market_points = tuple(gem.market_points for gem in gems)
        self.gem_end_points = tuple(gem.end_points for gem in gems)
        self.card_points = {card: figures.cards[card].gives for card in POINT_CARDS}
        self.card_money = figures.cards[TAKE_FOUR_POUNDS].gives
        self.card_stones = figures.cards[DIG_THREE_STONES].gives
        self.card_dice = figures.cards[TAKE_TWO_DICE].gives
        self.cost_of_space = tuple(self.column_cost[space // ROWS] for space in range(SPACES))
