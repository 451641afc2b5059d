"""What a move would bring is told from a view, and is what happens then."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from engine.contract import Event
from engine.explorers import events as tell
from engine.explorers.moves import Explore, Stop
from engine.explorers.options import ExplorersOptions
from engine.explorers.preview import CardLeft, Preview
from tests.engine.explorers.scene import Scene, explorers, spaces


def _preview(scene: Scene, seat: str = "A") -> Preview:
    return Preview(scene.game, scene.position.rules.options, scene.view(seat))


def test_an_onlooker_tries_nothing() -> None:
    scene = Scene(seats=2)
    with pytest.raises(ValueError, match="seat"):
        Preview(scene.game, scene.position.rules.options, scene.view())


def test_coins_and_what_is_left_of_the_card() -> None:
    scene = Scene().play("* card grassland")
    preview = _preview(scene)
    assert preview.left() == CardLeft(0, 2, ())
    assert set(preview.spaces()) == set(spaces(" ".join(scene.targets())))
    look = preview.outlook(Explore(spaces("8,13")[0]))
    assert look.coins == 1
    assert look.left == CardLeft(0, 1, ())
    assert look.act == "explore"
    assert look.routes == ()
    # Nothing has been played.
    assert scene.seat().explorers == ()


def test_slots_and_no_limit() -> None:
    scene = Scene().with_card("mix_all")
    assert _preview(scene).left() == CardLeft(0, 5, (1, 1, 1, 2))
    scene = Scene().with_card("line_land")
    assert _preview(scene).left() == CardLeft(0, None, ())


def test_no_card_is_in_use_before_one_is_kept() -> None:
    scene = Scene().play("* card era_1", "* specialty sea5", "* specialty line_sea")
    assert _preview(scene).left() is None


def test_the_next_step_when_the_rest_is_left() -> None:
    scene = Scene().all_but("5,12 5,14 7,6").with_card("sea4_cities").explore("5,12")
    assert _preview(scene).left() == CardLeft(0, 3, ())
    scene = Scene().explorers("8,9 8,7").with_card("sea4_coins2").explore("7,8 7,10")
    assert "stop" in scene.texts()
    look = _preview(scene).outlook(Stop())
    assert look.left == CardLeft(1, 2, ())
    assert look.act == "explore"


def test_new_routes_once_for_each_pair() -> None:
    scene = Scene().all_but("7,6").play("* card desert")
    look = _preview(scene).outlook(Explore(spaces("7,6")[0]))
    city = spaces("7,6")[0]
    assert look.routes
    assert all(city in (route.post, route.other) and route.post < route.other for route in look.routes)
    assert len(look.routes) == 9
    assert look.act == "village"
    values = scene.board.values
    route = look.routes[0]
    scene.explore("7,6")
    scene.play(f"A {scene.texts()[0]}")
    post = _preview(scene).outlook(route)
    assert post.coins == values[scene.board.hexes[route.post]] * values[scene.board.hexes[route.other]]
    assert post.routes == ()


def test_objectives_that_would_be_reached() -> None:
    scene = Scene("kazan", objectives=(4, 5, 6)).all_but("0,5 9,2 14,7 14,9").play("* card wild")
    preview = _preview(scene)
    assert preview.outlook(Explore(spaces("9,2")[0])).completes == ("kazan_5",)


def _told(events: tuple[Event, ...]) -> Iterator[Event]:
    """What does not depend on chance or on what follows it."""
    for event in events:
        if isinstance(event, tell.TreasureDrawn | tell.TreasuresShuffled):
            return
        yield event


@pytest.mark.parametrize("name", ["avenia", "aghon", "kazan", "cnidaria"])
def test_random_games_bring_what_was_told(name: str) -> None:
    game = explorers()
    options = ExplorersOptions(name)
    position = game.new_position(2, options)
    chooser = random.Random(name)
    tried = 0
    while position.deciders() and tried < 120:
        if position.deciders() == (-1,):
            position.play(-1, position.chance().draw(chooser.randrange))
            continue
        seat = chooser.choice(position.deciders())
        moves = position.legal_moves(seat)
        good = [move for move in moves if not isinstance(move, Stop) and move.text != "end"]
        move = chooser.choice(good or moves)
        if move.text != "end":
            look = Preview(game, options, game.view(position, seat)).outlook(move)
            before = position.scores()[seat]
            events: list[Event] = []
            position.play(seat, move, events)
            assert list(_told(look.events)) == list(_told(tuple(events)))
            assert look.coins == position.scores()[seat] - before
            assert look.act == game.view(position, seat).seats[seat].act
            tried += 1
        else:
            position.play(seat, move)
