"""The layers of the scene above the ground: pieces, lit hexes, what is considered, what moves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ui.explorers.art import paint_explorer, paint_post, paint_village
from ui.explorers.map.geometry import HALF, centre, hexagon
from ui.explorers.map.marks import around, paint_aimed, paint_following, paint_lit
from ui.explorers.map.motion import Motion, bounce
from ui.explorers.map.pieces import POST, MapState, explorer_rect, paint_pieces, village_rect
from ui.explorers.map.signs import square_at
from ui.theme.fonts import text_font
from ui.theme.palette import Palette, tint
from ui.theme.pens import round_pen

EXPLORE, VILLAGE, POST_CITY, PARTNER = "explore", "village", "post", "partner"
"""What a lit hex stands for."""


def _part(option: QStyleOptionGraphicsItem) -> QRectF:
    """The part of the map that has to be painted."""
    part: QRectF = option.exposedRect
    return part


class Layer(QGraphicsItem):
    """A transparent sheet over the whole map; only the parts that change are painted anew."""

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self._palette = palette
        self._box = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        # Only then the part that has to be painted is known, which is mostly a few hexes.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def settle(self, box: QRectF, palette: Palette) -> None:
        """Take another sheet or other colours."""
        self.prepareGeometryChange()
        self._box = QRectF(box)
        self._palette = palette
        self.update()

    def touch(self, spaces: Iterable[int]) -> None:
        """Paint some hexes anew."""
        for space in spaces:
            self.update(around(space))

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the layer."""
        raise NotImplementedError


class PiecesLayer(Layer):
    """Everything that the seat has on the map."""

    def __init__(self, palette: Palette) -> None:
        super().__init__(palette)
        self.state: MapState | None = None
        self._without: frozenset[int] = frozenset()

    def present(self, state: MapState | None) -> None:
        """Show the map of a seat."""
        if state != self.state:
            self.state = state
            self.update()

    def leave_out(self, spaces: frozenset[int]) -> None:
        """Show no pieces on these spaces: they are on their way."""
        changed = spaces ^ self._without
        self._without = spaces
        self.touch(changed)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self.state is not None:
            paint_pieces(painter, self.state, self._palette, self._without, part=_part(option))


class LightLayer(Layer):
    """Hexes that can be chosen glow; those explored in this step carry a ring, the newest a double one."""

    def __init__(self, palette: Palette) -> None:
        super().__init__(palette)
        self.lit: dict[int, str] = {}
        self._placed: tuple[int, ...] = ()
        self._last: int | None = None

    def present(self, lit: Mapping[int, str], placed: tuple[int, ...], last: int | None) -> None:
        """Light `lit`; `placed` are the hexes of this step, `last` the newest of them."""
        state = (dict(lit), placed, last)
        if state != (self.lit, self._placed, self._last):
            self.lit, self._placed, self._last = dict(lit), placed, last
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        part = _part(option)
        for space in self.lit:
            if part.intersects(around(space)):
                paint_lit(painter, around(space), self._palette)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for space in self._placed:
            pen = round_pen(tint(self._palette.ink, 0.85), 2.2)
            pen.setDashPattern([2.0, 2.4])
            painter.setPen(pen)
            painter.drawPolygon(hexagon(space, 0.84))
        if self._last is not None:
            painter.setPen(round_pen(self._palette.ink, 2.6))
            painter.drawPolygon(hexagon(self._last, 0.84))


class AimLayer(Layer):
    """The hex under the pointer with a pale piece, and the hexes that would come next."""

    def __init__(self, palette: Palette) -> None:
        super().__init__(palette)
        self.space = -1
        self._kind = ""
        self.next_spaces: tuple[int, ...] = ()
        self._state: MapState | None = None

    def present(self, state: MapState | None, space: int, kind: str, next_spaces: tuple[int, ...]) -> None:
        """Show `space` (-1: none) as considered for `kind` ("": nothing); `next_spaces` could follow."""
        if (space, kind, next_spaces) == (self.space, self._kind, self.next_spaces) and state is self._state:
            return
        self.touch((*self.next_spaces, *((self.space,) if self.space >= 0 else ())))
        self.space, self._kind, self.next_spaces, self._state = space, kind, next_spaces, state
        self.touch((*next_spaces, *((space,) if space >= 0 else ())))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        state = self._state
        if self.space < 0 or state is None:
            return
        palette = self._palette
        part = _part(option)
        for space in self.next_spaces:
            if part.intersects(around(space)):
                paint_following(painter, around(space), palette)
        paint_aimed(painter, around(self.space), palette, bool(self._kind))
        seat = palette.seat(state.colour)
        if self._kind == EXPLORE:
            paint_explorer(painter, explorer_rect(state.board, self.space), seat, palette, opacity=0.75)
        elif self._kind == VILLAGE:
            paint_village(painter, village_rect(self.space), seat, palette, opacity=0.85)
        elif self._kind == POST_CITY:
            painter.setOpacity(0.8)
            paint_post(painter, square_at(centre(self.space), POST), seat, palette)
            painter.setOpacity(1.0)


class RingLayer(Layer):
    """The ring of the keyboard."""

    def __init__(self, palette: Palette) -> None:
        super().__init__(palette)
        self.space = -1

    def present(self, space: int) -> None:
        """Put the ring on a space; -1 takes it away."""
        if space != self.space:
            self.touch([found for found in (self.space, space) if found >= 0])
            self.space = space

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self.space < 0:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((self._palette.panel, 7.0), (self._palette.focus, 4.0)):
            painter.setPen(round_pen(colour, width))
            painter.drawPolygon(hexagon(self.space, 0.97))


class MotionLayer(Layer):
    """Pieces on their way, and coins that float up."""

    def __init__(self, palette: Palette) -> None:
        super().__init__(palette)
        self._motion: Motion | None = None
        self._state: MapState | None = None
        self._time = 0.0

    def present(self, motion: Motion | None, state: MapState | None, time: float) -> None:
        """Show a movement at a time from 0 to 1; None: nothing moves."""
        for shown in (self._motion, motion):
            if shown is not None:
                for space in {*shown.spaces, *shown.leaving, *(space for space, _ in shown.coins)}:
                    self.update(around(space).adjusted(0, -2.6 * HALF, 0, 0))
        self._motion, self._state, self._time = motion, state, time

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        motion, state = self._motion, self._state
        if motion is None or state is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, time = self._palette, self._time
        seat = palette.seat(state.colour)
        high = QPointF(0, -HALF * 1.5 * (1 - bounce(time)))
        painter.setOpacity(min(1.0, time * 4))
        for space in motion.drops:
            rect = explorer_rect(state.board, space)
            paint_explorer(painter, rect.translated(high), seat, palette)
        for space in motion.villages:
            rect = village_rect(space)
            size = rect.width() * min(1.0, 0.3 + time)
            paint_village(painter, square_at(rect.center(), size), seat, palette)
        painter.setOpacity(1 - time)
        for space in motion.leaving:
            rect = explorer_rect(state.board, space).translated(0, -HALF * 1.3 * time)
            paint_explorer(painter, rect, seat, palette)
        painter.setOpacity(min(1.0, 2.2 - 2 * time))
        for space, text in motion.coins:
            _paint_rising(painter, centre(space) - QPointF(0, 14 + HALF * 0.8 * time), text, palette)
        painter.setOpacity(1.0)


def _paint_rising(painter: QPainter, at: QPointF, text: str, palette: Palette) -> None:
    path = QPainterPath()
    path.addText(0, 0, text_font(26, bold=True), text)
    path.translate(at - path.boundingRect().center())
    painter.setPen(round_pen(palette.panel, 6.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.ink)
    painter.drawPath(path)
