"""Libraries to break, and programs to kill, for the tests of the library."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from app.library import Library

ROOT = Path(__file__).parents[2]
NOON = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
PICTURE = b"\x89PNG" + bytes(range(256)) * 12


def ticking() -> Callable[[], datetime]:
    """A clock that is a second later at each look."""
    ticks = iter(range(10**9))
    return lambda: NOON + timedelta(seconds=next(ticks))


def header_of(number: int) -> str:
    return f"incognita: 1\ngame: livingstone\nseed: {number}\nseat: blue person Zoë\n"


def lines_of(number: int, length: int = 80) -> list[str]:
    return [f"{ply % 4} die {(ply * number) % 6} gem {ply}" for ply in range(length)]


def filled(path: Path, games: int = 30) -> dict[int, list[str]]:
    """Make a library of games numbered from 1, a good dozen pages of moves, and close it."""
    with Library.open(path, clock=ticking()).library as library:
        for number in range(1, games + 1):
            game_id = library.create("livingstone", header_of(number))
            library.journal(game_id).append(0, *lines_of(number))
            if number % 3 == 0:
                library.set_picture(game_id, PICTURE)
    return {number: lines_of(number) for number in range(1, games + 1)}


def program(code: str, *arguments: object) -> subprocess.Popen[str]:
    """Start Python code in a process of its own, from the root of the checkout."""
    return subprocess.Popen(
        [sys.executable, "-c", code, *map(str, arguments)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def exit_code(code: str, *arguments: object) -> int:
    """Run Python code in a process of its own to its end."""
    process = program(code, *arguments)
    _, errors = process.communicate(timeout=60)
    assert not errors, errors
    return process.returncode
