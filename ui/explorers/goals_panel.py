"""The objectives: what they want, what they still pay, who has them, and how far everybody is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.explorers.view import ExplorersView, ObjectiveView, SeatView
from engine.record import Seat
from ui.explorers.box import Box
from ui.explorers.objective_words import objective_text
from ui.explorers.phrases import coins, joined
from ui.explorers.tipped import Tipped
from ui.numbers import show_number
from ui.texts import fill
from ui.theme.emblems import paint_emblem
from ui.theme.palette import tint
from ui.theme.pieces import outline_pen, paint_coin
from ui.theme.theme import Theme
from ui.widgets.writing import LEFT, write_line, write_paragraph

translate = QCoreApplication.translate


class GoalsPanel(Tipped):
    """Three lines, one for each objective; `aim_at` marks those that a move would complete."""

    def __init__(self, theme: Theme, box: Box, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._box = box
        self._view: ExplorersView | None = None
        self._seats: tuple[Seat, ...] = ()
        self._aimed: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.metrics.px(500), self.theme.metrics.px(3 * 45))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.metrics.px(360), self.theme.metrics.px(3 * 45))

    def show_view(self, view: ExplorersView, seats: Sequence[Seat]) -> None:
        """Show the objectives of a view."""
        self._view, self._seats = view, tuple(seats)
        self.setAccessibleName(self.words())
        self.update()

    def aim_at(self, names: tuple[str, ...]) -> None:
        """Mark the objectives that the move considered would complete."""
        if names != self._aimed:
            self._aimed = names
            self.update()

    def words(self) -> str:
        """Everything shown, as one text."""
        view = self._view
        if view is None:
            return ""
        return " ".join(
            f"{objective_text(self._box.objective(goal.id))}: {self._state_text(view, place)}."
            for place, goal in enumerate(view.objectives)
        )

    def _state_text(self, view: ExplorersView, place: int) -> str:
        goal = view.objectives[place]
        parts = [_pay_text(goal)]
        for seat in view.seats:
            parts.append(self._seat_text(view, seat, place))
        return joined(parts)

    def _seat_text(self, view: ExplorersView, seat: SeatView, place: int) -> str:
        goal = view.objectives[place]
        who = self._seats[seat.seat].name
        if seat.completed[place]:
            return fill(
                translate("Explorers", "%1: completed in turn %2 for %3"),
                who,
                show_number(seat.completed[place]),
                coins(seat.rewards[place]),
            )
        return fill(
            translate("Explorers", "%1: %2 of %3", "a name and how far an objective is"),
            who,
            show_number(min(seat.progress[place], goal.need)),
            show_number(goal.need),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        view = self._view
        if view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.tips = []
        count = max(1, len(view.objectives))
        height = min(self.height() / count, self.theme.metrics.px(58))
        for place in range(len(view.objectives)):
            rect = QRectF(0, place * height, self.width(), height - self.theme.metrics.px(4))
            self._paint_goal(painter, rect, view, place)
        painter.end()

    def _paint_goal(self, painter: QPainter, rect: QRectF, view: ExplorersView, place: int) -> None:
        palette, metrics = self.theme.palette, self.theme.metrics
        goal = view.objectives[place]
        aimed = goal.id in self._aimed
        mine = view.mine
        done = mine is not None and bool(mine.completed[place])
        painter.setPen(
            QPen(palette.glow if aimed else palette.line, metrics.px(2) if aimed else metrics.border)
        )
        painter.setBrush(tint(palette.glow, 0.18) if aimed else palette.panel)
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), metrics.radius, metrics.radius)
        pad = metrics.px(6)
        side = min(metrics.px(28), rect.height() * 0.74)
        coin = QRectF(rect.left() + pad, rect.center().y() - side / 2, side, side)
        self._paint_reward(painter, coin, goal.first, spent=not goal.open, covered=goal.first_covered)
        small = side * 0.78
        later = QRectF(coin.right() + metrics.px(3), rect.center().y() - small / 2, small, small)
        self._paint_reward(painter, later, goal.later, spent=goal.later_covered, covered=goal.later_covered)
        seat_width = metrics.px(46)
        seats_left = rect.right() - pad - seat_width * len(view.seats)
        text = QRectF(
            later.right() + metrics.px(7),
            rect.top(),
            seats_left - later.right() - metrics.px(12),
            rect.height(),
        )
        words = objective_text(self._box.objective(goal.id))
        ink = palette.muted_ink if done else palette.ink
        write_paragraph(painter, text, words, metrics.text, ink, LEFT, bold=not done)
        for seat in view.seats:
            cell = QRectF(seats_left + seat.seat * seat_width, rect.top(), seat_width, rect.height())
            self._paint_seat(painter, cell, view, seat, place)
            self.tips.append((cell, self._seat_text(view, seat, place)))
        self.tips.append((rect, f"{words}. {_pay_text(goal)}"))

    def _paint_reward(
        self, painter: QPainter, rect: QRectF, value: int, *, spent: bool, covered: bool
    ) -> None:
        palette = self.theme.palette
        before = painter.opacity()
        painter.setOpacity(before * (0.35 if spent else 1.0))
        paint_coin(painter, rect, palette, value)
        painter.setOpacity(before)
        if covered:
            painter.setPen(outline_pen(palette.danger, rect.width() * 0.11))
            inset = rect.width() * 0.14
            inner = rect.adjusted(inset, inset, -inset, -inset)
            painter.drawLine(inner.topLeft(), inner.bottomRight())
            painter.drawLine(inner.topRight(), inner.bottomLeft())

    def _paint_seat(
        self, painter: QPainter, cell: QRectF, view: ExplorersView, seat: SeatView, place: int
    ) -> None:
        palette, metrics = self.theme.palette, self.theme.metrics
        colour = palette.seat(self._seats[seat.seat].colour)
        side = metrics.px(15)
        emblem = QRectF(cell.center().x() - side / 2, cell.top() + metrics.px(4), side, side)
        paint_emblem(painter, emblem, colour)
        below = QRectF(
            cell.left(), emblem.bottom() + 1, cell.width(), cell.bottom() - emblem.bottom() - metrics.px(3)
        )
        if seat.completed[place]:
            text = f"✓ {show_number(seat.rewards[place])}"
            write_line(painter, below, text, metrics.text, palette.good, bold=True)
        else:
            need = view.objectives[place].need
            have = min(seat.progress[place], need)
            text = fill(
                translate("Explorers", "%1/%2", "so many of so many"), show_number(have), show_number(need)
            )
            write_line(painter, below, text, metrics.small, palette.ink if have else palette.muted_ink)


def _pay_text(goal: ObjectiveView) -> str:
    """What an objective still pays."""
    if goal.open:
        return fill(
            translate("Explorers", "pays %1 to the first, %2 later"), coins(goal.first), coins(goal.later)
        )
    if goal.later_covered:
        return translate("Explorers", "pays nothing any more")
    return fill(translate("Explorers", "still pays %1"), coins(goal.later))
