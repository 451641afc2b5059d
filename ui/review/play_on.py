"""Playing on from a move of a finished game: who sits where this time."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from engine.record import Record
from ui.context import UiContext
from ui.game_ui import GameUi
from ui.pages.page import SidePage
from ui.pages.seat_rows import SeatRows
from ui.texts import fill

translate = QCoreApplication.translate


class PlayOnPage(SidePage):
    """Asks for the seats of a game that goes on from an entry of `record`; `started` brings them."""

    started = Signal(object)

    def __init__(
        self, record: Record, ui: GameUi, where: str, context: UiContext, parent: QWidget | None = None
    ) -> None:
        """`where` is the round in words."""
        super().__init__(context, 640, parent)
        self._where = where
        self._ui = ui
        self.about = QLabel()
        self.about.setWordWrap(True)
        self.seats = SeatRows(context)
        seats = record.header.seats
        self.seats.set_people([(seat.name, seat.colour) for seat in seats])
        self.seats.set_players([seat.player for seat in seats])
        self.seats.set_colours(ui.colours())
        self.seats.set_count(len(seats))
        self.seats.edited.connect(self._check)
        self.problem = QLabel()
        self.problem.setProperty("role", "danger")
        self.problem.setWordWrap(True)
        self.start_button = QPushButton()
        self.start_button.setProperty("kind", "primary")
        self.start_button.setDefault(True)
        self.start_button.clicked.connect(self._start)
        self.column.addWidget(self.about)
        self.column.addWidget(self.seats)
        last = QHBoxLayout()
        last.addWidget(self.problem, 1)
        last.addWidget(self.start_button)
        self.column.addLayout(last)
        self.column.addStretch(1)
        self.retranslate()
        self.restyle()

    def show_problem(self, sentence: str) -> None:
        """Say why the game could not be begun."""
        self.problem.setText(sentence)

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(translate("Review", "Play on from here"))
        words = translate(
            "Review",
            "A new game of %1 goes on from here: %2. Everything before stays as it was played, chance is fresh, "
            "and the finished game is kept.",
        )
        self.about.setText(fill(words, self._ui.title(), self._where))
        self.start_button.setText(translate("Review", "Play on"))

    def _check(self) -> None:
        self.problem.setText("")
        self.start_button.setEnabled(not self.seats.has_problem())

    def _start(self) -> None:
        self.started.emit(self.seats.seats())
