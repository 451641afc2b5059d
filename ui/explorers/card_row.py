"""The card in play and the own investigate cards; two cards to choose from take their place when one is to be kept."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from engine.explorers.board import Board
from engine.explorers.cards import Explore
from engine.explorers.view import ExplorersView
from engine.record import Seat
from ui.explorers.box import Box
from ui.explorers.card_button import CardButton
from ui.explorers.card_face import Used
from ui.explorers.card_words import card_hint, era_card_name
from ui.explorers.facts import used_of
from ui.explorers.offers import Offers
from ui.explorers.phrases import roman
from ui.texts import fill
from ui.theme.palette import Palette
from ui.theme.theme import Theme

translate = QCoreApplication.translate

OWN_CARDS = 3


class CardRow(QWidget):
    """`keep_wanted` and `use_wanted` bring the id of a card."""

    keep_wanted = Signal(str)
    use_wanted = Signal(str)
    hinted = Signal(str)

    def __init__(self, theme: Theme, box: Box, board: Board, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._box = box
        self._board = board
        self._used = Used()
        self.in_play = CardButton(theme)
        self.own = [CardButton(theme) for _ in range(OWN_CARDS)]
        self.drawn = [CardButton(theme) for _ in range(2)]
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.in_play, 5)
        for button in self.own:
            self._row.addWidget(button, 3)
            button.wanted.connect(self.use_wanted)
        for button in self.drawn:
            self._row.addWidget(button, 5)
            button.wanted.connect(self.keep_wanted)
        for button in (self.in_play, *self.own, *self.drawn):
            button.hinted.connect(self.hinted)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.metrics.px(500), self._theme.metrics.px(156))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.metrics.px(360), self._theme.metrics.px(156))

    def ask_twice_when(self, asks: Callable[[], bool]) -> None:
        """Keeping a card asks first when `asks` says so: the other card is gone for good."""
        for button in self.drawn:
            button.asks = asks

    def first_offered(self) -> CardButton | None:
        """The first card that can be pressed."""
        return next(
            (button for button in (*self.drawn, *self.own) if button.offered and button.isVisible()), None
        )

    def show_view(
        self, view: ExplorersView, offers: Offers, seats: tuple[Seat, ...], seat: int, *, asks: bool = True
    ) -> None:
        """Show the cards of a seat. Cards to choose from are there to be looked at unless it `asks`."""
        self._row.setSpacing(self._theme.metrics.px(4))
        palette = self._theme.palette
        found = view.seats[seat]
        choosing = bool(offers.keep or not asks) and bool(found.drawn) and view.viewer == seat
        self._show_card_in_play(view, seats, seat, palette)
        for button in self.own:
            button.setVisible(not choosing)
        for place, button in enumerate(self.drawn):
            button.setVisible(choosing)
            drawn = found.drawn or ()
            name = drawn[place] if choosing and place < len(drawn) else ""
            button.show_card(
                self._box.card(name) if name else None,
                hint=fill(translate("Explorers", "Keep this card: %1"), card_hint(self._box.card(name)))
                if name
                else "",
                title=translate("Explorers", "Keep this one?") if asks else " ",
                seat=palette.seat(seats[seat].colour),
                offered=choosing and asks,
                question=translate("Explorers", "Click again: keep this one"),
            )
        if not choosing:
            self._show_own(view, offers, seats, seat, palette)

    def _show_card_in_play(
        self, view: ExplorersView, seats: tuple[Seat, ...], seat: int, palette: Palette
    ) -> None:
        found = view.seats[seat]
        name = found.card or view.card
        if not name or view.phase == "card":
            self.in_play.show_card(None, hint="", empty=translate("Explorers", "No card in play"))
            return
        card = self._box.card(name)
        self._used = used_of(self._box, self._board, found)
        numeral = roman(found.specialties.index(name)) if name in found.specialties else ""
        title = translate("Explorers", "In play")
        played = self._box.card(view.card)
        if numeral and isinstance(played, Explore):
            title = era_card_name(played)
        self.in_play.show_card(
            card,
            hint=card_hint(card),
            title=title,
            numeral=numeral,
            seat=palette.seat(seats[seat].colour),
            used=self._used,
        )

    def _show_own(
        self, view: ExplorersView, offers: Offers, seats: tuple[Seat, ...], seat: int, palette: Palette
    ) -> None:
        found = view.seats[seat]
        for place, button in enumerate(self.own):
            numeral = roman(place)
            if place >= len(found.specialties):
                text = fill(translate("Explorers", "Investigate card %1"), numeral)
                button.show_card(None, hint="", empty=text)
                continue
            card = self._box.card(found.specialties[place])
            button.show_card(
                card,
                hint=card_hint(card),
                title=" ",
                numeral=numeral,
                seat=palette.seat(seats[seat].colour),
                offered=view.viewer == seat and card.id in offers.use,
            )

    def consider(self, slot: tuple[int, int] | None) -> None:
        """Show the hex of the card in play that a move would use, as (step, slot)."""
        self.in_play.set_used(Used(self._used.counts, slot))
