"""The score pad: what it brings, who wins, and everything that cannot be right."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest

from engine.faraway.pad import (
    PadPlayer,
    ScorePad,
    is_complete,
    most_sanctuaries,
    rises,
    sanctuaries_left_out,
    score_pad,
)
from engine.faraway.pad_faults import Fault, fault_text, pad_faults
from tests.engine.faraway.scene import faraway
from tests.engine.faraway.test_scoring import JOURNEYS

GAME = faraway()
ROUNDS = GAME.figures.counts.rounds
ANNA = PadPlayer("Anna", (12, 20, 13, 18, 44, 24, 39, 4), (38, 1, 6, 16))
BEN = PadPlayer("Ben", (43, 47, 57, 64, 5, 17, 38, 54), (12, 27))


def pad(*players: PadPlayer) -> ScorePad:
    return ScorePad(players)


def faults(*players: PadPlayer) -> list[str]:
    """The sentences about a pad of these players."""
    made = pad(*players)
    return [fault_text(made, fault) for fault in pad_faults(GAME.figures, made)]


def alone(*regions: int, s: tuple[int, ...] = ()) -> list[str]:
    return faults(PadPlayer("Anna", regions, s))


# --- scores ---


@pytest.mark.parametrize("journey", JOURNEYS, ids=lambda journey: str(journey["name"]))
def test_known_journeys_are_without_fault_and_score_the_same(journey: dict[str, Any]) -> None:
    player = PadPlayer("", tuple(journey["regions"]), tuple(journey["sanctuaries"]))
    assert faults(player) == []
    (score,) = score_pad(GAME.scorer, pad(player)).scores
    assert list(score.per_region) == journey["region_fame"]
    assert list(score.per_sanctuary) == journey["sanctuary_fame"]
    assert score.total == journey["total"]


def test_a_single_player_is_not_ranked() -> None:
    result = score_pad(GAME.scorer, pad(ANNA))
    assert result.standings == ()
    assert result.winner is None


def test_ranking() -> None:
    ben, eva = PadPlayer("Ben", (59,)), PadPlayer("Eva", (61,))
    result = score_pad(GAME.scorer, pad(ben, ANNA, eva))
    assert [score.total for score in result.scores] == [0, 45, 0]
    assert [standing.place for standing in result.standings] == [2, 1, 2]
    assert (result.winner, result.tied, result.tie_break) == (1, (), None)


def test_the_shortest_duration_breaks_a_tie() -> None:
    ben, eva, ida = (PadPlayer(name, row) for name, row in (("B", (61, 60)), ("E", (59, 62)), ("I", (63,))))
    result = score_pad(GAME.scorer, pad(ben, eva, ida))
    assert [standing.place for standing in result.standings] == [2, 1, 2]
    assert (result.winner, result.tied, result.tie_break) == (1, (0, 1, 2), 59)


def test_nobody_is_ranked_while_a_journey_is_empty() -> None:
    result = score_pad(GAME.scorer, pad(ANNA, PadPlayer("Ben")))
    assert [score.total for score in result.scores] == [45, 0]
    assert result.standings == ()


def test_complete() -> None:
    assert is_complete(pad(ANNA, BEN), ROUNDS)
    assert not is_complete(pad(ANNA, PadPlayer("Ben", (5,))), ROUNDS)


def test_with_player() -> None:
    changed = ScorePad((ANNA, BEN), "Sunday").with_player(1, PadPlayer("Bea"))
    assert changed == ScorePad((ANNA, PadPlayer("Bea")), "Sunday")


# --- how many sanctuaries ---


def test_rises() -> None:
    assert rises(ANNA) == 4
    assert rises(PadPlayer("", (68, 67, 66))) == 0
    assert rises(PadPlayer("", tuple(range(1, 9)))) == 7


def test_one_more_rise_for_each_region_that_is_missing() -> None:
    """Against all ways to fill up short rows of a game of four rounds with cards 1 to 7."""
    random = Random(4)
    for _ in range(30):
        row = tuple(random.sample((2, 4, 6), random.randrange(1, 4)))
        others = [number for number in range(1, 8) if number not in row]
        best = max(
            rises(PadPlayer("", full))
            for added in permutations(others, 4 - len(row))
            for full in permutations((*row, *added))
            if tuple(number for number in full if number in row) == row
        )
        assert most_sanctuaries(PadPlayer("", row), 4) == best


def test_sanctuaries_left_out() -> None:
    assert sanctuaries_left_out(ANNA, ROUNDS) == 0
    assert sanctuaries_left_out(PadPlayer("", ANNA.regions, (38,)), ROUNDS) == 3
    assert sanctuaries_left_out(PadPlayer("", (1, 2, 3)), ROUNDS) == 0, "they may still be entered"


# --- faults ---


def test_no_fault() -> None:
    assert faults(ANNA, BEN) == []
    assert alone() == []
    assert alone(*range(1, 9)) == [], "a found sanctuary may be refused"


@pytest.mark.parametrize(
    ("found", "sentences"),
    [
        (faults(), ["a score pad is for 1 to 6 players, not for 0"]),
        (
            faults(*(PadPlayer(f"P{number}") for number in range(7))),
            ["a score pad is for 1 to 6 players, not for 7"],
        ),
        (faults(ANNA, PadPlayer(" ")), ["player 2 has no name"]),
        (faults(ANNA, PadPlayer("anna")), ["two players are called anna"]),
        (alone(0), ["Anna's journey cannot have region 0: regions are numbered from 1 to 68"]),
        (alone(69), ["Anna's journey cannot have region 69: regions are numbered from 1 to 68"]),
        (alone(12, 3, 12), ["Anna's journey has region 12 twice"]),
        (
            faults(ANNA, PadPlayer("Ben", (5, 44))),
            ["Ben's journey cannot have region 44, which is in Anna's journey"],
        ),
        (alone(*range(9, 0, -1)), ["Anna's journey has 9 regions, but there are only 8 rounds"]),
        (alone(s=(46,)), ["Anna's sanctuaries cannot include 46: their ids go from 1 to 45"]),
        (alone(s=(0,)), ["Anna's sanctuaries cannot include 0: their ids go from 1 to 45"]),
        (alone(s=(7, 7)), ["Anna's sanctuaries include 7 twice"]),
        (
            faults(ANNA, PadPlayer("Ben", (), (7, 16))),
            ["Ben's sanctuaries cannot include 16, which Anna has"],
        ),
        (alone(s=tuple(range(1, 9))), ["Anna has 8 sanctuaries, but nobody can find more than 7"]),
        (
            alone(*ANNA.regions, s=(1, 2, 3, 4, 5)),
            ["Anna has 5 sanctuaries, but the exploration durations in Anna's journey rise only 4 times"],
        ),
        (
            alone(8, 7, 6, 5, 4, 3, 2, 10, s=(1, 2)),
            ["Anna has 2 sanctuaries, but the exploration durations in Anna's journey rise only once"],
        ),
        (
            alone(8, 7, 6, 5, 4, 3, 2, 1, s=(1,)),
            ["Anna has 1 sanctuary, but the exploration durations in Anna's journey never rise"],
        ),
        (
            alone(9, 8, 7, 6, s=(1, 2, 3, 4, 5)),
            ["Anna has 5 sanctuaries, but with these regions there can be no more than 4 by the end"],
        ),
        (
            faults(PadPlayer("", (12, 12), (7, 7))),
            ["the journey has region 12 twice", "the sanctuaries include 7 twice"],
        ),
        (
            faults(PadPlayer("", tuple(range(8, 0, -1)), (7,))),
            ["there is 1 sanctuary, but the exploration durations in the journey never rise"],
        ),
    ],
)
def test_faults(found: list[str], sentences: list[str]) -> None:
    assert found == sentences


def test_a_card_of_two_players_is_the_later_ones_fault() -> None:
    made = pad(PadPlayer("A", (1, 2)), PadPlayer("B", (2, 1)), PadPlayer("C", (2,)))
    assert pad_faults(GAME.figures, made) == [
        Fault("region of another", 1, card=2, other=0),
        Fault("region of another", 1, card=1, other=0),
        Fault("region of another", 2, card=2, other=0),
    ]
