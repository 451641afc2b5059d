"""The final scoring of the Merchant Explorers: the story at the player's pace, then the score sheet."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from ui.context import UiContext
from ui.explorers.box import Box
from ui.explorers.scoring.captions import caption
from ui.explorers.scoring.drawing import Scene
from ui.explorers.scoring.sheet import ScoreSheet
from ui.explorers.scoring.stage import StepStage
from ui.explorers.scoring.story import story
from ui.explorers.scoring.tracks import Tracks
from ui.session import Session
from ui.story.page import StoryPage

translate = QCoreApplication.translate


class ScoringPage(StoryPage):
    """Tells the end of the session's finished game step by step."""

    def __init__(self, session: Session, context: UiContext, box: Box, parent: QWidget | None = None) -> None:
        """`session` must be over, otherwise ValueError."""
        super().__init__(context, parent)
        self._seats = session.seats()
        self._view = session.view()
        self._box = box
        box.open_board(session.match.header.options)
        self.steps = story(session.log, len(self._seats))
        self.stage = StepStage()
        self.tracks = Tracks()
        self.sheet = ScoreSheet(session, context, box)
        self.begin(len(self.steps), self.stage, self.tracks, self.sheet)

    def caption_text(self) -> str:
        return caption(self.steps[self.index], self._seats, self._box)

    def tracks_name(self) -> str:
        return translate("Scoring", "Coins so far")

    def paint_scene(self, progress: float) -> None:
        scene = Scene(
            seats=self._seats,
            steps=self.steps,
            index=self.index,
            progress=progress,
            view=self._view,
            box=self._box,
            palette=self._context.theme.palette,
            metrics=self._context.theme.metrics,
        )
        self.stage.show_scene(scene)
        self.tracks.show_scene(scene)
