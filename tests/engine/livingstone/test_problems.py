"""Every broken invariant is found and named."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.livingstone import moves as m
from engine.livingstone.position import LivingstonePosition
from engine.livingstone.state import OVER
from tests.engine.livingstone.scene import Scene

Fault = Callable[[LivingstonePosition], None]


def set_item(name: str, index: int, value: object) -> Fault:
    def fault(position: LivingstonePosition) -> None:
        getattr(position, name)[index] = value

    return fault


def set_value(name: str, value: object) -> Fault:
    return lambda position: setattr(position, name, value)


def both(*faults: Fault) -> Fault:
    def fault(position: LivingstonePosition) -> None:
        for one in faults:
            one(position)

    return fault


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        (set_item("bag", 0, 28), "there are 28 stones of the kind black_rock instead of 29"),
        (set_item("gems", 2, 1), "there are 6 stones of the kind red_gem instead of 5"),
        (both(set_item("bag", 0, 30), set_item("aside", 0, -1)), "there are fewer than 0 stones somewhere"),
        (both(set_item("bag", 1, 0), set_item("aside", 1, 1)), "the white rock is not in the bag"),
        (set_value("stones_left", 2), "stones are in the open although nobody digs"),
        (set_item("turn_gems", 1, 1), "more gems were dug this turn than are in hand"),
        (set_item("pile", m.MARKET, 2), "there are 2 cards of the kind market instead of 3"),
        (set_value("collapses", 1), "there are 2 cards of the kind mine_collapse instead of 1"),
        (both(set_item("pile", 0, 4), set_item("discards", 0, -1)), "there are fewer than 0 cards somewhere"),
        (both(set_item("pile", 11, 0), set_item("hands", 11, 1)), "a mine collapse is in a hand"),
        (set_item("supply", 1, 10), "seat 2 has 10 tents instead of 11"),
        (set_item("scored", 0, 4), "seat 1 has a scored tent on a space without an own tent"),
        (set_value("held", [(1, 7)]), "a tent of seat 2 that does not score now is missing on r2c2"),
        (set_item("dice", 3, 1), "there are 1 dice instead of 4"),
        (set_item("last", 1, 3), "the dice of seat 2 do not rise: ()"),
        (set_item("money", 0, -1), "money is below 0: [-1, 3]"),
        (set_value("boat", 10), "the boat is at column 11"),
        (set_value("seat", 2), "it is the turn of seat 3 of 2"),
    ],
)
def test_a_broken_invariant_is_named(fault: Fault, sentence: str) -> None:
    position = Scene(2).position
    assert position.problems() == []
    fault(position)
    assert sentence in position.problems()


def test_the_boat_may_be_past_the_last_column_when_the_game_is_over() -> None:
    position = Scene(2).position
    position.phase = OVER
    position.boat = m.COLUMNS
    assert position.problems() == []
