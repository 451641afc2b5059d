"""The light rule of Faraway: each card is worth what it adds to the journey, clues and order included."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.contract import Below, Move
from engine.faraway import moves as m
from engine.faraway.game import Faraway
from engine.faraway.position import FarawayPosition
from engine.faraway.state import EXPLORE, KEEP, TAKE
from engine.players.faraway import value
from engine.players.faraway.features import NIGHT, Outlook, Valuer, Weights
from engine.players.policy import Policy

_LONGEST_REGION = 68
_WHIM = 16
"""One decision in so many is left to chance in simulated games."""


class FarawayPolicy(Policy[FarawayPosition]):
    """See the module."""

    scale: ClassVar[float] = 15.0
    own: ClassVar[float] = 0.02
    gap = 25.0
    longest: ClassVar[int] = 100
    features: ClassVar[tuple[str, ...]] = (
        "region_fame",
        "sanctuary_fame",
        "sanctuaries",
        "clues",
        "night",
        "unmet",
    )
    inputs = value.INPUTS

    def __init__(self, game: Faraway, weights: Weights | None = None) -> None:
        """The policy of a game; `weights` other than the usual ones are for training."""
        self.valuer = Valuer(game.figures, game.figures.counts.rounds, weights or Weights())
        self._numbers = len(game.figures.regions)

    def weigh(self, position: FarawayPosition, seat: int, moves: Sequence[Move]) -> list[float]:
        phase = position.phase
        row = position.rows[seat]
        left = position.rules.rounds - len(row)
        outlook = self.valuer.outlook(
            row, position.sanctuaries[seat], left - (phase in (EXPLORE, KEEP, TAKE))
        )
        values: list[float] = []
        for move in moves:
            if isinstance(move, m.PlayRegion):
                values.append(self._explore(position, seat, move.region, outlook))
            elif isinstance(move, m.TakeRegion):
                values.append(self._in_hand(position, seat, move.region, outlook))
            elif isinstance(move, m.ChooseSanctuary):
                values.append(self.valuer.sanctuary(move.sanctuary, outlook))
            else:
                assert isinstance(move, m.KeepRegions)
                values.append(sum(self._in_hand(position, seat, region, outlook) for region in move.regions))
        return values

    def decide(self, position: FarawayPosition, seat: int, below: Below) -> Move:
        moves = position.legal_moves(seat)
        if not below(_WHIM):
            return moves[below(len(moves))]
        values = self.weigh(position, seat, moves)
        return moves[values.index(max(values))]

    def _explore(self, position: FarawayPosition, seat: int, region: int, outlook: Outlook) -> float:
        """A region explored now: fame, sanctuaries found now and later, and the place in the draft."""
        weights = self.valuer.weights
        row = position.rows[seat]
        own_clues = position.rules.region_clues[region]
        worth = self.valuer.region(region, outlook) + own_clues * weights.clue_worth * outlook.left
        if row and region > row[-1]:
            worth += weights.find + weights.more * (position.clues[seat] + own_clues) ** 0.5
        if outlook.left:
            worth -= (weights.length + weights.patience * outlook.left) * region / self._numbers
            if max(position.hands[seat]) > region:
                worth += weights.ladder
        return worth

    def _in_hand(self, position: FarawayPosition, seat: int, region: int, outlook: Outlook) -> float:
        """A region for one of the next rounds."""
        weights = self.valuer.weights
        worth = self.valuer.region(region, outlook)
        row = position.rows[seat]
        if row and region > row[-1]:
            worth += weights.rung * (1 - (region - row[-1]) / self._numbers)
        return worth + position.rules.region_clues[region] * weights.clue_worth * outlook.left

    def judge(self, position: FarawayPosition) -> list[float]:
        return [float(score) for score in position.scores()]

    def measure(self, position: FarawayPosition, seat: int) -> tuple[float, ...]:
        row, sanctuaries = position.rows[seat], position.sanctuaries[seat]
        scorer = position.rules.scorer
        score = scorer.score_journey(row, sanctuaries)
        return (
            sum(score.per_region),
            sum(score.per_sanctuary),
            len(sanctuaries),
            position.clues[seat],
            self.valuer.outlook(row, sanctuaries, 0).seen[NIGHT],
            sum([1 for lack in scorer.lacks(row, sanctuaries) if any(lack)]),
        )

    def stage(self, position: FarawayPosition) -> int:
        return value.stage(position)

    def left(self, position: FarawayPosition) -> float:
        rounds = position.rules.rounds
        return (rounds + 1 - position.round) / rounds

    def read(self, position: FarawayPosition) -> list[list[float]]:
        return value.read(position, self.valuer)
