"""Between two people: whose turn it is, until that person presses a key or clicks."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from engine.record import Seat
from ui.context import UiContext
from ui.pages.page import Page
from ui.texts import announce, fill
from ui.theme.emblems import paint_emblem
from ui.theme.fonts import text_font, title_font
from ui.widgets.surfaces import paint_chart

translate = QCoreApplication.translate

_ONLY_MODIFIERS = frozenset(
    {
        Qt.Key.Key_Shift,
        Qt.Key.Key_Control,
        Qt.Key.Key_Alt,
        Qt.Key.Key_AltGr,
        Qt.Key.Key_Meta,
        Qt.Key.Key_CapsLock,
        Qt.Key.Key_NumLock,
    }
)


class HandOver(Page):
    """Lies over the table, which shows nobody's secrets meanwhile.

    Only a press *and* release that both happen here reveal: neither the key or button that ended the turn before, nor
    its repetition, nor the second half of a double click.
    """

    taken = Signal(int)
    """The person of this seat has come."""

    def __init__(self, context: UiContext, parent: QWidget) -> None:
        super().__init__(context, parent)
        self._seat = 0
        self._who: Seat | None = None
        self._pressed: Qt.Key | int | Qt.MouseButton | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # The table changes a lot while it is covered: nothing of it is painted for nothing.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._keep_keyboard)

    def ask(self, seat: int, who: Seat) -> None:
        """Cover the parent and wait for `who` at `seat`."""
        self._seat, self._who, self._pressed = seat, who, None
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.retranslate()
        self.show()
        self.raise_()
        self.setFocus()

    def retranslate(self) -> None:
        if self._who is not None:
            announce(self, f"{self._heading()} {self._invitation()}")
        self.update()

    def restyle(self) -> None:
        self.update()

    def focusNextPrevChild(self, forward: bool) -> bool:
        return False

    def _keep_keyboard(self, _: QWidget | None, focused: QWidget | None) -> None:
        """Nothing that is covered takes the keyboard, whichever way it was given there."""
        parent = self.parentWidget()
        if self.isVisible() and focused is not self and parent is not None and focused is not None:
            if parent.isAncestorOf(focused):
                self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat() and event.key() not in _ONLY_MODIFIERS:
            self._pressed = event.key()
        event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat() and self._pressed is not None and self._pressed == event.key():
            self._reveal()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.button()
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The first half of this double click may have ended the turn before.
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pressed == event.button() and self.rect().contains(event.position().toPoint()):
            self._reveal()
        event.accept()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            # Plain keys are for this page, combinations such as Ctrl+Q for the window.
            if not event.modifiers() & (
                Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier
            ):
                if not Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35:
                    event.accept()
                    return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._who is None:
            return
        theme = self.context.theme
        palette, metrics = theme.palette, theme.metrics
        colour = palette.seat(self._who.colour)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_chart(painter, QRectF(self.rect()), palette)
        card = QRectF(0, 0, min(self.px(560), self.width() - 2 * metrics.margin), self.px(300))
        card.moveCenter(QRectF(self.rect()).center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.shadow)
        painter.drawRoundedRect(card.translated(0, self.px(4)), self.px(12), self.px(12))
        painter.setBrush(palette.panel)
        painter.drawRoundedRect(card, self.px(12), self.px(12))
        band = QRectF(card.left(), card.top(), card.width(), self.px(128))
        painter.save()
        painter.setClipRect(band)
        painter.setBrush(colour.fill)
        painter.drawRoundedRect(card, self.px(12), self.px(12))
        painter.restore()
        side = self.px(88)
        emblem = QRectF(0, 0, side, side)
        emblem.moveCenter(band.center())
        painter.setBrush(palette.panel)
        painter.drawEllipse(emblem.adjusted(-self.px(12), -self.px(12), self.px(12), self.px(12)))
        paint_emblem(painter, emblem.adjusted(side * 0.1, side * 0.1, -side * 0.1, -side * 0.1), colour)
        inside = card.adjusted(metrics.margin, self.px(140), -metrics.margin, -metrics.margin)
        painter.setPen(palette.ink)
        heading = title_font(metrics.px(26))
        self._write(
            painter,
            QRectF(inside.left(), inside.top(), inside.width(), self.px(72)),
            heading,
            self._heading(),
        )
        painter.setPen(palette.muted_ink)
        below = QRectF(
            inside.left(), inside.top() + self.px(78), inside.width(), inside.height() - self.px(78)
        )
        self._write(painter, below, text_font(metrics.heading), self._invitation())
        painter.end()

    def _write(self, painter: QPainter, place: QRectF, font: QFont, text: str) -> None:
        """Centred, in as many lines as fit; the font shrinks for the longest names."""
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.setFont(font)
        while font.pixelSize() > self.context.theme.metrics.small:
            needed = painter.boundingRect(place, flags, text)
            if needed.height() <= place.height() and needed.width() <= place.width():
                break
            font.setPixelSize(font.pixelSize() - 1)
            painter.setFont(font)
        painter.drawText(place, flags, text)

    def _heading(self) -> str:
        name = "" if self._who is None else self._who.name
        return fill(translate("HandOver", "%1, it is your turn."), name)

    def _invitation(self) -> str:
        return translate("HandOver", "Press a key or click when only you are looking.")

    def _reveal(self) -> None:
        self._pressed = None
        self.hide()
        self.taken.emit(self._seat)
