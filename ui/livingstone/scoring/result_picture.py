"""The ranking at the end of the final scoring."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter, QPen

from ui.livingstone.scoring.drawing import Scene, write
from ui.livingstone.scoring.tally import Tally
from ui.numbers import show_number
from ui.theme.craft import paint_chest, paint_tent
from ui.theme.emblems import paint_emblem
from ui.widgets.writing import LEFT, text_width

translate = QCoreApplication.translate


def paint_result(painter: QPainter, rect: QRectF, scene: Scene) -> None:
    """Paint the players in the order of their places, winners large; who is disqualified comes last."""
    counted = scene.counted
    places = counted.places() or [None] * len(scene.seats)
    last = len(scene.seats) + 1
    order = sorted(range(len(scene.seats)), key=lambda seat: (places[seat] or last, seat))
    weights = [1.7 if places[seat] == 1 else 1.0 for seat in order]
    gap, head = scene.px(8), scene.px(26)
    unit = min(scene.px(86), (rect.height() - head - gap * (len(order) - 1)) / sum(weights))
    top = rect.center().y() - (unit * sum(weights) + gap * (len(order) - 1) - head) / 2
    _paint_heads(painter, QRectF(rect.left(), top - head, rect.width(), head), scene)
    for seat, weight in zip(order, weights, strict=True):
        band = QRectF(rect.left(), top, rect.width(), unit * weight)
        _paint_place(painter, band, scene, counted, seat, places[seat])
        top = band.bottom() + gap


def _cells(band: QRectF, scene: Scene) -> tuple[QRectF, QRectF, QRectF]:
    """Where donation, tents placed and points stand in a band."""
    wide, right = scene.px(112), band.right() - scene.px(16)
    donation, tents, points = (
        QRectF(right - number * wide, band.top(), wide - scene.px(6), band.height()) for number in (3, 2, 1)
    )
    return donation, tents, points


def _paint_heads(painter: QPainter, band: QRectF, scene: Scene) -> None:
    titles = (
        translate("Livingstone", "Donation"),
        translate("Livingstone", "Tents placed"),
        translate("Livingstone", "Points"),
    )
    for cell, title in zip(_cells(band, scene), titles, strict=True):
        write(painter, cell, title, scene.metrics.small, scene.palette.muted_ink, bold=True)


def _paint_place(
    painter: QPainter, band: QRectF, scene: Scene, counted: Tally, seat: int, place: int | None
) -> None:
    palette, won = scene.palette, place == 1
    painter.setBrush(palette.column_lit if won else palette.panel)
    painter.setPen(QPen(palette.glow, scene.px(3)) if won else QPen(palette.line, scene.metrics.border))
    painter.drawRoundedRect(band, scene.px(8), scene.px(8))
    painter.fillRect(
        QRectF(
            band.left() + scene.px(8), band.top() + scene.px(8), scene.px(6), band.height() - scene.px(16)
        ),
        scene.colour(seat).fill,
    )
    figure = scene.metrics.score * (1.35 if won else 0.85)
    name = scene.metrics.title if won else scene.metrics.number
    rank = QRectF(band.left() + scene.px(20), band.top(), scene.px(54), band.height())
    if place is not None and len(scene.seats) > 1:
        write(painter, rank, show_number(place), figure, palette.ink, bold=True, title=True)
    side = min(band.height() * 0.6, scene.px(58 if won else 34))
    emblem = QRectF(rank.right() + scene.px(34) - side / 2, band.center().y() - side / 2, side, side)
    paint_emblem(painter, emblem, scene.colour(seat))
    donation, tents, points = _cells(band, scene)
    write(painter, points, show_number(counted.totals()[seat]), figure, palette.ink, bold=True)
    left = rank.right() + scene.px(74)
    text = QRectF(left, band.top(), donation.left() - left - scene.px(8), band.height())
    if place is None:
        upper = QRectF(text.left(), text.center().y() - scene.px(24), text.width(), scene.px(26))
        write(painter, upper, scene.name(seat), name, palette.ink, LEFT, bold=True, title=True)
        lower = QRectF(text.left(), text.center().y() + scene.px(2), text.width(), scene.px(20))
        out = translate("Livingstone", "disqualified")
        write(painter, lower, out, scene.metrics.text, palette.danger, LEFT, bold=True)
    else:
        write(painter, text, scene.name(seat), name, palette.ink, LEFT, bold=True, title=True)
    gift = (counted.donations or [0] * len(scene.seats))[seat]
    spot = _paint_figure(painter, donation, scene, gift)
    paint_chest(painter, spot, palette, opened=True)
    spot = _paint_figure(painter, tents, scene, counted.tents_placed[seat])
    paint_tent(painter, spot, scene.colour(seat), palette)


def _paint_figure(painter: QPainter, cell: QRectF, scene: Scene, value: int) -> QRectF:
    """Write a figure with room for a small picture before it; returns that room."""
    size = scene.px(26)
    text = show_number(value)
    width = size + scene.px(6) + text_width(text, scene.metrics.number)
    spot = QRectF(cell.center().x() - width / 2, cell.center().y() - size / 2, size, size)
    start = spot.right() + scene.px(6)
    box = QRectF(start, cell.top(), cell.right() - start, cell.height())
    write(painter, box, text, scene.metrics.number, scene.palette.muted_ink, LEFT)
    return spot
