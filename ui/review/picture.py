"""The table of the chosen move as a picture, drawn when there is time for it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.context import UiContext

KEPT = 12
"""Pictures that are not drawn anew when the player comes back to them."""
PAUSE = 60
"""Milliseconds without a step before a picture is drawn: who steps quickly does not wait for each."""


class MovePicture(QWidget):
    """Asks `draw` for the picture before an entry of the record, in pixels of the screen."""

    clicked = Signal()

    def __init__(self, context: UiContext, draw: Callable[[int, QSize], QImage]) -> None:
        super().__init__()
        self._context = context
        self._draw = draw
        self._ply: int | None = None
        self._shown: QImage | None = None
        self._images: OrderedDict[tuple[int, int, int, str], QImage] = OrderedDict()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self._make)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        px = self._context.theme.metrics.px
        return QSize(px(240), px(135))

    def show_ply(self, ply: int) -> None:
        """Show the table before entry number `ply`, or at the end."""
        if ply != self._ply:
            self._ply = ply
            self._refresh()

    def restyle(self) -> None:
        """Draw for the look in force."""
        self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._refresh()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._context.theme
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        place = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        frame = QPainterPath()
        frame.addRoundedRect(place, theme.metrics.radius, theme.metrics.radius)
        painter.fillPath(frame, theme.palette.desk)
        if self._shown is not None:
            painter.setClipPath(frame)
            painter.drawImage(QRectF(self.rect()), self._shown)
            painter.setClipping(False)
        painter.setPen(theme.palette.line)
        painter.drawPath(frame)
        painter.end()

    def _key(self) -> tuple[int, int, int, str]:
        size = self.size() * self.devicePixelRatioF()
        return (self._ply or 0, size.width(), size.height(), self._context.theme.palette.name)

    def _refresh(self) -> None:
        if self._ply is None:
            return
        image = self._images.get(self._key())
        if image is None:
            self._timer.start()
        else:
            self._timer.stop()
            self._shown = image
            self.update()

    def _make(self) -> None:
        key = self._key()
        if self._ply is None or key[1] < 1 or key[2] < 1:
            return
        image = self._images[key] = self._draw(self._ply, QSize(key[1], key[2]))
        while len(self._images) > KEPT:
            self._images.popitem(last=False)
        self._shown = image
        self.update()
