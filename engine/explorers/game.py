"""The Guild of Merchant Explorers as a game of the contract."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import msgspec

from engine.contract import Below, Entry, Game, Move
from engine.errors import FiguresError, OptionError
from engine.explorers import moves as m
from engine.explorers.board import Board
from engine.explorers.describe import describe
from engine.explorers.figures import Figures, decode_figures
from engine.explorers.mapfile import MapFile, read_map_file
from engine.explorers.options import ExplorersOptions
from engine.explorers.position import ExplorersPosition
from engine.explorers.resample import resample
from engine.explorers.rules import MapTables, Rules
from engine.explorers.see import view
from engine.explorers.view import ExplorersView

_MAPS_KEPT = 16
_POSITIONS_KEPT = 64


class Explorers(Game[ExplorersPosition, ExplorersOptions, ExplorersView]):
    """Maps to be explored, for one to four at the same time."""

    name: ClassVar[str] = "explorers"
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(1, 5)
    options_type = ExplorersOptions

    def __init__(self, read: Callable[[str], bytes]) -> None:
        """`read` gives the TOML texts: game.toml, cards.toml, ..., maps/avenia.toml. Raises `FiguresError`."""
        names = ("game.toml", "cards.toml", "treasures.toml", "objectives.toml")
        self.figures: Figures = decode_figures(*map(read, names))
        self.maps: dict[str, MapFile] = {}
        """The maps of the box by id, in order of difficulty."""
        for map_id in self.figures.constants.maps:
            try:
                self.maps[map_id] = read_map_file(read(f"maps/{map_id}.toml"), self.figures.eras)
            except FiguresError as error:
                raise FiguresError(f"the map {map_id!r}: {error}") from None
            if self.maps[map_id].id != map_id:
                raise FiguresError(f"the map {map_id!r} calls itself {self.maps[map_id].id!r}")
        self._tables: dict[str, MapTables] = {}
        self._first: dict[tuple[int, ExplorersOptions], ExplorersPosition] = {}
        self._moves = self._moves_with_ids()

    # --- maps ---

    def read_map(self, text: str | bytes) -> Board:
        """The map of a player's file, checked. Raises `FiguresError` with the reason, the line and the cell."""
        return self._read_tables(text).board

    def board(self, options: ExplorersOptions) -> Board:
        """The map that the options name. Raises `OptionError`."""
        return self._tables_for(options).board

    def objective_ids(self, options: ExplorersOptions) -> list[str]:
        """The objectives that may be dealt on the map that the options name. Raises `OptionError`."""
        return [objective.id for objective in self._tables_for(options).objectives]

    def _read_tables(self, text: str | bytes) -> MapTables:
        file = read_map_file(text.encode() if isinstance(text, str) else text, self.figures.eras)
        if file.id in self.maps:
            raise FiguresError(f"the id {file.id!r} belongs to a map of the box")
        return MapTables(self.figures, Board(file))

    def _tables_for(self, options: ExplorersOptions) -> MapTables:
        key = options.map if options.map_text is None else options.map_text
        tables = self._tables.get(key)
        if tables is None:
            if options.map_text is None:
                if key not in self.maps:
                    raise OptionError(f"the maps are {', '.join(self.maps)}, not {key!r}")
                tables = MapTables(self.figures, Board(self.maps[key]))
            else:
                try:
                    tables = self._read_tables(options.map_text)
                except FiguresError as error:
                    raise OptionError(f"the map {options.map!r}: {error}") from None
            if len(self._tables) >= _MAPS_KEPT:
                self._tables.clear()
            self._tables[key] = tables
        return tables

    # --- the contract ---

    def settle_options(self, options: ExplorersOptions, seats: int) -> ExplorersOptions:
        if seats not in self.seat_counts:
            raise OptionError(f"The Guild of Merchant Explorers is for 1 to 4 players, not {seats}")
        board = self.board(options)
        if board.id != options.map:
            raise OptionError(f"the map {options.map!r} calls itself {board.id!r}")
        solo = self.figures.constants.solo
        level = options.solo
        if seats == 1:
            level = level or solo.usual_level
            if level not in solo.levels:
                raise OptionError(f"the solo levels are {', '.join(solo.levels)}, not {level!r}")
        elif level is not None:
            raise OptionError("a solo level is for one player")
        return msgspec.structs.replace(options, solo=level)

    def new_position(self, seats: int, options: ExplorersOptions) -> ExplorersPosition:
        key = (seats, options)
        first = self._first.get(key)
        if first is None:
            exact = self.settle_options(options, seats)
            first = ExplorersPosition(Rules(self.figures, self._tables_for(exact), exact, seats))
            if len(self._first) >= _POSITIONS_KEPT:
                self._first.clear()
            self._first[key] = first
        return first.copy()

    def parse_move(self, text: str) -> Move:
        return self._moves.get(text) or m.parse_plain_move(text)

    def view(self, position: ExplorersPosition, seat: int | None) -> ExplorersView:
        return view(position, seat)

    def resample(self, view: ExplorersView, options: ExplorersOptions, below: Below) -> ExplorersPosition:
        return resample(self.new_position(len(view.seats), options), view, below)

    def undo_depth(self, entries: Sequence[Entry], seat: int, after_undo: bool) -> int:
        """One step, as often as wanted: what the seat did last in its turn, back to a treasure or a specialty card."""
        if not entries or entries[-1].actor != seat:
            return 0
        return int(isinstance(entries[-1].move, m.Explore | m.Village | m.Route | m.Stop | m.UseCard))

    def describe(self, position: ExplorersPosition) -> dict[str, Any]:
        return describe(position)

    def _moves_with_ids(self) -> dict[str, Move]:
        figures = self.figures
        moves: list[Move] = [m.CardRevealed(card.id) for card in figures.explore]
        for card in figures.specialties:
            moves += [m.SpecialtyDrawn(card.id), m.KeepCard(card.id), m.UseCard(card.id)]
        moves += [m.TreasureDrawn(treasure.id) for treasure in figures.treasures]
        moves += [m.ObjectiveDealt(objective.id) for objective in figures.objectives]
        return {move.text: move for move in moves}
