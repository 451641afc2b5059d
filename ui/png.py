"""Pictures as the bytes of a PNG file."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter


def png_bytes(image: QImage) -> bytes:
    """The PNG file of an image that is not null."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    # `QImage.save` takes only a str as format before PySide6 6.12, but is typed to take only bytes.
    QImageWriter(buffer, b"png").write(image)
    buffer.close()
    return bytes(content.data())
