"""Random games in one go are the games that are played step by step, and they have the known average."""

from __future__ import annotations

from random import Random

import pytest

from engine.faraway.figures import FarawayOptions
from engine.faraway.position import FarawayPosition
from engine.faraway.state import DEAL, EXPLORE, FIND
from engine.playout import Playout, random_playout
from tests.engine.faraway.scene import faraway
from tests.engine.faraway.test_rounds import six_ascending

GAME = faraway()


class StepByStep(FarawayPosition):
    """The same position, which is never rushed."""

    __slots__ = ()
    rushes = False


def step_by_step(position: FarawayPosition) -> StepByStep:
    twin = object.__new__(StepByStep)
    source = position.copy()
    for name in FarawayPosition.__mro__[1].__slots__:  # type: ignore[attr-defined]
        setattr(twin, name, getattr(source, name))
    return twin


def end(position: FarawayPosition, seed: int) -> tuple[object, ...]:
    random = Random(seed)
    length = random_playout(position, random.randrange)
    assert position.deciders() == ()
    assert position.problems() == []
    views = [GAME.view(position, seat) for seat in (None, *range(position.seats))]
    return length, GAME.describe(position), views, position.clues, position.waiting, random.random()


@pytest.mark.parametrize("opening_choice", [False, True])
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_rushed_game_is_the_game_played_step_by_step(seats: int, opening_choice: bool) -> None:
    for seed in range(15):
        position = GAME.new_position(seats, FarawayOptions(opening_choice))
        assert end(step_by_step(position), seed) == end(position, seed)


def test_games_rushed_from_any_moment() -> None:
    random = Random(4)
    rushed = 0
    for seats in (2, 3):
        position = GAME.new_position(seats, FarawayOptions())
        while deciders := position.deciders():
            if position.phase != FIND:
                assert end(step_by_step(position), 7) == end(position.copy(), 7)
            if position.copy().rush(random.randrange) == (0, 0):
                assert position.phase != EXPLORE or position.waiting != position.everybody()
            else:
                rushed += 1
            actor = random.choice(deciders)
            move = (
                position.chance().draw(random.randrange)
                if actor < 0
                else random.choice(position.legal_moves(actor))
            )
            position.play(actor, move)
    assert rushed == 2 * (1 + 8)


def test_a_game_is_rushed_as_a_whole() -> None:
    position = GAME.new_position(2, FarawayOptions())
    assert position.phase == DEAL
    decisions, answers = position.rush(Random(1).randrange)
    assert position.deciders() == ()
    assert 16 + 14 <= decisions <= 16 + 14 + 14
    assert answers >= 27
    with_option = GAME.new_position(2, FarawayOptions(opening_choice=True))
    assert with_option.rush(Random(1).randrange) == (0, 0)


def test_rushing_with_a_short_deck_of_sanctuaries() -> None:
    for seed in range(60):
        position = six_ascending().position
        assert end(step_by_step(position), seed) == end(position, seed)


def test_rushing_where_a_seat_knows_the_deck() -> None:
    for knower in (0, 3):
        for size in (3, 5, 9):
            for seed in range(20):
                position = six_ascending().position
                deck = position.sanctuary_deck
                position.packets = ((knower, tuple(deck[size:])),) if size < 9 else ()
                position.sanctuary_deck, position.sanctuary_knower = deck[:size], knower
                assert position.problems() == []
                assert end(step_by_step(position), seed) == end(position, seed)


def test_a_finished_game_is_not_rushed() -> None:
    position = GAME.new_position(2, FarawayOptions())
    random_playout(position, Random(1).randrange)
    assert position.rush(Random(1).randrange) == (0, 0)
    assert random_playout(position, Random(1).randrange) == Playout(0, 0)


def test_mean_score_of_random_play() -> None:
    """10,000 two-player games lie between 28 and 29.5; these are fewer, with three standard errors of room."""
    games = 3000
    random = Random(28).random

    def below(limit: int) -> int:
        return int(random() * limit)

    scores = []
    for _ in range(games):
        position = GAME.new_position(2, FarawayOptions())
        random_playout(position, below)
        scores += position.scores()
    mean = sum(scores) / len(scores)
    error = (sum((score - mean) ** 2 for score in scores) / len(scores)) ** 0.5 / len(scores) ** 0.5
    assert error < 0.25
    assert 28 - 3 * error < mean < 29.5 + 3 * error
    assert abs(mean - 28.7) < 4 * error
