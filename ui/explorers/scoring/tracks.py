"""The coins of every seat as bars, growing with the story; in a solo game with the mark to be reached."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.explorers.scoring.drawing import Scene, write_name
from ui.numbers import show_number, show_signed
from ui.theme.palette import blend
from ui.theme.paper import paint_sheet
from ui.widgets.writing import RIGHT, write_line


class Tracks(QWidget):
    """A bar for each player, in seat order."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scene: Scene | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_scene(self, scene: Scene) -> None:
        """Show `scene` from now on; a screen reader gets the coins."""
        self._scene = scene
        pairs = zip(scene.seats, scene.step.points, strict=True)
        self.setAccessibleDescription(
            "; ".join(f"{seat.name}: {show_number(coins)}" for seat, coins in pairs)
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
        height = min(inner.height() / len(scene.seats), scene.px(120))
        top = inner.center().y() - height * len(scene.seats) / 2
        for seat in range(len(scene.seats)):
            box = QRectF(inner.left(), top + seat * height, inner.width(), height)
            _paint_track(painter, box, scene, seat)
        painter.end()


def _paint_track(painter: QPainter, box: QRectF, scene: Scene, seat: int) -> None:
    palette, step = scene.palette, scene.step
    now, gain = step.points[seat], step.gains[seat]
    upper = box.height() * 0.56
    figure = QRectF(box.right() - scene.px(76), box.top(), scene.px(76), upper)
    write_line(painter, figure, show_number(now), scene.metrics.score, palette.ink, RIGHT, bold=True)
    plus = QRectF(figure.left() - scene.px(56), box.top(), scene.px(56), upper)
    if gain:
        write_line(painter, plus, show_signed(gain), scene.metrics.number, palette.good, RIGHT, bold=True)
    name = QRectF(box.left(), box.top(), plus.left() - box.left() - scene.px(4), upper)
    write_name(painter, name, scene, seat, scene.metrics.heading, centred=False)
    bar = QRectF(box.left(), box.top() + upper, box.width(), min(scene.px(22), box.height() * 0.3))
    most = max(*(max(told.points) for told in scene.steps), scene.view.threshold)
    end = max(10, 10 * ceil(most * 1.08 / 10))
    colour = scene.colour(seat)
    painter.setPen(QPen(palette.strong_line, scene.metrics.border))
    painter.setBrush(palette.field)
    painter.drawRoundedRect(bar, scene.px(4), scene.px(4))
    shown = now - gain * (1 - scene.progress)
    for value, fill in (
        (shown, blend(colour.fill, palette.field, 0.45)),
        (min(shown, now - gain), colour.fill),
    ):
        width = bar.width() * value / end
        if width > scene.px(4):
            painter.setPen(QPen(colour.edge, scene.metrics.border))
            painter.setBrush(fill)
            painter.drawRoundedRect(
                QRectF(bar.left(), bar.top(), width, bar.height()), scene.px(4), scene.px(4)
            )
    if scene.view.threshold:
        x = bar.left() + bar.width() * scene.view.threshold / end
        painter.setPen(QPen(palette.glow, scene.px(3)))
        painter.drawLine(QPointF(x, bar.top() - scene.px(4)), QPointF(x, bar.bottom() + scene.px(4)))
        label = QRectF(x - scene.px(30), bar.bottom() + scene.px(4), scene.px(60), scene.px(20))
        write_line(
            painter, label, show_number(scene.view.threshold), scene.metrics.text, palette.ink, bold=True
        )
