"""Why a move is not possible now, in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.contract import Move
from engine.faraway import moves as m
from engine.faraway.view import FarawayView
from engine.record import Seat
from ui.texts import fill

translate = QCoreApplication.translate


def why(view: FarawayView, move: Move, seats: Sequence[Seat]) -> str:
    """The reason against a move of the viewer; empty if this module knows none."""
    mine = view.mine
    if view.phase == "over":
        return translate("Faraway", "The journeys are complete.")
    if mine is None:
        return translate("Faraway", "It is nobody's turn at this screen now.")
    match move:
        case m.KeepRegions() if view.phase != "keep":
            return translate("Faraway", "Regions are put back before the first round only.")
        case m.KeepRegions() if mine.has_chosen:
            return translate("Faraway", "You have chosen. The others still choose.")
        case m.KeepRegions(regions=regions):
            if len(regions) != 3:
                return translate("Faraway", "Keep exactly three regions.")
            return translate("Faraway", "You do not hold all of these regions.")
        case m.PlayRegion(region=region):
            return _why_not_play(view, region, seats)
        case m.TakeRegion(region=region):
            return _why_not_take(view, region, seats)
        case m.ChooseSanctuary(sanctuary=sanctuary):
            if view.phase in ("take", "top_up") and view.in_turn == view.viewer and mine.drawn:
                return translate("Faraway", "Take a region from the display first.")
            if view.phase != "choose" or view.in_turn != view.viewer:
                return _whose_turn(view, seats)
            if sanctuary not in (mine.drawn or ()):
                return translate("Faraway", "This sanctuary is not among those that you have drawn.")
    return ""


def _why_not_play(view: FarawayView, region: int, seats: Sequence[Seat]) -> str:
    mine = view.mine
    assert mine is not None
    if view.phase == "keep":
        return translate("Faraway", "First choose the three regions that you keep.")
    if view.phase != "explore":
        if view.in_turn == view.viewer and view.phase == "take":
            return translate(
                "Faraway", "Take a region from the display. The next one is explored in the next round."
            )
        return _whose_turn(view, seats)
    if mine.has_chosen:
        return translate("Faraway", "You have chosen. The others still choose.")
    if region not in (mine.hand or ()):
        return translate("Faraway", "You can only explore a region of your own hand.")
    return ""


def _why_not_take(view: FarawayView, region: int, seats: Sequence[Seat]) -> str:
    if view.phase in ("keep", "explore", "deal", "display"):
        return translate("Faraway", "Regions are taken from the display after everybody has explored one.")
    if view.phase == "choose" and view.in_turn == view.viewer:
        return translate("Faraway", "You have taken your region. Keep one of the sanctuaries now.")
    if view.phase != "take" or view.in_turn != view.viewer:
        return _whose_turn(view, seats)
    if region not in view.display:
        return translate("Faraway", "This region does not lie in the display.")
    return ""


def _whose_turn(view: FarawayView, seats: Sequence[Seat]) -> str:
    if view.in_turn is None:
        return translate("Faraway", "The others still choose.")
    return fill(translate("Faraway", "%1 has the turn."), seats[view.in_turn].name)
