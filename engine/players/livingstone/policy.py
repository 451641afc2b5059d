"""The light rule of Livingstone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.contract import Below, Move
from engine.livingstone.game import Livingstone
from engine.livingstone.position import LivingstonePosition
from engine.players.policy import Policy


class LivingstonePolicy(Policy[LivingstonePosition]):
    """See the module."""

    scale: ClassVar[float] = 20.0
    longest: ClassVar[int] = 150
    features: ClassVar[tuple[str, ...]] = ("donated", "tents", "gems")

    def __init__(self, game: Livingstone) -> None:
        """The policy of a game."""

    def weigh(self, position: LivingstonePosition, seat: int, moves: Sequence[Move]) -> list[float]:
        return [0.0] * len(moves)

    def decide(self, position: LivingstonePosition, seat: int, below: Below) -> Move:
        moves = position.legal_moves(seat)
        return moves[below(len(moves))]

    def judge(self, position: LivingstonePosition) -> list[float]:
        return [float(score) for score in position.scores()]

    def measure(self, position: LivingstonePosition, seat: int) -> tuple[float, ...]:
        return (
            position.donated[seat],
            position.tents_placed(seat),
            sum(position.gems[3 * seat : 3 * seat + 3]),
        )
