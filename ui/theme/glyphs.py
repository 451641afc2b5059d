"""The small signs on tool buttons, drawn as strokes of a pen."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QPolygonF

from ui.theme.emblems import PIXEL_RATIOS
from ui.theme.pieces import Points, outline_pen, square_in

# Strokes in the unit square; a stroke of one point is a dot.
_STROKES: dict[str, tuple[Points, ...]] = {
    "minus": (((0.22, 0.5), (0.78, 0.5)),),
    "plus": (((0.22, 0.5), (0.78, 0.5)), ((0.5, 0.22), (0.5, 0.78))),
    "close": (((0.26, 0.26), (0.74, 0.74)), ((0.74, 0.26), (0.26, 0.74))),
    "back": (((0.8, 0.5), (0.2, 0.5)), ((0.44, 0.26), (0.2, 0.5), (0.44, 0.74))),
    "forward": (((0.2, 0.5), (0.8, 0.5)), ((0.56, 0.26), (0.8, 0.5), (0.56, 0.74))),
    "up": (((0.25, 0.62), (0.5, 0.37), (0.75, 0.62)),),
    "down": (((0.25, 0.38), (0.5, 0.63), (0.75, 0.38)),),
    "check": (((0.2, 0.53), (0.42, 0.75), (0.8, 0.27)),),
    "list": (
        ((0.36, 0.27), (0.82, 0.27)),
        ((0.36, 0.5), (0.82, 0.5)),
        ((0.36, 0.73), (0.82, 0.73)),
        ((0.18, 0.27),),
        ((0.18, 0.5),),
        ((0.18, 0.73),),
    ),
    "table": (
        ((0.16, 0.22), (0.84, 0.22), (0.84, 0.78), (0.16, 0.78), (0.16, 0.22)),
        ((0.16, 0.41), (0.84, 0.41)),
        ((0.39, 0.22), (0.39, 0.78)),
        ((0.61, 0.41), (0.61, 0.78)),
    ),
    "menu": (((0.2, 0.28), (0.8, 0.28)), ((0.2, 0.5), (0.8, 0.5)), ((0.2, 0.72), (0.8, 0.72))),
    "more": (((0.22, 0.5),), ((0.5, 0.5),), ((0.78, 0.5),)),
}
_CURVED = ("undo", "redo", "settings", "help")
GLYPHS = (*_STROKES, *_CURVED)


def paint_glyph(painter: QPainter, rect: QRectF, name: str, colour: QColor) -> None:
    """Paint the sign called `name` (one of GLYPHS) into the middle of `rect`; KeyError when unknown."""
    if name not in GLYPHS:
        raise KeyError(name)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = square_in(rect)
    side = box.width()
    width = max(1.4, side * 0.1)
    painter.setPen(outline_pen(colour, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)

    def at(x: float, y: float) -> QPointF:
        return QPointF(box.x() + x * side, box.y() + y * side)

    if name in ("undo", "redo"):
        if name == "redo":
            painter.translate(2 * box.center().x(), 0)
            painter.scale(-1, 1)
        painter.drawPolyline(QPolygonF([at(0.4, 0.18), at(0.18, 0.38), at(0.4, 0.58)]))
        painter.drawLine(at(0.18, 0.38), at(0.6, 0.38))
        arc = QRectF(at(0.38, 0.38), at(0.82, 0.8))
        painter.drawArc(arc, -90 * 16, 180 * 16)
        painter.drawLine(at(0.6, 0.8), at(0.34, 0.8))
    elif name == "settings":
        painter.drawEllipse(at(0.5, 0.5), side * 0.13, side * 0.13)
        painter.drawEllipse(at(0.5, 0.5), side * 0.27, side * 0.27)
        painter.translate(box.center())
        for _ in range(8):
            painter.drawLine(QPointF(0, -side * 0.3), QPointF(0, -side * 0.38))
            painter.rotate(45)
    elif name == "help":
        painter.drawArc(QRectF(at(0.33, 0.16), at(0.67, 0.5)), -90 * 16, 250 * 16)
        painter.drawLine(at(0.5, 0.5), at(0.5, 0.62))
        painter.drawPoint(at(0.5, 0.82))
    else:
        for stroke in _STROKES[name]:
            if len(stroke) == 1:
                painter.setBrush(colour)
                painter.drawEllipse(at(*stroke[0]), side * 0.035, side * 0.035)
                painter.setBrush(Qt.BrushStyle.NoBrush)
            else:
                painter.drawPolyline(QPolygonF([at(x, y) for x, y in stroke]))
    painter.restore()


def glyph_icon(name: str, size: int, colour: QColor) -> QIcon:
    """The sign as an icon of `size` logical pixels in `colour`, for buttons that carry words too."""
    icon = QIcon()
    for ratio in PIXEL_RATIOS:
        pixmap = QPixmap(round(size * ratio), round(size * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        paint_glyph(painter, QRectF(0, 0, size, size), name, colour)
        painter.end()
        icon.addPixmap(pixmap)
    return icon
