"""The best order in which a seat could have played its own regions, its sanctuaries being the same."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.faraway.scorer import Scorer


class BestOrder(msgspec.Struct, frozen=True):
    """Regions in the best play order, and the total that they and the sanctuaries bring then."""

    regions: tuple[int, ...]
    total: int


def best_order(scorer: Scorer, regions: Sequence[int], sanctuaries: Sequence[int]) -> BestOrder:
    """The exact optimum by dynamic programming over the sets of regions that lie to the right.

    What a region brings depends only on the set of regions from it to the end of the row, so 2 ** len(regions) sets
    cover all orders. If several orders are best, the one that keeps the earliest regions in place is
    chosen: the played order itself if nothing is better.
    """
    count = len(regions)
    seen = [scorer.seen_sanctuaries(sanctuaries)] * (1 << count)
    best = [0] * (1 << count)
    leftmost = [0] * (1 << count)
    for right in range(1, 1 << count):
        low = (right & -right).bit_length() - 1
        visible = seen[right] = seen[right & right - 1] + scorer.adds(regions[low])
        most = -1
        for index in range(low, count):
            if right >> index & 1:
                fame = best[right ^ 1 << index] + scorer.region_fame(regions[index], visible)
                if fame > most:
                    most = fame
                    leftmost[right] = index
        best[right] = most
    order = []
    right = (1 << count) - 1
    while right:
        index = leftmost[right]
        order.append(regions[index])
        right ^= 1 << index
    return BestOrder(tuple(order), scorer.total(order, sanctuaries))
