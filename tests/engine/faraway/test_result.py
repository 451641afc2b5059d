"""Who wins: totals, the tie for the first place (37), equal places, and what the end tells."""

from __future__ import annotations

import pytest

from engine.contract import Standing
from engine.faraway import events as tell
from engine.faraway.final import rank
from tests.engine.faraway.scene import Scene


def places(totals: list[int], rows: list[tuple[int, ...]]) -> list[int | None]:
    return [standing.place for standing in rank(totals, rows)]


@pytest.mark.parametrize(
    ("totals", "shortest", "expected"),
    [
        ([10, 20, 30], (1, 2, 3), [3, 2, 1]),
        ([30, 30], (5, 2), [2, 1]),
        ([30, 30, 30], (5, 2, 9), [2, 1, 2]),
        ([30, 10, 30, 20], (5, 1, 7, 2), [1, 4, 2, 3]),
        ([30, 20, 20, 10], (9, 2, 1, 3), [1, 2, 2, 4]),
        ([0, 0], (68, 67), [2, 1]),
    ],
)
def test_only_the_tie_for_first_is_broken(
    totals: list[int], shortest: tuple[int, ...], expected: list[int]
) -> None:
    assert places(totals, [(68, region, 60) if region < 60 else (region,) for region in shortest]) == expected


def test_the_lowest_single_duration_decides_not_the_sum() -> None:
    assert places([7, 7], [(2, 68, 67), (3, 4, 5)]) == [1, 2]


def test_37_cards_in_hand_and_sanctuaries_do_not_break_the_tie() -> None:
    scene = Scene(2, A=(68, 67, 66, 65, 64, 62, 60), B=(63, 55, 54, 53, 52, 46, 43))
    scene.hands(A=(58, 1, 2), B=(40, 6, 7)).begin().play("A play 58", "B play 40")
    assert scene.position.standings() == [Standing(0, 0, 2), Standing(1, 0, 1)]
    assert scene.line_events[-1] == tell.GameWon(1, 0, (0,), 40)
    assert scene.view(None).standings == tuple(scene.position.standings())


def test_the_end_tells_every_journey_and_the_winner() -> None:
    scene = Scene(2, A=(12, 20, 13, 18, 44, 24, 39), B=(61, 59, 57, 56, 55, 54, 53)).kept(A=(38, 1, 6))
    scene.hands(A=(4, 8, 2), B=(52, 6, 7)).begin().play("A play 4", "B play 52")
    first, second, won = scene.line_events[-3:]
    assert first == tell.JourneyScored(
        0, (12, 20, 13, 18, 44, 24, 39, 4), (0, 6, 6, 10, 4, 0, 0, 0), (38, 1, 6), (8, 3, 3), 40
    )
    assert second == tell.JourneyScored(
        1, (61, 59, 57, 56, 55, 54, 53, 52), (0, 0, 0, 4, 0, 0, 0, 0), (), (), 4
    )
    assert won == tell.GameWon(0, 40, (), None)


def test_a_score_before_the_end_is_that_of_the_cards_in_the_row() -> None:
    scene = Scene(2, A=(3,), B=(1,)).hands(A=(9, 4, 5), B=(2, 6, 7)).begin()
    assert scene.position.scores() == [4, 0]
    assert scene.play("A play 9").position.scores() == [4, 0], "what lies face down does not count"
    assert scene.play("B play 2").position.scores() == [9, 0]
