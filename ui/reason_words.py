"""Reasons of hints in words that all games share."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.players.advice import Reason
from ui.numbers import show_difference, show_percent
from ui.texts import fill

translate = QCoreApplication.translate

_LEAST = 0.3
"""A figure that differs by less is no reason."""


def compared(name: str, reason: Reason) -> str:
    """A figure with its name: how much more of it than after other moves; empty if that is next to nothing."""
    if not name or abs(reason.amount - reason.others) < _LEAST:
        return ""
    words = translate("Hint", "%1: %2", "a figure, and by how much it is more than after other moves")
    # The amount stays with the last word of its name.
    return fill(
        words.replace(" %2", "\N{NO-BREAK SPACE}%2"), name, show_difference(reason.amount - reason.others)
    )


def likely(name: str, reason: Reason) -> str:
    """Something that happens or not: how often, after this move and after other moves."""
    words = translate("Hint", "%1: %2 instead of %3", "a figure, after this move, after other moves")
    return fill(words, name, show_percent(reason.amount), show_percent(reason.others))
