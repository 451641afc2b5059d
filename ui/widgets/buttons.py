"""Buttons beyond Qt's own: a sign, a question asked twice, one choice out of several."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QToolButton, QWidget

from ui.theme.glyphs import paint_glyph
from ui.theme.theme import theme

ARMED_MILLISECONDS = 4000


def set_kind(button: QPushButton | QToolButton, kind: str) -> None:
    """Give a button its weight: "" (normal), "primary", "quiet" or "danger"."""
    button.setProperty("kind", kind)
    repolish(button)


def repolish(widget: QWidget) -> None:
    """Let the style sheet look at a widget again after one of its properties has changed."""
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)
    widget.update()


class IconButton(QToolButton):
    """A button with a drawn sign (`ui.theme.glyphs.GLYPHS`) and a `name` for tool tip and screen reader."""

    def __init__(self, glyph: str, name: str, parent: QWidget | None = None, *, quiet: bool = True) -> None:
        super().__init__(parent)
        self._glyph = glyph
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if quiet:
            self.setProperty("kind", "quiet")
        self.set_name(name)

    def set_name(self, name: str) -> None:
        """Say in `name` (already translated) what the button does."""
        self.setAccessibleName(name)
        self.setToolTip(name)

    def set_glyph(self, glyph: str) -> None:
        """Show another sign."""
        self._glyph = glyph
        self.update()

    def sizeHint(self) -> QSize:
        """A square as high as the other controls."""
        side = theme().metrics.control
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """The same square: the sign is never squeezed."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button, then its sign."""
        super().paintEvent(event)
        look = theme()
        colours = look.palette
        if not self.isEnabled():
            colour = colours.disabled_ink
        elif self.isChecked() and self.property("kind") != "quiet":
            colour = colours.selected_ink
        else:
            colour = colours.ink
        side = look.metrics.icon
        centre = QRectF(self.rect()).center()
        painter = QPainter(self)
        paint_glyph(
            painter, QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), self._glyph, colour
        )
        painter.end()


class ConfirmButton(QPushButton):
    """A button whose first click asks and whose second click acts.

    The first click arms it: the text becomes `question`. A second click emits `confirmed`. Leaving the button,
    Escape, losing the focus and four seconds disarm it. A double click counts as one click, for that is how a wrong
    click happens. `set_asking(False)` makes every click act at once.
    """

    confirmed = Signal()

    def __init__(self, text: str, question: str, parent: QWidget | None = None, *, kind: str = "") -> None:
        super().__init__(text, parent)
        self._calm = text
        self._question = question
        self._asking = True
        self._armed = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(ARMED_MILLISECONDS)
        self._timer.timeout.connect(self.disarm)
        self.setProperty("armed", False)
        if kind:
            self.setProperty("kind", kind)
        self.clicked.connect(self._on_click)

    def set_texts(self, text: str, question: str) -> None:
        """Use these (already translated) texts, for a new language too."""
        self._calm = text
        self._question = question
        self.setText(question if self._armed else text)
        self.updateGeometry()

    def set_asking(self, asking: bool) -> None:
        """Whether a first click only asks."""
        self._asking = asking
        self.disarm()

    def is_armed(self) -> bool:
        """Whether the next click acts."""
        return self._armed

    def disarm(self) -> None:
        """Go back to the calm state."""
        self._timer.stop()
        self._set_armed(False)

    def _set_armed(self, armed: bool) -> None:
        if armed == self._armed:
            return
        self._armed = armed
        self.setText(self._question if armed else self._calm)
        self.setProperty("armed", armed)
        repolish(self)

    def _on_click(self) -> None:
        if self._asking and not self._armed:
            self._set_armed(True)
            self._timer.start()
            return
        self.disarm()
        self.confirmed.emit()

    def sizeHint(self) -> QSize:
        """Room for the longer of the two texts, so that asking moves nothing."""
        size = super().sizeHint()
        letters = QFontMetrics(self.font())
        longest = max(letters.horizontalAdvance(self._calm), letters.horizontalAdvance(self._question))
        size.setWidth(size.width() - letters.horizontalAdvance(self.text()) + longest)
        return size

    def minimumSizeHint(self) -> QSize:
        """As large as wished: no text is cut off."""
        return self.sizeHint()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second half of a double click does not answer the question."""
        if self._asking:
            event.accept()
        else:
            super().mouseDoubleClickEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Disarm when the mouse goes away."""
        super().leaveEvent(event)
        self.disarm()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Disarm when the keyboard goes away."""
        super().focusOutEvent(event)
        self.disarm()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape disarms; only when there is nothing to disarm does it go on to the page."""
        if event.key() == Qt.Key.Key_Escape and self._armed:
            self.disarm()
            event.accept()
        else:
            super().keyPressEvent(event)


class SegmentedChoice(QWidget):
    """Buttons side by side of which exactly one is chosen; arrow keys move the choice.

    `choices` are pairs of a key and a (translated) text. `chosen` brings the key when the player changes the choice.
    """

    chosen = Signal(str)

    def __init__(
        self, choices: Sequence[tuple[str, str]], name: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self._buttons: dict[str, QPushButton] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for number, (key, text) in enumerate(choices):
            button = QPushButton(text)
            button.setCheckable(True)
            ends = ("first" if number == 0 else "") + ("last" if number == len(choices) - 1 else "")
            button.setProperty("segment", ends or "middle")
            button.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            button.toggled.connect(partial(self._follow, button))
            self._group.addButton(button)
            self._buttons[key] = button
            row.addWidget(button)
        row.addStretch(1)
        if choices:
            self._buttons[choices[0][0]].setChecked(True)
        self._group.buttonClicked.connect(self._on_click)

    def _follow(self, button: QPushButton, chosen: bool) -> None:
        """The Tab key comes to the chosen button only, from which the arrow keys move the choice."""
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus)

    def _on_click(self) -> None:
        self.chosen.emit(self.choice())

    def choice(self) -> str:
        """The key chosen; an empty text where there is no choice at all."""
        return next((key for key, button in self._buttons.items() if button.isChecked()), "")

    def set_choice(self, key: str) -> None:
        """Choose `key` without reporting it; KeyError when unknown."""
        self._buttons[key].setChecked(True)

    def set_texts(self, texts: dict[str, str]) -> None:
        """Give the buttons new texts by key, for a new language."""
        for key, text in texts.items():
            self._buttons[key].setText(text)

    def button(self, key: str) -> QPushButton:
        """The button of `key`, to disable it or add a tool tip; KeyError when unknown."""
        return self._buttons[key]
