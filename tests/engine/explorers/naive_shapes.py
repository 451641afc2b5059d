"""The shapes of cards by their definition: does a row of explorers, in the order of placing, follow the card?"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any

from tests.engine.explorers.chart import Chart, Place, beside, connected

DIRECTIONS = [(0, -2), (0, 2), (1, -1), (1, 1), (-1, -1), (-1, 1)]


def fits_slots(chart: Chart, step: dict[str, Any], hexes: Sequence[Place]) -> bool:
    """Whether each hex can use up one explorer of a slot that allows it."""
    if step["max"] and len(hexes) > step["max"]:
        return False
    if not all(can_be_anything(chart, step, place) or terrain_fits(chart, step, place) for place in hexes):
        return False
    counted: dict[int, int] = {}
    for place in hexes:
        if chart.discovery(place):
            continue  # takes an explorer of whichever slot has one left; the sum is checked above
        slot = next(i for i, slot in enumerate(step["slots"]) if slot_fits(chart, slot, place))
        counted[slot] = counted.get(slot, 0) + 1
    return all(not step["slots"][i]["max"] or n <= step["slots"][i]["max"] for i, n in counted.items())


def can_be_anything(chart: Chart, step: dict[str, Any], place: Place) -> bool:
    return chart.discovery(place) and step["shape"] != "region" and "need" not in step


def terrain_fits(chart: Chart, step: dict[str, Any], place: Place) -> bool:
    if step.get("need") == "city" and chart.feature(place) != "c":
        return False
    if step.get("need") == "coins" and chart.feature(place) != "$":
        return False
    return any(slot_fits(chart, slot, place) for slot in step["slots"])


def slot_fits(chart: Chart, slot: dict[str, Any], place: Place) -> bool:
    terrain = chart.terrain(place)
    return any(
        word in (terrain, "any") or (word == "land" and terrain in ("grassland", "desert", "mountain"))
        for word in slot["terrain"]
    )


def fits_shape(
    chart: Chart,
    step: dict[str, Any],
    hexes: Sequence[Place],
    before: Sequence[Place],
    villages: Sequence[Place],
) -> bool:
    """Whether the hexes of a step, in the order of placing, have its shape."""
    shape = step["shape"]
    if shape == "connected":
        return len(connected(hexes)) == 1
    if shape == "path":
        return all(hexes[i] in beside(hexes[i - 1]) for i in range(1, len(hexes)))
    if shape == "line":
        return any(is_row(sorted(hexes, key=lambda p: along(p, d)), d) for d in DIRECTIONS)
    if shape == "region":
        return set(hexes) <= chart.region(hexes[0])
    if shape == "ring":
        return len(before) == 1 and all(place in beside(before[0]) for place in hexes)
    if shape == "ray":
        return len(before) == 1 and any(is_ray(before[0], hexes, d) for d in DIRECTIONS)
    if shape == "touch":
        return all(any(place in beside(other) for other in before) for place in hexes)
    if shape == "two_rays":
        return is_two_rays(step, hexes, villages)
    assert shape == "free"
    return True


def along(place: Place, direction: Place) -> int:
    return place[0] * direction[0] + place[1] * direction[1]


def is_row(hexes: Sequence[Place], direction: Place) -> bool:
    """Each hex is one step further in the direction."""
    return all(
        (hexes[i][0] - hexes[i - 1][0], hexes[i][1] - hexes[i - 1][1]) == direction
        for i in range(1, len(hexes))
    )


def is_ray(start: Place, hexes: Sequence[Place], direction: Place) -> bool:
    return is_row([start, *hexes], direction)


def is_two_rays(step: dict[str, Any], hexes: Sequence[Place], villages: Sequence[Place]) -> bool:
    """Some of the hexes are a line away from one village, the others one from another village."""
    far = step["per_ray"]
    lines = {}
    for village in villages:
        lines[village] = [
            {(village[0] + d[0] * k, village[1] + d[1] * k) for k in range(1, length + 1)}
            for d in DIRECTIONS
            for length in range(far + 1)
        ]
    wanted = set(hexes)
    if any(line == wanted for of_village in lines.values() for line in of_village):
        return True
    return any(
        one | other == wanted and not one & other
        for first, second in permutations(villages, 2)
        for one in lines[first]
        for other in lines[second]
    )
