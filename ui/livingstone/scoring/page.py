"""The final scoring of Livingstone: the story at the player's pace, then the score sheet."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from ui.context import UiContext
from ui.livingstone.scoring.captions import caption
from ui.livingstone.scoring.drawing import Scene
from ui.livingstone.scoring.sheet import ScoreSheet
from ui.livingstone.scoring.stage import StepStage
from ui.livingstone.scoring.story import tell
from ui.livingstone.scoring.tally import tally
from ui.livingstone.scoring.tracks import Tracks
from ui.session import Session
from ui.story.page import StoryPage

translate = QCoreApplication.translate


class ScoringPage(StoryPage):
    """Tells the final scoring of the session's finished game step by step."""

    def __init__(self, session: Session, context: UiContext, parent: QWidget | None = None) -> None:
        """`session` must be over, otherwise ValueError."""
        super().__init__(context, parent)
        self._seats = session.seats()
        self._view = session.view()
        events = session.log
        self.steps = tell(events, len(self._seats))
        self._counted = tally(events, len(self._seats))
        self.stage = StepStage()
        self.tracks = Tracks()
        self.sheet = ScoreSheet(session, context)
        self.begin(len(self.steps), self.stage, self.tracks, self.sheet)

    def caption_text(self) -> str:
        return caption(self.steps[self.index], self._seats, self._view.good_score)

    def tracks_name(self) -> str:
        return translate("Scoring", "Points so far")

    def paint_scene(self, progress: float) -> None:
        scene = Scene(
            seats=self._seats,
            steps=self.steps,
            index=self.index,
            progress=progress,
            counted=self._counted,
            majority_points=self._view.majority_points,
            good_score=self._view.good_score,
            palette=self._context.theme.palette,
            metrics=self._context.theme.metrics,
        )
        self.stage.show_scene(scene)
        self.tracks.show_scene(scene)
