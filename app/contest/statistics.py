"""What a contest says about the strength of its players."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10, sqrt
from typing import Any

from app.contest.games import Result

_NORMAL_95 = 1.959964


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate of `wins` (shared ones count in part) in at least one game, after Wilson."""
    rate = wins / games
    spread = _NORMAL_95**2 / games
    middle = (rate + spread / 2) / (1 + spread)
    half = _NORMAL_95 * sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def elo(rate: float) -> float:
    """The difference in strength that a rate of wins between two players means; rates of 0 and 1 count as nearly so."""
    bounded = min(0.999, max(0.001, rate))
    return 400 * log10(bounded / (1 - bounded))


class Record:
    """The sums of one player over its games."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.games = 0
        self.wins = 0.0
        self.out = 0
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0
        self.scores: list[int] = []

    def add(self, result: Result, seat: int) -> None:
        """Count a game in which the player had a seat; a shared first place counts in part."""
        self.games += 1
        if result.places[seat] == 1:
            self.wins += 1 / result.places.count(1)
        self.out += result.places[seat] is None
        self.decisions += result.decisions[seat]
        self.seconds += result.seconds[seat]
        self.longest = max(self.longest, result.longest[seat])
        self.scores.append(result.scores[seat])

    def figures(self) -> dict[str, Any]:
        """The figures of at least one game, as the command line gives them."""
        low, high = interval(self.wins, self.games)
        mean = sum(self.scores) / self.games
        return {
            "level": self.name,
            "wins": round(self.wins, 4),
            "win_rate": round(self.wins / self.games, 4),
            "interval": [round(low, 4), round(high, 4)],
            "mean_score": round(mean, 4),
            "score_spread": round(
                sqrt(sum((score - mean) ** 2 for score in self.scores) / self.games),
                4,
            ),
            "least_score": min(self.scores),
            "most_score": max(self.scores),
            "out": self.out,
            "decisions": self.decisions,
            "mean_seconds": round(self.seconds / max(1, self.decisions), 4),
            "largest_seconds": round(self.longest, 4),
        }


def records(names: Sequence[str], results: Sequence[Result]) -> list[Record]:
    """A record for each name, for the results of games 0, 1, ... with their seats by `rotation`."""
    found = [Record(name) for name in names]
    for index, result in enumerate(results):
        for seat in range(len(names)):
            found[(seat + index) % len(names)].add(result, seat)
    return found
