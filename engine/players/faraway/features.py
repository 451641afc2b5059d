"""What the cards of a journey are worth to each other while the rest of it is still open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

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

STONE, CHIMERA, THISTLE, CLUE, NIGHT, FOREST, RIVER, DESERT, CITY = range(9)
"""What cards bring and quests count."""

_WONDERS = range(3)
_BIOMES = range(FOREST, CITY + 1)

_KEPT = 10_000
"""Journeys whose outlook is remembered at most."""


class Weights(NamedTuple):
    """What experience says; found by playing many games against earlier weights."""

    wonder: float = 0.21
    """Wonders of a wanted kind that a later card brings on average."""
    clue: float = 0.25
    night: float = 0.38
    biome: float = 0.2
    sanctuary_count: float = 0.35
    """Sanctuaries found in a later round, each of which brings things as a region does."""
    meeting: float = 1.3
    """How many missing wonders each later card makes up for."""
    find: float = 20.3
    """Worth of finding one sanctuary."""
    more: float = 2.4
    """Worth of each further one to choose from."""
    clue_worth: float = 0.58
    """Worth of a clue for each round to come."""
    length: float = 3.1
    """What the longest duration costs: late in the draft, and hard to go beyond."""
    patience: float = 0.4
    """What it costs more for each region to come."""
    ladder: float = 9.6
    """Worth of a longer region in hand, for the next round."""
    rung: float = 3.2
    """Worth of taking a region that is only a little longer than the last one explored."""
    future: float = 0.77
    """Worth of a wonder on a sanctuary for each region to come."""
    spare: float = 0.2
    """Worth of a biome or night on a sanctuary for each region to come."""


class CardData(NamedTuple):
    """A card made ready: what it brings, what its quest counts and what it needs."""

    brings: tuple[int, ...]
    fame: int
    counts: tuple[int, ...]
    """What the quest counts; empty for a quest that pays once."""
    sets: bool
    needs: tuple[int, int, int]


def card_data(card: Card) -> CardData:
    """A printed card made ready."""
    brings = [place for place in _WONDERS for _ in range(card.wonders.counts[place])]
    brings += [CLUE] * card.clues + [NIGHT] * card.night
    if card.biome in COLOURED:
        brings.append(FOREST + COLOURED.index(card.biome))
    fame, counts, sets = _quest(card)
    return CardData(tuple(brings), fame, counts, sets, card.requires.counts)


def _quest(card: Card) -> tuple[int, tuple[int, ...], bool]:
    match card.quest:
        case NoQuest():
            return 0, (), False
        case Flat(fame=fame):
            return fame, (), False
        case PerWonder(fame=fame, wonder=wonder):
            return fame, (WONDERS.index(wonder),), False
        case PerBiome(fame=fame, biomes=biomes):
            return fame, tuple(FOREST + COLOURED.index(biome) for biome in biomes), False
        case PerBiomeSet(fame=fame):
            return fame, (), True
        case PerNight(fame=fame):
            return fame, (NIGHT,), False
        case per_clue:
            return per_clue.fame, (CLUE,), False


class Outlook:
    """What a journey so far asks for."""

    __slots__ = ("expected", "kept", "left", "prices", "regions", "seen")

    def __init__(
        self,
        kept: tuple[int, ...],
        seen: tuple[int, ...],
        prices: tuple[float, ...],
        expected: float,
        left: int,
    ) -> None:
        self.kept = kept
        """What the sanctuaries bring."""
        self.seen = seen
        """What sanctuaries and regions bring."""
        self.prices = prices
        """Fame to expect from one more of everything, by the regions that lie."""
        self.expected = expected
        """Fame to expect from what lies, with the rest of the journey as usual."""
        self.left = left
        """Regions to come."""
        self.regions: dict[int, float] = {}
        """What regions would add, as far as somebody has asked."""


class Valuer:
    """Values cards for a journey; shared by all games with the same figures."""

    def __init__(self, figures: Figures, rounds: int, weights: Weights) -> None:
        self.weights = weights
        self.rounds = rounds
        self.regions = (CardData((), 0, (), False, (0, 0, 0)), *map(card_data, figures.regions))
        self.sanctuaries = (self.regions[0], *map(card_data, figures.sanctuaries))
        rates = [weights.wonder] * 3 + [weights.clue, weights.night] + [weights.biome] * 4
        share = 1 + weights.sanctuary_count
        self._outlooks: dict[tuple[tuple[int, ...], tuple[int, ...], int], Outlook] = {}
        self._rates = [[rate * share * left for rate in rates] for left in range(rounds + 1)]
        self._chances = [
            [
                1.0 if not lack else max(0.0, 1 - lack / (weights.meeting * left + 0.3)) if left else 0.0
                for lack in range(13)
            ]
            for left in range(rounds + 1)
        ]
        """How likely a prerequisite is met, by regions to come and wonders missing."""

    def outlook(self, row: tuple[int, ...], sanctuaries: tuple[int, ...], left: int) -> Outlook:
        """What a journey asks for if `left` regions come after the one to be judged (or after the row).

        The same journeys come up again and again in a search, so the latest ones are remembered.
        """
        journey = (row, sanctuaries, left)
        found = self._outlooks.get(journey)
        if found is None:
            if len(self._outlooks) >= _KEPT:
                self._outlooks.clear()
            found = self._outlooks[journey] = self._look(row, sanctuaries, left)
        return found

    def _look(self, row: tuple[int, ...], sanctuaries: tuple[int, ...], left: int) -> Outlook:
        counts = [0] * 9
        for sanctuary in sanctuaries:
            for thing in self.sanctuaries[sanctuary].brings:
                counts[thing] += 1
        kept = tuple(counts)
        prices = [0.0] * 9
        expected = 0.0
        rates = self._rates[left]
        chances = self._chances[left]
        regions = self.regions
        for region in reversed(row):
            brings, fame, counted, sets, needs = regions[region]
            for thing in brings:
                counts[thing] += 1
            if not fame:
                continue
            stones, chimeras, thistles = needs
            lack = max(0, stones - counts[0]) + max(0, chimeras - counts[1]) + max(0, thistles - counts[2])
            chance = chances[lack]
            if counted:
                total = 0.0
                for thing in counted:
                    total += counts[thing] + rates[thing]
                    prices[thing] += chance * fame
                worth = fame * total
            elif sets:
                worth = fame * self._sets(counts, rates)
                self._add_set_prices(counts, chance * fame, prices)
            else:
                worth = fame
            expected += chance * worth
            if lack:
                gain = (chances[lack - 1] - chance) * worth
                for wonder in _WONDERS:
                    if needs[wonder] > counts[wonder]:
                        prices[wonder] += gain
        for sanctuary in sanctuaries:
            card = self.sanctuaries[sanctuary]
            if card.fame:
                expected += self._fame(card, counts, rates)
                for thing in card.counts:
                    prices[thing] += card.fame
                if card.sets:
                    self._add_set_prices(counts, card.fame, prices)
        return Outlook(kept, tuple(counts), tuple(prices), expected, left)

    def region(self, region: int, outlook: Outlook) -> float:
        """What the region adds to the fame of the journey if it is explored next."""
        value = outlook.regions.get(region)
        if value is None:
            value = outlook.regions[region] = self._added(self.regions[region], outlook)
        return value

    def _added(self, card: CardData, outlook: Outlook) -> float:
        prices = outlook.prices
        value = 0.0
        counts = list(outlook.kept)
        for thing in card.brings:
            value += prices[thing]
            counts[thing] += 1
        if card.fame:
            lack = 0
            for needed, have in zip(card.needs, counts, strict=False):
                if needed > have:
                    lack += needed - have
            chance = self._chances[outlook.left][lack]
            if chance:
                value += chance * self._fame(card, counts, self._rates[outlook.left])
        return value

    def sanctuary(self, sanctuary: int, outlook: Outlook) -> float:
        """What the sanctuary adds to the fame of the journey."""
        card = self.sanctuaries[sanctuary]
        weights = self.weights
        prices = outlook.prices
        left = outlook.left
        value = 0.0
        counts = list(outlook.seen)
        for thing in card.brings:
            value += prices[thing]
            counts[thing] += 1
            if thing < CLUE:
                value += weights.future * left
            elif thing == CLUE:
                value += weights.clue_worth * left
            else:
                value += weights.spare * left
        if card.fame:
            value += self._fame(card, counts, self._rates[left])
        return value

    def _fame(self, card: CardData, counts: Sequence[int], rates: Sequence[float]) -> float:
        if card.counts:
            return card.fame * sum([counts[thing] + rates[thing] for thing in card.counts])
        if card.sets:
            return card.fame * self._sets(counts, rates)
        return card.fame

    @staticmethod
    def _sets(counts: Sequence[int], rates: Sequence[float]) -> float:
        """Sets of the four biomes to expect; the one that is missing most will be looked for."""
        return min([counts[biome] + 0.7 * rates[biome] for biome in _BIOMES])

    @staticmethod
    def _add_set_prices(counts: Sequence[int], worth: float, prices: list[float]) -> None:
        fewest = min(counts[FOREST:])
        short = [biome for biome in _BIOMES if counts[biome] == fewest]
        for biome in short:
            prices[biome] += worth / len(short)
