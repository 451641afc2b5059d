"""Many cards to pick from, in as many rows as make them largest."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent

from ui.faraway.card_button import ShownCard
from ui.faraway.card_row import CardRow
from ui.theme.theme import Theme
from ui.widgets.writing import write_line

MOST_ROWS = 8


class CardGrid(CardRow):
    """A row of cards in several lines; the keys up and down move by lines. `empty` is said where there are none."""

    def __init__(self, theme: Theme, *, sanctuary: bool = False) -> None:
        super().__init__(theme, sanctuary=sanctuary, most_rows=MOST_ROWS, widest=150)
        self.empty = ""

    def show_cards(self, cards: Sequence[ShownCard], places: int | None = None) -> None:
        super().show_cards(cards, len(cards) if places is None else places)
        for button in self.buttons:
            button.installEventFilter(self)

    def take_focus(self) -> None:
        """Give the keyboard to the card that is the stop for the Tab key."""
        for button in self.shown:
            if button.focusPolicy() == Qt.FocusPolicy.StrongFocus:
                button.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
            if step is not None:
                self._step_line(watched, step)
                return True
        return super().eventFilter(watched, event)

    def _step_line(self, button: QObject, step: int) -> None:
        places = [place for place, other in enumerate(self.shown) if other is button]
        across = -(-len(self.cards) // self.rows)
        for place in places:
            target = place + step * across
            if 0 <= target < len(self.cards):
                self._step(place, target - place)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.cards or not self.empty:
            return
        painter = QPainter(self)
        palette, metrics = self._theme.palette, self._theme.metrics
        write_line(painter, QRectF(self.rect()), self.empty, metrics.px(15), palette.muted_ink)
        painter.end()
