"""Situations about the end of the game (T46, T47, T49 to T63)."""

from __future__ import annotations

from itertools import product

import pytest

from engine.contract import Standing
from engine.livingstone import events as tell
from engine.livingstone import moves as m
from tests.engine.livingstone.scene import Scene, finish, livingstone


def places(scene: Scene) -> list[int | None]:
    return [standing.place for standing in scene.position.standings()]


def scores(scene: Scene) -> list[int]:
    return [standing.score for standing in scene.position.standings()]


@pytest.mark.parametrize(
    ("tents", "winners", "points"),
    [((3, 2, 2), (0,), 10), ((2, 2, 2), (0, 1, 2), 3), ((2, 2, 1), (0, 1), 5), ((0, 0, 0), (), 0)],
)
def test_t49_to_t52_row_majorities(tents: tuple[int, ...], winners: tuple[int, ...], points: int) -> None:
    scene = Scene(3).column(10).donated(1, 2, 3)
    for seat, count in zip("ABC", tents, strict=True):
        scene.tents(seat, *[f"r2c{column + 1}" for column in range(count)])
    finish(scene)
    event = next(event for event in scene.events if isinstance(event, tell.RowScored) and event.row == 1)
    assert (event.tents, event.winners, event.points) == (tents, winners, points)
    assert scene.position.points == [points if seat in winners else 0 for seat in range(3)]


def test_every_row_brings_its_majority_points() -> None:
    scene = Scene(2).column(10).tents("A", *[f"r{row}c1" for row in range(1, 7)])
    finish(scene)
    points = [event.points for event in scene.events if isinstance(event, tell.RowScored)]
    assert points == [12, 10, 8, 6, 4, 2]


def test_t46_gems_count_one_each_and_market_nothing() -> None:
    scene = finish(Scene(2).column(10).gems("A", clear=2, blue=1, red=1).cards("A", "market"))
    assert scene.position.points == [4, 0]


def test_t47_point_cards_count_from_the_hand() -> None:
    scene = finish(Scene(2).column(10).cards("A", "points_4", "points_2", "free_tent"))
    assert scene.position.points == [6, 0]
    event = next(event for event in scene.events if isinstance(event, tell.PointCardsScored))
    assert (event.cards, event.points) == ((m.POINTS_2, m.POINTS_4), 6)


def test_t53_the_least_donors_are_out() -> None:
    scene = finish(Scene(4).column(10).donated(5, 3, 3, 9).points(40, 70, 20, 35))
    assert places(scene) == [1, None, None, 2]
    assert scores(scene) == [40, 0, 0, 35]
    assert scene.position.scores() == [40, 0, 0, 35]
    assert scene.events[-1] == tell.GameWon((0,), 40)
    out = [event for event in scene.events if isinstance(event, tell.Disqualified)]
    assert [(event.seat, event.reason, event.bound) for event in out] == [(1, "least", 3), (2, "least", 3)]


def test_t54_all_gave_the_same() -> None:
    scene = finish(Scene(3).column(10).donated(4, 4, 4).points(30, 20, 10))
    assert places(scene) == [None, None, None]
    assert scene.events[-1] == tell.GameWon((), 0)


def test_t55_a_tie_is_broken_by_the_donation() -> None:
    scene = finish(Scene(3).column(10).donated(8, 6, 2).points(50, 50, 10))
    assert places(scene) == [1, 2, None]
    assert tell.TieBroken((0, 1), "donation", (8, 6)) in scene.events
    assert scene.events[-1] == tell.GameWon((0,), 50)


def test_then_by_tents_placed_then_shared() -> None:
    scene = (
        Scene(3).column(10).donated(8, 8, 2).points(50, 50, 10).tents("B", "r1c1", "r2c1").tents("A", "r1c1")
    )
    scene.tents("C", "r1c1", "r2c2", "r1c2", "r2c3")
    finish(scene)
    assert places(scene) == [2, 1, None]
    assert tell.TieBroken((0, 1), "tents_placed", (1, 2)) in scene.events
    shared = finish(Scene(3).column(10).donated(8, 8, 2).points(50, 50, 10))
    assert places(shared) == [1, 1, None]
    assert shared.events[-1] == tell.GameWon((0, 1), 50)


def test_rows_won_by_a_disqualified_player_stay_won() -> None:
    scene = finish(Scene(3).column(10).donated(1, 2, 3).tents("A", "r1c1", "r1c2").tents("B", "r1c1"))
    assert scene.position.points == [12, 0, 0]
    assert scores(scene) == [0, 0, 0]


def test_t57_two_players_equal_to_the_sum_is_safe() -> None:
    scene = finish(Scene(2).column(10).donated(14, 13).points(10, 90))
    assert scene.decides() == "*"
    scene.refuses("* queen 3 3", "* roll 3 3 4 4").play("* queen 3 3 4 4")
    assert places(scene) == [1, None]
    assert scene.events[-1] == tell.GameWon((0,), 10)
    assert tell.QueensDiceRolled(1, (3, 3, 4, 4)) in scene.events, "the player with most points rolls"


def test_t58_both_below_nobody_wins() -> None:
    scene = finish(Scene(2).column(10).donated(14, 13)).play("* queen 5 5 5 5")
    assert places(scene) == [None, None]
    assert scene.events[-1] == tell.GameWon((), 0)


def test_two_players_the_smaller_donor_is_not_out_by_that_alone() -> None:
    scene = finish(Scene(2).column(10).donated(14, 20).points(9, 1)).play("* queen 3 3 4 4")
    assert places(scene) == [1, 2]


@pytest.mark.parametrize(("donated", "place"), [(6, None), (7, None), (8, 1)])
def test_t60_solo_must_exceed_the_sum(donated: int, place: int | None) -> None:
    scene = finish(Scene(1).column(10).donated(donated).points(55)).play("* queen 3 4")
    assert scene.position.standings() == [Standing(0, 55 if place else 0, place)]


def test_solo_white_tents_count_in_the_rows_as_one_other_player() -> None:
    scene = Scene(1).column(10).tents("white", "r1c1", "r1c2", "r2c1", "r3c1")
    scene.tents("A", "r1c1", "r2c2", "r3c1", "r3c2")
    finish(scene)
    assert scene.position.points == [0 + 5 + 8]


def test_t63_solo_set_up_places_15_to_20_white_tents() -> None:
    counts = set()
    game = livingstone()
    for seed in range(60):
        position = game.new_position(1, game.options_type())
        state = seed * 7919 + 1

        def below(limit: int) -> int:
            nonlocal state
            state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
            return (state >> 33) % limit

        for _ in range(50):
            if game.view(position, 0).phase == "roll":
                break
            position.play(-1, position.chance().draw(below))
        whites = position.tents[1::2]
        assert set(whites) <= {0, 1}
        counts.add(sum(whites))
    assert counts == {15, 16, 17, 18, 19, 20}


def test_the_tie_break_looks_only_at_those_still_in() -> None:
    scene = finish(Scene(4).column(10).donated(1, 5, 6, 6).points(60, 50, 50, 50))
    assert places(scene) == [None, 3, 1, 1]


def test_naive_final_scoring_agrees() -> None:
    """Another way to count: a list of tents, the rulebook's words, no state of the engine."""
    for spread in product(range(3), repeat=3):
        scene = Scene(3).column(10).donated(1, 2, 3)
        for seat, count in zip("ABC", spread, strict=True):
            scene.tents(seat, *[f"r{1 + count}c{1 + column}" for column in range(count)])
        finish(scene)
        expected = [0, 0, 0]
        for row, prize in enumerate((12, 10, 8, 6, 4, 2)):
            in_row = [count if row == count else 0 for count in spread]
            best = max(in_row)
            first = [seat for seat in range(3) if best and in_row[seat] == best]
            for seat in first:
                expected[seat] += prize // len(first)
        assert scene.position.points == expected
