"""Moves of a hint in few words: prices and chances stand in the list of moves."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.contract import Move
from engine.livingstone.moves import (
    FREE_TENT,
    FREE_TENT_SCORED_ROW,
    IGNORE_DIE_NUMBER,
    MARKET,
    Dig,
    PlaceTent,
    PlaceTentInScoredRow,
    PlayCard,
    PlayMarket,
)
from engine.livingstone.view import LivingstoneView
from engine.record import Seat
from ui.livingstone.card_words import card_name
from ui.livingstone.move_words import move_text
from ui.livingstone.phrases import gem_list, space_name
from ui.numbers import show_number
from ui.texts import fill

translate = QCoreApplication.translate


def hint_text(move: Move, view: LivingstoneView, seats: Sequence[Seat]) -> str:
    """A move of the seat that has the turn in `view`."""
    match move:
        case Dig():
            return translate("Livingstone", "Dig %n stone(s)", "", view.die)
        case PlaceTent():
            return _tent(move)
        case PlaceTentInScoredRow(space=space):
            return fill(
                translate("Livingstone", "%1: %2", "a card, and what it is used for"),
                card_name(FREE_TENT_SCORED_ROW),
                space_name(space),
            )
        case PlayCard(card=card):
            return fill(translate("Livingstone", "Play %1"), card_name(card))
        case PlayMarket(gems=gems):
            return fill(
                translate("Livingstone", "%1: %2", "a card, and what it is used for"),
                card_name(MARKET),
                gem_list(gems),
            )
        case _:
            return move_text(move, view, seats)


def _tent(move: PlaceTent) -> str:
    row = show_number(move.row + 1)
    if move.moved_from is None:
        text = fill(translate("Livingstone", "Place a tent in row %1"), row)
    else:
        text = fill(
            translate("Livingstone", "Move the tent from %2 to row %1"), row, space_name(move.moved_from)
        )
    played = [card for card, used in ((FREE_TENT, move.free), (IGNORE_DIE_NUMBER, move.any_row)) if used]
    if not played:
        return text
    cards = translate("Livingstone", ", ", "between the items of a list").join(map(card_name, played))
    return fill(translate("Livingstone", "%1 (%2)", "move and the cards played with it"), text, cards)
