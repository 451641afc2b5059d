"""`incognita maps`: the maps of The Guild of Merchant Explorers, and a check of a player's map."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from app.commands import values
from app.commands.errors import CommandError, shown
from app.commands.games import explorers
from app.commands.output import number, write, write_json, write_table
from app.maps import MapFault, maps_folder, maps_of_folder, read_map
from engine.explorers.board import Board
from engine.explorers.options import ExplorersOptions

ABOUT = "List the maps of The Guild of Merchant Explorers, or check the file of an own map"
_COLUMNS = ("hexes", "cities", "towers", "ruins", "crystals")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments of the command."""
    parser.add_argument("--check", metavar="FILE", type=values.file, help="check this file of a map instead")
    parser.add_argument("--json", action="store_true", help="print JSON (see docs/command-line.md)")


def run(arguments: argparse.Namespace) -> int:
    """Do the command; the exit code."""
    if arguments.check is not None:
        _check(arguments.check, arguments.json)
        return 0
    game = explorers()
    own, faults = maps_of_folder(game)
    boards = [game.board(ExplorersOptions(map=name)) for name in game.maps]
    maps = [_facts(board, None) for board in boards] + [_facts(found.board, found.file) for found in own]
    broken = [{"file": file, "fault": fault} for file, fault in faults.items()]
    if arguments.json:
        write_json({"maps": maps, "broken": broken, "folder": str(maps_folder())})
        return 0
    rows = [
        [each["id"], each["name"], *(str(each[key]) for key in _COLUMNS), shown(each["file"] or "-")]
        for each in maps
    ]
    write_table(("id", "name", *_COLUMNS, "file"), rows)
    for each in broken:
        write(f"{shown(each['file'])} cannot be used: {each['fault']}")
    write(f"Own maps are files ending with .toml in {shown(maps_folder())}")
    return 0


def _check(path: Path, as_json: bool) -> None:
    try:
        board = read_map(explorers(), path).board
    except MapFault as fault:
        raise CommandError(f"{shown(path)} is no map that can be used: {fault}") from None
    facts = _facts(board, path.name)
    if as_json:
        write_json(facts)
    else:
        write(f"{shown(path)}: the map {facts['name']} ({facts['id']}) can be used")
        write(", ".join(number(facts[key], *_nouns(key)) for key in _COLUMNS))


def _nouns(key: str) -> tuple[str, str]:
    return {"hexes": "hex", "cities": "city"}.get(key, key[:-1]), key


def _facts(board: Board, file: str | None) -> dict[str, Any]:
    counts = board.counts()
    return {
        "id": board.id,
        "name": board.file.names["en"],
        **{key: counts[key] for key in _COLUMNS},
        "file": file,
    }
