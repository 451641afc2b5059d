"""Moves of a hint in few words: hexes and cards are marked on the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.contract import Move
from engine.explorers import moves as m
from engine.explorers.view import ExplorersView
from ui.explorers.box import Box
from ui.explorers.card_words import card_text
from ui.explorers.move_words import card_numeral, move_text, route_coins
from ui.explorers.phrases import coins, coordinates
from ui.texts import fill

translate = QCoreApplication.translate


def hint_text(move: Move, view: ExplorersView, box: Box) -> str:
    """A move of the viewer."""
    match move:
        case m.Route(post=post, other=other):
            return fill(
                translate("Explorers", "Trade route for %1, post on %2"),
                coins(route_coins(box.board_of(view), post, other)),
                coordinates(post),
            )
        case m.KeepCard(card=card):
            return fill(translate("Explorers", "Keep the card: %1"), card_text(box.card(card)))
        case m.UseCard(card=card):
            return fill(translate("Explorers", "Use investigate card %1"), card_numeral(view, card))
        case _:
            return move_text(move, view, box)
