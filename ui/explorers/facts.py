"""Small facts about a view that several parts of the table show."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.contract import Event
from engine.explorers import events as tell
from engine.explorers.board import Board
from engine.explorers.view import ExplorersView, SeatView
from ui.explorers.box import Box
from ui.explorers.card_face import Used


def used_of(box: Box, board: Board, mine: SeatView) -> Used:
    """Which hexes of the card in use have been explored: counted by step and slot."""
    if not mine.card:
        return Used()
    plan = box.plan(mine.card, board)
    counts: dict[tuple[int, int], int] = {}
    for step, spaces in ((mine.step - 1, mine.before), (mine.step, mine.placed)):
        if step < 0:
            continue
        placed = board.mask_of_spaces(spaces)
        slots = plan.steps[step].slots
        if not slots:
            counts[step, 0] = placed.bit_count()
            continue
        rest = placed
        for number, (terrain, _) in enumerate(slots):
            counts[step, number] = (placed & terrain).bit_count()
            rest &= ~terrain
        # A discovery space takes an explorer of no particular slot: the next free one.
        for _ in range(rest.bit_count()):
            number = next((n for n, (_, most) in enumerate(slots) if counts[step, n] < most), 0)
            counts[step, number] += 1
    return Used(counts)


def slot_for(box: Box, board: Board, mine: SeatView, space: int) -> tuple[int, int]:
    """The step and the slot of the card that exploring a space would use."""
    slots = box.plan(mine.card, board).steps[mine.step].slots
    bit = 1 << board.hexes[space]
    for number, (terrain, _) in enumerate(slots):
        if bit & terrain:
            return mine.step, number
    return mine.step, 0


def routes_of(events: Iterable[Event], seats: int) -> list[tuple[tuple[int, int], ...]]:
    """The trade routes of every seat as pairs of cities, from all that happened."""
    found: list[list[tuple[int, int]]] = [[] for _ in range(seats)]
    for event in events:
        if isinstance(event, tell.RouteMade):
            found[event.seat].append((event.post, event.other))
    return [tuple(routes) for routes in found]


def turn_in_era(view: ExplorersView) -> tuple[int, int]:
    """The turn within the era, from 1 (0 before the first card), and the number of turns of the era."""
    return len(view.cards_played), len(view.cards_played) + len(view.cards_left)


def leaders(view: ExplorersView) -> Sequence[int]:
    """The seats with the most coins."""
    most = max(seat.score for seat in view.seats)
    return [seat.seat for seat in view.seats if seat.score == most]
