"""The action tiles: what the die can be used for, and the end of the turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.contract import Move
from engine.livingstone.moves import COINS, DIG, DRAW, END, TENT, space_of
from engine.livingstone.preview import dig_outlook, tent_preview, white_rock_odds
from engine.livingstone.view import LivingstoneView
from engine.record import Seat
from ui.livingstone.card_art import ASPECT, draw_fitted, fitted_font, paint_card_back
from ui.livingstone.card_pictures import paint_pickaxe
from ui.livingstone.offers import Offers
from ui.livingstone.phrases import points, pounds
from ui.livingstone.plates import paint_plate
from ui.livingstone.price_words import price
from ui.livingstone.refusals import why
from ui.livingstone.table_button import TableButton
from ui.livingstone.words import move_text
from ui.numbers import plural_of, show_decimal, show_percent
from ui.texts import fill
from ui.theme.craft import paint_tent
from ui.theme.fonts import text_font
from ui.theme.palette import Palette, tint
from ui.theme.pieces import outline_pen, paint_coin
from ui.theme.sprites import sprite
from ui.theme.theme import Theme

translate = QCoreApplication.translate

Icon = Callable[[QPainter, QRectF, Palette], None]

_TICK = ((0.3, 0.53), (0.44, 0.67), (0.7, 0.36))


class ActionTile(TableButton):
    """A tile with a picture, the action's name, what it would bring, and its key."""

    def __init__(self, theme: Theme, icon: Icon, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._icon = icon
        self.icon_look = ""
        """What the picture depends on besides the theme: a seat's colour, where it shows one."""
        self.title = ""
        self.detail = ""
        self.letter = ""
        self.primary = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Room for two lines beside the picture."""
        return QSize(self.sizes.px(138), self.sizes.px(68))

    def minimumSizeHint(self) -> QSize:
        """The least room in which nothing is cut off."""
        return QSize(self.sizes.px(112), self.sizes.px(56))

    def set_words(self, title: str, detail: str, letter: str) -> None:
        """The name of the action, what it would bring, and the letter of its key."""
        if (title, detail, letter) != (self.title, self.detail, self.letter):
            self.title, self.detail, self.letter = title, detail, letter
            self.update()

    def set_primary(self, primary: bool) -> None:
        """Whether this is what the player will most likely do next."""
        if primary != self.primary:
            self.primary = primary
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tile."""
        look = (*self.state(), self.primary, self.title, self.detail, self.letter, self.icon_look)
        self.kept.paint(self, self.theme, look, self._draw)

    def _draw(self, painter: QPainter) -> None:
        colours, sizes = self.colours, self.sizes
        ground, ink, edge = self.face()
        primary = self.primary and self.possible and not self.armed
        if primary:
            ground = colours.accent_hover if self.underMouse() else colours.accent
            ink, edge = colours.accent_ink, colours.accent_pressed
        rect = QRectF(self.rect())
        self.paint_plate(painter, rect, ground, edge)
        pad = sizes.px(5)
        key_side = sizes.px(17)
        icon_side = min(sizes.px(32), rect.height() - 2 * pad)
        icon = QRectF(rect.left() + pad, rect.center().y() - icon_side / 2, icon_side, icon_side)
        painter.save()
        if self.reason:
            painter.setOpacity(0.45)
        self._icon(painter, icon, colours)
        painter.restore()
        if self.letter and not self.armed:
            key = QRectF(rect.right() - key_side - sizes.px(4), rect.top() + sizes.px(4), key_side, key_side)
            half = sizes.border / 2
            frame = key.adjusted(-half, -half, half, half)
            paint_plate(painter, frame, tint(ink, 0), tint(ink, 0.6), sizes.border, sizes.radius * 0.7 + half)
            painter.setFont(text_font(sizes.px(11), bold=True))
            painter.setPen(ink)
            painter.drawText(key, Qt.AlignmentFlag.AlignCenter, self.letter)
        left = icon.right() + pad
        words = QRectF(left, rect.top() + pad * 0.7, rect.right() - pad - left, rect.height() - 1.4 * pad)
        painter.setPen(ink)
        if self.armed:
            draw_fitted(painter, words, self.question, text_font(sizes.px(13), bold=True), sizes.px(10))
            return
        self._write(painter, words, key_side if self.letter else 0)

    def _write(self, painter: QPainter, words: QRectF, key: int) -> None:
        """Title and detail as one block in the middle of `words`; the title leaves room for the key."""
        sizes = self.sizes
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
        upper = QRectF(0, 0, words.width() - key, words.height() * (0.56 if self.detail else 1.0))
        title_font = fitted_font(text_font(sizes.px(14), bold=True), self.title, upper, sizes.px(9))
        title_height = QFontMetricsF(title_font).boundingRect(upper, flags, self.title).height()
        lower = QRectF(0, 0, words.width(), words.height() - title_height)
        detail_font = fitted_font(text_font(sizes.px(12)), self.detail, lower, sizes.px(8))
        detail_height = (
            QFontMetricsF(detail_font).boundingRect(lower, flags, self.detail).height()
            if self.detail
            else 0.0
        )
        top = words.center().y() - (title_height + detail_height) / 2
        painter.setFont(title_font)
        painter.drawText(QRectF(words.left(), top, upper.width(), title_height + 1), flags, self.title)
        painter.setFont(detail_font)
        below = QRectF(words.left(), top + title_height, words.width(), detail_height + 1)
        painter.drawText(below, flags, self.detail)


class ActionBar(QWidget):
    """Take coins, draw a card, dig, place a tent, end the turn."""

    move_wanted = Signal(object)
    """A move to be played at once."""
    tent_wanted = Signal()
    """Choose a space for a tent."""
    refused = Signal(str)
    hinted = Signal(str)
    dig_watched = Signal(bool)
    """Whether the player looks at the dig tile, and so wants to see what is in the bag."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._seat_colour = theme.palette.solo
        self.coins = ActionTile(theme, _coin_icon, self)
        self.draw = ActionTile(theme, _card_icon, self)
        self.dig = ActionTile(theme, _dig_icon, self)
        self.tent = ActionTile(theme, self._tent_icon, self)
        self.end = ActionTile(theme, _done_icon, self)
        self._offers = Offers()
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._lines = []
        for line in ((self.coins, self.draw, self.dig), (self.tent, self.end)):
            row = QHBoxLayout()
            for tile in line:
                row.addWidget(tile, 1)
                tile.refused.connect(self.refused)
                tile.hinted.connect(self.hinted)
            self._rows.addLayout(row)
            self._lines.append(row)
        self.coins.wanted.connect(lambda: self.move_wanted.emit(COINS))
        self.draw.wanted.connect(lambda: self.move_wanted.emit(DRAW))
        self.dig.wanted.connect(lambda: self.move_wanted.emit(DIG))
        self.end.wanted.connect(lambda: self.move_wanted.emit(END))
        self.tent.wanted.connect(self.tent_wanted)
        self.dig.hinted.connect(lambda text: self.dig_watched.emit(bool(text)))
        self.restyle()

    @property
    def tiles(self) -> tuple[ActionTile, ...]:
        """All tiles, in reading order."""
        return self.coins, self.draw, self.dig, self.tent, self.end

    def ask_twice_when(self, asks: Callable[[], bool]) -> None:
        """Drawing a card cannot be taken back: ask for a second press as long as `asks()` says so."""
        self.draw.asks_twice = asks

    def restyle(self) -> None:
        """Take the gaps of the sizes in force."""
        for layout in (self._rows, *self._lines):
            layout.setSpacing(self._theme.metrics.gap)

    def disarm(self) -> None:
        """Drop a question for a second press."""
        for tile in self.tiles:
            tile.disarm()

    def show_actions(self, view: LivingstoneView, offers: Offers, seats: Sequence[Seat]) -> None:
        """Say what each action would bring in `view`, or why it is not possible."""
        self._offers = offers
        seat = view.seat if view.viewer is None else view.viewer
        colour = self._theme.palette.seat(seats[seat].colour)
        if colour is not self._seat_colour:
            self._seat_colour = colour
            self.tent.icon_look = colour.name
            self.tent.update()
        die = view.die if view.phase == "act" else 0
        self._show(
            self.coins,
            COINS,
            offers.coins is not None,
            translate("Livingstone", "Take coins"),
            fill(translate("Livingstone", "+%1", "a gain"), pounds(die)) if die else "",
            translate("Livingstone", "C", "key for: Take coins"),
            fill(translate("Livingstone", "Take coins: you get %1."), pounds(die))
            if die
            else translate("Livingstone", "Take as many pounds as the die shows."),
            view,
        )
        self._show(
            self.draw,
            DRAW,
            offers.draw is not None,
            translate("Livingstone", "Draw a card"),
            translate("Livingstone", "%n in the pile", "cards", view.pile),
            translate("Livingstone", "A", "key for: Draw an action card"),
            translate("Livingstone", "Draw one action card, whatever the die shows."),
            view,
            translate("Livingstone", "Press again to draw a card"),
        )
        self._show(
            self.dig,
            DIG,
            offers.dig is not None,
            translate("Livingstone", "Dig"),
            _dig_detail(view, die),
            translate("Livingstone", "D", "key for: Dig"),
            dig_hint(view, die),
            view,
        )
        self._show_tent(view, offers, seats)
        self._show(
            self.end,
            END,
            offers.end is not None,
            translate("Livingstone", "End turn"),
            "",
            translate("Livingstone", "E", "key for: End turn"),
            translate("Livingstone", "End your turn; before that you may donate, sell gems and play cards."),
            view,
        )
        self.end.set_primary(offers.end is not None)

    def _show_tent(self, view: LivingstoneView, offers: Offers, seats: Sequence[Seat]) -> None:
        plain = offers.tent_spaces(False, False)
        detail = ""
        if plain:
            space = next(iter(plain))
            found = tent_preview(view, space)
            detail = fill(
                translate("Livingstone", "%1, +%2", "the price of a tent and the points it scores"),
                price(found.paid, found.owners, seats),
                points(found.points_now),
            )
            hint = move_text(plain[space][0], view, seats)
        elif offers.tents:
            detail = translate("Livingstone", "with a card")
            hint = translate("Livingstone", "Place a tent with the help of your cards.")
        else:
            hint = translate(
                "Livingstone", "Place a tent above the steamboat, in the row that the die shows."
            )
        row = max(view.die, 1) - 1
        self._show(
            self.tent,
            TENT[False][False][row],
            bool(offers.tents),
            translate("Livingstone", "Place a tent"),
            detail,
            translate("Livingstone", "T", "key for: Place a tent"),
            hint,
            view,
        )

    def _show(
        self,
        tile: ActionTile,
        wish: Move,
        possible: bool,
        title: str,
        detail: str,
        letter: str,
        hint: str,
        view: LivingstoneView,
        question: str = "",
    ) -> None:
        reason = "" if possible else why(view, wish)
        tile.set_words(title, detail, letter)
        tile.describe(title, hint, reason, question)
        tile.setToolTip(reason)

    def _tent_icon(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        paint_tent(painter, rect, self._seat_colour, palette)


def tent_space(view: LivingstoneView) -> int:
    """The space that the die in hand points at."""
    return space_of(max(view.die, 1) - 1, view.boat)


def _dig_detail(view: LivingstoneView, die: int) -> str:
    if not die:
        return translate("Livingstone", "%n in the bag", "stones", sum(view.bag))
    return translate("Livingstone", "%n stone(s), white rock %1", "", die).replace(
        "%1", show_percent(float(white_rock_odds(view, die)))
    )


def dig_hint(view: LivingstoneView, die: int) -> str:
    """What a dig means: how many stones, the odds of the white rock and what it brings on average."""
    if not die:
        return translate("Livingstone", "Dig as many stones as the die shows.")
    return " ".join((translate("Livingstone", "Dig %n stone(s).", "", die), dig_odds(view, die)))


def dig_odds(view: LivingstoneView, stones: int) -> str:
    """The odds of the white rock among `stones` stones, and what they bring on average."""
    outlook = dig_outlook(view, stones)
    worth = float(outlook.value)
    words = translate(
        "Livingstone", "White rock: %1; gems worth %2 pound(s) on average.", "", plural_of(worth)
    )
    text = fill(words, show_percent(float(outlook.white_rock)), show_decimal(worth))
    if not outlook.at_risk:
        return text
    risk = translate(
        "Livingstone", "The white rock would also take %n gem(s) of this turn.", "", outlook.at_risk
    )
    return f"{text} {risk}"


def _coin_icon(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    side = rect.width() * 0.72
    paint_coin(painter, QRectF(rect.right() - side, rect.top(), side, side), palette)
    paint_coin(painter, QRectF(rect.left(), rect.bottom() - side, side, side), palette, 1)


def _card_icon(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    # A card that lies askew reaches a little beyond.
    beyond = rect.height() * 0.06
    _askew(painter, rect.adjusted(-beyond, -beyond, beyond, beyond), palette)


@sprite(300)
def _askew(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    height = rect.height() / 1.12
    width = height / ASPECT
    painter.save()
    painter.translate(rect.center())
    painter.rotate(-8)
    paint_card_back(painter, QRectF(-width / 2, -height / 2, width, height), palette)
    painter.restore()


@sprite(300)
def _dig_icon(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_pickaxe(painter, palette, rect.center().x(), rect.center().y(), rect.height())
    painter.restore()


@sprite(300)
def _done_icon(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """A round seal with a tick: done."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = rect.width()
    pen = outline_pen(palette.good, side * 0.1)
    painter.setPen(pen)
    painter.setBrush(palette.panel)
    inset = side * 0.08
    painter.drawEllipse(rect.adjusted(inset, inset, -inset, -inset))
    tick = [QPointF(rect.left() + x * side, rect.top() + y * side) for x, y in _TICK]
    painter.drawPolyline(QPolygonF(tick))
    painter.restore()
