"""Livingstone as the pages see it; table, scoring and board are imported when they are wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
    from engine.livingstone.figures import Figures
    from engine.players.advice import Reason
    from ui.hint_marks import Spot

translate = QCoreApplication.translate


class LivingstoneUi:
    """Implements `ui.game_ui.GameUi`."""

    name = "livingstone"
    slow_sources = frozenset({"bag"})

    def __init__(self, figures: Callable[[], Figures]) -> None:
        """`figures` gives the game's figures when they are needed."""
        self._figures = figures

    def title(self) -> str:
        return translate("Livingstone", "Livingstone")

    def blurb(self) -> str:
        return translate(
            "Livingstone",
            "Up the Zambezi to the Victoria Falls: dice, tents and gems for one to five players, "
            "and a Queen who expects a gift.",
        )

    def seat_counts(self) -> range:
        return range(1, 6)

    def colours(self) -> tuple[str, ...]:
        return ("blue", "vermilion", "green", "amber", "purple", "sky")

    def stage(self, view: Any) -> tuple[int, ...]:
        """The round, and how many there will be: one for each column still before the boat."""
        now = max(1, view.round)  # the first dice are not rolled yet: the first round
        return (now, now + len(view.column_cost) - 1 - view.boat)

    def stage_text(self, stage: tuple[int, ...]) -> str:
        if len(stage) != 2:
            return ""
        return fill(translate("Livingstone", "Round %1 of %2"), *map(show_number, stage))

    def part_text(self, stage: tuple[int, ...]) -> str:
        return unbroken(fill(translate("Livingstone", "Round %1"), show_number(stage[0])))

    def move_text(self, move: Move, view: Any, seats: Sequence[Seat]) -> str:
        from ui.livingstone.words import move_text

        return move_text(move, view, seats)

    def chance_text(self, source: str, view: Any) -> str:
        return fill(
            translate("Livingstone", "Draw a stone from the bag (still to come: %1)"),
            show_number(view.stones_left),
        )

    def event_text(self, event: Event, seats: Sequence[Seat]) -> str | None:
        from ui.livingstone.words import event_text

        return event_text(event, seats)

    def refusal(self, move: Move, view: Any, seats: Sequence[Seat]) -> str:
        from ui.livingstone.refusals import why

        return why(view, move)

    def turn_text(self, view: Any, seats: Sequence[Seat]) -> str:
        if view.phase == "free_acts" and view.extra_dice:
            return translate("Livingstone", "Take your second die.")
        return {
            "choose_die": translate("Livingstone", "Take a die."),
            "act": translate("Livingstone", "Use your die: coins, card, dig or tent."),
            "free_acts": translate("Livingstone", "Donate, sell, play a card or end your turn."),
            "dig": translate("Livingstone", "Draw the stones."),
        }.get(view.phase, "")

    def feature_text(self, feature: str) -> str:
        from ui.livingstone.feature_words import feature_text

        return feature_text(feature)

    def hint_text(self, move: Move, view: Any, seats: Sequence[Seat]) -> str:
        from ui.livingstone.hint_words import hint_text

        return hint_text(move, view, seats)

    def reason_text(self, reason: Reason, view: Any) -> str:
        from ui.livingstone.reason_words import reason_text

        return reason_text(reason, view)

    def hint_spots(self, table: QWidget, move: Move) -> Sequence[Spot]:
        from ui.livingstone.hint_spots import hint_spots
        from ui.livingstone.table import LivingstoneTable

        assert isinstance(table, LivingstoneTable)
        return hint_spots(table, move)

    def make_table(self, session: Session, context: UiContext) -> QWidget:
        from ui.livingstone.table import LivingstoneTable

        return LivingstoneTable(session, context)

    def make_scoring(self, session: Session, context: UiContext) -> QWidget:
        from ui.livingstone.scoring.page import ScoringPage

        return ScoringPage(session, context)

    def make_sheet(self, session: Session, context: UiContext) -> QWidget:
        from ui.livingstone.scoring.sheet import ScoreSheet

        return ScoreSheet(session, context)

    def make_options(self, context: UiContext) -> OptionsEditor | None:
        from ui.livingstone.options import LivingstoneOptionsEditor

        return LivingstoneOptionsEditor(self._figures(), context)

    def rules_html(self) -> str:
        from ui.livingstone.rules import rules_html

        return rules_html(self._figures())

    def picture(self, view: Any, seats: Sequence[Seat], size: QSize, palette: Palette) -> QImage:
        from ui.livingstone.board.picture import board_picture

        return board_picture(view, tuple(seats), size, palette)
