"""One card that can be looked at, chosen and enlarged: on the table, in the final scoring, on a score pad."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from engine.faraway.cards import Card
from ui.faraway.cards.anatomy import REGION_ASPECT, SANCTUARY_ASPECT
from ui.faraway.cards.colours import card_colours
from ui.faraway.cards.face import paint_back, paint_card
from ui.faraway.cards.quests import paint_fame
from ui.theme.palette import tint
from ui.theme.theme import Theme

_BY_KEY = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
}

FRAME = 3
"""Room around a card for its glow, in pixels at 1280 x 720."""


@dataclass(frozen=True)
class ShownCard:
    """A card as it is shown. `card` is None for a back.

    `possible`: can be chosen now. `picked`: chosen, not yet confirmed. `ghost`: not really there, only tried.
    `seal`: fame written on the card. `name` is read out, `effect` too.
    """

    number: int
    card: Card | None
    sanctuary: bool = False
    possible: bool = False
    picked: bool = False
    dimmed: bool = False
    ghost: bool = False
    seal: int | None = None
    name: str = ""
    effect: str = ""


def card_aspect(*, sanctuary: bool) -> float:
    """Height of a card for a width of 1."""
    return SANCTUARY_ASPECT if sanctuary else REGION_ASPECT


class CardButton(QAbstractButton):
    """Paints a card into its whole area but for a margin, in which it glows when it can be chosen."""

    pressed_card = Signal()
    """Clicked or Enter."""
    watched = Signal(bool)
    """The pointer or the keyboard is here, or has left."""
    enlarge_wanted = Signal()
    """Space or the right button: show it large."""
    stepped = Signal(int)
    """An arrow key: to the card before or after."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, frame: float = FRAME) -> None:
        """`frame` is the room around the card in pixels at 1280 x 720."""
        super().__init__(parent)
        self._theme = theme
        self._frame = frame
        self.shown = ShownCard(0, None)
        self.veiled = False
        """Not painted, because the card is still on its way here."""
        self.asks_twice = False
        """Whether the second half of a double click is no second click."""
        self._ring = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(self.pressed_card)

    def show_card(self, shown: ShownCard) -> None:
        """Show this card from now on."""
        if shown == self.shown:
            return
        self.shown = shown
        self.setAccessibleName(shown.name)
        self.setAccessibleDescription(shown.effect)
        self.setCursor(Qt.CursorShape.PointingHandCursor if shown.possible else Qt.CursorShape.ArrowCursor)
        self.update()

    def veil(self, veiled: bool) -> None:
        """Leave the place empty, or show the card again."""
        if veiled != self.veiled:
            self.veiled = veiled
            self.update()

    @property
    def by_key(self) -> bool:
        """Whether the keyboard came here, so that the focus is drawn."""
        return self._ring

    @property
    def margin(self) -> float:
        """The room around the card for its glow."""
        return float(self._theme.metrics.px(self._frame))

    def card_rect(self) -> QRectF:
        """Where the card is painted."""
        margin = self.margin
        area = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        if self.shown.picked:
            area.translate(0, -margin * 0.6)
        aspect = card_aspect(sanctuary=self.shown.sanctuary)
        width = min(area.width(), area.height() / aspect)
        place = QRectF(0, 0, width, width * aspect)
        place.moveCenter(area.center())
        return place

    def centre(self) -> QPoint:
        """The middle, for clicks."""
        return self.rect().center()

    def sizeHint(self) -> QSize:
        metrics = self._theme.metrics
        width = metrics.px(60)
        return QSize(width, round(width * card_aspect(sanctuary=self.shown.sanctuary)))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.veiled:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, metrics, shown = self._theme.palette, self._theme.metrics, self.shown
        place = self.card_rect()
        radius = place.width() * 0.09
        if shown.ghost:
            painter.setOpacity(0.72)
        if shown.picked or shown.possible:
            glow = metrics.px(3 if shown.picked or self.underMouse() else 2)
            half = glow * 0.4
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.glow if shown.picked or self.underMouse() else tint(palette.glow, 0.75))
            painter.drawRoundedRect(place.adjusted(-half * 2, -half * 2, half * 2, half * 2), radius, radius)
        if shown.card is None:
            paint_back(painter, place, palette, sanctuary=shown.sanctuary)
        else:
            paint_card(painter, place, shown.card, palette, dimmed=shown.dimmed)
        if shown.seal is not None:
            side = place.width() * 0.4
            seal = QRectF(place.center().x() - side / 2, place.top() + place.height() * 0.26, side, side)
            paint_fame(painter, seal, shown.seal, card_colours(palette))
        painter.setOpacity(1.0)
        if shown.ghost:
            dashes = QPen(palette.glow, metrics.px(2), Qt.PenStyle.DashLine)
            painter.setPen(dashes)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(place, radius * 0.8, radius * 0.8)
        if self._ring and self.hasFocus():
            painter.setPen(QPen(palette.focus, metrics.px(3)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            half = metrics.px(1)
            painter.drawRoundedRect(place.adjusted(-half, -half, half, half), radius, radius)
        painter.end()

    # --- pointer and keyboard -------------------------------------------------------------------------------

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.watched.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.watched.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in _BY_KEY:
            self._ring = True
            self.watched.emit(True)
        elif event.reason() == Qt.FocusReason.MouseFocusReason:
            self._ring = False

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if not self.underMouse():
            self.watched.emit(False)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._ring = True
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        elif key == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self.enlarge_wanted.emit()
        elif key in _STEPS:
            self.stepped.emit(_STEPS[key])
        else:
            # Not QAbstractButton's own: it would take Space and the arrow keys.
            event.ignore()
        self.update()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second half of a double click answers no question: that is how a wrong click happens."""
        if self.asks_twice:
            event.accept()
        else:
            super().mouseDoubleClickEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.enlarge_wanted.emit()
        event.accept()
