"""How the fame of one card comes about: in words, and as symbols to be lit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from engine.faraway.cards import WONDERS, Card, Flat, NoQuest, Region
from ui.faraway.box import CardBox
from ui.faraway.card_words import fame, wonder_list
from ui.faraway.cards.anatomy import counted_kinds
from ui.numbers import show_number
from ui.texts import fill

translate = QCoreApplication.translate

Kinds = frozenset[tuple[str, str]]


@dataclass(frozen=True)
class Reckoning:
    """`text` says how `fame` comes about; `counted` and `needed` are the kinds of symbols that made it."""

    fame: int
    text: str
    counted: Kinds
    needed: Kinds


def reckon(card: Card, brought: int, lacking: Sequence[int] = (0, 0, 0)) -> Reckoning:
    """How a card brought `brought` fame, or lacked so many stones, chimeras and thistles."""
    needed = frozenset(
        (wonder, "") for wonder, count in zip(WONDERS, card.requires.counts, strict=True) if count
    )
    if any(lacking):
        text = fill(translate("Faraway", "Lacks: %1"), wonder_list(lacking))
        return Reckoning(0, text, frozenset(), needed)
    quest = card.quest
    if isinstance(quest, NoQuest):
        return Reckoning(0, translate("Faraway", "No quest"), frozenset(), frozenset())
    if isinstance(quest, Flat):
        return Reckoning(brought, fame(brought), frozenset(), needed)
    text = fill(
        translate("Faraway", "%1 × %2 = %3", "how many, fame for each, fame"),
        show_number(brought // quest.fame),
        show_number(quest.fame),
        fame(brought),
    )
    return Reckoning(brought, text, counted_kinds(quest), needed)


def reckon_region(
    box: CardBox, regions: Sequence[int], sanctuaries: Sequence[int], place: int, brought: int
) -> Reckoning:
    """How the region at a place of a journey scored."""
    card: Region = box.region(regions[place])
    return reckon(card, brought, box.scorer.lacks(regions[place:], sanctuaries)[0])
