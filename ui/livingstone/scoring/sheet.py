"""The score sheet: of a finished game, or of the rounds so far."""

from __future__ import annotations

from ui.livingstone.scoring.sheet_lines import lines_of
from ui.livingstone.scoring.tally import tally
from ui.story.sheet import Sheet
from ui.story.sheet_model import Line


class ScoreSheet(Sheet):
    """Counts from the session's events."""

    def lines(self) -> list[Line]:
        return lines_of(tally(self.session.log, len(self.session.seats())))
