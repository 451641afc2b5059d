"""The action cards in hand, fanned out; the one under the pointer is shown large with what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.livingstone.moves import (
    CARD,
    CARDS,
    FREE_TENT,
    FREE_TENT_SCORED_ROW,
    IGNORE_DIE_NUMBER,
    MARKET,
    PlaceTent,
    PlaceTentInScoredRow,
    PlayMarket,
)
from engine.livingstone.view import LivingstoneView
from engine.record import Seat
from ui.livingstone.card_art import ASPECT, paint_card, paint_card_back, paint_card_spine, paint_card_tile
from ui.livingstone.offers import Offers
from ui.livingstone.refusals import why
from ui.livingstone.table_button import TableButton
from ui.livingstone.words import card_help, card_name
from ui.numbers import show_number
from ui.texts import fill
from ui.theme.fonts import text_font
from ui.theme.palette import tint
from ui.theme.theme import Theme

translate = QCoreApplication.translate

_FROM_ONE_CLICK = (FREE_TENT, IGNORE_DIE_NUMBER, FREE_TENT_SCORED_ROW, MARKET)
"""Cards whose first click only opens a choice: that choice is the second click."""


_LEAST_STRIP = 24
"""The narrowest strip of a covered card whose name can be read, in pixels at 1280 x 720."""
_SMALL_ROWS = 3


class CardButton(TableButton):
    """One kind of card in hand, with its number if there are several."""

    watched = Signal(bool)

    def __init__(self, theme: Theme, card: int, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.card = card
        self.count = 0
        self.strip = 0
        """How much of the card is to be seen, in pixels; 0 for all of it."""
        self.small = False
        """Whether there is only room for the picture."""
        self.hinted.connect(lambda text: self.watched.emit(bool(text)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card; a chosen or asked one has a lit edge, one that cannot be played is dimmed."""
        painter = QPainter(self)
        colours, sizes = self.colours, self.sizes
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        name, dimmed = card_name(self.card), not self.possible
        if self.small:
            paint_card_tile(painter, rect, self.card, colours, dimmed=dimmed)
        elif self.strip:
            share = self.strip / rect.width()
            paint_card_spine(painter, rect, self.card, colours, name, share, dimmed=dimmed)
        else:
            paint_card(painter, rect, self.card, colours, name, dimmed=dimmed)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = rect.height() * 0.1 if self.small else rect.width() * 0.07
        edge = None
        if self.shows_focus:
            edge = colours.focus
        elif self.chosen or self.armed:
            edge = colours.glow
        elif self.underMouse():
            edge = colours.accent
        if edge is not None:
            width = sizes.px(3 if self.chosen or self.armed else 2)
            painter.setPen(QPen(edge, width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            half = width / 2
            painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
        if self.count > 1:
            side = sizes.px(16 if self.small else 22)
            right = rect.left() + (self.strip or rect.width())
            badge = QRectF(right - side - sizes.px(3), rect.top() + sizes.px(3), side, side)
            painter.setPen(QPen(colours.panel, sizes.border))
            painter.setBrush(colours.accent)
            painter.drawEllipse(badge)
            painter.setPen(colours.accent_ink)
            painter.setFont(text_font(sizes.px(10 if self.small else 13), bold=True))
            painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, "×" + show_number(self.count))
        painter.end()


class Hand(QWidget):
    """The viewer's cards, by kind. Nobody's hand is shown as backs."""

    play_wanted = Signal(object)
    """A move to be played at once."""
    card_chosen = Signal(int)
    """A card that needs a choice was clicked."""
    refused = Signal(str)
    hinted = Signal(str)
    card_watched = Signal(int)
    """The card under the pointer or the focus, -1 for none."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._backs = 0
        self._hidden = False
        self._laid: tuple[object, ...] = ()
        self.buttons: dict[int, CardButton] = {}
        for card in range(len(CARDS)):
            button = CardButton(theme, card, self)
            button.hide()
            button.wanted.connect(lambda card=card: self._use(card))
            button.refused.connect(self.refused)
            button.hinted.connect(self.hinted)
            button.watched.connect(lambda watched, card=card: self._watch(card, watched))
            self.buttons[card] = button
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Room for three cards side by side."""
        return QSize(self._theme.metrics.px(300), self._theme.metrics.px(140))

    def minimumSizeHint(self) -> QSize:
        """Room for a tight fan."""
        return QSize(self._theme.metrics.px(164), self._theme.metrics.px(100))

    @property
    def shown(self) -> list[CardButton]:
        """The cards in hand, in order."""
        return [button for button in self.buttons.values() if button.count]

    def ask_twice_when(self, asks: Callable[[], bool]) -> None:
        """Ask for a second press before a card is played, as long as `asks()` says so."""
        for card, button in self.buttons.items():
            if card not in _FROM_ONE_CLICK:
                button.asks_twice = asks

    def disarm(self) -> None:
        """Drop a question for a second press."""
        for button in self.buttons.values():
            button.disarm()

    def show_hand(
        self, view: LivingstoneView, offers: Offers, seats: Sequence[Seat], chosen: frozenset[int]
    ) -> None:
        """Show the viewer's cards; `chosen` are those picked for a tent or for the market."""
        me = view.mine
        cards = None if me is None else me.cards
        self._hidden = cards is None
        self._backs = view.seats[view.seat].card_count if cards is None else 0
        for card, button in self.buttons.items():
            count = 0 if cards is None else cards[card]
            if count != button.count:
                button.count = count
                button.setVisible(count > 0)
                button.update()
            if not button.count:
                # Not a word stays of a card that the person before had in hand.
                button.disarm()
                button.describe("", "")
                button.setAccessibleDescription("")
                continue
            reason = "" if _can_play(card, offers) else _why_not(card, view)
            name = card_name(card)
            if button.count > 1:
                name = fill(translate("Livingstone", "%1, %2 of them"), name, show_number(button.count))
            question = fill(translate("Livingstone", "Press again to play %1."), card_name(card))
            button.describe(name, self._use_text(card), reason, question)
            button.setAccessibleDescription(f"{card_help(card)} {reason}".strip())
            button.set_chosen(card in chosen)
        self.setAccessibleName(translate("Livingstone", "Your cards"))
        laid = (
            self._hidden,
            self._backs,
            *((button.card, button.count, button.chosen) for button in self.shown),
        )
        if laid != self._laid:
            self._laid = laid
            self._arrange()
            self.update()

    def first(self) -> CardButton | None:
        """The first card, to which the keyboard may go."""
        return self.shown[0] if self.shown else None

    @staticmethod
    def _use_text(card: int) -> str:
        """What a click on the card does; what the card does stands on the card shown large."""
        if card == MARKET:
            return fill(translate("Livingstone", "%1: choose the gems to sell."), card_name(card))
        if card in _FROM_ONE_CLICK:
            return fill(translate("Livingstone", "%1: choose a space for the tent."), card_name(card))
        return fill(translate("Livingstone", "Play %1."), card_name(card))

    def _use(self, card: int) -> None:
        if card in _FROM_ONE_CLICK:
            self.card_chosen.emit(card)
        else:
            self.play_wanted.emit(CARD[card])

    def _watch(self, card: int, watched: bool) -> None:
        self.card_watched.emit(card if watched else -1)

    def _arrange(self) -> None:
        shown = self.shown
        if not shown:
            return
        metrics = self._theme.metrics
        lift = metrics.px(5)
        gap = metrics.px(6)
        height = self.height() - lift
        width = min(int(height / ASPECT), self.width())
        height = min(height, int(width * ASPECT))
        step = width + gap
        if len(shown) > 1:
            step = min(step, (self.width() - width) // (len(shown) - 1))
        small = step < metrics.px(_LEAST_STRIP)
        for number, button in enumerate(shown):
            strip = step if step < width * 0.8 and number < len(shown) - 1 and not small else 0
            if (strip, small) != (button.strip, button.small):
                button.strip, button.small = strip, small
                button.update()
            raised = 0 if button.chosen else lift
            button.setGeometry(
                self._tile(number, len(shown)) if small else QRect(number * step, raised, width, height)
            )
            button.raise_()

    def _tile(self, number: int, count: int) -> QRect:
        """The place of a card where there is only room for the pictures, in three rows."""
        gap = self._theme.metrics.px(3)
        across = -(-count // _SMALL_ROWS)
        width, height = (self.width() + gap) // across - gap, (self.height() + gap) // _SMALL_ROWS - gap
        row, place = divmod(number, across)
        return QRect(place * (width + gap), row * (height + gap), width, height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fan the cards out in the new room."""
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the place of the cards where there are none to see."""
        if self.shown:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, sizes = self._theme.palette, self._theme.metrics
        rect = QRectF(self.rect())
        if self._hidden and self._backs:
            height = rect.height() - sizes.px(5)
            width = height / ASPECT
            step = min(width * 0.4, (rect.width() - width) / max(1, self._backs - 1))
            for number in range(self._backs):
                paint_card_back(painter, QRectF(number * step, sizes.px(5), width, height), colours)
        else:
            inset = sizes.px(3)
            pen = QPen(tint(colours.strong_line, 0.7), sizes.px(1.5), Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), sizes.radius, sizes.radius)
            painter.setPen(colours.muted_ink)
            painter.drawText(
                rect.adjusted(sizes.padding, 0, -sizes.padding, 0),
                int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap),
                translate("Livingstone", "No action cards in hand"),
            )
        painter.end()


class CardCloseup(QWidget):
    """A card shown large above the table; it takes no clicks."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._card = -1
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def card(self) -> int:
        """The card shown, -1 for none."""
        return self._card if self.isVisible() else -1

    def card_width(self) -> int:
        """The width of the card shown large."""
        return self._theme.metrics.px(210)

    def show_card(self, card: int, foot: QPoint) -> None:
        """Show `card` with the middle of its lower edge at `foot` (in the parent's pixels), within the parent."""
        self._card = card
        width = self.card_width()
        height = int(width * ASPECT)
        parent = self.parentWidget()
        room = parent.width() if parent is not None else foot.x() + width
        left = max(0, min(foot.x() - width // 2, room - width - self._theme.metrics.gap))
        self.setGeometry(left, max(0, foot.y() - height), width, height)
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card with its text."""
        painter = QPainter(self)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint_card(
            painter, rect, self._card, self._theme.palette, card_name(self._card), card_help(self._card)
        )
        painter.end()


def _can_play(card: int, offers: Offers) -> bool:
    """Whether a legal move plays `card`; the two tent cards also count when only both together do."""
    if card == FREE_TENT:
        return any(free for free, _ in offers.tents)
    if card == IGNORE_DIE_NUMBER:
        return any(any_row for _, any_row in offers.tents)
    if card == FREE_TENT_SCORED_ROW:
        return bool(offers.scored_row)
    if card == MARKET:
        return bool(offers.market)
    return card in offers.cards


def _why_not(card: int, view: LivingstoneView) -> str:
    row = max(view.die, 1) - 1
    me = view.mine
    if card == FREE_TENT:
        return why(view, PlaceTent(row, free=True))
    if card == IGNORE_DIE_NUMBER:
        return why(view, PlaceTent(row, any_row=True))
    if card == FREE_TENT_SCORED_ROW:
        scored = view.scored[me.seat] if me is not None else ()
        return why(view, PlaceTentInScoredRow(scored[0] if scored else 0))
    if card == MARKET:
        return why(view, PlayMarket(me.gems if me is not None else (0, 0, 0)))
    return why(view, CARD[card])
