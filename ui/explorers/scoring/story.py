"""The end of the game as a story of steps, made from events alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.contract import Event
from engine.explorers import events as tell
from engine.explorers.sheet import FROM_FINAL


@dataclass(frozen=True)
class Step:
    """One step. `kind` is "start", "treasures", "coins", "tie" or "end"; `seat` is that of a "treasures" step.

    `points` are the coins of all seats after the step, `gains` what the step added to them.
    """

    kind: str
    events: tuple[Event, ...]
    points: tuple[int, ...]
    gains: tuple[int, ...]
    seat: int = -1


def final_coins(events: Sequence[Event], seats: int) -> list[tuple[int, ...]] | None:
    """The coins of all seats by source at the end of the game; None before it."""
    counted = {event.seat: event.coins for event in events if isinstance(event, tell.CoinsCounted)}
    return [counted[seat] for seat in range(seats)] if len(counted) == seats else None


def story(events: Sequence[Event], seats: int) -> list[Step]:
    """The steps of the end of the game in `events` (a whole game); [] before the end."""
    coins = final_coins(events, seats)
    if coins is None:
        return []
    nothing = (0,) * seats
    points = [sum(found) - found[FROM_FINAL] for found in coins]
    steps = [Step("start", (), tuple(points), nothing)]
    for seat in range(seats):
        shown = tuple(
            event for event in events if isinstance(event, tell.TreasureScored) and event.seat == seat
        )
        gains = [coins[seat][FROM_FINAL] if other == seat else 0 for other in range(seats)]
        points[seat] += coins[seat][FROM_FINAL]
        steps.append(Step("treasures", shown, tuple(points), tuple(gains), seat))
    counted = tuple(event for event in events if isinstance(event, tell.CoinsCounted))
    steps.append(Step("coins", counted, tuple(points), nothing))
    for event in events:
        if isinstance(event, tell.TieBroken):
            steps.append(Step("tie", (event,), tuple(points), nothing))
        elif isinstance(event, tell.GameWon | tell.SoloEnded):
            steps.append(Step("end", (event,), tuple(points), nothing))
    return steps
