"""The picture of the present step."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.explorers.scoring import pictures
from ui.explorers.scoring.drawing import Scene
from ui.story.stage import Stage

PICTURES: dict[str, Callable[[QPainter, QRectF, Scene], None]] = {
    "start": pictures.paint_maps,
    "treasures": pictures.paint_treasures,
    "coins": pictures.paint_sources,
    "tie": pictures.paint_tie,
    "end": pictures.paint_result,
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
            pictures.paint_solo_result(painter, inner, scene)
        else:
            PICTURES[scene.step.kind](painter, inner, scene)
