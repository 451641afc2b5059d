"""Golden games: whole records, and what the table looked like along the way and at the end.

`python -m tests.golden.golden RECORD ...` writes `RECORD.json` beside each record, from what the program does today:
read the difference before it is committed. Without records, every golden game is written anew.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from app.games import load_games
from engine.match import Match
from engine.record import parse_record, record_text

FOLDER = Path(__file__).parent
STEPS = 12
"""Positions along the way that are kept, besides the last one."""


def records() -> list[Path]:
    """All golden records."""
    return sorted(FOLDER.glob("*/*.txt"))


def told(path: Path) -> dict[str, Any]:
    """What a record leads to: scores along the way, and the whole last position."""
    games = load_games()
    record = parse_record(path.read_text(encoding="utf-8"), games)
    game = games[record.header.game]
    count = len(record.entries)
    scores = {}
    for step in range(1, STEPS + 1):
        until = count * step // (STEPS + 1)
        scores[str(until)] = Match.replay(game, record, until=until).scores()
    match = Match.replay(game, record)
    assert record_text(match.record) == path.read_text(encoding="utf-8")
    return {"scores": scores, "end": json.loads(json.dumps(game.describe(match.position())))}


def expected(path: Path) -> Path:
    """Where the expectation of a record stands."""
    return path.with_suffix(".json")


def main(arguments: list[str]) -> None:
    """Write the expectations of the records named."""
    for path in [Path(argument) for argument in arguments] or records():
        text = json.dumps(told(path), indent=1, ensure_ascii=False, sort_keys=True)
        expected(path).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
