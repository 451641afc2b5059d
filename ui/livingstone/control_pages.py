"""The place below the board where the action tiles lie, and where choices and the dig open instead."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from engine.livingstone.moves import MARKET
from engine.livingstone.view import LivingstoneView
from ui.livingstone.actions import ActionBar
from ui.livingstone.choosers import DonatePanel, MarketPanel, SellPanel
from ui.livingstone.dig import DigPanel
from ui.livingstone.offers import Offers
from ui.livingstone.space_chooser import SpaceChooser
from ui.theme.theme import Theme


class ControlPages(QStackedWidget):
    """One page at a time: tiles, spaces, donation, sale, market or dig."""

    move_wanted = Signal(object)
    page_changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.action_bar = ActionBar(theme)
        self.spaces = SpaceChooser(theme)
        self.donate = DonatePanel(theme)
        self.sell = SellPanel(theme)
        self.market = MarketPanel(theme)
        self.dig = DigPanel(theme)
        for page in (self.action_bar, self.spaces, self.donate, self.sell, self.market, self.dig):
            self.addWidget(page)
        for chooser in (self.donate, self.sell, self.market):
            chooser.chosen.connect(self.move_wanted)
            chooser.closed.connect(self.close_page)
        self.action_bar.move_wanted.connect(self.move_wanted)
        self.dig.done.connect(self.close_page)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def page(self) -> QWidget:
        """The page that is open."""
        page = self.currentWidget()
        return self.action_bar if page is None else page

    @property
    def chosen_cards(self) -> frozenset[int]:
        """The card that the open page would play."""
        return frozenset({MARKET}) if self.page is self.market else frozenset()

    def minimumSizeHint(self) -> QSize:
        """The room of the action tiles; the choices are laid out to fit it."""
        metrics = self._theme.metrics
        return QSize(metrics.px(366), metrics.px(146))

    def sizeHint(self) -> QSize:
        """The room of the action tiles."""
        metrics = self._theme.metrics
        return QSize(metrics.px(430), metrics.px(146))

    def open_page(self, page: QWidget, *, by_key: bool = True) -> None:
        """Open a page; the keyboard goes along if it was the keyboard that asked."""
        if page is not self.page:
            self.setCurrentWidget(page)
            self.page_changed.emit()
        if by_key and page is not self.action_bar:
            if page is self.spaces:
                self.spaces.take_focus()
            else:
                page.setFocus(Qt.FocusReason.TabFocusReason)

    def close_page(self) -> None:
        """Back to the action tiles."""
        self.dig.stop()
        self.open_page(self.action_bar)

    def follow(self, view: LivingstoneView, offers: Offers, waits_for_bag: bool) -> None:
        """Open the dig when stones are to be drawn; close what is not possible any more; renew the words."""
        if waits_for_bag:
            if self.page is not self.dig or self.dig.result is not None:
                self.dig.open_for(view)
                self.open_page(self.dig)
        elif self.page is self.dig and (
            self.dig.result is None or view.viewer != view.seat or view.phase == "choose_die"
        ):
            self.close_page()
        if (
            (self.page is self.donate and not offers.donations)
            or (self.page is self.sell and not offers.any_sale)
            or (self.page is self.market and not offers.market)
        ):
            self.close_page()
        if self.page is self.donate:
            self.donate.refresh(view, offers)
        elif self.page is self.sell:
            self.sell.refresh(view, offers)
        elif self.page is self.market:
            self.market.refresh(view, offers)
        elif self.page is self.dig:
            self.dig.refresh(view)
