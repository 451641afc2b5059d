"""Livingstone as a game of the contract."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engine.contract import Below, Entry, Game, Move
from engine.errors import OptionError
from engine.livingstone import moves as m
from engine.livingstone.describe import describe
from engine.livingstone.figures import Figures, LivingstoneOptions, check_options, decode_figures, settled
from engine.livingstone.position import LivingstonePosition
from engine.livingstone.resample import resample
from engine.livingstone.rules import Rules
from engine.livingstone.see import view
from engine.livingstone.view import LivingstoneView


class Livingstone(Game[LivingstonePosition, LivingstoneOptions, LivingstoneView]):
    """River, dice and tents for one to five."""

    name: ClassVar[str] = "livingstone"
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(1, 6)
    options_type = LivingstoneOptions

    def __init__(self, figures: bytes) -> None:
        """`figures` is the TOML text of the game's figures. Raises `FiguresError`."""
        self.figures: Figures = decode_figures(figures)

    def settle_options(self, options: LivingstoneOptions, seats: int) -> LivingstoneOptions:
        if seats not in self.seat_counts:
            raise OptionError(f"Livingstone is for 1 to 5 players, not {seats}")
        exact = settled(self.figures, options)
        check_options(self.figures, exact)
        return exact

    def new_position(self, seats: int, options: LivingstoneOptions) -> LivingstonePosition:
        return LivingstonePosition(Rules(self.figures, self.settle_options(options, seats), seats))

    def parse_move(self, text: str) -> Move:
        return m.parse_move(text)

    def view(self, position: LivingstonePosition, seat: int | None) -> LivingstoneView:
        return view(position, seat)

    def resample(
        self, view: LivingstoneView, options: LivingstoneOptions, below: Below
    ) -> LivingstonePosition:
        return resample(self.new_position(len(view.seats), options), view, below)

    def undo_depth(self, entries: Sequence[Entry], seat: int, after_undo: bool) -> int:
        """Only the very last thing done, once: coins, tent, dig before the first stone (all by action), gift, sale."""
        if after_undo or not entries or entries[-1].actor != seat:
            return 0
        move = entries[-1].move
        if isinstance(move, m.PlaceTent):
            return int(not move.free and not move.any_row)
        return int(isinstance(move, m.TakeCoins | m.Dig | m.Donate | m.SellGems))

    def describe(self, position: LivingstonePosition) -> dict[str, Any]:
        return describe(position)
