"""The painted ground as a picture that is kept: painting it takes a good part of a second, showing it nothing."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from ui.explorers.map.geometry import Geometry
from ui.explorers.map.ground import paint_ground
from ui.theme.palette import Palette


class Backdrop:
    """The part of a map that is seen, for one size, pixel ratio, theme and language."""

    def __init__(self) -> None:
        self._pixmap = QPixmap()
        self._look: tuple[object, ...] = ()
        self._seen = QRectF()

    @property
    def painted(self) -> bool:
        """Whether there is a picture yet."""
        return not self._pixmap.isNull()

    def picture(
        self, place: Geometry, seen: QRectF, size: QSize, ratio: float, palette: Palette, *, patient: bool
    ) -> tuple[QPixmap, QRectF, bool]:
        """The ground, the part of the map that is on it (map units), and whether it is the part `seen` exactly.

        While `patient`, a picture of another part will do, if it has the same look.
        """
        look = (id(place.board), ratio, palette.name, QLocale().name())
        fits = seen == self._seen and self._size_fits(size, ratio)
        if look != self._look or (not fits and not patient):
            self._pixmap = _painted(place, seen, size, ratio, palette)
            self._look, self._seen = look, QRectF(seen)
            fits = True
        return self._pixmap, self._seen, fits

    def _size_fits(self, size: QSize, ratio: float) -> bool:
        return self._pixmap.size() == QSize(round(size.width() * ratio), round(size.height() * ratio))


def _painted(place: Geometry, seen: QRectF, size: QSize, ratio: float, palette: Palette) -> QPixmap:
    pixmap = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(palette.desk)
    painter = QPainter(pixmap)
    scale = size.width() / seen.width()
    painter.scale(scale, scale)
    painter.translate(-seen.left(), -seen.top())
    paint_ground(painter, place, palette)
    painter.end()
    return pixmap
