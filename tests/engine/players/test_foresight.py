"""Games that count by what the value model said at the horizon, and by how they ended."""

from __future__ import annotations

from itertools import islice, product
from typing import Any

import pytest

from engine.contract import CHANCE
from engine.livingstone import moves as m
from engine.livingstone.game import Livingstone
from engine.livingstone.position import LivingstonePosition
from engine.livingstone.state import OVER, QUEEN
from engine.players.advice import Choice
from engine.players.levels import Level, Limits
from engine.players.policies import policy_of
from engine.players.policy import Outcome
from engine.players.think import advise
from tests.engine.players.table import GAMES, decisions, game_of, options_of


def table(name: str, seats: int, foresight: float, nth: int) -> dict[str, Choice]:
    """What is said of two moves that stay in the same worlds to the end, by their text."""
    game = game_of(name)
    options: Any = options_of(game, seats)
    position = next(islice(decisions(game, options, seats, 5), nth, None))
    seat = position.deciders()[0]
    limits = Limits(simulations=12, candidates=2, horizon=1, foresight=foresight)
    found = advise(game, game.view(position, seat), options, seat, Level("x", {name: limits}), 3)
    return {choice.move.text: choice for choice in found.choices}


@pytest.mark.parametrize(
    ("name", "seats"),
    [(name, seats) for name in GAMES for seats in (1, 2) if seats in game_of(name).seat_counts],
)
def test_foresight_is_the_share_of_what_is_said_at_the_horizon(name: str, seats: int) -> None:
    nth = {"livingstone": 6, "faraway": 3, "explorers": 12}[name]
    said, ended, both = (table(name, seats, share, nth) for share in (1.0, 0.0, 0.25))
    assert set(said) == set(ended) == set(both)
    assert any(said[text].score != ended[text].score for text in said)
    for text, choice in both.items():
        for figure in ("score", "margin", "wins", "value"):
            mixed = 0.25 * getattr(said[text], figure) + 0.75 * getattr(ended[text], figure)
            assert getattr(choice, figure) == pytest.approx(mixed), figure
        assert choice.scores == pytest.approx(
            [0.25 * one + 0.75 * two for one, two in zip(said[text].scores, ended[text].scores, strict=True)]
        )


# --- two players before the Queen ---


def audience(
    points: tuple[int, int], donated: tuple[int, int], tents: tuple[int, int] = (4, 4)
) -> LivingstonePosition:
    """Two players have played to the end, and the Queen is about to throw her dice."""
    game = game_of("livingstone")
    assert isinstance(game, Livingstone)
    position: LivingstonePosition = game.new_position(2, options_of(game, 2))
    position.phase = QUEEN
    position.points[:] = points
    position.donated[:] = donated
    for seat, count in enumerate(tents):
        position.supply[seat] -= count
    return position


def over_all_throws(position: LivingstonePosition, seat: int) -> tuple[float, float, float, float]:
    """Score, margin, wins and value over every throw, each by the rules of the game."""
    policy = policy_of(game_of("livingstone"))
    found = []
    for values in product(range(1, 7), repeat=position.rules.queens_dice):
        thrown = position.copy()
        thrown.play(CHANCE, m.QueensDice(values))
        scores = [standing.score for standing in thrown.standings()]
        first = [standing.seat for standing in thrown.standings() if standing.place == 1]
        margin = scores[seat] - scores[1 - seat]
        wins = 1 / len(first) if seat in first else 0.0
        found.append((scores[seat], margin, wins, policy.value(scores[seat], margin, wins)))
    score, margin, wins, value = (sum(column) / len(found) for column in zip(*found, strict=True))
    return score, margin, wins, value


@pytest.mark.parametrize(
    "position",
    [
        audience((60, 50), (14, 20)),
        audience((50, 60), (17, 17)),
        audience((55, 55), (18, 15)),
        audience((55, 55), (15, 15), (6, 4)),
        audience((55, 55), (15, 15)),
        audience((70, 20), (3, 24)),
        audience((30, 35), (24, 30)),
    ],
)
def test_finished_games_of_two_count_with_every_throw_of_the_queen(position: LivingstonePosition) -> None:
    policy = policy_of(game_of("livingstone"))
    ended = position.copy()
    ended.phase = OVER
    for seat in range(2):
        score, margin, wins, value = over_all_throws(position, seat)
        found: Outcome = policy.outcome(ended, seat)
        assert found.score == found.scores[seat] == pytest.approx(score)
        assert found.margin == pytest.approx(margin)
        assert found.wins == pytest.approx(wins)
        assert found.value == pytest.approx(value)
        assert (found.doubt == 0) == (policy.outcome(ended, seat).score in (0, position.points[seat]))
