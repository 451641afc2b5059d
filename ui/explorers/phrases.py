"""Phrases that sentences about The Guild of Merchant Explorers are filled with: amounts, eras, places, names."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.explorers import mapfile
from engine.explorers.board import Board
from engine.explorers.moves import WIDTH
from engine.record import Seat
from ui.numbers import show_number
from ui.texts import fill

translate = QCoreApplication.translate

_ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


def roman(number: int) -> str:
    """An era, counted from 0, as the box writes it."""
    return _ROMAN[number] if number < len(_ROMAN) else show_number(number + 1)


def coins(count: int) -> str:
    """An amount of coins."""
    return translate("Explorers", "%n coin(s)", "", count)


def explorers(count: int) -> str:
    """A number of explorers."""
    return translate("Explorers", "%n explorer(s)", "", count)


def terrain_name(name: str) -> str:
    """A terrain, as a label."""
    return {
        "grassland": translate("Explorers", "Grassland"),
        "desert": translate("Explorers", "Desert"),
        "mountain": translate("Explorers", "Mountain"),
        "sea": translate("Explorers", "Sea"),
        "land": translate("Explorers", "Land"),
        "any": translate("Explorers", "Any space"),
    }[name]


def coordinates(space: int) -> str:
    """Column and line of a space, as the map files count them."""
    pattern = translate("Explorers", "(%1, %2)", "coordinates of a space: column, line")
    return fill(pattern, show_number(space % WIDTH), show_number(space // WIDTH))


def place_name(space: int, board: Board | None) -> str:
    """A space in words with its coordinates: "mountain, 2 coins (3, 10)"."""
    number = -1 if board is None else board.hexes.get(space, -1)
    if board is None or number < 0:
        return coordinates(space)
    return fill(
        translate("Explorers", "%1 %2", "what is on a space, and its coordinates"),
        sign_name(board, number),
        coordinates(space),
    )


def sign_name(board: Board, number: int) -> str:
    """What a hex is, in words."""
    cell = board.file.cells[number]
    terrain = terrain_name(cell.terrain) if cell.terrain else ""
    value = cell.value
    if cell.feature == mapfile.COINS:
        text = fill(translate("Explorers", "%1 with %2", "a terrain and coins"), terrain, coins(value))
    elif cell.feature == mapfile.CITY:
        text = fill(translate("Explorers", "City of value %1"), show_number(value))
    elif cell.feature == mapfile.RUIN:
        wreck = cell.terrain == "sea"
        text = translate("Explorers", "Wreck") if wreck else translate("Explorers", "Ruin")
        if cell.sign:
            text = fill(
                translate("Explorers", "%1 %2", "a ruin or wreck and its sign"), text, ruin_sign(cell.sign)
            )
    elif cell.feature == mapfile.TOWER:
        text = translate("Explorers", "Discovery tower")
    elif cell.feature == mapfile.CRYSTAL:
        text = fill(translate("Explorers", "Crystal of value %1"), show_number(value))
    elif cell.feature == mapfile.CAPITAL:
        text = translate("Explorers", "Capital")
    elif cell.terrain == "sea":
        text = terrain
    else:
        text = fill(translate("Explorers", "%1, blank", "a terrain; the space is blank"), terrain)
    return text


def ruin_sign(sign: str) -> str:
    """The sign of a ruin in words; letters stay what they are."""
    return {
        "o": translate("Explorers", "with a circle", "sign of a ruin"),
        "t": translate("Explorers", "with a triangle", "sign of a ruin"),
        "q": translate("Explorers", "with a square", "sign of a ruin"),
    }.get(sign, sign)


def name(seat: int, seats: Sequence[Seat]) -> str:
    """The name of a seat."""
    return seats[seat].name


def joined(parts: Sequence[str]) -> str:
    """Parts with commas between them."""
    return translate("Explorers", ", ", "between the items of a list").join(parts)


def source_name(source: str) -> str:
    """Where coins come from, one of `sheet.SOURCES`, as a label."""
    return {
        "spaces": translate("Explorers", "Coin spaces"),
        "towers": translate("Explorers", "Discovery towers"),
        "crystals": translate("Explorers", "Crystals"),
        "villages": translate("Explorers", "Villages"),
        "routes": translate("Explorers", "Trade routes"),
        "treasures": translate("Explorers", "Treasures at once"),
        "objectives": translate("Explorers", "Objectives"),
        "final_treasures": translate("Explorers", "Treasures kept"),
    }[source]
