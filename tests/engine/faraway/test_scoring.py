"""What journeys are worth: situations about scoring (1 to 22, 30, 34, 35, 40, 41), known rows, and a second scorer."""

from __future__ import annotations

import tomllib
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.faraway.cards import QUEST_KINDS, quest_kind
from tests.engine.faraway.naive import fame_of_journey, total_of
from tests.engine.faraway.scene import faraway

GAME = faraway()
SCORER = GAME.scorer
JOURNEYS: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "journeys.toml").read_text(encoding="utf-8")
)["journey"]


def regions_of(*regions: int, s: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The fame of each region of a row, in play order; `s` are the sanctuaries."""
    return SCORER.score_journey(regions, s).per_region


def last_of(*regions: int, s: tuple[int, ...] = ()) -> int:
    """The fame of the last region."""
    return regions_of(*regions, s=s)[-1]


def first_of(*regions: int, s: tuple[int, ...] = ()) -> int:
    """The fame of the first region of a row."""
    return regions_of(*regions, s=s)[0]


@pytest.mark.parametrize("journey", JOURNEYS, ids=lambda journey: str(journey["name"]))
def test_known_journeys_card_by_card(journey: dict[str, Any]) -> None:
    regions, sanctuaries = journey["regions"], journey["sanctuaries"]
    score = SCORER.score_journey(regions, sanctuaries)
    assert list(score.per_region) == journey["region_fame"]
    assert list(score.per_sanctuary) == journey["sanctuary_fame"]
    assert score.total == SCORER.total(regions, sanctuaries) == journey["total"]
    assert fame_of_journey(regions, sanctuaries) == (journey["region_fame"], journey["sanctuary_fame"])


def test_all_known_journeys_are_here() -> None:
    assert len(JOURNEYS) == 26
    used = {quest_kind(GAME.figures.region(region).quest) for row in JOURNEYS for region in row["regions"]}
    assert used == set(QUEST_KINDS)


# --- situations ---


def test_1_a_card_counts_its_own_symbol() -> None:
    assert last_of(16) == 2


def test_2_no_clue_of_its_own() -> None:
    assert last_of(11) == 0


def test_3_a_clue_of_its_own() -> None:
    assert last_of(22) == 1


def test_4_own_and_later_stones_meet_the_prerequisite() -> None:
    assert first_of(32, 2) == 7


def test_5_cards_to_the_left_are_face_down() -> None:
    assert last_of(2, 32) == 0


def test_7_the_prerequisite_comes_first() -> None:
    assert first_of(34, 16) == 0
    assert first_of(34, 16, s=(2, 7)) == 2 * 3, "with two stones both chimeras count"


def test_8_one_thistle_of_two() -> None:
    assert first_of(53, 1, 4) == 0
    assert first_of(53, 1, 4, s=(4,)) == 3 * 4, "with a second thistle the forests count, the sanctuary's too"


def test_10_biomes_of_sanctuaries_complete_a_set() -> None:
    assert last_of(23, s=(7, 13, 17)) == 10


def test_11_grey_completes_no_set() -> None:
    assert last_of(23, s=(7, 13, 21)) == 0


def test_13_night_sanctuaries_count() -> None:
    assert last_of(10, s=(5,)) == 3


def test_14_a_night_card_counts_itself() -> None:
    assert last_of(20, s=(7,)) == 2


def test_15_without_the_stone_nothing() -> None:
    assert last_of(20) == 0


def test_17_quests_for_two_biomes_count_the_card_itself() -> None:
    assert last_of(25) == 1


def test_19_a_city_that_counts_rivers_does_not_count_itself() -> None:
    thistles = (4, 14)
    assert last_of(50, s=thistles) == 0
    assert last_of(50, s=(*thistles, 7)) == 4


def test_20_a_sanctuary_counts_itself() -> None:
    assert SCORER.score_journey((1, 4), (1,)).per_sanctuary == (3,)


def test_21_a_grey_sanctuary_does_not_count_itself() -> None:
    assert SCORER.score_journey((1, 2), (40,)).per_sanctuary == (2,)


def test_22_sanctuaries_see_all_regions_in_any_order() -> None:
    regions = (12, 20, 13, 18, 44, 24, 39, 4)
    score = SCORER.score_journey(regions, (38, 1, 6, 16))
    assert score.per_sanctuary == (8, 3, 3, 3)
    turned = SCORER.score_journey(tuple(reversed(regions)), (16, 6, 1, 38))
    assert turned.per_sanctuary == (3, 3, 3, 8)


def test_30_another_sanctuary_never_lowers_anything() -> None:
    random = Random(30)
    for _ in range(300):
        regions = random.sample(range(1, 69), 8)
        *sanctuaries, another = random.sample(range(1, 46), 7)
        less = SCORER.score_journey(regions, sanctuaries)
        more = SCORER.score_journey(regions, [*sanctuaries, another])
        assert all(after >= before for before, after in zip(less.per_region, more.per_region, strict=True))
        assert more.total >= less.total


def test_35_nothing_met_is_zero_and_never_less() -> None:
    assert SCORER.total((68, 67, 66, 65, 64, 62, 60, 58), ()) == 0
    assert SCORER.total((), ()) == 0


def test_40_both_symbols_of_a_card_count() -> None:
    two = [region.number for region in GAME.figures.regions if sum(region.wonders.counts) == 2]
    assert two == [1, 2, 4, 7, 23, 32, 39]
    assert first_of(13, 2) == 2 * 2, "two stones of one card"
    assert first_of(48, 1) == 3, "one stone; the chimera is not asked for"
    assert first_of(16, 1) == 2 * 2


def test_41_a_card_without_a_quest_scores_nothing() -> None:
    none = [region.number for region in GAME.figures.regions if quest_kind(region.quest) == "none"]
    assert none == [1, 2, 4, 6, 7, 8, 12]
    assert regions_of(*none) == (0,) * 7


# --- what is lacking ---


def test_what_a_prerequisite_lacks() -> None:
    assert SCORER.lacks((34, 16), (2,)) == [(1, 0, 0), (0, 0, 0)]
    assert SCORER.lacks((2, 32), ()) == [(0, 0, 0), (2, 0, 0)], "card 2 lies to the left"
    assert SCORER.lacks((32, 2), ()) == [(0, 0, 0), (0, 0, 0)]
    assert SCORER.lacks((53, 1, 4), ()) == [(0, 0, 1), (0, 0, 0), (0, 0, 0)]
    assert SCORER.lacks((55,), (2,)) == [(0, 1, 2)]


@given(st.integers(0, 10**9))
def test_a_region_lacks_something_exactly_if_its_prerequisite_is_not_met(seed: int) -> None:
    random = Random(seed)
    regions = random.sample(range(1, 69), 8)
    sanctuaries = random.sample(range(1, 46), random.randrange(8))
    fame = SCORER.score_journey(regions, sanctuaries).per_region
    for region, lacking, brings in zip(regions, SCORER.lacks(regions, sanctuaries), fame, strict=True):
        assert min(lacking) >= 0
        if any(lacking):
            assert brings == 0
            assert any(GAME.figures.region(region).requires.counts)
        if quest_kind(GAME.figures.region(region).quest) == "flat":
            assert (brings > 0) == (not any(lacking))


# --- the second scorer ---


@given(
    st.lists(st.integers(1, 68), unique=True, max_size=8),
    st.lists(st.integers(1, 45), unique=True, max_size=7),
)
def test_random_journeys_by_two_scorers(regions: list[int], sanctuaries: list[int]) -> None:
    score = SCORER.score_journey(regions, sanctuaries)
    assert (list(score.per_region), list(score.per_sanctuary)) == fame_of_journey(regions, sanctuaries)
    assert score.total == SCORER.total(regions, sanctuaries) == total_of(regions, sanctuaries)


def test_many_random_journeys_by_two_scorers() -> None:
    random = Random(68)
    for _ in range(1500):
        regions = random.sample(range(1, 69), 8)
        sanctuaries = random.sample(range(1, 46), random.randrange(8))
        score = SCORER.score_journey(regions, sanctuaries)
        assert (list(score.per_region), list(score.per_sanctuary)) == fame_of_journey(regions, sanctuaries)
        assert SCORER.total(regions, sanctuaries) == score.total


def test_every_pair_of_a_region_and_a_later_card() -> None:
    for first, second in combinations(range(1, 69), 2):
        for pair in ([first, second], [second, first]):
            assert list(SCORER.score_journey(pair, ()).per_region) == fame_of_journey(pair, [])[0]


def test_the_most_symbols_of_one_kind_fit() -> None:
    stones = sorted(GAME.figures.regions, key=lambda region: region.wonders.stone, reverse=True)[:8]
    holy = sorted(GAME.figures.sanctuaries, key=lambda card: card.wonders.stone, reverse=True)[:7]
    regions, sanctuaries = [card.number for card in stones], [card.id for card in holy]
    assert SCORER.total(regions, sanctuaries) == total_of(regions, sanctuaries)
