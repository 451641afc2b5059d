"""The way from the start page to the score pad."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ui.context import UiContext

if TYPE_CHECKING:
    from engine.faraway.figures import Figures
    from ui.faraway.pad.store import PadStore
    from ui.pages.page import SidePage

translate = QCoreApplication.translate


class ScorePadExtra:
    """Implements `ui.extra_page.ExtraPage`."""

    name = "faraway score pad"

    def __init__(self, figures: Callable[[], Figures], store: Callable[[], PadStore]) -> None:
        """`figures` gives the figures and cards of Faraway, `store` the kept pads, when they are needed."""
        self._figures = figures
        self._store = store

    def title(self) -> str:
        return translate("ScorePad", "Score pad for Faraway")

    def make_page(self, context: UiContext) -> SidePage:
        from ui.faraway.box import CardBox
        from ui.faraway.pad.page import ScorePadPage

        return ScorePadPage(context, CardBox(self._figures()), self._store())
