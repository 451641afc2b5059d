"""The ladder of computer players: what is kept, what is played again, and its tables."""

from __future__ import annotations

import itertools
from pathlib import Path

from app.contest.games import PLAYERS
from app.games import load_games
from tests.benchmarks.ladder import Pairing, pairings, read, run, tables


def cheap(game: str) -> list[Pairing]:
    """Pairings of players that do not search, two games each."""
    light = {"random", "stroller", "hiker"}
    return [pairing for pairing in pairings(game, 2) if set(pairing.names) <= light]


def test_a_ladder_that_was_cut_off_goes_on(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    wanted = cheap("faraway")
    run(results, wanted, jobs=1)
    whole = results.read_bytes()
    lines = whole.splitlines(keepends=True)
    assert len(lines) == sum(pairing.games for pairing in wanted) > 4
    results.write_bytes(b"".join(lines[:3]) + lines[3][:40])
    run(results, wanted, jobs=1)
    scores = {key: line.result.scores for key, line in read(results).items()}
    assert len(scores) == len(lines)
    results.write_bytes(whole)
    assert scores == {key: line.result.scores for key, line in read(results).items()}


def test_the_tables_count_whole_beginnings_only(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    wanted = cheap("faraway")
    run(results, wanted[:1], jobs=1)
    page = tables(results, wanted)
    assert "## faraway" in page
    assert "| stroller : random | 2 |" in page
    assert "hiker" not in page


def test_every_pair_of_players_meets_in_every_game() -> None:
    for game in load_games():
        met = {
            frozenset(pairing.names): pairing.games
            for pairing in pairings(game, 400)
            if len(pairing.names) == 2
        }
        for lower, higher in itertools.combinations(range(len(PLAYERS)), 2):
            games = met[frozenset((PLAYERS[lower], PLAYERS[higher]))]
            # What is seldom lost needs many games to be seen.
            seldom = game == "livingstone" and (PLAYERS[lower], PLAYERS[higher]) == ("random", "captain")
            assert games == (400 if seldom else 200 if higher == lower + 1 else 50)
