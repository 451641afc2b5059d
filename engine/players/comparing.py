"""What a move cost that was played: it is tried in the same worlds as the best one, and compared world by world."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any

from engine.contract import Below, Move, Position
from engine.players.advice import Advice, Choice, Comparison
from engine.players.levels import Limits
from engine.players.luck import Fortune
from engine.players.policy import Policy
from engine.players.search import Candidate, MakeWorld, Search

_LONGER = 3
"""A difference that is neither clear nor surely chance is looked at up to so many times as long."""

_Result = tuple[float, float, float]


class Comparing(Search):
    """A search that remembers what every simulated game brought."""

    def __init__(
        self, policy: Policy[Any], make_world: MakeWorld, seat: int, limits: Limits, seed: int
    ) -> None:
        super().__init__(policy, make_world, seat, limits, seed)
        self._brought: dict[Move, list[_Result]] = {}
        """Score, wins and value of the games of a move; the place in the list is the number of the world."""

    def run_and_compare(
        self, moves: Sequence[tuple[float, Move]], keep_going: Callable[[], bool], played: Move
    ) -> Advice:
        """The same table as by `run`, and in it what `played` cost; without that if `keep_going` said no."""
        table = self.run(moves, keep_going, None)
        if not keep_going():
            return table
        best = table.best
        candidate = next((one for one in self._candidates if one.move == played), None)
        if candidate is None:
            candidate = Candidate(played, 0.0, len(self._policy.features))
            self._candidates.append(candidate)
        # Whoever got further in the search got there through all worlds before.
        for world in range(candidate.visits, best.visits):
            if not keep_going():
                return table
            self._try_all([candidate], world)
        winner = next(one for one in self._candidates if one.move == best.move)
        mine = best if winner is candidate else self._choice(candidate)
        compared = self._compare(best, mine)
        most = _LONGER * best.visits
        while compared.is_open and winner.visits < most:
            for world in range(winner.visits, winner.visits + best.visits):
                if not keep_going():
                    return table
                self._try_all([winner, candidate], world)
            compared = self._compare(best, mine)
        return Advice(table.seat, table.choices, table.simulations, compared)

    def _compare(self, best: Choice, played: Choice) -> Comparison:
        return compare(best, played, self._brought[best.move], self._brought[played.move])

    def _simulate(self, position: Position, candidate: Candidate, fortune: Fortune, below: Below) -> None:
        score, wins, value = candidate.score, candidate.wins, candidate.value
        super()._simulate(position, candidate, fortune, below)
        brought = self._brought.setdefault(candidate.move, [])
        brought.append((candidate.score - score, candidate.wins - wins, candidate.value - value))


def compare(
    best: Choice, played: Choice, by_best: Sequence[_Result], by_played: Sequence[_Result]
) -> Comparison:
    """The comparison of two moves by what they brought in each world; worlds that only one was tried in do not count."""
    pairs = list(zip(by_best, by_played, strict=False))
    worlds = len(pairs)
    points, wins, value = (sum(one[kind] - other[kind] for one, other in pairs) / worlds for kind in range(3))
    squares = sum((one[2] - other[2] - value) ** 2 for one, other in pairs)
    doubt = sqrt(squares / (worlds - 1) / worlds) if worlds > 1 else 0.0
    return Comparison(best, played, worlds, points, wins, value, doubt)
