"""Choosing amounts: a donation, gems to sell, gems for the market."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from engine.livingstone.moves import GEMS, MARKET, Donate, PlayMarket, SellGems
from engine.livingstone.view import LivingstoneView
from ui.livingstone.card_art import draw_fitted
from ui.livingstone.chooser import Chooser
from ui.livingstone.offers import Offers
from ui.livingstone.phrases import points, pounds, stone_name
from ui.livingstone.table_button import TableButton
from ui.livingstone.words import card_name
from ui.texts import fill
from ui.theme.craft import paint_chest
from ui.theme.fonts import text_font
from ui.theme.pieces import GEM_KINDS, paint_gem
from ui.theme.theme import Theme
from ui.widgets.stepper import Stepper

translate = QCoreApplication.translate


class Picture(QWidget):
    """A gem (0 to 2) or, for None, the chest."""

    def __init__(self, theme: Theme, gem: int | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._gem = gem
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A square as high as a control; the chest is larger."""
        side = self._theme.metrics.px(26 if self._gem is not None else 62)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the piece."""
        painter = QPainter(self)
        rect = QRectF(self.rect())
        if self._gem is None:
            paint_chest(painter, rect, self._theme.palette, opened=True)
        else:
            paint_gem(painter, rect.adjusted(2, 2, -2, -2), GEM_KINDS[self._gem], self._theme.palette)
        painter.end()


class DonatePanel(Chooser):
    """How many pounds go into the chest; shows what stays in hand."""

    chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._money = 0
        self._donated = 0
        self.amount = Stepper(1, 1, 1)
        self._after = QLabel()
        self._after.setWordWrap(True)
        self.body.addWidget(Picture(theme, None))
        middle = QVBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self.amount, 0, Qt.AlignmentFlag.AlignLeft)
        middle.addWidget(self._after)
        middle.addStretch(1)
        self.body.addLayout(middle, 1)
        self.amount.value_changed.connect(self._tell)
        self.act_button.clicked.connect(lambda: self.chosen.emit(Donate(self.amount.value())))
        self.lead_to(self.amount)

    def open_for(self, view: LivingstoneView, offers: Offers) -> None:
        """Offer all donations that are possible; the smallest is chosen."""
        self.amount.set_range(1, max(1, offers.most_donated))
        self.amount.set_value(1)
        self.refresh(view, offers)

    def refresh(self, view: LivingstoneView, offers: Offers) -> None:
        """Bring range and words up to date, for a new language too."""
        me = view.mine
        self._money = 0 if me is None or me.money is None else me.money
        self._donated = 0 if me is None or me.donated is None else me.donated
        self.amount.set_range(1, max(1, offers.most_donated))
        self.amount.set_name(translate("Livingstone", "Pounds to donate"))
        self._tell()

    def _tell(self) -> None:
        amount = self.amount.value()
        self.set_words(
            translate("Livingstone", "Donate to the Queen"),
            "",
            fill(translate("Livingstone", "Donate %1"), pounds(amount)),
        )
        self._after.setText(
            fill(
                translate("Livingstone", "%1 stay in hand, %2 are in the chest then."),
                pounds(max(0, self._money - amount)),
                pounds(self._donated + amount),
            )
        )


class SaleButton(TableButton):
    """Sells the chosen number of one kind of gems; shows the gem and the pounds."""

    def __init__(self, theme: Theme, gem: int, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._gem = gem
        self.price = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """As high as the other controls."""
        return QSize(self.sizes.px(110), self.sizes.px(34))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw gem and price."""
        painter = QPainter(self)
        ground, ink, edge = self.face()
        rect = QRectF(self.rect())
        self.paint_plate(painter, rect, ground, edge)
        pad, side = self.sizes.px(7), self.sizes.px(22)
        painter.save()
        if not self.possible:
            painter.setOpacity(0.45)
        gem = QRectF(rect.left() + pad, rect.center().y() - side / 2, side, side)
        paint_gem(painter, gem, GEM_KINDS[self._gem], self.colours)
        painter.restore()
        painter.setPen(ink)
        words = QRectF(
            gem.right() + pad / 2, rect.top(), rect.right() - pad * 1.5 - gem.right(), rect.height()
        )
        draw_fitted(painter, words, self.price, text_font(self.sizes.text, bold=True), self.sizes.px(8))
        painter.end()


class SellPanel(Chooser):
    """How many gems of a kind are sold; each kind has its own button, for each sale is an act of its own."""

    chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.act_button.hide()
        self.steppers: list[Stepper] = []
        self.buttons: list[SaleButton] = []
        for gem in range(len(GEMS)):
            cell = QWidget()
            column = QVBoxLayout(cell)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(4)
            stepper = Stepper(1, 1, 1)
            button = SaleButton(theme, gem)
            column.addWidget(stepper)
            column.addWidget(button)
            stepper.value_changed.connect(self._tell)
            button.wanted.connect(lambda gem=gem: self.chosen.emit(SellGems(gem, self.steppers[gem].value())))
            self.steppers.append(stepper)
            self.buttons.append(button)
            self.body.addWidget(cell, 1)
        self._prices: Sequence[int] = (0, 0, 0)
        self._most: Sequence[int] = (0, 0, 0)

    def open_for(self, view: LivingstoneView, offers: Offers) -> None:
        """Offer one gem of each kind at hand."""
        for gem, stepper in enumerate(self.steppers):
            stepper.set_range(1, max(1, offers.most_sold(gem)))
            stepper.set_value(1)
        self.refresh(view, offers)
        first = next((gem for gem in range(len(GEMS)) if offers.most_sold(gem)), 0)
        self.lead_to(self.steppers[first])

    def refresh(self, view: LivingstoneView, offers: Offers) -> None:
        """Bring ranges and words up to date, for a new language too."""
        self._prices = view.sell_money
        self._most = [offers.most_sold(gem) for gem in range(len(GEMS))]
        for gem, stepper in enumerate(self.steppers):
            most = offers.most_sold(gem)
            stepper.set_range(1, max(1, most))
            stepper.set_name(stone_name(GEMS[gem]))
            stepper.setEnabled(most > 0)
        self.set_words(
            translate("Livingstone", "Sell gems"),
            translate("Livingstone", "A gem that you keep is worth 1 point at the end."),
            "",
        )
        self._tell()

    def _tell(self) -> None:
        for gem, button in enumerate(self.buttons):
            count = self.steppers[gem].value()
            price = pounds(count * self._prices[gem])
            button.price = fill(translate("Livingstone", "+%1", "a gain"), price)
            told = fill(translate("Livingstone", "Sell %1 for %2"), stone_name(GEMS[gem], count), price)
            none = "" if self._most[gem] else translate("Livingstone", "You have none.")
            button.describe(told, told, none)


class MarketPanel(Chooser):
    """How many gems of each kind the Market takes, and what it gives for them all."""

    chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.steppers: list[Stepper] = []
        self._names: list[QLabel] = []
        grid = QGridLayout()
        for gem in range(len(GEMS)):
            line = QHBoxLayout()
            stepper = Stepper(0, 0, 0)
            name = QLabel()
            name.setProperty("role", "small")
            name.setWordWrap(True)
            name.setAlignment(Qt.AlignmentFlag.AlignVCenter)
            line.addWidget(Picture(theme, gem))
            line.addWidget(name, 1)
            grid.addWidget(stepper, 0, gem)
            grid.addLayout(line, 1, gem)
            grid.setColumnStretch(gem, 1)
            stepper.value_changed.connect(self._tell)
            self.steppers.append(stepper)
            self._names.append(name)
        self.body.addLayout(grid, 1)
        self.lead_to(self.steppers[0])
        self._money: Sequence[int] = (0, 0, 0)
        self._points: Sequence[int] = (0, 0, 0)
        self.act_button.clicked.connect(lambda: self.chosen.emit(PlayMarket(self.gems)))

    @property
    def gems(self) -> tuple[int, int, int]:
        """The gems chosen, by kind."""
        clear, blue, red = (stepper.value() for stepper in self.steppers)
        return clear, blue, red

    def open_for(self, view: LivingstoneView, offers: Offers) -> None:
        """Offer all gems at hand: the market pays points as well."""
        for gem, stepper in enumerate(self.steppers):
            most = offers.most_at_market(gem)
            stepper.set_range(0, most)
            stepper.set_value(most)
        self.refresh(view, offers)

    def refresh(self, view: LivingstoneView, offers: Offers) -> None:
        """Bring ranges and words up to date, for a new language too."""
        self._money, self._points = view.market_money, view.market_points
        for gem, stepper in enumerate(self.steppers):
            most = offers.most_at_market(gem)
            stepper.set_range(0, most)
            stepper.setEnabled(most > 0)
            stepper.set_name(stone_name(GEMS[gem]))
            self._names[gem].setText(
                fill(
                    translate("Livingstone", "%1, %2", "pounds and points for a gem"),
                    pounds(self._money[gem]),
                    points(self._points[gem]),
                )
            )
        self._tell()

    def _tell(self) -> None:
        money = sum(count * each for count, each in zip(self.gems, self._money, strict=True))
        gained = sum(count * each for count, each in zip(self.gems, self._points, strict=True))
        self.set_words(
            card_name(MARKET),
            "",
            fill(translate("Livingstone", "Sell for %1 and %2"), pounds(money), points(gained)),
        )
        self.act_button.setEnabled(any(self.gems))
