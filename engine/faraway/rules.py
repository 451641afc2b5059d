"""The figures of one game of Faraway, laid out for quick look-up while playing."""

from __future__ import annotations

from engine.faraway.figures import FarawayOptions, Figures
from engine.faraway.scorer import Scorer


class Rules:
    """Figures of the box for a number of seats and the options; shared by all copies, never changed."""

    def __init__(self, figures: Figures, scorer: Scorer, options: FarawayOptions, seats: int) -> None:
        counts = figures.counts
        self.figures = figures
        self.scorer = scorer
        self.options = options
        self.seats = seats
        self.rounds = counts.rounds
        self.hand = counts.hand
        self.dealt = counts.opening_dealt if options.opening_choice else counts.hand
        """Regions dealt to each seat before the first round."""
        self.display = seats + counts.display_beyond_players
        self.base_finds = counts.sanctuaries_without_clues
        # Index 0 is unused, so that numbers are indices.
        self.region_clues = (0, *(region.clues for region in figures.regions))
        self.sanctuary_clues = (0, *(sanctuary.clues for sanctuary in figures.sanctuaries))
        self.regions = tuple(region.number for region in figures.regions)
        self.sanctuaries = tuple(sanctuary.id for sanctuary in figures.sanctuaries)
