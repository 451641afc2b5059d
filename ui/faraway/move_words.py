"""Moves in full words with what they bring, one line each: for the list of moves and screen readers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.contract import Move
from engine.faraway import moves as m
from engine.faraway.view import FarawayView
from ui.faraway.box import CardBox
from ui.faraway.card_words import card_text, region_list, region_title, sanctuary_text
from ui.faraway.outlook import region_outlook
from ui.faraway.outlook_words import finds_text, order_text, total_text
from ui.texts import fill

translate = QCoreApplication.translate


def move_text(move: Move, view: FarawayView, box: CardBox) -> str:
    """A move of the viewer. Raises ValueError for answers of chance."""
    mine = view.mine
    match move:
        case m.KeepRegions(regions=regions):
            return fill(translate("Faraway", "Keep the regions %1"), region_list(regions))
        case m.PlayRegion(region=region) if mine is not None:
            outlook = region_outlook(view, mine, region, box, later=False)
            return fill(
                translate("Faraway", "Explore %1. %2. %3. %4."),
                card_text(box.region(region)),
                finds_text(outlook),
                order_text(outlook, len(view.seats)),
                total_text(outlook.now, outlook.journey.total),
            )
        case m.PlayRegion(region=region):
            return fill(translate("Faraway", "Explore: %1"), region_title(region))
        case m.TakeRegion(region=region):
            return fill(translate("Faraway", "Take from the display: %1"), card_text(box.region(region)))
        case m.ChooseSanctuary(sanctuary=sanctuary):
            text = fill(
                translate("Faraway", "Keep the sanctuary: %1"), sanctuary_text(box.sanctuary(sanctuary))
            )
            if mine is None:
                return text
            now = box.scorer.total(mine.row, mine.sanctuaries)
            then = box.scorer.total(mine.row, (*mine.sanctuaries, sanctuary))
            return fill(translate("Faraway", "%1. %2.", "a move and its effect"), text, total_text(now, then))
    raise ValueError(f"{move.text!r} is left to chance")
