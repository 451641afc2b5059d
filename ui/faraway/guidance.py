"""The one line that says what is to be done now, and by whom."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.faraway.view import FarawayView
from engine.record import Seat
from ui.numbers import show_list
from ui.texts import fill

translate = QCoreApplication.translate


def task_text(view: FarawayView) -> str:
    """What a deciding seat has to do, without its name; empty where nothing is to be decided."""
    return {
        "keep": translate("Faraway", "Choose the three regions that you keep."),
        "explore": translate("Faraway", "Choose a region of your hand to explore."),
        "take": translate("Faraway", "Take a region from the display."),
        "choose": translate("Faraway", "Keep one of the sanctuaries that you have drawn."),
    }.get(view.phase, "")


def guidance(view: FarawayView, seats: Sequence[Seat], *, asks: bool = True) -> str:
    """What is to be done now, as the viewer reads it; who does it if the viewer is not asked."""
    if view.phase == "over":
        return translate("Faraway", "The journeys are complete.")
    if asks and view.viewer is not None and view.viewer in view.deciders:
        return task_text(view)
    names = [seats[seat].name for seat in view.deciders if seat >= 0]
    if not names:
        return ""
    who = show_list(names)
    if view.phase in ("explore", "keep"):
        return fill(translate("Faraway", "Still to choose: %1."), who)
    if view.phase == "take":
        return fill(translate("Faraway", "%1 takes a region from the display."), who)
    return fill(translate("Faraway", "%1 keeps a sanctuary."), who)
