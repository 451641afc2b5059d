"""The viewer's own things: coins, the chest, gems and tents. Coins go into the chest, gems can be sold."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.contract import Move
from engine.livingstone.moves import GEMS, Donate, SellGems
from engine.livingstone.view import LivingstoneView
from engine.record import Seat
from ui.livingstone.card_art import draw_fitted
from ui.livingstone.offers import Offers
from ui.livingstone.phrases import gem_list, pounds, stone_name
from ui.livingstone.refusals import why
from ui.livingstone.table_button import TableButton
from ui.numbers import show_number
from ui.texts import fill
from ui.theme.craft import paint_chest, paint_tent
from ui.theme.fonts import text_font
from ui.theme.palette import Palette
from ui.theme.pieces import GEM_KINDS, paint_coin, paint_gem
from ui.theme.theme import Theme

translate = QCoreApplication.translate

Paint = Callable[[QPainter, QRectF, Palette], None]


class ThingTile(TableButton):
    """A picture with a large number and a word below."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.number = ""
        self.caption = ""
        self.colour = ""
        self.paint_thing: Paint = paint_coin

    def sizeHint(self) -> QSize:
        """Room for the picture beside the number."""
        return QSize(self.sizes.px(76), self.sizes.px(68))

    def minimumSizeHint(self) -> QSize:
        """The least room in which nothing is cut off."""
        return QSize(self.sizes.px(60), self.sizes.px(54))

    def show_thing(self, number: str, caption: str, paint: Paint, colour: str = "") -> None:
        """Show a number with its caption and picture; `colour` names the seat's colour, if the picture has it."""
        self.paint_thing = paint
        if (number, caption, colour) != (self.number, self.caption, self.colour):
            self.number, self.caption, self.colour = number, caption, colour
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tile; what cannot be used now stays readable, it only lies flat on the table."""
        self.kept.paint(self, self.theme, (*self.state(), *self._looks()), self._draw)

    def _looks(self) -> tuple[Hashable, ...]:
        return self.number, self.caption, self.colour

    def _draw(self, painter: QPainter) -> None:
        colours, sizes = self.colours, self.sizes
        rect = QRectF(self.rect())
        ground, ink, edge = self.face()
        if not self.possible:
            ground, ink, edge = colours.paper, colours.ink, colours.line
        self.paint_plate(painter, rect, ground, edge)
        pad = sizes.px(5)
        caption_height = sizes.px(18)
        body = rect.adjusted(pad, pad, -pad, -caption_height - pad * 0.5)
        side = min(sizes.px(34), body.height())
        icon = QRectF(body.left() + sizes.px(3), body.center().y() - side / 2, side, side)
        self.paint_thing(painter, icon, colours)
        painter.setPen(ink)
        left = icon.right() + sizes.px(3)
        number = QRectF(left, body.top(), body.right() - left, body.height())
        draw_fitted(painter, number, self.number, text_font(sizes.px(23), bold=True), sizes.px(13))
        caption = QRectF(
            rect.left() + pad,
            rect.bottom() - caption_height - pad * 0.5,
            rect.width() - 2 * pad,
            caption_height,
        )
        painter.setPen(ink if self.possible else colours.muted_ink)
        draw_fitted(painter, caption, self.caption, text_font(sizes.small), sizes.px(8))


class GemTile(ThingTile):
    """All three kinds of gems with their numbers."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.gems: tuple[int, int, int] = (0, 0, 0)

    def show_gems(self, gems: tuple[int, int, int], caption: str) -> None:
        """Show these numbers of gems."""
        if (gems, caption) != (self.gems, self.caption):
            self.gems, self.caption = gems, caption
            self.update()

    def _looks(self) -> tuple[Hashable, ...]:
        return (*map(show_number, self.gems), self.caption)

    def _draw(self, painter: QPainter) -> None:
        colours, sizes = self.colours, self.sizes
        rect = QRectF(self.rect())
        ground, ink, edge = self.face()
        if not self.possible:
            ground, ink, edge = colours.paper, colours.ink, colours.line
        self.paint_plate(painter, rect, ground, edge)
        pad = sizes.px(5)
        caption_height = sizes.px(18)
        body = rect.adjusted(pad, pad, -pad, -caption_height - pad * 0.5)
        side = min(sizes.px(20), body.height() * 0.62)
        third = body.width() / 3
        for gem, count in enumerate(self.gems):
            cell = QRectF(body.left() + gem * third, body.top(), third, body.height())
            painter.save()
            if not count:
                painter.setOpacity(0.4)
            icon = QRectF(cell.left() + sizes.px(2), cell.center().y() - side / 2, side, side)
            paint_gem(painter, icon, GEM_KINDS[gem], colours)
            painter.restore()
            painter.setPen(ink if count else colours.muted_ink)
            painter.setFont(text_font(sizes.px(17), bold=bool(count)))
            number = QRectF(
                icon.right() + sizes.px(3), cell.top(), cell.right() - icon.right(), cell.height()
            )
            painter.drawText(
                number, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, show_number(count)
            )
        caption = QRectF(
            rect.left() + pad,
            rect.bottom() - caption_height - pad * 0.5,
            rect.width() - 2 * pad,
            caption_height,
        )
        painter.setPen(ink if self.possible else colours.muted_ink)
        draw_fitted(painter, caption, self.caption, text_font(sizes.small), sizes.px(8))


class Belongings(QWidget):
    """Coins, chest and tents in one row, the gems in the other."""

    donate_wanted = Signal()
    sell_wanted = Signal()
    refused = Signal(str)
    hinted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.coins = ThingTile(theme, self)
        self.chest = ThingTile(theme, self)
        self.tents = ThingTile(theme, self)
        self.gems = GemTile(theme, self)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._lines = []
        for line in (((self.coins, 1), (self.chest, 1)), ((self.gems, 8), (self.tents, 5))):
            row = QHBoxLayout()
            for tile, share in line:
                row.addWidget(tile, share)
            self._rows.addLayout(row)
            self._lines.append(row)
        for tile in self.tiles:
            tile.refused.connect(self.refused)
            tile.hinted.connect(self.hinted)
        self.coins.wanted.connect(self.donate_wanted)
        self.chest.wanted.connect(self.donate_wanted)
        self.gems.wanted.connect(self.sell_wanted)
        self.tents.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.restyle()

    @property
    def tiles(self) -> tuple[ThingTile, ...]:
        """All tiles, in reading order."""
        return self.coins, self.chest, self.gems, self.tents

    def restyle(self) -> None:
        """Take the gaps of the sizes in force."""
        for layout in (self._rows, *self._lines):
            layout.setSpacing(self._theme.metrics.gap)

    def show_things(self, view: LivingstoneView, offers: Offers, seats: Sequence[Seat]) -> None:
        """Show what the viewer has; coins and chest of nobody's view stay hidden."""
        me = view.mine
        shown = view.seats[view.seat] if me is None else me
        colour = self._theme.palette.seat(seats[shown.seat].colour)
        hidden = "?"
        money = hidden if shown.money is None else show_number(shown.money)
        donated = hidden if shown.donated is None else show_number(shown.donated)
        donate_reason = "" if offers.donations else _reason(view, Donate(1))
        give_key = translate("Livingstone", "Q", "key for: Donate to the Queen")
        give = fill(
            translate("Livingstone", "Donate pounds to the Queen: they go into your chest (key %1)."),
            give_key,
        )
        self.coins.show_thing(money, translate("Livingstone", "Pounds"), paint_coin)
        self.coins.describe(
            fill(translate("Livingstone", "Your coins: %1"), pounds(shown.money or 0)), give, donate_reason
        )
        self.chest.show_thing(donated, translate("Livingstone", "Donated"), paint_chest)
        self.chest.describe(
            fill(translate("Livingstone", "Your chest: %1"), pounds(shown.donated or 0)), give, donate_reason
        )
        self.gems.show_gems(shown.gems, translate("Livingstone", "Gems"))
        sale = fill(
            translate("Livingstone", "Sell gems for pounds (key %1)."),
            translate("Livingstone", "S", "key for: Sell gems"),
        )
        risk = ""
        if new := sum(shown.turn_gems):
            risk = translate("Livingstone", "The white rock would also take %n gem(s) of this turn.", "", new)
        wish = next((SellGems(gem, 1) for gem in range(len(GEMS)) if shown.gems[gem]), SellGems(0, 1))
        self.gems.describe(
            fill(translate("Livingstone", "Your gems: %1"), gem_list(shown.gems) or show_number(0)),
            f"{sale} {risk}".strip(),
            "" if offers.any_sale else _reason(view, wish),
        )
        self.tents.show_thing(
            show_number(shown.tents_left),
            translate("Livingstone", "Tents"),
            lambda painter, rect, palette: paint_tent(painter, rect, colour, palette),
            colour.name,
        )
        told = translate("Livingstone", "You have %n tent(s) left to place.", "", shown.tents_left)
        self.tents.describe(told, "", told)


def _reason(view: LivingstoneView, wish: Move) -> str:
    return why(view, wish)


def gem_name(gem: int) -> str:
    """The name of a kind of gems (0 clear, 1 blue, 2 red)."""
    return stone_name(GEMS[gem])
