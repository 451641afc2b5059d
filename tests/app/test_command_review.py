"""`incognita review`: a finished game looked at in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.main import BAD_USE, main
from app.thinking import worker
from tests.app.command_help import random_match, random_record


@pytest.fixture(autouse=True)
def _quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    # A level that only looks at moves a few times: the way through is the same.
    monkeypatch.setattr(worker, "LAST_HINT", "scout")


def test_a_game_that_is_not_over_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    Path("game.incognita").write_text(random_record(), encoding="utf-8")
    assert main(["review", "game.incognita"]) == BAD_USE
    assert capsys.readouterr().err == "incognita: the game in game.incognita is not over yet\n"


@pytest.mark.slow
def test_review_in_json_and_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    path = Path("game.incognita")
    path.write_text(random_record(players=2, moves=10_000), encoding="utf-8")
    assert main(["review", str(path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    match = random_match(players=2, moves=10_000)
    assert told["game"] == "livingstone"
    assert told["scores"] == match.scores()
    assert told["players"] == [seat.name for seat in match.header.seats]
    assert len(told["decisions"]) > 60
    for decision in told["decisions"]:
        entry = match.entries[decision["entry"] - 1]
        assert (decision["seat"], decision["played"]["move"]) == (entry.actor + 1, entry.move.text)
        assert len(decision["best"]["scores"]) == 2
        if decision["best"]["move"] == decision["played"]["move"]:
            assert (decision["points"], decision["value"], decision["mistake"]) == (0, 0, False)
    mistakes = [decision for decision in told["decisions"] if decision["mistake"]]
    assert mistakes
    assert main(["review", str(path), "--jobs", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"livingstone: {len(told['decisions'])} decisions, {len(mistakes)} of them costly"
    assert len(lines) == len(mistakes) + 3
    costliest = max(mistakes, key=lambda decision: decision["value"])
    assert lines[3].split()[0] == str(costliest["entry"])
