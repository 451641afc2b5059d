"""The six rows of tents and who has most in each, told one after the other from the river up."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from engine.livingstone import events as happened
from engine.livingstone.moves import ROWS
from ui.livingstone.scoring.drawing import Scene, write, write_name
from ui.numbers import show_number, show_signed
from ui.theme.craft import paint_tent
from ui.theme.emblems import paint_emblem
from ui.widgets.writing import LEFT, text_width

translate = QCoreApplication.translate


def paint_rows(painter: QPainter, rect: QRectF, scene: Scene) -> None:
    """Paint the rows with all tents; the rows told so far also show who has won them."""
    told = {step.row for step in scene.told}
    rows = [step.events[0] for step in scene.steps if step.kind == "row"]
    head = scene.px(28)
    left, right = scene.px(44), scene.px(154)
    height = (rect.height() - head) / ROWS
    owners = max((len(event.tents) for event in rows if isinstance(event, happened.RowScored)), default=1)
    cell = (rect.width() - left - right) / owners
    for owner in range(owners):
        write_name(
            painter,
            QRectF(rect.left() + left + owner * cell, rect.top(), cell - scene.px(6), head),
            scene,
            owner,
            scene.metrics.text,
        )
    write(
        painter,
        QRectF(rect.right() - right, rect.top(), right, head),
        translate("Livingstone", "Most tents"),
        scene.metrics.text,
        scene.palette.muted_ink,
        bold=True,
    )
    for event in rows:
        if isinstance(event, happened.RowScored):
            top = rect.top() + head + (ROWS - 1 - event.row) * height
            band = QRectF(rect.left(), top, rect.width(), height - scene.px(4))
            _paint_row(painter, band, scene, event, event.row in told, (left, cell, right))


def _paint_row(
    painter: QPainter,
    band: QRectF,
    scene: Scene,
    event: happened.RowScored,
    told: bool,
    widths: tuple[float, float, float],
) -> None:
    palette, present = scene.palette, scene.step.row == event.row
    left, cell, right = widths
    painter.setBrush(palette.column_lit if present else palette.terraces[event.row])
    painter.setPen(
        QPen(palette.glow, scene.px(2)) if present else QPen(palette.terrace_line, scene.metrics.border)
    )
    painter.drawRoundedRect(band, scene.metrics.radius, scene.metrics.radius)
    number = QRectF(band.left(), band.top(), left, band.height())
    write(
        painter,
        number,
        show_number(event.row + 1),
        scene.metrics.number,
        palette.terrace_ink,
        bold=True,
        title=True,
    )
    for owner, count in enumerate(event.tents):
        box = QRectF(band.left() + left + owner * cell, band.top(), cell - scene.px(6), band.height())
        if told and owner in event.winners:
            _mark_winner(painter, box, scene, present)
        _paint_tents(painter, box, scene, owner, count)
    _paint_gain(painter, QRectF(band.right() - right, band.top(), right, band.height()), scene, event, told)


def _mark_winner(painter: QPainter, box: QRectF, scene: Scene, present: bool) -> None:
    inset = scene.px(4)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    colour = scene.palette.glow if present else scene.palette.strong_line
    painter.setPen(QPen(colour, scene.px(2.5 if present else 1.5)))
    painter.drawRoundedRect(box.adjusted(0, inset, 0, -inset), scene.metrics.radius, scene.metrics.radius)


def _paint_tents(painter: QPainter, box: QRectF, scene: Scene, owner: int, count: int) -> None:
    """The tents side by side, overlapping where they are many, and their number."""
    if not count:
        return
    size = min(box.height() * 0.62, scene.px(44))
    figure = scene.metrics.number
    digits = text_width(show_number(count), figure, bold=True) + scene.px(12)
    room = box.width() - digits - scene.px(10) - size
    step = min(size * 0.82, room / (count - 1)) if count > 1 else 0.0
    width = size + step * (count - 1) + digits
    left = box.left() + max(scene.px(6), (box.width() - width) / 2)
    top = box.center().y() - size / 2
    for number in range(count):
        paint_tent(painter, QRectF(left + number * step, top, size, size), scene.colour(owner), scene.palette)
    text = QRectF(left + size + step * (count - 1) + scene.px(5), box.top(), digits, box.height())
    write(painter, text, show_number(count), figure, scene.palette.terrace_ink, LEFT, bold=True)


def _paint_gain(painter: QPainter, box: QRectF, scene: Scene, event: happened.RowScored, told: bool) -> None:
    """The points of the row; once it is told, who gets how many of them."""
    palette = scene.palette
    available = QRectF(box.left(), box.top(), scene.px(50), box.height())
    painter.setPen(QPen(palette.terrace_line, scene.metrics.border))
    middle = available.left()
    painter.drawLine(
        QPointF(middle, box.top() + box.height() * 0.2), QPointF(middle, box.bottom() - box.height() * 0.2)
    )
    write(
        painter,
        available,
        show_number(scene.majority_points[event.row]),
        scene.metrics.number,
        palette.terrace_ink,
        bold=not told,
    )
    winners = [owner for owner in event.winners if owner < len(scene.seats)]
    if not told or not winners:
        return
    rest = QRectF(available.right(), box.top(), box.right() - available.right() - scene.px(6), box.height())
    gain = show_signed(event.points) if event.points else show_number(0)
    digits = text_width(gain, scene.metrics.number, bold=True) + scene.px(6)
    side = min(scene.metrics.emblem, (rest.width() - digits) / len(winners) - scene.px(2))
    for place, owner in enumerate(winners):
        left = rest.left() + place * (side + scene.px(2))
        paint_emblem(painter, QRectF(left, rest.center().y() - side / 2, side, side), scene.colour(owner))
    left = rest.left() + len(winners) * (side + scene.px(2)) + scene.px(4)
    write(
        painter,
        QRectF(left, rest.top(), rest.right() - left, rest.height()),
        gain,
        scene.metrics.number,
        palette.terrace_ink,
        LEFT,
        bold=True,
    )
