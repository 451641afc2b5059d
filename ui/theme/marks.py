"""Tick marks, radio dots, arrows and signs of the style sheet, drawn for a theme and a scale."""

from collections.abc import Callable

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter, QPolygonF

from ui.theme.memory_files import register_files
from ui.theme.metrics import Metrics
from ui.theme.palette import Palette
from ui.theme.pens import round_pen

Draw = Callable[[QPainter, float], None]

_RATIOS = (1, 2)
_ARROWS = {
    "down": ((0.22, 0.38), (0.5, 0.64), (0.78, 0.38)),
    "right": ((0.38, 0.22), (0.64, 0.5), (0.38, 0.78)),
    "minus": ((0.15, 0.5), (0.85, 0.5)),
    "plus": ((0.15, 0.5), (0.85, 0.5), (0.5, 0.5), (0.5, 0.15), (0.5, 0.85)),
}
_TICK = ((0.25, 0.53), (0.43, 0.71), (0.76, 0.31))
_DASH = ((0.27, 0.5), (0.73, 0.5))
_registered: set[str] = set()


def _strokes(points: tuple[tuple[float, float], ...], colour: QColor, weight: float) -> Draw:
    def draw(painter: QPainter, side: float) -> None:
        painter.setPen(round_pen(colour, side * weight))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF([QPointF(x * side, y * side) for x, y in points]))

    return draw


def _dot(colour: QColor) -> Draw:
    def draw(painter: QPainter, side: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(side / 2, side / 2), side * 0.24, side * 0.24)

    return draw


def _png(draw: Draw, side: int, ratio: int) -> bytes:
    image = QImage(side * ratio, side * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter, float(side * ratio))
    painter.end()
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"png"))
    writer.setQuality(100)  # not packed: nobody keeps these files
    writer.write(image)
    buffer.close()
    return bytes(content.data())


def marks_folder(palette: Palette, metrics: Metrics) -> str:
    """The address of the folder with the marks for these colours and sizes, drawn when first asked for."""
    folder = f"marks-{palette.name}-{round(metrics.scale * 1000)}"
    if folder in _registered:
        return f":/{folder}"
    box = metrics.icon - 2 * metrics.border
    arrow = metrics.px(12)
    drawings: dict[str, tuple[Draw, int]] = {
        "tick": (_strokes(_TICK, palette.accent_ink, 0.14), box),
        "tick-off": (_strokes(_TICK, palette.disabled_ink, 0.14), box),
        "dash": (_strokes(_DASH, palette.accent_ink, 0.14), box),
        "dot": (_dot(palette.accent_ink), box),
        "dot-off": (_dot(palette.disabled_ink), box),
    }
    for name, points in _ARROWS.items():
        drawings[name] = (_strokes(points, palette.ink, 0.14), arrow)
        drawings[f"{name}-off"] = (_strokes(points, palette.disabled_ink, 0.14), arrow)
    files: dict[str, bytes] = {}
    for name, (draw, side) in drawings.items():
        for ratio in _RATIOS:
            files[f"{name}.png" if ratio == 1 else f"{name}@{ratio}x.png"] = _png(draw, side, ratio)
    register_files(folder, files)
    _registered.add(folder)
    return f":/{folder}"
