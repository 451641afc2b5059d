"""The quest of a card and its prerequisite, drawn without words."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from engine.faraway.cards import (
    COLOURED,
    Flat,
    NoQuest,
    PerBiome,
    PerBiomeSet,
    PerClue,
    PerNight,
    PerWonder,
    Quest,
)
from ui.faraway.cards.colours import CardColours
from ui.faraway.cards.patterns import paint_band
from ui.faraway.cards.symbols import biome_glyph, paint_symbol, polygon
from ui.numbers import show_number
from ui.theme.fonts import text_font
from ui.theme.palette import Palette
from ui.theme.pens import round_pen

NO_QUEST = -1
"""Instead of fame: the card has no quest."""

SIGN = 24.0
"""Height of what stands on the plate of a quest, in units of a card 100 wide."""


def sign_width(quest: Quest) -> float:
    """How wide the sign of what is counted is; 0 where nothing is counted."""
    match quest:
        case PerWonder() | PerNight() | PerClue():
            return SIGN
        case PerBiome(biomes=biomes):
            return 18.0 * len(biomes) + 1
        case PerBiomeSet():
            return 37.0
        case Flat() | NoQuest():
            return 0.0


def plate_width(quest: Quest) -> float:
    """How wide the plate of a quest is; 0 for a card without one."""
    if isinstance(quest, NoQuest):
        return 0.0
    sign = sign_width(quest)
    return 30.0 + (sign + 6.0 if sign else 0.0)


def paint_quest(
    painter: QPainter, right: float, top: float, quest: Quest, palette: Palette, colours: CardColours
) -> None:
    """Paint the plate of a quest with its right upper corner there: fame, and for what it is given."""
    if isinstance(quest, NoQuest):
        return
    width = plate_width(quest)
    plate = QRectF(right - width, top, width, SIGN + 3)
    painter.setPen(round_pen(colours.plate_edge, 1.2))
    painter.setBrush(colours.plate)
    painter.drawRoundedRect(plate, 5, 5)
    paint_fame(painter, QRectF(plate.left() + 2, plate.top() + 1, 26, 25), quest.fame, colours)
    sign = sign_width(quest)
    if not sign:
        return
    painter.setPen(round_pen(colours.plate_edge, 1.8))
    painter.drawLine(
        QPointF(plate.left() + 33, plate.top() + 5), QPointF(plate.left() + 29.5, plate.bottom() - 5)
    )
    paint_counted(
        painter, QRectF(plate.right() - sign - 2, plate.top() + 1.5, sign, SIGN), quest, palette, colours
    )


def paint_fame(painter: QPainter, rect: QRectF, fame: int, colours: CardColours) -> None:
    """Paint an amount of fame on a golden seal; `NO_QUEST` paints a dash."""
    centre, reach = rect.center(), min(rect.width(), rect.height()) / 2
    points = []
    for step in range(32):
        far = reach * (1.0 if step % 2 == 0 else 0.9)
        angle = math.tau * step / 32
        points.append((centre.x() + far * math.cos(angle), centre.y() + far * math.sin(angle)))
    painter.setPen(round_pen(colours.fame_edge, reach * 0.09))
    painter.setBrush(colours.fame)
    painter.drawPath(polygon(tuple(points)))
    text = "\N{EN DASH}" if fame == NO_QUEST else show_number(fame)
    painter.setFont(text_font(round(reach * (1.5 if len(text) == 1 else 1.24)), bold=True))
    painter.setPen(colours.fame_ink)
    painter.drawText(rect.adjusted(-4, -4, 4, 4), Qt.AlignmentFlag.AlignCenter, text)


def paint_counted(
    painter: QPainter, rect: QRectF, quest: Quest, palette: Palette, colours: CardColours
) -> None:
    """Paint what a quest counts."""
    match quest:
        case PerWonder(wonder=wonder):
            paint_symbol(painter, rect, wonder, palette, halo=False)
        case PerNight():
            paint_symbol(painter, rect, "night", palette, halo=False)
        case PerClue():
            paint_symbol(painter, rect, "clue", palette, halo=False)
        case PerBiome(biomes=biomes):
            for number, biome in enumerate(biomes):
                paint_chip(
                    painter, QRectF(rect.left() + 18 * number, rect.top(), 19, rect.height()), biome, colours
                )
        case PerBiomeSet():
            for number, biome in enumerate(COLOURED):
                paint_chip(
                    painter,
                    QRectF(rect.left() + 9.25 * number, rect.top(), 9.25, rect.height()),
                    biome,
                    colours,
                )
        case Flat() | NoQuest():
            pass


def paint_chip(painter: QPainter, rect: QRectF, biome: str, colours: CardColours) -> None:
    """Paint a small card of a biome: ground, pattern and sign."""
    own = colours.biomes[biome]
    box = rect.adjusted(0.6, 0.6, -0.6, -0.6)
    shape = QPainterPath()
    shape.addRoundedRect(box, 3, 3)
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    if rect.width() >= SIGN - 8:
        paint_band(painter, box, biome, own)
    painter.fillRect(box if rect.width() < SIGN - 8 else box.adjusted(2.5, 3.5, -2.5, -3.5), own.ground)
    painter.restore()
    painter.setPen(round_pen(colours.line, 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)
    side = min(box.width(), box.height()) * 0.86
    painter.save()
    painter.translate(box.center().x() - side / 2, box.center().y() - side / 2)
    painter.scale(side / 100, side / 100)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(own.ink)
    painter.drawPath(biome_glyph(biome))
    painter.restore()


def paint_prerequisite(
    painter: QPainter, right: float, bottom: float, wonders: list[str], palette: Palette, colours: CardColours
) -> None:
    """Paint what must be visible, on a strip that points down at the quest; nothing for no wonders."""
    if not wonders:
        return
    side = 19.0 if len(wonders) <= 4 else 16.5
    width = side * len(wonders) + 5
    top = bottom - side - 2
    left = right - width
    strip = polygon(
        (
            (left, top),
            (right, top),
            (right, bottom),
            (right - 12, bottom),
            (right - 16, bottom + 4),
            (right - 20, bottom),
            (left, bottom),
            (left + 3, (top + bottom) / 2),
        )
    )
    painter.setPen(round_pen(colours.plate_edge, 1.2))
    painter.setBrush(colours.plate)
    painter.drawPath(strip)
    for number, wonder in enumerate(wonders):
        place = QRectF(left + 3.5 + number * side, top + 1, side, side)
        paint_symbol(painter, place, wonder, palette, halo=False)
