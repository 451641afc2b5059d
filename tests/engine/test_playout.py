"""Random games, and the general part of a description."""

from __future__ import annotations

from random import Random

import pytest

from engine.contract import CHANCE, Below, Chance, Event, Move, Position, Standing
from engine.describe import describe_result
from engine.playout import Playout, random_playout
from tests.engine.livingstone.scene import livingstone


class Pass(Move, frozen=True, tag=True):
    """The only kind of move of the game below."""

    value: int

    @property
    def text(self) -> str:
        return f"pass {self.value}"


class Coin(Chance):
    source = "coin"

    def draw(self, below: Below) -> Move:
        return Pass(below(2))

    def odds(self):  # type: ignore[no-untyped-def]
        return iter([(Pass(0), 1), (Pass(1), 1)])


class Together(Position):
    """Both seats decide at the same time, then a coin is thrown; three rounds. Seat 1 has no choice."""

    __slots__ = ("seats", "waiting", "played")

    def __init__(self) -> None:
        self.seats = 2
        self.waiting = {0, 1}
        self.played: list[tuple[int, int]] = []

    def copy(self) -> Together:
        raise NotImplementedError

    def deciders(self) -> tuple[int, ...]:
        if len(self.played) == 9:
            return ()
        return tuple(sorted(self.waiting)) or (CHANCE,)

    def legal_moves(self, seat: int) -> list[Move]:
        return [Pass(7)] if seat else [Pass(1), Pass(2), Pass(3)]

    def chance(self) -> Chance:
        return Coin()

    def play(self, actor: int, move: Move, events: list[Event] | None = None) -> None:
        assert isinstance(move, Pass)
        assert events is None, "a playout wants no events"
        self.played.append((actor, move.value))
        self.waiting = {0, 1} if actor == CHANCE else self.waiting - {actor}

    def scores(self) -> list[int]:
        return [3, 5]

    def standings(self) -> list[Standing]:
        return [Standing(0, 3, None), Standing(1, 5, 1)]

    def problems(self) -> list[str]:
        return []


def test_seats_that_decide_together_are_picked_at_random() -> None:
    limits: list[int] = []
    position = Together()

    def highest(limit: int) -> int:
        limits.append(limit)
        return limit - 1

    assert random_playout(position, highest) == Playout(decisions=6, answers=3)
    # Seat 1 first, as `highest` picks it; its only move takes no number. Then seat 0 alone, then the coin.
    assert position.played == [(1, 7), (0, 3), (CHANCE, 1)] * 3
    assert limits == [2, 3, 2] * 3


class InAHurry(Together):
    """Plays a whole round at once if both seats are waited for."""

    __slots__ = ()
    rushes = True

    def rush(self, below: Below) -> tuple[int, int]:
        if len(self.played) not in (3, 6):
            return 0, 0
        self.played += [(1, 7), (0, 1 + below(3)), (CHANCE, below(2))]
        return 2, 1


def test_a_position_may_play_many_moves_at_once() -> None:
    position = InAHurry()
    assert random_playout(position, lambda limit: limit - 1) == Playout(decisions=6, answers=3)
    assert position.played == [(1, 7), (0, 3), (CHANCE, 1)] * 3
    assert Together().rush(lambda limit: 0) == (0, 0)


def test_description_of_an_end_with_a_seat_that_is_out() -> None:
    position = Together()
    described = describe_result(position)
    assert described == {"over": False, "to_decide": [1, 2], "chance_source": None, "ranking": []}
    position.waiting = set()
    assert describe_result(position)["to_decide"] == ["chance"]
    assert describe_result(position)["chance_source"] == "coin"
    random_playout(position, lambda limit: 0)
    assert describe_result(position) == {
        "over": True,
        "to_decide": [],
        "chance_source": None,
        "ranking": [{"place": 1, "seat": 2, "score": 5}, {"place": None, "seat": 1, "score": 3}],
    }


@pytest.mark.parametrize("seats", range(1, 6))
def test_same_numbers_same_game(seats: int) -> None:
    game = livingstone()

    def end(seed: int) -> object:
        source = Random(seed)
        position = game.new_position(seats, game.options_type())
        length = random_playout(position, source.randrange)
        assert position.deciders() == ()
        return length, game.describe(position)

    assert end(1) == end(1)
    assert end(1) != end(2)
