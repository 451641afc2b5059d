"""What the tests of the command line share: running a command, and records of random games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

from app.games import load_games
from app.new_match import new_header
from engine.match import Match
from engine.record import COLOURS, Seat, record_text

ROOT = Path(__file__).parents[2]
NAMES = ("Anna", "Béla", "Cäcilie", "Dörte", "Émile")


def random_match(players: int = 2, moves: int = 60, seed: int = 7, game: str = "livingstone") -> Match:
    """A match after some random moves, or at its end if that comes before."""
    rules = load_games()[game]
    seats = tuple(Seat(name, colour) for name, colour in zip(NAMES[:players], COLOURS, strict=False))
    match = Match(rules, new_header(rules, seats, seed))
    source = Random(seed)
    while not match.over and len(match.entries) < moves:
        if match.waits_for_chance():
            match.deal()
        else:
            seat = match.deciders()[0]
            match.play(seat, source.choice(match.legal_moves(seat)))
    return match


def random_record(players: int = 2, moves: int = 60, seed: int = 7) -> str:
    return record_text(random_match(players, moves, seed).record)


def run_program(
    *arguments: str, home: Path, environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    """The program as a process of its own, without any display, with its files below `home`."""
    values = {
        name: value
        for name, value in os.environ.items()
        if name not in {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "PYTHONIOENCODING", "LC_ALL", "LANG"}
    }
    values |= {"INCOGNITA_HOME": str(home), "PYTHONPATH": str(ROOT)} | (environment or {})
    return subprocess.run(
        [sys.executable, "-m", "app", *arguments],
        cwd=home,
        env=values,
        capture_output=True,
        timeout=120,
        check=False,
    )
