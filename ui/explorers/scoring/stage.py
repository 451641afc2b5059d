"""The picture of the present step; a click goes on to the next one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.explorers.scoring import pictures
from ui.explorers.scoring.drawing import Scene
from ui.theme.paper import paint_sheet

PICTURES: dict[str, Callable[[QPainter, QRectF, Scene], None]] = {
    "start": pictures.paint_maps,
    "treasures": pictures.paint_treasures,
    "coins": pictures.paint_sources,
    "tie": pictures.paint_tie,
    "end": pictures.paint_result,
}
"""The picture of each kind of steps."""


class Stage(QWidget):
    """Shows a scene on a sheet of paper."""

    clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scene: Scene | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_scene(self, scene: Scene) -> None:
        """Show `scene` from now on."""
        self._scene = scene
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(480, 320)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit()
        else:
            super().mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        scene = self._scene
        if scene is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = QRectF(self.rect())
        paint_sheet(painter, sheet, scene.palette, scene.metrics.scale)
        inset = scene.px(26)
        inner = sheet.adjusted(inset, inset, -inset, -inset)
        if scene.step.kind == "end" and len(scene.seats) == 1:
            pictures.paint_solo_result(painter, inner, scene)
        else:
            PICTURES[scene.step.kind](painter, inner, scene)
        painter.end()
