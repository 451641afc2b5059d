"""The face of an action card: a picture of its own for each kind, the name, and in large also what it does."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QTextOption

from engine.livingstone.moves import (
    BOAT_BACK,
    DIG_THREE_STONES,
    FREE_TENT,
    FREE_TENT_SCORED_ROW,
    IGNORE_DIE_NUMBER,
    MINE_COLLAPSE,
    TAKE_TWO_DICE,
)
from ui.livingstone.card_pictures import PICTURE_HEIGHT, PICTURE_WIDTH, paint_picture
from ui.theme.fonts import text_font, title_font
from ui.theme.palette import Palette, blend
from ui.theme.sprites import sprite

ASPECT = 1.42
"""Height of a card for a width of 1."""


def ground_of(card: int, palette: Palette) -> QColor:
    """The ground of a card's picture: hills, river, mine or plain paper, by what the card is about."""
    if card in (FREE_TENT, IGNORE_DIE_NUMBER, FREE_TENT_SCORED_ROW):
        return palette.hills
    if card == BOAT_BACK:
        return palette.river
    if card in (DIG_THREE_STONES, MINE_COLLAPSE):
        return blend(palette.bank, palette.rock_black, 0.45)
    if card == TAKE_TWO_DICE:
        return blend(palette.panel, palette.accent, 0.35)
    return palette.bank


def fitted_font(font: QFont, text: str, rect: QRectF, least: int) -> QFont:
    """`font` made smaller, down to `least` pixels, until the wrapped text fits into `rect`."""
    fitted = QFont(font)
    fitted.setPixelSize(_fitted_size(font.key(), font.pixelSize(), text, rect.width(), rect.height(), least))
    return fitted


@lru_cache(maxsize=1000)
def _fitted_size(key: str, largest: int, text: str, width: float, height: float, least: int) -> int:
    """The size in pixels at which the font with the key `key` fits."""
    font = QFont()
    font.fromString(key)
    flags = int(Qt.TextFlag.TextWordWrap)
    for size in range(largest, least, -1):
        font.setPixelSize(size)
        metrics = QFontMetricsF(font)
        box = metrics.boundingRect(QRectF(0, 0, width, 10_000), flags, text)
        longest = max((metrics.horizontalAdvance(word) for word in text.split()), default=0.0)
        if box.height() <= height and longest <= width:
            return size
    return least


def draw_fitted(painter: QPainter, rect: QRectF, text: str, font: QFont, least: int) -> None:
    """Write `text` wrapped and centred into `rect`, smaller if need be."""
    painter.setFont(fitted_font(font, text, rect, least))
    option = QTextOption(Qt.AlignmentFlag.AlignCenter)
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    painter.drawText(rect, text, option)


@sprite(500)
def paint_card(
    painter: QPainter,
    rect: QRectF,
    card: int,
    palette: Palette,
    name: str,
    text: str = "",
    *,
    dimmed: bool = False,
) -> None:
    """Paint the face of `card` into `rect` with its `name` and, if given, the `text` that says what it does."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = rect.width()
    edge = max(1.0, width / 90)
    radius = width * 0.07
    body = QPainterPath()
    body.addRoundedRect(rect.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2), radius, radius)
    paper = palette.disabled if dimmed else palette.field if palette.dark else palette.panel
    painter.fillPath(body, paper)

    inset = width * 0.055
    picture_width = width - 2 * inset
    picture = QRectF(
        rect.left() + inset, rect.top() + inset, picture_width, picture_width * PICTURE_HEIGHT / PICTURE_WIDTH
    )
    frame = QPainterPath()
    frame.addRoundedRect(picture, radius * 0.7, radius * 0.7)
    painter.save()
    painter.setClipPath(frame)
    painter.setOpacity(painter.opacity() * (0.45 if dimmed else 1.0))
    painter.fillPath(frame, ground_of(card, palette))
    painter.translate(picture.topLeft())
    painter.scale(picture.width() / PICTURE_WIDTH, picture.height() / PICTURE_HEIGHT)
    paint_picture(painter, card, palette)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.line, edge))
    painter.drawPath(frame)

    painter.setPen(palette.disabled_ink if dimmed else palette.ink)
    below = QRectF(
        rect.left() + inset, picture.bottom(), picture_width, rect.bottom() - inset * 0.6 - picture.bottom()
    )
    if text:
        name_box = QRectF(below.left(), below.top() + inset * 0.4, below.width(), width * 0.2)
        draw_fitted(painter, name_box, name, title_font(round(width * 0.09)), max(8, round(width * 0.06)))
        middle = name_box.bottom() + inset * 0.15
        painter.setPen(QPen(palette.line, edge))
        painter.drawLine(QPointF(below.left() + inset, middle), QPointF(below.right() - inset, middle))
        painter.setPen(palette.disabled_ink if dimmed else palette.ink)
        text_box = QRectF(below.left(), middle, below.width(), below.bottom() - middle)
        draw_fitted(painter, text_box, text, text_font(round(width * 0.068)), max(8, round(width * 0.045)))
    else:
        draw_fitted(
            painter, below, name, text_font(round(width * 0.125), bold=True), max(7, round(width * 0.085))
        )

    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.line if dimmed else palette.strong_line, edge))
    painter.drawPath(body)
    painter.restore()


@sprite(500)
def paint_card_spine(
    painter: QPainter,
    rect: QRectF,
    card: int,
    palette: Palette,
    name: str,
    share: float,
    *,
    dimmed: bool = False,
) -> None:
    """Paint a card of which others leave only `share` at the left to be seen: a small picture, the name upright."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = rect.width()
    edge = max(1.0, width / 90)
    radius = width * 0.07
    body = QPainterPath()
    body.addRoundedRect(rect.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2), radius, radius)
    painter.fillPath(body, palette.disabled if dimmed else palette.field if palette.dark else palette.panel)
    inset = width * 0.04
    picture_width = width * share - 2 * inset
    picture = QRectF(
        rect.left() + inset, rect.top() + inset, picture_width, picture_width * PICTURE_HEIGHT / PICTURE_WIDTH
    )
    painter.save()
    painter.setClipRect(picture)
    painter.setOpacity(painter.opacity() * (0.45 if dimmed else 1.0))
    painter.fillRect(picture, ground_of(card, palette))
    painter.translate(picture.topLeft())
    painter.scale(picture.width() / PICTURE_WIDTH, picture.height() / PICTURE_HEIGHT)
    paint_picture(painter, card, palette)
    painter.restore()
    height = rect.bottom() - inset - picture.bottom()
    painter.save()
    painter.translate(rect.left() + inset, rect.bottom() - inset)
    painter.rotate(-90)
    painter.setPen(palette.disabled_ink if dimmed else palette.ink)
    words = QRectF(0, 0, height - inset, picture_width)
    draw_fitted(painter, words, name, text_font(round(width * 0.125), bold=True), max(7, round(width * 0.08)))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.line if dimmed else palette.strong_line, edge))
    painter.drawPath(body)
    painter.restore()


@sprite(500)
def paint_card_tile(
    painter: QPainter, rect: QRectF, card: int, palette: Palette, *, dimmed: bool = False
) -> None:
    """Paint only the picture of a card, as large as it fits into `rect`, on a plate that fills it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = max(1.0, rect.height() / 45)
    radius = rect.height() * 0.1
    body = QPainterPath()
    body.addRoundedRect(rect.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2), radius, radius)
    painter.setClipPath(body)
    painter.fillPath(body, palette.disabled if dimmed else palette.field if palette.dark else palette.panel)
    painter.save()
    painter.setOpacity(painter.opacity() * (0.45 if dimmed else 1.0))
    painter.fillPath(body, ground_of(card, palette))
    scale = min(rect.width() / PICTURE_WIDTH, rect.height() / PICTURE_HEIGHT)
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-PICTURE_WIDTH / 2, -PICTURE_HEIGHT / 2)
    paint_picture(painter, card, palette)
    painter.restore()
    painter.setClipping(False)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.line if dimmed else palette.strong_line, edge))
    painter.drawPath(body)
    painter.restore()


@sprite(500)
def paint_card_back(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint the back of an action card into `rect`: a compass rose on the accent colour."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = rect.width()
    edge = max(1.0, width / 45)
    radius = width * 0.1
    body = rect.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
    painter.setPen(QPen(palette.strong_line, edge))
    painter.setBrush(palette.panel)
    painter.drawRoundedRect(body, radius, radius)
    inset = width * 0.09
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(blend(palette.panel, palette.accent, 0.75 if not palette.dark else 0.5))
    painter.drawRoundedRect(body.adjusted(inset, inset, -inset, -inset), radius * 0.6, radius * 0.6)
    middle, reach = body.center(), width * 0.3
    rose = QPainterPath()
    for turn in range(8):
        angle = math.pi / 4 * turn
        out = reach if turn % 2 == 0 else reach * 0.34
        point = QPointF(middle.x() + out * math.sin(angle), middle.y() - out * math.cos(angle))
        if turn:
            rose.lineTo(point)
        else:
            rose.moveTo(point)
    rose.closeSubpath()
    painter.setBrush(palette.panel)
    painter.drawPath(rose)
    painter.restore()
