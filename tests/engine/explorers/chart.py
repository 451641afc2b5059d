"""Maps as a naive referee reads them: plain cells, no tables, nothing shared with the program but the data files."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

RESOURCES = Path(__file__).parents[3] / "resources" / "explorers"
Place = tuple[int, int]
LAND = {"g": "grassland", "d": "desert", "m": "mountain"}


def data(name: str) -> dict[str, Any]:
    """A data file."""
    return tomllib.loads((RESOURCES / name).read_text("utf-8"))


def beside(place: Place) -> list[Place]:
    """The six places around a place, hex or not."""
    x, y = place
    return [(x, y - 2), (x, y + 2), (x + 1, y - 1), (x + 1, y + 1), (x - 1, y - 1), (x - 1, y + 1)]


def text(place: Place) -> str:
    """As in notation."""
    return f"{place[0]},{place[1]}"


def connected(places: Iterable[Place]) -> list[set[Place]]:
    """The connected parts of some places."""
    left = set(places)
    parts = []
    while left:
        part: set[Place] = set()
        waiting = [next(iter(left))]
        while waiting:
            place = waiting.pop()
            if place in left:
                left.remove(place)
                part.add(place)
                waiting += beside(place)
        parts.append(part)
    return parts


class Chart:
    """A printed map: `cells[place]` is the three letters of the file."""

    def __init__(self, name: str) -> None:
        file = data(f"maps/{name}.toml")
        self.cells: dict[Place, str] = {}
        for line in file["grid"].splitlines():
            if line and not line.startswith("#"):
                y = int(line[:3])
                for start in range(5, len(line), 4):
                    if line[start : start + 3].strip():
                        self.cells[(start - 5) // 4, y] = line[start : start + 3]
        self.capital: Place = tuple(file["capital"])
        self.village_coins: list[int] = file["village_coins_by_era"]
        self.tower_coins: list[int] = file["tower_coins_by_count"]
        self.marks = {name: tuple(place) for name, place in file.get("marks", {}).items()}
        land = [place for place in self.cells if self.terrain(place) in LAND.values()]
        self.regions = [
            region
            for name in LAND.values()
            for region in connected(place for place in land if self.terrain(place) == name)
        ]
        self.lands = connected(place for place in self.cells if self.terrain(place) != "sea")

    def terrain(self, place: Place) -> str:
        """The terrain, "" on capital and discovery spaces."""
        return {**LAND, "s": "sea", "*": ""}[self.cells[place][0]]

    def feature(self, place: Place) -> str:
        """The letter of what is printed there."""
        return self.cells[place][1]

    def number(self, place: Place) -> int:
        """The number printed there."""
        return int(self.cells[place][2])

    def sign(self, place: Place) -> str:
        """The sign printed at a ruin."""
        return self.cells[place][2]

    def discovery(self, place: Place) -> bool:
        """Tower or crystal space."""
        return self.feature(place) in "TK"

    def region(self, place: Place) -> set[Place]:
        """The region of a land hex, empty elsewhere."""
        return next((region for region in self.regions if place in region), set())

    def blank(self, place: Place) -> bool:
        """A land hex with nothing printed on it."""
        return self.feature(place) == "." and self.terrain(place) in LAND.values()

    def printed(self, feature: str) -> set[Place]:
        """All hexes with a feature."""
        return {place for place in self.cells if self.feature(place) == feature}
