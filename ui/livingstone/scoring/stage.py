"""The picture of the present step."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.livingstone.scoring.chest_picture import paint_chests, paint_tie
from ui.livingstone.scoring.drawing import Scene
from ui.livingstone.scoring.hand_picture import paint_hands
from ui.livingstone.scoring.result_picture import paint_result
from ui.livingstone.scoring.row_picture import paint_rows
from ui.livingstone.scoring.solo_picture import paint_solo_result
from ui.story.stage import Stage

PICTURES: dict[str, Callable[[QPainter, QRectF, Scene], None]] = {
    "start": paint_rows,
    "row": paint_rows,
    "gems": paint_hands,
    "cards": paint_hands,
    "dice": paint_chests,
    "chest": paint_chests,
    "out": paint_chests,
    "tie": paint_tie,
    "end": paint_result,
}
"""The picture of each kind of steps."""


class StepStage(Stage):
    """Shows a scene."""

    _scene: Scene | None = None

    def show_scene(self, scene: Scene) -> None:
        """Show `scene` from now on."""
        self._scene = scene
        self.update()

    def paint_step(self, painter: QPainter, inner: QRectF) -> None:
        scene = self._scene
        if scene is None:
            return
        if scene.step.kind == "end" and len(scene.seats) == 1:
            paint_solo_result(painter, inner, scene)
        else:
            PICTURES[scene.step.kind](painter, inner, scene)
