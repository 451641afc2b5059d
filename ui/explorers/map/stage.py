"""The scene of a map: its layers, what they show, and their movements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QRectF
from PySide6.QtWidgets import QGraphicsScene

from engine.contract import Event
from ui.explorers.map.layers import AimLayer, Layer, LightLayer, MotionLayer, PiecesLayer, RingLayer
from ui.explorers.map.motion import Motion
from ui.explorers.map.pieces import MapState
from ui.theme.palette import Palette
from ui.widgets.clock import Clock


class Stage(QObject):
    """Everything that lies on the ground of the map. It shows what it is told and decides nothing."""

    def __init__(self, palette: Palette, parent: QObject) -> None:
        super().__init__(parent)
        self.scene = QGraphicsScene(self)
        self.scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.light = LightLayer(palette)
        self.pieces = PiecesLayer(palette)
        self.aim = AimLayer(palette)
        self.ring = RingLayer(palette)
        self._moving = MotionLayer(palette)
        self._layers: tuple[Layer, ...] = (self.light, self.pieces, self.aim, self.ring, self._moving)
        for layer in self._layers:
            self.scene.addItem(layer)
        self._motion: Motion | None = None
        self.clock = Clock(self, self._frame, self._arrive)

    def settle(self, box: QRectF, palette: Palette) -> None:
        """Take another sheet or other colours."""
        for layer in self._layers:
            layer.settle(box, palette)

    def present(self, state: MapState | None) -> None:
        """Show the map of a seat."""
        self.pieces.present(state)

    def present_lit(self, lit: Mapping[int, str]) -> None:
        """Light the hexes that can be chosen, and mark those of the step of the card."""
        state = self.pieces.state
        if state is None or not lit:
            self.light.present(lit, (), None)
        else:
            self.light.present(lit, state.seat.placed, state.seat.last)

    def run(self, events: Sequence[Event], before: MapState, duration: int) -> bool:
        """Begin the movement that events ask for; False if there is none."""
        self.clock.finish()
        motion = Motion(events, before.seat.seat, before.seat.explorers)
        if not motion or duration <= 0:
            return False
        self._motion = motion
        self.pieces.leave_out(motion.spaces)
        self.clock.run(duration)
        self._frame(0.0)
        return True

    def _frame(self, time: float) -> None:
        self._moving.present(self._motion, self.pieces.state, time)

    def _arrive(self) -> None:
        self._moving.present(None, None, 1.0)
        self._motion = None
        self.pieces.leave_out(frozenset())
