"""Reasons of hints in words: what a move leads to, compared with other moves."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.faraway.view import FarawayView
from engine.players.advice import Reason
from ui.faraway.feature_words import feature_text
from ui.reason_words import compared, likely
from ui.texts import fill

translate = QCoreApplication.translate

_EXACT = 0.1
"""A mean place that is nearer to a whole number is that place."""


def reason_text(reason: Reason, view: FarawayView) -> str:
    """A reason in a few words; empty if it tells nothing."""
    match reason.feature:
        case "draft_place":
            return _place(reason.amount, len(view.seats))
        case "sanctuary_now":
            if reason.amount > reason.others:
                return translate("Faraway", "finds a sanctuary now")
            return translate("Faraway", "finds no sanctuary now")
        case "sanctuary_next":
            return likely(translate("Faraway", "Sanctuary in the next round"), reason)
        case feature:
            return compared(feature_text(feature), reason)


def _place(mean: float, players: int) -> str:
    place = round(mean)
    if place == players:
        words = translate("Faraway", "last pick in the draft")
    else:
        words = (
            translate("Faraway", "first pick in the draft"),
            translate("Faraway", "second pick in the draft"),
            translate("Faraway", "third pick in the draft"),
            translate("Faraway", "fourth pick in the draft"),
            translate("Faraway", "fifth pick in the draft"),
        )[place - 1]
    if abs(mean - place) < _EXACT:
        return words
    return fill(translate("Faraway", "probably %1", "a place in the draft"), words)
