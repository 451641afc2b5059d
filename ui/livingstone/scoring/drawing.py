"""What all pictures of the final scoring are drawn with: the scene, and how names are written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from engine.record import Seat
from ui.livingstone.phrases import name
from ui.livingstone.scoring.story import Step
from ui.livingstone.scoring.tally import Tally
from ui.theme.emblems import paint_emblem
from ui.theme.metrics import Metrics
from ui.theme.palette import Palette, SeatColour
from ui.widgets.writing import LEFT, text_width, write_line

write = partial(write_line, least=0.75)
"""`write_line`, but a line too long is shortened before it gets very small."""


@dataclass(frozen=True)
class Scene:
    """What is shown: the step number `index` of `steps`, its motion `progress` from 0 to 1, and the look."""

    seats: Sequence[Seat]
    steps: Sequence[Step]
    index: int
    progress: float
    counted: Tally
    """All figures of the finished game."""
    majority_points: tuple[int, ...]
    good_score: int
    palette: Palette
    metrics: Metrics

    @property
    def step(self) -> Step:
        """The step that is told now."""
        return self.steps[self.index]

    @property
    def told(self) -> Sequence[Step]:
        """The steps told so far, with the present one."""
        return self.steps[: self.index + 1]

    def colour(self, owner: int) -> SeatColour:
        """The colour of an owner of tents; after the seats come the white tents."""
        if owner < len(self.seats):
            return self.palette.seat(self.seats[owner].colour)
        return self.palette.solo

    def name(self, owner: int) -> str:
        """The name of an owner of tents."""
        return name(owner, self.seats)

    def px(self, size: float) -> int:
        """`size` as measured at 1280 x 720."""
        return self.metrics.px(size)


def write_name(
    painter: QPainter, rect: QRectF, scene: Scene, owner: int, pixels: float, *, centred: bool = True
) -> None:
    """Write the emblem and the name of an owner of tents, together in the middle or at the left of `rect`."""
    colour = scene.colour(owner)
    paint_name(painter, rect, colour, scene.name(owner), pixels, scene.palette.ink, centred=centred)


def paint_name(
    painter: QPainter,
    rect: QRectF,
    colour: SeatColour,
    text: str,
    pixels: float,
    ink: QColor,
    *,
    centred: bool = True,
) -> None:
    """Write a name with its emblem before it, together in the middle or at the left of `rect`."""
    side = pixels * 1.15
    gap = pixels * 0.4
    width = min(rect.width(), side + gap + text_width(text, pixels, bold=True) + 1)
    left = rect.left() + (rect.width() - width) / 2 if centred else rect.left()
    paint_emblem(painter, QRectF(left, rect.center().y() - side / 2, side, side), colour)
    start = left + side + gap
    box = QRectF(start, rect.top(), left + width - start, rect.height())
    write(painter, box, text, pixels, ink, LEFT, bold=True)


def columns(rect: QRectF, count: int, gap: float, widest: float) -> list[QRectF]:
    """`count` equal columns side by side in the middle of `rect`, none wider than `widest`."""
    width = min(widest, (rect.width() - gap * (count - 1)) / count)
    left = rect.center().x() - (width * count + gap * (count - 1)) / 2
    return [
        QRectF(left + number * (width + gap), rect.top(), width, rect.height()) for number in range(count)
    ]
