"""Pages that the start page leads to beside the games: a score pad, say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ui.context import UiContext

if TYPE_CHECKING:
    from ui.pages.page import SidePage


class ExtraPage(Protocol):
    """One such page as the start page sees it. Heavy modules are imported when the page is wanted."""

    name: str

    def title(self) -> str:
        """The translated text of the button that leads to the page."""

    def make_page(self, context: UiContext) -> SidePage:
        """The page, with the keyboard where the player begins."""
