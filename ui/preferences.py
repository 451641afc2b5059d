"""What the player has chosen for the screen. Kept by whoever hands in `save`; this module knows no file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Signal

LANGUAGES = ("system", "en", "fr", "de")
THEMES = ("system", "paper", "lantern")
ANIMATIONS = ("system", "normal", "fast", "off")
"""Speeds of motion; "system" follows the system's wish for less motion."""
PACES = ("slow", "normal", "quick")
"""How soon a computer player's move follows what happened before."""
QUICK, THOROUGH = "quick", "thorough"
REVIEWS = (QUICK, THOROUGH)
"""How closely a review looks: a glance at each decision with a closer look where that leaves a doubt, or the whole."""


class Place(msgspec.Struct, frozen=True):
    """Where the window was, in logical pixels; `maximized` goes on top of it."""

    x: int
    y: int
    width: int
    height: int
    maximized: bool = False


class Choices(msgspec.Struct, frozen=True):
    """All choices.

    `new_game` holds what was entered last on the page of a new game, and `figures` the corrected figures, both by
    the game's name and as plain JSON values.
    """

    language: str = "system"
    theme: str = "system"
    animation: str = "system"
    pace: str = "normal"
    review: str = THOROUGH
    confirm_clicks: bool = True
    warn_at_end_turn: bool = True
    log_folded: bool = True
    window: Place | None = None
    new_game: dict[str, dict[str, Any]] = msgspec.field(default_factory=dict)
    figures: dict[str, dict[str, Any]] = msgspec.field(default_factory=dict)


class Preferences(QObject):
    """The choices in force. After each change `save` is called, then `changed` is emitted."""

    changed = Signal()

    def __init__(
        self,
        choices: Choices | None = None,
        save: Callable[[Choices], None] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._choices = Choices() if choices is None else choices
        self._save = save

    @property
    def choices(self) -> Choices:
        """Everything as one value."""
        return self._choices

    @property
    def language(self) -> str:
        """One of `LANGUAGES`."""
        return self._choices.language

    @property
    def theme(self) -> str:
        """One of `THEMES`."""
        return self._choices.theme

    @property
    def animation(self) -> str:
        """One of `ANIMATIONS`."""
        return self._choices.animation

    @property
    def pace(self) -> str:
        """One of `PACES`."""
        return self._choices.pace

    @property
    def review(self) -> str:
        """One of `REVIEWS`."""
        return self._choices.review

    @property
    def confirm_clicks(self) -> bool:
        """Whether a click on the draw pile or on a card in hand asks for a second one."""
        return self._choices.confirm_clicks

    @property
    def warn_at_end_turn(self) -> bool:
        """Whether ending a turn with something left to place asks for a second click."""
        return self._choices.warn_at_end_turn

    def change(self, **values: Any) -> None:
        """Set fields of `Choices` by name; nothing happens if they have these values already."""
        choices = msgspec.structs.replace(self._choices, **values)
        if choices == self._choices:
            return
        self._choices = choices
        if self._save is not None:
            self._save(choices)
        self.changed.emit()
