"""Solo: what is needed to win, how much of it is there, and which rewards will be covered when."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.explorers.cards import Explore
from engine.explorers.view import ExplorersView
from engine.record import Seat
from ui.explorers.box import Box
from ui.explorers.card_words import era_card_name
from ui.explorers.phrases import coins, joined
from ui.explorers.tipped import Tipped
from ui.numbers import show_list, show_number
from ui.texts import fill
from ui.theme.theme import Theme
from ui.widgets.writing import LEFT, write_line, write_paragraph

translate = QCoreApplication.translate


class SoloPanel(Tipped):
    """A track of coins up to the threshold, the objectives, and what is covered next."""

    def __init__(self, theme: Theme, box: Box, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._box = box
        self._view: ExplorersView | None = None
        self._who = Seat("", "blue")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.metrics.px(500), self.theme.metrics.px(130))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.metrics.px(360), self.theme.metrics.px(96))

    def show_view(self, view: ExplorersView, who: Seat) -> None:
        """Show the goals of a solo game."""
        self._view, self._who = view, who
        self.setAccessibleName(self.words())
        self.update()

    def words(self) -> str:
        """Everything shown, as one text."""
        return "" if self._view is None else " ".join((self._goal_text(self._view), *self.cover_lines()))

    def _goal_text(self, view: ExplorersView) -> str:
        seat = view.seats[0]
        done = sum(1 for turn in seat.completed if turn)
        return fill(
            translate("Explorers", "To win: %1 of %2 coins, %3 of %4 objectives."),
            show_number(seat.score),
            show_number(view.threshold),
            show_number(done),
            show_number(len(view.objectives)),
        )

    def cover_lines(self) -> list[str]:
        """Which rewards have been covered, or will be when an era card comes for the first time."""
        view = self._view
        if view is None:
            return []
        lines = []
        for cover in self._box.figures.constants.solo.cover:
            card = self._box.card(cover.card)
            assert isinstance(card, Explore)
            rewards = []
            covered = False
            for hidden in cover.hide:
                if hidden.objective > len(view.objectives):
                    continue
                goal = view.objectives[hidden.objective - 1]
                first = hidden.reward == "first"
                covered = goal.first_covered if first else goal.later_covered
                value = goal.first if first else goal.later
                rewards.append(
                    fill(
                        translate("Explorers", "%1 of objective %2", "coins, number of an objective"),
                        coins(value),
                        show_number(hidden.objective),
                    )
                )
            pattern = (
                translate("Explorers", "%1 came: %2 covered.")
                if covered
                else translate("Explorers", "When %1 comes: %2 will be covered.")
            )
            lines.append(fill(pattern, era_card_name(card), show_list(rewards)))
        return lines

    def paintEvent(self, event: QPaintEvent) -> None:
        view = self._view
        if view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, metrics = self.theme.palette, self.theme.metrics
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(palette.line, metrics.border))
        painter.setBrush(palette.panel)
        painter.drawRoundedRect(rect, metrics.radius, metrics.radius)
        inner = rect.adjusted(metrics.px(12), metrics.px(7), -metrics.px(12), -metrics.px(7))
        head = QRectF(inner.left(), inner.top(), inner.width(), metrics.px(24))
        write_line(painter, head, self._goal_text(view), metrics.heading, palette.ink, LEFT, bold=True)
        track = QRectF(inner.left(), head.bottom() + metrics.px(7), inner.width(), metrics.px(20))
        self._paint_track(painter, track, view)
        top = track.bottom() + metrics.px(9)
        lines = self.cover_lines()
        height = min(metrics.px(30), (inner.bottom() - top) / max(1, len(lines)))
        for line in lines:
            box = QRectF(inner.left(), top, inner.width(), height)
            write_paragraph(painter, box, line, metrics.small, palette.ink, LEFT)
            top += height
        painter.end()

    def _paint_track(self, painter: QPainter, rect: QRectF, view: ExplorersView) -> None:
        palette, metrics = self.theme.palette, self.theme.metrics
        colour = palette.seat(self._who.colour)
        score, needed = view.seats[0].score, max(1, view.threshold)
        end = max(needed * 1.15, score * 1.05)
        painter.setPen(QPen(palette.strong_line, metrics.border))
        painter.setBrush(palette.field)
        painter.drawRoundedRect(rect, metrics.radius, metrics.radius)
        if score:
            painter.setPen(QPen(colour.edge, metrics.border))
            painter.setBrush(colour.fill)
            filled = QRectF(
                rect.left(), rect.top(), max(metrics.px(8), rect.width() * score / end), rect.height()
            )
            painter.drawRoundedRect(filled, metrics.radius, metrics.radius)
        x = rect.left() + rect.width() * needed / end
        painter.setPen(QPen(palette.glow, metrics.px(3)))
        painter.drawLine(QPointF(x, rect.top() - metrics.px(4)), QPointF(x, rect.bottom() + metrics.px(4)))
        self.tips = [
            (rect, joined((coins(score), fill(translate("Explorers", "needed: %1"), coins(needed)))))
        ]
