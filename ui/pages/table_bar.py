"""The bar above the table: menu, whose decision it is, how far the game is, undo, list of moves, log, scores."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QToolButton, QWidget

from ui.context import UiContext
from ui.game_ui import progress
from ui.numbers import show_list
from ui.pages.page import Page
from ui.session import Session
from ui.texts import announce, fill
from ui.widgets.buttons import IconButton
from ui.widgets.labels import EmblemLabel, FittedHeading

translate = QCoreApplication.translate


class TableBar(Page):
    """Follows the session. `undo_action`, `moves_action`, `log_action` and `sheet_action` carry the shortcuts."""

    def __init__(self, session: Session, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._session = session
        self.menu_button = IconButton("menu", "")
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.emblem = EmblemLabel("blue", size=22)
        self.status = FittedHeading()
        self.stage = QLabel()
        self.stage.setProperty("role", "muted")
        self.undo_action = QAction(self)
        self.undo_action.setShortcut(QKeySequence.StandardKey.Undo)
        self.undo_action.triggered.connect(session.undo)
        self.moves_action = QAction(self)
        self.moves_action.setShortcut(Qt.Key.Key_F2)
        self.log_action = QAction(self)
        self.log_action.setShortcut(Qt.Key.Key_F3)
        self.sheet_action = QAction(self)
        self.sheet_action.setShortcut(Qt.Key.Key_F4)
        self.hint_action = QAction(self)
        self.hint_action.setShortcut(Qt.Key.Key_H)
        self._buttons: list[tuple[QPushButton, QAction]] = []
        self._bar = QHBoxLayout(self)
        self._bar.addWidget(self.menu_button)
        self._bar.addWidget(self.emblem)
        self._bar.addWidget(self.status, 1)
        self._bar.addWidget(self.stage)
        for action, toggles in (
            (self.hint_action, False),
            (self.undo_action, False),
            (self.moves_action, True),
            (self.log_action, True),
            (self.sheet_action, True),
        ):
            action.setCheckable(toggles)
            button = QPushButton()
            button.setCheckable(toggles)
            button.clicked.connect(action.trigger)
            action.toggled.connect(button.setChecked)
            action.enabledChanged.connect(button.setEnabled)
            self.addAction(action)
            self._bar.addWidget(button)
            self._buttons.append((button, action))
        self.hint_button, self.undo_button, self.moves_button, self.log_button, self.sheet_button = (
            button for button, _ in self._buttons
        )
        self.hint_button.hide()
        self.scoring_button = QPushButton()
        self.scoring_button.setProperty("kind", "primary")
        self.scoring_button.hide()
        self._bar.addWidget(self.scoring_button)
        session.changed.connect(self.refresh)
        self.retranslate()
        self.restyle()

    def set_menu(self, menu: QMenu) -> None:
        """What the menu button opens."""
        self.menu_button.setMenu(menu)

    def offer_hints(self) -> None:
        """Somebody can think: show the button for a hint."""
        self.hint_button.show()
        self.refresh()

    def offer(self, *buttons: QPushButton) -> None:
        """Put more buttons in front of the others."""
        place = self._bar.indexOf(self.undo_button)
        for button in reversed(buttons):
            self._bar.insertWidget(place, button)

    def offer_scoring(self, show: Callable[[], None]) -> None:
        """A button to the final scoring instead of undo, which is over."""
        self.scoring_button.clicked.connect(show)
        self.scoring_button.show()
        self.undo_button.hide()
        self.hint_button.hide()

    def refresh(self) -> None:
        """Say anew whose decision it is, and whether something can be taken back."""
        session = self._session
        view = session.view()
        self.undo_action.setEnabled(session.can_undo())
        self.hint_action.setEnabled(session.viewer is not None and session.viewer in session.match.deciders())
        text = self._status()
        if text != self.status.text():
            self.status.setText(text)
            self.status.setToolTip(text)
            announce(self.status, text)
        self.stage.setText("" if session.over else progress(session.ui, view))
        self._show_emblem()

    def retranslate(self) -> None:
        self.menu_button.set_name(translate("Table", "Menu"))
        for (button, action), text, tip in zip(
            self._buttons,
            (
                translate("Table", "Hint"),
                translate("Table", "Undo"),
                translate("Table", "Moves"),
                translate("Table", "Log"),
                translate("Table", "Scores"),
            ),
            (
                translate("Table", "The best moves; hints are counted in the result"),
                translate("Table", "Take back the last act, where the rules allow it"),
                translate("Table", "List of all moves in words"),
                translate("Table", "What happened so far"),
                translate("Table", "The score sheet so far"),
            ),
            strict=True,
        ):
            action.setText(text)
            button.setText(text)
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            button.setToolTip(f"{tip} ({keys})" if keys else tip)
        self.scoring_button.setText(translate("Table", "Final scoring"))
        self.refresh()

    def restyle(self) -> None:
        metrics = self.context.theme.metrics
        self._bar.setContentsMargins(metrics.gap, metrics.gap // 2, metrics.gap, metrics.gap // 2)
        self._bar.setSpacing(metrics.gap)
        self._show_emblem()

    def _deciding(self) -> int | None:
        """The seat that is told about: the awaited one, else the one that decides."""
        session = self._session
        if session.awaited is not None:
            return session.awaited
        seats = [seat for seat in session.match.deciders() if seat >= 0]
        if session.viewer in seats or (not seats and not session.over):
            return session.viewer
        return seats[0] if seats else None

    def _status(self) -> str:
        session = self._session
        if session.over:
            winners = [
                session.seats()[standing.seat].name
                for standing in session.match.standings()
                if standing.place == 1
            ]
            if not winners:
                return translate("Table", "The game is over. Nobody wins.")
            return fill(translate("Table", "The game is over. Winner: %1."), show_list(winners))
        seat = self._deciding()
        if seat is None:
            return ""
        name = session.seats()[seat].name
        if not session.seats()[seat].is_person and not session.match.waits_for_chance():
            return fill(translate("Table", "%1 is thinking."), name)
        hint = "" if session.awaited is not None else session.ui.turn_text(session.view(), session.seats())
        if not hint:
            return fill(translate("Table", "%1 has the turn."), name)
        return fill(translate("Table", "%1: %2", "name of a player: what to do now"), name, hint)

    def _show_emblem(self) -> None:
        seat = self._deciding()
        self.emblem.setVisible(seat is not None)
        if seat is not None:
            self.emblem.set_seat(self._session.seats()[seat].colour)
