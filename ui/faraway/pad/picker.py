"""Picking cards from their pictures, for the player whose journey is shown."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.faraway.cards import Card, Region
from engine.faraway.pad import ScorePad
from ui.context import UiContext
from ui.faraway.box import CardBox
from ui.faraway.card_button import ShownCard
from ui.faraway.card_words import card_text
from ui.faraway.pad.card_grid import CardGrid
from ui.faraway.pad.filters import FilterBar
from ui.texts import fill

translate = QCoreApplication.translate


class Picker(QWidget):
    """A grid of all cards of a kind. `toggled`: this card is to be added, or taken away if it is there."""

    toggled = Signal(int)
    enlarge_wanted = Signal(int)
    """The place in the grid."""

    def __init__(self, context: UiContext, box: CardBox, *, sanctuary: bool) -> None:
        super().__init__()
        self._context = context
        self._box = box
        self._sanctuary = sanctuary
        self._pad = ScorePad(())
        self._index = 0
        self.filters = FilterBar(context.theme) if sanctuary else None
        self.grid = CardGrid(context.theme, sanctuary=sanctuary)
        self.grid.card_pressed.connect(lambda place: self.toggled.emit(self.grid.cards[place].number))
        self.grid.enlarge_wanted.connect(self.enlarge_wanted)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        if self.filters is not None:
            self.filters.changed.connect(self._refill)
            column.addWidget(self.filters)
        column.addWidget(self.grid, 1)
        self.retranslate()

    def show_pad(self, pad: ScorePad, index: int) -> None:
        """Offer the cards to this player of the pad."""
        self._pad, self._index = pad, index
        if self.isVisible():
            self._refill()

    def showEvent(self, event: QShowEvent) -> None:
        """Cards that nobody looks at are not brought up to date with every key that is typed."""
        self._refill()
        super().showEvent(event)

    def retranslate(self) -> None:
        """Set every text anew."""
        self.grid.setAccessibleName(
            translate("ScorePad", "All sanctuaries")
            if self._sanctuary
            else translate("ScorePad", "All regions")
        )
        self.grid.empty = translate("ScorePad", "No sanctuary looks like this.")
        self._refill()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _refill(self) -> None:
        if not self._pad.players:
            return
        self.grid.show_cards([self._shown(card) for card in self._cards()])

    def _cards(self) -> Iterable[Card]:
        if self.filters is None:
            return self._box.figures.regions
        return filter(self.filters.lets_through, self._box.figures.sanctuaries)

    def _shown(self, card: Card) -> ShownCard:
        number = card.number if isinstance(card, Region) else card.id
        owner = self._owner(number)
        effect = ""
        if owner is not None:
            effect = fill(translate("ScorePad", "%1 has this card"), self._pad.players[owner].name)
        return ShownCard(
            number,
            card,
            sanctuary=self._sanctuary,
            picked=owner == self._index,
            dimmed=owner not in (None, self._index),
            name=card_text(card),
            effect=effect,
        )

    def _owner(self, number: int) -> int | None:
        """Who has the card; the player whose journey is shown comes first."""
        order = sorted(range(len(self._pad.players)), key=lambda index: index != self._index)
        for index in order:
            player = self._pad.players[index]
            if number in (player.sanctuaries if self._sanctuary else player.regions):
                return index
        return None
