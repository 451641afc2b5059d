"""What a played move cost: the table of the hint stays as it is, and both moves meet the same worlds."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

import pytest

from engine.contract import Move
from engine.players.advice import Advice, Choice
from engine.players.comparing import compare
from engine.players.luck import luck
from engine.players.think import advise
from tests.engine.players.table import GAMES, decisions, game_of, options_of, small
from tests.ui.small_game import Add


def table_of(
    name: str, place: int, played: Move | None = None, simulations: int = 12
) -> tuple[Advice, list[Move]]:
    """The table of a decision, and its legal moves."""
    game = game_of(name)
    options = options_of(game, 2)
    position = next(islice(decisions(game, options, 2, 4), place, None))
    seat = position.deciders()[0]
    view = game.view(position, seat)
    level = small(simulations, 2)
    return advise(game, view, options, seat, level, 3, played=played), position.legal_moves(seat)


@pytest.mark.parametrize("name", GAMES)
def test_the_move_of_the_hint_costs_nothing(name: str) -> None:
    hint, _ = table_of(name, 6)
    table, _ = table_of(name, 6, hint.best.move)
    assert table.choices == hint.choices
    compared = table.compared
    assert compared is not None
    assert compared.best == compared.played == hint.best
    assert (compared.points, compared.wins, compared.value, compared.doubt) == (0, 0, 0, 0)
    assert not compared.is_mistake
    assert not compared.is_open


@pytest.mark.parametrize("name", GAMES)
def test_every_other_move_is_tried_as_often_as_the_best_one(name: str) -> None:
    hint, moves = table_of(name, 6)
    outside = 0
    for move in moves[:6]:
        table, _ = table_of(name, 6, move)
        assert table.choices == hint.choices
        assert table.simulations == hint.simulations
        compared = table.compared
        assert compared is not None
        assert compared.best == hint.best
        assert compared.played.move == move
        assert compared.played.visits == hint.best.visits
        assert compared.worlds >= hint.best.visits
        if compared.worlds == hint.best.visits:
            assert compared.points == pytest.approx(hint.best.score - compared.played.score)
            assert compared.wins == pytest.approx(hint.best.wins - compared.played.wins)
            assert compared.value == pytest.approx(hint.best.value - compared.played.value)
        outside += move not in [choice.move for choice in hint.choices]
    assert outside or len(moves) <= 2


def test_what_is_not_clear_is_looked_at_longer() -> None:
    longest = 0
    for place in range(12):
        hint, moves = table_of("faraway", place, simulations=8)
        for move in moves:
            compared = table_of("faraway", place, move, simulations=8)[0].compared
            assert compared is not None
            assert compared.worlds % hint.best.visits == 0
            times = compared.worlds // hint.best.visits
            assert times == 3 or not compared.is_open
            longest = max(longest, times)
    assert longest == 3


class Patience:
    """Says yes a number of times; `asked` counts how often."""

    def __init__(self, times: int = 1_000_000) -> None:
        self.times = times
        self.asked = 0

    def __call__(self) -> bool:
        self.asked += 1
        return self.asked <= self.times


def longer_look(patience: Patience) -> Advice:
    """The table of a decision that is looked at longer than usual."""
    game = game_of("faraway")
    options = options_of(game, 2)
    for position in islice(decisions(game, options, 2, 4), 12):
        seat = position.deciders()[0]
        view = game.view(position, seat)
        for move in position.legal_moves(seat):
            table = advise(game, view, options, seat, small(8, 2), 3, played=move)
            if table.compared is not None and table.compared.worlds > table.best.visits:
                return advise(game, view, options, seat, small(8, 2), 3, patience, played=move)
    pytest.fail("no decision is looked at longer")


def look_outside(patience: Patience) -> Advice:
    """The table of a decision in which a move was played that the search does not look at."""
    game = game_of("faraway")
    options = options_of(game, 2)
    for position in decisions(game, options, 2, 4):
        seat = position.deciders()[0]
        view = game.view(position, seat)
        looked_at = {choice.move for choice in advise(game, view, options, seat, small(8, 2), 3).choices}
        for move in position.legal_moves(seat):
            if move not in looked_at:
                return advise(game, view, options, seat, small(8, 2), 3, patience, played=move)
    pytest.fail("every move is looked at")


@pytest.mark.parametrize("look", [longer_look, look_outside])
def test_nothing_is_compared_once_nobody_waits(look: Callable[[Patience], Advice]) -> None:
    whole = Patience()
    assert look(whole).compared is not None
    for times in range(whole.asked):
        patience = Patience(times)
        assert look(patience).compared is None
        assert patience.asked <= times + 2


def test_only_what_can_be_played_is_compared() -> None:
    with pytest.raises(ValueError, match="cannot play 'add 1'"):
        table_of("faraway", 0, Add(1))


def test_differences_world_by_world() -> None:
    best, played = (Choice(Add(number), 4, 0.0, 0.0, 0.0, 0.0, 0.0) for number in (1, 2))
    by_best = [(10.0, 1.0, 0.75), (12.0, 1.0, 0.75), (8.0, 0.0, 0.5), (9.0, 1.0, 0.75)]
    by_played = [(8.0, 0.0, 0.5), (12.0, 1.0, 0.75), (4.0, 0.0, 0.25), (9.0, 1.0, 0.75), (99.0, 1.0, 1.0)]
    compared = compare(best, played, by_best, by_played)
    assert (compared.worlds, compared.points, compared.wins, compared.value) == (4, 1.5, 0.25, 0.125)
    # Differences of 0.25, 0, 0.25, 0: their standard deviation is 0.1443, that of their mean half of it.
    assert compared.doubt == pytest.approx(0.07217, abs=1e-5)
    assert compared.is_open
    assert not compared.is_mistake
    sure = compare(best, played, by_best[:1], by_played[:1])
    assert (sure.value, sure.doubt) == (0.25, 0.0)
    assert sure.is_mistake
    assert not compare(played, best, by_played[:1], by_best[:1]).is_mistake


def test_luck_alone_is_no_mistake() -> None:
    below = luck(5)
    results = [[(float(below(9)), 0.0, below(100) / 100) for _ in range(200)] for _ in range(2)]
    best, played = (Choice(Add(number), 200, 0.0, 0.0, 0.0, 0.0, 0.0) for number in (1, 2))
    assert not compare(best, played, *results).is_mistake
    assert not compare(played, best, *results[::-1]).is_mistake
