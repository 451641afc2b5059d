"""Reads what still reads from a damaged library.

Works on a copy, so the damaged files stay as they were found. Looks at the games one by one and by several
ways, because one broken page should cost only what stood on it.
"""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from app.library.health import companions
from app.library.schema import migrate

PROBE_LIMIT = 20_000
"""Highest game number that is tried blindly."""

_ID_QUERIES = (
    "SELECT id FROM games ORDER BY id",
    "SELECT id FROM games ORDER BY id DESC",
    "SELECT DISTINCT game_id FROM moves ORDER BY game_id",
    "SELECT DISTINCT game_id FROM moves ORDER BY game_id DESC",
)


class SalvagedGame(msgspec.Struct, frozen=True):
    """A game read from a damaged library: `lines` are its first moves, all of them if `whole`."""

    id: int
    game: str
    name: str
    created: str
    changed: str
    header: str
    finished: bool
    undone: bool
    summary: str
    picture: bytes | None
    lines: tuple[str, ...]
    whole: bool


class Salvage(msgspec.Struct, frozen=True):
    """What was read: the games, and the numbers of games that were there but cannot be read."""

    games: tuple[SalvagedGame, ...] = ()
    lost: frozenset[int] = frozenset()


def salvage(path: Path) -> Salvage:
    """Read as many games as possible from the damaged library at `path`, which is not changed.

    Raises OSError when the copy cannot be made.
    """
    if not path.is_file() and not companions(path)[0].is_file():
        return Salvage()
    with tempfile.TemporaryDirectory(prefix="terra-incognita-") as folder:
        as_found = _copied(path, Path(folder) / "found.sqlite3")
        first = _read(as_found)
        if first.games and not first.lost and all(game.whole for game in first.games):
            return first
        # Without its first page nothing can be read, but that page can be remade: in every library it is the
        # same.
        regrafted = _copied(path, Path(folder) / "grafted.sqlite3")
        _graft_first_page(regrafted)
        return _merged(first, _read(regrafted))


def _copied(path: Path, target: Path) -> Path:
    for source, copy in zip([path, *companions(path)], [target, *companions(target)], strict=True):
        # The -shm file is only an index of the log, and SQLite makes it anew.
        if source.is_file() and not source.name.endswith("-shm"):
            shutil.copyfile(source, copy)
    return target


def _graft_first_page(path: Path) -> None:
    fresh = path.with_name("fresh.sqlite3")
    with closing(sqlite3.connect(fresh, isolation_level=None)) as connection:
        migrate(connection)
    page = bytearray(fresh.read_bytes()[:4096])
    # Other numbers in the two change counters tell SQLite to take the size of the database from the file.
    page[24:28], page[92:96] = (1).to_bytes(4, "big"), (2).to_bytes(4, "big")
    if path.is_file() and path.stat().st_size > len(page):
        with path.open("r+b") as file:
            file.write(page)


def _merged(first: Salvage, second: Salvage) -> Salvage:
    best = {game.id: game for game in first.games}
    for game in second.games:
        known = best.get(game.id)
        if known is None or (not known.whole and len(game.lines) > len(known.lines)):
            best[game.id] = game
    games = tuple(best[number] for number in sorted(best))
    return Salvage(games, (first.lost | second.lost) - best.keys())


def _read(path: Path) -> Salvage:
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            # Everything is decoded by hand: one bad letter in a name must not cost the game.
            connection.text_factory = bytes
            connection.row_factory = sqlite3.Row
            # Cells are checked as they are read, so that a bad page ends in an error and not in nonsense.
            connection.execute("PRAGMA cell_size_check = ON")
            seen = _seen_numbers(connection)
            last = max([*seen, _last_number(connection)], default=0)
            games = [
                _game(connection, number)
                for number in sorted(seen | set(range(1, min(last, PROBE_LIMIT) + 1)))
            ]
    except (sqlite3.Error, OSError):
        return Salvage()
    found = tuple(game for game in games if game is not None)
    return Salvage(found, frozenset(seen - {game.id for game in found}))


def _until_error(cursor: Iterable[Any]) -> Iterator[Any]:
    try:
        yield from cursor
    except sqlite3.Error:
        return


def _rows(connection: sqlite3.Connection, query: str, *values: object) -> Iterator[Any]:
    try:
        cursor = connection.execute(query, values)
    except sqlite3.Error:
        return iter(())
    return _until_error(cursor)


def _seen_numbers(connection: sqlite3.Connection) -> set[int]:
    return {
        row[0]
        for query in _ID_QUERIES
        for row in _rows(connection, query)
        if isinstance(row[0], int) and row[0] > 0
    }


def _last_number(connection: sqlite3.Connection) -> int:
    numbers = [row[0] for row in _rows(connection, "SELECT seq FROM sqlite_sequence WHERE name = 'games'")]
    return max((number for number in numbers if isinstance(number, int)), default=0)


def _game(connection: sqlite3.Connection, number: int) -> SalvagedGame | None:
    row = next(_rows(connection, "SELECT * FROM games WHERE id = ?", number), None)
    if row is None:
        return None
    values = {name: row[name] for name in row.keys()}  # noqa: SIM118 - iterating a Row gives the values
    game, header = _exact(values.get("game")), _exact(values.get("header"))
    if not game or not header:
        return None
    lines = tuple(_lines(connection, number))
    pictures = _rows(connection, "SELECT png FROM pictures WHERE game_id = ?", number)
    picture = next((row[0] for row in pictures if isinstance(row[0], bytes)), None)
    changed = _loose(values.get("changed"))
    return SalvagedGame(
        number,
        game,
        _loose(values.get("name")),
        _loose(values.get("created")),
        changed,
        header,
        values.get("finished") == 1,
        values.get("undone") == 1,
        _loose(values.get("summary")) or "{}",
        picture,
        lines,
        values.get("length") == len(lines),
    )


def _lines(connection: sqlite3.Connection, number: int) -> Iterator[str]:
    """The moves from the first to the last before a gap, an error or a letter that cannot be read."""
    query = "SELECT ply, line FROM moves WHERE game_id = ? ORDER BY ply"
    for expected, row in enumerate(_rows(connection, query, number)):
        line = _exact(row[1])
        if row[0] != expected or not line or "\n" in line:
            return
        yield line


def _exact(value: object) -> str | None:
    try:
        return value.decode() if isinstance(value, bytes) else None
    except UnicodeDecodeError:
        return None


def _loose(value: object) -> str:
    return value.decode(errors="replace") if isinstance(value, bytes) else ""
