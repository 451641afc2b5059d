"""What moves on the map after something happened: a tent drops in, the boat sails, points rise from a column."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve

from engine.contract import Event
from engine.livingstone.events import BoatMoved, ColumnScored, TentPlaced
from engine.livingstone.moves import space_of

LONGEST = 390
"""Milliseconds."""


class Motion:
    """The movements that belong to some events, as functions of the time that has passed (0 to 1)."""

    def __init__(self, events: Sequence[Event], boat: int) -> None:
        self.boat_from = boat
        self.boat_to = boat
        self.drops: list[tuple[int, int]] = []
        """(space, owner) of tents that drop in."""
        self.points: list[tuple[int, int]] = []
        """(space, points) of sites whose tents score."""
        self._scoring: list[ColumnScored] = []
        for event in events:
            if isinstance(event, TentPlaced):
                self.drops.append((space_of(event.row, event.column), event.seat))
            elif isinstance(event, BoatMoved):
                self.boat_to = event.column
            elif isinstance(event, ColumnScored):
                self._scoring.append(event)

    def score(self, row_points: Sequence[int]) -> None:
        """Work out the points that rise, with the points of each row."""
        for event in self._scoring:
            for row, tents in enumerate(event.tents):
                if any(tents):
                    self.points.append((space_of(row, event.column), row_points[row]))

    def __bool__(self) -> bool:
        return bool(self.drops or self.points) or self.boat_from != self.boat_to

    @property
    def _later(self) -> float:
        """When boat and points begin: after the tent has touched the ground."""
        return 0.35 if self.drops else 0.0

    def drop(self, time: float) -> float:
        """How far the tents have come down."""
        end = 0.6 if self.points or self.boat_from != self.boat_to else 1.0
        return QEasingCurve(QEasingCurve.Type.OutBounce).valueForProgress(min(1.0, time / end))

    def boat(self, time: float) -> float:
        """Where the boat is."""
        share = max(0.0, (time - self._later) / (1 - self._later))
        eased = QEasingCurve(QEasingCurve.Type.InOutCubic).valueForProgress(share)
        return self.boat_from + (self.boat_to - self.boat_from) * eased

    def rise(self, time: float) -> float:
        """How far the points have risen."""
        return max(0.0, (time - self._later) / (1 - self._later))
