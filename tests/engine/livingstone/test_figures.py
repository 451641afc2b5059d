"""The figures are checked when read, and a player's corrections too."""

from __future__ import annotations

import pytest

from app.games import resource
from engine.errors import FiguresError, OptionError
from engine.livingstone.figures import LivingstoneOptions, decode_figures
from engine.livingstone.game import Livingstone

TEXT = resource("livingstone/figures.toml").decode()


def test_the_box() -> None:
    figures = decode_figures(TEXT.encode())
    assert sum(card.count for card in figures.cards) == 27
    assert [stone.count for stone in figures.stones] == [29, 1, 15, 10, 5]
    assert (figures.start_money, figures.tents, figures.owner_fee, figures.solo_good_score) == (3, 11, 1, 50)
    assert figures.row_points == (1, 2, 3, 4, 5, 6)
    assert figures.majority_points == (12, 10, 8, 6, 4, 2)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("tents = 11", "tents = ", "cannot be read"),
        ("tents = 11", "tants = 11", "cannot be read"),
        ("tents = 11", 'tents = "11"', "cannot be read"),
        ('id = "red_gem"', 'id = "pink_gem"', "the stones of Livingstone are"),
        ('id = "market"', 'id = "bazaar"', "the cards of Livingstone are"),
        ("row_points = [1, ", "row_points = [", "5 rows instead of 6"),
        ("count = 1\nsell", "count = 2\nsell", "exactly one white rock"),
        ("[1, 1, 2, 2, 3,", "[1, 1, 2, 3, 2,", "never fall"),
    ],
)
def test_broken_figures_are_refused_with_the_reason(old: str, new: str, reason: str) -> None:
    assert old in TEXT
    with pytest.raises(FiguresError, match=reason):
        Livingstone(TEXT.replace(old, new).encode())


def test_figures_that_are_no_text() -> None:
    with pytest.raises(FiguresError, match="cannot be read"):
        decode_figures(b"\xff\xfe")


COUNTS = (3, 3, 3, 1, 3, 3, 2, 1, 1, 3, 3, 1)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (LivingstoneOptions(column_cost=()), "10 numbers from 0 to 20"),
        (LivingstoneOptions(majority_points=()), "6 numbers from 0 to 30"),
        (LivingstoneOptions(card_counts=()), "add up to 27"),
        (LivingstoneOptions(column_cost=(1,) * 9), "10 numbers from 0 to 20"),
        (LivingstoneOptions(column_cost=(-1,) * 10), "10 numbers from 0 to 20"),
        (LivingstoneOptions(column_cost=(1, 1, 1, 1, 1, 1, 1, 1, 1, 21)), "10 numbers from 0 to 20"),
        (LivingstoneOptions(column_cost=(2, 1, 1, 1, 1, 1, 1, 1, 1, 1)), "never fall along the river"),
        (LivingstoneOptions(majority_points=(12, 10, 8, 6, 4)), "6 numbers from 0 to 30"),
        (LivingstoneOptions(majority_points=(12, 10, 31, 6, 4, 2)), "6 numbers from 0 to 30"),
        (LivingstoneOptions(majority_points=(11, 10, 8, 6, 4, 2)), "row 1 are 12: the rulebook states them"),
        (LivingstoneOptions(card_counts=COUNTS[:-1]), "add up to 27"),
        (LivingstoneOptions(card_counts=(4, *COUNTS[1:])), "add up to 27"),
        (LivingstoneOptions(card_counts=(-1, 7, *COUNTS[2:])), "add up to 27"),
    ],
)
def test_impossible_corrections(options: LivingstoneOptions, reason: str) -> None:
    game = Livingstone(TEXT.encode())
    with pytest.raises(OptionError, match=reason):
        game.new_position(2, options)


def test_corrections_are_written_out_in_full() -> None:
    game = Livingstone(TEXT.encode())
    options = game.settle_options(LivingstoneOptions(majority_points=(12, 10, 9, 7, 5, 2)), 3)
    assert options.column_cost == (1, 1, 2, 2, 3, 3, 4, 4, 5, 5)
    assert options.card_counts == COUNTS
    position = game.new_position(3, options)
    assert position.rules.majority_points[2] == 9
    assert sum(position.pile) == 27


@pytest.mark.parametrize("seats", [0, 6])
def test_wrong_numbers_of_players(seats: int) -> None:
    game = Livingstone(TEXT.encode())
    with pytest.raises(OptionError, match=f"for 1 to 5 players, not {seats}"):
        game.new_position(seats, LivingstoneOptions())
