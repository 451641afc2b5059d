"""The head of the right side: era and turn, what a village pays, cards played and cards still to come."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.explorers.view import ExplorersView
from ui.explorers.art import paint_tower, paint_village
from ui.explorers.box import Box
from ui.explorers.card_face import paint_small_card
from ui.explorers.card_signs import paint_era_seal
from ui.explorers.card_words import card_hint, card_text
from ui.explorers.facts import turn_in_era
from ui.explorers.phrases import coins, joined, roman
from ui.explorers.tipped import Tipped
from ui.numbers import show_number
from ui.texts import fill
from ui.theme.theme import Theme
from ui.widgets.writing import LEFT, write_line

translate = QCoreApplication.translate


class EraStrip(Tipped):
    """Cards of this era in the order of the box: played ones are ticked, the one in play has an edge of light."""

    def __init__(self, theme: Theme, box: Box, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._box = box
        self._view: ExplorersView | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.metrics.px(500), self.theme.metrics.px(74))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.metrics.px(360), self.theme.metrics.px(74))

    def show_view(self, view: ExplorersView) -> None:
        """Show the cards of a view."""
        old = self._view
        self._view = view
        self.setAccessibleName(self.words())
        if old is None or _state(old) != _state(view):
            self.update()

    def words(self) -> str:
        """Everything shown, as one text."""
        view = self._view
        if view is None:
            return ""
        played = joined([card_text(self._box.card(card)) for card in view.cards_played])
        left = joined([card_text(self._box.card(card)) for card in view.cards_left])
        return " ".join(
            (
                self._turn_text(view),
                fill(translate("Explorers", "Cards played: %1"), played),
                fill(translate("Explorers", "Cards still to come: %1"), left),
            )
        )

    @staticmethod
    def _turn_text(view: ExplorersView) -> str:
        turn, turns = turn_in_era(view)
        pattern = translate("Explorers", "Turn %1 of %2")
        return fill(pattern, show_number(max(1, turn)), show_number(turns))

    def paintEvent(self, event: QPaintEvent) -> None:
        view = self._view
        if view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, metrics = self.theme.palette, self.theme.metrics
        self.tips = []
        height = self.height()
        unit = height / 74
        seal = QRectF(0, 2 * unit, 44 * unit, 44 * unit)
        paint_era_seal(painter, seal, roman(view.era), palette)
        era_tip = fill(
            translate("Explorers", "Era %1 of %2"), show_number(view.era + 1), show_number(view.eras)
        )
        self.tips.append((seal, era_tip))
        words = QRectF(seal.right() + metrics.px(5), 3 * unit, metrics.px(106), 22 * unit)
        write_line(
            painter,
            words,
            fill(translate("Explorers", "Era %1"), roman(view.era)),
            metrics.heading,
            palette.ink,
            LEFT,
            bold=True,
            title=True,
        )
        write_line(
            painter,
            words.translated(0, 21 * unit),
            self._turn_text(view),
            metrics.small,
            palette.muted_ink,
            LEFT,
        )
        self._paint_prices(painter, view, QRectF(0, 49 * unit, metrics.px(150), 24 * unit))
        # Card edges and the light of the card in play need a little room at the right too.
        cards = QRectF(metrics.px(158), 0, self.width() - metrics.px(158 + 3), height)
        self._paint_cards(painter, view, cards)
        painter.end()

    def _paint_prices(self, painter: QPainter, view: ExplorersView, rect: QRectF) -> None:
        """What a village pays in this era, and what the towers pay."""
        palette, metrics = self.theme.palette, self.theme.metrics
        mine = view.mine or view.seats[0]
        village = view.village_coins[view.era]
        side = min(rect.height(), metrics.px(22))
        half = rect.width() * 0.36
        box = QRectF(rect.left() + metrics.px(2), rect.top(), side, side)
        paint_village(painter, box, palette.solo, palette)
        text = QRectF(box.right() + metrics.px(3), rect.top(), half - side, side)
        write_line(painter, text, show_number(village), metrics.text, palette.ink, LEFT, bold=True)
        self.tips.append(
            (
                QRectF(rect.left(), rect.top(), half, side),
                fill(translate("Explorers", "A village pays %1 in this era."), coins(village)),
            )
        )
        box = QRectF(rect.left() + half + metrics.px(2), rect.top(), side, side)
        paint_tower(painter, box, palette)
        towers = view.tower_coins[min(len(mine.towers), len(view.tower_coins) - 1) :]
        if len(mine.towers) >= len(view.tower_coins):
            towers = ()
        shown = " · ".join(map(show_number, towers))
        text = QRectF(box.right() + metrics.px(3), rect.top(), rect.right() - box.right(), side)
        write_line(painter, text, shown, metrics.small, palette.ink, LEFT, bold=True)
        tip = fill(
            translate("Explorers", "Coins for the next discovery towers: %1"),
            joined(list(map(show_number, towers))),
        )
        self.tips.append((QRectF(box.left(), rect.top(), rect.right() - box.left(), side), tip))

    def _paint_cards(self, painter: QPainter, view: ExplorersView, rect: QRectF) -> None:
        metrics = self.theme.metrics
        every = (*view.cards_played, *view.cards_left)
        order = [card.id for card in self._box.figures.explore if card.id in every]
        gap = metrics.px(4)
        width = min(metrics.px(58), (rect.width() - gap * (len(order) - 1)) / max(1, len(order)))
        left = rect.right() - (width + gap) * len(order) + gap
        for place, name in enumerate(order):
            now = name == view.card and view.phase != "card"
            done = name in view.cards_played and not now
            box = QRectF(
                left + place * (width + gap), rect.top() + metrics.px(1), width, rect.height() - metrics.px(6)
            )
            paint_small_card(painter, box, self._box.card(name), self.theme.palette, done=done, now=now)
            state = (
                translate("Explorers", "In play: %1")
                if now
                else translate("Explorers", "Played: %1")
                if done
                else translate("Explorers", "Still to come: %1")
            )
            self.tips.append((box, fill(state, card_hint(self._box.card(name)))))


def _state(view: ExplorersView) -> tuple[object, ...]:
    towers = 0 if view.mine is None else len(view.mine.towers)
    return view.era, view.phase, view.card, view.cards_played, view.cards_left, towers
