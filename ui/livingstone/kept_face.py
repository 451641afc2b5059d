"""The last faces of a tile, kept as pictures: a tile that looks as it did is not typeset and drawn again."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from ui.theme.theme import Theme

_MOST = 6
"""Pictures: the states under a pointer that comes, presses and goes, for this die and the one before."""


class KeptFace:
    """Paints one widget from pictures of its last faces, and has a face drawn that is not among them."""

    def __init__(self) -> None:
        self._pictures: dict[Hashable, QPixmap] = {}

    def paint(
        self, widget: QWidget, theme: Theme, look: tuple[Hashable, ...], draw: Callable[[QPainter], None]
    ) -> None:
        """Paint `widget`, within its paint event. `look` holds all that `draw` depends on besides size and theme."""
        size, ratio = widget.size(), widget.devicePixelRatioF()
        key = (look, size.width(), size.height(), ratio, theme.palette.name, theme.metrics)
        picture = self._pictures.pop(key, None)
        if picture is None:
            picture = QPixmap(size * ratio)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            draw(painter)
            painter.end()
            if len(self._pictures) >= _MOST:
                del self._pictures[next(iter(self._pictures))]
        self._pictures[key] = picture
        painter = QPainter(widget)
        painter.drawPixmap(0, 0, picture)
        painter.end()
