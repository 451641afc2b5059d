"""What all pictures of the final scoring are drawn with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.explorers.view import ExplorersView
from engine.record import Seat
from ui.explorers.box import Box
from ui.explorers.scoring.story import Step
from ui.theme.emblems import paint_emblem
from ui.theme.metrics import Metrics
from ui.theme.palette import Palette, SeatColour
from ui.widgets.writing import LEFT, text_width, write_line


@dataclass(frozen=True)
class Scene:
    """What is shown: the step number `index` of `steps`, its motion `progress` from 0 to 1, and the look."""

    seats: Sequence[Seat]
    view: ExplorersView
    box: Box
    steps: Sequence[Step]
    index: int
    progress: float
    palette: Palette
    metrics: Metrics

    @property
    def step(self) -> Step:
        """The step that is told now."""
        return self.steps[self.index]

    def colour(self, seat: int) -> SeatColour:
        """The colour of a seat."""
        return self.palette.seat(self.seats[seat].colour)

    def px(self, size: float) -> int:
        """`size` as measured at 1280 x 720."""
        return self.metrics.px(size)


def write_name(
    painter: QPainter, rect: QRectF, scene: Scene, seat: int, pixels: float, *, centred: bool = True
) -> None:
    """Write emblem and name of a seat, together in the middle or at the left of `rect`."""
    side, gap = pixels * 1.15, pixels * 0.4
    name = scene.seats[seat].name
    width = min(rect.width(), side + gap + text_width(name, pixels, bold=True) + 2)
    left = rect.left() + (rect.width() - width) / 2 if centred else rect.left()
    paint_emblem(painter, QRectF(left, rect.center().y() - side / 2, side, side), scene.colour(seat))
    start = left + side + gap
    box = QRectF(start, rect.top(), left + width - start, rect.height())
    write_line(painter, box, name, pixels, scene.palette.ink, LEFT, bold=True)
