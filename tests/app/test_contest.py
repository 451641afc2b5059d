"""Games of computer players on the command line, and their statistics."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.contest.games import Result, Task, play_all, rotation
from app.contest.statistics import elo, interval, records
from app.main import main

TIMES = {"mean_seconds", "largest_seconds"}


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["simulate", *arguments, "--json"]) == 0
    result: dict[str, Any] = json.loads(capsys.readouterr().out)
    for level in result["levels"]:
        assert set(level) >= TIMES
        for name in TIMES:
            del level[name]
    return result


def test_hiker_beats_random_moves(capsys: pytest.CaptureFixture[str]) -> None:
    result = simulated(capsys, "faraway", "--levels", "random,hiker", "--games", "20", "--seed", "5")
    random, hiker = result["levels"]
    assert (random["level"], hiker["level"]) == ("random", "hiker")
    assert hiker["wins"] >= 17
    assert random["wins"] + hiker["wins"] == 20
    assert hiker["mean_score"] > random["mean_score"] + 20
    low, high = hiker["interval"]
    assert low < hiker["win_rate"] < high <= 1


def test_same_seed_same_games_in_any_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["livingstone", "--levels", "stroller,@hiker,random", "--games", "3", "--seed", "8"]
    first = simulated(capsys, *arguments)
    assert simulated(capsys, *arguments, "--jobs", "2") == first
    arguments[-1] = "9"
    assert simulated(capsys, *arguments) != first


def test_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["explorers", "--map", "aghon", "--levels", "random", "--games", "1", "--seed", "3"]
    assert main(["simulate", *arguments]) == 0
    written = capsys.readouterr().out
    assert "1 game of explorers" in written
    assert "random" in written


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["faraway", "--levels", "hiker,giant"], "'giant'"),
        (["faraway", "--levels", "hiker"], "2 to 6 players"),
        (["faraway", "--players", "2", "--jobs", "2"], "--jobs"),
        (["faraway", "--players", "2", "--levels", "hiker,hiker"], "not allowed with"),
    ],
)
def test_bad_use(capsys: pytest.CaptureFixture[str], arguments: list[str], reason: str) -> None:
    assert main(["simulate", *arguments, "--games", "1", "--seed", "1"]) == 2
    assert reason in capsys.readouterr().err


def test_rotation_gives_everybody_every_seat() -> None:
    names = ("a", "b", "c")
    tables = [rotation(names, index) for index in range(3)]
    for seat in range(3):
        assert {table[seat] for table in tables} == set(names)


def test_records_follow_the_rotation() -> None:
    won_by_first = Result((9, 4), (1, 2), (3, 3), (0.3, 0.1), (0.2, 0.1))
    shared = Result((5, 5), (1, 1), (2, 2), (0.2, 0.2), (0.1, 0.1))
    first, second = records(("a", "b"), [won_by_first, shared])
    assert (first.name, first.wins, first.scores) == ("a", 1.5, [9, 5])
    assert (second.name, second.wins, second.scores) == ("b", 0.5, [4, 5])
    assert first.figures()["largest_seconds"] == 0.2


def test_interval_after_wilson() -> None:
    low, high = interval(120, 200)
    assert (round(low, 3), round(high, 3)) == (0.531, 0.665)
    assert interval(0, 10)[0] == 0
    assert interval(10, 10)[1] == pytest.approx(1)


def test_elo() -> None:
    assert elo(0.5) == 0
    assert round(elo(0.75)) == 191
    assert elo(1) == elo(0.9999)


def test_no_process_is_left_for_one_job() -> None:
    task = Task("faraway", {}, ("hiker", "hiker"), 1)
    (result,) = play_all([task], 1)
    assert len(result.scores) == 2
