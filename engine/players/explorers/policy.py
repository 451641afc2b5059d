"""The light rule of The Guild of Merchant Explorers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.contract import Below, Move
from engine.explorers.game import Explorers
from engine.explorers.position import ExplorersPosition
from engine.explorers.sheet import SOURCES
from engine.players.policy import Policy


class ExplorersPolicy(Policy[ExplorersPosition]):
    """See the module."""

    scale: ClassVar[float] = 25.0
    gap: ClassVar[float] = 15.0
    longest: ClassVar[int] = 300
    features: ClassVar[tuple[str, ...]] = SOURCES

    def __init__(self, game: Explorers) -> None:
        """The policy of a game."""

    def weigh(self, position: ExplorersPosition, seat: int, moves: Sequence[Move]) -> list[float]:
        return [float(-place) for place in range(len(moves))]

    def decide(self, position: ExplorersPosition, seat: int, below: Below) -> Move:
        moves = position.legal_moves(seat)
        return moves[below(max(1, len(moves) - 1))]

    def judge(self, position: ExplorersPosition) -> list[float]:
        return [float(score) for score in position.scores()]

    def measure(self, position: ExplorersPosition, seat: int) -> tuple[float, ...]:
        return tuple(map(float, position.sheets[seat].coins))
