"""The colours of the cards in both themes. Cards are things: by lantern light they are the same, only deeper."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor

from ui.theme.palette import Palette, blend

_c = QColor


@dataclass(frozen=True)
class BiomeColours:
    """One biome: the ground of the lower part, its pattern, what is drawn on the ground, and three landscape tones."""

    ground: QColor
    pattern: QColor
    ink: QColor
    far: QColor
    middle: QColor
    near: QColor
    accent: QColor


@dataclass(frozen=True)
class CardColours:
    """Everything that is drawn on a card. `halo` parts symbols from the landscape, `line` is their outline."""

    biomes: dict[str, BiomeColours]
    line: QColor
    halo: QColor
    plate: QColor
    plate_edge: QColor
    plate_ink: QColor
    sun: QColor
    sun_edge: QColor
    sun_ink: QColor
    moon: QColor
    moon_edge: QColor
    moon_ink: QColor
    crescent: QColor
    day_high: QColor
    day_low: QColor
    night_high: QColor
    night_low: QColor
    star: QColor
    stone: QColor
    stone_light: QColor
    chimera: QColor
    chimera_light: QColor
    thistle: QColor
    thistle_leaf: QColor
    scroll: QColor
    scroll_shade: QColor
    route: QColor
    fame: QColor
    fame_edge: QColor
    fame_ink: QColor
    back: QColor
    back_line: QColor
    sanctuary_back: QColor
    sanctuary_back_line: QColor


_PAPER = CardColours(
    biomes={
        "forest": BiomeColours(
            _c("#a8322a"),
            _c("#d4695c"),
            _c("#fff4ec"),
            _c("#d9a08c"),
            _c("#b4483a"),
            _c("#7c241f"),
            _c("#e0725a"),
        ),
        "river": BiomeColours(
            _c("#2c6b3f"),
            _c("#62a36e"),
            _c("#f2fbef"),
            _c("#a8c9a0"),
            _c("#5d9a63"),
            _c("#2f6a41"),
            _c("#8fd0e0"),
        ),
        "desert": BiomeColours(
            _c("#2a5596"),
            _c("#6f9ad6"),
            _c("#f1f7ff"),
            _c("#a9bfdd"),
            _c("#6a8fc4"),
            _c("#3a639f"),
            _c("#dbe8f7"),
        ),
        "city": BiomeColours(
            _c("#e0ae2c"),
            _c("#a97a0c"),
            _c("#33240a"),
            _c("#ecd28c"),
            _c("#d9ab45"),
            _c("#a97722"),
            _c("#fff0c0"),
        ),
        "haven": BiomeColours(
            _c("#7b7874"),
            _c("#a9a6a0"),
            _c("#ffffff"),
            _c("#c9c8c6"),
            _c("#a19f9d"),
            _c("#6d6b69"),
            _c("#f3efe2"),
        ),
    },
    line=_c("#2a2018"),
    halo=_c("#fffaf0"),
    plate=_c("#fdf6e4"),
    plate_edge=_c("#5b4936"),
    plate_ink=_c("#2a2018"),
    sun=_c("#f7cf4a"),
    sun_edge=_c("#7a5406"),
    sun_ink=_c("#2a1e08"),
    moon=_c("#1f2c5c"),
    moon_edge=_c("#0d1431"),
    moon_ink=_c("#ffffff"),
    crescent=_c("#f4efd2"),
    day_high=_c("#bfe0ea"),
    day_low=_c("#fdf0d2"),
    night_high=_c("#1b2450"),
    night_low=_c("#5b5f92"),
    star=_c("#fff6d0"),
    stone=_c("#8a3fa8"),
    stone_light=_c("#d9a6ea"),
    chimera=_c("#c05c14"),
    chimera_light=_c("#ffc98a"),
    thistle=_c("#e2a412"),
    thistle_leaf=_c("#3f7d3a"),
    scroll=_c("#f0dcae"),
    scroll_shade=_c("#c9a768"),
    route=_c("#b0281c"),
    fame=_c("#f2c94f"),
    fame_edge=_c("#7a5406"),
    fame_ink=_c("#2a1e08"),
    back=_c("#1f5a63"),
    back_line=_c("#d9c48f"),
    sanctuary_back=_c("#5a4b6e"),
    sanctuary_back_line=_c("#e2d3b2"),
)


def _by_lantern(day: CardColours) -> CardColours:
    """Deeper grounds and a warmer plate; outlines, inks and symbols stay, so that they stay as clear."""
    night = _c("#1a140e")

    def deeper(colour: QColor, share: float) -> QColor:
        return blend(colour, night, share)

    biomes = {
        name: BiomeColours(
            deeper(each.ground, 0.06),
            deeper(each.pattern, 0.08),
            each.ink,
            deeper(each.far, 0.26),
            deeper(each.middle, 0.22),
            deeper(each.near, 0.16),
            deeper(each.accent, 0.16),
        )
        for name, each in day.biomes.items()
    }
    values = {name: getattr(day, name) for name in CardColours.__dataclass_fields__}
    values |= {
        "biomes": biomes,
        "halo": deeper(day.halo, 0.08),
        "plate": deeper(day.plate, 0.1),
        "day_high": deeper(day.day_high, 0.24),
        "day_low": deeper(day.day_low, 0.2),
        "night_high": deeper(day.night_high, 0.2),
        "night_low": deeper(day.night_low, 0.25),
        "back": deeper(day.back, 0.1),
        "sanctuary_back": deeper(day.sanctuary_back, 0.1),
    }
    return CardColours(**values)


_LANTERN = _by_lantern(_PAPER)


def card_colours(palette: Palette) -> CardColours:
    """The colours of cards in the theme of `palette`."""
    return _LANTERN if palette.dark else _PAPER
