"""How much of each region is left for a seat, and where on the map that is shown."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.bits import bits_of
from engine.explorers.board import Board
from engine.explorers.view import SeatView
from ui.explorers.map.geometry import centre


@dataclass(frozen=True)
class RegionLeft:
    """A region that can still get its village: hexes in all and left in this era, and the space that shows it."""

    hexes: int
    left: int
    space: int
    on_blank: bool
    """Whether the space is a blank one, with its middle free."""

    @property
    def begun(self) -> bool:
        """Whether an explorer is in it."""
        return self.left < self.hexes


@lru_cache(maxsize=400)
def _middle_first(board: Board, region: int) -> tuple[int, ...]:
    """The hexes of a region, those near its middle first."""
    middles = {number: centre(board.spaces[number]) for number in bits_of(region)}
    x = sum(point.x() for point in middles.values()) / len(middles)
    y = sum(point.y() for point in middles.values()) / len(middles)
    return tuple(
        sorted(middles, key=lambda number: (middles[number].x() - x) ** 2 + (middles[number].y() - y) ** 2)
    )


def regions_left(board: Board, seat: SeatView) -> list[RegionLeft]:
    """All regions in which the seat can still found a village, in the order of the board."""
    explorers, villages = board.mask_of_spaces(seat.explorers), board.mask_of_spaces(seat.villages)
    found = []
    for region in board.regions:
        blanks = region & board.blanks
        if not blanks or region & villages:
            continue
        left = region & ~explorers
        free_blanks = left & blanks
        shown = next(
            (hex_ for hex_ in _middle_first(board, region) if (free_blanks or left) >> hex_ & 1), None
        )
        if shown is not None:
            found.append(
                RegionLeft(region.bit_count(), left.bit_count(), board.spaces[shown], bool(free_blanks))
            )
    return found


def region_of(board: Board, space: int) -> tuple[int, int]:
    """The masks of a space's region and of its blank hexes; 0 where there is none."""
    number = board.hexes[space]
    return board.region_of[number], board.blanks_of[number]
