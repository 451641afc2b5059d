"""The cards of Faraway as they are printed: regions, sanctuaries and their quests."""

from __future__ import annotations

from typing import Literal

import msgspec

Biome = Literal["forest", "river", "desert", "city", "haven"]
Wonder = Literal["stone", "chimera", "thistle"]

BIOMES: tuple[Biome, ...] = ("forest", "river", "desert", "city", "haven")
"""Red, green, blue, yellow, and the grey of the mystical havens, which counts for no quest."""

COLOURED: tuple[Biome, ...] = BIOMES[:-1]
"""The four biomes of regions; one card of each makes a set."""

WONDERS: tuple[Wonder, ...] = ("stone", "chimera", "thistle")
"""Uddu stone, okiko chimera, goldlog thistle."""


class Wonders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many of each wonder, on a card or as its prerequisite."""

    stone: int = 0
    chimera: int = 0
    thistle: int = 0

    @property
    def counts(self) -> tuple[int, int, int]:
        """In the order of `WONDERS`."""
        return self.stone, self.chimera, self.thistle


class NoQuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="none"):
    """The card brings no fame."""


class Flat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="flat"):
    """Fame, once."""

    fame: int


class PerWonder(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="per_wonder"):
    """Fame for each visible wonder of a kind."""

    fame: int
    wonder: Wonder


class PerBiome(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="per_biome"):
    """Fame for each visible card of one or two biomes."""

    fame: int
    biomes: tuple[Biome, ...]


class PerBiomeSet(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="per_biome_set"
):
    """Fame for each set of one visible card of each of the four biomes."""

    fame: int


class PerNight(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="per_night"):
    """Fame for each visible night card."""

    fame: int


class PerClue(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="per_clue"):
    """Fame for each visible clue."""

    fame: int


Quest = NoQuest | Flat | PerWonder | PerBiome | PerBiomeSet | PerNight | PerClue

QUEST_KINDS = ("none", "flat", "per_wonder", "per_biome", "per_biome_set", "per_night", "per_clue")


class Region(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A region card; `number` is its exploration duration, `requires` the prerequisite of its quest."""

    number: int
    biome: Biome
    night: bool = False
    clues: int = 0
    wonders: Wonders = Wonders()
    requires: Wonders = Wonders()
    quest: Quest = NoQuest()


class Sanctuary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sanctuary card. Printed ones carry no number: `id` is the place in the program's own list."""

    id: int
    biome: Biome
    night: bool = False
    clues: int = 0
    wonders: Wonders = Wonders()
    quest: Quest = NoQuest()

    @property
    def requires(self) -> Wonders:
        """No sanctuary has a prerequisite."""
        return Wonders()


Card = Region | Sanctuary


def quest_kind(quest: Quest) -> str:
    """The name of a quest's kind, one of `QUEST_KINDS`."""
    return str(quest.__struct_config__.tag)
