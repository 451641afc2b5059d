"""Moves in full words with what they bring, one line each: for the list of moves, buttons and questions."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.contract import Move
from engine.livingstone.moves import (
    BOAT_BACK,
    FREE_TENT,
    FREE_TENT_SCORED_ROW,
    GEMS,
    IGNORE_DIE_NUMBER,
    MARKET,
    TAKE_TWO_DICE,
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
from engine.livingstone.preview import owners_on, white_rock_odds
from engine.livingstone.view import LivingstoneView
from engine.record import Seat
from ui.livingstone.card_words import card_name
from ui.livingstone.phrases import gem_list, points, pounds, space_name, stone_name
from ui.livingstone.price_words import price
from ui.numbers import show_number, show_percent
from ui.texts import fill

translate = QCoreApplication.translate


def action_name(kind: type[Move]) -> str:
    """What a kind of moves does, for a button. Raises KeyError for answers of chance."""
    return {
        TakeDie: translate("Livingstone", "Take a die"),
        TakeCoins: translate("Livingstone", "Take coins"),
        DrawCard: translate("Livingstone", "Draw an action card"),
        Dig: translate("Livingstone", "Dig in the mine"),
        PlaceTent: translate("Livingstone", "Place a tent"),
        PlaceTentInScoredRow: card_name(FREE_TENT_SCORED_ROW),
        PlayCard: translate("Livingstone", "Play a card"),
        PlayMarket: card_name(MARKET),
        SellGems: translate("Livingstone", "Sell gems"),
        Donate: translate("Livingstone", "Donate to the Queen"),
        EndTurn: translate("Livingstone", "End turn"),
    }[kind]


def move_text(move: Move, view: LivingstoneView, seats: Sequence[Seat]) -> str:
    """A move of the seat that has the turn in `view`. Raises ValueError for answers of chance."""
    match move:
        case TakeDie(value=value) if view.die:
            return fill(translate("Livingstone", "Take the die %1 as your second die"), show_number(value))
        case TakeDie(value=value):
            return fill(translate("Livingstone", "Take the die %1"), show_number(value))
        case TakeCoins():
            return fill(translate("Livingstone", "Take coins: %1"), pounds(view.die))
        case DrawCard():
            return translate("Livingstone", "Draw an action card")
        case Dig():
            return _dig(view)
        case PlaceTent():
            return _place_tent(move, view, seats)
        case PlaceTentInScoredRow():
            return _place_tent_in_scored_row(move, view, seats)
        case PlayCard(card=card):
            return _play_card(card, view)
        case PlayMarket(gems=gems):
            money = sum(count * each for count, each in zip(gems, view.market_money, strict=True))
            gain = sum(count * each for count, each in zip(gems, view.market_points, strict=True))
            return fill(
                translate("Livingstone", "Play %1: sell %2 for %3 and %4"),
                card_name(MARKET),
                gem_list(gems),
                pounds(money),
                points(gain),
            )
        case SellGems(gem=gem, count=count):
            return fill(
                translate("Livingstone", "Sell %1 for %2"),
                stone_name(GEMS[gem], count),
                pounds(count * view.sell_money[gem]),
            )
        case Donate(amount=amount):
            return fill(translate("Livingstone", "Donate %1 to the Queen"), pounds(amount))
        case EndTurn():
            return translate("Livingstone", "End turn")
    raise ValueError(f"{move.text!r} is left to chance")


def _dig(view: LivingstoneView) -> str:
    risk = show_percent(float(white_rock_odds(view, view.die)))
    return fill(translate("Livingstone", "Dig in the mine: %n stone(s), white rock %1", "", view.die), risk)


def _place_tent(move: PlaceTent, view: LivingstoneView, seats: Sequence[Seat]) -> str:
    row = show_number(move.row + 1)
    if move.moved_from is None:
        text = fill(translate("Livingstone", "Place a tent in row %1"), row)
    else:
        text = fill(
            translate("Livingstone", "Move the tent from %2 to row %1"), row, space_name(move.moved_from)
        )
    played = [card for card, used in ((FREE_TENT, move.free), (IGNORE_DIE_NUMBER, move.any_row)) if used]
    if played:
        cards = translate("Livingstone", ", ", "between the items of a list").join(map(card_name, played))
        text = fill(translate("Livingstone", "%1 (%2)", "move and the cards played with it"), text, cards)
    return fill(
        translate("Livingstone", "%1: %2; %3 at the end of the round"),
        text,
        price(
            0 if move.free else view.column_cost[view.boat],
            owners_on(view, space_of(move.row, view.boat)),
            seats,
        ),
        points(view.row_points[move.row]),
    )


def _place_tent_in_scored_row(
    move: PlaceTentInScoredRow, view: LivingstoneView, seats: Sequence[Seat]
) -> str:
    values = [
        card_name(FREE_TENT_SCORED_ROW),
        space_name(move.space),
        price(0, owners_on(view, move.space), seats),
    ]
    if move.moved_from is None:
        return fill(translate("Livingstone", "Play %1: a tent in %2 (%3), no points this round"), *values)
    return fill(
        translate("Livingstone", "Play %1: move the tent from %4 to %2 (%3), no points this round"),
        *values,
        space_name(move.moved_from),
    )


def _play_card(card: int, view: LivingstoneView) -> str:
    if card == BOAT_BACK:
        return fill(
            translate("Livingstone", "Play %1: to column %2"), card_name(card), show_number(max(view.boat, 1))
        )
    if card == TAKE_TWO_DICE:
        return fill(
            translate("Livingstone", "Play %1: one more die, higher than %2"),
            card_name(card),
            show_number(view.die),
        )
    return fill(translate("Livingstone", "Play %1"), card_name(card))
