"""The journeys of a game as a small picture, without any widget: for the start page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPen

from engine.faraway.view import FarawayView
from engine.record import Seat
from ui.faraway.box import CardBox
from ui.faraway.cards.face import paint_card
from ui.theme.emblems import paint_emblem
from ui.theme.palette import Palette, tint
from ui.theme.paper import paint_desk


def table_picture(
    view: FarawayView, seats: Sequence[Seat], size: QSize, palette: Palette, box: CardBox
) -> QImage:
    """A row for each seat, with its journey and the sanctuaries above."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_desk(painter, QRectF(0, 0, size.width(), size.height()), palette)
    count = len(view.seats)
    columns = 1 if count <= 3 else 2
    rows = -(-count // columns)
    wide, high = size.width() / columns, size.height() / rows
    for number, seat in enumerate(view.seats):
        band = QRectF((number % columns) * wide, (number // columns) * high, wide, high)
        _paint_seat(
            painter, band.adjusted(4, 3, -4, -3), seat.row, seat.sanctuaries, seats[number], palette, box
        )
    painter.end()
    return image


def _paint_seat(
    painter: QPainter,
    band: QRectF,
    regions: Sequence[int],
    sanctuaries: Sequence[int],
    who: Seat,
    palette: Palette,
    box: CardBox,
) -> None:
    emblem = min(22.0, band.height() * 0.3)
    card = min((band.width() - emblem - 10) / 8 - 2, band.height() * 0.64 / 1.4)
    small = min(card * 0.8, band.height() * 0.32 / 1.1)
    paint_emblem(
        painter,
        QRectF(band.left() + 2, band.center().y() - emblem / 2, emblem, emblem),
        palette.seat(who.colour),
    )
    left = band.left() + emblem + 8
    top = band.top() + small * 1.1 + 3
    for place in range(8):
        rect = QRectF(left + place * (card + 2), top, card, card * 1.4)
        if place < len(regions):
            paint_card(painter, rect, box.region(regions[place]), palette)
        else:
            painter.setPen(QPen(tint(palette.strong_line, 0.5), 1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect, card * 0.08, card * 0.08)
    for place, sanctuary in enumerate(sanctuaries):
        rect = QRectF(left + place * (small + 2), band.top(), small, small * 1.1)
        paint_card(painter, rect, box.sanctuary(sanctuary), palette)
