"""From the pointer on a hex to the painted preview: `python -m tests.benchmarks.hover [--rounds N] [--profile]`.

The whole window with a game of the Merchant Explorers in its middle, on the map with the most hexes; the pointer goes
from one lit hex to the next. Measured is the time from the movement until all that has changed is painted: the
glow, what a placement would bring, and what would be left of the card.
"""

from __future__ import annotations

import argparse
import cProfile
import os
import pstats
import tempfile
import time
from collections import defaultdict
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.games import load_games
from app.shelf import LibraryShelf
from engine.explorers.game import Explorers
from engine.record import Record, parse_record, record_text
from tests.benchmarks.kept_games import open_shelf
from tests.benchmarks.machine import machine
from tests.benchmarks.painted import SIZES, Paints, close_window, open_window, report, rest
from ui.explorers.table import ExplorersTable
from ui.pages.table import TablePage

RECORD = Path(__file__).parents[1] / "golden" / "explorers" / "solo_avenia.txt"
LIT = 8
"""Hexes between which a person has to choose, at least."""


def unfinished(text: str) -> str:
    """The record up to the first decision of the third era with many hexes to choose from."""
    games = load_games()
    game = games["explorers"]
    assert isinstance(game, Explorers)
    record = parse_record(text, games)
    boards = {name: len(file.cells) for name, file in game.maps.items()}
    assert boards[record.header.options.map] == max(boards.values()), "another map has more hexes"
    position = game.new_position(len(record.header.seats), record.header.options)
    for number, entry in enumerate(record.entries):
        if position.era == 2 and entry.actor >= 0 and len(position.legal_moves(entry.actor)) > LIT:
            return record_text(Record(record.header, record.entries[:number]))
        position.play(entry.actor, entry.move)
    raise SystemExit("the record has no such decision")


def hover(
    shelf: LibraryShelf, number: int, size: QSize, rounds: int, profile: cProfile.Profile | None
) -> None:
    """Move over all lit hexes again and again, and print the times."""
    window = open_window(shelf, shelf.resume(number), size, "off")
    page = window.page
    assert isinstance(page, TablePage)
    table = page.table
    assert isinstance(table, ExplorersTable)
    paints = Paints(window)
    board, view = table.board, table.map
    wall: dict[str, list[float]] = defaultdict(list)
    processor: dict[str, list[float]] = defaultdict(list)
    handle = window.windowHandle()
    for _ in range(rounds):
        for space in sorted(view.lit):
            at = view.viewport().mapTo(window, view.point_of(space))
            seen = paints.count
            if profile is not None:
                profile.enable()
            started, spent = time.perf_counter(), time.process_time()
            QTest.mouseMove(handle, QPoint(at))
            paints.finish(seen)
            processor["hex"].append((time.process_time() - spent) * 1000)
            wall["hex"].append((time.perf_counter() - started) * 1000)
            if profile is not None:
                profile.disable()
            if view.active != space or paints.count == seen:
                raise SystemExit(f"the pointer on {space} has shown nothing")
            rest()
    report(f"{size.width()} x {size.height()}, {board.size} hexes", wall, processor, "moves")
    close_window(window)


def main() -> None:
    """Measure all sizes and print."""
    parser = argparse.ArgumentParser(description="From the pointer on a hex to the painted preview.")
    parser.add_argument("--rounds", type=int, default=12, help="how often each lit hex is pointed at")
    parser.add_argument("--profile", action="store_true", help="print where the time goes")
    wanted = parser.parse_args()
    application = QApplication([])
    profile = cProfile.Profile() if wanted.profile else None
    print(machine(), application.platformName(), sep=", ")
    with tempfile.TemporaryDirectory() as folder:
        shelf = open_shelf(Path(folder) / "games.sqlite3")
        file = Path(folder) / "middle.txt"
        file.write_text(unfinished(RECORD.read_text(encoding="utf-8")), encoding="utf-8")
        number = shelf.take_in(file)
        for size in SIZES:
            hover(shelf, number, size, wanted.rounds, profile)
    print(machine())
    if profile is not None:
        pstats.Stats(profile).sort_stats("tottime").print_stats(45)


if __name__ == "__main__":
    main()
