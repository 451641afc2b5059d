"""Objectives in words, made from their conditions."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from engine.explorers.cards import Condition, Objective
from engine.explorers.figures import Figures
from ui.explorers.phrases import joined, ruin_sign
from ui.numbers import show_list, show_number
from ui.texts import fill

translate = QCoreApplication.translate


def objective_text(objective: Objective) -> str:
    """What an objective wants, in one line."""
    return _TEXTS[objective.condition.kind](objective.condition)


def objective_of(figures: Figures, name: str) -> Objective:
    """The objective of an id."""
    return next(found for found in figures.objectives if found.id == name)


def _on_terrain(wanted: Condition) -> str:
    return {
        "grassland": translate("Explorers", "%n grassland village(s)", "", wanted.count),
        "desert": translate("Explorers", "%n desert village(s)", "", wanted.count),
        "mountain": translate("Explorers", "%n mountain village(s)", "", wanted.count),
    }[wanted.terrain]


def _ruins_with_signs(wanted: Condition) -> str:
    return fill(translate("Explorers", "Ruins %1"), show_list([ruin_sign(sign) for sign in wanted.signs]))


def _in_region(wanted: Condition) -> str:
    size = show_number(wanted.min_size)
    if wanted.count == 1:
        return fill(translate("Explorers", "A village in a region of %1 or more hexes"), size)
    return fill(
        translate("Explorers", "%1 villages in regions of %2 or more hexes"), show_number(wanted.count), size
    )


def _posts_on_value(wanted: Condition) -> str:
    return fill(
        translate("Explorers", "%1 trading posts on cities of %2 or more"),
        show_number(wanted.count),
        show_number(wanted.min_value),
    )


def _chain(wanted: Condition) -> str:
    return fill(
        translate("Explorers", "%1 cities and %2 ruins in one chain of explorers"),
        show_number(wanted.cities),
        show_number(wanted.ruins),
    )


def _tower_and_ruin(wanted: Condition) -> str:
    where = {
        "tower_ne": translate("Explorers", "The tower in the north-east"),
        "tower_nw": translate("Explorers", "The tower in the north-west"),
        "tower_se": translate("Explorers", "The tower in the south-east"),
        "tower_sw": translate("Explorers", "The tower in the south-west"),
    }.get(wanted.tower_mark, translate("Explorers", "The marked tower"))
    return fill(translate("Explorers", "%1, and ruin %2"), where, ruin_sign(wanted.sign))


_TEXTS: dict[str, Callable[[Condition], str]] = {
    "villages": lambda wanted: translate("Explorers", "%n village(s)", "", wanted.count),
    "villages_on_different_lands": lambda wanted: fill(
        translate("Explorers", "Villages on %1 different lands"), show_number(wanted.count)
    ),
    "village_in_region_of_size": _in_region,
    "villages_on_terrain": _on_terrain,
    "villages_on_each_terrain": lambda wanted: translate(
        "Explorers", "Villages on grassland, desert and mountain"
    ),
    "villages_on_same_terrain": lambda wanted: fill(
        translate("Explorers", "%1 villages on the same terrain"), show_number(wanted.count)
    ),
    "village_next_to_tower": lambda wanted: translate(
        "Explorers", "%n village(s) beside a tower that you have found", "", wanted.count
    ),
    "village_next_to_ruin_space": lambda wanted: translate(
        "Explorers", "%n village(s) beside a ruin", "", wanted.count
    ),
    "villages_next_to_crystal_space": lambda wanted: translate(
        "Explorers", "%n village(s) beside crystals", "", wanted.count
    ),
    "towers": lambda wanted: translate("Explorers", "%n discovery tower(s)", "", wanted.count),
    "crystals": lambda wanted: translate("Explorers", "%n crystal(s)", "", wanted.count),
    "ruins": lambda wanted: translate("Explorers", "%n ruin(s)", "", wanted.count),
    "ruins_on_border": lambda wanted: translate(
        "Explorers", "%n ruin(s) on the edge of the map", "", wanted.count
    ),
    "ruins_with_signs": _ruins_with_signs,
    "ruins_of_each_sign": lambda wanted: fill(
        translate("Explorers", "A ruin of each kind: %1"), joined([ruin_sign(sign) for sign in wanted.signs])
    ),
    "ruins_of_same_sign": lambda wanted: fill(
        translate("Explorers", "%1 ruins of the same kind"), show_number(wanted.count)
    ),
    "ruins_touching_each_terrain": lambda wanted: translate(
        "Explorers", "Ruins beside grassland, desert and mountain"
    ),
    "tower_and_ruin": _tower_and_ruin,
    "posts": lambda wanted: translate("Explorers", "%n trading post(s)", "", wanted.count),
    "posts_on_city_value": _posts_on_value,
    "posts_on_each_terrain": lambda wanted: translate(
        "Explorers", "Trading posts on grassland, desert and mountain"
    ),
    "trade_route_worth": lambda wanted: fill(
        translate("Explorers", "A trade route of %1 or more coins"), show_number(wanted.min_value)
    ),
    "explore_coin_space": lambda wanted: fill(
        translate("Explorers", "A coin space of %1 or more"), show_number(wanted.min_coins)
    ),
    "chain": _chain,
}
