"""The cards of the game and what they are worth, for everything on the screen that shows or counts them."""

from __future__ import annotations

from engine.faraway.cards import Region, Sanctuary
from engine.faraway.figures import Figures
from engine.faraway.scorer import Scorer


class CardBox:
    """All cards by number, and the scorer for them."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.scorer = Scorer(figures)

    def region(self, number: int) -> Region:
        """The region of an exploration duration."""
        return self.figures.region(number)

    def sanctuary(self, number: int) -> Sanctuary:
        """The sanctuary of an id."""
        return self.figures.sanctuary(number)
