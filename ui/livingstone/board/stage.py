"""The scene of the board: all items on the map, what they show, and their movements."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGraphicsScene

from engine.livingstone.moves import COLUMNS, ROWS, SPACES
from engine.livingstone.view import LivingstoneView
from engine.record import Seat
from ui.livingstone.board.geometry import Geometry
from ui.livingstone.board.items import (
    BoatItem,
    ColumnItem,
    DoneItem,
    FocusItem,
    LeadItem,
    MapItem,
    PointsItem,
    SpaceItem,
)
from ui.livingstone.board.motion import Motion
from ui.livingstone.board.note import NoteItem
from ui.livingstone.board.standing import Stand, done_columns, lead, stands
from ui.theme.palette import Palette
from ui.widgets.clock import Clock


class Stage(QObject):
    """Everything that stands on the ground of the map. It shows what it is told and decides nothing."""

    def __init__(self, place: Geometry, palette: Palette, parent: QObject) -> None:
        super().__init__(parent)
        self.scene = QGraphicsScene(self)
        self.scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.place = place
        self._palette = palette
        self._column = ColumnItem(place, palette)
        self._done = [DoneItem(place, palette, column) for column in range(COLUMNS)]
        self._spaces = [SpaceItem(place, palette, space) for space in range(SPACES)]
        self._leads = [LeadItem(place, palette, row) for row in range(ROWS)]
        self._boat = BoatItem(place, palette)
        self.ring = FocusItem(place, palette)
        self.note = NoteItem(place, palette)
        self._items: list[MapItem] = [self._column, *self._done, *self._spaces, *self._leads]
        self._items += [self._boat, self.ring, self.note]
        for item in self._items:
            self.scene.addItem(item)
        self._stood: LivingstoneView | None = None
        self._stands: list[tuple[Stand, ...]] = []
        """The tents of the view `_stood`."""
        self._points: list[PointsItem] = []
        self._motion: Motion | None = None
        self._harbour = 0
        self.clock = Clock(self, self._frame, self._arrive)

    def settle(self, place: Geometry, palette: Palette) -> None:
        """Take another map or other colours."""
        self.place, self._palette = place, palette
        for item in (*self._items, *self._points):
            item.settle(place, palette)

    def present(self, view: LivingstoneView, seats: tuple[Seat, ...]) -> None:
        """Show boat, scored columns and leaders of a view; a movement that runs brings the boat itself."""
        self._harbour = view.boat
        if not self.clock.running:
            self._moor()
        for item, done in zip(self._done, done_columns(view), strict=True):
            item.setVisible(done)
        for row, leaders in enumerate(self._leads):
            leaders.present(lead(view, row), seats)

    def present_spaces(
        self, view: LivingstoneView, seats: tuple[Seat, ...], legal: Collection[int], active: int
    ) -> None:
        """Show the tents; the spaces of `legal` glow, and the space `active` (or -1) is the one considered."""
        if view is not self._stood:
            self._stood = view
            self._stands = [stands(view, space) for space in range(SPACES)]
        for space, item in enumerate(self._spaces):
            opened = space in legal
            item.present(
                self._stands[space],
                seats,
                ghost=view.seat if opened and space == active else None,
                legal=opened,
                hovered=space == active,
            )

    # --- movement --------------------------------------------------------------------------------------------

    def run(self, motion: Motion, duration: int) -> None:
        """Begin a movement of `duration` milliseconds."""
        self.clock.finish()
        self._motion = motion
        for space, points in motion.points:
            item = PointsItem(self.place, self._palette, space, points)
            self._points.append(item)
            self.scene.addItem(item)
        self.clock.run(duration)
        self._frame(0.0)

    def _frame(self, time: float) -> None:
        motion = self._motion
        if motion is None:
            return
        for space, owner in motion.drops:
            self._spaces[space].drop(owner, motion.drop(time))
        at = motion.boat(time)
        self._boat.present(at)
        self._column.present(round(at))
        for item in self._points:
            item.rise(motion.rise(time))

    def _arrive(self) -> None:
        motion, self._motion = self._motion, None
        for item in self._points:
            self.scene.removeItem(item)
        self._points.clear()
        if motion is not None:
            for space, owner in motion.drops:
                self._spaces[space].drop(owner, 1.0)
        self._moor()

    def _moor(self) -> None:
        self._boat.present(self._harbour)
        self._column.present(self._harbour)

    # --- what is shown ---------------------------------------------------------------------------------------

    @property
    def boat_at(self) -> float:
        """The boat's column, with fractions while it sails."""
        return self._boat.at

    @property
    def columns_done(self) -> tuple[bool, ...]:
        """Which columns are marked as scored."""
        return tuple(item.isVisible() for item in self._done)

    def space(self, space: int) -> SpaceItem:
        """The item of a space."""
        return self._spaces[space]
