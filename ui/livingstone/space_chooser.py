"""The spaces for a tent as buttons in words, beside the lit spaces of the board; the tent cards can be put to it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from engine.livingstone.moves import FREE_TENT, IGNORE_DIE_NUMBER, ROWS, PlaceTentInScoredRow
from engine.livingstone.preview import tent_preview
from engine.livingstone.view import LivingstoneView
from engine.record import Seat
from ui.livingstone.card_art import draw_fitted
from ui.livingstone.chooser import Chooser
from ui.livingstone.offers import Offers, TentMove
from ui.livingstone.phrases import points, pounds
from ui.livingstone.table_button import TableButton
from ui.livingstone.tent_plan import TentPlan
from ui.livingstone.text_button import TextButton
from ui.livingstone.words import card_name, move_text, space_name
from ui.numbers import show_number
from ui.texts import fill
from ui.theme.fonts import text_font
from ui.theme.theme import Theme

translate = QCoreApplication.translate


class SpaceButton(TableButton):
    """One space, with what a tent there costs and scores."""

    watched = Signal(int)

    def __init__(self, theme: Theme, space: int, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.space = space
        self.title = ""
        self.detail = ""

    def sizeHint(self) -> QSize:
        """Two short lines."""
        return QSize(self.sizes.px(120), self.sizes.px(38))

    def minimumSizeHint(self) -> QSize:
        """Two short lines, tight."""
        return QSize(self.sizes.px(70), self.sizes.px(26))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the two lines."""
        painter = QPainter(self)
        ground, ink, edge = self.face()
        rect = QRectF(self.rect())
        self.paint_plate(painter, rect, ground, edge)
        painter.setPen(ink)
        pad = self.sizes.px(4)
        inner = rect.adjusted(pad, self.sizes.px(2), -pad, -self.sizes.px(2))
        share = 0.5 if self.detail else 1.0
        top = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * share)
        draw_fitted(painter, top, self.title, text_font(self.sizes.px(13), bold=True), self.sizes.px(8))
        if self.detail:
            low = QRectF(inner.left(), top.bottom(), inner.width(), inner.bottom() - top.bottom())
            draw_fitted(painter, low, self.detail, text_font(self.sizes.px(12)), self.sizes.px(8))
        painter.end()


class SpaceChooser(Chooser):
    """Choose the space of a tent; then, where tents are moved, the tent."""

    space_chosen = Signal(int)
    card_toggled = Signal(int)
    hinted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.act_button.hide()
        self._grid = QGridLayout()
        self.body.addLayout(self._grid, 1)
        self.options: list[SpaceButton] = []
        self.toggles: dict[int, TextButton] = {}
        for number, card in enumerate((FREE_TENT, IGNORE_DIE_NUMBER)):
            toggle = TextButton(theme)
            toggle.wanted.connect(lambda card=card: self.card_toggled.emit(card))
            self.toggles[card] = toggle
            self.foot.insertWidget(number, toggle)

    def refresh(self, view: LivingstoneView, offers: Offers, seats: Sequence[Seat], plan: TentPlan) -> None:
        """Show the spaces that `plan` offers now."""
        held = (False,) * 12 if view.mine is None or view.mine.cards is None else view.mine.cards
        for card, toggle in self.toggles.items():
            toggle.set_words(card_name(card))
            useful = any(cards[0 if card == FREE_TENT else 1] for cards in offers.tents)
            toggle.setVisible(bool(held[card]) and useful and not plan.scored_row and plan.target is None)
            toggle.set_chosen(card in plan.cards)
        spaces = plan.spaces(offers)
        had_focus = any(option.hasFocus() for option in self.options)
        for option in self.options:
            self._grid.removeWidget(option)
            option.hide()
            option.deleteLater()
        self.options = []
        across = 2 if len(spaces) <= 4 else 3 if len(spaces) <= 9 else 4
        for number, (space, move) in enumerate(sorted(spaces.items(), key=lambda found: _order(found[0]))):
            option = self._option(view, seats, plan, space, move)
            self._grid.addWidget(option, number // across, number % across)
            self.options.append(option)
        self.set_words(*self._heading(plan, offers, bool(spaces)), "")
        self.act_button.hide()
        if had_focus and self.options:
            self.options[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def take_focus(self) -> None:
        """Let the keyboard begin at the first space, or at the cards where there is none."""
        target: QWidget = self.options[0] if self.options else self.toggles[FREE_TENT]
        target.setFocus(Qt.FocusReason.TabFocusReason)

    def fit(self) -> None:
        """Take the gaps of the sizes in force."""
        super().fit()
        if hasattr(self, "_grid"):
            self._grid.setSpacing(self._theme.metrics.px(4))

    def _option(
        self, view: LivingstoneView, seats: Sequence[Seat], plan: TentPlan, space: int, move: TentMove
    ) -> SpaceButton:
        option = SpaceButton(self._theme, space, self)
        if plan.target is not None:
            option.title = fill(translate("Livingstone", "From %1", "a space"), space_name(space))
            told = move_text(move, view, seats)
        else:
            in_scored_row = isinstance(move, PlaceTentInScoredRow)
            found = tent_preview(view, space, free=plan.free, in_scored_row=in_scored_row)
            option.title = (
                space_name(space)
                if in_scored_row
                else fill(translate("Livingstone", "Row %1"), show_number(space % ROWS + 1))
            )
            cost = pounds(found.total) if found.total else translate("Livingstone", "free of charge")
            option.detail = (
                cost
                if in_scored_row
                else fill(
                    translate("Livingstone", "%1, +%2", "the price of a tent and the points it scores"),
                    cost,
                    points(found.points_now),
                )
            )
            told = (
                move_text(move, view, seats)
                if move.moved_from is None
                else f"{option.title}: {option.detail}"
            )
        option.describe(told, told)
        option.wanted.connect(lambda space=space: self.space_chosen.emit(space))
        option.hinted.connect(self.hinted)
        option.show()
        return option

    @staticmethod
    def _heading(plan: TentPlan, offers: Offers, any_space: bool) -> tuple[str, str]:
        if plan.target is not None:
            return (
                translate("Livingstone", "Which tent?"),
                translate("Livingstone", "Choose the tent that is moved there, here or on the board."),
            )
        title = translate("Livingstone", "Where?")
        if not any_space:
            return title, translate("Livingstone", "Only with a card: choose one.")
        if plan.moves(offers):
            return title, translate("Livingstone", "Choose the space, then the tent that is moved there.")
        return title, translate("Livingstone", "Choose a space, here or on the board.")


def _order(space: int) -> tuple[int, int]:
    """Rows from the river, along the river in each."""
    return space % ROWS, space // ROWS
