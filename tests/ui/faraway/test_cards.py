"""Cards as they are drawn: everything on them, at every size, clear in both themes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from engine.faraway.cards import COLOURED, Card, NoQuest
from tests.ui.faraway.tables import box
from ui.faraway.cards.anatomy import counted_kinds, height_of, lit_spots, required, spots
from ui.faraway.cards.colours import card_colours
from ui.faraway.cards.face import paint_back, paint_card
from ui.faraway.cards.quests import plate_width
from ui.faraway.cards.symbols import SYMBOLS, outline
from ui.theme.palette import LANTERN, PAPER, Palette

BOTH = pytest.mark.parametrize("palette", [PAPER, LANTERN], ids=["paper", "lantern"])


def all_cards() -> list[Card]:
    figures = box().figures
    return [*figures.regions, *figures.sanctuaries]


def picture(card: Card | None, palette: Palette, width: int, *, sanctuary: bool = False) -> QImage:
    aspect = (1.1 if sanctuary else 1.4) if card is None else height_of(card) / 100
    image = QImage(width, round(width * aspect), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    rect = QRectF(0, 0, image.width(), image.height())
    if card is None:
        paint_back(painter, rect, palette, sanctuary=sanctuary)
    else:
        paint_card(painter, rect, card, palette)
    painter.end()
    return image


def luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def contrast(first: QColor, second: QColor) -> float:
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def test_everything_counted_has_its_place_on_the_card() -> None:
    for card in all_cards():
        found = spots(card)
        kinds = [spot.kind for spot in found]
        assert kinds.count("stone") == card.wonders.stone
        assert kinds.count("chimera") == card.wonders.chimera
        assert kinds.count("thistle") == card.wonders.thistle
        assert kinds.count("clue") == card.clues
        assert kinds.count("night") == int(card.night)
        assert kinds.count("biome") == 1
        whole = QRectF(0, 0, 100, height_of(card))
        for spot in found:
            assert whole.contains(spot.rect), (card, spot)
        for place, spot in enumerate(found):
            for other in found[place + 1 :]:
                if "night" not in (spot.kind, other.kind):
                    assert not spot.rect.intersects(other.rect), (card, spot, other)


def test_quest_and_prerequisite_leave_the_biome_sign_free() -> None:
    for card in all_cards():
        sign = next(spot.rect for spot in spots(card) if spot.kind == "biome")
        assert 97 - plate_width(card.quest) > sign.right() - 1, card
        assert len(required(card)) <= 5
        assert (plate_width(card.quest) == 0) == isinstance(card.quest, NoQuest)


def test_the_symbols_that_a_quest_counts_are_lit() -> None:
    cards = box()
    night = counted_kinds(cards.region(10).quest)
    assert [spot.kind for spot in lit_spots(cards.region(20), night)] == ["night"]
    assert lit_spots(cards.region(10), night) == []
    chimeras = counted_kinds(cards.region(16).quest)
    assert [spot.kind for spot in lit_spots(cards.region(16), chimeras)] == ["chimera"]
    two = counted_kinds(cards.sanctuary(40).quest)
    assert [spot.kind for spot in lit_spots(cards.region(1), two)] == ["biome"]
    assert lit_spots(cards.sanctuary(40), two) == []
    colours = counted_kinds(cards.region(23).quest)
    assert {card.biome for card in all_cards() if lit_spots(card, colours)} == set(COLOURED)
    assert counted_kinds(cards.region(3).quest) == frozenset()


@BOTH
@pytest.mark.parametrize("width", [40, 60, 112, 400])
def test_no_two_cards_look_alike(qapp: QApplication, palette: Palette, width: int) -> None:
    sample = all_cards() if width == 60 else all_cards()[::9]
    # The pictures are kept: their bytes go with them.
    pictures = [picture(card, palette, width) for card in sample]
    assert len({bytes(image.constBits()) for image in pictures}) == len(sample)


@BOTH
def test_backs_tell_nothing_and_differ(qapp: QApplication, palette: Palette) -> None:
    region, sanctuary = (
        picture(None, palette, 80),
        picture(None, palette, 80, sanctuary=True),
    )
    assert region == picture(None, palette, 80)
    assert region.pixelColor(4, 40) != sanctuary.pixelColor(4, 40)


@BOTH
def test_writing_on_cards_is_clear(palette: Palette) -> None:
    colours = card_colours(palette)
    for ink, ground in (
        (colours.sun_ink, colours.sun),
        (colours.moon_ink, colours.moon),
        (colours.fame_ink, colours.fame),
        (colours.plate_ink, colours.plate),
    ):
        assert contrast(ink, ground) >= 4.5


@BOTH
def test_symbols_and_biomes_are_clear(palette: Palette) -> None:
    colours = card_colours(palette)
    # Symbols stand on their light halo or on the plate, within their dark outline.
    for ground in (colours.halo, colours.plate):
        assert contrast(colours.line, ground) >= 3
        for colour in (colours.stone, colours.chimera, colours.thistle_leaf, colours.route, colours.moon):
            assert contrast(colour, ground) >= 3, colour.name()
    assert contrast(colours.crescent, colours.moon) >= 3
    for biome in colours.biomes.values():
        assert contrast(biome.ink, biome.ground) >= 3
        assert contrast(biome.pattern, biome.ground) >= 1.3


@BOTH
def test_the_grounds_of_biomes_differ_in_brightness_or_hue(palette: Palette) -> None:
    grounds = [biome.ground for biome in card_colours(palette).biomes.values()]
    for place, first in enumerate(grounds):
        for second in grounds[place + 1 :]:
            apart = (
                abs(first.red() - second.red())
                + abs(first.green() - second.green())
                + abs(first.blue() - second.blue())
            )
            assert apart > 100, (first.name(), second.name())


def test_unknown_symbols_are_told() -> None:
    assert all(not outline(kind).isEmpty() for kind in SYMBOLS)
    with pytest.raises(KeyError):
        outline("dragon")
