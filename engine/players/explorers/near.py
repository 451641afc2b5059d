"""What the rest of the era brings after a move of The Guild of Merchant Explorers: villages and objectives."""

from __future__ import annotations

from collections.abc import Callable

from engine.explorers.position import ExplorersPosition


def explorers_near(
    before: ExplorersPosition, position: ExplorersPosition, seat: int, step: Callable[[], bool]
) -> dict[str, float]:
    """`villages_kept`: own villages that stay for the next eras (not in the last one).

    `objective_1` and so on, for those that are still open: whether the seat completes it in this era, and nobody
    before.
    """
    while position.era == before.era and step():
        pass
    found: dict[str, float] = {}
    if before.era + 1 < before.rules.eras:
        found["villages_kept"] = float(position.sheets[seat].villages.bit_count())
    for place, turn in enumerate(before.sheets[seat].completed):
        if not turn:
            found[f"objective_{place + 1}"] = float(_is_first(position, seat, place))
    return found


def _is_first(position: ExplorersPosition, seat: int, place: int) -> bool:
    turns = [sheet.completed[place] for sheet in position.sheets]
    mine = turns[seat]
    return bool(mine) and all(mine <= turn for turn in turns if turn)
