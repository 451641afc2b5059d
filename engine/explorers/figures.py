"""The figures of The Guild of Merchant Explorers, decoded from TOML texts and checked."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TypeVar

import msgspec

from engine.errors import FiguresError
from engine.explorers import cards
from engine.explorers.conditions import check_condition
from engine.explorers.moves import ID

MOST_SEATS = 4
ANY_MAP = "any"
FIRST, LATER = "first", "later"
PIECES = ("tower", "village", *(f"village_{name}" for name in cards.LAND_TERRAINS))
"""What a treasure may pay for."""


class Hidden(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reward ("first" or "later") of the objective with this number, from 1."""

    objective: int
    reward: str


class Cover(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rewards that are covered when the explore card `card` is revealed for the first time."""

    card: str
    hide: tuple[Hidden, ...]


class Solo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Coins needed by level, the level if none is chosen, and what is covered when."""

    usual_level: str
    levels: dict[str, int]
    cover: tuple[Cover, ...]


class Constants(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of game.toml."""

    turns_by_era: tuple[int, ...]
    objectives_in_play: int
    specialties_drawn: int
    maps: tuple[str, ...]
    solo: Solo


class _Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    explore: tuple[cards.Explore, ...]
    specialty: tuple[cards.Specialty, ...]


class _Treasures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    treasure: tuple[cards.Treasure, ...]


class _Objectives(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    objective: tuple[cards.Objective, ...]


class Figures(msgspec.Struct, frozen=True):
    """Everything that a printed copy could correct, but for the maps."""

    constants: Constants
    explore: tuple[cards.Explore, ...]
    specialties: tuple[cards.Specialty, ...]
    treasures: tuple[cards.Treasure, ...]
    objectives: tuple[cards.Objective, ...]

    @property
    def eras(self) -> int:
        """Number of eras."""
        return len(self.constants.turns_by_era)

    @property
    def all_cards(self) -> tuple[cards.Explore | cards.Specialty, ...]:
        """Explore cards and specialty cards."""
        return (*self.explore, *self.specialties)

    def objectives_of(self, map_id: str) -> list[cards.Objective]:
        """The objectives of a map, or `ANY_MAP`."""
        return [objective for objective in self.objectives if objective.map == map_id]


T = TypeVar("T")


def decode_figures(game: bytes, card_text: bytes, treasures: bytes, objectives: bytes) -> Figures:
    """The figures of four TOML texts. Raises `FiguresError` with the reason."""
    read = _decode(card_text, _Cards, "cards")
    figures = Figures(
        _decode(game, Constants, "constants"),
        read.explore,
        read.specialty,
        _decode(treasures, _Treasures, "treasures").treasure,
        _decode(objectives, _Objectives, "objectives").objective,
    )
    _check_ids(figures)
    _check_explore_cards(figures)
    for card in figures.all_cards:
        _check_steps(card)
    for treasure in figures.treasures:
        _check_treasure(treasure)
    _check_objectives(figures)
    _check_solo(figures)
    return figures


def _decode(text: bytes, kind: type[T], what: str) -> T:
    try:
        return msgspec.toml.decode(text, type=kind, strict=True)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise FiguresError(f"the {what} of the Merchant Explorers cannot be read: {error}") from None


def _check_ids(figures: Figures) -> None:
    for kind in (figures.explore, figures.specialties, figures.treasures, figures.objectives):
        seen: set[str] = set()
        for thing in kind:
            if not re.fullmatch(ID, thing.id) or thing.id in seen:
                raise FiguresError(
                    f"an id consists of small letters, digits and '_' and is used once, not {thing.id!r}"
                )
            seen.add(thing.id)


def _check_explore_cards(figures: Figures) -> None:
    constants = figures.constants
    turns = [sum(card.from_era <= era for card in figures.explore) for era in range(1, figures.eras + 1)]
    if list(constants.turns_by_era) != turns:
        raise FiguresError(
            f"the explore cards make {turns} turns in the eras, not {list(constants.turns_by_era)}"
        )
    known = 0
    for card in figures.explore:
        if bool(card.steps) == bool(card.uses_specialty):
            raise FiguresError(f"the explore card {card.id!r} has either steps or specialty cards")
        if len(card.uses_specialty) == 1:
            known += 1
            if card.uses_specialty != (known,) or card.from_era != known:
                raise FiguresError(f"the era card {card.id!r} belongs to specialty card and era {known}")
    for card in figures.explore:
        if len(card.uses_specialty) > 1 and (max(card.uses_specialty) > known or card.from_era <= known):
            raise FiguresError(f"the explore card {card.id!r} uses specialty cards that nobody has yet")
    drawn = constants.specialties_drawn
    if drawn < 1 or MOST_SEATS * known * drawn > len(figures.specialties):
        raise FiguresError(f"{len(figures.specialties)} specialty cards are too few for {MOST_SEATS} players")


def _check_steps(card: cards.Explore | cards.Specialty) -> None:
    before: int | None = None
    for step in card.steps:
        if step.shape not in cards.SHAPES:
            raise FiguresError(f"the card {card.id!r} has the shape {step.shape!r}, which is none")
        if step.need not in ("", cards.CITY_NEED, cards.COINS_NEED):
            raise FiguresError(f"the card {card.id!r} needs {step.need!r}, which is nothing")
        shape = cards.SHAPES.index(step.shape)
        words = [word for slot in step.slots for word in slot.terrain]
        if not words or any(word not in cards.TERRAIN_WORDS for word in words):
            raise FiguresError(f"the card {card.id!r} has a step without a known terrain")
        if len(set(words)) < len(words) or (len(words) > 1 and not set(words) <= set(cards.TERRAINS)):
            raise FiguresError(f"the card {card.id!r} has a step with a terrain twice")
        least = 0 if len(step.slots) == 1 else 1
        if step.max != sum(slot.max for slot in step.slots) or any(slot.max < least for slot in step.slots):
            raise FiguresError(f"the card {card.id!r} has a step whose slots do not add up")
        if (shape == cards.TOUCH and before is None) or (shape in (cards.RING, cards.RAY) and before != 1):
            raise FiguresError(
                f"the card {card.id!r} has a step {step.shape!r} that nothing fitting stands before"
            )
        if (shape == cards.TWO_RAYS) != (step.villages > 0 and step.per_ray > 0):
            raise FiguresError(f"the card {card.id!r} has villages or lines that do not fit its shape")
        before = step.max


def _check_treasure(treasure: cards.Treasure) -> None:
    effects = (treasure.coins, treasure.explorers, treasure.set_coins, treasure.coins_per)
    if sum(map(bool, effects)) != 1 or treasure.count < 1:
        raise FiguresError(f"the treasure {treasure.id!r} has one effect and at least one copy")
    per = treasure.coins_per
    if per is not None and (per.what not in PIECES or per.per < 1):
        raise FiguresError(f"the treasure {treasure.id!r} pays for {per.per} {per.what!r}, which nobody has")


def _check_objectives(figures: Figures) -> None:
    for objective in figures.objectives:
        if objective.map not in (*figures.constants.maps, ANY_MAP):
            raise FiguresError(f"the objective {objective.id!r} belongs to the unknown map {objective.map!r}")
        check_condition(objective.condition)
    for map_id in (*figures.constants.maps, ANY_MAP):
        if len(figures.objectives_of(map_id)) < figures.constants.objectives_in_play:
            raise FiguresError(f"the map {map_id!r} has too few objectives")


def _check_solo(figures: Figures) -> None:
    solo = figures.constants.solo
    if solo.usual_level not in solo.levels:
        raise FiguresError(f"there is no solo level {solo.usual_level!r}")
    known: Iterable[str] = {card.id for card in figures.explore}
    for cover in solo.cover:
        if cover.card not in known:
            raise FiguresError(f"{cover.card!r} covers rewards but is no explore card")
        for hidden in cover.hide:
            if (
                hidden.reward not in (FIRST, LATER)
                or not 1 <= hidden.objective <= figures.constants.objectives_in_play
            ):
                raise FiguresError(f"{cover.card!r} covers {hidden.reward!r} of objective {hidden.objective}")
