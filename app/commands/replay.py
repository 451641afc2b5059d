"""`incognita replay`: the position that a record leads to."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from app.commands import values
from app.commands.errors import CommandError, shown
from app.commands.files import load_record
from app.commands.output import number, write, write_json, write_nested, write_table
from engine.contract import CHANCE
from engine.match import Match
from engine.record import Record, entry_text

ABOUT = "Replay a record and print the position it leads to"
_GENERAL_KEYS = ("over", "to_decide", "chance_source", "ranking")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments of the command."""
    parser.add_argument("file", metavar="FILE", type=values.file, help="a record (see docs/notation.md)")
    parser.add_argument("--until", metavar="N", type=values.moves, help="stop after the first N moves")
    parser.add_argument("--json", action="store_true", help="print the whole position as JSON")


def run(arguments: argparse.Namespace) -> int:
    """Do the command; the exit code."""
    record, match = load_record(arguments.file, arguments.until)
    total = len(record.entries)
    if arguments.until is not None and arguments.until > total:
        moves = number(total, "move", "moves")
        raise CommandError(f"{shown(arguments.file)} has {moves}, so --until {arguments.until} is too many")
    described = match.game.describe(match.position())
    if arguments.json:
        write_json(_header(record) | {"moves": total, "moves_played": len(match.entries)} | described)
    else:
        _tell(record, match, described)
    return 0


def _header(record: Record) -> dict[str, Any]:
    header = record.header
    return {
        "game": header.game,
        "rules": header.rules,
        "seed": header.seed,
        "options": msgspec.to_builtins(header.options),
        "players": [
            {"seat": seat, "name": who.name, "colour": who.colour, "player": who.player}
            for seat, who in enumerate(header.seats, start=1)
        ],
    }


def _tell(record: Record, match: Match, described: dict[str, Any]) -> None:
    header = record.header
    names = [seat.name for seat in header.seats]
    played, total = len(match.entries), len(record.entries)
    of_all = "" if played == total else f" of {total:,}"
    write(f"{header.game}, seed {header.seed}: {number(played, 'move', 'moves')} played{of_all}")
    if match.entries:
        write(f"last move: {entry_text(match.entries[-1])}")
    write(_state(match, described, names))
    write()
    places = {entry["seat"]: entry["place"] for entry in described["ranking"]}
    rows = [
        [str(seat), name, str(score), _place(places, seat)]
        for seat, (name, score) in enumerate(zip(names, match.scores(), strict=True), start=1)
    ]
    write_table(("seat", "name", "score", "place"), rows) if places else write_table(
        ("seat", "name", "score"), [row[:3] for row in rows]
    )
    write()
    write_nested({key: value for key, value in described.items() if key not in _GENERAL_KEYS})


def _state(match: Match, described: dict[str, Any], names: list[str]) -> str:
    if match.over:
        return "the game is over"
    if match.waits_for_chance():
        return f"chance decides: {described['chance_source']}"
    deciding = [names[seat] for seat in match.deciders() if seat != CHANCE]
    return f"to decide: {', '.join(deciding)}"


def _place(places: dict[int, int | None], seat: int) -> str:
    place = places.get(seat)
    return "out" if place is None else str(place)
