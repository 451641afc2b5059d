"""The figures of Livingstone, decoded from TOML text and checked."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from engine.errors import FiguresError, OptionError
from engine.livingstone.moves import CARDS, COLUMNS, ROWS, STONES


class Stone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of stones: how many, what selling and Market bring, and points at the end."""

    id: str
    count: int
    sell_money: int
    market_money: int
    market_points: int
    end_points: int


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of cards: how many are in the box, and what it gives (pounds, points, stones, dice)."""

    id: str
    count: int
    gives: int = 0


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All figures that a printed copy could correct. Money in pounds; columns along the river, rows from the river."""

    start_money: int
    tents: int
    dice_per_player: int
    dice_faces: int
    owner_fee: int
    column_cost: tuple[int, ...]
    row_points: tuple[int, ...]
    majority_points: tuple[int, ...]
    boat_back_at_first_column: bool
    two_player_queens_dice: int
    solo_queens_dice: int
    white_tents_least: int
    white_tents_most: int
    white_tents_per_space: int
    solo_good_score: int
    inferred_rows: tuple[int, ...]
    """Rows (from 1) whose majority points no source states, so that a player may correct them."""
    stones: tuple[Stone, ...]
    cards: tuple[Card, ...]


class LivingstoneOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Figures that a player who owns the box may correct; None means the figure of the game's file.

    `column_cost` has 10 costs in pounds, `majority_points` 6 rows, `card_counts` the 12 kinds in the order of `CARDS`.
    """

    column_cost: tuple[int, ...] | None = None
    majority_points: tuple[int, ...] | None = None
    card_counts: tuple[int, ...] | None = None


def decode_figures(text: bytes) -> Figures:
    """The figures of a TOML text. Raises `FiguresError` with the reason."""
    try:
        figures = msgspec.toml.decode(text, type=Figures, strict=True)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise FiguresError(f"the figures of Livingstone cannot be read: {error}") from None
    if tuple(stone.id for stone in figures.stones) != STONES:
        raise FiguresError(f"the stones of Livingstone are {', '.join(STONES)}, in this order")
    if tuple(card.id for card in figures.cards) != CARDS:
        raise FiguresError(f"the cards of Livingstone are {', '.join(CARDS)}, in this order")
    if len(figures.row_points) != ROWS:
        raise FiguresError(
            f"the figures of Livingstone have {len(figures.row_points)} rows instead of {ROWS}"
        )
    if figures.stones[1].count != 1:
        raise FiguresError("there is exactly one white rock")
    try:
        check_options(figures, settled(figures, LivingstoneOptions()))
    except OptionError as error:
        raise FiguresError(f"the figures of Livingstone are impossible: {error}") from None
    return figures


def settled(figures: Figures, options: LivingstoneOptions) -> LivingstoneOptions:
    """The options with every missing figure filled in."""
    costs, majority, cards = options.column_cost, options.majority_points, options.card_counts
    return LivingstoneOptions(
        column_cost=figures.column_cost if costs is None else costs,
        majority_points=figures.majority_points if majority is None else majority,
        card_counts=tuple(card.count for card in figures.cards) if cards is None else cards,
    )


def check_options(figures: Figures, options: LivingstoneOptions) -> None:
    """Raise `OptionError` for corrected figures that no printed copy can have."""
    costs, majority, cards = (
        options.column_cost or (),
        options.majority_points or (),
        options.card_counts or (),
    )
    if len(costs) != COLUMNS or any(not 0 <= cost <= 20 for cost in costs):
        raise OptionError(f"the expedition costs are {COLUMNS} numbers from 0 to 20")
    if any(left > right for left, right in pairwise(costs)):
        raise OptionError("the expedition costs never fall along the river")
    if len(majority) != ROWS or any(not 0 <= points <= 30 for points in majority):
        raise OptionError(f"the majority points are {ROWS} numbers from 0 to 30")
    for row, (given, known) in enumerate(zip(majority, figures.majority_points, strict=True), start=1):
        if given != known and row not in figures.inferred_rows:
            raise OptionError(f"the majority points of row {row} are {known}: the rulebook states them")
    total = sum(card.count for card in figures.cards)
    if len(cards) != len(CARDS) or any(count < 0 for count in cards) or sum(cards) != total:
        raise OptionError(f"the numbers of the {len(CARDS)} kinds of cards add up to {total}")
