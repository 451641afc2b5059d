"""Every broken invariant is found and named."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.faraway.figures import FarawayOptions
from engine.faraway.position import FarawayPosition
from engine.faraway.state import CHOOSE, DISPLAY, KEEP, OVER
from tests.engine.faraway.scene import Scene, faraway

Fault = Callable[[FarawayPosition], None]


def position() -> FarawayPosition:
    """The second round, A has chosen; region 9 tops the hand of B."""
    scene = Scene(2, A=(5,), B=(12,)).hands(A=(8, 1, 2), B=(3, 4, 6)).display(40, 50, 60).begin()
    return scene.play("A play 8").position


def set_item(name: str, index: int, value: object) -> Fault:
    def fault(position: FarawayPosition) -> None:
        getattr(position, name)[index] = value

    return fault


def set_value(name: str, value: object) -> Fault:
    return lambda position: setattr(position, name, value)


def both(*faults: Fault) -> Fault:
    def fault(position: FarawayPosition) -> None:
        for one in faults:
            one(position)

    return fault


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        (set_value("phase", 9), "there is no phase 9 or no round 2"),
        (set_value("round", 9), "there is no phase 3 or no round 9"),
        (set_value("order", (0, 0)), "the order of the seats is (0, 0), and number 2 is next"),
        (set_value("step", 3), "the order of the seats is (0, 1), and number 3 is next"),
        (set_value("display", (40, 50)), "region 60 is missing"),
        (set_value("display", (40, 50)), "the display has 2 regions instead of 3"),
        (set_value("display", (40, 50, 1)), "region 1 is there twice"),
        (set_value("discards", (69,)), "there is no region 69"),
        (set_value("packets", ((0, (7,)),)), "sanctuary 7 is there twice"),
        (set_value("sanctuary_deck", list(range(2, 46))), "sanctuary 1 is missing"),
        (set_value("packets", ((0, ()),)), "no sanctuaries were put back together"),
        (
            both(set_value("sanctuary_deck", []), set_value("packets", ((0, tuple(range(1, 46))),))),
            "the sanctuaries put back are not drawn",
        ),
        (set_item("rows", 0, (5, 7)), "seat 1 has 2 regions in round 2"),
        (set_item("sanctuaries", 1, (7,)), "seat 2 has more sanctuaries than it found"),
        (set_item("clues", 1, 2), "seat 2 has 1 clues, not 2"),
        (set_item("hands", 1, (3, 4)), "seat 2 holds 2 regions instead of 3"),
        (set_item("chosen", 0, 0), "seat 1 holds 2 regions instead of 3"),
        (set_item("known", 1, 1 << 40), "seat 2 is thought to hold a region that it does not hold"),
        (set_value("left", 1), "1 regions are to be dealt or laid out"),
        (set_value("phase", DISPLAY), "0 regions are to be dealt or laid out"),
        (set_value("waiting", 1), "seat 1 has chosen and is waited for, or neither"),
        (set_value("waiting", 0), "seat 2 has chosen and is waited for, or neither"),
        (set_value("phase", CHOOSE), "the region of seat 1 is still face down"),
        (set_item("drawn", 0, (7,)), "seat 1 has not chosen a sanctuary yet"),
        (set_item("owed", 1, 2), "seat 2 has not chosen a sanctuary yet"),
        (set_item("returned", 0, (30, 31)), "seat 1 put regions back without the option"),
        (set_value("phase", OVER), "seat 2 holds 3 regions instead of 0"),
    ],
)
def test_a_broken_invariant_is_named(fault: Fault, sentence: str) -> None:
    broken = position()
    assert broken.problems() == []
    fault(broken)
    assert sentence in broken.problems()


def test_while_hands_are_dealt_and_chosen() -> None:
    game = faraway()
    dealt = game.new_position(2, FarawayOptions(opening_choice=True))
    for region in range(1, 11):
        assert dealt.problems() == []
        dealt.play(-1, game.parse_move(f"region {region}"))
    assert dealt.phase == KEEP
    dealt.play(0, game.parse_move("keep 1 2 3"))
    assert dealt.problems() == []
    dealt.waiting = 3
    assert dealt.problems() == [
        "seat 1 holds 3 regions instead of 5",
        "seat 1 has chosen and is waited for, or neither",
    ]
