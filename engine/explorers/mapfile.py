"""Reading map files: text in, checked hexes out; an error names the line and the cell.

The form is described at the head of each file in `resources/explorers/maps/`.
"""

from __future__ import annotations

import re
from typing import NamedTuple

import msgspec

from engine.errors import FiguresError
from engine.explorers.cards import DESERT, GRASSLAND, MOUNTAIN, SEA
from engine.explorers.moves import ID

MOST = 99
"""The largest coordinate, and the most coins that a village or a tower brings."""
MOST_LETTERS = 40
"""The longest id and the longest name of a map."""

TERRAIN_LETTERS = {"g": GRASSLAND, "d": DESERT, "m": MOUNTAIN, "s": SEA, "*": ""}
BLANK, COINS, CITY, RUIN, TOWER, CRYSTAL, CAPITAL = ".$crTK@"
"""The features, as the letters of the files."""

_NO_TERRAIN = TOWER + CRYSTAL + CAPITAL
_VALUED = COINS + CITY + CRYSTAL
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
"""Some editors begin a file with it."""
FORMAT = 1


class Cell(NamedTuple):
    """A hex: coordinates, terrain ("" for capital and discovery spaces), feature, its value, and the sign of a ruin.

    `line` is the line of the file that it stands in.
    """

    x: int
    y: int
    terrain: str
    feature: str
    value: int
    sign: str
    line: int

    @property
    def place(self) -> str:
        """Where a fault of this hex is to be looked for."""
        return f"line {self.line}, cell ({self.x}, {self.y})"


class MapFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a map file, with `cells` in reading order filled in from its grid."""

    format_version: int
    id: str
    orientation: str
    coordinates: str
    columns: int
    capital: tuple[int, int]
    village_coins_by_era: tuple[int, ...]
    tower_coins_by_count: tuple[int, ...]
    grid: str
    names: dict[str, str]
    difficulty_rank: int = 0
    note: str = ""
    marks: dict[str, tuple[int, int]] = {}
    check: dict[str, int | tuple[int, ...]] = {}
    derived: dict[str, int] = {}
    cells: tuple[Cell, ...] = ()


def read_map_file(text: bytes, eras: int) -> MapFile:
    """The map of a TOML text for a game of `eras` eras. Counts and connections are checked by `board.Board`.

    Raises `FiguresError` with the reason, and the line and the cell where there is one.
    """
    text = text.removeprefix(_BYTE_ORDER_MARK)
    try:
        read = msgspec.toml.decode(text, type=MapFile, strict=True)
        source = text.decode()
    except (
        msgspec.DecodeError,
        ValueError,
    ) as error:  # ValueError: no UTF-8, or a number of thousands of digits
        raise FiguresError(f"the map cannot be read: {error}") from None
    except RecursionError:
        raise FiguresError("the map cannot be read: brackets stand too deep in each other") from None
    _check_head(read, eras)
    cells = _cells(read, _first_grid_line(read, source))
    return msgspec.structs.replace(read, cells=cells)


def _check_head(read: MapFile, eras: int) -> None:
    if read.format_version != FORMAT:
        raise FiguresError(f"the map has format version {read.format_version}, this program reads {FORMAT}")
    if not re.fullmatch(ID, read.id) or len(read.id) > MOST_LETTERS:
        raise FiguresError(
            f"the id of a map consists of up to {MOST_LETTERS} small letters, digits and '_', "
            f"not {read.id[: MOST_LETTERS + 1]!r}"
        )
    if read.orientation != "flat_top" or read.coordinates != "doubled_height":
        raise FiguresError('a map has the orientation "flat_top" and the coordinates "doubled_height"')
    if "en" not in read.names:
        raise FiguresError("the map has no English name")
    for language, name in read.names.items():
        if not name.strip() or not name.isprintable() or len(name) > MOST_LETTERS:
            raise FiguresError(
                f"a name has 1 to {MOST_LETTERS} characters that can be shown; "
                f"that for {language[:MOST_LETTERS]!r} has not"
            )
    if not 0 <= read.difficulty_rank <= MOST:
        raise FiguresError(f"difficulty_rank is from 0 to {MOST}, not {read.difficulty_rank}")
    if not 1 <= read.columns <= MOST + 1:
        raise FiguresError(f"a map has 1 to {MOST + 1} columns, not {read.columns}")
    if len(read.village_coins_by_era) != eras or not _are_coins(read.village_coins_by_era):
        raise FiguresError(f"village_coins_by_era has {eras} numbers from 0 to {MOST}")
    if not read.tower_coins_by_count or not _are_coins(read.tower_coins_by_count):
        raise FiguresError(f"tower_coins_by_count has a number from 0 to {MOST} for each tower")


def _are_coins(numbers: tuple[int, ...]) -> bool:
    return all(0 <= number <= MOST for number in numbers)


def _first_grid_line(read: MapFile, source: str) -> int:
    """The line of the file in which the first line of the grid stands."""
    start = re.search(r"^[ \t]*grid[ \t]*=[ \t]*('''|\"\"\")[ \t]*\r?\n", source, re.MULTILINE)
    if not start:
        raise FiguresError("the grid begins in the line after ''' or \"\"\"")
    return source.count("\n", 0, start.end()) + 1


def _cells(read: MapFile, first_line: int) -> tuple[Cell, ...]:
    cells: list[Cell] = []
    last = -1
    for line, text in enumerate(read.grid.split("\n"), start=first_line):
        if text.startswith("#") or not text.strip():
            continue
        label = re.match(r" {0,2}(0|[1-9][0-9]?):", text)
        if not label or label.end() != 4:
            raise FiguresError(f"line {line}: a line of the grid begins with y in 3 places and ':'")
        y = int(label[1])
        if y <= last:
            raise FiguresError(f"line {line}: y is {y} after {last}")
        last = y
        cells += _cells_of_line(read, line, y, text)
    return tuple(cells)


def _cells_of_line(read: MapFile, line: int, y: int, text: str) -> list[Cell]:
    cells = []
    for x, start in enumerate(range(4, len(text), 4)):
        where = f"line {line}, cell ({x}, {y}): "
        blank, cell = text[start], text[start + 1 : start + 4]
        if blank != " ":
            raise FiguresError(f"{where}a blank belongs before it, not {blank!r}")
        if not cell.strip(" "):
            continue
        if x >= read.columns:
            raise FiguresError(f"{where}the map has {read.columns} columns")
        if (x + y) % 2 == 0:
            raise FiguresError(f"{where}x + y of a hex is odd")
        reason = _fault(cell)
        if reason:
            raise FiguresError(f"{where}{reason}")
        letter, feature, parameter = tuple(cell)
        value = int(parameter) if feature in _VALUED else 0
        sign = parameter if feature == RUIN and parameter != "." else ""
        cells.append(Cell(x, y, TERRAIN_LETTERS[letter], feature, value, sign, line))
    return cells


def _fault(cell: str) -> str:
    """What is wrong with the three characters of a cell, or ""."""
    if len(cell) != 3:
        return f"a cell has 3 characters, not {cell!r}"
    letter, feature, parameter = tuple(cell)
    if letter not in TERRAIN_LETTERS:
        return f"{letter!r} is no terrain"
    if feature not in BLANK + COINS + CITY + RUIN + _NO_TERRAIN:
        return f"{feature!r} is no feature"
    if (letter == "*") != (feature in _NO_TERRAIN):
        return "capital and discovery spaces, and only they, have the terrain '*'"
    if feature in _VALUED:
        if parameter not in "123456789":
            return f"{feature!r} needs a value from 1 to 9, not {parameter!r}"
    elif feature == RUIN:
        if not (parameter == "." or (parameter.isascii() and parameter.isalpha())):
            return f"the sign of a ruin is a letter or '.', not {parameter!r}"
    elif parameter != ".":
        return f"{feature!r} is followed by '.', not {parameter!r}"
    return ""
