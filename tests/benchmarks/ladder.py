"""The strength of the computer players: a ladder for each game, written to docs/strength.md.

    python -m tests.benchmarks.ladder RESULTS.jsonl [--jobs J] [--games GAME,...] [--least N] [--write]

Every finished game is appended to RESULTS.jsonl, one JSON object a line, and is not played again: the ladder can be
stopped at any time and goes on where it was. `--least N` plays only N games of each pairing (instead of 200 of
neighbouring levels, 50 of the others, 48 of four seats, 24 of solo games that are easy or hard, and in Livingstone 700
alone, 400 of Captain against random moves and 96 of Pathfinder with three Captains), `--write` writes the tables of
all results so far.
"""

from __future__ import annotations

import argparse
import itertools
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from app.contest.games import PLAYERS, Result, Task, play_all, rotation
from app.contest.statistics import Record, elo, interval, records
from app.games import load_games
from tests.benchmarks.machine import machine

SEED = 7_000
MAPS = ("avenia", "aghon", "kazan", "cnidaria")
PAGE = Path(__file__).parents[2] / "docs" / "strength.md"
MARK = "<!-- what follows is written by tests/benchmarks/ladder.py -->\n"


class Line(msgspec.Struct, frozen=True):
    """A line of the results."""

    task: Task
    result: Result
    machine: str


class Pairing(msgspec.Struct, frozen=True):
    """Levels that meet (or one alone) and how often."""

    game: str
    names: tuple[str, ...]
    games: int
    wishes: tuple[tuple[str, str], ...] = ()

    def tasks(self) -> list[Task]:
        """The games of the pairing."""
        game = load_games()[self.game]
        wishes = game.options_type(**dict(self.wishes))
        options = msgspec.to_builtins(game.settle_options(wishes, len(self.names)))
        seats = len(self.names)
        return [
            Task(self.game, options, rotation(self.names, index), SEED + index // seats)
            for index in range(self.games)
        ]


def pairings(game: str, most: int) -> Iterator[Pairing]:
    """Everything that is played of a game, what is most telling first."""
    for lower, higher in itertools.pairwise(PLAYERS):
        yield Pairing(game, (higher, lower), min(most, 200))
    for name in ("captain", "pathfinder"):
        yield Pairing(game, (name, name), min(most, 50))
    if game == "livingstone":
        yield Pairing(game, ("pathfinder",), min(most, 700))
    if game == "explorers":
        for aim, map_name in itertools.product(("medium", "easy", "hard"), MAPS):
            games = 50 if aim == "medium" else 24
            yield Pairing(game, ("pathfinder",), min(most, games), (("map", map_name), ("solo", aim)))
    for lower, higher in itertools.combinations(PLAYERS, 2):
        if PLAYERS.index(higher) > PLAYERS.index(lower) + 1:
            # Only the Queen's dice take games from Captain here: what is so seldom needs many games to be seen.
            seldom = game == "livingstone" and (higher, lower) == ("captain", "random")
            yield Pairing(game, (higher, lower), min(most, 400 if seldom else 50))
    for lower, higher in itertools.pairwise(PLAYERS[1:]):
        # The Queen always puts one of four out, so that 48 games say little where the levels are near to each other.
        near = game == "livingstone" and higher == "pathfinder"
        yield Pairing(game, (higher, lower, lower, lower), min(most, 96 if near else 48))


def read(path: Path) -> dict[bytes, Line]:
    """The results so far; a line cut off by a kill is left out."""
    found: dict[bytes, Line] = {}
    if path.exists():
        for text in path.read_bytes().splitlines():
            try:
                line = msgspec.json.decode(text, type=Line)
            except msgspec.DecodeError:
                continue
            found[_key(line.task)] = line
    return found


def _key(task: Task) -> bytes:
    """What tells one game from another."""
    return msgspec.json.encode(task, order="sorted")


def run(path: Path, wanted: list[Pairing], jobs: int) -> None:
    """Play what is missing."""
    done = read(path)
    tasks = [task for pairing in wanted for task in pairing.tasks() if _key(task) not in done]
    here = machine()
    with path.open("ab") as file:
        if file.tell() and not path.read_bytes().endswith(b"\n"):
            file.write(b"\n")  # a kill has cut off the last line: nothing is added to it
        for number, (task, result) in enumerate(zip(tasks, play_all(tasks, jobs), strict=True), start=1):
            file.write(msgspec.json.encode(Line(task, result, here)) + b"\n")
            file.flush()
            print(f"\r{number} of {len(tasks)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def tables(path: Path, wanted: list[Pairing]) -> str:
    """The tables of all results so far."""
    done = read(path)
    lines: list[str] = []
    machines = sorted({line.machine.partition(", load")[0] for line in done.values()})
    lines += [f"Played on: {'; '.join(machines)}.", ""]
    for game, group in itertools.groupby(wanted, key=lambda pairing: pairing.game):
        rows = []
        for pairing in group:
            results = []
            for task in pairing.tasks():
                line = done.get(_key(task))
                if line is None:
                    break  # only whole beginnings, so that seats and seeds stay even
                results.append(line.result)
            if results:
                rows.append(_row(pairing, records(pairing.names, results)))
        if rows:
            lines += [f"## {game}", "", *_HEAD, *rows, ""]
    return "\n".join(lines)


_HEAD = (
    "| players | games | first wins | 95 % interval | Elo (interval) | mean scores | out | s a decision | longest |",
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
)


def _row(pairing: Pairing, found: list[Record]) -> str:
    first = found[0]
    wins = first.wins
    wishes = "".join(f", {value}" for _, value in pairing.wishes)
    if pairing.game == "livingstone" and len(found) == 1:
        # Nobody to win against: what counts is the good result, which whoever is out (score 0) has not reached.
        good: int = load_games()["livingstone"].figures.solo_good_score  # type: ignore[attr-defined]
        wins = sum(score >= good for score in first.scores)
        wishes = f", {good} points"
    low, high = interval(wins, first.games)
    strength = ""
    if len(found) == 2 and found[0].name != found[1].name:
        strength = f"{elo(wins / first.games):+.0f} ({elo(low):+.0f} to {elo(high):+.0f})"
    means = " : ".join(f"{sum(one.scores) / one.games:.1f}" for one in found)
    cells = (
        " : ".join(pairing.names) + wishes,
        str(first.games),
        f"{wins / first.games:.1%}",
        f"{low:.1%} to {high:.1%}",
        strength,
        means,
        " : ".join(str(one.out) for one in found),
        f"{first.seconds / max(1, first.decisions):.3f}",
        f"{first.longest:.2f}",
    )
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Run the script."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("results", type=Path)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--games", default="faraway,livingstone,explorers")
    parser.add_argument("--least", type=int, default=sys.maxsize, help="games of each pairing at most")
    parser.add_argument("--without", default="", help="levels that are left out, separated by commas")
    parser.add_argument("--write", action="store_true", help="write the tables and play nothing")
    arguments = parser.parse_args()
    without = set(filter(None, arguments.without.split(",")))
    wanted = [
        pairing
        for game in arguments.games.split(",")
        for pairing in pairings(game, arguments.least)
        if not without & set(pairing.names)
    ]
    if not arguments.write:
        run(arguments.results, wanted, arguments.jobs)
        return
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(
        page.partition(MARK)[0] + MARK + "\n" + tables(arguments.results, wanted), encoding="utf-8"
    )


if __name__ == "__main__":
    main()
