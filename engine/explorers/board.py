"""A map as bit masks and tables: one bit for each hex, in reading order. Made once for a map and shared."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from engine.bits import bits_of
from engine.contract import Move
from engine.errors import FiguresError
from engine.explorers import mapfile
from engine.explorers.cards import LAND_TERRAINS, TERRAINS
from engine.explorers.mapfile import Cell, MapFile
from engine.explorers.moves import END, WIDTH, Explore, Route, Village, space_of

DIRECTIONS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""The six directions clockwise from the top; direction d + 3 is the opposite of d."""

NOTHING, COINS, CITY, RUIN, TOWER, CRYSTAL = range(6)
_KINDS = {
    mapfile.BLANK: NOTHING,
    mapfile.CAPITAL: NOTHING,
    mapfile.COINS: COINS,
    mapfile.CITY: CITY,
    mapfile.RUIN: RUIN,
    mapfile.TOWER: TOWER,
    mapfile.CRYSTAL: CRYSTAL,
}


_LISTS_KEPT = 20_000
"""Lists of moves kept for the next time: two of three are found again in random games, which needs a few megabytes."""


class Board:
    """Hexes, their neighbours, lines and regions. Lists have an entry for each hex; every other set is a mask."""

    def __init__(self, file: MapFile) -> None:
        """Raises `FiguresError` if the hexes are not one map with one capital, or differ from the stated counts."""
        cells = file.cells
        self.file = file
        self.id = file.id
        self.size = len(cells)
        self.all = (1 << self.size) - 1
        self.spaces = [space_of(cell.x, cell.y) for cell in cells]
        self.hexes = {space: number for number, space in enumerate(self.spaces)}
        """The number of the hex of a space."""
        self.neighbours = [self._neighbours(cell) for cell in cells]
        """The numbers of the neighbours by direction; -1 where there is no hex."""
        self.near = [self.mask(number for number in six if number >= 0) for six in self.neighbours]
        self.kinds = [_KINDS[cell.feature] for cell in cells]
        self.values = [cell.value for cell in cells]
        self._make_sets(cells)
        self.lines = self._lines()
        """For each hex the three unbroken lines through it, as masks."""
        self.regions, self.region_of = self._areas(self.terrain[name] for name in LAND_TERRAINS)
        """Connected hexes of one land terrain; `region_of[hex]` is 0 for every other hex."""
        self.blanks_of = [region & self.blanks for region in self.region_of]
        """The hexes of the region that may hold its village."""
        self.fill_of = [region if region & self.blanks else 0 for region in self.region_of]
        """The region to be filled for a village: 0 where there can be none."""
        self.lands, _ = self._areas([self.all & ~self.terrain["sea"]])
        self._make_moves()
        self._check()

    def mask(self, numbers: Iterable[int]) -> int:
        """The mask of hexes."""
        mask = 0
        for number in numbers:
            mask |= 1 << number
        return mask

    def mask_of_spaces(self, spaces: Iterable[int]) -> int:
        """The mask of spaces."""
        return self.mask(self.hexes[space] for space in spaces)

    def spaces_of(self, mask: int) -> tuple[int, ...]:
        """The spaces of a mask, in reading order."""
        return tuple([self.spaces[number] for number in bits_of(mask)])

    def around(self, mask: int) -> int:
        """All hexes that have a neighbour in the mask."""
        tables = self.near
        near = 0
        while mask:
            low = mask & -mask
            near |= tables[low.bit_length() - 1]
            mask ^= low
        return near

    def join(self, parts: tuple[int, ...], number: int) -> tuple[int, ...]:
        """Connected parts of a network once the hex is added; the part with the hex stands last."""
        near = self.near[number]
        joined = 1 << number
        others = []
        for part in parts:
            if part & near:
                joined |= part
            else:
                others.append(part)
        others.append(joined)
        return tuple(others)

    def moves_of(self, mask: int) -> list[Move]:
        """The moves that place an explorer on one of the hexes, in reading order, and `END`. Do not change the list."""
        found = self._moves.get(mask)
        if found is None:
            moves = self.explore_moves
            found = []
            left = mask
            while left:
                low = left & -left
                found.append(moves[low.bit_length() - 1])
                left ^= low
            found.append(END)
            if len(self._moves) >= _LISTS_KEPT:
                self._moves.clear()
            self._moves[mask] = found
        return found

    def parts(self, mask: int) -> tuple[int, ...]:
        """The connected parts of a mask."""
        found: list[int] = []
        while mask:
            part = self._connected(mask)
            found.append(part)
            mask ^= part
        return tuple(found)

    def routes(self, cities: int) -> list[Move]:
        """Every trade route between two of some connected cities. Do not change the list."""
        found = self._routes.get(cities)
        if found is None:
            pairs = combinations([self.spaces[number] for number in bits_of(cities)], 2)
            found = [Route(*way) for one, other in pairs for way in ((one, other), (other, one))]
            self._routes[cities] = found
        return found

    def _neighbours(self, cell: Cell) -> tuple[int, ...]:
        around = [(cell.x + dx, cell.y + dy) for dx, dy in DIRECTIONS]
        return tuple([self.hexes.get(space_of(x, y), -1) if 0 <= x < WIDTH else -1 for x, y in around])

    def _make_sets(self, cells: Sequence[Cell]) -> None:
        def where(test: Iterable[bool]) -> int:
            return self.mask(number for number, true in enumerate(test) if true)

        def featured(feature: str) -> int:
            return where(cell.feature == feature for cell in cells)

        self.terrain = {name: where(cell.terrain == name for cell in cells) for name in TERRAINS}
        self.capital = featured(mapfile.CAPITAL)
        self.cities = featured(mapfile.CITY)
        self.coins = featured(mapfile.COINS)
        self.ruins = featured(mapfile.RUIN)
        self.towers = featured(mapfile.TOWER)
        self.crystals = featured(mapfile.CRYSTAL)
        self.discoveries = self.towers | self.crystals
        self.blanks = featured(mapfile.BLANK) & ~self.terrain["sea"]
        self.border = where(-1 in six for six in self.neighbours)
        self.signs: dict[str, int] = {}
        """The ruins of each sign."""
        for number, cell in enumerate(cells):
            if cell.sign:
                self.signs[cell.sign] = self.signs.get(cell.sign, 0) | 1 << number

    def _lines(self) -> list[tuple[int, ...]]:
        lines = []
        for number in range(self.size):
            through = []
            for direction in range(3):
                line = 1 << number
                for way in (direction, direction + 3):
                    step = self.neighbours[number][way]
                    while step >= 0:
                        line |= 1 << step
                        step = self.neighbours[step][way]
                through.append(line)
            lines.append(tuple(through))
        return lines

    def beyond(self, placed: int, start: int) -> int:
        """What continues a straight line of hexes; if they are a ray from the hex `start`, away from it."""
        found = self._beyond.get((placed, start))
        if found is None:
            whole = placed | start
            found = self.around(placed)
            if whole & (whole - 1):
                lines = self.lines[placed.bit_length() - 1]
                (line,) = [line for line in lines if not whole & ~line]
                found &= line
            self._beyond[placed, start] = found
        return found

    def rays(self, number: int, most: int) -> tuple[int, ...]:
        """Everything straight away from a hex that begins beside it, has no gap and at most so many hexes, as masks."""
        found = self._rays.get((number, most))
        if found is None:
            masks = []
            for direction in range(6):
                ray = 0
                step = self.neighbours[number][direction]
                while step >= 0 and ray.bit_count() < most:
                    ray |= 1 << step
                    masks.append(ray)
                    step = self.neighbours[step][direction]
            found = self._rays[number, most] = tuple(masks)
        return found

    def _areas(self, sets: Iterable[int]) -> tuple[tuple[int, ...], list[int]]:
        """The connected areas of each set, and for each hex its area (0: none)."""
        areas = []
        area_of = [0] * self.size
        for hexes in sets:
            for area in self.parts(hexes):
                areas.append(area)
                for number in bits_of(area):
                    area_of[number] = area
        return tuple(areas), area_of

    def _connected(self, mask: int) -> int:
        """The part of a mask that hangs together with its first hex."""
        area = 0
        edge = mask & -mask
        while edge:
            area |= edge
            edge = self.around(edge) & mask & ~area
        return area

    def _make_moves(self) -> None:
        self.explore_moves: list[Move] = [Explore(space) for space in self.spaces]
        self.village_moves: list[Move] = [Village(space) for space in self.spaces]
        self._moves: dict[int, list[Move]] = {}
        self._routes: dict[int, list[Move]] = {}
        self._beyond: dict[tuple[int, int], int] = {}
        self._rays: dict[tuple[int, int], tuple[int, ...]] = {}

    def _check(self) -> None:
        file = self.file
        cells = {(cell.x, cell.y): cell for cell in file.cells}
        capitals = [file.cells[number] for number in bits_of(self.capital)]
        if not capitals:
            raise FiguresError("the map has no capital")
        if len(capitals) > 1:
            raise FiguresError(f"{capitals[1].place}: the map has {len(capitals)} capitals instead of one")
        if capitals[0][:2] != file.capital:
            x, y = file.capital
            raise FiguresError(f"{capitals[0].place}: here is the capital, and not at ({x}, {y}) as stated")
        for number in bits_of(self.all & ~self._connected(self.all)):
            raise FiguresError(f"{file.cells[number].place}: the hex does not hang together with the map")
        for name, (x, y) in file.marks.items():
            if (x, y) not in cells:
                raise FiguresError(f"the mark {name!r} is at {x},{y}, where no hex is")
        counts = self.counts()
        for key, stated in (*file.check.items(), *file.derived.items()):
            if key not in counts:
                raise FiguresError(f"{key!r} is nothing that can be counted on a map")
            if counts[key] != stated:
                raise FiguresError(f"the map states {key} = {stated}, the grid has {counts[key]}")

    def counts(self) -> dict[str, int | tuple[int, ...]]:
        """Everything that the tables [check] and [derived] of a map file may state."""
        blanks = [(region & self.blanks).bit_count() for region in self.regions]
        of_terrain = {
            name: [region for region in self.regions if region & self.terrain[name]] for name in LAND_TERRAINS
        }
        return {
            "hexes": self.size,
            **{name: mask.bit_count() for name, mask in self.terrain.items()},
            "cities": self.cities.bit_count(),
            "city_values": tuple(sorted(self.values[number] for number in bits_of(self.cities))),
            "ruins": self.ruins.bit_count(),
            "towers": self.towers.bit_count(),
            "crystals": self.crystals.bit_count(),
            "coin_spaces": self.coins.bit_count(),
            "coins_printed": sum(self.values[number] for number in bits_of(self.coins)),
            "regions": len(self.regions),
            **{f"regions_{name}": len(regions) for name, regions in of_terrain.items()},
            "regions_without_blank": blanks.count(0),
            "regions_with_one_blank": blanks.count(1),
            "largest_region": max((region.bit_count() for region in self.regions), default=0),
            "lands": len(self.lands),
            "border_ruins": (self.ruins & self.border).bit_count(),
        }
