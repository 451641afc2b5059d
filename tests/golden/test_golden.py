"""Every golden game still comes out as it did when it was recorded."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.games import load_games
from engine.match import Match
from engine.record import parse_record
from tests.golden.golden import FOLDER, expected, records, told


@pytest.mark.parametrize(
    "path", records(), ids=lambda path: path.relative_to(FOLDER).with_suffix("").as_posix()
)
def test_the_game_comes_out_the_same(path: Path) -> None:
    assert told(path) == json.loads(expected(path).read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "path", records(), ids=lambda path: path.relative_to(FOLDER).with_suffix("").as_posix()
)
def test_the_dealer_still_deals_the_same(path: Path) -> None:
    """A seed is a promise: the answers of chance in the record are those the dealer gives today."""
    games = load_games()
    record = parse_record(path.read_text(encoding="utf-8"), games)
    match = Match(games[record.header.game], record.header)
    for entry in record.entries:
        if match.waits_for_chance():
            match.deal()
            assert match.entries[-1] == entry
        else:
            match.play(entry.actor, entry.move)


def test_there_are_golden_games_of_every_number_of_players() -> None:
    games = load_games()
    found: dict[str, set[int]] = {}
    for path in records():
        header = parse_record(path.read_text(encoding="utf-8"), games).header
        found.setdefault(header.game, set()).add(len(header.seats))
    assert found == {name: set(game.seat_counts) for name, game in games.items()}


def test_expectations_without_a_record_are_left_over() -> None:
    assert [path for path in FOLDER.glob("*/*.json") if not path.with_suffix(".txt").exists()] == []
