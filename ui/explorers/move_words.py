"""Moves in words, one line each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.contract import Move
from engine.explorers import moves as m
from engine.explorers.board import Board
from engine.explorers.view import ExplorersView
from ui.explorers.box import Box
from ui.explorers.card_words import card_text
from ui.explorers.phrases import coins, place_name, roman
from ui.texts import fill

translate = QCoreApplication.translate


def move_text(move: Move, view: ExplorersView, box: Box) -> str:
    """A move of the viewer in words."""
    board = box.board_of(view)
    match move:
        case m.Explore(space=space):
            mine = view.mine
            extra = mine is not None and mine.act == "extra"
            pattern = (
                translate("Explorers", "Place the extra explorer: %1")
                if extra
                else translate("Explorers", "Explore: %1")
            )
            return fill(pattern, place_name(space, board))
        case m.Village(space=space):
            return fill(translate("Explorers", "Found the village here: %1"), place_name(space, board))
        case m.Route(post=post, other=other):
            return fill(
                translate("Explorers", "Trade route for %1: trading post on %2, connected with %3"),
                coins(route_coins(board, post, other)),
                place_name(post, board),
                place_name(other, board),
            )
        case m.Stop():
            return stop_text(view)
        case m.EndTurn():
            return translate("Explorers", "End the turn")
        case m.KeepCard(card=card):
            return fill(translate("Explorers", "Keep the investigate card: %1"), card_text(box.card(card)))
        case m.UseCard(card=card):
            return fill(
                translate("Explorers", "Use investigate card %1: %2"),
                card_numeral(view, card),
                card_text(box.card(card)),
            )
    return move.text


def card_numeral(view: ExplorersView, card: str) -> str:
    """The number of an own investigate card."""
    mine = view.mine
    known = () if mine is None else mine.specialties
    return roman(known.index(card)) if card in known else ""


def route_coins(board: Board | None, post: int, other: int) -> int:
    """What a trade route pays."""
    if board is None:
        return 0
    return board.values[board.hexes[post]] * board.values[board.hexes[other]]


def stop_text(view: ExplorersView) -> str:
    """What is left undone by stopping."""
    mine = view.mine
    if mine is not None and mine.act == "extra":
        return translate("Explorers", "Leave the extra explorer")
    return translate("Explorers", "Go on to the next step of the card")
