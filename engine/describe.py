"""The part of a position's description that is the same for every game (docs/notation.md)."""

from __future__ import annotations

from typing import Any

from engine.contract import CHANCE, CHANCE_ONLY, NOBODY, Position


def describe_result(position: Position) -> dict[str, Any]:
    """Whose decision it is, and the ranking once the game is over: seats counted from 1, plain JSON values."""
    deciders = position.deciders()
    over = deciders == NOBODY
    standings = position.standings() if over else []
    ranked = sorted(
        standings, key=lambda standing: (standing.place is None, standing.place or 0, standing.seat)
    )
    return {
        "over": over,
        "to_decide": ["chance" if actor == CHANCE else actor + 1 for actor in deciders],
        "chance_source": position.chance().source if deciders == CHANCE_ONLY else None,
        "ranking": [
            {"place": standing.place, "seat": standing.seat + 1, "score": standing.score}
            for standing in ranked
        ],
    }
