"""The mat on the desk on which the viewer's things lie, kept as a picture: it lies under everything that changes."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter, QPen, QPixmap

from ui.theme.metrics import Metrics
from ui.theme.palette import Palette, tint
from ui.theme.paper import paint_desk


class Mat:
    """Paints the desk's top and the mat, for one size, pixel ratio and look at a time."""

    def __init__(self) -> None:
        self._pixmap = QPixmap()
        self._look: tuple[object, ...] = ()

    def paint(
        self, painter: QPainter, shown: QRect, desk: QRect, top: int, palette: Palette, metrics: Metrics
    ) -> None:
        """Fill the part `shown` of `desk` (a widget's whole rectangle); the mat lies on it from `top` down."""
        edge = metrics.px(3)
        place = desk.adjusted(0, max(0, top - edge), 0, 0)
        ratio = painter.device().devicePixelRatioF()
        look = (desk.size().toTuple(), top, palette.name, metrics, ratio)
        if look != self._look:
            self._look = look
            self._pixmap = _painted(desk, place, edge, palette, metrics, ratio)
        above = QRect(desk.left(), desk.top(), desk.width(), place.top()).intersected(shown)
        if not above.isEmpty():
            paint_desk(painter, QRectF(above), palette)
        if place.intersects(shown):
            painter.drawPixmap(place.topLeft(), self._pixmap)


def _painted(
    desk: QRect, place: QRect, edge: int, palette: Palette, metrics: Metrics, ratio: float
) -> QPixmap:
    pixmap = QPixmap(place.size() * ratio)
    pixmap.fill(palette.desk)
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    painter.translate(-place.topLeft())
    paint_desk(painter, QRectF(desk), palette)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(palette.line, metrics.border))
    painter.setBrush(tint(palette.paper, 0.92))
    mat = QRectF(place).adjusted(edge, 0, -edge, -edge)
    painter.drawRoundedRect(mat, metrics.radius * 1.6, metrics.radius * 1.6)
    painter.end()
    return pixmap
