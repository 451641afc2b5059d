"""The levels of computer players in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ui.numbers import show_number
from ui.texts import fill

translate = QCoreApplication.translate

LEVEL_NAMES = ("stroller", "hiker", "scout", "captain", "pathfinder")
"""The levels of `engine.players.levels`, from the weakest to the strongest."""


def level_name(level: str) -> str:
    """The name of a level; an unknown one keeps its own."""
    return {
        "stroller": translate("Levels", "Stroller"),
        "hiker": translate("Levels", "Hiker"),
        "scout": translate("Levels", "Scout"),
        "captain": translate("Levels", "Captain"),
        "pathfinder": translate("Levels", "Pathfinder"),
    }.get(level, level)


def level_with_strength(level: str) -> str:
    """The name with the strength, one line: "Captain (4 of 5)"."""
    strength = show_number(LEVEL_NAMES.index(level) + 1)
    words = translate("Levels", "%1 (%2 of %3)", "level, its strength, the greatest strength")
    return fill(words, level_name(level), strength, show_number(len(LEVEL_NAMES)))


def level_about(level: str) -> str:
    """How a level plays, in one sentence."""
    return {
        "stroller": translate("Levels", "Plays for fun and misses a lot: for a first game."),
        "hiker": translate("Levels", "Knows what is good now, but does not look ahead."),
        "scout": translate("Levels", "Looks a little way ahead."),
        "captain": translate("Levels", "Compares many ways in which the game can go on."),
        "pathfinder": translate("Levels", "Thinks longest and plays best."),
    }.get(level, "")
