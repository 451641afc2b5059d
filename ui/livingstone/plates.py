"""The rounded plate under tiles and players, painted over and over and therefore from kept pictures."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from ui.theme.sprites import sprite


def paint_plate(
    painter: QPainter, rect: QRectF, ground: QColor, edge: QColor, width: float, radius: float
) -> None:
    """Paint a plate that fills `rect`, with an edge of `width` and corners of `radius` in the units of `rect`."""
    height = max(1.0, rect.height())
    _plate(painter, rect, ground.rgba(), edge.rgba(), width / height, radius / height)


@sprite(900)
def _plate(
    painter: QPainter, rect: QRectF, ground: int, edge: int, width_share: float, radius_share: float
) -> None:
    """The plate in colours given as numbers, its edge and corners as shares of its height."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width, radius = rect.height() * width_share, rect.height() * radius_share
    half = width / 2
    painter.setPen(QPen(QColor.fromRgba(edge), width))
    painter.setBrush(QColor.fromRgba(ground))
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
    painter.restore()
