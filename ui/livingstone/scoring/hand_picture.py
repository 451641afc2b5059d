"""What the players hold at the end: unsold gems, and point cards."""

from __future__ import annotations

from math import ceil, sqrt

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter, QPen

from engine.livingstone import events as happened
from ui.livingstone.card_art import ASPECT, paint_card
from ui.livingstone.card_words import card_name
from ui.livingstone.scoring.drawing import Scene, columns, write, write_name
from ui.numbers import show_number, show_signed
from ui.theme.pieces import GEM_KINDS, paint_gem

translate = QCoreApplication.translate


def paint_hands(painter: QPainter, rect: QRectF, scene: Scene) -> None:
    """Paint the gems or the point cards of a "gems" or "cards" step, a panel for each seat."""
    boxes = columns(rect, len(scene.seats), scene.px(10), scene.px(260))
    for event, box in zip(scene.step.events, boxes, strict=True):
        if not isinstance(event, happened.GemsScored | happened.PointCardsScored):
            continue
        middle = paint_panel(painter, box, scene, event.seat)
        if isinstance(event, happened.GemsScored):
            things = sum(event.gems)
            _paint_gems(painter, middle, scene, event.gems)
        else:
            things = len(event.cards)
            _paint_cards(painter, middle, scene, event.cards)
        if not things:
            write(
                painter,
                middle,
                translate("Livingstone", "none"),
                scene.metrics.heading,
                scene.palette.muted_ink,
            )
        foot = QRectF(box.left(), middle.bottom(), box.width(), box.bottom() - middle.bottom())
        gain = show_signed(event.points) if event.points else show_number(0)
        write(painter, foot, gain, scene.metrics.score, scene.palette.ink, bold=True)


def paint_panel(painter: QPainter, box: QRectF, scene: Scene, seat: int) -> QRectF:
    """Paint the panel of a seat with its name; returns the free middle, with room for a figure below."""
    palette = scene.palette
    painter.setBrush(palette.panel)
    painter.setPen(QPen(palette.line, scene.metrics.border))
    painter.drawRoundedRect(box, scene.px(8), scene.px(8))
    painter.fillRect(
        QRectF(box.left() + scene.px(10), box.top() + scene.px(40), box.width() - scene.px(20), scene.px(3)),
        scene.colour(seat).fill,
    )
    head = QRectF(box.left() + scene.px(8), box.top() + scene.px(6), box.width() - scene.px(16), scene.px(32))
    write_name(painter, head, scene, seat, scene.metrics.heading)
    return QRectF(
        box.left() + scene.px(12),
        box.top() + scene.px(54),
        box.width() - scene.px(24),
        box.height() - scene.px(118),
    )


def _paint_gems(painter: QPainter, box: QRectF, scene: Scene, gems: tuple[int, int, int]) -> None:
    kinds = [kind for kind, count in zip(GEM_KINDS, gems, strict=True) for _ in range(count)]
    if not kinds:
        return
    across = max(1, min(len(kinds), ceil(sqrt(len(kinds) * box.width() / box.height()))))
    lines = ceil(len(kinds) / across)
    side = min(box.width() / across, box.height() / lines, scene.px(64))
    top = box.center().y() - lines * side / 2
    for number, kind in enumerate(kinds):
        line, place = divmod(number, across)
        in_line = min(across, len(kinds) - line * across)
        left = box.center().x() - in_line * side / 2 + place * side
        inset = side * 0.08
        spot = QRectF(left, top + line * side, side, side).adjusted(inset, inset, -inset, -inset)
        paint_gem(painter, spot, kind, scene.palette)


def _paint_cards(painter: QPainter, box: QRectF, scene: Scene, cards: tuple[int, ...]) -> None:
    """The cards fanned from top to bottom, so that the picture of each shows."""
    if not cards:
        return
    step_share = 0.42
    height_share = ASPECT + step_share * ASPECT * (len(cards) - 1)
    width = min(box.width(), box.height() / height_share, scene.px(170))
    height, step = width * ASPECT, width * ASPECT * step_share
    top = box.center().y() - (height + step * (len(cards) - 1)) / 2
    for number, card in enumerate(cards):
        spot = QRectF(box.center().x() - width / 2, top + number * step, width, height)
        paint_card(painter, spot, card, scene.palette, card_name(card))
