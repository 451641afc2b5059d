"""The scoring track of every player, growing with the story."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.livingstone.scoring.drawing import Scene, write, write_name
from ui.numbers import show_number, show_signed
from ui.theme.emblems import paint_emblem
from ui.theme.palette import blend
from ui.theme.paper import paint_sheet
from ui.widgets.writing import LEFT, RIGHT, text_width

translate = QCoreApplication.translate


class Tracks(QWidget):
    """A bar for each player, in seat order, as long as the score after the present step."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scene: Scene | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_scene(self, scene: Scene) -> None:
        """Show `scene` from now on; a screen reader gets the scores."""
        self._scene = scene
        scores = zip(scene.seats, scene.step.points, strict=True)
        self.setAccessibleDescription(
            "; ".join(f"{seat.name}: {show_number(points)}" for seat, points in scores)
        )
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(220, 200)

    def paintEvent(self, event: QPaintEvent) -> None:
        scene = self._scene
        if scene is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = QRectF(self.rect())
        paint_sheet(painter, sheet, scene.palette, scene.metrics.scale)
        inset = scene.px(26)
        inner = sheet.adjusted(inset, scene.px(20), -inset, -scene.px(20))
        height = min(inner.height() / len(scene.seats), scene.px(128))
        top = inner.center().y() - height * len(scene.seats) / 2
        for seat in range(len(scene.seats)):
            _paint_track(
                painter, QRectF(inner.left(), top + seat * height, inner.width(), height), scene, seat
            )
        painter.end()


def longest(scene: Scene) -> int:
    """The score at the right end of the tracks: the next ten above all scores of the story."""
    top = max(max(step.points) for step in scene.steps)
    if len(scene.seats) == 1:
        top = max(top, scene.good_score + 10)
    return max(10, 10 * ceil(top / 10))


def _paint_track(painter: QPainter, box: QRectF, scene: Scene, seat: int) -> None:
    palette, metrics = scene.palette, scene.metrics
    out = seat in scene.step.out
    now, gain = scene.step.points[seat], scene.step.gains[seat]
    figure = QRectF(box.right() - scene.px(76), box.top(), scene.px(76), box.height() * 0.56)
    write(
        painter,
        figure,
        show_number(now),
        metrics.score,
        palette.danger if out else palette.ink,
        RIGHT,
        bold=True,
    )
    change = show_signed(gain) if gain else ""
    width = text_width(change, metrics.number, bold=True) + scene.px(8) if change else 0
    plus = QRectF(figure.left() - width, box.top(), width, box.height() * 0.56)
    write(
        painter, plus, change, metrics.number, palette.danger if gain < 0 else palette.good, RIGHT, bold=True
    )
    name = QRectF(box.left(), box.top(), plus.left() - box.left() - scene.px(6), box.height() * 0.56)
    write_name(painter, name, scene, seat, metrics.heading, centred=False)
    bar = QRectF(
        box.left(), box.top() + box.height() * 0.56, box.width(), min(scene.px(22), box.height() * 0.3)
    )
    paint_bar(painter, bar, scene, seat, now - gain * (1 - scene.progress))
    if len(scene.seats) == 1:
        paint_mark(painter, bar, scene)
    if out:
        text = translate("Livingstone", "disqualified")
        write(
            painter, bar.adjusted(scene.px(34), 0, 0, 0), text, metrics.small, palette.danger, LEFT, bold=True
        )


def paint_bar(painter: QPainter, bar: QRectF, scene: Scene, seat: int, score: float) -> None:
    """Paint a track that is filled up to `score`; what the present step brought is paler."""
    palette, end = scene.palette, longest(scene)
    colour = scene.colour(seat)
    painter.setPen(QPen(palette.strong_line, scene.metrics.border))
    painter.setBrush(palette.field)
    painter.drawRoundedRect(bar, scene.px(4), scene.px(4))
    painter.setPen(QPen(palette.line, scene.metrics.border))
    for mark in range(10, end, 10):
        x = bar.left() + bar.width() * mark / end
        painter.drawLine(QPointF(x, bar.top() + scene.px(2)), QPointF(x, bar.bottom() - scene.px(2)))
    before = max(0.0, float(scene.step.points[seat] - max(0, scene.step.gains[seat])))
    for value, fill in ((score, blend(colour.fill, palette.field, 0.45)), (min(score, before), colour.fill)):
        width = bar.width() * value / end
        if width > scene.px(4):
            painter.setPen(QPen(colour.edge, scene.metrics.border))
            painter.setBrush(fill)
            painter.drawRoundedRect(
                QRectF(bar.left(), bar.top(), width, bar.height()), scene.px(4), scene.px(4)
            )
    side = bar.height() * 1.15
    x = min(max(bar.left() + bar.width() * score / end, bar.left() + side / 2), bar.right() - side / 2)
    paint_emblem(painter, QRectF(x - side / 2, bar.center().y() - side / 2, side, side), colour)


def paint_mark(painter: QPainter, bar: QRectF, scene: Scene) -> None:
    """Solo: mark where a good result begins."""
    x = bar.left() + bar.width() * scene.good_score / longest(scene)
    painter.setPen(QPen(scene.palette.glow, scene.px(3)))
    painter.drawLine(QPointF(x, bar.top() - scene.px(4)), QPointF(x, bar.bottom() + scene.px(4)))
    text = show_number(scene.good_score)
    label = QRectF(x - scene.px(30), bar.bottom() + scene.px(4), scene.px(60), scene.px(20))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    write(painter, label, text, scene.metrics.text, scene.palette.ink, bold=True)
