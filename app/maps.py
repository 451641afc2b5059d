"""Maps that players have put into the folder of maps beside the library."""

from __future__ import annotations

from pathlib import Path

import msgspec

from app.paths import user_folders
from engine.errors import FiguresError
from engine.explorers.board import Board
from engine.explorers.game import Explorers

MOST_BYTES = 1_000_000
SUFFIX = ".toml"
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
"""Some editors begin a file with it."""


class MapFault(Exception):
    """A file that cannot be used as a map; `str(fault)` is the reason."""


class OwnMap(msgspec.Struct, frozen=True):
    """A map of a player: the name of its file, its text, and the checked map."""

    file: str
    text: str
    board: Board


def maps_folder() -> Path:
    """The folder in which players may put maps; it need not exist."""
    return user_folders().data / "maps"


def read_map(game: Explorers, path: Path) -> OwnMap:
    """The map of a file, checked. Raises `MapFault` with the reason."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise MapFault(error.strerror or type(error).__name__) from None
    if len(content) > MOST_BYTES:
        raise MapFault("the file is too large for a map")
    try:
        text = content.removeprefix(_BYTE_ORDER_MARK).decode()
    except UnicodeDecodeError:
        raise MapFault("the file is not text in UTF-8") from None
    try:
        return OwnMap(path.name, text, game.read_map(text))
    except FiguresError as error:
        raise MapFault(str(error)) from None


def maps_of_folder(game: Explorers, folder: Path | None = None) -> tuple[list[OwnMap], dict[str, str]]:
    """The maps of a folder (None: the user's) by the names of their files, and the faults of the files that are none.

    Of two maps with the same id only the first is one.
    """
    place = maps_folder() if folder is None else folder
    try:
        files = sorted(path for path in place.iterdir() if path.suffix.lower() == SUFFIX and path.is_file())
    except OSError:
        return [], {}
    maps: dict[str, OwnMap] = {}
    faults: dict[str, str] = {}
    for path in files:
        try:
            found = read_map(game, path)
        except MapFault as fault:
            faults[path.name] = str(fault)
            continue
        name = found.board.id
        if name in maps:
            faults[path.name] = f"the id {name!r} is that of {maps[name].file} too"
        else:
            maps[name] = found
    return list(maps.values()), faults
