"""The small game on the screen: as little as the pages need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel, QSpinBox, QVBoxLayout, QWidget

from engine.contract import Event, Move
from engine.players.advice import Reason
from engine.record import Seat
from tests.ui.small_game import Add, Added, DigOne, Dug
from ui.context import UiContext
from ui.game_ui import OptionsEditor
from ui.hint_marks import Spot, spot_of
from ui.reason_words import compared
from ui.session import Session
from ui.theme.palette import Palette


class SmallTable(QWidget):
    """Shows the points that the viewer may see."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.label = QLabel()
        layout = QVBoxLayout(self)
        layout.addWidget(self.label)
        session.changed.connect(self.show_view)
        self.show_view()

    def show_view(self) -> None:
        self.label.setText(
            " ".join("?" if points is None else str(points) for points in self.session.view().points)
        )


class SmallOptionsEditor(OptionsEditor):
    """The number of rounds; 9 cannot be played."""

    def __init__(self, values: dict[str, Any] | None = None) -> None:
        super().__init__()
        self.rounds = QSpinBox()
        self.rounds.setValue(2)
        self.set_options(values)
        QVBoxLayout(self).addWidget(self.rounds)
        self.rounds.valueChanged.connect(self.edited)

    def options(self) -> dict[str, Any] | None:
        return None if self.rounds.value() == 2 else {"rounds": self.rounds.value()}

    def set_options(self, options: dict[str, Any] | None) -> None:
        self.rounds.setValue(2 if options is None else options["rounds"])

    def problem(self) -> str:
        return "Nine rounds are too many." if self.rounds.value() == 9 else ""


class SmallUi:
    """Implements `ui.game_ui.GameUi`."""

    name = "small"
    slow_sources = frozenset({"bag"})

    def title(self) -> str:
        return "Small"

    def blurb(self) -> str:
        return "A small game."

    def seat_counts(self) -> range:
        return range(1, 4)

    def colours(self) -> tuple[str, ...]:
        return ("blue", "vermilion", "green", "amber")

    def stage(self, view: Any) -> tuple[int, ...]:
        return (view.round, view.rounds)

    def stage_text(self, stage: tuple[int, ...]) -> str:
        return f"Round {stage[0]} of {stage[1]}"

    def part_text(self, stage: tuple[int, ...]) -> str:
        return f"Round {stage[0]}"

    def move_text(self, move: Move, view: Any, seats: Sequence[Seat]) -> str:
        return f"Add {move.number}" if isinstance(move, Add) else "Dig"

    def chance_text(self, source: str, view: Any) -> str:
        return "Draw"

    def event_text(self, event: Event, seats: Sequence[Seat]) -> str | None:
        if isinstance(event, Added):
            number = "something" if event.number is None else str(event.number)
            return f"{seats[event.seat].name} adds {number}"
        return f"{seats[event.seat].name} digs {event.number}" if isinstance(event, Dug) else None

    def refusal(self, move: Move, view: Any, seats: Sequence[Seat]) -> str:
        return "There is no digging now." if isinstance(move, DigOne) else "The number is 1 or 2."

    def turn_text(self, view: Any, seats: Sequence[Seat]) -> str:
        return "Choose a number."

    def feature_text(self, feature: str) -> str:
        return {"big": "Big numbers"}.get(feature, "")

    def hint_text(self, move: Move, view: Any, seats: Sequence[Seat]) -> str:
        return self.move_text(move, view, seats)

    def reason_text(self, reason: Reason, view: Any) -> str:
        return compared(self.feature_text(reason.feature), reason)

    def hint_spots(self, table: QWidget, move: Move) -> Sequence[Spot]:
        assert isinstance(table, SmallTable)
        return (spot_of(table.label),) if isinstance(move, Add) else ()

    def make_table(self, session: Session, context: UiContext) -> QWidget:
        return SmallTable(session)

    def make_scoring(self, session: Session, context: UiContext) -> QWidget:
        return QLabel(f"Scores: {session.match.scores()}")

    def make_sheet(self, session: Session, context: UiContext) -> QWidget:
        return QLabel(f"Scores so far: {session.match.scores()}")

    def make_options(self, context: UiContext) -> OptionsEditor | None:
        return SmallOptionsEditor()

    def rules_html(self) -> str:
        return "<h2>Small</h2><p>Choose numbers.</p>"

    def picture(self, view: Any, seats: Sequence[Seat], size: QSize, palette: Palette) -> QImage:
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.darkCyan)
        return image
