"""Writing for people and for programs on the standard output."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from app.commands.errors import CommandError, reason_of

_WIDTH = 100
"""Columns of a usual terminal."""


def write(text: str = "") -> None:
    """One line. Raises CommandError if it cannot be written, BrokenPipeError if nobody reads it any more."""
    with writing_out():
        print(text)


@contextmanager
def writing_out() -> Iterator[None]:
    """Turn trouble with the standard output into a CommandError; a closed pipe stays a BrokenPipeError."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise CommandError(f"the output cannot be written: {reason_of(error)}") from None


def number(value: int, one: str, many: str) -> str:
    """A number with its noun: "1 game", "12 games"."""
    return f"{value:,} {one if value == 1 else many}"


def write_json(value: Any) -> None:
    """`value` as JSON that people can read too: what fits into a line stays in one."""
    # A terminal that cannot show every character gets escapes, which any reader of JSON understands.
    encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower().replace("-", "")
    write(_laid_out(value, "", encoding != "utf8"))


def _laid_out(value: Any, indent: str, ascii_only: bool) -> str:
    import json

    line = json.dumps(value, ensure_ascii=ascii_only)
    if len(indent) + len(line) <= _WIDTH or not isinstance(value, dict | list):
        return line
    deeper = indent + "  "
    if isinstance(value, dict):
        parts = [f"{json.dumps(key)}: {_laid_out(part, deeper, ascii_only)}" for key, part in value.items()]
        opening, closing = "{}"
    else:
        parts = [_laid_out(part, deeper, ascii_only) for part in value]
        opening, closing = "[]"
    return f"{opening}\n{deeper}" + f",\n{deeper}".join(parts) + f"\n{indent}{closing}"


def write_table(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """A table with columns as wide as needed; columns of numbers are aligned at the right."""
    columns = list(zip(titles, *rows, strict=True))
    widths = [max(map(len, column)) for column in columns]
    right = [all(map(_is_number, column[1:])) for column in columns]
    for cells in (titles, *rows):
        line = "  ".join(
            cell.rjust(width) if at_right else cell.ljust(width)
            for cell, width, at_right in zip(cells, widths, right, strict=True)
        )
        write(line.rstrip())


def write_nested(values: Mapping[str, Any], indent: str = "") -> None:
    """Plain JSON values as lines "name: value"; a list of entries becomes a table."""
    for key, value in values.items():
        name = indent + key.replace("_", " ")
        if isinstance(value, list) and value and all(isinstance(entry, dict) for entry in value):
            write(f"{name}:")
            _write_entries(value, indent + "  ")
        else:
            write(f"{name}: {_plain(value)}")


def _write_entries(entries: Sequence[Mapping[str, Any]], indent: str) -> None:
    """A table; where that would be too wide for a screen, a block of lines for each entry."""
    keys = list(entries[0])
    titles = [indent + keys[0].replace("_", " "), *(key.replace("_", " ") for key in keys[1:])]
    rows = [
        [("" if at else indent) + _plain(entry.get(key)) for at, key in enumerate(keys)] for entry in entries
    ]
    if sum(max(map(len, column)) + 2 for column in zip(titles, *rows, strict=True)) <= _WIDTH:
        write_table(titles, rows)
        return
    for entry in entries:
        write(f"{indent}{keys[0].replace('_', ' ')} {_plain(entry[keys[0]])}")
        told = {key: entry.get(key) for key in keys[1:]}
        write_nested(
            {key: value for key, value in told.items() if value not in (None, [], {})}, indent + "  "
        )


def _plain(value: Any) -> str:
    """A value in a few words; what is zero inside a group is left out."""
    if value is None or (isinstance(value, list | dict) and not value):
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        parts = [f"{key.replace('_', ' ')} {_plain(part)}" for key, part in value.items() if part]
        return ", ".join(parts) or "-"
    if isinstance(value, list):
        return " ".join(map(_plain, value))
    return str(value)


def _is_number(cell: str) -> bool:
    return cell.strip().removeprefix("-").replace(".", "", 1).isdigit()
