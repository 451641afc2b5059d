"""The map as a widget: shows a seat's map, takes clicks, keys and the wheel; it plays nothing itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip, QWidget

from engine.contract import Event
from engine.explorers.board import Board
from ui.explorers.map.backdrop import Backdrop
from ui.explorers.map.geometry import Geometry, centre, fit
from ui.explorers.map.motion import LONGEST
from ui.explorers.map.pieces import MapState
from ui.explorers.map.stage import Stage
from ui.texts import announce
from ui.theme.theme import Theme

REPAINT_AFTER = 90
"""Milliseconds without a change after which the ground is painted for a new size or zoom."""
CLOSEST = 4.0
ZOOM_STEP = 1.25
_DRAG = 6
"""Pixels that a press must travel to move the map instead of choosing a space."""

_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_BY_KEY = {
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
}


class ExplorersMap(QGraphicsView):
    """The map of one seat. `lit` hexes can be chosen."""

    space_hovered = Signal(int)
    """The space under the mouse or the ring, -1 for none."""
    space_chosen = Signal(int)
    """A lit space was clicked, or chosen by key."""
    refused_space = Signal(int)
    """Another space was."""
    zoomed = Signal()
    """The map shows another part of itself."""

    def __init__(self, board: Board, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._board = board
        self._place, self._fit = fit(board, 800, 600)
        self._zoom = 1.0
        self._middle = self._place.frame.center()
        self._state: MapState | None = None
        self._hovered = -1
        self._ring_space = board.spaces_of(board.capital)[0]
        self._ring = False
        self._press: QPointF | None = None
        self._dragged = False
        self.tell: Callable[[int], str] = lambda space: ""
        """What is said of a space, to the tool tip and to screen readers."""
        self._backdrop = Backdrop()
        self._stage = Stage(theme.palette, self)
        self.setScene(self._stage.scene)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(REPAINT_AFTER)
        self._later.timeout.connect(self.viewport().update)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.setMinimumSize(300, 240)
        theme.changed.connect(self._restyle)
        self._settle()

    # --- size, zoom, colours ---------------------------------------------------------------------------------

    @property
    def zoom(self) -> float:
        """1.0 where the whole map is seen."""
        return self._zoom

    @property
    def repaint_waits(self) -> bool:
        """Whether the ground is to be painted for a new size or zoom."""
        return self._later.isActive()

    @property
    def place(self) -> Geometry:
        """Where everything lies, in map units."""
        return self._place

    def _settle(self) -> None:
        size = self.viewport().size()
        self._place, self._fit = fit(self._board, size.width(), size.height())
        self._stage.settle(self._place.frame, self._theme.palette)
        self._look_at(self._middle)

    def _seen(self) -> QRectF:
        """The part of the map that is on the screen."""
        size, scale = self.viewport().size(), self._fit * self._zoom
        seen = QRectF(0, 0, max(1, size.width()) / scale, max(1, size.height()) / scale)
        seen.moveCenter(self._middle)
        frame = self._place.frame
        seen.moveLeft(min(max(seen.left(), frame.left()), frame.right() - seen.width()))
        seen.moveTop(min(max(seen.top(), frame.top()), frame.bottom() - seen.height()))
        return seen

    def _look_at(self, middle: QPointF) -> None:
        self._middle = middle
        seen = self._seen()
        self._middle = seen.center()
        scale = self._fit * self._zoom
        self.resetTransform()
        self.scale(scale, scale)
        self.setSceneRect(seen)
        self.viewport().update()

    def zoom_to(self, zoom: float, at: QPointF | None = None) -> None:
        """Show the map `zoom` times as large as in a whole (1 to `CLOSEST`); the point `at` stays where it is."""
        zoom = min(CLOSEST, max(1.0, zoom))
        if abs(zoom - self._zoom) < 1e-6:
            return
        at = self._middle if at is None else at
        share = self._zoom / zoom
        self._zoom = zoom
        if self._backdrop.painted and self.isVisible():
            self._later.start()
        self._look_at(at + (self._middle - at) * share)
        self.zoomed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._backdrop.painted and self.isVisible():
            # While the window is being dragged the old ground is stretched; painting it anew takes too long.
            self._later.start()
        self._settle()
        self.zoomed.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        self._later.stop()
        self._stage.clock.finish()
        super().hideEvent(event)

    def _restyle(self) -> None:
        self._settle()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._describe(say=False)
            self.viewport().update()

    def sizeHint(self) -> QSize:
        return QSize(760, 620)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        size, ratio = self.viewport().size(), self.devicePixelRatioF()
        seen = self._seen()
        ground, part, exact = self._backdrop.picture(
            self._place, seen, size, ratio, self._theme.palette, patient=self._later.isActive()
        )
        painter.save()
        if exact:
            target = QRectF(painter.worldTransform().mapRect(QRectF(rect)).toAlignedRect())
            painter.resetTransform()
            source = QRectF(
                target.x() * ratio, target.y() * ratio, target.width() * ratio, target.height() * ratio
            )
            painter.drawPixmap(target, ground, source)
        else:
            painter.fillRect(QRectF(rect), self._theme.palette.desk)
            painter.drawPixmap(part, ground, QRectF(ground.rect()))
        painter.restore()

    # --- what is shown ---------------------------------------------------------------------------------------

    def show_state(self, state: MapState) -> None:
        """Show the map of a seat. A movement ends, unless it leads to just this."""
        if state != self._state:
            self._stage.clock.finish()
        self._state = state
        self._stage.present(state)
        self._show_aim((), "")

    def animate(self, events: Sequence[Event], state: MapState) -> None:
        """Show `state`, and how what happened led to it; ready for input all the while."""
        self._stage.clock.finish()
        before = self._state
        duration = self._theme.duration(LONGEST)
        self._state = state
        self._stage.present(state)
        if before is None or before.seat.seat != state.seat.seat or not self.isVisible():
            return
        self._stage.run(events, before, duration)

    @property
    def moving(self) -> bool:
        """Whether something moves."""
        return self._stage.clock.running

    def finish(self) -> None:
        """End a movement at once."""
        self._stage.clock.finish()

    @property
    def lit(self) -> Mapping[int, str]:
        """The hexes that can be chosen, with what each stands for."""
        return self._stage.light.lit

    def set_lit(self, lit: Mapping[int, str]) -> None:
        """The hexes that can be chosen now, with what each stands for (`layers.EXPLORE`, ...)."""
        self._stage.present_lit(lit)
        self._point()
        self._describe(say=False)

    def show_aim(self, next_spaces: Sequence[int]) -> None:
        """The space considered would be followed by `next_spaces`."""
        self._show_aim(tuple(next_spaces), self.lit.get(self.active, ""))

    def _show_aim(self, next_spaces: tuple[int, ...], kind: str) -> None:
        self._stage.aim.present(self._state, self.active, kind, next_spaces)

    @property
    def active(self) -> int:
        """The space that is considered: under the mouse, or with the ring; -1 for none."""
        return self._hovered if self._hovered >= 0 else self._ring_space if self._ring else -1

    @property
    def ring_visible(self) -> bool:
        """Whether the ring of the keyboard is shown."""
        return self._stage.ring.space >= 0

    @property
    def ring_space(self) -> int:
        """The space that Enter chooses."""
        return self._ring_space

    @property
    def next_spaces(self) -> tuple[int, ...]:
        """The hexes that are shown as those that would follow."""
        return self._stage.aim.next_spaces

    # --- mouse -----------------------------------------------------------------------------------------------

    def space_at(self, position: QPoint) -> int:
        """The space at a point of the widget, -1 for none."""
        return self._place.space_at(self.mapToScene(position))

    def point_of(self, space: int) -> QPoint:
        """The middle of a space as a point of the widget."""
        return self.mapFromScene(centre(space))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        position = event.position()
        if self._press is not None and event.buttons() & Qt.MouseButton.LeftButton:
            way = position - self._press
            if self._zoom > 1 and (self._dragged or way.manhattanLength() > _DRAG):
                self._dragged = True
                self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
                self._later.start()
                self._look_at(self._middle - way / (self._fit * self._zoom))
                self._press = position
                self.zoomed.emit()
                return
        self._hover(self.space_at(position.toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(-1)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.finish()
        if event.button() == Qt.MouseButton.LeftButton:
            self._press = event.position()
            self._dragged = False
            event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self._press is None:
            return
        start, dragged = self._press, self._dragged
        self._press, self._dragged = None, False
        self._point()
        space = self.space_at(event.position().toPoint())
        if not dragged and space >= 0 and space == self.space_at(start.toPoint()):
            self._ring = False
            self._ring_space = space
            self._stage.ring.present(-1)
            self._choose(space)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom towards the pointer."""
        notches = event.angleDelta().y() / 120
        if notches:
            self.zoom_to(self._zoom * ZOOM_STEP**notches, self.mapToScene(event.position().toPoint()))
            event.accept()

    def _hover(self, space: int) -> None:
        if space == self._hovered:
            return
        self._hovered = space
        self._point()
        self._show_aim((), self.lit.get(self.active, ""))
        self.space_hovered.emit(self.active)

    def _point(self) -> None:
        hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(hand if self._hovered in self.lit else arrow)

    def _choose(self, space: int) -> None:
        if space in self.lit:
            self.space_chosen.emit(space)
        else:
            self.refused_space.emit(space)

    # --- keys ------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.finish()
        key = Qt.Key(event.key())
        if key in _STEPS:
            if self._ring:
                self._move_ring(self._neighbour(*_STEPS[key]))
            else:
                self._show_ring()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            if self._ring:
                self._choose(self._ring_space)
            else:
                self._show_ring()
        elif key in {Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}:
            self._next_lit(back=key in {Qt.Key.Key_Home, Qt.Key.Key_PageUp})
        elif key in {Qt.Key.Key_Plus, Qt.Key.Key_Equal}:
            self.zoom_to(self._zoom * ZOOM_STEP, self._zoom_point())
        elif key == Qt.Key.Key_Minus:
            self.zoom_to(self._zoom / ZOOM_STEP, self._zoom_point())
        elif key == Qt.Key.Key_0:
            self.zoom_to(1.0)
        else:
            event.ignore()
            return
        event.accept()

    def _zoom_point(self) -> QPointF | None:
        return centre(self._ring_space) if self._ring else None

    def _neighbour(self, across: int, down: int) -> int:
        """The nearest space in a direction, preferring those straight ahead."""
        here = centre(self._ring_space)
        best, least = self._ring_space, 1e9
        for space in self._board.spaces:
            way = centre(space) - here
            ahead = way.x() * across + way.y() * down
            aside = abs(way.x() * down) + abs(way.y() * across)
            if ahead > 1 and aside <= ahead * 1.1 and ahead + 2.5 * aside < least:
                best, least = space, ahead + 2.5 * aside
        return best

    def _next_lit(self, *, back: bool) -> None:
        """Put the ring on the next lit space, or the one before."""
        lit = sorted(self.lit)
        if not lit:
            return
        self._ring = True
        after = [space for space in lit if space > self._ring_space]
        before = [space for space in lit if space < self._ring_space]
        if back:
            self._move_ring(before[-1] if before else lit[-1])
        else:
            self._move_ring(after[0] if after else lit[0])

    def take_keys(self) -> None:
        """Give the map the keyboard and show its ring."""
        if self.hasFocus():
            self._show_ring()
        else:
            self.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _show_ring(self) -> None:
        """Show the ring: on a lit space if there is one, else where it was."""
        self._ring = True
        space = self._ring_space
        if self.lit and space not in self.lit:
            here = centre(space)
            space = min(self.lit, key=lambda lit: (centre(lit) - here).manhattanLength())
        self._move_ring(space)

    def _move_ring(self, space: int) -> None:
        self._hovered = -1
        self._ring_space = space
        self._stage.ring.present(space)
        if self._zoom > 1 and not self._seen().adjusted(30, 30, -30, -30).contains(centre(space)):
            self._later.start()
            self._look_at(centre(space))
        self._show_aim((), self.lit.get(space, ""))
        self.space_hovered.emit(space)
        self._describe(say=True)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in _BY_KEY:
            self._show_ring()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._ring = False
        self._stage.ring.present(-1)
        self.space_hovered.emit(self.active)

    # --- words -----------------------------------------------------------------------------------------------

    def _describe(self, *, say: bool) -> None:
        text = self.tell(self._ring_space)
        if say:
            name = self.accessibleName()
            announce(self, text)
            self.setAccessibleName(name)
        self.setAccessibleDescription(text)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            space = self.space_at(event.pos())
            tip = self.tell(space) if space >= 0 and space not in self.lit else ""
            if tip:
                QToolTip.showText(event.globalPos(), tip, self.viewport())
            else:
                QToolTip.hideText()
            return True
        return super().viewportEvent(event)
