"""From asking for a hint to its first table: `python -m tests.benchmarks.hint [--runs N]`.

For each game a decision in its middle, asked cold (no process runs yet) and warm (one waits, as some moments after a
table was opened). *First* and *last* are wall seconds until the first and the last table. The load of the machine is
printed, since every figure depends on it.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QTest

from app.games import load_games
from app.new_match import new_header
from app.thinking.thinkers import Thinkers
from engine.contract import Move
from engine.match import Match
from engine.players.advice import Advice
from engine.players.luck import luck
from engine.record import COLOURS, Seat
from tests.benchmarks.machine import machine
from ui.thinker import HINT, Question

SEATS = 3
BEFORE = {"livingstone": 120, "faraway": 40, "explorers": 120}
"""Entries before the decision."""
READY = 4000
"""Milliseconds after which a process certainly waits."""


class Watch:
    """Notes when the first and the last table came; a listener."""

    def __init__(self) -> None:
        self._begun = time.perf_counter()
        self.first = 0.0
        self.last = 0.0

    def better(self, advice: Advice) -> None:
        """A table: only the first one counts."""
        self.first = self.first or time.perf_counter() - self._begun

    def answered(self, answer: Move | Advice) -> None:
        """The last table."""
        self.last = time.perf_counter() - self._begun

    def failed(self) -> None:
        raise SystemExit("there was no answer")


def question_in_the_middle(name: str) -> Question:
    """A decision between several moves; the moves before it are random."""
    game = load_games()[name]
    seats = tuple(Seat(f"Player {seat + 1}", COLOURS[seat]) for seat in range(SEATS))
    match = Match(game, new_header(game, seats, 7, None))
    below = luck(7)
    while True:
        if match.waits_for_chance():
            match.deal()
            continue
        seat = match.deciders()[0]
        moves = match.legal_moves(seat)
        if len(match.entries) >= BEFORE[name] and len(moves) > 2:
            return Question(name, match.header.options, match.view(seat), seat, 11, wanted=HINT)
        match.play(seat, moves[below(len(moves))])


def ask(question: Question, warm: bool) -> Watch:
    """Ask once, with a process that is ready or with none."""
    thinkers = Thinkers()
    if warm:
        thinkers.warm_up()
        QTest.qWait(READY)
    watch = Watch()
    thinkers.ask(question, watch)
    while not watch.last:
        QTest.qWait(5)
    thinkers.close()
    return watch


def main() -> None:
    """Measure all games and print."""
    parser = argparse.ArgumentParser(description="From asking for a hint to its first table.")
    parser.add_argument("--runs", type=int, default=5)
    wanted = parser.parse_args()
    application = QCoreApplication([])
    print(machine())
    for name in BEFORE:
        question = question_in_the_middle(name)
        for warm in (False, True):
            watches = [ask(question, warm) for _ in range(wanted.runs)]
            first, last = ([getattr(watch, field) for watch in watches] for field in ("first", "last"))
            print(
                f"{name:<12} {'warm' if warm else 'cold'}  first {statistics.median(first):.2f} s "
                f"(most {max(first):.2f})  last {statistics.median(last):.2f} s  load {os.getloadavg()[0]:.1f}",
                flush=True,
            )
    application.quit()


if __name__ == "__main__":
    main()
