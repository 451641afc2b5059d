"""The page of the final scoring: the game's own story of it, and what to do next."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ui.context import UiContext
from ui.numbers import show_list, show_number
from ui.pages.page import Page
from ui.session import Session
from ui.texts import fill

translate = QCoreApplication.translate


class ScoringPage(Page):
    """A finished session. The table can be looked at again, or the same people play once more."""

    table_wanted = Signal()
    review_wanted = Signal()
    again_wanted = Signal()
    start_wanted = Signal()

    def __init__(self, session: Session, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.session = session
        self.title = QLabel()
        self.title.setProperty("role", "title")
        self.table_button = QPushButton()
        self.table_button.clicked.connect(self.table_wanted)
        self.review_button = QPushButton()
        self.review_button.clicked.connect(self.review_wanted)
        if context.thinker is None:
            self.review_button.hide()
        self.again_button = QPushButton()
        self.again_button.setProperty("kind", "primary")
        self.again_button.clicked.connect(self.again_wanted)
        self.start_button = QPushButton()
        self.start_button.clicked.connect(self.start_wanted)
        self.scoring = session.ui.make_scoring(session, context)
        self._bar = QHBoxLayout()
        self.hints = QLabel()
        self.hints.setProperty("role", "muted")
        # Several players with hints and long names take more than a line.
        self.hints.setWordWrap(True)
        self._bar.addWidget(self.title)
        self._bar.addWidget(self.hints, 1)
        for button in (self.table_button, self.review_button, self.start_button, self.again_button):
            self._bar.addWidget(button)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._bar)
        self._column.addWidget(self.scoring, 1)
        self.retranslate()
        self.restyle()

    def retranslate(self) -> None:
        self.title.setText(translate("Scoring", "Final scoring"))
        self.hints.setText(self._hints())
        self.table_button.setText(translate("Scoring", "Look at the table"))
        self.review_button.setText(translate("Review", "Review"))
        self.review_button.setToolTip(translate("Review", "What each move led to, and what cost most"))
        self.again_button.setText(translate("Scoring", "Play again"))
        self.again_button.setToolTip(translate("Scoring", "The same people with a new seed"))
        self.start_button.setText(translate("Scoring", "Start page"))

    def _hints(self) -> str:
        """Who has had hints: they belong to the result."""
        words = translate("Scoring", "%1 %2", "name and number of hints")
        used = [
            fill(words, seat.name, show_number(count))
            for seat, count in zip(self.session.seats(), self.session.hints, strict=True)
            if count
        ]
        return fill(translate("Scoring", "Hints used: %1"), show_list(used)) if used else ""

    def restyle(self) -> None:
        metrics = self.context.theme.metrics
        self._bar.setSpacing(metrics.gap)
        self._column.setSpacing(metrics.gap)
        self._column.setContentsMargins(metrics.margin, metrics.gap, metrics.margin, metrics.gap)
