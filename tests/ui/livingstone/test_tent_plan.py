"""Planning a tent: cards, space, the tent that is moved; and the sorting of legal moves."""

from __future__ import annotations

from engine.livingstone.moves import (
    COINS,
    DIE,
    DIG,
    DRAW,
    END,
    FREE_TENT,
    FREE_TENT_SCORED_ROW,
    IGNORE_DIE_NUMBER,
    Donate,
    PlaceTent,
    PlaceTentInScoredRow,
    PlayCard,
    PlayMarket,
    SellGems,
    space_of,
)
from ui.livingstone.offers import sort_moves
from ui.livingstone.tent_plan import TentPlan

BOAT = 4
HERE = space_of(2, BOAT)
UP = space_of(5, BOAT)


def test_sorting() -> None:
    moves = [COINS, DRAW, DIG, END, DIE[3], Donate(1), Donate(2), SellGems(1, 1), SellGems(1, 2), PlayCard(4)]
    offers = sort_moves([*moves, PlayMarket((1, 0, 2)), PlaceTent(2), PlaceTentInScoredRow(7)], BOAT)
    assert (offers.coins, offers.draw, offers.dig, offers.end) == (COINS, DRAW, DIG, END)
    assert list(offers.dice) == [3]
    assert offers.most_donated == 2
    assert [offers.most_sold(gem) for gem in range(3)] == [0, 2, 0]
    assert offers.any_sale
    assert [offers.most_at_market(gem) for gem in range(3)] == [1, 0, 2]
    assert list(offers.cards) == [4]
    assert offers.tent_spaces(False, False) == {HERE: [PlaceTent(2)]}
    assert offers.tent_spaces(True, False) == {}
    assert list(offers.scored_row) == [7]


def test_nothing_offered() -> None:
    offers = sort_moves([], BOAT)
    assert (offers.coins, offers.most_donated, offers.any_sale) == (None, 0, False)
    assert TentPlan().spaces(offers) == {}
    assert TentPlan().choose(HERE, offers) is None


def test_a_plain_tent() -> None:
    offers = sort_moves([PlaceTent(2)], BOAT)
    plan = TentPlan()
    assert list(plan.spaces(offers)) == [HERE]
    assert plan.choose(UP, offers) is None
    assert plan.choose(HERE, offers) == PlaceTent(2)
    assert not plan.begun
    assert not plan.moves(offers)


def test_cards_combine() -> None:
    all_rows = [PlaceTent(row, free, True) for row in range(6) for free in (False, True)]
    offers = sort_moves([PlaceTent(2), PlaceTent(2, True), *all_rows], BOAT)
    plan = TentPlan()
    plan.toggle(FREE_TENT, offers)
    assert plan.cards == {FREE_TENT}
    assert plan.choose(HERE, offers) == PlaceTent(2, True)
    plan.toggle(IGNORE_DIE_NUMBER, offers)
    assert plan.cards == {FREE_TENT, IGNORE_DIE_NUMBER}
    assert plan.choose(UP, offers) == PlaceTent(5, True, True)
    plan.toggle(FREE_TENT, offers)
    assert plan.choose(UP, offers) == PlaceTent(5, False, True)
    plan.back()
    assert not plan.begun


def test_a_card_that_needs_the_other_brings_it_along() -> None:
    offers = sort_moves([PlaceTent(5, True, True)], BOAT)
    plan = TentPlan()
    plan.toggle(IGNORE_DIE_NUMBER, offers)
    assert plan.cards == {FREE_TENT, IGNORE_DIE_NUMBER}
    plan.toggle(FREE_TENT, offers)
    assert plan.cards == frozenset()


def test_the_scored_row_excludes_the_others() -> None:
    offers = sort_moves([PlaceTent(2, True), PlaceTentInScoredRow(7)], BOAT)
    plan = TentPlan()
    plan.toggle(FREE_TENT, offers)
    plan.toggle(FREE_TENT_SCORED_ROW, offers)
    assert plan.cards == {FREE_TENT_SCORED_ROW}
    assert plan.choose(7, offers) == PlaceTentInScoredRow(7)
    plan.toggle(FREE_TENT, offers)
    assert plan.cards == {FREE_TENT}
    plan.toggle(FREE_TENT_SCORED_ROW, offers)
    plan.toggle(FREE_TENT_SCORED_ROW, offers)
    assert not plan.begun


def test_moving_a_tent_takes_two_choices() -> None:
    offers = sort_moves([PlaceTent(2, moved_from=3), PlaceTent(2, moved_from=9)], BOAT)
    plan = TentPlan()
    assert list(plan.spaces(offers)) == [HERE]
    assert plan.moves(offers)
    assert plan.choose(HERE, offers) is None
    assert plan.target == HERE
    assert plan.spaces(offers) == {3: PlaceTent(2, moved_from=3), 9: PlaceTent(2, moved_from=9)}
    assert plan.choose(9, offers) == PlaceTent(2, moved_from=9)
    plan.back()
    assert plan.target is None


def test_the_only_tent_that_can_be_moved_needs_no_choice() -> None:
    offers = sort_moves([PlaceTent(2, moved_from=3)], BOAT)
    assert TentPlan().choose(HERE, offers) == PlaceTent(2, moved_from=3)


def test_a_plan_that_is_not_possible_any_more_is_dropped() -> None:
    before = sort_moves([PlaceTent(2, True, moved_from=3), PlaceTent(2, True, moved_from=4)], BOAT)
    plan = TentPlan()
    plan.toggle(FREE_TENT, before)
    plan.choose(HERE, before)
    plan.fit(before)
    assert plan.target == HERE
    plan.fit(sort_moves([PlaceTent(1, True)], BOAT))
    assert (plan.target, plan.cards) == (None, {FREE_TENT})
    plan.fit(sort_moves([], BOAT))
    assert not plan.begun
