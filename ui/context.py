"""What every widget may need, handed down instead of looked up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ui.licences import Licences
from ui.preferences import Preferences
from ui.theme.theme import Theme

if TYPE_CHECKING:
    from ui.thinker import Thinker


@dataclass(frozen=True)
class UiContext:
    """The look in force, the player's choices, and who thinks for computer players (None: there are none)."""

    theme: Theme
    settings: Preferences
    thinker: Thinker | None = None


@dataclass(frozen=True)
class Facts:
    """What the page about the program says; `folder` and `log_folder` are empty where nothing is kept.

    `licences` reads the licences of all parts of the program when somebody wants to see them.
    """

    version: str
    folder: str = ""
    log_folder: str = ""
    licences: Callable[[], Licences] = Licences
