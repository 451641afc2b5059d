"""A card that can be pressed: keeps or uses an investigate card, or only tells what it says."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ui.explorers.card_face import NOTHING_USED, Used, paint_card
from ui.explorers.card_words import AnyCard, card_text
from ui.theme.palette import SeatColour, tint
from ui.theme.theme import Theme
from ui.widgets.buttons import ARMED_MILLISECONDS
from ui.widgets.writing import write_paragraph

_BY_KEY = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class CardButton(QAbstractButton):
    """Shows a card; `wanted` comes when it is pressed while it is offered (a second time, if it asks first)."""

    wanted = Signal(str)
    hinted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.card: AnyCard | None = None
        self.offered = False
        self.armed = False
        self.question = ""
        self.asks: Callable[[], bool] = lambda: False
        self._empty = ""
        self._hint = ""
        self._title = ""
        self._numeral = ""
        self._seat: SeatColour | None = None
        self._used = NOTHING_USED
        self._state: tuple[object, ...] = ()
        self._ring = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(ARMED_MILLISECONDS)
        self._timer.timeout.connect(self.disarm)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.clicked.connect(self._pressed)

    def show_card(
        self,
        card: AnyCard | None,
        *,
        hint: str,
        title: str = "",
        numeral: str = "",
        empty: str = "",
        seat: SeatColour | None = None,
        used: Used = NOTHING_USED,
        offered: bool = False,
        question: str = "",
    ) -> None:
        """Show a card, or an empty place with the words `empty`; `offered` cards can be pressed."""
        state = (card, hint, title, numeral, empty, seat, used, offered, question)
        if state == self._state:
            return
        self._state = state
        self.card, self.offered, self.question = card, offered, question
        self._title, self._numeral, self._empty, self._seat, self._used = title, numeral, empty, seat, used
        self._hint = hint
        self.disarm()
        self.setAccessibleName(hint or empty)
        self.setToolTip(hint)
        self.setCursor(Qt.CursorShape.PointingHandCursor if offered else Qt.CursorShape.ArrowCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if offered else Qt.FocusPolicy.NoFocus)
        self.update()

    def set_used(self, used: Used) -> None:
        """Show other hexes as explored."""
        if used != self._used:
            self._used = used
            self._state = ()
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.metrics.px(110), self._theme.metrics.px(120))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.metrics.px(60), self._theme.metrics.px(60))

    def disarm(self) -> None:
        """Drop the question."""
        self._timer.stop()
        if self.armed:
            self.armed = False
            self.update()

    def _pressed(self) -> None:
        if self.card is None or not self.offered:
            return
        if self.asks() and not self.armed:
            self.armed = True
            self._timer.start()
            self.hinted.emit(self.question)
            self.update()
            return
        self.disarm()
        self.wanted.emit(self.card.id)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.hinted.emit(self.question if self.armed else self._hint)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.disarm()
        self.hinted.emit("")

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._ring = event.reason() in _BY_KEY
        if self._ring:
            self.hinted.emit(self._hint)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._ring = False
        self.disarm()
        if not self.underMouse():
            self.hinted.emit("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses as the space bar does; Escape drops the question."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_Escape and self.armed:
            self.disarm()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, metrics = self._theme.palette, self._theme.metrics
        rect = QRectF(self.rect()).adjusted(metrics.px(2), metrics.px(2), -metrics.px(2), -metrics.px(4))
        if self.card is None:
            pen = QPen(tint(palette.strong_line, 0.7), metrics.border)
            pen.setStyle(Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(tint(palette.paper, 0.35))
            painter.drawRoundedRect(rect, metrics.radius, metrics.radius)
            inner = rect.adjusted(metrics.px(6), metrics.px(4), -metrics.px(6), -metrics.px(4))
            write_paragraph(
                painter, inner, self._empty, metrics.small, palette.muted_ink, Qt.AlignmentFlag.AlignCenter
            )
            painter.end()
            return
        large = rect.height() > metrics.px(110)
        text = self.question if self.armed else card_text(self.card) if large else ""
        if self.offered and self.underMouse():
            rect.translate(0, -metrics.px(1))
        paint_card(
            painter,
            rect,
            self.card,
            palette,
            numeral=self._numeral,
            title=self._title if large else "",
            text=text,
            seat=self._seat,
            used=self._used,
            glow=self.offered,
        )
        if self._ring and self.hasFocus():
            painter.setPen(QPen(palette.focus, metrics.px(3)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect, metrics.radius, metrics.radius)
        painter.end()
