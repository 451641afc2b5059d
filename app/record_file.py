"""Record files: reading them strictly, checking every move, and writing them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from app.whole_file import write_file
from engine.contract import AnyGame
from engine.errors import IllegalMove, NotationError
from engine.match import Match
from engine.players.levels import LEVEL_IDS
from engine.record import Record, entry_line_numbers, entry_text, hints_line, parse_record

SUFFIX = ".incognita"
"""The usual ending of a record file's name."""

SIZE_LIMIT = 8 * 1024 * 1024
"""Bytes; the longest thinkable game is far shorter."""


def read_text(path: Path) -> str:
    """The text of a record file. Raises OSError, or `NotationError` with the line if it is not a text in UTF-8."""
    with path.open("rb") as file:
        content = file.read(SIZE_LIMIT + 1)
    if len(content) > SIZE_LIMIT:
        raise NotationError(f"a record is not longer than {SIZE_LIMIT // 1024 // 1024} megabytes", 1)
    if not content.strip():
        raise NotationError("the file is empty", 1)
    # Some editors put a byte order mark before UTF-8.
    content = content.removeprefix(b"\xef\xbb\xbf")
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        raise NotationError("this is not text in UTF-8", 1 + content[: error.start].count(b"\n")) from None
    if "\0" in text:
        raise NotationError("this is not text", 1 + text[: text.index("\0")].count("\n"))
    return text


def read_match(text: str, games: Mapping[str, AnyGame], until: int | None = None) -> tuple[Record, Match]:
    """The record of a text and its match after the first `until` moves (None: all of them).

    Raises `NotationError` with the line of whatever is not written as it should be, or not allowed by the rules.
    """
    record = parse_record(text, games)
    match = Match(games[record.header.game], record.header)
    for entry, line in zip(record.entries[:until], entry_line_numbers(text), strict=False):
        try:
            match.play(entry.actor, entry.move)
        except IllegalMove as error:
            raise NotationError(f"{entry_text(entry)!r}: {error}", line) from None
    return record, match


def read_playable(text: str, games: Mapping[str, AnyGame]) -> Match:
    """The match of a record that can go on here: over already, or with computer players of known levels.

    Raises `NotationError` like `read_match`, also for an unfinished game with a level that nobody would play.
    """
    record, match = read_match(text, games)
    for seat in record.header.seats:
        if not seat.is_person and seat.player.removeprefix("@") not in LEVEL_IDS and not match.over:
            line = 1 + text[: text.index(f"{seat.colour} {seat.player} ")].count("\n")
            raise NotationError(
                f"{seat.name} is the computer player {seat.player}, and this version has none", line
            )
    return match


def write_text(path: Path, text: str, overwrite: bool) -> None:
    """Write `text` into the file `path`, all or nothing. Raises OSError, see `app.whole_file.write_file`."""
    write_file(path, text.encode(), overwrite)


def saved_text(header: str, lines: Iterable[str], hints: Sequence[int] = ()) -> str:
    """The text of a record from the texts of its header and its entries.

    `hints` are those that each seat has had by now, if that is another number than in the header.
    """
    head = header.rstrip("\n").split("\n")
    if any(hints) and len(hints) == sum(line.startswith("seat:") for line in head):
        head = [line for line in head if not line.startswith("hints:")] + [hints_line(hints)]
    return "\n".join([*head, "", *lines]) + "\n"


def hints_of(summary: Mapping[str, Any]) -> tuple[int, ...]:
    """The hints of each seat in what the library keeps for the list of games; empty if none are told."""
    try:
        return msgspec.convert(summary.get("hints", ()), tuple[int, ...])
    except msgspec.ValidationError:
        return ()
