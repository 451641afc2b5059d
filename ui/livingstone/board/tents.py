"""Tents on a space: how they stand together, and how they are painted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from ui.livingstone.board.standing import Stand
from ui.numbers import show_number
from ui.theme.craft import paint_tent
from ui.theme.fonts import text_font
from ui.theme.palette import Palette, SeatColour, blend, tint

MOST_SINGLE = 5
"""More tents than this are gathered by owner, with a count."""

# The feet of the tents by their number, in shares of the site from its middle, the far ones first; and their size.
_PLACES: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (0.92, ((0.0, 0.46),)),
    2: (0.80, ((-0.225, 0.40), (0.225, 0.46))),
    3: (0.66, ((-0.02, 0.16), (-0.27, 0.46), (0.25, 0.47))),
    4: (0.60, ((-0.16, 0.10), (0.29, 0.12), (-0.30, 0.46), (0.14, 0.48))),
    5: (0.56, ((-0.33, 0.07), (-0.01, 0.05), (0.31, 0.07), (-0.19, 0.49), (0.19, 0.49))),
    6: (0.53, ((-0.33, 0.06), (0.0, 0.04), (0.33, 0.06), (-0.33, 0.48), (0.0, 0.49), (0.33, 0.48))),
}


@dataclass(frozen=True)
class Mark:
    """One painted tent: whose, for how many it stands, whether it waits for a later round or is only a preview."""

    owner: int
    count: int = 1
    waiting: bool = False
    ghost: bool = False


def marks(stands: Sequence[Stand], ghost: int | None = None) -> list[Mark]:
    """The tents to paint, in owner order; `ghost` is the owner of a tent that is only considered."""
    total = sum(stand.count for stand in stands) + (ghost is not None)
    single = total <= MOST_SINGLE
    result = []
    for stand in stands:
        for count, waiting in ((stand.count - stand.waiting, False), (stand.waiting, True)):
            if count and single:
                result.extend([Mark(stand.owner, 1, waiting)] * count)
            elif count:
                result.append(Mark(stand.owner, count, waiting))
    if len(result) + (ghost is not None) > len(_PLACES):
        result = [Mark(stand.owner, stand.count, stand.waiting == stand.count) for stand in stands]
    if ghost is not None:
        result.append(Mark(ghost, ghost=True))
    return result[: len(_PLACES)]


def places(count: int, site: QRectF) -> list[QRectF]:
    """Where `count` marks stand on a site, those further up first."""
    size, feet = _PLACES[count]
    side = min(site.height(), site.width() * 0.74) * size
    result = []
    for across, down in feet:
        foot = QPointF(site.center().x() + across * site.width(), site.center().y() + down * site.height())
        result.append(QRectF(foot.x() - side / 2, foot.y() - side, side, side))
    return result


def site_rect(centre: QPointF, size: QSizeF) -> QRectF:
    """The ground of a building site that tents may use."""
    width, height = size.width() * 0.94, size.height() * 0.98
    return QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)


def paint_mark(painter: QPainter, rect: QRectF, mark: Mark, colour: SeatColour, palette: Palette) -> None:
    """Paint a tent with its shadow, its count, and the veil of one that waits."""
    side = rect.width()
    painter.setPen(Qt.PenStyle.NoPen)
    if not mark.ghost:
        painter.setBrush(tint(palette.shadow, min(1.0, palette.shadow.alphaF() * 1.1)))
        painter.drawEllipse(
            QRectF(rect.x() - side * 0.02, rect.bottom() - side * 0.17, side * 1.1, side * 0.19)
        )
    if mark.waiting:
        _paint_waiting(painter, rect, colour, palette)
    else:
        paint_tent(painter, rect, colour, palette, opacity=0.62 if mark.ghost else 1.0)
    if mark.ghost:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(palette.glow, max(1.0, side / 22))
        pen.setDashPattern([2.2, 1.8])
        painter.setPen(pen)
        painter.drawPath(_tent_outline(rect.adjusted(-side * 0.05, -side * 0.02, side * 0.05, side * 0.04)))


def _tent_outline(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    for step, (x, y) in enumerate(((0.4, 0.1), (0.72, 0.19), (1.0, 0.84), (0.77, 0.95), (0.01, 0.95))):
        point = QPointF(rect.x() + x * rect.width(), rect.y() + y * rect.height())
        if step:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path


def _paint_waiting(painter: QPainter, rect: QRectF, colour: SeatColour, palette: Palette) -> None:
    """A tent that does not score this round: bleached canvas with stripes and a dashed edge."""
    bleached = SeatColour(
        colour.name,
        colour.emblem,
        blend(colour.fill, palette.paper, 0.62),
        colour.edge if not palette.dark else colour.fill,
        tint(colour.edge, 0.0),
    )
    paint_tent(painter, rect, bleached, palette)
    outline = _tent_outline(rect)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(colour.edge, max(1.0, rect.width() / 20))
    pen.setDashPattern([2.6, 1.8])
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPath(outline)


def paint_count(
    painter: QPainter, rect: QRectF, count: int, colour: SeatColour, palette: Palette, *, high: bool
) -> None:
    """Paint how many tents one painted tent stands for, at its foot or `high` beside its top."""
    side = max(12.5, rect.width() * 0.5)
    top = rect.top() - side * 0.05 if high else rect.bottom() - side * 0.95
    badge = QRectF(rect.right() - side * 0.8, top, side, side)
    painter.setPen(QPen(colour.edge, 1.0))
    painter.setBrush(palette.field)
    painter.drawEllipse(badge)
    painter.setPen(palette.ink)
    painter.setFont(text_font(round(side * 0.74), bold=True))
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, show_number(count))
