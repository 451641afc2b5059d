"""Games of Livingstone played by chance, for tests of words and scoring."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, cast

from app.games import load_games
from engine.contract import CHANCE, CHANCE_ONLY, Event, Move
from engine.livingstone.figures import LivingstoneOptions
from engine.livingstone.game import Livingstone
from engine.livingstone.position import LivingstonePosition
from engine.match import Match
from engine.record import COLOURS, Header, Seat
from ui.game_ui import GameUi
from ui.session import Session

NAMES = ("Anna", "Ben", "Carla", "David", "Eva")


def livingstone() -> Livingstone:
    game = load_games()["livingstone"]
    assert isinstance(game, Livingstone)
    return game


def seats_of(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(NAMES[seat], COLOURS[seat]) for seat in range(count))


def new_game(seats: int) -> LivingstonePosition:
    return livingstone().new_position(seats, LivingstoneOptions())


def steps(seats: int, seed: int) -> Iterator[tuple[LivingstonePosition, list[Event]]]:
    """The positions of a random game, each with the events that led to it."""
    chooser = random.Random(seed)
    position = new_game(seats)
    events: list[Event] = []
    yield position, events
    while deciders := position.deciders():
        if deciders == CHANCE_ONLY:
            actor, move = CHANCE, position.chance().draw(chooser.randrange)
        else:
            actor = deciders[0]
            legal = position.legal_moves(actor)
            kinds = sorted({type(move).__name__ for move in legal})
            kind = chooser.choice(kinds)
            move = chooser.choice([move for move in legal if type(move).__name__ == kind])
        events = []
        position.play(actor, move, events)
        yield position, events


@cache
def whole_game(seats: int, seed: int) -> tuple[LivingstonePosition, tuple[Event, ...]]:
    """A finished random game and everything that happened in it."""
    told: list[Event] = []
    last = new_game(seats)
    for position, events in steps(seats, seed):
        last = position
        told += events
    return last, tuple(told)


class QuietUi:
    """As much of a game's ui as a session needs that nobody looks at."""

    name = "livingstone"
    slow_sources: frozenset[str] = frozenset()

    def stage(self, view: Any) -> tuple[int, ...]:
        return ()

    def refusal(self, move: Move, view: Any, seats: Any) -> str:
        return move.text


def session_after(seats: int, seed: int, plies: int | None = None) -> Session:
    """The session of a random game after `plies` entries, None for a finished one."""
    game = livingstone()
    options = game.settle_options(LivingstoneOptions(), seats)
    match = Match(game, Header("livingstone", 1, seed, options, seats_of(seats)))
    chooser = random.Random(seed)
    while not match.over and (plies is None or len(match.entries) < plies):
        if match.waits_for_chance():
            match.deal()
            continue
        seat = match.deciders()[0]
        legal = match.legal_moves(seat)
        kind = chooser.choice(sorted({type(move).__name__ for move in legal}))
        match.play(seat, chooser.choice([move for move in legal if type(move).__name__ == kind]))
    return Session(match, cast(GameUi, QuietUi()))
