"""The steps of a card on a map: which hexes may follow those already placed.

Code knows the nine shapes of `cards.SHAPES`; the single cards are data.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.bits import bits_of
from engine.explorers import cards
from engine.explorers.board import Board
from engine.explorers.cards import CONNECTED, FREE, LINE, PATH, RAY, REGION, RING, TOUCH, TWO_RAYS

NO_LIMIT = 10_000
"""More hexes than any map has."""


class CardStep:
    """A step of a card, made ready for a map.

    `is_plain` says that every allowed hex at the edge is possible, `begins_plain` says so for the first hex.
    """

    __slots__ = ("shape", "limit", "allowed", "slots", "is_plain", "begins_plain", "villages", "per_ray")

    def __init__(self, step: cards.Step, board: Board) -> None:
        self.shape = cards.SHAPES.index(step.shape)
        self.limit = step.max or NO_LIMIT
        self.villages = step.villages
        self.per_ray = step.per_ray
        every = board.all
        if step.need == cards.CITY_NEED:
            every = board.cities
        elif step.need == cards.COINS_NEED:
            every = board.coins
        elif self.shape == REGION:
            every &= ~board.discoveries
        masks = [_terrain_mask(slot.terrain, board) & every for slot in step.slots]
        self.allowed = board.discoveries & every
        for mask in masks:
            self.allowed |= mask
        self.slots: tuple[tuple[int, int], ...] = ()
        """(terrain hexes, most of them) where a terrain may be used up before the step is full."""
        if len(masks) > 1:
            self.slots = tuple(
                (mask & ~board.discoveries, slot.max) for mask, slot in zip(masks, step.slots, strict=True)
            )
        self.is_plain = self.shape == FREE and not self.slots
        self.begins_plain = self.shape in (FREE, LINE, PATH, CONNECTED, REGION)


def _terrain_mask(words: Sequence[str], board: Board) -> int:
    mask = 0
    for word in words:
        if word == "any":
            mask |= board.all
        elif word == "land":
            mask |= board.all & ~board.terrain[cards.SEA] & ~board.capital & ~board.discoveries
        else:
            mask |= board.terrain[word]
    return mask


class Plan:
    """A card made ready for a map."""

    __slots__ = ("id", "steps", "last", "coin_factor", "treasures_per_ruin")

    def __init__(self, card: cards.Explore | cards.Specialty, board: Board) -> None:
        self.id = card.id
        self.steps = tuple(CardStep(step, board) for step in card.steps)
        self.last = len(self.steps) - 1
        """The number of the last step."""
        self.coin_factor = card.coin_factor if isinstance(card, cards.Specialty) else 1
        self.treasures_per_ruin = card.treasures_per_ruin if isinstance(card, cards.Specialty) else 1


def targets(
    board: Board, step: CardStep, free: int, edge: int, placed: int, last: int, before: int, villages: int
) -> int:
    """The hexes that may come next in a step that is not full.

    `free` are the hexes without an own piece, `edge` those of them beside one; `placed` are the hexes of the step so
    far, `last` the newest of them (-1: none); `before` are the hexes of the step before; `villages` the own ones.
    """
    shape = step.shape
    if shape == TWO_RAYS:
        return _two_rays(board, step, free, placed, villages) & step.allowed
    mask = edge & step.allowed
    if step.slots:
        for terrain, most in step.slots:
            if (placed & terrain).bit_count() >= most:
                mask &= ~terrain
    if shape == FREE or (step.begins_plain and not placed):
        return mask
    if shape in (RING, TOUCH):
        return mask & board.around(before)
    if shape == RAY:
        if not placed:
            return mask & board.around(before)
        return mask & board.beyond(placed, before)
    if shape == LINE:
        return mask & board.beyond(placed, 0)
    if shape == PATH:
        return mask & board.near[last]
    if shape == CONNECTED:
        return mask & (board.around(placed) if placed & (placed - 1) else board.near[last])
    return mask & board.region_of[last]


Line = tuple[int, int]
"""A village, and hexes straight away from it."""


def _two_rays(board: Board, step: CardStep, free: int, placed: int, villages: int) -> int:
    """The placed hexes are straight lines away from different villages; each hex that keeps this true may be next.

    Where a hex can belong to the lines of several villages, all of them stay possible until later hexes decide.
    """
    if not placed:
        return board.around(villages) & free
    lines = [
        (1 << village, line) for village in bits_of(villages) for line in board.rays(village, step.per_ray)
    ]
    inside = [(village, line) for village, line in lines if not line & ~placed]
    found = 0
    for village, line in lines:
        new = line & ~placed
        if new & free and not new & (new - 1):
            rest = placed & ~line
            if not rest or _made_of(inside, rest, village, step.villages - 1):
                found |= new
    return found


def _made_of(lines: list[Line], hexes: int, used: int, most: int) -> bool:
    """Whether some hexes are at most `most` lines of different villages that are not `used`."""
    if not hexes:
        return True
    if most > 0:
        for village, line in lines:
            if not line & ~hexes and not village & used:
                if _made_of(lines, hexes & ~line, used | village, most - 1):
                    return True
    return False
