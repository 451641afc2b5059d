"""Cards as they are drawn: a title, the figure of what may be explored, and what the card changes besides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from engine.explorers.cards import Explore, Specialty
from ui.explorers.art import paint_city, paint_explorer, paint_found, paint_village, paint_wreck
from ui.explorers.card_figure import Figure, Mark, figure_of
from ui.explorers.card_signs import paint_era_seal, paint_terrain
from ui.explorers.card_words import AnyCard, era_numerals
from ui.numbers import show_number
from ui.theme.palette import Palette, SeatColour, blend, tint
from ui.theme.pieces import outline_pen, paint_coin
from ui.theme.sprites import sprite
from ui.widgets.writing import write_line, write_paragraph

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class Used:
    """How many hexes of each (step, slot) of a card have been explored, and would be by the move considered."""

    counts: Mapping[tuple[int, int], int] = field(default_factory=dict)
    considered: tuple[int, int] | None = None


NOTHING_USED = Used()


def paint_card(
    painter: QPainter,
    rect: QRectF,
    card: AnyCard,
    palette: Palette,
    *,
    numeral: str = "",
    title: str = "",
    text: str = "",
    seat: SeatColour | None = None,
    used: Used = NOTHING_USED,
    glow: bool = False,
) -> None:
    """A card. `numeral` seals an investigate card, `title` and `text` are written on a card that has room."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = max(1.0, rect.height() / 90)
    inset = rect.height() * 0.035
    _plate(painter, rect.adjusted(0, 0, 0, 2 * edge), palette, isinstance(card, Specialty), glow)
    inner = rect.adjusted(inset + edge, inset + edge, -inset - edge, -inset - edge)
    inner = inner.adjusted(inset, inset * 0.6, -inset, -inset * 0.6)
    if title:
        head = QRectF(inner.left(), inner.top(), inner.width(), rect.height() * 0.17)
        if numeral:
            head.setLeft(rect.left() + rect.height() * 0.25)
        write_line(painter, head, title, rect.height() * 0.105, palette.muted_ink, bold=True, title=True)
        inner.setTop(head.bottom())
    if text:
        narrow = rect.width() <= rect.height()
        high = rect.height() * (0.4 if narrow else 0.2)
        pixels = rect.height() * (0.085 if narrow else 0.098)
        foot = QRectF(inner.left(), inner.bottom() - high, inner.width(), high)
        write_paragraph(painter, foot, text, pixels, palette.ink, Qt.AlignmentFlag.AlignCenter)
        inner.setBottom(foot.top())
    if numeral and not title:
        inner.setLeft(inner.left() + rect.height() * 0.17)
    if isinstance(card, Explore) and card.uses_specialty:
        paint_era_seal(painter, inner.adjusted(inset, inset, -inset, -inset), era_numerals(card), palette)
    else:
        _paint_body(painter, inner, card, palette, seat, used)
    if numeral:
        side = rect.height() * (0.24 if title else 0.3)
        seal = QRectF(rect.left() + edge * 2, rect.top() + edge * 2, side, side)
        paint_era_seal(painter, seal, numeral, palette)
    painter.restore()


@sprite(900)
def _plate(painter: QPainter, rect: QRectF, palette: Palette, investigate: bool, glow: bool) -> None:
    """The bare card on its shadow."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = max(1.0, rect.height() / 92)
    card = rect.adjusted(0, 0, 0, -2 * edge)
    radius = min(card.width(), card.height()) * 0.07
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.shadow)
    painter.drawRoundedRect(card.translated(0, edge * 1.5), radius, radius)
    painter.setBrush(blend(palette.panel, palette.brass, 0.13) if investigate else palette.panel)
    painter.setPen(QPen(palette.glow, edge * 3) if glow else QPen(palette.strong_line, edge))
    painter.drawRoundedRect(card.adjusted(edge, edge, -edge, -edge), radius, radius)
    inset = card.height() * 0.035 + edge
    painter.setPen(QPen(tint(palette.strong_line, 0.45), max(0.8, edge * 0.7)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(card.adjusted(inset, inset, -inset, -inset), radius * 0.7, radius * 0.7)
    painter.restore()


def _paint_body(
    painter: QPainter, rect: QRectF, card: AnyCard, palette: Palette, seat: SeatColour | None, used: Used
) -> None:
    bonus = isinstance(card, Specialty) and (card.coin_factor > 1 or card.treasures_per_ruin > 1)
    room = QRectF(rect)
    if bonus and isinstance(card, Specialty):
        side = min(rect.width() * 0.28, rect.height() * 0.62)
        corner = QRectF(rect.right() - side, rect.center().y() - side / 2, side, side)
        room.setRight(corner.left() - side * 0.08)
        _paint_bonus(painter, corner, card, palette)
    paint_figure(painter, room, figure_of(card), palette, seat, used)


def _paint_bonus(painter: QPainter, rect: QRectF, card: Specialty, palette: Palette) -> None:
    sign = QRectF(rect.left() + rect.width() * 0.16, rect.top(), rect.width() * 0.68, rect.height() * 0.62)
    if card.coin_factor > 1:
        paint_coin(painter, sign, palette)
        count = card.coin_factor
    else:
        paint_wreck(painter, sign, "", palette)
        count = card.treasures_per_ruin
    text = QRectF(rect.left(), sign.bottom(), rect.width(), rect.height() * 0.38)
    write_line(painter, text, f"× {show_number(count)}", rect.height() * 0.32, palette.ink, bold=True)


def paint_figure(
    painter: QPainter, rect: QRectF, figure: Figure, palette: Palette, seat: SeatColour | None, used: Used
) -> None:
    """The figure of a card as large as `rect` allows; explored hexes carry an explorer of the seat."""
    left, top, right, bottom = figure.box
    scale = min(rect.width() / (right - left), rect.height() / (bottom - top), rect.height() / 2.4)
    origin = QPointF(
        rect.center().x() - scale * (left + right) / 2, rect.center().y() - scale * (top + bottom) / 2
    )

    def at(x: float, y: float) -> QPointF:
        return origin + QPointF(x * scale, y * scale)

    if figure.ringed:
        box = QRectF(at(left, top), at(right, bottom))
        pen = QPen(palette.ink, max(1.2, scale * 0.1))
        pen.setDashPattern([2.5, 2.5])
        painter.setPen(pen)
        painter.setBrush(tint(palette.glow, 0.12))
        painter.drawRoundedRect(box, scale, scale)
    seen: dict[tuple[int, int], int] = {}
    for mark in figure.marks:
        reach = mark.size * scale * 0.99
        middle = at(mark.x, mark.y)
        box = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
        key = (mark.step, mark.slot)
        number = seen.get(key, 0)
        seen[key] = number + 1
        done = mark.step >= 0 and number < used.counts.get(key, 0)
        aimed = key == used.considered and number == used.counts.get(key, 0)
        _paint_mark(painter, box, mark, palette, seat)
        if mark.kind in ("hex", "city", "coin") and (done or aimed):
            _paint_done(painter, box, palette, seat, aimed=aimed)
    for line in figure.lines:
        points = QPolygonF([at(x, y) for x, y in line])
        for colour, width in ((tint(palette.panel, 0.85), 0.24), (palette.ink, 0.12)):
            painter.setPen(outline_pen(colour, scale * width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline(points)


def _paint_done(
    painter: QPainter, box: QRectF, palette: Palette, seat: SeatColour | None, *, aimed: bool
) -> None:
    side = box.width() * 0.56
    inner = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
    if seat is None:
        return
    if aimed:
        paint_explorer(painter, inner, seat, palette, opacity=0.6)
    else:
        paint_explorer(painter, inner, seat, palette)


def _paint_mark(
    painter: QPainter, box: QRectF, mark: Mark, palette: Palette, seat: SeatColour | None
) -> None:
    if mark.kind == "hex":
        paint_terrain(painter, box, mark.terrain, palette)
    elif mark.kind == "faint":
        before = painter.opacity()
        painter.setOpacity(before * 0.16)
        paint_terrain(painter, box, mark.terrain, palette)
        painter.setOpacity(before)
    elif mark.kind == "city":
        paint_city(painter, box, "?", palette)
    elif mark.kind == "coin":
        paint_coin(painter, box, palette)
    elif mark.kind == "village":
        _paint_plain_village(painter, box, palette, seat)
    elif mark.kind == "dots":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.ink)
        for step in (-1, 0, 1):
            middle = box.center() + QPointF(step * box.width() * 0.3, -step * box.width() * 0.17)
            painter.drawEllipse(middle, box.width() * 0.1, box.width() * 0.1)
    elif mark.kind == "arrow":
        painter.setPen(outline_pen(palette.ink, box.width() * 0.14))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        middle, reach = box.center(), box.width() / 2
        painter.drawLine(QPointF(middle.x() - reach, middle.y()), QPointF(middle.x() + reach, middle.y()))
        painter.drawPolyline(
            QPolygonF(
                [
                    QPointF(middle.x() + reach * 0.3, middle.y() - reach * 0.6),
                    QPointF(middle.x() + reach, middle.y()),
                    QPointF(middle.x() + reach * 0.3, middle.y() + reach * 0.6),
                ]
            )
        )


def _paint_plain_village(painter: QPainter, box: QRectF, palette: Palette, seat: SeatColour | None) -> None:
    paint_village(painter, box, seat or palette.solo, palette)


def paint_small_card(
    painter: QPainter, rect: QRectF, card: AnyCard, palette: Palette, *, done: bool, now: bool
) -> None:
    """An explore card in small; `done` cards are pale with a tick, the card in play has a strong edge."""
    before = painter.opacity()
    if done:
        painter.setOpacity(before * 0.6)
    paint_card(painter, rect, card, palette, glow=now)
    painter.setOpacity(before)
    if done:
        side = min(rect.width(), rect.height()) * 0.42
        corner = QRectF(rect.right() - side, rect.bottom() - side, side, side)
        paint_found(painter, corner, palette.solo, palette)
