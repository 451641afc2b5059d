"""What comes after a move of Livingstone: pounds for the last columns, and who gets the rows."""

from __future__ import annotations

from collections.abc import Callable

from engine.livingstone.moves import COLUMNS, ROWS
from engine.livingstone.position import LivingstonePosition
from engine.livingstone.scoring import row_tents

_AHEAD = 4
"""Columns before the last two from where on one keeps coins for them."""


def livingstone_near(
    before: LivingstonePosition, position: LivingstonePosition, seat: int, step: Callable[[], bool]
) -> dict[str, float]:
    """Pounds in hand when the boat comes to the last two columns (`kept_for_two`) or to the last (`kept_for_one`).

    `row_1` to `row_6`: the own share (0 to 1) in the majority of each row at the end.
    """
    found: dict[str, float] = {}
    boat = before.boat
    if COLUMNS - 2 - _AHEAD <= boat < COLUMNS - 1:
        last = COLUMNS - 2 if boat < COLUMNS - 2 else COLUMNS - 1
        while position.boat < last:
            step()
        name = "kept_for_two" if last == COLUMNS - 2 else "kept_for_one"
        found[name] = float(position.money[seat])
    while step():
        pass
    for row in range(ROWS):
        tents = row_tents(position, row)
        most = max(tents)
        leads = most and tents[seat] == most
        found[f"row_{row + 1}"] = 1 / tents.count(most) if leads else 0.0
    return found
