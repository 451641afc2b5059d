"""What a journey is worth: the fame of each region and sanctuary, and what prerequisites still lack.

A region scores when it is turned, after all regions that were played later. So it sees itself, those later regions and
all sanctuaries. A sanctuary sees everything. Everything that quests count is kept in one whole number: a field of
six bits for each wonder, for clues, night cards and biomes, and for each pair of biomes. Turning a card adds its
number; a field's highest bit stays free, so one subtraction compares all prerequisites at once.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.faraway.cards import (
    COLOURED,
    WONDERS,
    Card,
    Flat,
    NoQuest,
    PerBiome,
    PerBiomeSet,
    PerNight,
    PerWonder,
)
from engine.faraway.figures import Figures

_BITS = 6
_FIELD = (1 << _BITS - 1) - 1

_PAIRS = tuple((first, second) for index, first in enumerate(COLOURED) for second in COLOURED[index + 1 :])
_NAMES: tuple[object, ...] = (*WONDERS, "clue", "night", "always", *COLOURED, *_PAIRS)
_SHIFT = {name: _BITS * place for place, name in enumerate(_NAMES)}
_GUARDS = sum(1 << _SHIFT[wonder] + _BITS - 1 for wonder in WONDERS)
_ALWAYS = 1 << _SHIFT["always"]
_SET = -1
"""Instead of a shift: the number of sets of the four biomes."""
_FOREST, _RIVER, _DESERT, _CITY = (_SHIFT[biome] for biome in COLOURED)


class JourneyScore(msgspec.Struct, frozen=True):
    """The fame of each region in play order, of each sanctuary in the given order, and of all together."""

    per_region: tuple[int, ...]
    per_sanctuary: tuple[int, ...]
    total: int


class Scorer:
    """Scores journeys of the given cards; regions go by number, sanctuaries by id, a journey by play order."""

    __slots__ = (
        "_region_adds",
        "_region_needs",
        "_region_quest",
        "_sanctuary_adds",
        "_sanctuary_quest",
        "_requires",
    )

    def __init__(self, figures: Figures) -> None:
        # Index 0 is unused, so that numbers are indices.
        self._region_adds = (0, *map(_adds, figures.regions))
        self._region_needs = (0, *(_wonders(region.requires.counts) for region in figures.regions))
        self._region_quest = ((0, 0), *map(_quest, figures.regions))
        self._sanctuary_adds = (0, *map(_adds, figures.sanctuaries))
        self._sanctuary_quest = ((0, 0), *map(_quest, figures.sanctuaries))
        self._requires = ((0, 0, 0), *(region.requires.counts for region in figures.regions))

    def seen_sanctuaries(self, sanctuaries: Sequence[int]) -> int:
        """The number that counts everything on these sanctuaries: what a region sees before any region is turned."""
        adds = self._sanctuary_adds
        seen = _ALWAYS
        for sanctuary in sanctuaries:
            seen += adds[sanctuary]
        return seen

    def adds(self, region: int) -> int:
        """What turning the region adds to the number that counts everything."""
        return self._region_adds[region]

    def region_fame(self, region: int, seen: int) -> int:
        """The fame of a region that sees what `seen` counts, itself included."""
        if (seen | _GUARDS) - self._region_needs[region] & _GUARDS != _GUARDS:
            return 0
        fame, shift = self._region_quest[region]
        return fame * (seen >> shift & _FIELD if shift >= 0 else _sets(seen))

    def score_journey(self, regions: Sequence[int], sanctuaries: Sequence[int]) -> JourneyScore:
        """The fame of every card of a journey, which may have fewer regions than a finished one."""
        seen = self.seen_sanctuaries(sanctuaries)
        adds = self._region_adds
        per_region = []
        for region in reversed(regions):
            seen += adds[region]
            per_region.append(self.region_fame(region, seen))
        per_region.reverse()
        per_sanctuary = []
        for sanctuary in sanctuaries:
            fame, shift = self._sanctuary_quest[sanctuary]
            per_sanctuary.append(fame * (seen >> shift & _FIELD if shift >= 0 else _sets(seen)))
        return JourneyScore(tuple(per_region), tuple(per_sanctuary), sum(per_region) + sum(per_sanctuary))

    def total(self, regions: Sequence[int], sanctuaries: Sequence[int]) -> int:
        """The total of `score_journey`, quicker."""
        seen = _ALWAYS
        adds = self._sanctuary_adds
        for sanctuary in sanctuaries:
            seen += adds[sanctuary]
        adds = self._region_adds
        needs = self._region_needs
        quests = self._region_quest
        total = 0
        for region in reversed(regions):
            seen += adds[region]
            if (seen | _GUARDS) - needs[region] & _GUARDS == _GUARDS:
                fame, shift = quests[region]
                total += fame * (seen >> shift & _FIELD if shift >= 0 else _sets(seen))
        quests = self._sanctuary_quest
        for sanctuary in sanctuaries:
            fame, shift = quests[sanctuary]
            total += fame * (seen >> shift & _FIELD if shift >= 0 else _sets(seen))
        return total

    def lacks(self, regions: Sequence[int], sanctuaries: Sequence[int]) -> list[tuple[int, int, int]]:
        """For each region in play order the stones, chimeras and thistles that its prerequisite still lacks."""
        seen = self.seen_sanctuaries(sanctuaries)
        found = []
        for region in reversed(regions):
            seen += self._region_adds[region]
            stone, chimera, thistle = (
                max(0, needed - (seen >> _SHIFT[wonder] & _FIELD))
                for wonder, needed in zip(WONDERS, self._requires[region], strict=True)
            )
            found.append((stone, chimera, thistle))
        found.reverse()
        return found


def _wonders(counts: Sequence[int]) -> int:
    return sum(count << _SHIFT[wonder] for wonder, count in zip(WONDERS, counts, strict=True))


def _adds(card: Card) -> int:
    number = _wonders(card.wonders.counts) + (card.clues << _SHIFT["clue"]) + (card.night << _SHIFT["night"])
    if card.biome in COLOURED:
        number += 1 << _SHIFT[card.biome]
        number += sum(1 << _SHIFT[pair] for pair in _PAIRS if card.biome in pair)
    return number


def _quest(card: Card) -> tuple[int, int]:
    """Fame, and the shift of the field that it is multiplied with."""
    match card.quest:
        case NoQuest():
            return 0, 0
        case Flat(fame=fame):
            return fame, _SHIFT["always"]
        case PerWonder(fame=fame, wonder=wonder):
            return fame, _SHIFT[wonder]
        case PerBiome(fame=fame, biomes=(biome,)):
            return fame, _SHIFT[biome]
        case PerBiome(fame=fame, biomes=biomes):
            return fame, _SHIFT[tuple(sorted(biomes, key=COLOURED.index))]
        case PerBiomeSet(fame=fame):
            return fame, _SET
        case PerNight(fame=fame):
            return fame, _SHIFT["night"]
        case per_clue:
            return per_clue.fame, _SHIFT["clue"]


def _sets(seen: int) -> int:
    return min(
        seen >> _FOREST & _FIELD, seen >> _RIVER & _FIELD, seen >> _DESERT & _FIELD, seen >> _CITY & _FIELD
    )
