"""The final scoring as a story of steps, made from events alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from engine.contract import Event
from engine.livingstone import events as happened
from ui.livingstone.scoring.tally import tally

FINAL = (
    happened.RowScored,
    happened.GemsScored,
    happened.PointCardsScored,
    happened.QueensDiceRolled,
    happened.ChestsOpened,
    happened.Disqualified,
    happened.TieBroken,
    happened.GameWon,
)
"""The events of the final scoring."""


@dataclass(frozen=True)
class Step:
    """One step. `kind` is "start", "row", "gems", "cards", "dice", "chest", "out", "tie" or "end".

    `events` are what the step tells: one, or one for each seat where all are told together. `points` are the points
    of all seats after the step, `gains` what the step added to them, `opened` how many chests are open and `out` who
    is disqualified by then.
    """

    kind: str
    events: tuple[Event, ...]
    points: tuple[int, ...]
    gains: tuple[int, ...]
    opened: int = 0
    out: tuple[int, ...] = ()

    @property
    def row(self) -> int | None:
        """The row of a "row" step."""
        event = self.events[0] if self.events else None
        return event.row if isinstance(event, happened.RowScored) else None


_KINDS: dict[type[Event], str] = {
    happened.RowScored: "row",
    happened.GemsScored: "gems",
    happened.PointCardsScored: "cards",
    happened.QueensDiceRolled: "dice",
    happened.ChestsOpened: "chest",
    happened.Disqualified: "out",
    happened.TieBroken: "tie",
    happened.GameWon: "end",
}
_TOGETHER = ("gems", "cards")
"""Steps that tell all seats at once."""


def tell(events: Sequence[Event], seats: int) -> list[Step]:
    """The steps of the final scoring in `events` (a whole game as anybody may see it); [] before the end."""
    final = [event for event in events if isinstance(event, FINAL)]
    if not final:
        return []
    counted = tally((event for event in events if not isinstance(event, FINAL)), seats)
    nothing = (0,) * seats
    steps = [Step("start", (), counted.totals(), nothing)]
    opened = 0
    for kind, told in _grouped(final):
        before = counted.totals()
        for part in told:
            counted.add(part)
        after = counted.totals()
        gains = tuple(new - old for new, old in zip(after, before, strict=True))
        out = tuple(sorted(counted.out))
        if kind == "chest":
            for opened in range(1, seats + 1):
                steps.append(Step(kind, told, after, nothing, opened, out))
            continue
        steps.append(Step(kind, told, after, gains, opened, out))
    return steps


def _grouped(final: Sequence[Event]) -> Iterator[tuple[str, tuple[Event, ...]]]:
    """Kind and events of each step: gems and cards of all seats together, everything else one by one."""
    for kind, events in groupby(final, key=lambda event: _KINDS[type(event)]):
        if kind in _TOGETHER:
            yield kind, tuple(events)
        else:
            yield from ((kind, (event,)) for event in events)
