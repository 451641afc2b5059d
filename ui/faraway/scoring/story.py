"""The final scoring as steps: regions from the last to the first, then sanctuaries, for all players at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.contract import Event
from engine.faraway.events import GameWon, JourneyScored


@dataclass(frozen=True)
class Step:
    """One step. `kind` is "start", "region", "sanctuary" or "end"; `place` counts cards of a journey from 0.

    From a "region" step on, the regions from `place` to the last one are turned.
    """

    kind: str
    place: int = 0


@dataclass(frozen=True)
class FinalScoring:
    """Everything that the story needs: the journeys with their fame, in seat order, and who has won."""

    journeys: tuple[JourneyScored, ...]
    won: GameWon
    steps: tuple[Step, ...]

    def turned_from(self, step: Step) -> int:
        """The place of the leftmost region that is turned after `step`."""
        if step.kind == "start":
            return len(self.journeys[0].regions)
        return step.place if step.kind == "region" else 0

    def counted_sanctuaries(self, step: Step) -> int:
        """How many sanctuaries of each journey are counted after `step`."""
        if step.kind == "sanctuary":
            return step.place + 1
        return max(len(journey.sanctuaries) for journey in self.journeys) if step.kind == "end" else 0

    def total(self, seat: int, step: Step) -> int:
        """The fame of a seat after `step`."""
        journey = self.journeys[seat]
        regions = journey.region_fame[self.turned_from(step) :]
        return sum(regions) + sum(journey.sanctuary_fame[: self.counted_sanctuaries(step)])


def final_scoring(events: Sequence[Event]) -> FinalScoring:
    """The final scoring told by the events of a whole game. Raises ValueError before its end."""
    journeys = tuple(event for event in events if isinstance(event, JourneyScored))
    won = next((event for event in events if isinstance(event, GameWon)), None)
    if won is None or not journeys:
        raise ValueError("the game is not over")
    regions = len(journeys[0].regions)
    most = max(len(journey.sanctuaries) for journey in journeys)
    steps = (
        Step("start"),
        *(Step("region", place) for place in reversed(range(regions))),
        *(Step("sanctuary", place) for place in range(most)),
        Step("end"),
    )
    return FinalScoring(journeys, won, steps)
