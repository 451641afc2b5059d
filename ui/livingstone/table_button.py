"""The button under every control of the table: it says what it would do, and why it cannot do it now.

Such a button is never switched off, because then it could neither explain itself nor be found by the keyboard.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from ui.livingstone.kept_face import KeptFace
from ui.livingstone.plates import paint_plate
from ui.theme.metrics import Metrics
from ui.theme.palette import Palette, blend
from ui.theme.theme import Theme
from ui.widgets.buttons import ARMED_MILLISECONDS

_BY_KEY = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class TableButton(QAbstractButton):
    """A button that paints itself; subclasses draw the face in `paintEvent`."""

    wanted = Signal()
    """Pressed while possible (a second time, where a question was asked)."""
    refused = Signal(str)
    """Pressed while not possible: the reason."""
    hinted = Signal(str)
    """What to tell while the pointer or the focus is here; empty when it has gone."""
    armed_changed = Signal(bool)
    """The question for a second press was asked or dropped."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.hint = ""
        self.reason = ""
        self.question = ""
        self.armed = False
        self.chosen = False
        self._described: tuple[str, ...] = ()
        self.kept = KeptFace()
        self.ring = False
        """Whether the keyboard came here: only then the focus is drawn."""
        self.asks_twice: Callable[[], bool] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(ARMED_MILLISECONDS)
        self._timer.timeout.connect(self.disarm)
        self.clicked.connect(self._pressed)

    @property
    def colours(self) -> Palette:
        """The colours in force."""
        return self.theme.palette

    @property
    def sizes(self) -> Metrics:
        """The sizes in force."""
        return self.theme.metrics

    @property
    def shows_focus(self) -> bool:
        """Whether the ring of the focus is drawn."""
        return self.ring and self.hasFocus()

    @property
    def possible(self) -> bool:
        """Whether a press does something now."""
        return not self.reason

    def describe(self, name: str, hint: str, reason: str = "", question: str = "") -> None:
        """Set what the button is called, what it would do, why it cannot (empty: it can), and what it asks first."""
        state = (name, hint, reason, question)
        if state == self._described:
            return
        self._described = state
        self.hint, self.reason, self.question = hint, reason, question
        self.setAccessibleName(name)
        self.setAccessibleDescription(self.told())
        self.setCursor(Qt.CursorShape.ArrowCursor if reason else Qt.CursorShape.PointingHandCursor)
        if reason:
            self.disarm()
        if self.underMouse() or self.hasFocus():
            self._tell()
        self.update()

    def told(self) -> str:
        """What is told while the pointer is here."""
        return " ".join(text for text in (self.hint, self.reason) if text)

    def set_chosen(self, chosen: bool) -> None:
        """Mark the button as picked for what comes next."""
        if chosen != self.chosen:
            self.chosen = chosen
            self.update()

    def disarm(self) -> None:
        """Drop the question for a second press."""
        self._timer.stop()
        if self.armed:
            self.armed = False
            self.armed_changed.emit(False)
            self.update()

    def _pressed(self) -> None:
        if self.reason:
            self.refused.emit(self.reason)
        elif self._asks() and not self.armed:
            self.armed = True
            self._timer.start()
            self.armed_changed.emit(True)
            self.hinted.emit(self.question)
            self.update()
        else:
            self.disarm()
            self.wanted.emit()

    def _asks(self) -> bool:
        return self.possible and self.asks_twice is not None and self.asks_twice()

    def _tell(self) -> None:
        self.hinted.emit(self.question if self.armed else self.told())

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell what the button does."""
        super().enterEvent(event)
        self._tell()

    def leaveEvent(self, event: QEvent) -> None:
        """Stop telling; a question that was asked is dropped."""
        super().leaveEvent(event)
        self.disarm()
        self.hinted.emit("")

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell what the button does, to those who come by keyboard."""
        super().focusInEvent(event)
        if event.reason() in _BY_KEY:
            self.ring = True
            self._tell()
        elif event.reason() == Qt.FocusReason.MouseFocusReason:
            self.ring = False

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Stop telling; a question that was asked is dropped."""
        super().focusOutEvent(event)
        if event.reason() not in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason):
            self.disarm()
            self.ring = False
        if not self.underMouse():
            self.hinted.emit("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button as the space bar does; Escape drops a question."""
        self.ring = True
        self.update()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_Escape and self.armed:
            self.disarm()
            self._tell()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second half of a double click answers no question: that is how a wrong click happens."""
        if self._asks():
            event.accept()
        else:
            super().mouseDoubleClickEvent(event)

    # --- drawing --------------------------------------------------------------------------------------------

    def face(self) -> tuple[QColor, QColor, QColor]:
        """Ground, ink and edge for the state the button is in."""
        colours = self.colours
        if self.reason:
            return colours.disabled, colours.disabled_ink, colours.line
        if self.armed:
            return colours.warning, colours.warning_ink, colours.warning_ink
        ground = colours.panel
        if self.isDown():
            ground = colours.pressed
        elif self.underMouse():
            ground = colours.hover
        if self.chosen:
            ground = blend(ground, colours.glow, 0.22)
        return ground, colours.ink, colours.glow if self.chosen else colours.strong_line

    def state(self) -> tuple[Hashable, ...]:
        """What the plate depends on: a part of the look of a face that is kept."""
        return (
            self.possible, self.armed, self.question if self.armed else "", self.isDown(),
            self.underMouse(), self.chosen, self.shows_focus
        )  # fmt: skip

    def changeEvent(self, event: QEvent) -> None:
        """Take the room that a new scale asks for."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()

    def paint_plate(self, painter: QPainter, rect: QRectF, ground: QColor, edge: QColor) -> None:
        """The ground with its edge, and the ring of the focus."""
        sizes = self.sizes
        wide = self.shows_focus or self.chosen
        width = sizes.px(2) if wide else sizes.border
        line = self.colours.focus if self.shows_focus else edge
        paint_plate(painter, rect, ground, line, width, sizes.radius)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
