"""Faraway as the pages see it; table, scoring and cards are imported when they are wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from engine.contract import Event, Move
from engine.record import Seat
from ui.context import UiContext
from ui.game_ui import OptionsEditor
from ui.numbers import show_number
from ui.session import Session
from ui.texts import fill, unbroken
from ui.theme.palette import Palette

if TYPE_CHECKING:
    from engine.faraway.figures import Figures
    from engine.players.advice import Reason
    from ui.faraway.box import CardBox
    from ui.hint_marks import Spot

translate = QCoreApplication.translate


class FarawayUi:
    """Implements `ui.game_ui.GameUi`."""

    name = "faraway"
    slow_sources: frozenset[str] = frozenset()

    def __init__(self, figures: Callable[[], Figures]) -> None:
        """`figures` gives the game's figures and cards when they are needed."""
        self._figures = figures

    @cached_property
    def box(self) -> CardBox:
        """The cards of the game."""
        from ui.faraway.box import CardBox

        return CardBox(self._figures())

    def title(self) -> str:
        return translate("Faraway", "Faraway")

    def blurb(self) -> str:
        return translate(
            "Faraway",
            "A journey of eight regions that scores on the way back: what a region needs must come after it. "
            "For two to six players.",
        )

    def seat_counts(self) -> range:
        return range(2, 7)

    def colours(self) -> tuple[str, ...]:
        return ("blue", "vermilion", "green", "amber", "purple", "sky")

    def stage(self, view: Any) -> tuple[int, ...]:
        """The round and the number of rounds."""
        return (view.round, view.rounds)

    def stage_text(self, stage: tuple[int, ...]) -> str:
        if len(stage) != 2:
            return ""
        return fill(translate("Faraway", "Round %1 of %2"), *map(show_number, stage))

    def part_text(self, stage: tuple[int, ...]) -> str:
        return unbroken(fill(translate("Faraway", "Round %1"), show_number(stage[0])))

    def move_text(self, move: Move, view: Any, seats: Sequence[Seat]) -> str:
        from ui.faraway.move_words import move_text

        return move_text(move, view, self.box)

    def chance_text(self, source: str, view: Any) -> str:
        """No source waits for the table."""
        return ""

    def event_text(self, event: Event, seats: Sequence[Seat]) -> str | None:
        from ui.faraway.event_words import event_text

        return event_text(event, seats, self.box)

    def refusal(self, move: Move, view: Any, seats: Sequence[Seat]) -> str:
        from ui.faraway.refusals import why

        return why(view, move, seats)

    def turn_text(self, view: Any, seats: Sequence[Seat]) -> str:
        from ui.faraway.guidance import task_text

        return task_text(view)

    def feature_text(self, feature: str) -> str:
        from ui.faraway.feature_words import feature_text

        return feature_text(feature)

    def hint_text(self, move: Move, view: Any, seats: Sequence[Seat]) -> str:
        from ui.faraway.hint_words import hint_text

        return hint_text(move, view, self.box)

    def reason_text(self, reason: Reason, view: Any) -> str:
        from ui.faraway.reason_words import reason_text

        return reason_text(reason, view)

    def hint_spots(self, table: QWidget, move: Move) -> Sequence[Spot]:
        from ui.faraway.hint_spots import hint_spots
        from ui.faraway.table import FarawayTable

        assert isinstance(table, FarawayTable)
        return hint_spots(table, move)

    def make_table(self, session: Session, context: UiContext) -> QWidget:
        from ui.faraway.table import FarawayTable

        return FarawayTable(session, context, self.box)

    def make_scoring(self, session: Session, context: UiContext) -> QWidget:
        from ui.faraway.scoring.page import ScoringPage

        return ScoringPage(session, context, self.box)

    def make_sheet(self, session: Session, context: UiContext) -> QWidget:
        from ui.faraway.scoring.running import RunningSheet

        return RunningSheet(session, context, self.box)

    def make_options(self, context: UiContext) -> OptionsEditor | None:
        from ui.faraway.options import FarawayOptionsEditor

        return FarawayOptionsEditor(self._figures(), context)

    def rules_html(self) -> str:
        from ui.faraway.rules import rules_html

        return rules_html(self._figures())

    def picture(self, view: Any, seats: Sequence[Seat], size: QSize, palette: Palette) -> QImage:
        from ui.faraway.picture import table_picture

        return table_picture(view, seats, size, palette, self.box)
