"""Where everything is on a card, in units of a card 100 wide: the same for drawing and for lighting symbols up."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from engine.faraway.cards import (
    COLOURED,
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
)

WIDTH = 100.0
REGION_HEIGHT = 140.0
SANCTUARY_HEIGHT = 110.0
REGION_ASPECT = REGION_HEIGHT / WIDTH
SANCTUARY_ASPECT = SANCTUARY_HEIGHT / WIDTH
CORNER = 7.0

HALF_CIRCLE = QRectF(0, -28, 60, 60)
"""The circle of the exploration duration, whose lower half shows."""

BAND_TOP = {True: 84.0, False: 72.0}
"""Where the ground of the biome begins: on regions (True) and on sanctuaries."""


@dataclass(frozen=True)
class Spot:
    """A symbol on a card: `kind` is "stone", "chimera", "thistle", "clue", "night" or "biome"."""

    kind: str
    rect: QRectF


def height_of(card: Card) -> float:
    """The height of a card that is 100 wide."""
    return REGION_HEIGHT if isinstance(card, Region) else SANCTUARY_HEIGHT


def spots(card: Card) -> tuple[Spot, ...]:
    """Everything on the card that a quest can count."""
    is_region = isinstance(card, Region)
    found = []
    left = 4.0
    if card.night:
        if is_region:
            found.append(Spot("night", QRectF(0, 0, 60, 32)))
        else:
            found.append(Spot("night", QRectF(left, 4, 25, 25)))
            left += 26
    if is_region:
        left = 54.0
    found += [
        Spot("clue", QRectF(left + 20 * number, 3.5, 20, 20))
        for number in range(card.clues if is_region else 0)
    ]
    if not is_region:
        found += [Spot("clue", QRectF(left + 26 * number, 4, 25, 25)) for number in range(card.clues)]
    side = 23.0 if is_region else 25.0
    top = 3.0
    for wonder, count in zip(WONDERS, card.wonders.counts, strict=True):
        for _ in range(count):
            found.append(Spot(wonder, QRectF(97.5 - side, top, side, side)))
            top += side + 1
    found.append(Spot("biome", biome_spot(card)))
    return tuple(found)


def biome_spot(card: Card) -> QRectF:
    """The sign of the biome at the bottom left."""
    return QRectF(3.5, height_of(card) - 25.5, 21, 21)


def required(card: Card) -> list[str]:
    """The wonders of the prerequisite, one by one."""
    return [wonder for wonder, count in zip(WONDERS, card.requires.counts, strict=True) for _ in range(count)]


def counted_kinds(quest: Quest) -> frozenset[tuple[str, str]]:
    """What a quest counts, as (kind of spot, biome or ""); nothing for a quest that counts nothing."""
    match quest:
        case PerWonder(wonder=wonder):
            return frozenset({(wonder, "")})
        case PerBiome(biomes=biomes):
            return frozenset(("biome", biome) for biome in biomes)
        case PerBiomeSet():
            return frozenset(("biome", biome) for biome in COLOURED)
        case PerNight():
            return frozenset({("night", "")})
        case PerClue():
            return frozenset({("clue", "")})
        case Flat() | NoQuest():
            return frozenset()


def lit_spots(card: Card, kinds: frozenset[tuple[str, str]]) -> list[Spot]:
    """The spots of `card` that are of these kinds."""
    return [spot for spot in spots(card) if (spot.kind, card.biome if spot.kind == "biome" else "") in kinds]


def on_card(spot: QRectF, rect: QRectF) -> QRectF:
    """A rectangle in units of a card 100 wide, on the card that is drawn in `rect`."""
    unit = rect.width() / WIDTH
    return QRectF(
        rect.left() + spot.left() * unit,
        rect.top() + spot.top() * unit,
        spot.width() * unit,
        spot.height() * unit,
    )
