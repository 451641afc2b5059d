"""`incognita simulate` and `incognita bench`."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.commands.tally import Tally
from app.main import main
from engine.contract import Standing
from engine.playout import Playout

TIMES = {"seconds", "games_per_second"}


def simulated(capsys: pytest.CaptureFixture[str], players: int, games: int, seed: int) -> dict[str, Any]:
    arguments = ["simulate", "livingstone", "--json"]
    arguments += ["--players", str(players), "--games", str(games), "--seed", str(seed)]
    assert main(arguments) == 0
    written = capsys.readouterr()
    assert written.err == "", "no progress bar without a terminal"
    result: dict[str, Any] = json.loads(written.out)
    assert set(result) >= TIMES
    return {key: value for key, value in result.items() if key not in TIMES}


def test_same_seed_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    first = simulated(capsys, 3, 5, 11)
    assert first == simulated(capsys, 3, 5, 11)
    assert first != simulated(capsys, 3, 5, 12)


@pytest.mark.parametrize("players", range(1, 6))
def test_figures_fit_together(capsys: pytest.CaptureFixture[str], players: int) -> None:
    result = simulated(capsys, players, 4, 1)
    assert (result["game"], result["players"], result["games"], result["seed"]) == (
        "livingstone",
        players,
        4,
        1,
    )
    for least, mean, most, wins, out in zip(
        *(result[key] for key in ("least_scores", "mean_scores", "most_scores", "wins", "out")), strict=True
    ):
        assert 0 <= least <= mean <= most
        assert 0 <= wins + out <= 4
    assert len(result["mean_scores"]) == players
    assert sum(result["wins"]) + result["games_without_winner"] >= 4


def test_tally() -> None:
    tally = Tally(2)
    tally.add([10, 4], [Standing(0, 10, 1), Standing(1, 4, 2)], Playout(30, 7))
    tally.add([0, 0], [Standing(0, 0, None), Standing(1, 0, None)], Playout(20, 4))
    tally.add([5, 5], [Standing(0, 5, 1), Standing(1, 5, 1)], Playout(25, 5))
    assert tally.figures() == {
        "mean_scores": [5.0, 3.0],
        "score_spread": [4.0825, 2.1602],
        "least_scores": [0, 0],
        "most_scores": [10, 5],
        "wins": [2, 1],
        "out": [1, 1],
        "games_without_winner": 1,
        "mean_decisions": 25.0,
        "mean_chance_answers": 5.3333,
    }


def test_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "livingstone", "--players", "2", "--games", "2", "--seed", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "2 random games of livingstone, seed 3"
    assert lines[2].split("  ") == [
        "seat",
        "mean score",
        "spread",
        "least",
        "most",
        "wins",
        "out of the game",
    ]
    assert [line.split()[0] for line in lines[3:5]] == ["1", "2"]
    assert lines[-1].endswith(" games a second")


def test_progress_bar_on_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert main(["simulate", "livingstone", "--players", "2", "--games", "2", "--seed", "3", "--json"]) == 0
    written = capsys.readouterr()
    json.loads(written.out)
    assert " games" in written.err


def test_bench(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json", "--seconds", "1", "--players", "4"]) == 0
    result = json.loads(capsys.readouterr().out)
    livingstone = result["games"]["livingstone"]
    assert livingstone["players"] == 4
    assert livingstone["moves_per_second"] > livingstone["decisions_per_second"] > 0
    assert livingstone["games_per_second"] > 0
    assert livingstone["copy_microseconds"] > 0
    chess = result["chess"]["moves_per_second"]
    assert livingstone["moves_to_chess"] == pytest.approx(livingstone["moves_per_second"] / chess, abs=0.02)


def test_bench_without_chess(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.commands.measure.chess_player", lambda: None)
    assert main(["bench", "--seconds", "1", "--players", "99"]) == 0
    told = capsys.readouterr().out
    assert "Without the package 'chess' there is nothing to compare with." in told
    line = next(line for line in told.splitlines() if line.startswith("livingstone "))
    assert line.split()[1] == "5", "the nearest number of players that the game allows"
