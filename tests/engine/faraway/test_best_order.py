"""The best order of a row, checked against all orders of short rows and many orders of full ones."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from engine.faraway.best_order import BestOrder, best_order
from tests.engine.faraway.scene import faraway
from tests.engine.faraway.test_scoring import JOURNEYS

SCORER = faraway().scorer


@pytest.mark.parametrize("length", range(7))
def test_short_rows_against_all_orders(length: int) -> None:
    random = Random(length)
    for _ in range(40 if length < 6 else 8):
        regions = random.sample(range(1, 69), length)
        sanctuaries = random.sample(range(1, 46), random.randrange(7))
        found = best_order(SCORER, regions, sanctuaries)
        assert sorted(found.regions) == sorted(regions)
        assert found.total == SCORER.total(found.regions, sanctuaries)
        assert found.total == max(SCORER.total(order, sanctuaries) for order in permutations(regions))


def test_full_rows_against_a_sample_of_orders() -> None:
    random = Random(8)
    for journey in JOURNEYS:
        regions, sanctuaries = journey["regions"], journey["sanctuaries"]
        found = best_order(SCORER, regions, sanctuaries)
        assert sorted(found.regions) == sorted(regions)
        assert found.total == SCORER.total(found.regions, sanctuaries) >= journey["total"]
        order = list(regions)
        for _ in range(400):
            random.shuffle(order)
            assert SCORER.total(order, sanctuaries) <= found.total


def test_one_full_row_against_all_orders() -> None:
    regions, sanctuaries = (12, 20, 13, 18, 44, 24, 39, 4), (38, 1, 6, 16)
    best = max(SCORER.total(order, sanctuaries) for order in permutations(regions))
    assert best_order(SCORER, regions, sanctuaries).total == best == 59


def test_the_played_order_stays_if_nothing_is_better() -> None:
    for journey in JOURNEYS:
        regions, sanctuaries = tuple(journey["regions"]), journey["sanctuaries"]
        found = best_order(SCORER, regions, sanctuaries)
        assert (found.regions == regions) == (found.total == journey["total"])
    assert best_order(SCORER, (1, 2, 4), ()) == BestOrder((1, 2, 4), 0)
