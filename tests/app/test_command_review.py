"""`incognita review`: a finished game looked at in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from app import reviews as reviews_module
from app.commands.store import add_match
from app.contest import reviewing
from app.games import load_games
from app.library import Library
from app.main import BAD_USE, INTERRUPTED, main
from app.paths import user_folders
from app.reviews import ReviewFolder
from app.thinking import worker
from engine.match import Match
from engine.players.advice import Comparison
from engine.players.past import Past
from engine.record import Record, record_text
from tests.app.command_help import random_match, random_record
from tests.ui.pages.review.helpers import comparison
from ui.preferences import QUICK
from ui.thinker import GLANCE, REVIEW, Question, review_question


@pytest.fixture(autouse=True)
def _quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    # A level that only looks at moves a few times: the way through is the same.
    for module in (worker, reviews_module):
        monkeypatch.setattr(module, "LAST_HINT", "scout")


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


# --- the kept review --------------------------------------------------------------------------------------------


class Looks:
    """Counts the decisions that are looked at, and answers without thinking."""

    def __init__(self) -> None:
        self.count = 0
        self.most = 10_000

    def __call__(self, question: Question) -> tuple[Comparison, bool]:
        if self.count == self.most:
            raise KeyboardInterrupt
        self.count += 1
        assert question.played is not None
        return comparison(2, question.played, question.played, 0.0), question.wanted == GLANCE


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Looks:
    made = Looks()
    monkeypatch.setattr(reviewing, "look", made)
    return made


@pytest.fixture
def match() -> Match:
    return random_match(players=2, moves=10_000)


@pytest.fixture
def reviews(user_home: Path) -> ReviewFolder:
    return ReviewFolder(user_home / "data" / "reviews", load_games().__getitem__)


def write_game(match: Match, hints: tuple[int, ...] = ()) -> str:
    header = msgspec.structs.replace(match.header, hints=hints)
    Path("game.incognita").write_text(record_text(Record(header, match.record.entries)), encoding="utf-8")
    return "game.incognita"


def put_into_library(match: Match) -> None:
    with Library.open(user_folders().games_file()).library as library:
        add_match(library, match)


def test_a_review_of_a_game_of_the_library_is_kept(
    looks: Looks, match: Match, reviews: ReviewFolder, capsys: pytest.CaptureFixture[str]
) -> None:
    put_into_library(match)
    # As an export writes it, after the person has asked for hints.
    path = write_game(match, (3, 0))
    assert main(["review", path, "--json"]) == 0
    first = capsys.readouterr().out
    decisions = Past(match.game, match.record).decisions
    assert looks.count == len(decisions)
    found, notice = reviews.load(match.record)
    assert set(found) == {decision.ply for decision in decisions}
    assert not notice
    assert main(["review", path, "--json"]) == 0
    assert looks.count == len(decisions)
    assert capsys.readouterr().out == first


def test_what_the_window_has_found_is_used(
    looks: Looks, match: Match, reviews: ReviewFolder, capsys: pytest.CaptureFixture[str]
) -> None:
    put_into_library(match)
    past = Past(match.game, match.record)
    worst, *others = past.decisions
    better = next(
        move
        for move in Match.replay(match.game, match.record, until=worst.ply).legal_moves(worst.seat)
        if move != worst.move
    )
    # The second one is about a move that was not played.
    reviews.keep(
        match.record,
        {
            worst.ply: comparison(2, worst.move, better, 0.3),
            others[0].ply: comparison(2, better, better, 0.0),
        },
    )
    assert main(["review", write_game(match)]) == 0
    assert looks.count == len(others)
    assert f"{len(past.decisions)} decisions, 1 of them costly" in capsys.readouterr().out
    assert reviews.load(match.record)[0][worst.ply].value == 0.3


def test_a_review_that_is_broken_off_goes_on(looks: Looks, match: Match, reviews: ReviewFolder) -> None:
    put_into_library(match)
    looks.most = 7
    assert main(["review", write_game(match)]) == INTERRUPTED
    assert len(reviews.load(match.record)[0]) == 7
    looks.most = 10_000
    assert main(["review", write_game(match)]) == 0
    assert looks.count == len(Past(match.game, match.record).decisions)


def test_nothing_is_kept_about_other_games(looks: Looks, match: Match, user_home: Path) -> None:
    assert main(["review", write_game(match)]) == 0
    assert not user_home.exists() or not (user_home / "data").exists()
    put_into_library(random_match(players=2, moves=10_000, seed=8))
    assert main(["review", write_game(match)]) == 0
    assert not (user_home / "data" / "reviews").exists()


def test_what_cannot_be_read_or_kept_is_told(
    looks: Looks, match: Match, reviews: ReviewFolder, capsys: pytest.CaptureFixture[str]
) -> None:
    put_into_library(match)
    reviews.path(match.record).parent.mkdir()
    reviews.path(match.record).write_text("{")
    assert main(["review", write_game(match)]) == 0
    written = capsys.readouterr()
    assert written.err.startswith("incognita: The review that was kept could not be understood")
    assert "decisions, 0 of them costly" in written.out
    reviews.path(match.record).unlink()
    reviews.path(match.record).mkdir()
    assert main(["review", write_game(match)]) == 0
    assert capsys.readouterr().err.count("incognita: The review") == 2


def test_a_quick_review_can_be_made_thorough(
    looks: Looks, match: Match, reviews: ReviewFolder, capsys: pytest.CaptureFixture[str]
) -> None:
    put_into_library(match)
    path = write_game(match)
    total = len(Past(match.game, match.record).decisions)
    assert main(["review", path, "--quick"]) == 0
    assert capsys.readouterr().out.splitlines()[1] == (
        f"{total} were only glanced at: many mistakes are passed over."
    )
    assert len(reviews.load(match.record, QUICK)[0]) == total
    assert reviews.load(match.record)[0] == {}
    assert main(["review", path, "--quick", "--json"]) == 0
    assert looks.count == total
    assert all(decision["glance"] for decision in json.loads(capsys.readouterr().out)["decisions"])
    assert main(["review", path, "--json"]) == 0
    assert looks.count == 2 * total
    assert not any(decision["glance"] for decision in json.loads(capsys.readouterr().out)["decisions"])
    assert len(reviews.load(match.record)[0]) == total
    assert main(["review", path, "--quick"]) == 0
    assert looks.count == 2 * total


def test_what_a_glance_doubts_is_looked_at_closely(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a thorough review does, so that both blame the same."""
    match = random_match(players=2, moves=10_000)
    decisions = Past(match.game, match.record).decisions[:40:4]
    past = Past(match.game, match.record)
    kinds = set()
    for decision in decisions:
        compared, glanced = reviewing.look(review_question(past, decision, GLANCE))
        closely = reviewing.look(review_question(past, decision, REVIEW))[0]
        kinds.add(glanced)
        assert glanced or compared == closely
        if glanced:
            assert not compared.is_mistake
    assert kinds == {True, False}
