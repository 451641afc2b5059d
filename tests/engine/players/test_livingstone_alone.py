"""What a good player of Livingstone alone knows, held against positions."""

from __future__ import annotations

from functools import partial

import pytest

from engine.contract import CHANCE
from engine.livingstone import moves as m
from engine.livingstone.state import ACT, CHOOSE_DIE, FREE_ACTS
from engine.players.levels import level_of
from engine.players.livingstone.alone import good_result
from engine.players.livingstone.policy import LivingstonePolicy
from engine.players.luck import Fortune, luck
from engine.players.think import choose
from tests.engine.players.journeys import best, camp, finished, journey, policy, position_game
from tests.engine.players.table import game_of, options_of


def test_good_result_is_what_counts_alone() -> None:
    values = [policy().outcome(finished(points), 0).value for points in (30, 49, 50, 70)]
    assert values == sorted(values)
    assert values[2] - values[1] > 10 * (values[3] - values[2]) / 20  # far more than any other point
    assert values[1] > values[0] + 0.2  # but a near miss is better than a wide one


def test_alone_the_odds_of_a_gift_count_and_not_the_dice() -> None:
    safe, risky, none = (policy().outcome(finished(70, gift), 0) for gift in (13, 12, 0))
    assert risky.value == pytest.approx(35 / 36 * safe.value)
    assert none.value == 0
    assert (safe.score, risky.score, none.score) == (70, 0, 0)  # this time the dice showed 12


def test_good_result_begins_at_its_mark() -> None:
    early = partial(good_result, left=1.0)
    assert early(0, 0.0) - early(-1, 0.0) > 2 * (early(1, 0.0) - early(0, 0.0))
    for left in (1.0, 0.1):
        # Whole points: the last one is there or not.
        assert good_result(-0.5, 5.0, left) == pytest.approx(0.5)
        assert good_result(10, 1.0, left) > good_result(10, 5.0, left) > good_result(10, 20.0, left) > 0.5
        assert 0 < good_result(-99, 1.0, left) < 0.01
        assert 0.99 < good_result(99, 1.0, left) < 1


def test_near_misses_count_until_two_columns_are_left() -> None:
    rule = policy()
    for boat in range(m.COLUMNS):
        left = rule.left(journey(1, boat, CHOOSE_DIE))
        missed, reached, more = (rule.outcome(finished(points), 0, left).value for points in (49, 50, 70))
        if boat < m.COLUMNS - 2:
            assert 0 < missed < reached < more < 1
        else:
            assert (missed, reached, more) == (0, 1, 1)


@pytest.mark.parametrize(
    ("points", "move"),
    [(48, "tent r2"), (47, "draw"), (46, "draw")],
)
def test_whoever_lacks_points_at_the_end_plays_for_them(points: int, move: str) -> None:
    # A tent brings 2 points for sure, two stones at most 2, a card has 3 or 4 of them now and then.
    position = journey(1, 9, ACT, 2, money=7)
    position.points[0], position.donated[0] = points, 13
    for row in range(m.ROWS):
        for column in range(3):
            camp(position, row, column, owner=1)  # no majority is within reach
    game = game_of("livingstone")
    view = game.view(position, 0)
    assert choose(game, view, options_of(game, 1), 0, level_of("pathfinder"), 3).text == move


def test_alone_a_game_that_stops_early_is_judged_as_it_stands() -> None:
    rule = LivingstonePolicy(position_game())
    position = journey(1, 8, CHOOSE_DIE, 0, 14, left=(1, 6))
    position.points[0] = 30
    little = rule.outcome(position, 0)
    position.points[0] = 60
    much = rule.outcome(position, 0)
    assert 0 < little.value < 0.3 < 0.7 < much.value < 1
    position.money[0] = 0
    assert rule.outcome(position, 0).value < much.value - 0.3


def test_alone_a_simulated_game_is_played_move_by_move_as_the_light_rule_decides() -> None:
    game = game_of("livingstone")
    rule = policy()
    for seed in range(8):
        played, decided = (game.new_position(1, options_of(game, 1)) for _ in range(2))
        rule.playout(played, Fortune(seed, 1), luck(seed, 2))
        fortune, below = Fortune(seed, 1), luck(seed, 2)
        while actors := decided.deciders():
            if actors[0] == CHANCE:
                fortune.answer(decided)
            else:
                decided.play(0, rule.decide(decided, 0, below))
        assert game.describe(played) == game.describe(decided)


def test_alone_the_dearest_gems_are_sold_first_for_the_queen() -> None:
    position = journey(1, 9, FREE_ACTS, 6)
    position.points[0] = 60
    position.gems[0], position.gems[1] = 6, 3  # 6 and 9 pounds, and 12 are nearly sure to be enough
    sales = []
    while len(sales) < 2:
        sales.append(policy().decide(position, 0, luck(1, 1)))
        position.play(0, sales[-1])
    assert [sale.text for sale in sales] == ["sell blue_gem 3", "sell clear_gem 3"]


def test_alone_the_light_rule_always_plays_what_it_likes_best() -> None:
    def whim(limit: int) -> int:
        raise AssertionError("nothing is left to chance")

    for name, boat in (("die", 2), ("use", 5)):
        position = journey(
            1, boat, CHOOSE_DIE if name == "die" else ACT, 0 if name == "die" else 3, 9, left=(2, 5)
        )
        assert policy().decide(position, 0, whim) == best(position)
    two = journey(2, 5, ACT, 3, 9, left=(2, 5))
    chosen = {policy().decide(two, 0, lambda limit: 0), policy().decide(two, 0, lambda limit: 1)}
    assert best(two) in chosen
