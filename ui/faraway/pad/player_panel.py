"""One player of a score pad: name, regions as typed numbers, fame and place; and why an entry cannot be right."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout

from engine.faraway.pad import PadPlayer
from engine.faraway.pad_text import MOST_NAME
from engine.record import COLOURS
from ui.context import UiContext
from ui.faraway.pad.entry import may_grow, numbers_text, read_numbers, without_last
from ui.numbers import show_number
from ui.texts import fill
from ui.widgets.buttons import IconButton, repolish
from ui.widgets.labels import EmblemLabel, NumberBadge

translate = QCoreApplication.translate


class Field(QLineEdit):
    """A line that tells when it is entered: by a click, or by keys too. Mere passing with Tab need not count."""

    entered = Signal()

    def __init__(self, *, by_keys: bool) -> None:
        super().__init__()
        self._by_keys = by_keys

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._by_keys or event.reason() == Qt.FocusReason.MouseFocusReason:
            self.entered.emit()


class PlayerPanel(QFrame):
    """`edited`: what the fields say is different. `chosen`: the keyboard or a click is here. `done`: Enter."""

    edited = Signal()
    chosen = Signal()
    done = Signal()
    removed = Signal()

    def __init__(self, context: UiContext, number: int) -> None:
        super().__init__()
        self.setProperty("card", True)
        self._context = context
        self.number = number
        self._sanctuaries: tuple[int, ...] = ()
        self._selected = False
        self._fault = ""
        self._asks = False
        self.emblem = EmblemLabel(COLOURS[number])
        self.name = Field(by_keys=False)
        self.name.setMaxLength(MOST_NAME)
        self.badge = NumberBadge(digits=3, size=20)
        self.badge.set_seat(COLOURS[number])
        self.place = QLabel()
        self.place.setProperty("role", "heading")
        self.remove = IconButton("close", "")
        self.remove.clicked.connect(self._remove)
        self.regions = Field(by_keys=True)
        self.regions.setMaxLength(120)
        self.regions.setInputMethodHints(Qt.InputMethodHint.ImhFormattedNumbersOnly)
        self.problem = QLabel()
        self.problem.setProperty("role", "danger")
        self.problem.setWordWrap(True)
        self.problem.hide()
        for field in (self.name, self.regions):
            field.textChanged.connect(self._edit)
            field.entered.connect(self.chosen)
            field.editingFinished.connect(self.edited)
        self.name.returnPressed.connect(self._go_on)
        self.regions.returnPressed.connect(self.done)
        self._upper = QHBoxLayout()
        self._upper.addWidget(self.emblem)
        self._upper.addWidget(self.name, 1)
        self._upper.addWidget(self.place)
        self._upper.addWidget(self.remove)
        self._column = QVBoxLayout()
        self._column.addLayout(self._upper)
        self._column.addWidget(self.regions)
        self._body = QHBoxLayout()
        self._body.addLayout(self._column, 1)
        self._body.addWidget(self.badge, 0, Qt.AlignmentFlag.AlignVCenter)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(self._body)
        self._outer.addWidget(self.problem)
        self.remove.installEventFilter(self)
        self.retranslate()
        self._fit()

    # --- what is entered ----------------------------------------------------------------------------------------

    def player(self, *, without_half: bool = False) -> PadPlayer:
        """What the fields say; `without_half` leaves a number out that may still be typed."""
        text = self.regions.text()
        if without_half:
            text = without_last(text)
        return PadPlayer(self.player_name(), read_numbers(text).numbers, self._sanctuaries)

    def player_name(self) -> str:
        """The name typed, or the usual one."""
        words = " ".join(self.name.text().split())
        return "".join(letter for letter in words if letter.isprintable()) or self.usual_name()

    def usual_name(self) -> str:
        """The name of a player whose field is empty."""
        return fill(translate("NewGame", "Player %1"), show_number(self.number + 1))

    def is_typing(self) -> bool:
        """Whether the last number may be the first half of one that is still being typed."""
        return self.regions.hasFocus() and may_grow(self.regions.text())

    def set_player(self, player: PadPlayer) -> None:
        """Fill everything in, without telling."""
        self._sanctuaries = player.sanctuaries
        for field, text in (
            (self.name, "" if player.name == self.usual_name() else player.name),
            (self.regions, numbers_text(player.regions)),
        ):
            field.blockSignals(True)
            field.setText(text)
            field.blockSignals(False)

    def set_sanctuaries(self, sanctuaries: tuple[int, ...]) -> None:
        """Own these sanctuaries from now on."""
        self._sanctuaries = sanctuaries

    def set_regions(self, regions: tuple[int, ...]) -> None:
        """Show these regions instead of what was typed."""
        self.regions.setText(numbers_text(regions))

    # --- what is told -------------------------------------------------------------------------------------------

    def tell(self, fault: str, name_is_wrong: bool) -> None:
        """Say why what was entered cannot be right; an empty text takes it back."""
        wrong = read_numbers(self.regions.text()).wrong
        if wrong and not fault:
            fault = fill(translate("ScorePad", "“%1” is not a number."), wrong)
        self._fault = fault
        self._asks = False
        self._show_problem(fault)
        for field, invalid in (
            (self.name, bool(fault) and name_is_wrong),
            (self.regions, bool(fault) and not name_is_wrong),
        ):
            field.setAccessibleDescription(fault if invalid else "")
            if bool(field.property("invalid")) != invalid:
                field.setProperty("invalid", invalid)
                repolish(field)

    def show_score(self, total: int | None, place: int | None) -> None:
        """Show fame (None: a dash) and the place in the ranking (None: not known)."""
        self.badge.set_number(total)
        text = "" if place is None else fill(translate("ScorePad", "Place %1"), show_number(place))
        self.place.setText(text)
        self.place.setVisible(bool(text))

    def set_selected(self, selected: bool) -> None:
        """Whether this player's journey is shown in large."""
        if selected != self._selected:
            self._selected = selected
            self.update()

    def set_removable(self, removable: bool) -> None:
        """Whether there are more players than must be."""
        self.remove.setVisible(removable)

    def retranslate(self) -> None:
        """Set every text anew."""
        name = self.usual_name()
        self.name.setPlaceholderText(name)
        self.name.setAccessibleName(
            fill(translate("NewGame", "Name of player %1"), show_number(self.number + 1))
        )
        self.regions.setPlaceholderText(translate("ScorePad", "Regions in play order: 12 20 13 …"))
        self.regions.setAccessibleName(fill(translate("ScorePad", "Regions of %1"), self.player_name()))
        self.remove.set_name(fill(translate("ScorePad", "Remove %1"), self.player_name()))
        self.badge.setAccessibleName(translate("ScorePad", "Fame"))

    # --- inner ----------------------------------------------------------------------------------------------------

    def _edit(self) -> None:
        self.regions.setAccessibleName(fill(translate("ScorePad", "Regions of %1"), self.player_name()))
        self.remove.set_name(fill(translate("ScorePad", "Remove %1"), self.player_name()))
        self.edited.emit()

    def _go_on(self) -> None:
        self.regions.setFocus(Qt.FocusReason.TabFocusReason)

    def _remove(self) -> None:
        player = self.player()
        if self._asks or not (player.regions or player.sanctuaries):
            self.removed.emit()
            return
        self._asks = True
        self._show_problem(translate("ScorePad", "Click once more to remove this player with all cards."))

    def _show_problem(self, text: str) -> None:
        self.problem.setText(text)
        self.problem.setVisible(bool(text))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whoever leaves the button without a second click has not removed anybody."""
        if self._asks and event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self._asks = False
            self._show_problem(self._fault)
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._fit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.regions.setFocus(Qt.FocusReason.MouseFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._selected:
            return
        theme = self._context.theme
        painter = QPainter(self)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.palette.accent)
        wide = theme.metrics.px(4)
        painter.drawRoundedRect(QRectF(0, 0, wide, self.height()), wide / 2, wide / 2)
        painter.end()

    def _fit(self) -> None:
        metrics = self._context.theme.metrics
        self._outer.setContentsMargins(metrics.px(9), metrics.px(3), metrics.px(6), metrics.px(3))
        self._outer.setSpacing(metrics.px(1))
        self._column.setSpacing(metrics.px(1))
        self._upper.setSpacing(metrics.px(5))
        self._body.setSpacing(metrics.px(6))
