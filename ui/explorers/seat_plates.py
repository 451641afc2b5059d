"""Everybody's map in small: who it is, how many coins, and how far the turn is; pressed, it opens in full."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from engine.explorers.board import Board
from engine.explorers.view import ExplorersView
from engine.record import Seat
from ui.explorers.map.pieces import MapState
from ui.explorers.map.small import paint_small_map
from ui.explorers.phrases import coins, joined
from ui.numbers import show_number
from ui.texts import fill
from ui.theme.craft import paint_chest
from ui.theme.emblems import paint_emblem
from ui.theme.palette import blend
from ui.theme.theme import Theme
from ui.widgets.writing import LEFT, RIGHT, write_line

translate = QCoreApplication.translate


class SeatPlate(QAbstractButton):
    """One seat."""

    def __init__(self, theme: Theme, board: Board, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._board = board
        self._state: tuple[object, ...] = ()
        self._map: MapState | None = None
        self._who = Seat("", "blue")
        self._score = ""
        self._hidden = 0
        self._done = False
        self._deciding = False
        self._shown = False
        self._ring = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.metrics.px(124), self._theme.metrics.px(130))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.metrics.px(84), self._theme.metrics.px(80))

    def show_seat(
        self, view: ExplorersView, seat: int, who: Seat, routes: tuple[tuple[int, int], ...], *, shown: bool
    ) -> None:
        """Show a seat of `view`; `shown` marks the one whose map lies large on the table."""
        found = view.seats[seat]
        deciding = seat in view.deciders
        done = found.act == "done" and view.phase in ("turn", "treasure")
        state = (found, who, routes, shown, deciding, done)
        if state == self._state:
            return
        self._state = state
        self._map = MapState(self._board, found, who.colour, routes)
        self._who, self._score, self._hidden = who, show_number(found.score), found.kept_count
        self._done, self._deciding, self._shown = done, deciding, shown
        words = [
            fill(translate("Explorers", "%1: %2", "a name and an amount"), who.name, coins(found.score)),
            translate("Explorers", "%n hidden treasure(s)", "", found.kept_count),
            translate("Explorers", "%n village(s)", "", len(found.villages)),
            translate("Explorers", "%n discovery tower(s)", "", len(found.towers)),
        ]
        if done:
            words.append(translate("Explorers", "has ended the turn"))
        self.setAccessibleName(fill(translate("Explorers", "Map of %1"), joined(words)))
        self.setToolTip(self.accessibleName())
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._ring = event.reason() not in (Qt.FocusReason.MouseFocusReason, Qt.FocusReason.OtherFocusReason)
        super().focusInEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._map is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, metrics = self._theme.palette, self._theme.metrics
        colour = palette.seat(self._who.colour)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        width = metrics.px(3) if self._shown else metrics.border
        edge = colour.fill if self._shown else palette.line
        if self.hasFocus() and self._ring:
            width, edge = metrics.px(3), palette.focus
        half = width / 2
        painter.setPen(QPen(edge, width))
        ground = blend(palette.panel, colour.fill, 0.14) if self._deciding else palette.panel
        painter.setBrush(palette.hover if self.underMouse() else ground)
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), metrics.radius, metrics.radius)
        pad = metrics.px(5)
        head = QRectF(rect.left() + pad, rect.top() + pad * 0.7, rect.width() - 2 * pad, metrics.px(24))
        self._paint_head(painter, head)
        area = QRectF(rect.left() + pad, head.bottom() + metrics.px(2), head.width(), 0)
        area.setBottom(rect.bottom() - pad)
        area = QRectF(area.toRect())
        if area.height() > 20:
            paint_small_map(painter, area, self._board, palette, self._map)
            painter.setPen(QPen(palette.strong_line, metrics.border))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(area)
            self._paint_chest(painter, area)
        painter.end()

    def _paint_chest(self, painter: QPainter, area: QRectF) -> None:
        """How many treasures lie hidden, in the corner of the map."""
        if not self._hidden:
            return
        palette, metrics = self._theme.palette, self._theme.metrics
        side = metrics.px(16)
        chest = QRectF(area.left() + metrics.px(3), area.bottom() - side - metrics.px(2), side, side)
        paint_chest(painter, chest, palette)
        count = QRectF(chest.right() + metrics.px(2), chest.top(), metrics.px(24), side)
        write_line(painter, count, show_number(self._hidden), metrics.text, palette.ink, LEFT, bold=True)

    def _paint_head(self, painter: QPainter, head: QRectF) -> None:
        palette, metrics = self._theme.palette, self._theme.metrics
        side = metrics.px(17)
        emblem = QRectF(head.left(), head.center().y() - side / 2, side, side)
        paint_emblem(painter, emblem, palette.seat(self._who.colour))
        score = QRectF(head.right() - metrics.px(38), head.top(), metrics.px(38), head.height())
        write_line(painter, score, self._score, metrics.px(19), palette.ink, RIGHT, bold=True)
        right = score.left()
        left = emblem.right() + metrics.px(4)
        name = QRectF(left, head.top(), right - left - metrics.px(2), head.height())
        text = f"✓ {self._who.name}" if self._done else self._who.name
        write_line(painter, name, text, metrics.text, palette.ink, LEFT, bold=True)


class SeatPlates(QWidget):
    """All seats side by side."""

    wanted = Signal(int)
    """The map of this seat is to be shown large."""

    def __init__(self, theme: Theme, board: Board, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._board = board
        self.plates: list[SeatPlate] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_seats(
        self,
        view: ExplorersView,
        seats: Sequence[Seat],
        routes: Sequence[tuple[tuple[int, int], ...]],
        shown: int,
    ) -> None:
        """Show all seats; the map of `shown` lies large on the table."""
        self._row.setSpacing(self._theme.metrics.px(6))
        while len(self.plates) < len(seats):
            plate = SeatPlate(self._theme, self._board)
            number = len(self.plates)
            plate.clicked.connect(lambda _checked=False, seat=number: self.wanted.emit(seat))
            self.plates.append(plate)
            self._row.addWidget(plate)
        for seat, plate in enumerate(self.plates):
            plate.show_seat(view, seat, seats[seat], routes[seat], shown=seat == shown)
        self.setAccessibleName(translate("Explorers", "Maps of all players"))
