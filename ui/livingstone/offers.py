"""What the legal moves offer, sorted the way the table shows it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.contract import Move
from engine.livingstone.moves import (
    Dig,
    Donate,
    DrawCard,
    EndTurn,
    PlaceTent,
    PlaceTentInScoredRow,
    PlayCard,
    PlayMarket,
    SellGems,
    TakeCoins,
    TakeDie,
    space_of,
)

TentMove = PlaceTent | PlaceTentInScoredRow
TentSpaces = dict[int, list[TentMove]]
"""For each space the moves that put a tent there: one, or one for each own tent that may be moved."""


@dataclass
class Offers:
    """The legal moves of the viewer, by the control that plays them."""

    dice: dict[int, TakeDie] = field(default_factory=dict)
    coins: TakeCoins | None = None
    draw: DrawCard | None = None
    dig: Dig | None = None
    end: EndTurn | None = None
    donations: dict[int, Donate] = field(default_factory=dict)
    sales: tuple[dict[int, SellGems], dict[int, SellGems], dict[int, SellGems]] = field(
        default_factory=lambda: ({}, {}, {})
    )
    cards: dict[int, PlayCard] = field(default_factory=dict)
    market: dict[tuple[int, int, int], PlayMarket] = field(default_factory=dict)
    tents: dict[tuple[bool, bool], TentSpaces] = field(default_factory=dict)
    """By (with Free Tent, with Ignore Die Number)."""
    scored_row: TentSpaces = field(default_factory=dict)

    def tent_spaces(self, free: bool, any_row: bool) -> TentSpaces:
        """The spaces for a tent with these cards; empty if there is none."""
        return self.tents.get((free, any_row), {})

    @property
    def most_donated(self) -> int:
        """The largest donation in pounds, 0 for none."""
        return max(self.donations, default=0)

    def most_sold(self, gem: int) -> int:
        """How many gems of a kind (0 clear, 1 blue, 2 red) can be sold."""
        return max(self.sales[gem], default=0)

    @property
    def any_sale(self) -> bool:
        """Whether there is a gem to sell."""
        return any(self.sales)

    def most_at_market(self, gem: int) -> int:
        """How many gems of a kind the Market takes."""
        return max((gems[gem] for gems in self.market), default=0)


def sort_moves(moves: Iterable[Move], boat: int) -> Offers:
    """The legal moves by what they do; `boat` is the column in which tents are placed."""
    offers = Offers()
    for move in moves:
        match move:
            case TakeDie():
                offers.dice[move.value] = move
            case TakeCoins():
                offers.coins = move
            case DrawCard():
                offers.draw = move
            case Dig():
                offers.dig = move
            case EndTurn():
                offers.end = move
            case Donate():
                offers.donations[move.amount] = move
            case SellGems():
                offers.sales[move.gem][move.count] = move
            case PlayCard():
                offers.cards[move.card] = move
            case PlayMarket():
                offers.market[move.gems] = move
            case PlaceTent():
                spaces = offers.tents.setdefault((move.free, move.any_row), {})
                spaces.setdefault(space_of(move.row, boat), []).append(move)
            case PlaceTentInScoredRow():
                offers.scored_row.setdefault(move.space, []).append(move)
            case _:
                pass
    return offers
