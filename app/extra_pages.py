"""The pages that the start page leads to beside the games."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ui.extra_page import ExtraPage
from ui.faraway.pad.extra import ScorePadExtra

if TYPE_CHECKING:
    from app.pads import PadFolder
    from engine.faraway.figures import Figures


def load_extra_pages(data: Path) -> tuple[ExtraPage, ...]:
    """All of them; they keep what they have to keep below the folder `data`."""

    def pads() -> PadFolder:
        from app.pads import PadFolder

        return PadFolder(data / "pads")

    return (ScorePadExtra(_faraway_figures, pads),)


def _faraway_figures() -> Figures:
    from app.games import load_games
    from engine.faraway.game import Faraway

    game = load_games()[Faraway.name]
    assert isinstance(game, Faraway)
    return game.figures
