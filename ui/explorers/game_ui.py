"""The Guild of Merchant Explorers as the pages see it; table, scoring and maps are imported when they are wanted."""

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
from ui.explorers.player_maps import FindMaps, no_maps
from ui.game_ui import OptionsEditor
from ui.numbers import show_number
from ui.session import Session
from ui.texts import fill, unbroken
from ui.theme.palette import Palette

if TYPE_CHECKING:
    from engine.explorers.game import Explorers
    from engine.players.advice import Reason
    from ui.explorers.box import Box
    from ui.hint_marks import Spot

translate = QCoreApplication.translate


class ExplorersUi:
    """Implements `ui.game_ui.GameUi`."""

    name = "explorers"
    slow_sources: frozenset[str] = frozenset()

    def __init__(self, game: Callable[[], Explorers], find_maps: FindMaps = no_maps) -> None:
        """`game` gives the rules with cards and maps when they are needed, `find_maps` the maps of players."""
        self._game = game
        self._find_maps = find_maps

    @cached_property
    def box(self) -> Box:
        """The cards of the game, and the maps of games that are shown."""
        from ui.explorers.box import Box

        return Box(self._game())

    def title(self) -> str:
        return translate("Explorers", "The Guild of Merchant Explorers")

    def blurb(self) -> str:
        return translate(
            "Explorers",
            "Four eras to chart a kingdom: villages, trade routes, ruins and discovery towers. "
            "For one to four explorers, each on their own map.",
        )

    def seat_counts(self) -> range:
        return range(1, 5)

    def colours(self) -> tuple[str, ...]:
        return ("blue", "vermilion", "green", "amber", "purple", "sky")

    def stage(self, view: Any) -> tuple[int, ...]:
        """Era and turn within it, each with how many there are."""
        played = len(view.cards_played)
        return (view.era + 1, view.eras, max(1, played), played + len(view.cards_left))

    def stage_text(self, stage: tuple[int, ...]) -> str:
        if len(stage) != 4:
            return ""
        from ui.explorers.phrases import roman

        text = translate("Explorers", "Era %1, turn %2 of %3")
        return fill(text, roman(stage[0] - 1), show_number(stage[2]), show_number(stage[3]))

    def part_text(self, stage: tuple[int, ...]) -> str:
        from ui.explorers.phrases import roman

        return unbroken(fill(translate("Explorers", "Era %1"), roman(stage[0] - 1)))

    def move_text(self, move: Move, view: Any, seats: Sequence[Seat]) -> str:
        from ui.explorers.move_words import move_text

        return move_text(move, view, self.box)

    def chance_text(self, source: str, view: Any) -> str:
        """No source waits for the table."""
        return ""

    def event_text(self, event: Event, seats: Sequence[Seat]) -> str | None:
        from ui.explorers.event_words import event_text

        return event_text(event, seats, self.box)

    def refusal(self, move: Move, view: Any, seats: Sequence[Seat]) -> str:
        from ui.explorers.refusals import why

        return why(view, move, self.box)

    def turn_text(self, view: Any, seats: Sequence[Seat]) -> str:
        from ui.explorers.guidance import task_text

        return task_text(view)

    def feature_text(self, feature: str) -> str:
        from ui.explorers.feature_words import feature_text

        return feature_text(feature)

    def hint_text(self, move: Move, view: Any, seats: Sequence[Seat]) -> str:
        from ui.explorers.hint_words import hint_text

        return hint_text(move, view, self.box)

    def reason_text(self, reason: Reason, view: Any) -> str:
        from ui.explorers.reason_words import reason_text

        return reason_text(reason, view, self.box)

    def hint_spots(self, table: QWidget, move: Move) -> Sequence[Spot]:
        from ui.explorers.hint_spots import hint_spots
        from ui.explorers.table import ExplorersTable

        assert isinstance(table, ExplorersTable)
        return hint_spots(table, move)

    def make_table(self, session: Session, context: UiContext) -> QWidget:
        from ui.explorers.table import ExplorersTable

        return ExplorersTable(session, context, self.box)

    def make_scoring(self, session: Session, context: UiContext) -> QWidget:
        from ui.explorers.scoring.page import ScoringPage

        return ScoringPage(session, context, self.box)

    def make_sheet(self, session: Session, context: UiContext) -> QWidget:
        from ui.explorers.scoring.sheet import ScoreSheet

        return ScoreSheet(session, context, self.box)

    def make_options(self, context: UiContext) -> OptionsEditor | None:
        from ui.explorers.options import ExplorersOptionsEditor

        return ExplorersOptionsEditor(self.box, self._find_maps(), context)

    def rules_html(self) -> str:
        from ui.explorers.rules import rules_html

        return rules_html(self.box)

    def picture(self, view: Any, seats: Sequence[Seat], size: QSize, palette: Palette) -> QImage:
        from ui.explorers.picture import table_picture

        return table_picture(view, seats, size, palette, self.box)
