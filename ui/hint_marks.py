"""Marks on a table: what each move of a hint is about, in a frame with the number that the move has in the hint."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget
from shiboken6 import isValid

from engine.contract import Move
from ui.numbers import show_number
from ui.theme.fonts import text_font
from ui.theme.palette import Palette, tint
from ui.theme.pens import round_pen
from ui.theme.theme import Theme

BADGE = 22
"""Width of a badge in pixels at 1280 x 720; `STRESSED` times that while its move is looked at."""
STRESSED = 1.3
SMALLER = 0.72
"""The most that a badge takes of a small thing."""
OUTSIDE = 0.38
"""The share of a badge that lies beyond the edge of what it marks."""

_ROUND = 0.12
"""The corners of a frame around a widget, as a share of its shorter side."""

_FOLLOWED = (
    QEvent.Type.Paint,
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.Show,
    QEvent.Type.Hide,
)
"""When any of these happens to a part with a mark, the mark may have to be elsewhere."""


@dataclass(frozen=True)
class Spot:
    """A place on the table: `outline` on `part`, in its coordinates; an empty path while it is out of sight."""

    part: QWidget
    outline: Callable[[], QPainterPath]
    down: float = 0.0
    """Where the badge stands on the left edge, from 0 at the top to 1 at the bottom: it must not hide what counts."""
    outside: float = OUTSIDE
    """The share of the badge that lies beyond the edge."""


@dataclass(frozen=True)
class Mark:
    """A mark as it is painted, in coordinates of the table: the outline of a spot, and the moves it is for."""

    places: tuple[int, ...]
    """Places of the moves in the hint, from 0, the best one first."""
    outline: QPainterPath
    within: QRectF
    """Nothing is painted beyond: the map or board that it lies on, otherwise the table."""
    down: float
    outside: float
    """Both as in `Spot`."""


def spot_of(widget: QWidget, outside: float = OUTSIDE) -> Spot:
    """A whole widget."""

    def outline() -> QPainterPath:
        path = QPainterPath()
        corner = _ROUND * min(widget.width(), widget.height())
        path.addRoundedRect(QRectF(widget.rect()), corner, corner)
        return path

    return Spot(widget, outline, outside=outside)


def paint_badge(painter: QPainter, rect: QRectF, number: int, palette: Palette) -> None:
    """The number of a move of a hint, in a disc."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = rect.width() * 0.09
    painter.setPen(round_pen(palette.panel, edge))
    # Neither as gold as coins nor as what is lit.
    painter.setBrush(palette.ink)
    painter.drawEllipse(rect.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2))
    painter.setPen(palette.panel)
    painter.setFont(text_font(round(rect.width() * 0.62), bold=True))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, show_number(number))


class HintMarks(QWidget):
    """Lies over `table`, lets the pointer through, and follows what it marks: layout, zoom, language, theme."""

    def __init__(self, theme: Theme, table: QWidget, spots: Callable[[Move], Sequence[Spot]]) -> None:
        """`spots` says what a move is about; nothing, if that is not on the table."""
        super().__init__(table)
        self._theme = theme
        self._spots = spots
        self._moves: tuple[Move, ...] = ()
        self._stressed = -1
        self._followed: set[QWidget] = set()
        self._shown: list[Mark] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._settle)
        table.installEventFilter(self)
        self.hide()

    # --- what is marked ---

    def show_moves(self, moves: Sequence[Move]) -> None:
        """Mark what these moves are about, the best one first; none: no marks."""
        if tuple(moves) == self._moves:
            return
        self._moves = tuple(moves)
        self._stressed = -1
        self._shown = []
        self.setVisible(bool(moves))
        if moves:
            self.setGeometry(self._table().rect())
            self.raise_()
            self._settle()
        else:
            self._follow()

    def stress(self, place: int) -> None:
        """Let the mark of this place (-1: none) stand out."""
        if place != self._stressed:
            self._stressed = place
            self.update()

    @property
    def stressed(self) -> int:
        """The place that stands out, -1 for none."""
        return self._stressed

    def marks(self) -> list[Mark]:
        """The marks as they have to be painted now, those that can be seen."""
        found: list[Mark] = []
        for place, move in enumerate(self._moves):
            for spot in self._spots(move):
                if spot.part.isVisible():
                    self._add(found, place, spot)
        return found

    def boxes(self) -> list[QRectF]:
        """What should not be covered: all marks in coordinates of the table."""
        return [mark.outline.boundingRect().intersected(mark.within) for mark in self.marks()]

    def _add(self, found: list[Mark], place: int, spot: Spot) -> None:
        table, part = self._table(), spot.part
        corner = QPointF(part.mapTo(table, QPoint(0, 0)))
        scrolls = isinstance(part.parentWidget(), QAbstractScrollArea)
        within = QRectF(part.rect()).translated(corner) if scrolls else QRectF(table.rect())
        outline = spot.outline().translated(corner)
        box = outline.boundingRect()
        if box.isEmpty() or not box.intersects(within):
            return
        for number, mark in enumerate(found):
            if mark.outline.boundingRect() == box:
                found[number] = replace(mark, places=(*mark.places, place))
                return
        found.append(Mark((place,), outline, within, spot.down, spot.outside))

    # --- following ---

    def _table(self) -> QWidget:
        table = self.parentWidget()
        assert table is not None
        return table

    def _follow(self) -> None:
        parts = {spot.part for move in self._moves for spot in self._spots(move)}
        for part in self._followed - parts:
            # When a table goes, its parts may have gone before.
            if isValid(part):
                part.removeEventFilter(self)
        for part in parts - self._followed:
            part.installEventFilter(self)
        self._followed = parts

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._moves and event.type() in _FOLLOWED:
            # The layout may not be done yet.
            self._later.start(0)
        return False

    def _settle(self) -> None:
        if not self._moves:
            return
        self.setGeometry(self._table().rect())
        self._follow()
        marks = self.marks()
        if marks != self._shown:
            self._shown = marks
            self.update()

    # --- painting ---

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        marks = self.marks()
        # The best move lies on top.
        for mark in reversed(marks):
            self._paint_frame(painter, mark)
        for mark in reversed(marks):
            self._paint_badges(painter, mark)
        painter.end()

    def _paint_frame(self, painter: QPainter, mark: Mark) -> None:
        palette, metrics = self._theme.palette, self._theme.metrics
        stressed = self._stressed in mark.places
        wide = metrics.px(4.5 if stressed else 3)
        painter.save()
        painter.setClipRect(mark.within)
        painter.setBrush(tint(palette.ink, 0.18) if stressed else Qt.BrushStyle.NoBrush)
        painter.setPen(round_pen(palette.panel, wide + metrics.px(3)))
        painter.drawPath(mark.outline)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(round_pen(palette.ink, wide))
        painter.drawPath(mark.outline)
        painter.restore()

    def _paint_badges(self, painter: QPainter, mark: Mark) -> None:
        for place, badge in zip(mark.places, self.badges(mark), strict=True):
            paint_badge(painter, badge, place + 1, self._theme.palette)

    def badges(self, mark: Mark) -> list[QRectF]:
        """Where the badges of a mark lie, one for each of its places."""
        metrics = self._theme.metrics
        found = []
        box = mark.outline.boundingRect()
        usual = min(metrics.px(BADGE), SMALLER * min(box.width(), box.height()))
        left = box.left() - mark.outside * usual
        for place in mark.places:
            side = usual * (STRESSED if place == self._stressed else 1.0)
            top = box.top() - mark.outside * side + mark.down * (box.height() - (1 - 2 * mark.outside) * side)
            badge = QRectF(left, top, side, side)
            # Never cut off at the edge of what it lies on.
            badge.moveLeft(max(mark.within.left(), min(badge.left(), mark.within.right() - side)))
            badge.moveTop(max(mark.within.top(), min(badge.top(), mark.within.bottom() - side)))
            found.append(badge)
            left = badge.right() + metrics.px(2)
        return found
