"""Positions of Livingstone for tests of its players."""

from __future__ import annotations

from typing import Any

from engine.contract import CHANCE, Move
from engine.livingstone import moves as m
from engine.livingstone.game import Livingstone
from engine.livingstone.position import LivingstonePosition
from engine.livingstone.state import FREE_ACTS
from engine.players.livingstone.policy import LivingstonePolicy
from engine.players.policies import policy_of
from tests.engine.players.table import game_of, options_of


def journey(
    seats: int, boat: int, phase: int, die: int = 0, money: int = 0, left: tuple[int, ...] = ()
) -> LivingstonePosition:
    """Seat 0 has the turn and `die`; the dice `left` lie on the table."""
    game = game_of("livingstone")
    position: LivingstonePosition = game.new_position(seats, options_of(game, seats))
    position.phase, position.boat, position.round = phase, boat, boat + 1
    position.die, position.die_used = die, phase == FREE_ACTS
    position.last[0] = die
    position.money[0] = money
    for value in left:
        position.dice[value] += 1
    return position


def policy() -> LivingstonePolicy:
    found = policy_of(game_of("livingstone"))
    assert isinstance(found, LivingstonePolicy)
    return found


def camp(position: LivingstonePosition, row: int, column: int, owner: int = 0) -> None:
    """A tent of the owner's, scored if the boat has passed."""
    space = m.space_of(row, column)
    position.tents[space * position.rules.owners + owner] += 1
    if column < position.boat and owner < position.seats:
        position.scored[owner] |= 1 << space
        position.supply[owner] -= 1


def position_game() -> Livingstone:
    game: Any = game_of("livingstone")
    assert isinstance(game, Livingstone)
    return game


def best(position: LivingstonePosition, seat: int = 0) -> Move:
    """What the light rule plays."""
    return policy().promising(position, seat, position.legal_moves(seat))[0][1]


def finished(points: int, donated: int = 13) -> LivingstonePosition:
    """A solo game that is over."""
    position = journey(1, 9, FREE_ACTS, 6)
    position.points[0], position.donated[0] = points, donated
    position.play(0, m.END)
    position.play(CHANCE, m.QueensDice((6, 6)))
    assert not position.deciders()
    return position
