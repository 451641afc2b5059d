"""Every broken invariant is found and told."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.explorers.moves import space_of
from engine.explorers.sheet import EXTRA, FOUND
from tests.engine.explorers.scene import Scene


def bit(scene: Scene, x: int, y: int) -> int:
    return scene.board.mask_of_spaces([space_of(x, y)])


def scene() -> Scene:
    return Scene(seats=2).era(2).villages("5,8").explorers("5,10").kept("jar").specialties("sea5")


def set_sheet(name: str, make: Callable[[Scene], object], survey: bool = False) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        setattr(scene.sheet(), name, make(scene))
        if survey:
            scene.sheet().survey(scene.board)

    return change


def set_position(name: str, value: object) -> Callable[[Scene], None]:
    return lambda scene: setattr(scene.position, name, value)


def add_to(name: str, index: int, amount: int) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        getattr(scene.position, name)[index] += amount

    return change


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (set_position("cards_left", (0, 0)), "are not of era 2"),
        (set_position("cards_left", (7,)), "are not of era 2"),
        (set_position("objectives", (1, 1, 2)), "an objective lies on the table twice"),
        (set_position("turn", 9), "6 explore cards were revealed in 9 turns"),
        (add_to("treasure_deck", 2, 1), "there are 11 treasures of the kind 2 instead of 10"),
        (add_to("treasure_discards", 2, -1), "instead of 10"),
        (add_to("treasure_discards", 2, 1), "treasures of the kind 2 lie in the wrong place"),
        (
            set_sheet("kept", lambda _: (1, 0, 1, 0, 0, 0, 0, 0)),
            "treasures of the kind 0 lie in the wrong place",
        ),
        (set_position("specialty_deck", []), "specialty cards are missing"),
        (set_sheet("drawn", lambda _: ("sea5",)), "specialty cards are missing or there twice"),
        (set_sheet("explorers", lambda s: s.sheet().villages, True), "two pieces are on one hex"),
        (set_sheet("explorers", lambda s: s.board.capital, True), "two pieces are on one hex"),
        (
            set_sheet("villages", lambda s: bit(s, 5, 8) | bit(s, 8, 15), True),
            "a village is in the wrong place",
        ),
        (
            set_sheet("villages", lambda s: bit(s, 5, 8) | bit(s, 9, 12) | bit(s, 10, 11), True),
            "a region has two",
        ),
        (set_sheet("posts", lambda s: bit(s, 5, 8)), "posts are where none can be"),
        (set_sheet("towers", lambda s: bit(s, 5, 8)), "towers are where none can be"),
        (set_sheet("crystals", lambda s: bit(s, 5, 8)), "crystals are where none can be"),
        (set_sheet("ruins", lambda s: bit(s, 5, 8)), "ruins are where none can be"),
        (set_sheet("posts", lambda s: s.board.cities), "as many trading posts as cities"),
        (set_sheet("explorers", lambda s: bit(s, 5, 6), True), "something was explored but not found"),
        (set_sheet("explorers", lambda s: bit(s, 10, 15), True), "neither capital nor village"),
        (set_sheet("explorers", lambda s: 0), "what is kept about the network is wrong"),
        (set_sheet("free", lambda s: 0), "what is kept about the network is wrong"),
        (set_sheet("parts", lambda s: ()), "what is kept about the network is wrong"),
        (set_sheet("targets", lambda s: bit(s, 5, 10)), "the next explorer is in the wrong place"),
        (set_sheet("act", lambda s: EXTRA), "the next explorer is in the wrong place"),
        (set_sheet("act", lambda s: FOUND), "the next village is in the wrong place"),
        (set_sheet("blanks", lambda s: bit(s, 9, 12)), "the next village is in the wrong place"),
        (set_sheet("coins", lambda s: [0, 0, 0, -1, 0, 0, 0, 0]), "coins are below 0"),
        (set_sheet("completed", lambda s: (99, 0, 0)), "an objective was paid but not completed"),
        (set_sheet("rewards", lambda s: (10, 0, 0)), "an objective was paid but not completed"),
    ],
)
def test_problems(change: Callable[[Scene], None], problem: str) -> None:
    sound = scene()
    assert sound.position.problems() == []
    change(sound)
    found = sound.position.problems()
    assert any(problem in text for text in found), found


def test_problems_name_the_seat() -> None:
    broken = scene()
    broken.sheet("B").coins[0] = -1
    assert broken.position.problems() == ["seat 2: coins are below 0: [-1, 0, 0, 0, 0, 0, 0, 0]"]
