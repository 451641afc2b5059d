"""Pictures of drawings that are painted over and over.

Drawing a piece with paths takes some ten times as long as putting its picture there. The pictures are made for the
exact number of pixels that the piece covers on its device, so they are as crisp as the drawing itself.
"""

import math
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Concatenate, ParamSpec

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from ui.theme.palette import Palette, SeatColour

Rest = ParamSpec("Rest")
Drawing = Callable[Concatenate[QPainter, QRectF, Rest], None]

_MARGIN = 1
_MOST_PIXELS = 6_000_000
_pictures: dict[Hashable, QPixmap] = {}
_pixels = 0


def forget_pictures() -> None:
    """Drop all pictures; they are made again when needed."""
    global _pixels  # noqa: PLW0603  (one cache for the program)
    _pictures.clear()
    _pixels = 0


def _keep(key: Hashable, picture: QPixmap) -> None:
    global _pixels  # noqa: PLW0603  (one cache for the program)
    size = picture.width() * picture.height()
    if _pixels + size > _MOST_PIXELS:
        forget_pictures()
    _pictures[key] = picture
    _pixels += size


def _token(part: object) -> Hashable:
    """What tells one argument of a drawing from another."""
    if isinstance(part, Palette):
        return part.name
    if isinstance(part, SeatColour):
        return part.name, part.fill.rgba()
    if isinstance(part, Hashable):
        return part
    raise TypeError(f"a drawing with a picture cannot depend on {type(part).__name__}")


def sprite(largest: float) -> Callable[[Drawing[Rest]], Drawing[Rest]]:
    """Let a drawing be painted from a kept picture while it covers at most `largest` pixels in each direction.

    Larger, turned and slanted ones are drawn with their paths. The drawing stays inside its rectangle and depends on
    nothing but its arguments (colours, numbers, texts).
    """

    def decorate(draw: Drawing[Rest]) -> Drawing[Rest]:
        @wraps(draw)
        def paint(painter: QPainter, rect: QRectF, /, *args: Rest.args, **kwargs: Rest.kwargs) -> None:
            world = painter.worldTransform()
            ratio = painter.device().devicePixelRatioF()
            plain = ratio == 1 and not world.isScaling()  # nor rotating or shearing: Qt counts these as more
            if plain:
                across = down = 1.0
                turned = False
            else:
                across, down = world.m11() * ratio, world.m22() * ratio
                turned = world.m12() != 0 or world.m21() != 0
            wide, high = rect.width() * across, rect.height() * down
            if turned or not 0 < wide <= largest or not 0 < high <= largest:
                draw(painter, rect, *args, **kwargs)
                return
            columns, rows = math.ceil(wide - 0.01), math.ceil(high - 0.01)
            key = (draw, columns, rows, *map(_token, args))
            if kwargs:
                key += tuple((name, _token(part)) for name, part in kwargs.items())
            picture = _pictures.get(key)
            if picture is None:
                picture = QPixmap(columns + 2 * _MARGIN, rows + 2 * _MARGIN)
                picture.fill(Qt.GlobalColor.transparent)
                inner = QPainter(picture)
                draw(inner, QRectF(_MARGIN, _MARGIN, columns, rows), *args, **kwargs)
                inner.end()
                _keep(key, picture)
            if plain:
                # Whole pixels of the device, and no scaling to be prepared.
                dx, dy = world.dx(), world.dy()
                left = round(rect.x() + dx) - _MARGIN - dx
                top = round(rect.y() + dy) - _MARGIN - dy
                painter.drawPixmap(QPointF(left, top), picture)
                return
            # Whole pixels of the device, expressed in the painter's own units.
            corner = world.map(rect.topLeft()) * ratio
            corner = QPointF(round(corner.x()) - _MARGIN, round(corner.y()) - _MARGIN) / ratio
            left = (corner.x() - world.dx()) / world.m11()
            top = (corner.y() - world.dy()) / world.m22()
            target = QRectF(left, top, picture.width() / across, picture.height() / down)
            painter.drawPixmap(target, picture, QRectF(picture.rect()))

        return paint

    return decorate
