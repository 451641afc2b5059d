"""The journeys of a game as a small picture, without any widget: for the start page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPen

from engine.faraway.view import FarawayView
from engine.record import Seat
from ui.faraway.box import CardBox
from ui.faraway.cards.anatomy import REGION_ASPECT
from ui.faraway.cards.face import paint_card
from ui.theme.emblems import paint_emblem
from ui.theme.palette import Palette, tint
from ui.theme.paper import paint_desk

PLACES = 8
"""Regions of a finished journey."""


def table_picture(
    view: FarawayView, seats: Sequence[Seat], size: QSize, palette: Palette, box: CardBox
) -> QImage:
    """A row for each seat with its journey, as large as fits: cards overlap rather than become tiny."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_desk(painter, QRectF(0, 0, size.width(), size.height()), palette)
    high = size.height() / len(view.seats)
    for number, seat in enumerate(view.seats):
        band = QRectF(0, number * high, size.width(), high)
        _paint_journey(painter, band.adjusted(6, 3, -6, -3), seat.row, seats[number], palette, box)
    painter.end()
    return image


def _paint_journey(
    painter: QPainter, band: QRectF, regions: Sequence[int], who: Seat, palette: Palette, box: CardBox
) -> None:
    emblem = min(band.width() / 15.6, band.height() * 0.5)
    paint_emblem(
        painter,
        QRectF(band.left(), band.center().y() - emblem / 2, emblem, emblem),
        palette.seat(who.colour),
    )
    left = band.left() + emblem + 8
    step = (band.right() - left) / PLACES
    width = min(band.height() / REGION_ASPECT, step * 1.5)
    step = min(step, (band.right() - left - width) / (PLACES - 1), width + 4)
    top = band.center().y() - width * REGION_ASPECT / 2
    for place in range(PLACES):
        rect = QRectF(left + place * step, top, width, width * REGION_ASPECT)
        if place < len(regions):
            paint_card(painter, rect, box.region(regions[place]), palette)
        elif step >= width:
            painter.setPen(QPen(tint(palette.strong_line, 0.5), max(1.0, width / 80), Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect, width * 0.08, width * 0.08)
