"""Reasons of hints in words: what a move leads to, compared with other moves."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.explorers.view import ExplorersView
from engine.players.advice import Reason
from ui.explorers.box import Box
from ui.explorers.feature_words import feature_text
from ui.explorers.objective_words import objective_text
from ui.reason_words import compared, likely
from ui.texts import fill

translate = QCoreApplication.translate


def reason_text(reason: Reason, view: ExplorersView, box: Box) -> str:
    """A reason in a few words; empty if it tells nothing."""
    feature = reason.feature
    if feature == "villages_kept":
        return compared(translate("Explorers", "Villages that stay for the next era"), reason)
    if feature.startswith("objective_"):
        place = int(feature.removeprefix("objective_")) - 1
        if place >= len(view.objectives):
            return ""
        goal = objective_text(box.objective(view.objectives[place].id))
        if len(view.seats) == 1:
            return likely(fill(translate("Explorers", "Objective in this era (%1)"), goal), reason)
        return likely(fill(translate("Explorers", "First at an objective in this era (%1)"), goal), reason)
    return compared(feature_text(feature), reason)
