"""The program's icon made from the bytes of its drawing."""

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)


def app_icon(drawing: bytes) -> QIcon:
    """An icon in the usual sizes from an SVG `drawing`; ValueError when the bytes are no SVG."""
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(QByteArray(drawing))
    if not renderer.isValid():
        raise ValueError("the program's icon is not a readable SVG drawing")
    icon = QIcon()
    for size in ICON_SIZES:
        pixmap = QPixmap(size, size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        renderer.render(painter, QRectF(0, 0, size, size))
        painter.end()
        icon.addPixmap(pixmap)
    return icon
