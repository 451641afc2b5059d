"""The end of a solo game: the donation check, and the points against the mark of a good result."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from engine.livingstone import events as happened
from ui.livingstone.scoring.drawing import Scene, write
from ui.livingstone.scoring.hand_picture import paint_panel
from ui.livingstone.scoring.tracks import paint_bar, paint_mark
from ui.numbers import show_number
from ui.texts import fill
from ui.theme.craft import paint_chest
from ui.theme.pieces import paint_die
from ui.widgets.writing import LEFT, RIGHT, text_width

translate = QCoreApplication.translate


def paint_solo_result(painter: QPainter, rect: QRectF, scene: Scene) -> None:
    """Paint both checks, one below the other, each with a tick or a cross."""
    donated = (scene.counted.donations or [0])[0]
    passed = not scene.step.out
    dice = next((step.events[0] for step in scene.steps if step.kind == "dice"), None)
    values = dice.values if isinstance(dice, happened.QueensDiceRolled) else ()
    middle = paint_panel(painter, rect, scene, 0)
    half = (rect.bottom() - middle.top()) / 2
    upper = QRectF(middle.left(), middle.top(), middle.width(), half)
    lower = QRectF(middle.left(), middle.top() + half, middle.width(), half)
    rule = fill(translate("Livingstone", "The donation must be more than %1."), show_number(sum(values)))
    _paint_check(painter, upper, scene, rule, passed)
    size = scene.px(64)
    left, line = upper.left() + scene.px(110), upper.center().y() - size / 2 - scene.px(8)
    paint_chest(painter, QRectF(left, line, size, size), scene.palette, opened=True)
    box = QRectF(left + size + scene.px(10), line, scene.px(90), size)
    write(painter, box, show_number(donated), scene.metrics.score, scene.palette.ink, LEFT, bold=True)
    side = scene.px(48)
    start = upper.right() - len(values) * (side + scene.px(8)) - scene.px(20)
    for number, value in enumerate(values):
        spot = QRectF(start + number * (side + scene.px(8)), line + (size - side) / 2, side, side)
        paint_die(painter, spot, value, scene.palette)
    total = QRectF(start - scene.px(96), line, scene.px(84), size)
    write(painter, total, show_number(sum(values)), scene.metrics.score, scene.palette.ink, RIGHT, bold=True)
    points = scene.step.points[0]
    mark = fill(translate("Livingstone", "A good result: %1 points or more."), show_number(scene.good_score))
    _paint_check(painter, lower, scene, mark, points >= scene.good_score)
    width = text_width(show_number(points), scene.metrics.score, bold=True) + scene.px(22)
    bar = QRectF(
        lower.left() + scene.px(110) + width,
        lower.center().y() - scene.px(24),
        lower.width() - scene.px(130) - width,
        scene.px(26),
    )
    figure = QRectF(lower.left() + scene.px(110), bar.top(), width, bar.height())
    write(painter, figure, show_number(points), scene.metrics.score, scene.palette.ink, LEFT, bold=True)
    paint_bar(painter, bar, scene, 0, points)
    paint_mark(painter, bar, scene)


def _paint_check(painter: QPainter, box: QRectF, scene: Scene, text: str, passed: bool) -> None:
    """The rule below, and a tick or a cross before it."""
    line = QRectF(
        box.left() + scene.px(110), box.bottom() - scene.px(52), box.width() - scene.px(120), scene.px(28)
    )
    write(painter, line, text, scene.metrics.heading, scene.palette.muted_ink, LEFT)
    side = scene.px(44)
    spot = QRectF(box.left() + scene.px(30), box.center().y() - side / 2 - scene.px(8), side, side)
    pen = QPen(scene.palette.good if passed else scene.palette.danger, scene.px(7))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if passed:
        corners = ((0.05, 0.55), (0.38, 0.9), (0.95, 0.12))
        painter.drawPolyline(
            QPolygonF([QPointF(spot.left() + x * side, spot.top() + y * side) for x, y in corners])
        )
    else:
        inner = spot.adjusted(side * 0.12, side * 0.12, -side * 0.12, -side * 0.12)
        painter.drawLine(inner.topLeft(), inner.bottomRight())
        painter.drawLine(inner.topRight(), inner.bottomLeft())
