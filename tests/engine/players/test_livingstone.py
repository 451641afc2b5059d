"""What a good player of Livingstone knows, held against positions."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from engine.contract import Move
from engine.livingstone import moves as m
from engine.livingstone.game import Livingstone
from engine.livingstone.position import LivingstonePosition
from engine.livingstone.state import ACT, CHOOSE_DIE, FREE_ACTS, ROLL
from engine.players.levels import LEVELS, level_of
from engine.players.livingstone.features import affairs, dig_pounds, is_last_turn, prospects, row_tents
from engine.players.livingstone.policy import LivingstonePolicy
from engine.players.livingstone.queen import danger_of, out_chance, usual_gift
from engine.players.livingstone.uses import lift
from engine.players.livingstone.weights import weights_for
from engine.players.policies import policy_of
from engine.players.policy import Outcome
from engine.players.think import choose
from tests.engine.players.journeys import best, camp, finished, journey, policy, position_game
from tests.engine.players.table import decisions, game_of, options_of


def worth(position: LivingstonePosition, move: Move) -> float:
    return policy().weigh(position, 0, [move])[0]


def danger(position: LivingstonePosition, gift: float, seat: int = 0) -> float:
    return danger_of(position, seat, weights_for(position.seats))(gift)


# --- the Queen ---


def test_odds_of_the_queens_dice() -> None:
    alone, two = journey(1, 9, FREE_ACTS), journey(2, 9, FREE_ACTS)
    assert danger(alone, 12) == pytest.approx(1 / 36)  # equal is not enough (C7)
    assert danger(alone, 13) == danger(alone, 99) == 0
    assert danger(two, 23) == pytest.approx(1 / 1296)  # equal is safe (C6)
    assert danger(two, 24) == 0
    assert danger(two, 14) == pytest.approx(575 / 1296)
    assert danger(two, 0) == danger(alone, -1) == danger(alone, 2) == 1
    assert danger(alone, 11.5) == pytest.approx((danger(alone, 11) + danger(alone, 12)) / 2)


def test_whoever_gives_least_of_many_is_in_danger() -> None:
    position = journey(4, 9, FREE_ACTS, 6)
    position.money[1:] = [3, 20, 20]
    position.taken = [(1, 6)] * 4
    assert danger(position, 2) > 0.9
    assert danger(position, 5) < 0.05
    assert danger(position, 3) > 0.5  # a tie for the least is out as well
    position.money[1] = 20
    assert danger(position, 5) > 0.9
    assert danger(position, 22) < 0.05


def test_others_who_can_still_take_coins_are_less_sure() -> None:
    position = journey(4, 9, FREE_ACTS, 6, left=(5, 6))
    position.money[1:] = [8, 8, 8]
    sure = position.copy()
    sure.taken = [(6,)] * 4
    sure.last = [6] * 4
    assert 0 < danger(sure, 10) < danger(position, 10)


def test_before_the_last_roll_the_others_have_all_their_turns() -> None:
    """A simulated game often stops there: no die lies on the table yet, but each seat will take two."""
    position = journey(4, 9, ROLL)
    position.money[1:] = [8, 8, 8]
    rolled = position.copy()
    rolled.phase = CHOOSE_DIE
    rolled.dice[1] = rolled.dice[6] = 4
    assert danger(position, 10) == danger(rolled, 10)


def test_gift_to_have_follows_the_poorest_other_seat() -> None:
    weights = weights_for(5)
    position = journey(5, 8, CHOOSE_DIE)
    position.money[1:] = [4, 20, 20, 20]
    little = usual_gift(position, 0, weights)
    position.money[1] = 20
    much = usual_gift(position, 0, weights)
    assert much > little + 5
    position.gems[3:6] = [0, 0, 2]  # gems can be sold
    position.money[1] = 4
    assert little < usual_gift(position, 0, weights) < much


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_everything_is_given_at_the_very_end(seats: int) -> None:
    position = journey(seats, 9, FREE_ACTS, 6, 14)
    assert best(position) == m.Donate(14)
    position.money[0] = 0
    assert best(position) == m.END


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_nothing_is_given_while_tents_can_still_be_bought(seats: int) -> None:
    assert best(journey(seats, 4, FREE_ACTS, 3, 9)) == m.END


def test_what_the_queen_does_not_ask_for_stays_for_another_turn() -> None:
    position = journey(1, 9, FREE_ACTS, 2, 30, left=(5,))
    assert not is_last_turn(position, 0)
    assert best(position) == m.END
    two = journey(2, 9, FREE_ACTS, 2, 40, left=(5,))
    assert is_last_turn(two, 0)
    move = best(two)
    assert isinstance(move, m.Donate)
    assert 20 <= move.amount <= 24
    two.play(0, move)
    assert best(two) == m.END
    two.money[0], two.donated[0] = 18, 0
    assert best(two) == m.Donate(18)


def test_only_a_search_gives_while_another_turn_may_come() -> None:
    """*Take Two Dice* of another seat may leave no die for it, and a mine that collapses takes the gems."""
    early = {m.Donate(20), m.SELL[0][2], m.SELL[2][1]}
    position = journey(2, 9, FREE_ACTS, 2, 20, left=(3, 5))
    position.gems[:3] = [2, 0, 1]
    assert not is_last_turn(position, 0)
    found = policy().promising(position, 0, position.legal_moves(0))
    assert found[0][1] == m.END
    assert early < {move for _, move in found}
    for other in (journey(1, 9, FREE_ACTS, 2, 20, left=(3, 5)), journey(2, 8, FREE_ACTS, 2, 20, left=(3, 5))):
        other.gems[:3] = [2, 0, 1]
        found = policy().promising(other, 0, other.legal_moves(0))
        assert found[0][1] == m.END
        assert not early & {move for _, move in found}


@pytest.mark.parametrize("name", ["captain", "pathfinder"])
def test_whoever_is_far_ahead_makes_sure_of_the_queen(name: str) -> None:
    game, options = game_of("livingstone"), options_of(game_of("livingstone"), 2)
    position = journey(2, 9, FREE_ACTS, 2, 22, left=(3, 5))
    position.points = [70, 10]
    assert choose(game, game.view(position, 0), options, 0, level_of(name), seed=5) == m.Donate(22)


def test_gems_are_sold_for_a_gift_that_is_too_small_and_only_then() -> None:
    position = journey(1, 9, FREE_ACTS, 6, 6)
    position.gems[:3] = [2, 0, 2]
    assert isinstance(best(position), m.SellGems)
    position.money[0] = 15
    assert best(position) == m.Donate(15)
    position.boat = 3
    assert best(position) == m.END


def test_all_gems_are_sold_where_only_all_of_them_help() -> None:
    position = journey(4, 9, FREE_ACTS, 6, 4)
    position.taken = [(1, 6)] * 4
    position.money[1:] = [13, 13, 13]
    position.gems[:3] = [1, 1, 1]
    gone = 0
    while isinstance(move := best(position), m.SellGems):
        position.play(0, move)
        gone += 1
    assert gone <= 3
    hopeless = journey(4, 9, FREE_ACTS, 6, 4)
    hopeless.taken = [(1, 6)] * 4
    hopeless.money[1:] = [40, 40, 40]
    hopeless.gems[:3] = [1, 1, 1]
    assert best(hopeless) == m.Donate(4)


@pytest.mark.parametrize(("seats", "poor", "rich"), [(1, 8, 30), (2, 14, 40), (4, 14, 40)])
def test_coins_are_kept_for_the_queen_in_the_last_column(seats: int, poor: int, rich: int) -> None:
    position = journey(seats, 9, ACT, 3, poor)
    position.money[1:] = [16] * (seats - 1)
    assert best(position) in (m.COINS, m.DIG)
    position.money[0] = rich
    assert isinstance(best(position), m.PlaceTent)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_pounds_grow_dearer_as_they_get_scarce(seats: int) -> None:
    prices = []
    for money in (0, 6, 12, 25):
        position = journey(seats, 6, ACT, 3, money)
        prices.append(affairs(position, 0, weights_for(seats)).purse(1))
    assert prices == sorted(prices, reverse=True)
    assert prices[0] > 1.3 * prices[-1]


# --- rows ---


@pytest.mark.parametrize("seats", [2, 4])
def test_contested_majorities_count_more_than_settled_ones(seats: int) -> None:
    contested = journey(seats, 8, ACT, 1, 12)
    for column, owner in ((0, 0), (1, 1), (2, 0), (3, 1)):
        camp(contested, 0, column, owner)
    settled = contested.copy()
    for column in (4, 5, 6):
        camp(settled, 0, column)
    tent = m.PlaceTent(0)
    assert worth(contested, tent) > worth(settled, tent) + 2


def test_tents_of_a_row_are_counted_by_owner() -> None:
    position = journey(5, 3, ACT, 1)
    for column, owner in ((0, 4), (1, 4), (2, 0), (3, 3), (9, 4)):
        camp(position, 5, column, owner)
    assert list(row_tents(position)[25:]) == [1, 0, 0, 1, 3]
    assert sum(row_tents(position)) == 5


def test_white_tents_count_as_one_other_owner() -> None:
    weights = weights_for(1)
    position = journey(1, 9, ACT, 1, 12)
    camp(position, 0, 0)
    before = affairs(position, 0, weights).majorities
    camp(position, 0, 1, 1)
    camp(position, 0, 2, 1)
    assert affairs(position, 0, weights).majorities < before


def test_lower_die_comes_first_if_another_turn_is_sure() -> None:
    position = journey(2, 4, CHOOSE_DIE, 0, 9, left=(1, 6, 6, 6))
    assert best(position) == m.DIE[1]
    sure = worth(position, m.DIE[1]) - worth(position, m.DIE[6])
    position.dice[6] = 1  # the other player may take it
    assert worth(position, m.DIE[1]) - worth(position, m.DIE[6]) < sure - 1


# --- tents ---


def test_tent_is_moved_from_where_it_is_least_missed() -> None:
    position = journey(2, 9, ACT, 6, 30)
    position.supply[0] = 0
    for column in range(4):
        camp(position, 0, column)
    camp(position, 1, 4)
    camp(position, 2, 9)  # not scored yet
    position.supply[0] = 0
    move = best(position)
    assert isinstance(move, m.PlaceTent)
    assert move.moved_from in {m.space_of(0, column) for column in range(4)}
    assert move in position.legal_moves(0)
    bare = journey(2, 9, ACT, 6, 30)
    bare.supply[0] = 0
    camp(bare, 2, 9)
    assert lift(bare, 0, 5, affairs(bare, 0, weights_for(2))) == (None, 0.0)
    assert not isinstance(best(bare), m.PlaceTent)


def test_three_players_do_not_move_tents() -> None:
    position = journey(3, 9, ACT, 6, 30)
    camp(position, 0, 0)
    position.supply[0] = 0
    assert not isinstance(best(position), m.PlaceTent)


def test_gems_pay_for_a_tent() -> None:
    position = journey(2, 2, ACT, 1, 0)
    position.gems[:3] = [3, 0, 0]
    assert best(position) == m.SellGems(0, 2)
    position.gems[:3] = [0, 1, 2]
    assert best(position) == m.SellGems(1, 1)
    position.gems[:3] = [0, 0, 0]
    assert best(position) in (m.COINS, m.DIG, m.DRAW)


def test_owner_fees_can_make_a_tent_too_dear() -> None:
    position = journey(3, 0, ACT, 6, 2)
    camp(position, 5, 0, 1)
    camp(position, 5, 0, 2)
    assert m.PlaceTent(5) not in position.legal_moves(0)
    assert best(position) != m.PlaceTent(5)
    hand(position, m.FREE_TENT)
    assert worth(position, m.PlaceTent(5, free=True)) > 0
    position.money[0] = 1
    assert m.PlaceTent(5, free=True) not in position.legal_moves(0)
    assert not isinstance(best(position), m.PlaceTent)


# --- cards ---


def hand(position: LivingstonePosition, *cards: int) -> None:
    for card in cards:
        position.hands[card] += 1
        position.pile[card] -= 1


def test_cards_are_played_when_they_are_ripe() -> None:
    position = journey(2, 4, FREE_ACTS, 3, 5, left=(5, 6))
    hand(position, m.TAKE_TWO_DICE, m.POINTS_4)
    position.taken[0] = (3,)
    assert best(position) == m.END
    position.taken[0] = (2, 3)
    assert best(position) == m.CARD[m.TAKE_TWO_DICE]
    position.play(0, m.CARD[m.TAKE_TWO_DICE])
    assert isinstance(best(position), m.TakeDie)
    hand(position, m.TAKE_FOUR_POUNDS)
    assert best(position) == m.CARD[m.TAKE_FOUR_POUNDS]


def test_three_stones_are_dug_when_no_gems_are_at_risk() -> None:
    position = journey(2, 4, FREE_ACTS, 3, 5)
    hand(position, m.DIG_THREE_STONES)
    assert best(position) == m.CARD[m.DIG_THREE_STONES]
    position.gems[0] = position.turn_gems[0] = 1
    assert best(position) == m.END


def test_any_row_is_weighed_with_the_card_for_it() -> None:
    position = journey(2, 4, ACT, 1, 9)
    hand(position, m.IGNORE_DIE_NUMBER)
    moves = [move for _, move in policy().promising(position, 0, position.legal_moves(0))]
    assert any(isinstance(move, m.PlaceTent) and move.any_row for move in moves)


def test_boat_goes_back_to_a_column_that_was_good() -> None:
    position = journey(2, 9, FREE_ACTS, 6, 5)
    hand(position, m.BOAT_BACK)
    camp(position, 5, 8)
    camp(position, 4, 8)
    assert worth(position, m.CARD[m.BOAT_BACK]) > 5
    camp(position, 5, 8, 1)
    camp(position, 5, 8, 1)
    assert worth(position, m.CARD[m.BOAT_BACK]) < 0


def test_market_sells_everything_at_the_end() -> None:
    position = journey(2, 9, FREE_ACTS, 6, 30)
    hand(position, m.MARKET)
    position.gems[:3] = [1, 2, 2]
    assert worth(position, m.PlayMarket((1, 2, 2))) > 0 > worth(position, m.PlayMarket((1, 0, 0)))
    position.gems[:3] = [0, 0, 0]
    assert best(position) == m.Donate(30)


def test_free_tent_goes_into_the_row_that_needs_it() -> None:
    position = journey(2, 9, FREE_ACTS, 6, 0)
    hand(position, m.FREE_TENT_SCORED_ROW)
    camp(position, 0, 0)
    camp(position, 0, 1)
    camp(position, 0, 1, 1)
    camp(position, 0, 2, 1)
    camp(position, 5, 3)
    assert best(position) == m.PlaceTentInScoredRow(m.space_of(0, 0))
    position.supply[0] = 0
    assert best(position) == m.PlaceTentInScoredRow(m.space_of(0, 0), m.space_of(5, 3))


def test_no_card_is_drawn_where_none_is_left() -> None:
    position = journey(2, 3, ACT, 2, 4)
    position.pile = [0] * len(m.CARDS)
    assert m.DRAW not in position.legal_moves(0)
    assert best(position) in position.legal_moves(0)


def test_bag_that_is_too_small_brings_nothing() -> None:
    position = journey(1, 3, ACT, 4)
    assert dig_pounds(position, 4) > dig_pounds(position, 2) > 0
    position.bag = [1, 1, 1, 1, 0]
    assert dig_pounds(position, 4) == 0
    position.bag = [0, 1, 0, 0, 0]
    assert prospects(position) == (1, 0.0, 0.0)
    assert dig_pounds(position, 1) == 0
    assert best(position) in position.legal_moves(0)


# --- the value model ---


@pytest.mark.parametrize("seats", range(1, 6))
def test_value_model_reads_a_row_for_each_seat(seats: int) -> None:
    game: Any = game_of("livingstone")
    assert isinstance(game, Livingstone)
    rule = policy()
    stages = []
    for position in islice(decisions(game, options_of(game, seats), seats, 2), 0, 60, 12):
        assert isinstance(position, LivingstonePosition)
        rows = rule.read(position)
        assert {len(row) for row in rows} == {len(rule.inputs)}
        assert len(rows) == seats
        points = [dict(zip(rule.inputs, row, strict=True))["points"] for row in rows]
        assert points == position.points
        stages.append(rule.stage(position))
    assert stages == sorted(stages)
    assert stages[-1] > stages[0] > 0


def rated(position: LivingstonePosition, *points: float) -> list[Outcome]:
    """The outcomes of an unfinished game of which the value model says these points."""

    class Said:
        @staticmethod
        def scores(rows: list[list[float]]) -> list[float]:
            assert len(rows) == len(points)
            return list(points)

        @staticmethod
        def doubt(stage: int) -> float:
            return 8.0

    rule = LivingstonePolicy(position_game())
    rule.network = Said()  # type: ignore[assignment]
    return [rule.outcome(position, seat) for seat in range(position.seats)]


def test_good_result_is_hoped_for_before_the_end() -> None:
    position = journey(1, 8, CHOOSE_DIE, 0, 14, left=(1, 6))
    values = [rated(position, points)[0].value for points in (20.0, 45.0, 55.0, 90.0)]
    assert values == sorted(values)
    assert (values[2] - values[1]) / 10 > 2 * (values[3] - values[2]) / 35
    assert 0 < values[0] < values[3] < 1


def test_purse_that_is_too_small_for_the_queen_costs_the_game() -> None:
    position = journey(1, 9, CHOOSE_DIE, 0, 14, left=(1, 6))
    rich = rated(position, 60.0)[0]
    position.money[0] = 4
    poor = rated(position, 60.0)[0]
    assert rich.score > poor.score + 20
    assert rich.wins > poor.wins + 0.5
    assert rich.value > poor.value + 0.3
    position.money[0] = 0
    assert out_chance(position, 0, weights_for(1)) > 0.9


def test_winning_takes_points_and_a_gift() -> None:
    position = journey(2, 9, CHOOSE_DIE, 0, 22, left=(1, 6))
    position.money[1] = 22
    first, second = rated(position, 60.0, 40.0)
    assert first.margin == -second.margin > 15
    assert first.wins > 0.85
    assert second.wins < 0.15
    position.money[0] = 5
    first, second = rated(position, 60.0, 40.0)
    assert second.wins > 0.5 > first.wins
    assert second.margin > 0 > first.margin


def test_points_are_learned_whatever_the_queen_says() -> None:
    position = finished(70, 12)
    assert policy().finals(position) == position.points
    assert position.scores() == [0]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_points_and_majorities_are_judged_without_a_value_model(seats: int) -> None:
    rule = LivingstonePolicy(position_game())
    position = journey(seats, 8, CHOOSE_DIE, 0, 14, left=(1, 6))
    position.points[0] = 40
    before = rule.outcome(position, 0)
    camp(position, 0, 3)
    after = rule.outcome(position, 0)
    assert after.score > before.score > 39
    assert after.value > before.value


def test_higher_levels_think_more_alone() -> None:
    thought = [level.limits_of("livingstone", 1) for level in LEVELS]
    assert [limits.simulations for limits in thought] == sorted(limits.simulations for limits in thought)
    assert thought[0].simulations == 0 < thought[2].simulations < thought[4].simulations
    # To the very end, but for those who ask a model that has learned the good result: the usual one says little of it.
    assert all(limits.refined or not limits.horizon for limits in thought)
    assert 1 in policy_of(game_of("livingstone"), refined=True).appraisers


def test_model_of_worth_says_how_near_the_good_result_is() -> None:
    refined = policy_of(game_of("livingstone"), refined=True)
    values = []
    for points in (20, 35, 50):
        position = journey(1, 8, CHOOSE_DIE, 0, 14, left=(1, 6))
        position.points[0] = points
        values.append(refined.outcome(position, 0).value)
    assert values == sorted(values)
    assert values[0] < 0.3 < 0.8 < values[-1]
    usual = journey(1, 8, CHOOSE_DIE, 0, 14, left=(1, 6))
    assert refined.outcome(usual, 0).score == policy().outcome(usual, 0).score
