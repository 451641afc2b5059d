"""The colours of the maps in both themes; terrains differ in brightness as well as in hue."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtGui import QColor

from engine.explorers.cards import DESERT, GRASSLAND, MOUNTAIN, SEA
from ui.theme.palette import Palette


@dataclass(frozen=True)
class Ground:
    """How a terrain looks: its wash, and the darker and lighter ink of its texture."""

    wash: QColor
    dark: QColor
    light: QColor


@dataclass(frozen=True)
class MapColours:
    """Every colour of the map of one theme."""

    grounds: dict[str, Ground]
    """By terrain; "" is land of no terrain: capital and discovery spaces."""
    parchment: QColor
    deep: QColor
    shallow: QColor
    shore: QColor
    """The ink of the coasts."""
    border: QColor
    """The ink between regions."""
    grid: QColor
    """The fine lines between hexes."""
    plate: QColor
    plate_ink: QColor
    stone: QColor
    stone_shade: QColor
    wood: QColor
    wood_shade: QColor
    sail: QColor
    crystal: QColor
    crystal_shade: QColor
    halo: QColor
    """Around pieces, so that they stand off from any ground."""
    veil: QColor
    """Over spaces that are done with."""


def _c(text: str) -> QColor:
    return QColor(text)


_PAPER = MapColours(
    grounds={
        GRASSLAND: Ground(_c("#a3bf6d"), _c("#5e7f34"), _c("#c4d894")),
        DESERT: Ground(_c("#f1dca2"), _c("#b98f45"), _c("#fbf0cb")),
        MOUNTAIN: Ground(_c("#8d7a76"), _c("#4c3d3c"), _c("#f3ede7")),
        SEA: Ground(_c("#bcd9e2"), _c("#6f9fb1"), _c("#e6f3f5")),
        "": Ground(_c("#f6e9cd"), _c("#a08455"), _c("#fff8e6")),
    },
    parchment=_c("#f1e6cc"),
    deep=_c("#8fbac8"),
    shallow=_c("#d8ecee"),
    shore=_c("#3b2c1e"),
    border=_c("#43331f"),
    grid=_c("#4a3a26"),
    plate=_c("#fff9ea"),
    plate_ink=_c("#2a2018"),
    stone=_c("#e3dccd"),
    stone_shade=_c("#a89d8a"),
    wood=_c("#9a6a3c"),
    wood_shade=_c("#5d3c1d"),
    sail=_c("#fbf4e2"),
    crystal=_c("#b78be0"),
    crystal_shade=_c("#6b3fa0"),
    halo=_c("#fffaf0"),
    veil=_c("#fff9ea"),
)

_LANTERN = MapColours(
    grounds={
        GRASSLAND: Ground(_c("#456a35"), _c("#274420"), _c("#7ba05a")),
        DESERT: Ground(_c("#a98b50"), _c("#6f5627"), _c("#d3b878")),
        MOUNTAIN: Ground(_c("#3d343a"), _c("#1d171b"), _c("#b5abad")),
        SEA: Ground(_c("#163c50"), _c("#0c2634"), _c("#3d6f86")),
        "": Ground(_c("#7a6a4c"), _c("#45391f"), _c("#b7a47a")),
    },
    parchment=_c("#2a2118"),
    deep=_c("#0e2a3a"),
    shallow=_c("#235468"),
    shore=_c("#e0c998"),
    border=_c("#120d08"),
    grid=_c("#0b0805"),
    plate=_c("#2a2118"),
    plate_ink=_c("#f6ebd3"),
    stone=_c("#b9ae99"),
    stone_shade=_c("#6d6353"),
    wood=_c("#9a6a3c"),
    wood_shade=_c("#4a2f16"),
    sail=_c("#e6dabd"),
    crystal=_c("#caa4f2"),
    crystal_shade=_c("#7d52b5"),
    halo=_c("#0b0805"),
    veil=_c("#16110c"),
)


@lru_cache(maxsize=4)
def _by_name(name: str) -> MapColours:
    return _LANTERN if name == "lantern" else _PAPER


def map_colours(palette: Palette) -> MapColours:
    """The colours of the maps that go with a theme."""
    return _by_name(palette.name)
