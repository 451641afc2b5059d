"""What playing a card would do, as far as the viewer can know."""

from __future__ import annotations

import msgspec

from engine.faraway.view import FarawayView
from tests.engine.faraway.scene import Scene
from tests.ui.faraway.tables import box
from ui.faraway.outlook import journey_outlook, region_outlook, unseen_regions


def looked(scene: Scene, region: int, *, later: bool = False) -> tuple[FarawayView, object]:
    view = scene.view("A")
    mine = view.mine
    assert mine is not None
    return view, region_outlook(view, mine, region, box(), later=later)


def test_first_region_finds_nothing() -> None:
    scene = Scene(3).hands(A=(60, 5, 9)).begin()
    view = scene.view("A")
    assert view.mine is not None
    outlook = region_outlook(view, view.mine, 60, box(), later=False)
    assert (outlook.before, outlook.finds) == (None, 0)


def test_a_longer_region_finds_by_its_own_clue_too() -> None:
    """Situation 24: previous 5, now 8, whose clue counts at once: two are drawn."""
    scene = Scene(2, A=(5,), B=(30,)).hands(A=(8, 3, 6)).begin()
    view = scene.view("A")
    assert view.mine is not None
    outlook = region_outlook(view, view.mine, 8, box(), later=False)
    assert (outlook.finds, outlook.clues, outlook.before) == (2, 1, 5)
    assert region_outlook(view, view.mine, 3, box(), later=False).finds == 0


def test_what_the_engine_then_does_is_what_was_promised() -> None:
    scene = Scene(2, A=(60, 12), B=(30, 31)).hands(A=(15, 3, 6), B=(40, 41, 42)).begin()
    view = scene.view("A")
    assert view.mine is not None
    outlook = region_outlook(view, view.mine, 15, box(), later=False)
    scene.play("A play 15", "B play 40")
    position = scene.position
    assert position.owed[0] + len(position.drawn[0]) == outlook.finds == 4
    assert outlook.journey.total == box().scorer.total((60, 12, 15), ())


def test_the_order_is_open_while_hands_are_hidden() -> None:
    scene = Scene(3, A=(5,), B=(30,), C=(40,)).hands(A=(8, 3, 6)).begin()
    view = scene.view("A")
    assert view.mine is not None
    outlook = region_outlook(view, view.mine, 8, box(), later=False)
    assert (outlook.earliest, outlook.latest) == (1, 3)
    unseen = unseen_regions(view, box())
    assert outlook.unseen == len(unseen) == 68 - 3 - 3 - len(view.display) - len(view.discards)
    assert not unseen & {5, 30, 40, 8, 3, 6, *view.display, *view.discards}
    assert outlook.shorter == sum(other < 8 for other in unseen)


def test_hands_that_everybody_saw_narrow_the_order() -> None:
    scene = Scene(3, A=(5,), B=(30,), C=(40,)).hands(A=(8, 3, 6), B=(1, 2, 4), C=(50, 51, 52)).begin()
    view = scene.view("A")
    seats = tuple(
        msgspec.structs.replace(seat, known={1: (1, 2, 4), 2: (50, 51, 52)}.get(seat.seat, ()))
        for seat in view.seats
    )
    view = msgspec.structs.replace(view, seats=seats)
    assert view.mine is not None
    outlook = region_outlook(view, view.mine, 8, box(), later=False)
    assert (outlook.earliest, outlook.latest) == (2, 2)
    assert region_outlook(view, view.mine, 3, box(), later=False).latest == 2


def test_nothing_is_drafted_in_the_last_round() -> None:
    row = (1, 2, 3, 4, 5, 6, 7)
    other = (10, 11, 12, 13, 14, 15, 16)
    scene = Scene(2, A=row, B=other).hands(A=(20, 21, 22)).begin()
    view = scene.view("A")
    assert view.mine is not None
    assert view.round == 8
    assert region_outlook(view, view.mine, 20, box(), later=False).latest == 0


def test_each_region_says_what_it_lacks() -> None:
    """Situation 5: card 2 lies to the left of 32, so 32 lacks two stones (it carries one itself)."""
    outlook = journey_outlook(box(), (2, 32), ())
    assert outlook.per_region == (0, 0)
    assert outlook.lacks == ((0, 0, 0), (2, 0, 0))
    assert journey_outlook(box(), (32, 2), ()).lacks == ((0, 0, 0), (0, 0, 0))
