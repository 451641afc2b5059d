"""Why a move is not possible now: one sentence with the figures that matter."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.contract import Move
from engine.livingstone.moves import (
    BOAT_BACK,
    FREE_TENT,
    FREE_TENT_SCORED_ROW,
    GEMS,
    IGNORE_DIE_NUMBER,
    MARKET,
    ROWS,
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
from engine.livingstone.preview import owners_on
from engine.livingstone.view import LivingstoneView, SeatView
from ui.livingstone.card_words import card_name
from ui.livingstone.phrases import pounds, stone_name
from ui.numbers import show_number
from ui.texts import fill

translate = QCoreApplication.translate

_DECISIONS = (
    TakeDie,
    TakeCoins,
    DrawCard,
    Dig,
    PlaceTent,
    PlaceTentInScoredRow,
    PlayCard,
    PlayMarket,
    SellGems,
    Donate,
    EndTurn,
)
_BY_DIE = (TakeCoins, DrawCard, Dig, PlaceTent)


def why(view: LivingstoneView, wish: Move) -> str:
    """The reason why the viewer cannot play `wish` now, as one translated sentence; empty if it is legal."""
    me = view.mine
    if view.phase == "over":
        return translate("Livingstone", "The game is over.")
    if not isinstance(wish, _DECISIONS):
        return translate("Livingstone", "That is left to chance.")
    if me is None:
        return translate("Livingstone", "Only the player whose turn it is can do this.")
    if me.seat not in view.deciders:
        return _wait(view, me)
    if isinstance(wish, TakeDie):
        return _take_die(view, me, wish.value)
    if view.phase == "choose_die":
        return translate("Livingstone", "Take a die first.")
    if isinstance(wish, EndTurn):
        return _end_turn(view)
    if isinstance(wish, _BY_DIE) and view.phase != "act":
        return _die_used(view)
    match wish:
        case DrawCard() if not view.pile and not any(view.discards):
            return translate("Livingstone", "No action card is left to draw.")
        case PlaceTent():
            return _place_tent(view, me, wish)
        case PlaceTentInScoredRow():
            return _place_tent_in_scored_row(view, me, wish)
        case PlayCard(card=card):
            return _play_card(view, me, card)
        case PlayMarket(gems=gems):
            return _play_market(me, gems)
        case SellGems(gem=gem, count=count):
            return _sell(me, [count if kind == gem else 0 for kind in range(len(GEMS))])
        case Donate(amount=amount):
            return _donate(me, amount)
    return ""


def _wait(view: LivingstoneView, me: SeatView) -> str:
    """Nobody's or somebody else's decision."""
    if view.phase == "dig":
        return translate("Livingstone", "The stones of this dig must be drawn first.")
    if view.phase == "draw":
        return translate("Livingstone", "The action card must be drawn first.")
    if view.phase in {"roll", "queen"}:
        return translate("Livingstone", "The dice must be rolled first.")
    if view.phase == "setup":
        return translate("Livingstone", "The game is still being set up.")
    return translate("Livingstone", "It is another player's turn.")


def _take_die(view: LivingstoneView, me: SeatView, value: int) -> str:
    if view.phase == "act":
        return fill(translate("Livingstone", "Use your die %1 first."), show_number(view.die))
    if view.phase == "free_acts" and not view.extra_dice:
        return translate("Livingstone", "You have already taken a die this turn.")
    last = me.dice[-1] if me.dice else 0
    if value <= last:
        return fill(translate("Livingstone", "You need a die higher than %1."), show_number(last))
    if value not in view.dice_left:
        return fill(translate("Livingstone", "No die %1 is left."), show_number(value))
    return ""


def _end_turn(view: LivingstoneView) -> str:
    if view.phase == "act":
        return fill(translate("Livingstone", "Use your die %1 first."), show_number(view.die))
    if view.extra_dice:
        return translate("Livingstone", "Take your second die first.")
    return ""


def _die_used(view: LivingstoneView) -> str:
    if view.extra_dice:
        return translate("Livingstone", "Take your second die first.")
    return fill(translate("Livingstone", "Your die %1 has already been used."), show_number(view.die))


def _no_card(me: SeatView, card: int) -> str:
    """Why a card cannot be played at all: it is not at hand."""
    if me.cards is not None and me.cards[card]:
        return ""
    return fill(translate("Livingstone", "You do not have the card %1."), card_name(card))


def _place_tent(view: LivingstoneView, me: SeatView, wish: PlaceTent) -> str:
    for card, used in ((FREE_TENT, wish.free), (IGNORE_DIE_NUMBER, wish.any_row)):
        if used and (reason := _no_card(me, card)):
            return reason
    if not wish.any_row and wish.row + 1 != view.die:
        return fill(translate("Livingstone", "Your die places a tent in row %1 only."), show_number(view.die))
    space = space_of(wish.row, view.boat)
    cost = 0 if wish.free else view.column_cost[view.boat]
    return _no_tent(view, me, space, wish.moved_from) or _too_dear(view, me, space, cost)


def _place_tent_in_scored_row(view: LivingstoneView, me: SeatView, wish: PlaceTentInScoredRow) -> str:
    if reason := _no_card(me, FREE_TENT_SCORED_ROW):
        return reason
    scored = view.scored[me.seat]
    if not scored:
        return translate("Livingstone", "None of your tents has been scored yet.")
    if wish.space not in scored:
        row = wish.space % ROWS
        if all(space % ROWS != row for space in scored):
            return fill(translate("Livingstone", "You have no scored tent in row %1."), show_number(row + 1))
        return translate("Livingstone", "None of your scored tents stands on this space.")
    return _no_tent(view, me, wish.space, wish.moved_from) or _too_dear(view, me, wish.space, 0)


def _no_tent(view: LivingstoneView, me: SeatView, space: int, moved_from: int | None) -> str:
    """Why there is no tent to be placed, or the one to be moved is wrong (two players)."""
    if me.tents_left:
        if moved_from is None:
            return ""
        return translate("Livingstone", "A tent is moved only when you have none left to place.")
    if len(view.seats) != 2:
        return translate("Livingstone", "You have no tent left.")
    if moved_from is None:
        return translate("Livingstone", "You have no tent left: choose a tent of yours to be moved.")
    if moved_from == space:
        return translate("Livingstone", "A tent must be moved to another space.")
    if not view.tents[moved_from][me.seat]:
        return translate("Livingstone", "No tent of yours stands on the space it would be moved from.")
    return ""


def _too_dear(view: LivingstoneView, me: SeatView, space: int, cost: int) -> str:
    total = cost + view.owner_fee * len(owners_on(view, space))
    money = me.money or 0
    if total <= money:
        return ""
    return fill(translate("Livingstone", "This tent costs %1; you have %2."), pounds(total), pounds(money))


def _play_card(view: LivingstoneView, me: SeatView, card: int) -> str:
    if reason := _no_card(me, card):
        return reason
    if card in {FREE_TENT, IGNORE_DIE_NUMBER}:
        return fill(translate("Livingstone", "%1 is played when you place a tent."), card_name(card))
    if card == FREE_TENT_SCORED_ROW:
        return translate("Livingstone", "Choose the space for the tent.")
    if card == MARKET:
        return translate("Livingstone", "Choose the gems to sell.")
    if card == BOAT_BACK and not view.boat:
        return translate("Livingstone", "The steamboat is in the first column.")
    if card == TAKE_TWO_DICE:
        if view.extra_dice:
            return translate("Livingstone", "You may already take a second die.")
        if max(view.dice_left, default=0) <= me.dice[-1]:
            return fill(translate("Livingstone", "No die higher than %1 is left."), show_number(me.dice[-1]))
    return ""


def _play_market(me: SeatView, gems: tuple[int, int, int]) -> str:
    return _no_card(me, MARKET) or _sell(me, gems)


def _sell(me: SeatView, gems: tuple[int, ...] | list[int]) -> str:
    if not any(me.gems):
        return translate("Livingstone", "You have no gems to sell.")
    for gem, (wanted, owned) in enumerate(zip(gems, me.gems, strict=True)):
        if wanted > owned:
            return fill(translate("Livingstone", "You have %1."), stone_name(GEMS[gem], owned))
    if not any(gems):
        return translate("Livingstone", "Choose at least one gem.")
    return ""


def _donate(me: SeatView, amount: int) -> str:
    money = me.money or 0
    if amount < 1:
        return translate("Livingstone", "A donation is at least 1 pound.")
    if not money:
        return translate("Livingstone", "You have no pounds to donate.")
    if amount > money:
        return fill(
            translate("Livingstone", "You cannot donate %1: you have %2."), pounds(amount), pounds(money)
        )
    return ""
