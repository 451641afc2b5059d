"""What a journey is worth as it lies, and what playing a region would do, as far as the viewer can know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.faraway.view import FarawayView, SeatView
from ui.faraway.box import CardBox


@dataclass(frozen=True)
class JourneyOutlook:
    """A journey if it ended now: fame of each region in play order and of each sanctuary, and what is lacking.

    `lacks` are the stones, chimeras and thistles that each region's prerequisite still lacks.
    """

    regions: tuple[int, ...]
    sanctuaries: tuple[int, ...]
    per_region: tuple[int, ...]
    per_sanctuary: tuple[int, ...]
    lacks: tuple[tuple[int, int, int], ...]
    total: int


def journey_outlook(box: CardBox, regions: Sequence[int], sanctuaries: Sequence[int]) -> JourneyOutlook:
    """What the journey is worth as it lies."""
    score = box.scorer.score_journey(regions, sanctuaries)
    return JourneyOutlook(
        tuple(regions),
        tuple(sanctuaries),
        score.per_region,
        score.per_sanctuary,
        tuple(box.scorer.lacks(regions, sanctuaries)),
        score.total,
    )


@dataclass(frozen=True)
class RegionOutlook:
    """What exploring `region` next would do.

    `finds` sanctuaries are drawn to choose one from, as many as `clues` and one more; 0 if it is not longer than
    `before` (None in the first round). The place in the order of drafting lies from `earliest` to `latest`, and
    `shorter` of the `unseen` regions are shorter; both places are 0 where nothing is drafted.
    """

    region: int
    before: int | None
    finds: int
    clues: int
    deck: int
    earliest: int
    latest: int
    shorter: int
    unseen: int
    now: int
    journey: JourneyOutlook

    @property
    def gain(self) -> int:
        """How much fame the journey gains as it lies."""
        return self.journey.total - self.now


def region_outlook(
    view: FarawayView, seat: SeatView, region: int, box: CardBox, *, later: bool
) -> RegionOutlook:
    """What `seat` brings about with `region`; `later`: not this round but the next one.

    What is drafted or found until then is not foreseen.
    """
    card = box.region(region)
    before = seat.row[-1] if seat.row else None
    clues = seat.clues + card.clues
    finds = (
        box.figures.counts.sanctuaries_without_clues + clues if before is not None and region > before else 0
    )
    round_played = view.round + later
    earliest = latest = 0
    unseen = unseen_regions(view, box)
    if round_played < view.rounds:
        earliest, latest = _places(view, seat.seat, region)
    total = box.scorer.total
    return RegionOutlook(
        region,
        before,
        finds,
        clues,
        view.sanctuaries_left,
        earliest,
        latest,
        sum(other < region for other in unseen),
        len(unseen),
        total(seat.row, seat.sanctuaries),
        journey_outlook(box, (*seat.row, region), seat.sanctuaries),
    )


def unseen_regions(view: FarawayView, box: CardBox) -> set[int]:
    """The regions that the viewer has not seen: in the deck or in the hands of others."""
    seen = {*view.display, *view.discards}
    for seat in view.seats:
        seen.update(seat.row, seat.known, seat.hand or (), (seat.chosen,) if seat.chosen else ())
        seen.update(seat.put_back or ())
    return {region.number for region in box.figures.regions} - seen


def _places(view: FarawayView, own: int, region: int) -> tuple[int, int]:
    """The first and the last place in the order that `region` may bring."""
    before = after = 0
    for other in view.seats:
        held = other.hand_count + (other.has_chosen and view.phase == "explore")
        if other.seat == own or not held or len(other.known) < held:
            continue
        before += all(known < region for known in other.known)
        after += all(known > region for known in other.known)
    return 1 + before, len(view.seats) - after
