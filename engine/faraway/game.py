"""Faraway as a game of the contract."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any, ClassVar

from engine.contract import CHANCE, Below, Entry, Game, Move
from engine.errors import OptionError
from engine.faraway import moves as m
from engine.faraway.describe import describe
from engine.faraway.figures import MOST_SEATS, FarawayOptions, Figures, decode_figures
from engine.faraway.position import FarawayPosition
from engine.faraway.resample import resample
from engine.faraway.rules import Rules
from engine.faraway.scorer import Scorer
from engine.faraway.see import view
from engine.faraway.view import FarawayView


class Faraway(Game[FarawayPosition, FarawayOptions, FarawayView]):
    """A journey of eight regions for two to six."""

    name: ClassVar[str] = "faraway"
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(2, MOST_SEATS + 1)
    options_type = FarawayOptions

    def __init__(self, game: bytes, regions: bytes, sanctuaries: bytes) -> None:
        """The TOML texts of the figures and of both kinds of cards. Raises `FiguresError`."""
        self.figures: Figures = decode_figures(game, regions, sanctuaries)
        self.scorer = Scorer(self.figures)
        self._rules: dict[tuple[FarawayOptions, int], Rules] = {}

    def settle_options(self, options: FarawayOptions, seats: int) -> FarawayOptions:
        if seats not in self.seat_counts:
            raise OptionError(f"Faraway is for 2 to {MOST_SEATS} players, not {seats}")
        return options

    def new_position(self, seats: int, options: FarawayOptions) -> FarawayPosition:
        rules = self._rules.get((options, seats))
        if rules is None:
            rules = Rules(self.figures, self.scorer, self.settle_options(options, seats), seats)
            self._rules[options, seats] = rules
        return FarawayPosition(rules)

    def parse_move(self, text: str) -> Move:
        return m.parse_move(text)

    def view(self, position: FarawayPosition, seat: int | None) -> FarawayView:
        return view(position, seat)

    def resample(self, view: FarawayView, options: FarawayOptions, below: Below) -> FarawayPosition:
        return resample(self.new_position(len(view.seats), options), view, below)

    def undo_depth(self, entries: Sequence[Entry], seat: int, after_undo: bool) -> int:
        """A choice that nobody has seen yet, while it is the last thing done; as often as one likes."""
        if not entries or entries[-1].actor != seat:
            return 0
        kind = type(entries[-1].move)
        if kind not in (m.PlayRegion, m.KeepRegions):
            return 0
        together = takewhile(lambda entry: type(entry.move) is kind, reversed(entries))
        return int(len(list(together)) < self._seats(entries))

    def _seats(self, entries: Sequence[Entry]) -> int:
        """The number of seats, from the regions that were dealt and laid out before the first decision."""
        first = next(number for number, entry in enumerate(entries) if entry.actor != CHANCE)
        counts = self.figures.counts
        if isinstance(entries[first].move, m.KeepRegions):
            return first // counts.opening_dealt
        return (first - counts.display_beyond_players) // (counts.hand + 1)

    def describe(self, position: FarawayPosition) -> dict[str, Any]:
        return describe(position)
