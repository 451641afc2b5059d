"""The figures and cards of Faraway, decoded from TOML texts and checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeVar

import msgspec

from engine.errors import FiguresError
from engine.faraway.cards import (
    BIOMES,
    COLOURED,
    QUEST_KINDS,
    WONDERS,
    Card,
    PerBiome,
    Region,
    Sanctuary,
    quest_kind,
)
from engine.faraway.moves import REGIONS, SANCTUARIES

MOST_SEATS = 6


class Totals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Check sums of one kind of cards: how many there are of everything."""

    biomes: dict[str, int]
    night: int
    clues: int
    wonders: dict[str, int]
    prerequisites: int
    quests: dict[str, int]


class Counts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of game.toml."""

    rounds: int
    hand: int
    display_beyond_players: int
    sanctuaries_without_clues: int
    opening_dealt: int
    regions: Totals
    sanctuaries: Totals


class _Regions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    regions: tuple[Region, ...]


class _Sanctuaries(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sanctuaries: tuple[Sanctuary, ...]


class Figures(msgspec.Struct, frozen=True):
    """Everything that a printed copy could correct. `regions[n - 1]` has number n, `sanctuaries[i - 1]` has id i."""

    counts: Counts
    regions: tuple[Region, ...]
    sanctuaries: tuple[Sanctuary, ...]

    def region(self, number: int) -> Region:
        """The region of an exploration duration."""
        return self.regions[number - 1]

    def sanctuary(self, number: int) -> Sanctuary:
        """The sanctuary of an id."""
        return self.sanctuaries[number - 1]


class FarawayOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`opening_choice`: five regions are dealt to each player, who keeps three of them."""

    opening_choice: bool = False


T = TypeVar("T")


def decode_figures(game: bytes, regions: bytes, sanctuaries: bytes) -> Figures:
    """The figures of three TOML texts. Raises `FiguresError` with the reason."""
    figures = Figures(
        _decode(game, Counts, "figures"),
        _decode(regions, _Regions, "regions").regions,
        _decode(sanctuaries, _Sanctuaries, "sanctuaries").sanctuaries,
    )
    _check_numbers("regions", [region.number for region in figures.regions], REGIONS)
    _check_numbers("sanctuaries", [sanctuary.id for sanctuary in figures.sanctuaries], SANCTUARIES)
    _check_cards("regions", figures.regions, figures.counts.regions)
    _check_cards("sanctuaries", figures.sanctuaries, figures.counts.sanctuaries)
    _check_counts(figures)
    return figures


def _decode(text: bytes, kind: type[T], name: str) -> T:
    try:
        return msgspec.toml.decode(text, type=kind, strict=True)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise FiguresError(f"the {name} of Faraway cannot be read: {error}") from None


def _check_numbers(name: str, numbers: Sequence[int], count: int) -> None:
    if list(numbers) != list(range(1, count + 1)):
        raise FiguresError(f"the {name} of Faraway are numbered from 1 to {count}, in this order")


def _check_cards(name: str, cards: Sequence[Card], totals: Totals) -> None:
    for card in cards:
        if isinstance(card.quest, PerBiome) and not set(card.quest.biomes) <= set(COLOURED):
            raise FiguresError(f"no quest of the {name} of Faraway counts mystical havens")
    found = Totals(
        biomes=_counted(BIOMES, Counter(card.biome for card in cards)),
        night=sum(card.night for card in cards),
        clues=sum(card.clues for card in cards),
        wonders={
            wonder: sum(card.wonders.counts[index] for card in cards) for index, wonder in enumerate(WONDERS)
        },
        prerequisites=sum(any(card.requires.counts) for card in cards),
        quests=_counted(QUEST_KINDS, Counter(quest_kind(card.quest) for card in cards)),
    )
    for field in Totals.__struct_fields__:
        if getattr(found, field) != getattr(totals, field):
            raise FiguresError(
                f"the {field} of the {name} of Faraway are {getattr(found, field)}, not {getattr(totals, field)}"
            )


def _counted(names: Sequence[str], counts: Mapping[str, int]) -> dict[str, int]:
    return {name: counts[name] for name in names}


def _check_counts(figures: Figures) -> None:
    """Enough cards for the most players: hands, and a display in each round but the last."""
    counts = figures.counts
    if min(counts.rounds, counts.hand, counts.display_beyond_players, counts.sanctuaries_without_clues) < 1:
        raise FiguresError("rounds, hand, display and sanctuaries of Faraway are at least 1")
    if counts.opening_dealt <= counts.hand:
        raise FiguresError("the opening of Faraway deals more cards than are kept")
    displays = (counts.rounds - 1) * (MOST_SEATS + counts.display_beyond_players)
    if len(figures.regions) < max(
        MOST_SEATS * counts.hand + displays, MOST_SEATS * counts.opening_dealt
    ) or len(figures.sanctuaries) <= MOST_SEATS * (counts.rounds - 1):
        raise FiguresError(f"there are too few cards for {MOST_SEATS} players of Faraway")
