"""Reviews as files: kept, read again, begun anew when they are damaged or were found by another version."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest

from app import reviews as reviews_module
from app.games import load_games
from app.late_reviews import LateReviews
from app.new_match import new_header
from app.reviews import ReviewFolder
from engine.match import Match
from engine.players.advice import Choice, Comparison, Reason
from engine.players.past import Past
from engine.record import Record, Seat
from ui.preferences import QUICK
from ui.review.store import Found
from ui.shelf import ShelfError

NOW = datetime(2026, 3, 9, 20, 15, tzinfo=UTC)


@pytest.fixture
def record() -> Record:
    game = load_games()["livingstone"]
    match = Match(game, new_header(game, (Seat("Anna", "blue"), Seat("Ben", "amber")), 7, now=NOW))
    while len(match.entries) < 12:
        if match.waits_for_chance():
            match.deal()
        else:
            seat = match.deciders()[0]
            match.play(seat, match.legal_moves(seat)[-1])
    return match.record


@pytest.fixture
def found(record: Record) -> Found:
    past = Past(load_games()["livingstone"], record)
    decision = past.decisions[0]
    best = Choice(decision.move, 40, 52.5, 3.25, 0.625, 0.6, 7.0, (Reason("tents", 9.5, 7.0),), (52.5, 49.25))
    played = Choice(past.decisions[1].move, 40, 50.0, 1.0, 0.5, 0.5, 7.5, (), (50.0, 49.0))
    return {decision.ply: Comparison(best, played, 80, 2.5, 0.125, 0.1, 0.02)}


@pytest.fixture
def folder(tmp_path: Path) -> ReviewFolder:
    return ReviewFolder(tmp_path / "data" / "reviews", load_games().__getitem__, lambda: NOW)


def test_nothing_is_made_before_something_is_kept(folder: ReviewFolder, record: Record) -> None:
    assert folder.load(record) == ({}, "")
    assert not folder.path(record).parent.exists()


def test_kept_and_read_again(folder: ReviewFolder, record: Record, found: Found) -> None:
    folder.keep(record, found)
    assert folder.load(record) == (found, "")
    shorter = Record(record.header, record.entries[:-1])
    assert folder.load(shorter) == ({}, "")
    folder.forget(record)
    folder.forget(record)
    assert folder.load(record) == ({}, "")
    assert list(folder.path(record).parent.iterdir()) == []


def test_the_same_game_with_other_hints_has_the_same_review(
    folder: ReviewFolder, record: Record, found: Found
) -> None:
    folder.keep(record, found)
    exported = Record(msgspec.structs.replace(record.header, hints=(2, 0)), record.entries)
    assert folder.load(exported) == (found, "")
    other = Record(msgspec.structs.replace(record.header, seed=8), record.entries)
    assert folder.load(other) == ({}, "")


def test_glances_are_kept_apart(folder: ReviewFolder, record: Record, found: Found) -> None:
    folder.keep(record, found, QUICK)
    assert folder.load(record) == ({}, "")
    assert folder.load(record, QUICK) == (found, "")
    folder.path(record, QUICK).rename(folder.path(record))
    assert folder.load(record) == ({}, ""), "found by another evaluator"
    folder.keep(record, found, QUICK)
    folder.keep(record, found)
    folder.forget(record)
    assert list(folder.path(record).parent.iterdir()) == []


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[]",
        b"{",
        b'{"kind": "score pad", "version": 1}',
        b'{"kind": "review", "version": 1}',
        b'{"kind": "review", "version": 1, "game": "livingstone", "rules": "1"}',
        b"[" * 100_000,
    ],
)
def test_a_damaged_review_begins_anew(folder: ReviewFolder, record: Record, content: bytes) -> None:
    path = folder.path(record)
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    kept, notice = folder.load(record)
    aside = path.with_name(f"{path.stem}.damaged-2026-03-09-2015.json")
    assert kept == {}
    assert notice == (
        f"The review that was kept could not be understood and begins anew; the file is now {aside}."
    )
    assert aside.read_bytes() == content
    assert folder.load(record) == ({}, "")


def test_a_move_that_does_not_exist_is_damage(folder: ReviewFolder, record: Record, found: Found) -> None:
    folder.keep(record, found)
    path = folder.path(record)
    values = json.loads(path.read_text())
    values["found"][0]["played"]["move"] = "fly"
    path.write_text(json.dumps(values))
    kept, notice = folder.load(record)
    assert kept == {}
    assert "begins anew" in notice
    assert not path.exists()


@pytest.mark.parametrize("scores", [[], [1.0], [1.0, 2.0, 3.0], [1e308, -1e308]])
@pytest.mark.parametrize("which", ["best", "played"])
def test_scores_that_no_table_has_are_damage(
    folder: ReviewFolder, record: Record, found: Found, which: str, scores: list[float]
) -> None:
    folder.keep(record, found)
    path = folder.path(record)
    values = json.loads(path.read_text())
    values["found"][0][which]["scores"] = scores
    path.write_text(json.dumps(values))
    kept, notice = folder.load(record)
    assert kept == {}
    assert "begins anew" in notice


def test_a_file_too_large_is_none_of_ours(
    folder: ReviewFolder, record: Record, found: Found, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder.keep(record, found)
    monkeypatch.setattr(reviews_module, "MOST_BYTES", 100)
    assert "begins anew" in folder.load(record)[1]


@pytest.mark.parametrize("key", ["version", "rules", "evaluator"])
def test_what_another_version_has_found_does_not_count(
    folder: ReviewFolder, record: Record, found: Found, key: str
) -> None:
    folder.keep(record, found)
    path = folder.path(record)
    values = json.loads(path.read_text())
    values[key] = "0.0.0" if key == "evaluator" else 99
    path.write_text(json.dumps(values))
    assert folder.load(record) == ({}, "")
    assert path.exists()


def test_another_value_model_finds_other_things(
    folder: ReviewFolder, record: Record, found: Found, monkeypatch: pytest.MonkeyPatch
) -> None:
    models = {"models/livingstone.json": b"one", "models/livingstone-worth-2.json": b"two"}

    def read(path: str) -> bytes:
        if path not in models:
            raise FileNotFoundError(path)
        return models[path]

    monkeypatch.setattr(reviews_module, "resource", read)
    folder.keep(record, found)
    for path in tuple(models):
        before = models[path]
        models[path] = b"other"
        assert folder.load(record) == ({}, ""), path
        models[path] = before
        assert folder.load(record) == (found, "")
    models.clear()
    assert folder.load(record) == ({}, "")
    folder.keep(record, found)
    assert folder.load(record) == (found, "")


def test_what_cannot_be_written_or_read_is_told(
    folder: ReviewFolder, record: Record, found: Found, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = folder.path(record).parent
    place.parent.mkdir()
    place.write_text("in the way")
    with pytest.raises(ShelfError, match="should be a folder"):
        folder.keep(record, found)
    place.unlink()
    folder.path(record).mkdir(parents=True)
    kept, notice = folder.load(record)
    assert kept == {}
    assert notice.startswith("The review in ")

    def full(path: Path, content: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(reviews_module, "write_file", full)
    with pytest.raises(ShelfError, match=r"cannot be saved in .* \(No space left on device\)"):
        folder.keep(record, found)


def test_the_program_reads_them_when_somebody_asks(tmp_path: Path, record: Record, found: Found) -> None:
    late = LateReviews(tmp_path)
    assert not (tmp_path / "reviews").exists()
    late.keep(record, found)
    assert LateReviews(tmp_path).load(record) == (found, "")
    late.forget(record)
    late.forget(record)
    assert not late.keep(record, found)
    assert late.load(record) == ({}, "")
    assert not LateReviews(tmp_path).load(record)[0]


def test_a_game_that_is_imported_again_is_reviewed_again(
    tmp_path: Path, record: Record, found: Found
) -> None:
    late = LateReviews(tmp_path)
    late.forget(record)
    late.load(record)
    assert late.keep(record, found)
    assert late.load(record) == (found, "")
