"""The faces and backs of cards. Painted into any rectangle of the right shape, from 40 pixels wide to the screen."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from engine.faraway.cards import Card, Region
from ui.faraway.cards.anatomy import (
    BAND_TOP,
    CORNER,
    HALF_CIRCLE,
    REGION_HEIGHT,
    SANCTUARY_HEIGHT,
    WIDTH,
    biome_spot,
    height_of,
    required,
    spots,
)
from ui.faraway.cards.colours import CardColours, card_colours
from ui.faraway.cards.landscapes import paint_landscape
from ui.faraway.cards.patterns import paint_band
from ui.faraway.cards.quests import paint_prerequisite, paint_quest
from ui.faraway.cards.symbols import biome_glyph, crescent, paint_symbol, polygon, star
from ui.numbers import show_number
from ui.theme.fonts import text_font
from ui.theme.palette import Palette, tint
from ui.theme.paper import paint_compass
from ui.theme.pens import round_pen
from ui.theme.sprites import sprite

LARGEST = 700.0
"""Pixels up to which a face is kept as a picture."""


@sprite(LARGEST)
def paint_card(
    painter: QPainter, rect: QRectF, card: Card, palette: Palette, *, dimmed: bool = False
) -> None:
    """Paint the face of a region or sanctuary into `rect`; `dimmed` for one that cannot be chosen or counts not yet."""
    colours = card_colours(palette)
    is_region = isinstance(card, Region)
    height = height_of(card)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / WIDTH, rect.height() / height)
    shape = _shape(height)
    painter.save()
    painter.setClipPath(shape)
    top = BAND_TOP[is_region]
    own = colours.biomes[card.biome]
    seed = card.number if isinstance(card, Region) else 100 + card.id
    paint_landscape(
        painter,
        QRectF(0, 0, WIDTH, top + 1),
        card.biome,
        colours,
        night=card.night,
        seed=seed,
        shrine=not is_region,
    )
    paint_band(painter, QRectF(0, top, WIDTH, height - top), card.biome, own)
    painter.setPen(round_pen(colours.halo, 1.6))
    painter.drawLine(QPointF(0, top), QPointF(WIDTH, top))
    if isinstance(card, Region):
        _duration(painter, card, colours)
    painter.restore()
    for spot in spots(card):
        if spot.kind == "biome" or (is_region and spot.kind == "night"):
            continue
        paint_symbol(painter, spot.rect, spot.kind, palette)
    _biome_sign(painter, card, colours)
    paint_quest(painter, 97, height - 30, card.quest, palette, colours)
    paint_prerequisite(painter, 97, height - 33, required(card), palette, colours)
    if dimmed:
        painter.fillPath(shape, tint(palette.desk, 0.5))
    painter.setPen(round_pen(colours.line, 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)
    painter.restore()


def _shape(height: float) -> QPainterPath:
    shape = QPainterPath()
    shape.addRoundedRect(QRectF(0.8, 0.8, WIDTH - 1.6, height - 1.6), CORNER, CORNER)
    return shape


def _duration(painter: QPainter, card: Region, colours: CardColours) -> None:
    """The exploration duration in a half circle: a sun with rays, or the night with a sickle."""
    centre, reach = HALF_CIRCLE.center(), HALF_CIRCLE.width() / 2
    if card.night:
        painter.setPen(round_pen(colours.halo, 2.4))
        painter.setBrush(colours.moon)
        painter.drawEllipse(HALF_CIRCLE)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.crescent)
        painter.save()
        painter.translate(3, 1)
        painter.scale(0.15, 0.15)
        painter.drawPath(crescent())
        painter.restore()
        for x, y, size in ((51, 6, 3), (46, 16, 2), (14, 19, 2)):
            painter.drawPath(star(x, y, size))
    else:
        rays = []
        for step in range(40):
            far = reach + (7 if step % 2 == 0 else 0)
            angle = math.tau * step / 40
            rays.append((centre.x() + far * math.cos(angle), centre.y() + far * math.sin(angle)))
        painter.setPen(round_pen(colours.halo, 3.4))
        painter.setBrush(colours.halo)
        painter.drawPath(polygon(tuple(rays)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.sun_edge)
        painter.drawPath(polygon(tuple(rays)))
        painter.setPen(round_pen(colours.sun_edge, 1.4))
        painter.setBrush(colours.sun)
        painter.drawEllipse(HALF_CIRCLE)
    painter.setPen(colours.moon_ink if card.night else colours.sun_ink)
    painter.setFont(text_font(24, bold=True))
    painter.drawText(QRectF(5, 0, 50, 29), Qt.AlignmentFlag.AlignCenter, show_number(card.number))


def _biome_sign(painter: QPainter, card: Card, colours: CardColours) -> None:
    own = colours.biomes[card.biome]
    place = biome_spot(card)
    painter.setPen(round_pen(own.ink, 1.2))
    painter.setBrush(own.ground)
    painter.drawEllipse(place)
    side = place.width() * 0.64
    painter.save()
    painter.translate(place.center().x() - side / 2, place.center().y() - side / 2)
    painter.scale(side / 100, side / 100)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(own.ink)
    painter.drawPath(biome_glyph(card.biome))
    painter.restore()


@sprite(LARGEST)
def paint_back(painter: QPainter, rect: QRectF, palette: Palette, *, sanctuary: bool = False) -> None:
    """Paint the back of a region, or of a sanctuary, into `rect`."""
    colours = card_colours(palette)
    height = SANCTUARY_HEIGHT if sanctuary else REGION_HEIGHT
    ground = colours.sanctuary_back if sanctuary else colours.back
    line = colours.sanctuary_back_line if sanctuary else colours.back_line
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / WIDTH, rect.height() / height)
    painter.fillPath(_shape(height), ground)
    painter.setPen(round_pen(tint(line, 0.8), 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(6, 6, WIDTH - 12, height - 12), 4, 4)
    painter.drawRoundedRect(QRectF(9, 9, WIDTH - 18, height - 18), 3, 3)
    middle = QPointF(WIDTH / 2, height / 2)
    if sanctuary:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(line)
        painter.save()
        painter.translate(middle.x() - 27, middle.y() - 27)
        painter.scale(0.54, 0.54)
        painter.drawPath(biome_glyph("haven"))
        painter.restore()
        for x, y in ((20, 20), (80, 20), (20, height - 20), (80, height - 20)):
            painter.drawPath(star(x, y, 6))
    else:
        paint_compass(painter, QRectF(middle.x() - 36, middle.y() - 36, 72, 72), palette)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(line)
        for x, y in ((20, 22), (80, 22), (20, height - 22), (80, height - 22)):
            painter.drawPath(star(x, y, 6))
    painter.setPen(round_pen(colours.line, 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_shape(height))
    painter.restore()
