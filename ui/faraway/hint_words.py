"""Moves of a hint in few words: what is on the cards can be seen on the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.contract import Move
from engine.faraway.moves import ChooseSanctuary, KeepRegions, PlayRegion, TakeRegion
from engine.faraway.view import FarawayView
from ui.faraway.box import CardBox
from ui.faraway.card_words import features, region_name, sanctuary_text
from ui.faraway.move_words import move_text
from ui.texts import fill

translate = QCoreApplication.translate

_FEW = 2
"""Features by which a sanctuary is called."""


def hint_text(move: Move, view: FarawayView, box: CardBox) -> str:
    """A move of the viewer."""
    match move:
        case PlayRegion(region=region):
            return fill(translate("Faraway", "Explore %1", "region 47"), region_name(region))
        case TakeRegion(region=region):
            return fill(translate("Faraway", "Take %1", "region 47"), region_name(region))
        case ChooseSanctuary(sanctuary=sanctuary):
            card = box.sanctuary(sanctuary)
            told = features(card)
            if len(told) <= _FEW:
                return fill(translate("Faraway", "Keep the sanctuary: %1"), sanctuary_text(card))
            # The quest, which comes last, tells most, then what it is, which comes first; havens are told apart by
            # what comes next.
            first = told[1] if card.biome == "haven" else told[0]
            few = fill(translate("Faraway", "%1, %2", "two features of a card"), first, told[-1])
            return fill(translate("Faraway", "Keep the sanctuary: %1"), few)
        case KeepRegions():
            return move_text(move, view, box)
    raise ValueError(f"{move.text!r} is left to chance")
