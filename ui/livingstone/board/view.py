"""The river board as a widget: shows views, previews tents, takes clicks and keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QHelpEvent,
    QHideEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmapCache,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip, QWidget

from engine.contract import Event
from engine.livingstone.moves import COLUMNS, ROWS, PlaceTent, PlaceTentInScoredRow
from engine.livingstone.view import LivingstoneView
from engine.record import Seat
from ui.livingstone.board.backdrop import Backdrop
from ui.livingstone.board.geometry import Geometry, fit
from ui.livingstone.board.motion import LONGEST, Motion
from ui.livingstone.board.picture import board_picture
from ui.livingstone.board.signs import figures_of
from ui.livingstone.board.stage import Stage
from ui.livingstone.board.tents import Mark
from ui.livingstone.board.words import Line, board_name, preview_lines, space_text, tip_at
from ui.theme.palette import Palette
from ui.theme.theme import Theme

REPAINT_AFTER = 90
"""Milliseconds without a new size after which the ground is painted for it."""

PICTURE_CACHE = 96 * 1024
"""Kilobytes."""

TentMove = PlaceTent | PlaceTentInScoredRow

_STEPS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (1, 0),
    Qt.Key.Key_Down: (-1, 0),
    Qt.Key.Key_Home: (0, -COLUMNS),
    Qt.Key.Key_End: (0, COLUMNS),
    Qt.Key.Key_PageUp: (ROWS, 0),
    Qt.Key.Key_PageDown: (-ROWS, 0),
}
_BY_KEY = {
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
}


class RiverBoard(QGraphicsView):
    """The board of Livingstone. It shows what it is given and says what was chosen; it plays nothing itself."""

    space_hovered = Signal(int)
    """The space under the mouse or the focus ring, -1 for none."""
    space_chosen = Signal(int)
    """A space of `set_legal_spaces` was clicked, or chosen by key."""
    refused_space = Signal(int)
    """Another space was."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._view: LivingstoneView | None = None
        self._seats: tuple[Seat, ...] = ()
        self._legal: dict[int, TentMove] = {}
        self._hovered = -1
        self._pressed = -1
        self._focus_space = 0
        self._ring = False
        # Qt keeps the pictures of the items here; its 10 MB are too few for a board on a large screen.
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), PICTURE_CACHE))
        self._backdrop = Backdrop()
        self._stage = Stage(fit(860, 500)[0], theme.palette, self)
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
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        # The ground fills it all: what lies under the board need not be painted.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(430, 250)
        self.setAccessibleName(board_name())
        theme.changed.connect(self._restyle)

    # --- size, colours, language -----------------------------------------------------------------------------

    def _settle(self) -> None:
        size = self.viewport().size()
        place, scale, left, top = fit(size.width(), size.height())
        self.resetTransform()
        self.scale(scale, scale)
        self.setSceneRect(-left / scale, -top / scale, size.width() / scale, size.height() / scale)
        self._stage.settle(place, self._theme.palette)
        self._show_note()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._backdrop.painted and self.isVisible():
            # While the window is being dragged the old ground is stretched; painting it anew takes too long.
            self._later.start()
        self._settle()

    def hideEvent(self, event: QHideEvent) -> None:
        self._later.stop()
        self._stage.clock.finish()
        super().hideEvent(event)

    def _restyle(self) -> None:
        self._settle()
        self.viewport().update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(board_name())
            self._backdrop.forget()
            self._show_note()
            self._describe(announce=False)
            self.viewport().update()

    def sizeHint(self) -> QSize:
        return QSize(860, 500)

    # --- what is shown ---------------------------------------------------------------------------------------

    def show_view(self, view: LivingstoneView, seats: Sequence[Seat]) -> None:
        """Show a table. `seats` gives the names and colours. A movement ends, unless it leads to just this view."""
        if view != self._view or tuple(seats) != self._seats:
            self._stage.clock.finish()
            self._take_view(view, tuple(seats))

    def _take_view(self, view: LivingstoneView, seats: tuple[Seat, ...]) -> None:
        self._view = view
        self._seats = seats
        self._stage.present(view, seats)
        self._show_spaces()
        self._show_note()
        self._describe(announce=False)

    # --- movement --------------------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        """Whether something on the board moves."""
        return self._stage.clock.running

    def animate(self, events: Sequence[Event], view: LivingstoneView) -> None:
        """Show `view`, and how what happened led to it: tents drop in, points rise, the boat sails.

        The board is ready for input all the while; a click, a key or another view ends the movement at once.
        """
        self._stage.clock.finish()
        motion = Motion(events, view.boat if self._view is None else self._view.boat)
        motion.score(view.row_points)
        duration = self._theme.duration(LONGEST)
        if duration <= 0 or not motion or not self.isVisible():
            self._take_view(view, self._seats)
            return
        self._stage.run(motion, duration)
        self._take_view(view, self._seats)

    # --- choices ---------------------------------------------------------------------------------------------

    def set_legal_spaces(self, legal: Mapping[int, TentMove]) -> None:
        """The spaces that the viewer may choose now, with the move that each stands for."""
        self._legal = dict(legal)
        self._point()
        self._show_spaces()
        self._show_note()
        self._describe(announce=False)

    def _active(self) -> int:
        """The space that is previewed: under the mouse, or with the visible focus ring."""
        return self._hovered if self._hovered >= 0 else self._focus_space if self._ring else -1

    def _show_spaces(self) -> None:
        if self._view is not None:
            self._stage.present_spaces(self._view, self._seats, self._legal, self._active())

    def _show_note(self) -> None:
        active = self._active()
        move = self._legal.get(active)
        if self._view is None or move is None:
            self._stage.note.hide_note()
        else:
            self._stage.note.show_note(active, preview_lines(self._view, self._seats, active, move))

    # --- what stands on the board -----------------------------------------------------------------------------

    @property
    def place(self) -> Geometry:
        """Where everything lies, in scene coordinates."""
        return self._stage.place

    @property
    def preview(self) -> tuple[Line, ...]:
        """The lines of the preview that is shown; empty without one."""
        return self._stage.note.lines

    @property
    def ring_visible(self) -> bool:
        """Whether the focus ring is shown."""
        return self._stage.ring.isVisible()

    @property
    def boat_at(self) -> float:
        """The boat's column, with fractions while it sails."""
        return self._stage.boat_at

    @property
    def columns_done(self) -> tuple[bool, ...]:
        """Which columns are marked as scored."""
        return self._stage.columns_done

    @property
    def repaint_waits(self) -> bool:
        """Whether the ground is to be painted for a new size."""
        return self._later.isActive()

    def marks(self, space: int) -> list[Mark]:
        """The tents painted on a space."""
        return self._stage.space(space).marks

    # --- painting --------------------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        figures = None if self._view is None else figures_of(self._view)
        size, ratio = self.viewport().size(), self.devicePixelRatioF()
        waits = self._later.isActive()
        ground = self._backdrop.picture(size, ratio, self._theme.palette, figures, patient=waits)
        painter.save()
        target = QRectF(painter.worldTransform().mapRect(QRectF(rect)).toAlignedRect())
        painter.resetTransform()
        across, down = ground.width() / max(1, size.width()), ground.height() / max(1, size.height())
        source = QRectF(
            target.x() * across, target.y() * down, target.width() * across, target.height() * down
        )
        painter.drawPixmap(target, ground, source)
        painter.restore()

    # --- mouse -----------------------------------------------------------------------------------------------

    def space_at(self, position: QPoint) -> int:
        """The space at a point of the widget, -1 for none."""
        return self._stage.place.space_at(self.mapToScene(position))

    def point_of(self, space: int) -> QPoint:
        """The middle of a space as a point of the widget."""
        return self.mapFromScene(self._stage.place.centre(space))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self.space_at(event.position().toPoint()))
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(-1)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._stage.clock.finish()
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = self.space_at(event.position().toPoint())
            event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        space = self.space_at(event.position().toPoint())
        if space >= 0 and space == self._pressed:
            self._ring = False
            self._move_focus(space)
            self._choose(space)
        self._pressed = -1

    def _hover(self, space: int) -> None:
        if space == self._hovered:
            return
        self._hovered = space
        self._point()
        self._show_spaces()
        self._show_note()
        self.space_hovered.emit(self._active())

    def _point(self) -> None:
        hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(hand if self._hovered in self._legal else arrow)

    def _choose(self, space: int) -> None:
        if space in self._legal:
            self.space_chosen.emit(space)
        else:
            self.refused_space.emit(space)

    # --- keys ------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._stage.clock.finish()
        key = Qt.Key(event.key())
        if key in _STEPS:
            if self._ring:
                up, along = _STEPS[key]
                row = min(ROWS - 1, max(0, self._focus_space % ROWS + up))
                column = min(COLUMNS - 1, max(0, self._focus_space // ROWS + along))
                self._move_focus(column * ROWS + row)
            else:
                self._show_ring()
            event.accept()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            if self._ring:
                self._choose(self._focus_space)
            else:
                self._show_ring()
            event.accept()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in _BY_KEY:
            self._show_ring()

    def _show_ring(self) -> None:
        """Show the focus ring: on an open space if there is one, else where it was."""
        self._ring = True
        space = self._focus_space
        self._move_focus(min(self._legal) if self._legal and space not in self._legal else space)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._ring = False
        self._move_focus(self._focus_space)

    @property
    def focus_space(self) -> int:
        """The space that Enter chooses."""
        return self._focus_space

    def _move_focus(self, space: int) -> None:
        before = self._active()
        self._focus_space = space
        self._stage.ring.present(space, self._ring)
        if self._ring:
            self._hovered = -1
        self._show_spaces()
        self._show_note()
        self._describe(announce=self._ring)
        if self._active() != before:
            self.space_hovered.emit(self._active())

    # --- words -----------------------------------------------------------------------------------------------

    def _describe(self, *, announce: bool) -> None:
        if self._view is None:
            return
        text = space_text(self._view, self._seats, self._focus_space, self._legal.get(self._focus_space))
        if text != self.accessibleDescription():
            self.setAccessibleDescription(text)
        if announce and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            tip = self.tip(event.pos())
            if tip:
                QToolTip.showText(event.globalPos(), tip, self.viewport())
            else:
                QToolTip.hideText()
            return True
        return super().viewportEvent(event)

    def tip(self, position: QPoint) -> str:
        """What is explained at a point of the widget; empty where there is nothing to explain."""
        if self._view is None:
            return ""
        return tip_at(self._view, self._seats, self._stage.place, QPointF(self.mapToScene(position)))

    @staticmethod
    def picture(view: LivingstoneView, seats: Sequence[Seat], size: QSize, palette: Palette) -> QImage:
        """The board as a picture of `size` pixels, without a widget."""
        return board_picture(view, tuple(seats), size, palette)


__all__ = ["Geometry", "RiverBoard", "TentMove"]
