"""Why a move is not legal now, in one sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.contract import Move
from engine.explorers import cards
from engine.explorers import moves as m
from engine.explorers.board import Board
from engine.explorers.shapes import CardStep
from engine.explorers.view import ExplorersView, SeatView
from ui.explorers.box import Box
from ui.explorers.card_words import terrain_word
from ui.texts import fill

translate = QCoreApplication.translate


def why(view: ExplorersView, move: Move, box: Box) -> str:
    """Why the viewer cannot play `move`, which is not legal now."""
    mine = view.mine
    if view.phase == "over":
        return translate("Explorers", "The game is over.")
    if mine is None or view.viewer not in view.deciders:
        return translate("Explorers", "It is not your turn now.")
    waiting = _first(mine)
    if waiting:
        return waiting
    board = box.board_of(view)
    if isinstance(move, m.Explore) and board is not None and move.space in board.hexes:
        return _explore(mine, move.space, board, box)
    if isinstance(move, m.Route):
        return translate(
            "Explorers",
            "A trade route needs two cities without trading posts in one unbroken chain of explorers.",
        )
    if isinstance(move, m.Village):
        return translate("Explorers", "A village needs a region that has just been explored completely.")
    if isinstance(move, m.Stop):
        return translate("Explorers", "This card has no further step.")
    return translate("Explorers", "This is not possible now.")


def _first(mine: SeatView) -> str:
    """What must be done before anything else; empty while exploring."""
    return {
        "keep": translate("Explorers", "First choose the investigate card that you keep."),
        "choose": translate("Explorers", "First choose the investigate card that you use."),
        "village": translate("Explorers", "First choose the blank space for the village."),
        "done": translate("Explorers", "You have ended your turn."),
    }.get(mine.act, "")


def _explore(mine: SeatView, space: int, board: Board, box: Box) -> str:
    bit = 1 << board.hexes[space]
    if bit & board.capital:
        return translate("Explorers", "This is your capital: explorers set out from here.")
    if space in mine.villages:
        return translate("Explorers", "Your village is here: explorers set out from here.")
    if space in mine.explorers:
        return translate("Explorers", "You have explored this space in this era already.")
    network = board.mask_of_spaces((*mine.explorers, *mine.villages)) | board.capital
    beside = bool(bit & board.around(network))
    if mine.act == "extra":
        return translate(
            "Explorers", "The extra explorer goes beside your capital, a village or an explorer."
        )
    step = box.plan(mine.card, board).steps[mine.step]
    if len(mine.placed) >= step.limit:
        return translate("Explorers", "The card has been used up. End your turn.")
    if not bit & step.allowed:
        return _wrong_terrain(mine, bit, board, box)
    if not beside and step.shape != cards.TWO_RAYS:
        return translate("Explorers", "An explorer goes beside your capital, a village or another explorer.")
    return _slot(mine, bit, board, step) or _shape(step)


def _wrong_terrain(mine: SeatView, bit: int, board: Board, box: Box) -> str:
    step = box.card(mine.card).steps[mine.step]
    if step.need == cards.CITY_NEED:
        return translate("Explorers", "This step of the card is for cities only.")
    if step.need == cards.COINS_NEED:
        return translate("Explorers", "This step of the card is for coin spaces only.")
    if step.shape == "region" and bit & board.discoveries:
        return translate("Explorers", "Discovery towers and crystals belong to no region.")
    names = [name for slot in step.slots for name in slot.terrain]
    if names == ["land"]:
        return translate("Explorers", "The card is for land only.")
    if names == ["sea"]:
        return translate("Explorers", "The card is for the sea only.")
    text = translate("Explorers", " or ", "between terrains").join(map(terrain_word, names))
    return fill(translate("Explorers", "The card asks for: %1."), text)


def _slot(mine: SeatView, bit: int, board: Board, step: CardStep) -> str:
    placed = board.mask_of_spaces(mine.placed)
    for terrain, most in step.slots:
        if bit & terrain and (placed & terrain).bit_count() >= most:
            return translate("Explorers", "The card has no explorer left for this terrain.")
    return ""


def _shape(step: CardStep) -> str:
    return {
        cards.LINE: translate("Explorers", "The explorers of this card form one straight, unbroken line."),
        cards.PATH: translate("Explorers", "On a path each explorer goes beside the one placed just before."),
        cards.CONNECTED: translate("Explorers", "The explorers of this card touch each other."),
        cards.REGION: translate("Explorers", "All explorers of this card go into the same region."),
        cards.RING: translate("Explorers", "These explorers go around the hex of the first step."),
        cards.RAY: translate(
            "Explorers", "These explorers form a straight line away from the hex of the first step."
        ),
        cards.TOUCH: translate("Explorers", "These explorers go beside those of the first step."),
        cards.TWO_RAYS: translate(
            "Explorers", "These explorers form straight lines away from two of your villages."
        ),
    }.get(step.shape, translate("Explorers", "This is not possible now."))
