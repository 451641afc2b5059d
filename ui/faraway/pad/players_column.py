"""All players of a score pad, one below the other, and what is known about the winner."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from engine.faraway.pad import MOST_PLAYERS, PadPlayer, ScorePad
from ui.context import UiContext
from ui.faraway.pad.player_panel import PlayerPanel
from ui.pages.page import scrolling

translate = QCoreApplication.translate

FEWEST = 2


class PlayersColumn(QWidget):
    """The panels of all players. `edited`: something was typed; `selected`, `done`: the player's number."""

    edited = Signal()
    selected = Signal(int)
    done = Signal(int)

    def __init__(self, context: UiContext) -> None:
        super().__init__()
        self._context = context
        self._count = 0
        self.panels = [PlayerPanel(context, number) for number in range(MOST_PLAYERS)]
        self.add_button = QPushButton()
        self.add_button.setProperty("kind", "quiet")
        self.add_button.clicked.connect(self._add)
        self.result = QLabel()
        self.result.setProperty("role", "heading")
        self.result.setWordWrap(True)
        self.keys = QLabel()
        self.keys.setProperty("role", "small")
        self.keys.setWordWrap(True)
        content = QWidget()
        self._list = QVBoxLayout(content)
        for number, panel in enumerate(self.panels):
            self._list.addWidget(panel)
            panel.edited.connect(self.edited)
            panel.chosen.connect(partial(self.selected.emit, number))
            panel.done.connect(partial(self.done.emit, number))
            panel.removed.connect(partial(self._remove, number))
        self._list.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignLeft)
        self._list.addStretch(1)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(scrolling(content), 1)
        self._outer.addWidget(self.result)
        self._outer.addWidget(self.keys)
        self.retranslate()
        self._fit()

    @property
    def shown(self) -> list[PlayerPanel]:
        """The panels of those who play."""
        return self.panels[: self._count]

    def players(self) -> tuple[PadPlayer, ...]:
        """What is entered for everybody."""
        return tuple(panel.player() for panel in self.shown)

    def show_pad(self, pad: ScorePad) -> None:
        """Fill in a pad. Nobody is told."""
        self._set_count(max(FEWEST, len(pad.players)))
        empty = PadPlayer("")
        for number, panel in enumerate(self.panels):
            panel.set_player(pad.players[number] if number < len(pad.players) else empty)

    def select(self, number: int) -> None:
        """Mark the player whose journey is shown."""
        for panel in self.panels:
            panel.set_selected(panel.number == number)

    def retranslate(self) -> None:
        """Set the column's own texts anew."""
        self.add_button.setText(translate("ScorePad", "Add a player"))
        self.keys.setText(
            translate("ScorePad", "Enter: on to the sanctuaries. Page Up, Page Down: another player.")
        )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._fit()

    def _set_count(self, count: int) -> None:
        self._count = count
        for number, panel in enumerate(self.panels):
            panel.setVisible(number < count)
            panel.set_removable(count > FEWEST)
        self.add_button.setVisible(count < MOST_PLAYERS)

    def _add(self) -> None:
        self.panels[self._count].set_player(PadPlayer(""))
        self._set_count(self._count + 1)
        self.edited.emit()
        self.panels[self._count - 1].name.setFocus(Qt.FocusReason.TabFocusReason)

    def _remove(self, number: int) -> None:
        kept = [self._as_typed(panel) for panel in self.shown if panel.number != number]
        for panel, player in zip(self.panels, [*kept, PadPlayer("")], strict=False):
            panel.set_player(player)
        self._set_count(len(kept))
        self.edited.emit()
        self.panels[min(number, self._count - 1)].regions.setFocus(Qt.FocusReason.TabFocusReason)

    @staticmethod
    def _as_typed(panel: PlayerPanel) -> PadPlayer:
        """The player, whose usual name is that of the new place."""
        player = panel.player()
        return PadPlayer(panel.name.text(), player.regions, player.sanctuaries)

    def _fit(self) -> None:
        metrics = self._context.theme.metrics
        self._list.setContentsMargins(0, 0, metrics.px(4), 0)
        self._list.setSpacing(metrics.px(4))
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.setSpacing(metrics.px(3))
