"""Whole games of computer players, in this process or spread over several."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from time import process_time
from typing import Any

import msgspec

from app.contest.models import read_models
from app.games import load_games
from app.processes import spread
from engine.contract import CHANCE, AnyGame
from engine.dealer import Dealer
from engine.players.levels import LEVEL_IDS, level_of
from engine.players.luck import luck, mix

RANDOM = "random"
"""The player for whom every legal move is as good as any other."""

PLAYERS = (RANDOM, *LEVEL_IDS)


class Task(msgspec.Struct, frozen=True):
    """A game to be played: `seats` are names out of `PLAYERS`, `options` plain JSON values."""

    game: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    seed: int


class Result(msgspec.Struct, frozen=True):
    """What came of it, in seat order; places as in `Standing`, times in processor seconds."""

    scores: tuple[int, ...]
    places: tuple[int | None, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    longest: tuple[float, ...]


def rotation(names: Sequence[str], index: int) -> tuple[str, ...]:
    """Who sits where in game number `index`: with each seed everybody sits once in every seat."""
    turn = index % len(names)
    return (*names[turn:], *names[:turn])


def play(task: Task) -> Result:
    """Play one game to its end."""
    game = load_games()[task.game]
    options = msgspec.convert(task.options, game.options_type)
    return play_game(game, options, task.seats, task.seed)


def play_game(game: AnyGame, options: Any, seats: Sequence[str], seed: int) -> Result:
    """Play one game with settled options; chance depends on the seed alone, players on the seed and their seat."""
    from engine.players.think import choose  # loads numpy, which no other command needs

    position = game.new_position(len(seats), options)
    dealer = Dealer(seed)
    answers: Counter[str] = Counter()
    decisions = [0] * len(seats)
    seconds = [0.0] * len(seats)
    longest = [0.0] * len(seats)
    while actors := position.deciders():
        actor = actors[0]
        if actor == CHANCE:
            chance = position.chance()
            position.play(CHANCE, dealer.answer(chance, answers[chance.source]))
            answers[chance.source] += 1
            continue
        own_seed = mix(seed, actor, decisions[actor])
        begun = process_time()
        if seats[actor] == RANDOM:
            moves = position.legal_moves(actor)
            move = moves[luck(own_seed)(len(moves))]
        else:
            view = game.view(position, actor)
            move = choose(game, view, options, actor, level_of(seats[actor]), own_seed)
        took = process_time() - begun
        decisions[actor] += 1
        seconds[actor] += took
        longest[actor] = max(longest[actor], took)
        position.play(actor, move)
    return Result(
        scores=tuple(standing.score for standing in position.standings()),
        places=tuple(standing.place for standing in position.standings()),
        decisions=tuple(decisions),
        seconds=tuple(round(value, 4) for value in seconds),
        longest=tuple(round(value, 4) for value in longest),
    )


def play_all(tasks: Iterable[Task], jobs: int) -> Iterator[Result]:
    """The results of the games in their order, played in `jobs` processes at once."""
    given = list(tasks)
    read_models(sorted({task.game for task in given}))
    return spread(play, given, jobs)
