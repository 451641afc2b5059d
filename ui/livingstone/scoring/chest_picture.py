"""The donation check: the Queen's dice, the chests opening one after another, and ties."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from engine.livingstone import events as happened
from ui.livingstone.scoring.drawing import Scene, columns, write
from ui.livingstone.scoring.hand_picture import paint_panel
from ui.numbers import show_number
from ui.texts import fill
from ui.theme.craft import paint_chest, paint_tent
from ui.theme.pieces import paint_coin, paint_die
from ui.widgets.writing import LEFT, text_width

translate = QCoreApplication.translate


def paint_chests(painter: QPainter, rect: QRectF, scene: Scene) -> None:
    """Paint the chests, those opened so far with what is in them; who is out is marked."""
    head = QRectF(rect.left(), rect.top(), rect.width(), scene.px(86))
    dice = next((step.events[0] for step in scene.told if step.kind == "dice"), None)
    if isinstance(dice, happened.QueensDiceRolled):
        _paint_dice(painter, head, scene, dice)
    else:
        rule = translate("Livingstone", "Whoever donated the least is disqualified.")
        write(painter, head, rule, scene.metrics.heading, scene.palette.muted_ink, title=True)
    body = QRectF(rect.left(), head.bottom(), rect.width(), rect.bottom() - head.bottom())
    donations = _donations(scene)
    for seat, box in enumerate(columns(body, len(scene.seats), scene.px(10), scene.px(260))):
        middle = paint_panel(painter, box, scene, seat)
        opened = seat < scene.step.opened
        just_now = scene.step.kind == "chest" and seat == scene.step.opened - 1
        lifted = opened and (not just_now or scene.progress > 0.4)
        side = min(middle.width(), middle.height(), scene.px(150))
        spot = QRectF(middle.center().x() - side / 2, middle.center().y() - side / 2, side, side)
        paint_chest(painter, spot, scene.palette, opened=lifted)
        foot = QRectF(box.left(), middle.bottom(), box.width(), box.bottom() - middle.bottom())
        if lifted:
            _paint_amount(painter, foot, scene, donations[seat])
        if just_now:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(scene.palette.glow, scene.px(3)))
            painter.drawRoundedRect(box, scene.px(8), scene.px(8))
        if seat in scene.step.out:
            paint_out(painter, box, spot, scene)


def paint_tie(painter: QPainter, rect: QRectF, scene: Scene) -> None:
    """Paint the seats of a tie with what tells them apart; the largest figure is lit."""
    event = scene.step.events[0]
    if not isinstance(event, happened.TieBroken):
        return
    most = max(event.values)
    boxes = columns(rect, len(event.seats), scene.px(14), scene.px(280))
    for seat, value, box in zip(event.seats, event.values, boxes, strict=True):
        middle = paint_panel(painter, box, scene, seat)
        side = min(middle.width(), middle.height(), scene.px(150))
        spot = QRectF(middle.center().x() - side / 2, middle.center().y() - side / 2, side, side)
        foot = QRectF(box.left(), middle.bottom(), box.width(), box.bottom() - middle.bottom())
        if event.by == "donation":
            paint_chest(painter, spot, scene.palette, opened=True)
            _paint_amount(painter, foot, scene, value)
        else:
            paint_tent(painter, spot, scene.colour(seat), scene.palette)
            write(painter, foot, show_number(value), scene.metrics.score, scene.palette.ink, bold=True)
        if value == most:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(scene.palette.glow, scene.px(3)))
            painter.drawRoundedRect(box, scene.px(8), scene.px(8))


def paint_out(painter: QPainter, box: QRectF, spot: QRectF, scene: Scene) -> None:
    """Cross a chest out and write why its owner has no points."""
    pen = QPen(scene.palette.danger, scene.px(5))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(spot.topLeft(), spot.bottomRight())
    painter.drawLine(spot.topRight(), spot.bottomLeft())
    band = QRectF(box.left(), spot.center().y() - scene.px(16), box.width(), scene.px(32))
    painter.fillRect(band, scene.palette.danger)
    text = translate("Livingstone", "disqualified")
    inner = band.adjusted(scene.px(6), 0, -scene.px(6), 0)
    write(painter, inner, text, scene.metrics.heading, scene.palette.danger_ink, bold=True)


def _donations(scene: Scene) -> tuple[int, ...]:
    for step in scene.steps:
        event = step.events[0] if step.events else None
        if isinstance(event, happened.ChestsOpened):
            return event.donations
    return (0,) * len(scene.seats)


def _paint_amount(painter: QPainter, foot: QRectF, scene: Scene, amount: int) -> None:
    """A coin and how many pounds there are."""
    size = scene.metrics.score
    text = show_number(amount)
    width = size + scene.px(8) + text_width(text, size, bold=True)
    left = foot.center().x() - width / 2
    paint_coin(painter, QRectF(left, foot.center().y() - size / 2, size, size), scene.palette)
    start = left + size + scene.px(8)
    write(
        painter,
        QRectF(start, foot.top(), foot.right() - start, foot.height()),
        text,
        size,
        scene.palette.ink,
        LEFT,
        bold=True,
    )


def _paint_dice(painter: QPainter, head: QRectF, scene: Scene, event: happened.QueensDiceRolled) -> None:
    total = sum(event.values)
    if len(scene.seats) == 1:
        rule = translate("Livingstone", "The donation must be more than %1.")
    else:
        rule = translate("Livingstone", "A donation must be at least %1.")
    side = scene.px(52)
    gap = scene.px(8)
    figure = scene.metrics.score
    width = (
        len(event.values) * (side + gap) + text_width(show_number(total), figure, bold=True) + scene.px(20)
    )
    left = head.center().x() - width / 2
    for number, value in enumerate(event.values):
        paint_die(painter, QRectF(left + number * (side + gap), head.top(), side, side), value, scene.palette)
    start = left + len(event.values) * (side + gap)
    painter.setPen(QPen(scene.palette.strong_line, scene.px(2)))
    painter.drawLine(QPointF(start, head.top() + side * 0.42), QPointF(start + gap, head.top() + side * 0.42))
    painter.drawLine(QPointF(start, head.top() + side * 0.58), QPointF(start + gap, head.top() + side * 0.58))
    write(
        painter,
        QRectF(start + gap * 1.6, head.top(), scene.px(80), side),
        show_number(total),
        figure,
        scene.palette.ink,
        LEFT,
        bold=True,
    )
    line = QRectF(head.left(), head.top() + side, head.width(), head.height() - side - scene.px(6))
    write(painter, line, fill(rule, show_number(total)), scene.metrics.text, scene.palette.muted_ink)
