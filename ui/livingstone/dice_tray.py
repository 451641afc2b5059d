"""The dice of the round, sorted in their tray, and the die that the player has in hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEasingCurve, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.livingstone.moves import DIE
from engine.livingstone.view import LivingstoneView
from ui.livingstone.offers import Offers
from ui.livingstone.plates import paint_plate
from ui.livingstone.refusals import why
from ui.livingstone.table_button import TableButton
from ui.numbers import show_number
from ui.texts import fill
from ui.theme.palette import tint
from ui.theme.pieces import DieState, paint_die
from ui.theme.theme import Theme

translate = QCoreApplication.translate

ROLL_TIME = 380
"""Milliseconds that a roll takes at normal speed."""
_FACES = 9
_DICE_IN_A_ROW = 5


class DieButton(TableButton):
    """One die in the tray."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.value = 0
        self.face_shown = 0
        """What a rolling die shows for a moment; 0 when it lies still."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the die; one that cannot be taken is dimmed."""
        painter = QPainter(self)
        rect = QRectF(self.rect())
        if self.face_shown:
            state = DieState.NORMAL
        elif self.reason:
            state = DieState.DIMMED
        else:
            state = DieState.CHOSEN if self.underMouse() or self.shows_focus else DieState.NORMAL
        lift = self.sizes.px(1) if self.isDown() else 0
        paint_die(painter, rect.translated(0, lift), self.face_shown or self.value, self.colours, state)
        if self.shows_focus:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self.colours.focus, self.sizes.px(2)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            radius = rect.width() * 0.22
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
        painter.end()


class DiceTray(QWidget):
    """All dice that are left, in rising order. A new roll tumbles for a moment; a click ends that."""

    die_wanted = Signal(int)
    refused = Signal(str)
    hinted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._dice: list[DieButton] = []
        self._laid = -1
        self._rolling = QVariantAnimation(self)
        self._rolling.setStartValue(0.0)
        self._rolling.setEndValue(1.0)
        self._rolling.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._rolling.valueChanged.connect(self._tumble)
        self._rolling.finished.connect(self._lie_still)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def dice(self) -> list[DieButton]:
        """The dice that lie in the tray, in order."""
        return [die for die in self._dice if not die.isHidden()]

    def sizeHint(self) -> QSize:
        """Room for two rows of five dice."""
        metrics = self._theme.metrics
        return QSize(metrics.px(212), metrics.px(80))

    def show_dice(self, view: LivingstoneView, offers: Offers) -> None:
        """Lay out the dice of `view`; those in `offers` can be taken."""
        values = view.dice_left
        while len(self._dice) < len(values):
            die = DieButton(self._theme, self)
            die.wanted.connect(lambda die=die: self._take(die))
            die.refused.connect(self.refused)
            die.hinted.connect(self.hinted)
            self._dice.append(die)
        for number, die in enumerate(self._dice):
            if number >= len(values):
                die.hide()
                continue
            value = values[number]
            if value != die.value:
                die.value = value
                die.update()
            move = offers.dice.get(value)
            reason = "" if move is not None else why(view, DIE[value])
            hint = fill(
                translate("Livingstone", "Take the die %1 (key %1)."),
                show_number(value),
            )
            die.describe(
                fill(translate("Livingstone", "Die %1"), show_number(value)), "" if reason else hint, reason
            )
            die.setToolTip(reason)
            die.show()
        self.setAccessibleName(
            translate("Livingstone", "%n dice left", "", len(values)) if values else self._empty_text()
        )
        if len(values) != self._laid:
            self._laid = len(values)
            self._arrange()
            self.update()

    def roll(self) -> None:
        """Let the dice that lie in the tray tumble, if motion is on."""
        time = self._theme.duration(ROLL_TIME)
        self._rolling.stop()
        if time and self.isVisible():
            self._rolling.setDuration(time)
            self._rolling.start()

    def finish_roll(self) -> None:
        """Let the dice lie still at once."""
        self._rolling.stop()
        self._lie_still()

    def take(self, value: int) -> None:
        """The key of a number was pressed: as if a die of that value had been clicked."""
        self.finish_roll()
        for die in self.dice:
            if die.value == value:
                die.click()
                return
        self.refused.emit(fill(translate("Livingstone", "No die %1 is left."), show_number(value)))

    def _take(self, die: DieButton) -> None:
        self.finish_roll()
        self.die_wanted.emit(die.value)

    def _tumble(self, share: float) -> None:
        # Faces go by in an order that looks like chance but needs none: the real values are known already.
        step = int(share * _FACES)
        for number, die in enumerate(self.dice):
            settled = share > 0.45 + 0.5 * number / max(1, len(self._dice))
            die.face_shown = 0 if settled else 1 + (step * 5 + number * 3 + step * number) % 6
            die.update()

    def _lie_still(self) -> None:
        for die in self._dice:
            if die.face_shown:
                die.face_shown = 0
                die.update()

    def _arrange(self) -> None:
        shown = self.dice
        if not shown:
            return
        metrics = self._theme.metrics
        gap = metrics.px(3)
        rows = 1 if len(shown) <= _DICE_IN_A_ROW - 1 else 2
        in_row = -(-len(shown) // rows) if rows == 1 else max(_DICE_IN_A_ROW, -(-len(shown) // 2))
        pad = metrics.px(5)
        width, height = self.width() - 2 * pad, self.height() - 2 * pad
        side = min(
            (width - (in_row - 1) * gap) // in_row, (height - (rows - 1) * gap) // rows, metrics.px(52)
        )
        used_rows = -(-len(shown) // in_row)
        top = pad + (height - used_rows * side - (used_rows - 1) * gap) // 2
        left = pad + (width - min(in_row, len(shown)) * side - (min(in_row, len(shown)) - 1) * gap) // 2
        for number, die in enumerate(shown):
            row, place = divmod(number, in_row)
            die.setGeometry(left + place * (side + gap), top + row * (side + gap), side, side)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the dice into the new room."""
        super().resizeEvent(event)
        self._arrange()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the dice ends their roll."""
        self.finish_roll()
        super().mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tray of wood and felt."""
        painter = QPainter(self)
        colours, metrics = self._theme.palette, self._theme.metrics
        rect = QRectF(self.rect())
        felt = tint(colours.accent, 0.16 if not colours.dark else 0.12)
        paint_plate(painter, rect, felt, colours.wood, metrics.px(2.5), metrics.radius * 1.4)
        if not self.dice:
            painter.setPen(colours.muted_ink)
            painter.drawText(
                rect, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._empty_text()
            )
        painter.end()

    @staticmethod
    def _empty_text() -> str:
        return translate("Livingstone", "No dice left")


class DieInHand(QWidget):
    """The die of the player's turn, large, and what is to be done with it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._value = 0
        self._used = self._lit = False
        self._caption = ""

    def sizeHint(self) -> QSize:
        """A large die with its caption."""
        metrics = self._theme.metrics
        return QSize(metrics.px(212), metrics.px(62))

    def show_die(self, value: int, used: bool, taken: Sequence[int], *, asks: bool = True) -> None:
        """Show the die of the turn (0: none yet); a used one is dimmed. `taken` are the dice of this round.

        Only if it `asks`, a die stands out that is not used yet.
        """
        before = (self._value, self._used, self._lit, self._caption)
        self._value, self._used = value, used
        self._lit = bool(value) and not used and asks
        if not value:
            self._caption = (
                translate("Livingstone", "No die taken yet")
                if not taken
                else fill(translate("Livingstone", "Your last die: %1"), show_number(taken[-1]))
            )
        elif used:
            self._caption = translate("Livingstone", "Your die is used")
        elif asks:
            self._caption = translate("Livingstone", "Your die: use it")
        else:
            self._caption = translate("Livingstone", "The die in hand")
        self.setAccessibleName(
            self._caption
            if not value
            else fill(
                translate("Livingstone", "%1 (%2)", "what is said about a die and its number"),
                self._caption,
                show_number(value),
            )
        )
        if before != (self._value, self._used, self._lit, self._caption):
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the die, or the place where it will lie."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, metrics = self._theme.palette, self._theme.metrics
        side = min(self.height(), metrics.px(62))
        spot = QRectF(0, (self.height() - side) / 2, side, side)
        if self._value:
            state = DieState.CHOSEN if self._lit else DieState.NORMAL
            state = DieState.DIMMED if self._used else state
            paint_die(painter, spot, self._value, colours, state)
        else:
            pen = QPen(colours.strong_line, metrics.px(1.5), Qt.PenStyle.DashLine)
            painter.setPen(pen)
            inset = side * 0.12
            painter.drawRoundedRect(spot.adjusted(inset, inset, -inset, -inset), side * 0.16, side * 0.16)
        font = self.font()
        font.setBold(self._lit)
        painter.setFont(font)
        painter.setPen(colours.ink if self._value and not self._used else colours.muted_ink)
        text = QRectF(spot.right() + metrics.gap, 0, self.width() - spot.right() - metrics.gap, self.height())
        painter.drawText(
            text,
            int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap),
            self._caption,
        )
        painter.end()
