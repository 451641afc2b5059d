"""The round, and the players: who has chosen, then who takes a region in which order."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from engine.faraway.view import FarawayView, SeatView
from engine.record import Seat
from ui.faraway.box import CardBox
from ui.faraway.card_words import sanctuaries
from ui.faraway.cards.colours import card_colours
from ui.faraway.cards.face import paint_back
from ui.numbers import show_number
from ui.texts import fill
from ui.theme.emblems import paint_emblem
from ui.theme.glyphs import paint_glyph
from ui.theme.palette import blend, tint
from ui.theme.theme import Theme
from ui.widgets.writing import LEFT, text_width, write_line

translate = QCoreApplication.translate


class OrderStrip(QWidget):
    """A chip for each player, in the order of drafting once the regions are revealed."""

    def __init__(self, theme: Theme, box: CardBox, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._box = box
        self._view: FarawayView | None = None
        self._seats: Sequence[Seat] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_round(self, view: FarawayView, seats: Sequence[Seat]) -> None:
        """Show the round of this view."""
        self._view, self._seats = view, seats
        self.setAccessibleName(self.words())
        self.update()

    def sizeHint(self) -> QSize:
        metrics = self._theme.metrics
        return QSize(metrics.px(600), metrics.px(36))

    def order(self) -> list[SeatView]:
        """The seats in the order in which the chips stand."""
        view = self._view
        if view is None:
            return []
        if self._drafting(view):
            return [view.seats[seat] for seat in view.order]
        return list(view.seats)

    def words(self) -> str:
        """The strip in words."""
        view = self._view
        if view is None:
            return ""
        return ". ".join([self._round_text(view), *(self._chip_words(seat, view) for seat in self.order())])

    @staticmethod
    def _drafting(view: FarawayView) -> bool:
        return view.phase in ("find", "take", "top_up", "choose", "over") and bool(view.order)

    @staticmethod
    def _round_text(view: FarawayView) -> str:
        return fill(translate("Faraway", "Round %1 of %2"), show_number(view.round), show_number(view.rounds))

    def _chip_words(self, seat: SeatView, view: FarawayView) -> str:
        name = self._seats[seat.seat].name
        if not self._drafting(view):
            if view.phase not in ("explore", "keep"):
                return name
            if seat.has_chosen:
                return fill(translate("Faraway", "%1 has chosen"), name)
            return fill(translate("Faraway", "%1 still chooses"), name)
        text = fill(translate("Faraway", "%1 explores %2"), name, show_number(seat.row[-1]))
        found = seat.drawn_count + seat.owed
        if found:
            text = fill(translate("Faraway", "%1, finds %2"), text, sanctuaries(found))
        if seat.seat == view.in_turn:
            text = fill(translate("Faraway", "%1, has the turn"), text)
        return text

    def _chip_rects(self) -> list[QRectF]:
        count = len(self.order())
        metrics = self._theme.metrics
        left = self._round_width() + metrics.px(10)
        gap = metrics.px(6)
        wide = min(metrics.px(150), (self.width() - left - gap * (count - 1)) / max(1, count))
        return [QRectF(left + (wide + gap) * n, 0, wide, self.height()) for n in range(count)]

    def _round_width(self) -> float:
        metrics = self._theme.metrics
        view = self._view
        if view is None:
            return 0.0
        pips = view.rounds * metrics.px(9)
        return max(pips, min(text_width(self._round_text(view), metrics.px(15), bold=True), metrics.px(130)))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self._view is not None:
            for rect, seat in zip(self._chip_rects(), self.order(), strict=True):
                if rect.contains(event.pos()):
                    QToolTip.showText(event.globalPos(), self._chip_words(seat, self._view), self)
                    return True
            QToolTip.showText(event.globalPos(), self._round_text(self._view), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        view = self._view
        if view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, metrics = self._theme.palette, self._theme.metrics
        width = self._round_width()
        text = QRectF(0, 0, width, self.height() * 0.6)
        write_line(painter, text, self._round_text(view), metrics.px(15), palette.ink, LEFT, bold=True)
        step = width / view.rounds
        for number in range(view.rounds):
            pip = QRectF(number * step, self.height() * 0.66, step - metrics.px(3), metrics.px(7))
            painter.setPen(QPen(palette.strong_line, metrics.border))
            done = number + 1 < view.round or view.phase == "over"
            now = number + 1 == view.round and not done
            painter.setBrush(palette.accent if done else palette.glow if now else tint(palette.paper, 0.6))
            painter.drawRoundedRect(pip, metrics.px(2), metrics.px(2))
        for rect, seat in zip(self._chip_rects(), self.order(), strict=True):
            self._paint_chip(painter, rect.adjusted(1, 1, -1, -1), seat, view)
        painter.end()

    def _paint_chip(self, painter: QPainter, rect: QRectF, seat: SeatView, view: FarawayView) -> None:
        palette, metrics = self._theme.palette, self._theme.metrics
        drafting = self._drafting(view)
        choosing = view.phase in ("explore", "keep") and not seat.has_chosen
        turn = seat.seat == view.in_turn or choosing
        done = drafting and view.phase != "over" and seat.seat in view.order[: view.step]
        ground = blend(palette.panel, palette.desk, 0.5) if done else palette.panel
        painter.setPen(QPen(palette.glow if turn else palette.line, metrics.px(2 if turn else 1)))
        painter.setBrush(ground)
        painter.drawRoundedRect(rect, metrics.radius, metrics.radius)
        side = metrics.px(18)
        pad = metrics.px(5)
        emblem = QRectF(rect.left() + pad, rect.center().y() - side / 2, side, side)
        who = self._seats[seat.seat]
        paint_emblem(painter, emblem, palette.seat(who.colour))
        right = rect.right() - pad
        mark = QRectF(0, rect.top() + metrics.px(3), 0, rect.height() - metrics.px(6))
        if drafting:
            mark.setWidth(metrics.px(28))
            mark.moveRight(right)
            self._paint_duration(painter, mark, seat.row[-1])
            right = mark.left() - metrics.px(3)
            found = seat.drawn_count + seat.owed
            if found:
                mark.setWidth(metrics.px(26))
                mark.moveRight(right)
                self._paint_found(painter, mark, found)
                right = mark.left()
        elif seat.has_chosen:
            mark.setWidth(mark.height() / 1.4)
            mark.moveRight(right)
            paint_back(painter, mark, palette)
            right = mark.left()
        elif choosing:
            mark.setWidth(metrics.px(18))
            mark.moveRight(right)
            paint_glyph(painter, mark, "more", palette.muted_ink)
            right = mark.left()
        words = QRectF(
            emblem.right() + pad, rect.top(), right - emblem.right() - pad - metrics.px(2), rect.height()
        )
        write_line(
            painter,
            words,
            who.name,
            metrics.px(14),
            palette.muted_ink if done else palette.ink,
            LEFT,
            bold=turn,
        )

    def _paint_duration(self, painter: QPainter, rect: QRectF, region: int) -> None:
        colours, metrics = card_colours(self._theme.palette), self._theme.metrics
        night = self._box.region(region).night
        painter.setPen(QPen(colours.moon_edge if night else colours.sun_edge, metrics.border))
        painter.setBrush(colours.moon if night else colours.sun)
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        ink = colours.moon_ink if night else colours.sun_ink
        write_line(painter, rect, show_number(region), metrics.px(16), ink, bold=True)

    def _paint_found(self, painter: QPainter, rect: QRectF, count: int) -> None:
        palette, metrics = self._theme.palette, self._theme.metrics
        card = QRectF(rect.left(), 0, metrics.px(16), metrics.px(16) * 1.1)
        card.moveTop(rect.center().y() - card.height() / 2)
        paint_back(painter, card, palette, sanctuary=True)
        number = QRectF(card.right(), rect.top(), rect.right() - card.right(), rect.height())
        write_line(
            painter,
            number,
            show_number(count),
            metrics.px(14),
            palette.ink,
            Qt.AlignmentFlag.AlignCenter,
            bold=True,
        )
