"""The score sheet: of a finished game, or of the turns so far."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ui.context import UiContext
from ui.explorers.box import Box
from ui.explorers.scoring.sheet_lines import lines_of
from ui.session import Session
from ui.story.sheet import Sheet
from ui.story.sheet_model import Line


class ScoreSheet(Sheet):
    """Reads the coins from the view of an onlooker: the sheet lies open for everybody."""

    def __init__(self, session: Session, context: UiContext, box: Box, parent: QWidget | None = None) -> None:
        self._box = box
        box.open_board(session.match.header.options)
        super().__init__(session, context, parent)

    def lines(self) -> list[Line]:
        return lines_of(self.session.match.view(None), self._box)

    def frame_width(self) -> int:
        return 460 + 170 * len(self.session.seats())
