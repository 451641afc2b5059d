"""Cards in words: names of biomes and wonders, quests, prerequisites."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.faraway.cards import (
    WONDERS,
    Card,
    Flat,
    NoQuest,
    PerBiome,
    PerBiomeSet,
    PerClue,
    PerNight,
    PerWonder,
    Quest,
    Region,
    Sanctuary,
)
from ui.numbers import show_list, show_number
from ui.texts import fill

translate = QCoreApplication.translate


def biome_name(biome: str) -> str:
    """The name of a biome. KeyError when unknown."""
    return {
        "forest": translate("Faraway", "Forest"),
        "river": translate("Faraway", "River"),
        "desert": translate("Faraway", "Desert"),
        "city": translate("Faraway", "City"),
        "haven": translate("Faraway", "Mystical haven"),
    }[biome]


def wonder_name(wonder: str) -> str:
    """The name of a wonder. KeyError when unknown."""
    return {
        "stone": translate("Faraway", "Uddu stone"),
        "chimera": translate("Faraway", "Okiko chimera"),
        "thistle": translate("Faraway", "Goldlog thistle"),
    }[wonder]


def counted_wonder(wonder: str, count: int) -> str:
    """So many wonders of a kind. KeyError when unknown."""
    if wonder == "stone":
        return translate("Faraway", "%n uddu stone(s)", "", count)
    if wonder == "chimera":
        return translate("Faraway", "%n okiko chimera(s)", "", count)
    if wonder == "thistle":
        return translate("Faraway", "%n goldlog thistle(s)", "", count)
    raise KeyError(wonder)


def wonder_list(counts: Sequence[int]) -> str:
    """Counted wonders in the order of `WONDERS`: "2 uddu stones and 1 okiko chimera"; empty for none."""
    return show_list(
        [counted_wonder(wonder, count) for wonder, count in zip(WONDERS, counts, strict=True) if count]
    )


def fame(count: int) -> str:
    """An amount of fame."""
    return translate("Faraway", "%n fame", "", count)


def clues(count: int) -> str:
    """A number of clues."""
    return translate("Faraway", "%n clue(s)", "", count)


def sanctuaries(count: int) -> str:
    """A number of sanctuaries."""
    return translate("Faraway", "%n sanctuary(s)", "", count)


def quest_text(quest: Quest) -> str:
    """What a quest brings: "3 fame per night card"; empty for a card without a quest."""
    match quest:
        case NoQuest():
            return ""
        case Flat(fame=count):
            return fame(count)
        case PerWonder(fame=count, wonder=wonder):
            return _per(count, wonder_name(wonder))
        case PerBiome(fame=count, biomes=(biome,)):
            return _per(count, biome_name(biome))
        case PerBiome(fame=count, biomes=biomes):
            either = fill(
                translate("Faraway", "%1 or %2", "one of two biomes"),
                *(biome_name(biome) for biome in biomes),
            )
            return _per(count, either)
        case PerBiomeSet(fame=count):
            return _per(count, translate("Faraway", "set of all four biomes", "... fame per set"))
        case PerNight(fame=count):
            return _per(count, translate("Faraway", "night card", "... fame per night card"))
        case PerClue(fame=count):
            return _per(count, translate("Faraway", "clue", "... fame per clue"))


def _per(count: int, what: str) -> str:
    return fill(translate("Faraway", "%1 per %2", "3 fame per night card"), fame(count), what)


def region_name(number: int) -> str:
    """A region by its exploration duration."""
    return fill(translate("Faraway", "region %1"), show_number(number))


def region_title(number: int) -> str:
    """A region by its exploration duration, as a title."""
    return fill(translate("Faraway", "Region %1"), show_number(number))


def region_list(numbers: Sequence[int]) -> str:
    """Several durations as a list."""
    return show_list([show_number(number) for number in numbers])


def features(card: Card) -> list[str]:
    """What can be counted on a card, and its quest: a phrase each."""
    parts = [biome_name(card.biome)]
    if card.night:
        parts.append(translate("Faraway", "night"))
    if card.clues:
        parts.append(clues(card.clues))
    wonders = wonder_list(card.wonders.counts)
    if wonders:
        parts.append(wonders)
    needed = wonder_list(card.requires.counts)
    if needed:
        parts.append(fill(translate("Faraway", "prerequisite: %1"), needed))
    quest = quest_text(card.quest)
    if quest:
        parts.append(quest)
    return parts


def card_text(card: Card) -> str:
    """A card in one line: its features, with its duration if it is a region."""
    listed = _listed(features(card))
    if isinstance(card, Region):
        return fill(
            translate("Faraway", "%1: %2", "a region and its features"), region_title(card.number), listed
        )
    return fill(translate("Faraway", "Sanctuary: %1"), listed)


def sanctuary_text(card: Sanctuary) -> str:
    """A sanctuary within a sentence, by its features: it carries no number."""
    return _listed(features(card))


def _listed(parts: Sequence[str]) -> str:
    return translate("Faraway", ", ", "between the features of a card").join(parts)


def card_lines(card: Card) -> list[str]:
    """A card explained part by part, a line each, from the top of the card to its bottom."""
    lines = []
    hour = translate("Faraway", "Night card") if card.night else translate("Faraway", "Day card")
    if isinstance(card, Region):
        lines.append(
            fill(translate("Faraway", "%1, exploration duration %2"), hour, show_number(card.number))
        )
    elif card.night:
        lines.append(hour)
    carried = [clues(card.clues)] if card.clues else []
    wonders = wonder_list(card.wonders.counts)
    carried += [wonders] if wonders else []
    if carried:
        lines.append(show_list(carried))
    lines.append(fill(translate("Faraway", "Biome: %1"), biome_name(card.biome)))
    needed = wonder_list(card.requires.counts)
    if needed:
        lines.append(fill(translate("Faraway", "Prerequisite: %1"), needed))
    quest = quest_text(card.quest)
    if quest:
        lines.append(fill(translate("Faraway", "Quest: %1"), quest))
    else:
        lines.append(translate("Faraway", "No quest"))
    return lines


def card_title(card: Card) -> str:
    """What a card is called above its explanation."""
    return region_title(card.number) if isinstance(card, Region) else translate("Faraway", "Sanctuary")
