"""The chosen move in words: whose it was, what it led to, and what would have been better."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ui.context import UiContext
from ui.game_ui import GameUi
from ui.numbers import show_number
from ui.pages.page import scrolling
from ui.review.review import Review
from ui.review.words import cost_text, expected_text, move_text, reasons_text, stage_text, standings_text
from ui.texts import announce, fill
from ui.widgets.buttons import IconButton
from ui.widgets.labels import EmblemLabel
from ui.widgets.surfaces import Card

translate = QCoreApplication.translate


class ChosenMove(Card):
    """Follows `show_place`; `stepped` brings -1 or +1, the other signals what is wanted of the move."""

    stepped = Signal(int)
    play_on_wanted = Signal()
    table_wanted = Signal()

    def __init__(self, context: UiContext, ui: GameUi, review: Review) -> None:
        super().__init__()
        self._context = context
        self._ui = ui
        self._review = review
        self._seats = review.past.record.header.seats
        self._place = review.total
        self.back_button = IconButton("back", "")
        self.back_button.clicked.connect(lambda: self.stepped.emit(-1))
        self.next_button = IconButton("forward", "")
        self.next_button.clicked.connect(lambda: self.stepped.emit(1))
        self.emblem = EmblemLabel(self._seats[0].colour)
        self.heading = _line("heading")
        self.number = _line("muted")
        self.played = _line("")
        self.expected = _line("muted")
        self.verdict = _line("strong")
        self.better = _line("")
        self.why = _line("muted")
        self.play_on_button = QPushButton()
        self.play_on_button.clicked.connect(self.play_on_wanted)
        self.table_button = QPushButton()
        self.table_button.clicked.connect(self.table_wanted)
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self.heading)
        names.addWidget(self.number)
        self._top = QHBoxLayout()
        self._top.addWidget(self.back_button)
        self._top.addWidget(self.emblem)
        self._top.addLayout(names, 1)
        self._top.addWidget(self.next_button)
        self.body.addLayout(self._top)
        words = QWidget()
        self._words = QVBoxLayout(words)
        self._words.setContentsMargins(0, 0, 0, 0)
        for part in (self.played, self.expected, self.verdict, self.better, self.why):
            self._words.addWidget(part)
        self._words.addStretch(1)
        # In a small window a long move is scrolled rather than cut off.
        self.body.addWidget(scrolling(words), 1)
        self._bottom = QHBoxLayout()
        self._bottom.addWidget(self.table_button)
        self._bottom.addWidget(self.play_on_button, 1)
        self.body.addLayout(self._bottom)

    def show_place(self, place: int) -> None:
        """Tell a decision, or the end if `place` is behind the last one."""
        self._place = place
        self.refresh()

    def refresh(self) -> None:
        """Tell what is known now."""
        review = self._review
        self.back_button.set_name(translate("Review", "The move before (←)"))
        self.next_button.set_name(translate("Review", "The next move (→)"))
        self.play_on_button.setText(translate("Review", "Play on from here …"))
        self.table_button.setText(translate("Scoring", "Look at the table"))
        self.back_button.setEnabled(self._place > 0)
        self.next_button.setEnabled(self._place < review.total)
        at_end = self._place == review.total
        self.play_on_button.setEnabled(not at_end)
        self.emblem.setVisible(not at_end)
        if at_end:
            self._tell_end()
        else:
            self._tell_decision()
        for part in (self.number, self.played, self.expected, self.verdict, self.better, self.why):
            part.setVisible(bool(part.text()))

    def announce(self) -> None:
        """Let a screen reader say the chosen move."""
        parts = (self.heading, self.number, self.played, self.expected, self.verdict, self.better, self.why)
        announce(self, ". ".join(part.text().rstrip(".") for part in parts if part.text()))

    def _tell_end(self) -> None:
        names = [seat.name for seat in self._seats]
        self._set_lines(
            heading=translate("Review", "The end of the game"),
            played=standings_text(names, self._review.past.scores()),
            expected=translate(
                "Review", "Choose a move on the curve or in the list, or step with the arrow keys ← and →."
            ),
        )

    def _tell_decision(self) -> None:
        review, ui, past = self._review, self._ui, self._review.past
        decision = past.decisions[self._place]
        seat = self._seats[decision.seat]
        self.emblem.set_seat(seat.colour, seat.name)
        stage = stage_text(ui, past, decision.ply)
        heading = fill(translate("Review", "%1 · %2", "name and round"), seat.name, stage)
        number = fill(
            translate("Review", "Decision %1 of %2"), show_number(self._place + 1), show_number(review.total)
        )
        view = past.view(decision.ply, decision.seat)
        text = ui.move_text(decision.move, view, self._seats)
        played = fill(translate("Review", "Played: %1"), text)
        compared = review.found.get(decision.ply)
        if compared is None:
            self._set_lines(heading, number, played, translate("Review", "Not looked at yet."))
            return
        expected = expected_text(compared.played)
        if decision.ply in review.glanced:
            verdict = translate(
                "Review", "A glance has found nothing better. Only a thorough review can tell."
            )
            self._set_lines(heading, number, played, expected, verdict)
            return
        if compared.best.move == compared.played.move:
            verdict = translate("Review", "A hint would have said the same.")
            self._set_lines(heading, number, played, expected, verdict)
            return
        better = move_text(ui, past, decision, compared.best)
        if compared.is_mistake:
            self._set_lines(
                heading,
                number,
                played,
                expected,
                _sentence(cost_text(compared)),
                fill(translate("Review", "Better: %1"), better),
                " · ".join(
                    filter(None, (expected_text(compared.best), reasons_text(ui, compared.best, view)))
                ),
            )
            return
        verdict = translate("Review", "No other move is better for sure.")
        hint = fill(translate("Review", "A hint would have said: %1"), better)
        self._set_lines(heading, number, played, expected, verdict, hint)

    def _set_lines(
        self,
        heading: str,
        number: str = "",
        played: str = "",
        expected: str = "",
        verdict: str = "",
        better: str = "",
        why: str = "",
    ) -> None:
        texts = (heading, number, played, expected, verdict, better, why)
        parts = (self.heading, self.number, self.played, self.expected, self.verdict, self.better, self.why)
        for part, text in zip(parts, texts, strict=True):
            part.setText(text)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._top.setSpacing(self._context.theme.metrics.gap)
            self._bottom.setSpacing(self._context.theme.metrics.gap)
            self._words.setSpacing(self._context.theme.metrics.gap)


def _line(role: str) -> QLabel:
    label = QLabel()
    if role:
        label.setProperty("role", role)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}." if text else ""
