"""What every widget may need, handed down instead of looked up."""

from __future__ import annotations

from dataclasses import dataclass

from ui.preferences import Preferences
from ui.theme.theme import Theme


@dataclass(frozen=True)
class UiContext:
    """The look in force and the player's choices."""

    theme: Theme
    settings: Preferences


@dataclass(frozen=True)
class Facts:
    """What the page about the program says; `folder` and `log_folder` are empty where nothing is kept."""

    version: str
    folder: str = ""
    log_folder: str = ""
