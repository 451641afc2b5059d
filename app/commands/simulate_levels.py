"""`incognita simulate GAME --levels ...`: whole games of computer players against each other."""

from __future__ import annotations

from argparse import ArgumentTypeError
from typing import Any

import msgspec

from app.commands.errors import CommandError
from app.commands.game_options import settled_options
from app.commands.output import number, write, write_json, write_table
from app.commands.progress import progress
from app.contest.games import PLAYERS, Task, play_all, rotation
from app.contest.statistics import records
from engine.contract import AnyGame
from engine.dealer import SEED_LIMIT


def levels(text: str) -> tuple[str, ...]:
    """The argument type of a list of levels, one for each seat."""
    names = tuple(name.strip().removeprefix("@") for name in text.split(","))
    for name in names:
        if name not in PLAYERS:
            raise ArgumentTypeError(f"a level is one of {', '.join(PLAYERS)}, not {name!r}")
    return names


def run(
    game: AnyGame,
    names: tuple[str, ...],
    options: dict[str, Any] | None,
    games: int,
    seed: int,
    jobs: int,
    as_json: bool,
) -> int:
    """Play the games and print what they say about the players; the exit code."""
    last = seed + (games - 1) // len(names)
    if last >= SEED_LIMIT:
        raise CommandError(f"these games need seeds up to {last}; the last one is {SEED_LIMIT - 1}")
    settled = settled_options(game, len(names), options)
    plain = msgspec.to_builtins(settled)
    tasks = [
        Task(game.name, plain, rotation(names, index), seed + index // len(names)) for index in range(games)
    ]
    results = []
    with progress(games) as bar:
        for result in play_all(tasks, jobs):
            results.append(result)
            bar.update()
    figures = [record.figures() for record in records(names, results)]
    if as_json:
        write_json(
            {
                "game": game.name,
                "rules": game.rules_version,
                "options": plain,
                "games": games,
                "seed": seed,
                "levels": figures,
            }
        )
    else:
        _tell(game, games, seed, figures)
    return 0


def _tell(game: AnyGame, games: int, seed: int, figures: list[dict[str, Any]]) -> None:
    write(f"{number(games, 'game', 'games')} of {game.name}, seeds from {seed}")
    write()
    rows = [
        [
            one["level"],
            f"{one['win_rate']:.1%}",
            "{:.1%} to {:.1%}".format(*one["interval"]),
            f"{one['mean_score']:.2f}",
            f"{one['score_spread']:.2f}",
            str(one["out"]),
            f"{one['mean_seconds']:.3f}",
            f"{one['largest_seconds']:.3f}",
        ]
        for one in figures
    ]
    titles = ("level", "wins", "95 % interval", "mean score", "spread", "out", "s a decision", "longest")
    write_table(titles, rows)
