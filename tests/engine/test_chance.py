"""Chance: fair urns and dice, and a dealer that answers the same for everybody."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.chance import Deck, Throw, Urn
from engine.dealer import SEED_LIMIT, Dealer, Stream
from engine.livingstone import moves as m


def test_an_urn_draws_by_its_counts() -> None:
    urn = Urn("bag", m.STONE_DRAWN, [29, 1, 15, 0, 5])
    drawn = Counter(urn.draw(lambda limit, pick=pick: pick) for pick in range(50))  # type: ignore[misc]
    assert drawn == {m.STONE_DRAWN[0]: 29, m.STONE_DRAWN[1]: 1, m.STONE_DRAWN[2]: 15, m.STONE_DRAWN[4]: 5}
    assert dict(urn.odds()) == drawn
    assert not urn.allows(m.STONE_DRAWN[3])
    with pytest.raises(ValueError, match="too large"):
        urn.draw(lambda limit: limit)


def test_every_card_of_a_deck_is_equally_likely() -> None:
    deck = Deck("cards", m.CARD_DRAWN, [1, 4, 9])
    assert [deck.draw(lambda limit, pick=pick: pick) for pick in range(3)] == [  # type: ignore[misc]
        m.CARD_DRAWN[1],
        m.CARD_DRAWN[4],
        m.CARD_DRAWN[9],
    ]
    assert dict(deck.odds()) == {m.CARD_DRAWN[card]: 1 for card in (1, 4, 9)}
    assert deck.allows(m.CARD_DRAWN[4])
    assert not deck.allows(m.CARD_DRAWN[5])
    limits: list[int] = []
    deck.draw(lambda limit: limits.append(limit) or 0)
    assert limits == [3]


def test_the_odds_of_a_throw_add_up_to_all_ways() -> None:
    throw = Throw("dice", 4, 6, m.Roll)
    odds = dict(throw.odds())
    assert sum(odds.values()) == 6**4
    assert odds[m.Roll((1, 1, 2, 3))] == 12
    assert odds[m.Roll((5, 5, 5, 5))] == 1
    assert all(throw.allows(move) for move in odds)
    for wrong in (
        m.Roll((2, 1, 1, 1)),
        m.Roll((1, 1, 1)),
        m.Roll((0, 1, 1, 1)),
        m.QueensDice((1, 1, 1, 1)),
        m.END,
    ):
        assert not throw.allows(wrong)


@given(st.integers(0, SEED_LIMIT - 1), st.integers(0, 50))
def test_an_answer_depends_only_on_seed_source_and_number(seed: int, index: int) -> None:
    dice = Throw("dice", 8, 6, m.Roll)
    answer = Dealer(seed).answer(dice, index)
    Dealer(seed).answer(Urn("bag", m.STONE_DRAWN, [1, 1, 1, 1, 1]), index)
    assert Dealer(seed).answer(dice, index) == answer
    assert dice.allows(answer)


def test_the_dealer_is_the_same_on_every_system() -> None:
    dice = Throw("dice", 8, 6, m.Roll)
    assert [Dealer(42).answer(dice, index).text for index in range(3)] == [
        "roll 1 1 2 3 5 6 6 6",
        "roll 1 1 1 2 4 4 5 6",
        "roll 1 2 2 3 4 5 5 6",
    ]


def test_streams_are_even() -> None:
    counts = Counter(Stream(f"7/dice/{number}")(6) for number in range(6000))
    assert set(counts) == set(range(6))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5, "chi-square, 0.1 % level"
    stream = Stream("x")
    assert len({stream(10**12) for _ in range(100)}) == 100


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT])
def test_impossible_seeds(seed: int) -> None:
    with pytest.raises(ValueError, match="a seed is a whole number"):
        Dealer(seed)


def test_playing_with_a_plain_random_source() -> None:
    random = Random(3)
    assert Throw("dice", 2, 6, m.Roll).allows(Throw("dice", 2, 6, m.Roll).draw(random.randrange))
