"""Explore cards, investigate cards and treasures in words, made from what they do."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.explorers.cards import (
    CITY_NEED,
    COINS_NEED,
    Explore,
    Slot,
    Specialty,
    Step,
    Treasure,
)
from engine.explorers.figures import Figures
from ui.explorers.phrases import coins, joined, roman
from ui.numbers import show_list, show_number
from ui.texts import fill

translate = QCoreApplication.translate

AnyCard = Explore | Specialty


def hexes(name: str, count: int) -> str:
    """A number of hexes of a terrain; 0 is any number."""
    if not count:
        return {
            "grassland": translate("Explorers", "any number of grassland"),
            "desert": translate("Explorers", "any number of desert"),
            "mountain": translate("Explorers", "any number of mountain"),
            "sea": translate("Explorers", "any number of sea"),
            "land": translate("Explorers", "any number of land"),
        }.get(name, translate("Explorers", "any number of spaces"))
    return {
        "grassland": translate("Explorers", "%n grassland", "", count),
        "desert": translate("Explorers", "%n desert", "", count),
        "mountain": translate("Explorers", "%n mountain", "", count),
        "sea": translate("Explorers", "%n sea", "", count),
        "land": translate("Explorers", "%n land", "", count),
    }.get(name, translate("Explorers", "%n space(s)", "", count))


def either(names: Sequence[str], count: int) -> str:
    """A number of hexes of one or another terrain."""
    parts = [hexes(names[0], count), *(terrain_word(name) for name in names[1:])]
    return translate("Explorers", " or ", "between terrains").join(parts)


def terrain_word(name: str) -> str:
    """A terrain within a sentence."""
    return {
        "grassland": translate("Explorers", "grassland", "terrain within a sentence"),
        "desert": translate("Explorers", "desert", "terrain within a sentence"),
        "mountain": translate("Explorers", "mountain", "terrain within a sentence"),
        "sea": translate("Explorers", "sea", "terrain within a sentence"),
    }[name]


def slots_text(slots: Sequence[Slot], counts: Sequence[int] | None = None) -> str:
    """What the slots of a step ask for: "3 grassland and 2 mountain"; `counts` replaces the numbers."""
    numbers = [slot.max for slot in slots] if counts is None else counts
    parts = [
        either(slot.terrain, count)
        for slot, count in zip(slots, numbers, strict=True)
        if count or not slot.max
    ]
    return show_list(parts)


def step_text(step: Step) -> str:
    """A step of a card in one line."""
    if step.need == CITY_NEED:
        return translate("Explorers", "every city beside them")
    if step.need == COINS_NEED:
        return translate("Explorers", "%n coin space(s) beside them", "", step.max)
    if step.shape == "two_rays":
        return fill(
            translate("Explorers", "a straight line of %1 away from each of %2 villages"),
            show_number(step.per_ray),
            show_number(step.villages),
        )
    what = slots_text(step.slots)
    pattern = {
        "connected": translate("Explorers", "%1, side by side"),
        "path": translate("Explorers", "%1, one after the other as a path"),
        "line": translate("Explorers", "%1 in a straight line"),
        "region": translate("Explorers", "%1 in one region"),
        "ring": translate("Explorers", "%1 around it"),
        "ray": translate("Explorers", "%1 in a straight line away from it"),
    }.get(step.shape, "%1")
    return fill(pattern, what)


def bonus_text(card: AnyCard) -> str:
    """What a card changes besides; empty for most."""
    if not isinstance(card, Specialty):
        return ""
    if card.coin_factor > 1:
        return fill(translate("Explorers", "coin spaces pay %1 times"), show_number(card.coin_factor))
    if card.treasures_per_ruin > 1:
        return fill(
            translate("Explorers", "%1 treasures for each ruin"), show_number(card.treasures_per_ruin)
        )
    return ""


def card_text(card: AnyCard) -> str:
    """A card in one line: what it lets a player explore."""
    if isinstance(card, Explore) and card.uses_specialty:
        return era_card_name(card)
    then = translate("Explorers", ", then ", "between the steps of a card")
    text = then.join(step_text(step) for step in card.steps)
    bonus = bonus_text(card)
    return joined((text, bonus)) if bonus else text


def era_card_name(card: Explore) -> str:
    """The name of an era card."""
    return fill(translate("Explorers", "Era card %1"), era_numerals(card))


def era_numerals(card: Explore) -> str:
    """The numerals on an era card: "I", or "I/II/III"."""
    return "/".join(roman(number - 1) for number in card.uses_specialty)


def card_hint(card: AnyCard) -> str:
    """A card in a whole sentence, for tool tips."""
    if isinstance(card, Explore) and len(card.uses_specialty) > 1:
        return translate("Explorers", "Use any one of your investigate cards once more.")
    if isinstance(card, Explore) and card.uses_specialty:
        return fill(
            translate(
                "Explorers",
                "Use your investigate card %1; when it comes for the first time, keep one of two.",
            ),
            era_numerals(card),
        )
    if all(slot.max for slot in card.steps[0].slots):
        return fill(translate("Explorers", "Explore up to %1."), card_text(card))
    return fill(translate("Explorers", "Explore %1.", "any number of hexes"), card_text(card))


# --- treasures -----------------------------------------------------------------------------------------------------


def treasure_name(treasure: Treasure) -> str:
    """A treasure, as a short label."""
    if treasure.coins:
        return fill(translate("Explorers", "%1 at once"), coins(treasure.coins))
    if treasure.explorers:
        return translate("Explorers", "Extra explorer")
    if treasure.set_coins:
        return translate("Explorers", "Jar")
    assert treasure.coins_per is not None
    if treasure.coins_per.per > 1:
        return fill(translate("Explorers", "Coin for every %1 villages"), show_number(treasure.coins_per.per))
    return {
        "tower": translate("Explorers", "Coin for each tower"),
        "village": translate("Explorers", "Coin for each village"),
        "village_grassland": translate("Explorers", "Coin for each grassland village"),
        "village_desert": translate("Explorers", "Coin for each desert village"),
        "village_mountain": translate("Explorers", "Coin for each mountain village"),
    }[treasure.coins_per.what]


def treasure_hint(treasure: Treasure) -> str:
    """What a treasure does, in a sentence."""
    if treasure.set_coins:
        scale = translate("Explorers", " / ", "between numbers").join(map(show_number, treasure.set_coins))
        return fill(
            translate("Explorers", "Jars pay together at the end: %1 coins for 1, 2, 3, ... jars."), scale
        )
    if treasure.is_kept:
        return fill(translate("Explorers", "%1, paid at the end."), treasure_name(treasure))
    return treasure_name(treasure)


def card_of(figures: Figures, card: str) -> AnyCard:
    """The card of an id."""
    return next(found for found in figures.all_cards if found.id == card)


def treasure_of(figures: Figures, treasure: str) -> Treasure:
    """The treasure of an id."""
    return next(found for found in figures.treasures if found.id == treasure)
