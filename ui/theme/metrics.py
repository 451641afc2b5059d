"""Sizes in logical pixels, all derived from one scale factor that grows with the window."""

from dataclasses import dataclass

SMALLEST_SCALE = 1.0
LARGEST_SCALE = 3.0
SCALE_STEP = 0.125
REFERENCE_WIDTH = 1280
REFERENCE_HEIGHT = 720


@dataclass(frozen=True)
class Metrics:
    """Sizes in logical pixels for one scale factor (1.0 at 1280 x 720, 3.0 at 3840 x 2160)."""

    scale: float
    small: int
    text: int
    heading: int
    title: int
    number: int
    score: int
    gap: int
    padding: int
    margin: int
    radius: int
    border: int
    control: int
    icon: int
    emblem: int

    def px(self, size: float) -> int:
        """`size` as measured at 1280 x 720, in pixels at this scale; at least 1 for a positive size."""
        return max(1, round(size * self.scale)) if size > 0 else 0


def metrics_for(scale: float) -> Metrics:
    """All sizes for `scale`, which is brought into the range from 1 to 3."""
    scale = min(LARGEST_SCALE, max(SMALLEST_SCALE, scale))

    def px(size: float) -> int:
        return max(1, round(size * scale))

    return Metrics(
        scale=scale,
        small=px(12),
        text=px(14),
        heading=px(16),
        title=px(24),
        number=px(20),
        score=px(28),
        gap=px(6),
        padding=px(10),
        margin=px(14),
        radius=px(5),
        border=max(1, round(scale)),
        control=px(32),
        icon=px(18),
        emblem=px(18),
    )


def scale_for_size(width: int, height: int) -> float:
    """The scale factor for a window of `width` x `height` logical pixels, in steps of an eighth.

    The step is rounded down, so that a page laid out for 1280 x 720 still fits the window. The coarse steps
    keep a window that is being dragged from being styled anew at every pixel.
    """
    exact = min(width / REFERENCE_WIDTH, height / REFERENCE_HEIGHT)
    stepped = int(exact / SCALE_STEP) * SCALE_STEP
    return min(LARGEST_SCALE, max(SMALLEST_SCALE, stepped))
