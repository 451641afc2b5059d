"""A shelf of small games in memory, which can be told to fail."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec

from engine.match import Match
from engine.record import Header, Record, Seat, entry_text
from tests.ui.small_game import SmallGame, SmallOptions
from tests.ui.small_ui import SmallUi
from ui.session import Session
from ui.shelf import Kept, ShelfError


@dataclass
class Saved:
    """What is kept of a game; implements `ui.shelf.Keeper`."""

    shelf: MemoryShelf
    header: Header
    lines: list[str] = field(default_factory=list)
    stages: tuple[int, ...] = ()
    deciders: tuple[int, ...] = ()
    over: bool = False
    png: bytes | None = None
    undone: bool = False
    counts: tuple[int, ...] = ()

    def append(self, ply: int, line: str) -> None:
        self.shelf.check()
        assert ply == len(self.lines)
        self.lines.append(line)
        self.undone = False

    def truncate(self, ply: int) -> None:
        self.shelf.check()
        del self.lines[ply:]
        self.undone = True

    def stage(self, stage: tuple[int, ...], deciders: tuple[int, ...], over: bool) -> None:
        self.stages, self.deciders, self.over = stage, deciders, over

    def hints(self, counts: tuple[int, ...]) -> None:
        self.counts = counts

    def picture(self, png: bytes) -> None:
        self.png = png


class MemoryShelf:
    """Implements `ui.shelf.Shelf`."""

    def __init__(self) -> None:
        self.saved: dict[int, Saved] = {}
        self.problem = ""
        self.exported: dict[Path, int] = {}

    def check(self) -> None:
        if self.problem:
            raise ShelfError(self.problem)

    def games(self, finished: bool) -> list[Kept]:
        self.check()
        start = datetime(2026, 3, 9, 12, tzinfo=UTC)
        kept = [
            Kept(
                number,
                saved.header.game,
                saved.header.seats,
                saved.stages,
                saved.deciders,
                start + timedelta(days=number),
                saved.over,
            )
            for number, saved in self.saved.items()
            if saved.over == finished
        ]
        return kept[::-1]

    def picture(self, number: int) -> bytes | None:
        return self.saved[number].png

    def begin(self, game: str, seats: Sequence[Seat], options: dict[str, Any] | None, seed: int) -> Session:
        self.check()
        settled = msgspec.convert({} if options is None else options, SmallOptions)
        saved = Saved(self, Header(game, 1, seed, settled, tuple(seats)))
        self.saved[len(self.saved) + 1] = saved
        return Session(Match(SmallGame(), saved.header, saved), SmallUi(), saved)

    def play_on(self, record: Record, ply: int, seats: Sequence[Seat], seed: int) -> Session:
        self.check()
        header = msgspec.structs.replace(record.header, seats=tuple(seats), seed=seed)
        begun = Record(header, record.entries[:ply])
        saved = Saved(self, header, [entry_text(entry) for entry in begun.entries])
        self.saved[len(self.saved) + 1] = saved
        return Session(Match.replay(SmallGame(), begun, saved), SmallUi(), saved)

    def resume(self, number: int) -> Session:
        self.check()
        saved = self.saved[number]
        game = SmallGame()
        match = Match(game, saved.header)
        for line in saved.lines:
            actor, _, text = line.partition(" ")
            match.play(-1 if actor == "*" else int(actor) - 1, game.parse_move(text))
        match = Match.replay(game, Record(saved.header, tuple(match.entries)), saved)
        match.after_undo = saved.undone
        return Session(match, SmallUi(), saved)

    def delete(self, number: int) -> None:
        self.check()
        del self.saved[number]

    def export(self, number: int, path: Path) -> None:
        self.check()
        self.exported[path] = number

    def take_in(self, path: Path) -> int:
        self.check()
        return 0
