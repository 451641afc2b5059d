"""Cards side by side, as large as the room allows: one row, or two where that makes them larger."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.faraway.card_button import FRAME, CardButton, ShownCard, card_aspect
from ui.theme.palette import tint
from ui.theme.theme import Theme


class CardRow(QWidget):
    """Shows cards and, where fewer cards than `places` lie, their empty places.

    Only one card of a row is a stop for the Tab key; arrow keys go on from there. `foot` pixels below each card are
    left to whoever paints there (`paint_foot`).
    """

    card_pressed = Signal(int)
    """The place of the card that was clicked."""
    card_watched = Signal(int)
    """The place of the card under the pointer or keyboard, -1 when it has left."""
    enlarge_wanted = Signal(int)
    """The place of the card to be shown large."""

    def __init__(
        self,
        theme: Theme,
        *,
        sanctuary: bool = False,
        places: int = 0,
        most_rows: int = 1,
        widest: float = 400.0,
        frame: float = FRAME,
        centred: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """`widest` is the greatest width of a card, `frame` the room around it, in pixels at 1280 x 720."""
        super().__init__(parent)
        self._theme = theme
        self.sanctuary = sanctuary
        self._places = places
        self._most_rows = most_rows
        self._widest = widest
        self._frame = frame
        self._centred = centred
        self.foot = 0
        self.rows = 1
        self.cards: list[ShownCard] = []
        self.buttons: list[CardButton] = []
        self._rects: list[QRect] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)

    @property
    def shown(self) -> list[CardButton]:
        """The buttons of the cards shown, in order."""
        return self.buttons[: len(self.cards)]

    def show_cards(self, cards: Sequence[ShownCard], places: int | None = None) -> None:
        """Show these cards, and `places` places if given."""
        self.cards = list(cards)
        if places is not None:
            self._places = places
        while len(self.buttons) < len(cards):
            self._add()
        for button, card in zip(self.buttons, cards, strict=False):
            button.show_card(card)
            button.veil(False)
        self._arrange()
        for number, button in enumerate(self.buttons):
            button.setVisible(number < len(cards))
        self._set_stop()
        self.update()

    def set_asking(self, asking: bool) -> None:
        """Whether a second click answers a question."""
        for button in self.buttons:
            button.asks_twice = asking

    def button_of(self, number: int) -> CardButton | None:
        """The button of the card with this number."""
        return next((button for button in self.shown if button.shown.number == number), None)

    def place_rect(self, place: int) -> QRect:
        """Where a place is, without its foot; the last one for a place beyond."""
        if not self._rects:
            return self.rect()
        return self._rects[min(place, len(self._rects) - 1)]

    def sizeHint(self) -> QSize:
        return QSize(self._theme.metrics.px(200), self._theme.metrics.px(60))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.metrics.px(60), self._theme.metrics.px(30))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics, palette = self._theme.metrics, self._theme.palette
        painter.setPen(QPen(tint(palette.strong_line, 0.55), metrics.border, Qt.PenStyle.DashLine))
        painter.setBrush(tint(palette.paper, 0.25))
        margin = metrics.px(self._frame) + 1
        for rect in self._rects[len(self.cards) :]:
            place = QRectF(rect).adjusted(margin, margin, -margin, -margin)
            painter.drawRoundedRect(place, place.width() * 0.08, place.width() * 0.08)
        painter.end()

    # --- inner ----------------------------------------------------------------------------------------------

    def _add(self) -> None:
        place = len(self.buttons)
        button = CardButton(self._theme, self, frame=self._frame)
        button.pressed_card.connect(partial(self.card_pressed.emit, place))
        button.enlarge_wanted.connect(partial(self.enlarge_wanted.emit, place))
        button.watched.connect(partial(self._watch, place))
        button.stepped.connect(partial(self._step, place))
        self.buttons.append(button)

    def _watch(self, place: int, here: bool) -> None:
        self.card_watched.emit(place if here else -1)

    def _step(self, place: int, by: int) -> None:
        if self.cards:
            self.buttons[(place + by) % len(self.cards)].setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._set_stop()

    def _set_stop(self) -> None:
        """Leave one stop for the Tab key: the card with the focus, the picked one, a possible one, or the first."""
        shown = self.shown
        if not shown:
            return

        def rank(button: CardButton) -> tuple[bool, bool, bool]:
            return button.hasFocus(), button.shown.picked, button.shown.possible

        stop = max(shown, key=rank)
        for button in shown:
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if button is stop else Qt.FocusPolicy.ClickFocus)

    def _arrange(self) -> None:
        count = max(len(self.cards), self._places)
        if not count:
            self._rects = []
            return
        best: tuple[float, int] = (0.0, 1)
        for rows in range(1, self._most_rows + 1):
            best = max(best, (self._card_width(count, rows), -rows))
        # Whole pixels, rounded down: rows must not grow beyond their room.
        width, self.rows = int(best[0]), abs(best[1])
        metrics = self._theme.metrics
        frame = 2 * metrics.px(self._frame)
        height = int((width - frame) * card_aspect(sanctuary=self.sanctuary) + frame)
        across = -(-count // self.rows)
        step: float = width
        if across * width > self.width() + 1 and across > 1:
            step = (self.width() - width) / (across - 1)
        left = (self.width() - step * (across - 1) - width) / 2 if self._centred else 0.0
        line = height + self.foot
        top = max(0, (self.height() - line * self.rows) // 2) if self.rows > 1 else 0
        self._rects = [
            QRect(
                round(left + step * (number % across)),
                top + line * (number // across),
                width,
                height,
            )
            for number in range(count)
        ]
        for button, rect in zip(self.buttons, self._rects, strict=False):
            button.setGeometry(rect)

    def _card_width(self, count: int, rows: int) -> float:
        """The width of a card with its frame in so many rows. Cards of one row overlap rather than become tiny."""
        metrics = self._theme.metrics
        frame = 2 * metrics.px(self._frame)
        across = -(-count // rows)
        tall = (self.height() / rows - self.foot - frame) / card_aspect(sanctuary=self.sanctuary) + frame
        wide = self.width() / across
        if not self._places:
            wide = max(wide, min(tall, metrics.px(56)))
        return max(8.0, min(tall, wide, metrics.px(self._widest)))
