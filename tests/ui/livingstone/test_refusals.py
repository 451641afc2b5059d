from __future__ import annotations

import random
from itertools import islice, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.contract import Move
from engine.livingstone import moves as m
from engine.livingstone.position import LivingstonePosition
from engine.livingstone.see import view
from engine.livingstone.state import ACT, CHOOSE_DIE, DIGGING, DRAWING, FREE_ACTS, OVER
from tests.ui.livingstone.played import new_game, steps
from ui.livingstone.refusals import why

SOURCES = (None, 0, 7, 13, 26, 59)


def well_formed(chooser: random.Random) -> list[Move]:
    """Every decision that can be written, of long families some."""
    tents = [
        m.PlaceTent(row, free, any_row, source)
        for row, free, any_row, source in product(range(6), (False, True), (False, True), SOURCES)
    ]
    spaces = [m.PlaceTentInScoredRow(space, source) for space, source in product(range(60), SOURCES)]
    markets = [m.PlayMarket(gems) for gems in product(range(3), range(3), range(3))]
    return [
        *m.DIE[1:],
        m.COINS,
        m.DRAW,
        m.DIG,
        m.END,
        *m.CARD,
        *chooser.sample(tents, 60),
        *chooser.sample(spaces, 60),
        *markets,
        *(m.SELL[gem][count] for gem, count in product(range(3), range(1, 5))),
        *m.DONATE[1:12],
        m.Donate(500),
    ]


@settings(max_examples=60, deadline=None)
@given(seats=st.integers(1, 5), seed=st.integers(0, 10**6), ply=st.integers(0, 500))
def test_every_illegal_wish_has_a_reason_and_no_legal_one_has(seats: int, seed: int, ply: int) -> None:
    position = list(islice((position for position, _ in steps(seats, seed)), ply + 1))[-1]
    wishes = well_formed(random.Random(seed))
    for viewer in range(seats):
        legal = position.legal_moves(viewer)
        sight = view(position, viewer)
        for wish in [*wishes, *legal]:
            reason = why(sight, wish)
            assert (reason == "") == (wish in legal), (wish.text, reason)
            assert reason == "" or (reason[0].isupper() and reason[-1] == "." and "%" not in reason), reason


@pytest.mark.parametrize("seats", range(1, 6))
def test_an_onlooker_and_chance_get_a_reason(seats: int) -> None:
    for position, _ in islice(steps(seats, 1), 60):
        for viewer in (None, *range(seats)):
            sight = view(position, viewer)
            for wish in (m.Roll((1, 2)), m.STONE_DRAWN[0], m.QueensDice((1, 2))):
                assert why(sight, wish)
        assert why(view(position, None), m.COINS)


def at(seats: int = 3, phase: int = ACT, die: int = 4, money: int = 3) -> LivingstonePosition:
    """Seat 0 has the turn with a die of 4 and 3 pounds in the first column."""
    position = new_game(seats)
    position.phase = phase
    position.round = 1
    position.die = die
    position.taken[0] = (die,)
    position.last[0] = die
    position.money[0] = money
    return position


def test_dice() -> None:
    position = at(phase=CHOOSE_DIE)
    position.dice[3] = position.dice[4] = position.dice[6] = 1
    assert why(view(position, 0), m.DIE[4]) == "You need a die higher than 4."
    assert why(view(position, 0), m.DIE[5]) == "No die 5 is left."
    assert why(view(position, 0), m.DIE[6]) == ""
    assert why(view(position, 0), m.COINS) == "Take a die first."
    assert why(view(position, 0), m.END) == "Take a die first."
    assert why(view(position, 1), m.DIE[6]) == "It is another player's turn."
    position = at()
    position.dice[6] = 1
    assert why(view(position, 0), m.DIE[6]) == "Use your die 4 first."
    assert why(view(position, 0), m.END) == "Use your die 4 first."
    position.phase = FREE_ACTS
    assert why(view(position, 0), m.DIE[6]) == "You have already taken a die this turn."
    assert why(view(position, 0), m.COINS) == "Your die 4 has already been used."
    position.extra_dice = 1
    assert why(view(position, 0), m.DIE[6]) == ""
    assert why(view(position, 0), m.END) == "Take your second die first."
    assert why(view(position, 0), m.DIG) == "Take your second die first."


def test_tents() -> None:
    position = at()
    position.boat = 9
    assert why(view(position, 0), m.PlaceTent(3)) == "This tent costs 5 pound(s); you have 3 pound(s)."
    assert why(view(position, 0), m.PlaceTent(2)) == "Your die places a tent in row 4 only."
    assert why(view(position, 0), m.PlaceTent(3, free=True)) == "You do not have the card Free Tent."
    assert (
        why(view(position, 0), m.PlaceTent(1, any_row=True)) == "You do not have the card Ignore Die Number."
    )
    position.boat = 0
    position.tents[3 * 3 + 1] = position.tents[3 * 3 + 2] = 1
    position.money[0] = 2
    assert why(view(position, 0), m.PlaceTent(3)) == "This tent costs 3 pound(s); you have 2 pound(s)."
    position.money[0] = 3
    assert why(view(position, 0), m.PlaceTent(3)) == ""
    assert "only when you have none left" in why(view(position, 0), m.PlaceTent(3, moved_from=20))
    position.supply[0] = 0
    assert why(view(position, 0), m.PlaceTent(3)) == "You have no tent left."


def test_two_players_move_a_tent() -> None:
    position = at(seats=2)
    position.supply[0] = 0
    position.tents[2 * 20] = 1
    position.tents[2 * 3] = 1
    assert "choose a tent of yours" in why(view(position, 0), m.PlaceTent(3))
    assert why(view(position, 0), m.PlaceTent(3, moved_from=20)) == ""
    assert why(view(position, 0), m.PlaceTent(3, moved_from=3)) == "A tent must be moved to another space."
    assert "No tent of yours stands" in why(view(position, 0), m.PlaceTent(3, moved_from=21))


def test_scored_row_card() -> None:
    position = at(phase=FREE_ACTS)
    assert why(view(position, 0), m.PlaceTentInScoredRow(1)) == (
        "You do not have the card Free Tent in a Scored Row."
    )
    position.hands[m.FREE_TENT_SCORED_ROW] = 1
    assert why(view(position, 0), m.PlaceTentInScoredRow(1)) == "None of your tents has been scored yet."
    position.boat = 3
    position.scored[0] = 1 << m.space_of(1, 2)
    position.tents[3 * m.space_of(1, 2)] = 1
    assert why(view(position, 0), m.PlaceTentInScoredRow(m.space_of(4, 2))) == (
        "You have no scored tent in row 5."
    )
    assert why(view(position, 0), m.PlaceTentInScoredRow(m.space_of(1, 0))) == (
        "None of your scored tents stands on this space."
    )
    assert why(view(position, 0), m.PlaceTentInScoredRow(m.space_of(1, 2))) == ""
    position.tents[3 * m.space_of(1, 2) + 1] = 1
    position.money[0] = 0
    assert why(view(position, 0), m.PlaceTentInScoredRow(m.space_of(1, 2))) == (
        "This tent costs 1 pound(s); you have 0 pound(s)."
    )


def test_cards() -> None:
    position = at()
    assert why(view(position, 0), m.CARD[m.BOAT_BACK]) == "You do not have the card Move Steamboat Back."
    for card in range(len(m.CARDS)):
        position.hands[card] = int(card != m.MINE_COLLAPSE)
    assert why(view(position, 0), m.CARD[m.BOAT_BACK]) == "The steamboat is in the first column."
    assert why(view(position, 0), m.CARD[m.TAKE_TWO_DICE]) == "No die higher than 4 is left."
    position.dice[5] = 1
    assert why(view(position, 0), m.CARD[m.TAKE_TWO_DICE]) == ""
    position.extra_dice = 1
    assert why(view(position, 0), m.CARD[m.TAKE_TWO_DICE]) == "You may already take a second die."
    assert why(view(position, 0), m.CARD[m.FREE_TENT]) == "Free Tent is played when you place a tent."
    assert why(view(position, 0), m.CARD[m.MARKET]) == "Choose the gems to sell."
    assert why(view(position, 0), m.CARD[m.FREE_TENT_SCORED_ROW]) == "Choose the space for the tent."
    assert why(view(position, 0), m.CARD[m.MINE_COLLAPSE]) == "You do not have the card Mine Collapse."
    assert why(view(position, 0), m.PlayMarket((1, 0, 0))) == "You have no gems to sell."
    position.gems[1] = 1
    assert why(view(position, 0), m.PlayMarket((0, 2, 0))) == "You have 1 blue gem(s)."
    assert why(view(position, 0), m.PlayMarket((0, 0, 0))) == "Choose at least one gem."
    assert why(view(position, 0), m.PlayMarket((0, 1, 0))) == ""


def test_money_gems_and_the_pile() -> None:
    position = at()
    assert why(view(position, 0), m.SELL[0][1]) == "You have no gems to sell."
    position.gems[2] = 1
    assert why(view(position, 0), m.SELL[2][2]) == "You have 1 red gem(s)."
    assert why(view(position, 0), m.SELL[0][1]) == "You have 0 transparent gem(s)."
    assert why(view(position, 0), m.Donate(4)) == "You cannot donate 4 pound(s): you have 3 pound(s)."
    assert why(view(position, 0), m.Donate(0)) == "A donation is at least 1 pound."
    position.money[0] = 0
    assert why(view(position, 0), m.Donate(1)) == "You have no pounds to donate."
    position.pile = [0] * len(m.CARDS)
    assert why(view(position, 0), m.DRAW) == "No action card is left to draw."


def test_waiting() -> None:
    for phase, reason in (
        (DIGGING, "The stones of this dig must be drawn first."),
        (DRAWING, "The action card must be drawn first."),
        (OVER, "The game is over."),
    ):
        assert why(view(at(phase=phase), 0), m.END) == reason
