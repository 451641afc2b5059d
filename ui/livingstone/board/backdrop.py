"""The painted ground as a picture that is kept: painting it takes a tenth of a second, showing it nothing."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from ui.livingstone.board.geometry import Geometry, fit
from ui.livingstone.board.ground import paint_ground
from ui.livingstone.board.signs import Figures, paint_signs
from ui.theme.palette import Palette
from ui.theme.paper import paint_desk


class Backdrop:
    """Desk, map and figures for one size, pixel ratio, theme and language."""

    def __init__(self) -> None:
        self._pixmap = QPixmap()
        self._size = QSize()
        self._look: tuple[object, ...] = ()

    @property
    def painted(self) -> bool:
        """Whether there is a picture yet."""
        return not self._pixmap.isNull()

    def forget(self) -> None:
        """Paint anew next time."""
        self._look = ()

    def picture(
        self, size: QSize, ratio: float, palette: Palette, figures: Figures | None, *, patient: bool
    ) -> QPixmap:
        """The ground for `size` logical pixels; while `patient`, a picture of another size will do."""
        look = (ratio, palette.name, figures, QLocale().name())
        if look != self._look or (size != self._size and not patient):
            self._pixmap = _painted(size, ratio, palette, figures)
            self._size, self._look = QSize(size), look
        return self._pixmap


def _painted(size: QSize, ratio: float, palette: Palette, figures: Figures | None) -> QPixmap:
    pixmap = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    paint_map(painter, QRectF(0, 0, size.width(), size.height()), palette, figures)
    painter.end()
    return pixmap


def paint_map(painter: QPainter, rect: QRectF, palette: Palette, figures: Figures | None) -> Geometry:
    """Paint desk, ground and figures into `rect`, leave the painter in map units and return the map's places."""
    place, scale, left, top = fit(rect.width(), rect.height())
    paint_desk(painter, rect, palette)
    painter.translate(left, top)
    painter.scale(scale, scale)
    paint_ground(painter, place, palette)
    if figures is not None:
        paint_signs(painter, place, palette, figures)
    return place
