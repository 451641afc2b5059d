"""A space of a map in words: what it is, what stands there, how much of its region is left."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.explorers.board import Board
from engine.explorers.view import ExplorersView, SeatView
from ui.explorers.map.regions import region_of
from ui.explorers.phrases import place_name
from ui.numbers import show_number
from ui.texts import fill

translate = QCoreApplication.translate


def space_text(view: ExplorersView, seat: int, space: int, board: Board) -> str:
    """A space on the map of a seat, in a few short sentences."""
    if space not in board.hexes:
        return ""
    found = view.seats[seat]
    parts = [place_name(space, board), *_standing(found, space), *_region(found, space, board)]
    return ". ".join(parts) + "."


def _standing(seat: SeatView, space: int) -> list[str]:
    parts = []
    if space in seat.explorers:
        parts.append(translate("Explorers", "An explorer is here"))
    if space in seat.villages:
        parts.append(translate("Explorers", "A village is here"))
    if space in seat.posts:
        parts.append(translate("Explorers", "A trading post covers the city"))
    if space in seat.towers or space in seat.crystals:
        parts.append(translate("Explorers", "Found before"))
    if space in seat.ruins:
        parts.append(translate("Explorers", "Its treasure has been drawn"))
    return parts


def _region(seat: SeatView, space: int, board: Board) -> list[str]:
    region, blanks = region_of(board, space)
    if not region:
        return []
    size = region.bit_count()
    if region & board.mask_of_spaces(seat.villages):
        return [fill(translate("Explorers", "Region of %1 hexes with a village"), show_number(size))]
    if not blanks:
        return [
            fill(
                translate("Explorers", "Region of %1 hexes without a blank space: no village"),
                show_number(size),
            )
        ]
    left = (region & ~board.mask_of_spaces(seat.explorers)).bit_count()
    return [
        fill(
            translate("Explorers", "Region of %1 hexes, %2 left to explore for a village"),
            show_number(size),
            show_number(left),
        )
    ]
