"""What a game gives to the pages: its words, its table, its final scoring, its options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from engine.contract import Event, Move
from engine.record import Seat
from ui.context import UiContext
from ui.theme.palette import Palette

if TYPE_CHECKING:
    from engine.players.advice import Reason
    from ui.hint_marks import Spot
    from ui.session import Session


PICTURE_SIZE = QSize(480, 270)
"""The small picture in the list of games, in pixels."""


class OptionsEditor(QWidget):
    """The options of a new game. Subclasses emit `edited` whenever what they would answer changes."""

    edited = Signal()

    def options(self) -> dict[str, Any] | None:
        """The options as plain JSON values for the game's `options_type`; None for the game's own figures."""
        raise NotImplementedError

    def set_options(self, options: dict[str, Any] | None) -> None:
        """Show options that were answered before (perhaps by another version: what cannot be right is left out)."""
        raise NotImplementedError

    def problem(self) -> str:
        """Why a game cannot start with what is entered, in one translated sentence; empty when it can."""
        raise NotImplementedError

    def heading(self) -> str:
        """What stands above the options, translated; empty for the usual heading."""
        return ""

    def set_count(self, count: int) -> None:
        """So many people play: some options depend on it."""


class GameUi(Protocol):
    """One game as the pages see it. Texts are translated when asked for; heavy modules are imported late."""

    name: str
    """The game's name in records."""

    slow_sources: frozenset[str]
    """Chance sources that wait until the table asks for them (`Session.deal`)."""

    def title(self) -> str:
        """The game's name on the screen."""

    def blurb(self) -> str:
        """What the game is about, in one or two sentences."""

    def seat_counts(self) -> range:
        """Allowed numbers of players."""

    def colours(self) -> tuple[str, ...]:
        """The colours of the game's pieces, of `engine.record.COLOURS`, in their usual order."""

    def stage(self, view: Any) -> tuple[int, ...]:
        """How far the game has come, as numbers to be kept (for instance round and number of rounds)."""

    def stage_text(self, stage: tuple[int, ...]) -> str:
        """A stage in words: "Round 4 of 10"."""

    def part_text(self, stage: tuple[int, ...]) -> str:
        """The part of the game that a stage belongs to, as short as can be, and unbroken: "Round 4", or an era."""

    def move_text(self, move: Move, view: Any, seats: Sequence[Seat]) -> str:
        """A move in words, one line."""

    def chance_text(self, source: str, view: Any) -> str:
        """What the viewer does to let a slow source answer, as a line in the list of moves: "Draw a stone"."""

    def event_text(self, event: Event, seats: Sequence[Seat]) -> str | None:
        """A line for the log; None if the event is not worth one."""

    def refusal(self, move: Move, view: Any, seats: Sequence[Seat]) -> str:
        """Why a move is not legal now, in one sentence."""

    def turn_text(self, view: Any, seats: Sequence[Seat]) -> str:
        """What the deciding seat has to do now, in one line without the name: "Take a die."; may be empty."""

    def feature_text(self, feature: str) -> str:
        """What a figure of `engine.players.advice.Reason` is, in words without the figure; empty if unknown."""

    def hint_text(self, move: Move, view: Any, seats: Sequence[Seat]) -> str:
        """A move of a hint in as few words as tell it from others; the hint also marks it on the table."""

    def reason_text(self, reason: Reason, view: Any) -> str:
        """What speaks for or against a move of a hint, in a few words; empty if the difference tells nothing."""

    def hint_spots(self, table: QWidget, move: Move) -> Sequence[Spot]:
        """What a move is about on a table of `make_table`: to be marked."""

    def make_table(self, session: Session, context: UiContext) -> QWidget:
        """The whole table: board, players, hand, actions. Not yet in a layout."""

    def make_scoring(self, session: Session, context: UiContext) -> QWidget:
        """The story of the final scoring and the score sheet of a finished game."""

    def make_sheet(self, session: Session, context: UiContext) -> QWidget:
        """The score sheet of the game so far; nothing hidden is on it."""

    def make_options(self, context: UiContext) -> OptionsEditor | None:
        """The options of a new game; None if the game has none."""

    def rules_html(self) -> str:
        """Short rules as simple HTML without colours or sizes."""

    def picture(self, view: Any, seats: Sequence[Seat], size: QSize, palette: Palette) -> QImage:
        """A small picture of the table, `size` in pixels."""


def progress(ui: GameUi, view: Any) -> str:
    """How far the game has come, in words."""
    return ui.stage_text(ui.stage(view))
