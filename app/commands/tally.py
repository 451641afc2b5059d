"""Counting up the results of many games without keeping them."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

from engine.contract import Standing
from engine.playout import Playout


class Tally:
    """Sums over games; whole numbers only, so that the order of games does not matter."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self._sums = [0] * seats
        self._squares = [0] * seats
        self._least: list[int] = []
        self._most: list[int] = []
        self._wins = [0] * seats
        self._out = [0] * seats
        self._without_winner = 0
        self._decisions = 0
        self._answers = 0

    def add(self, scores: Sequence[int], standings: Sequence[Standing], length: Playout) -> None:
        """Count one finished game; scores and standings in seat order."""
        self._least = list(map(min, self._least, scores)) if self.games else list(scores)
        self._most = list(map(max, self._most, scores)) if self.games else list(scores)
        self.games += 1
        won = False
        for seat, (score, standing) in enumerate(zip(scores, standings, strict=True)):
            self._sums[seat] += score
            self._squares[seat] += score * score
            if standing.place == 1:
                self._wins[seat] += 1
                won = True
            elif standing.place is None:
                self._out[seat] += 1
        self._without_winner += not won
        self._decisions += length.decisions
        self._answers += length.answers

    def figures(self) -> dict[str, Any]:
        """The figures of at least one game; lists have one entry a seat, in seat order.

        `score_spread` is the standard deviation over these games.
        """
        games = self.games
        variances = [
            (games * squares - total * total) / games**2
            for total, squares in zip(self._sums, self._squares, strict=True)
        ]
        return {
            "mean_scores": [round(total / games, 4) for total in self._sums],
            "score_spread": [round(sqrt(variance), 4) for variance in variances],
            "least_scores": self._least,
            "most_scores": self._most,
            "wins": self._wins,
            "out": self._out,
            "games_without_winner": self._without_winner,
            "mean_decisions": round(self._decisions / games, 4),
            "mean_chance_answers": round(self._answers / games, 4),
        }
