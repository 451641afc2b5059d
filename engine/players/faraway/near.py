"""What comes soon after a move of Faraway: the place in the draft, sanctuaries of this and the next round."""

from __future__ import annotations

from collections.abc import Callable

from engine.faraway.position import FarawayPosition
from engine.faraway.state import EXPLORE, KEEP


def faraway_near(
    before: FarawayPosition, position: FarawayPosition, seat: int, step: Callable[[], bool]
) -> dict[str, float]:
    """`draft_place` from 1; `sanctuary_now`, `sanctuary_next`: whether one is found in this or the next round."""
    if before.phase == KEEP:
        return {}
    found: dict[str, float] = {}
    number, rounds = before.round, before.rules.rounds
    if before.phase == EXPLORE:
        while len(position.rows[seat]) < number:
            step()
        if number < rounds:
            found["draft_place"] = 1 + position.order.index(seat)
        if number > 1:
            found["sanctuary_now"] = float(_is_longer(position.rows[seat]))
    if number < rounds:
        while len(position.rows[seat]) < number + 1:
            step()
        found["sanctuary_next"] = float(_is_longer(position.rows[seat]))
    return found


def _is_longer(row: tuple[int, ...]) -> bool:
    return row[-1] > row[-2]
