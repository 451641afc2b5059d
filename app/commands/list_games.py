"""`incognita list`: the games in the library."""

from __future__ import annotations

import argparse
import contextlib
from datetime import datetime
from typing import Any

from app.commands.output import write, write_json, write_table

ABOUT = "List the games in the library"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments of the command."""
    parser.add_argument("--json", action="store_true", help="print JSON (see docs/command-line.md)")


def run(arguments: argparse.Namespace) -> int:
    """Do the command; the exit code."""
    games = _games()
    if arguments.json:
        write_json(games)
    elif not games:
        write("There is no game in the library yet.")
    else:
        rows = [
            [
                str(game["id"]),
                game["game"],
                _local(game["changed"]),
                str(game["moves"]),
                "finished" if game["finished"] else "unfinished",
                ", ".join(game["players"]),
            ]
            for game in games
        ]
        write_table(("id", "game", "last played", "moves", "state", "players"), rows)
    return 0


def _games() -> list[dict[str, Any]]:
    """The games, last played first; times are ISO texts in UTC."""
    from app.commands.store import library, players_of
    from app.paths import user_folders

    with contextlib.suppress(OSError):  # then opening tells what is wrong with the folder
        if not user_folders().data.exists():
            return []  # looking does not make a library
    with library() as games:
        return [
            {
                "id": entry.id,
                "game": entry.game,
                "created": entry.created.isoformat(timespec="seconds"),
                "changed": entry.changed.isoformat(timespec="seconds"),
                "finished": entry.finished,
                "moves": entry.moves,
                "players": players_of(games.load(entry.id)),
            }
            for entry in games.games()
        ]


def _local(time: str) -> str:
    return datetime.fromisoformat(time).astimezone().strftime("%Y-%m-%d %H:%M")
