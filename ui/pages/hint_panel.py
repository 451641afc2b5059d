"""The hint over the table: the best moves in words, what to expect of them, and why."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QWidget

from engine.players.advice import Choice, Reason
from ui.context import UiContext
from ui.hints import SHOWN, Hints
from ui.numbers import show_decimal, show_number, show_percent
from ui.session import Session
from ui.texts import announce, fill
from ui.widgets.buttons import IconButton
from ui.widgets.surfaces import Card

translate = QCoreApplication.translate

WIDTH = 520
"""Pixels at 1280 x 720."""
_REASONS = 2
_LEAST = 0.15
"""A figure that differs by less is no reason."""


class HintPanel(Card):
    """Follows `hints`; `open_hint` shows it, Escape or its button closes it, and so does the next act."""

    def __init__(self, session: Session, hints: Hints, context: UiContext, parent: QWidget) -> None:
        super().__init__("", parent)
        self._session = session
        self._hints = hints
        self._context = context
        self._told = ""
        self.setAutoFillBackground(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.close_button = IconButton("close", "")
        self.close_button.clicked.connect(self.close_hint)
        self.header.addWidget(self.close_button)
        self.lines: list[tuple[QLabel, QLabel]] = []
        for _ in range(SHOWN):
            move, why = QLabel(), QLabel()
            move.setProperty("role", "strong")
            why.setProperty("role", "muted")
            for label in (move, why):
                label.setWordWrap(True)
                label.setTextFormat(Qt.TextFormat.PlainText)
                self.body.addWidget(label)
            self.lines.append((move, why))
        self.status = QLabel()
        self.status.setProperty("role", "muted")
        self.status.setWordWrap(True)
        self.body.addWidget(self.status)
        hints.changed.connect(self.refresh)
        self.hide()

    def open_hint(self) -> None:
        """Ask, and show what comes."""
        if not self._hints.possible():
            return
        self.show()
        self._hints.ask()
        self.refresh()
        self.setFocus()

    def close_hint(self) -> None:
        """Away with it, and no more thinking."""
        self.hide()
        self._hints.drop()
        parent = self.parentWidget()
        if parent is not None:
            parent.setFocus()

    def refresh(self) -> None:
        """Show the table so far."""
        hints = self._hints
        if not (hints.thinking or hints.advice or hints.has_failed):
            self.hide()
            return
        self.set_title(translate("Hint", "Hint"))
        self.close_button.set_name(translate("Hint", "Close the hint"))
        best = hints.best()
        for place, (move, why) in enumerate(self.lines):
            shown = place < len(best)
            move.setVisible(shown)
            why.setVisible(shown)
            if shown:
                move.setText(self._move_text(place, best[place]))
                why.setText(self._why_text(best[place]))
        self.status.setText(self._status())
        self._announce(best)
        self.place()
        self.raise_()

    def place(self) -> None:
        """Stand at the middle of the parent's top, as high as the words need."""
        parent = self.parentWidget()
        if parent is None or self.isHidden():
            return
        metrics = self._context.theme.metrics
        width = min(metrics.px(WIDTH), parent.width() - 2 * metrics.margin)
        layout = self.layout()
        assert layout is not None
        layout.activate()
        height = max(layout.heightForWidth(width), layout.minimumSize().height())
        self.setGeometry((parent.width() - width) // 2, metrics.gap, width, min(height, parent.height()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_hint()
            event.accept()
            return
        super().keyPressEvent(event)

    def _announce(self, best: tuple[Choice, ...]) -> None:
        """Tell a screen reader the best move, when it is another one than before."""
        text = self.lines[0][0].text() if best else self.status.text()
        if text != self._told:
            self._told = text
            announce(self, text)

    def _move_text(self, place: int, choice: Choice) -> str:
        words = translate("Hint", "%1. %2", "place of a move, the move")
        return fill(words, show_number(place + 1), self._session.move_text(choice.move))

    def _why_text(self, choice: Choice) -> str:
        if not choice.visits:
            return ""
        parts = [fill(translate("Hint", "expected result %1"), show_decimal(choice.score))]
        if len(self._session.seats()) > 1:
            parts.append(fill(translate("Hint", "wins %1"), show_percent(choice.wins)))
        reasons = [self._reason_text(reason) for reason in choice.reasons]
        parts += [reason for reason in reasons if reason][:_REASONS]
        return " · ".join(parts)

    def _reason_text(self, reason: Reason) -> str:
        name = self._session.ui.feature_text(reason.feature)
        if not name or abs(reason.amount - reason.others) < _LEAST:
            return ""
        words = translate("Hint", "%1: %2 instead of %3", "a figure, after this move, after other moves")
        return fill(words, name, show_decimal(reason.amount), show_decimal(reason.others))

    def _status(self) -> str:
        hints = self._hints
        if hints.has_failed:
            return translate("Hint", "There is no hint just now. Press H to try again.")
        games = 0 if hints.advice is None else hints.advice.simulations
        if hints.thinking and not games:
            return translate("Hint", "Thinking…")
        if hints.thinking:
            return translate("Hint", "Thinking… %n game(s) tried so far", "", games)
        return translate("Hint", "%n game(s) tried", "", games)
