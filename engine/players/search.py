"""The search of all games: sequential halving over the moves, a tree of own decisions below, policies to the end.

Each simulated game begins with a fair guess of what is hidden (a *world*). All moves that are still compared are tried
in the same worlds with the same luck, so that what differs is the move. Decisions of other seats, chance and everything
below the tree are played by the policy and the odds of the rules, so several seats that decide at once do not
see each other's choice. The tree holds the own decisions alone, whatever happened in between, and counts how
often a move could have been played. With a value model and a horizon simulated games stop after some rounds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log, log2, sqrt
from typing import Any

from engine.contract import CHANCE, Below, Move, Position
from engine.players.advice import Advice, Choice, Reason
from engine.players.levels import Limits
from engine.players.luck import Fortune, luck
from engine.players.policy import NEVER, Outcome, PlayOut, Policy

_CURIOSITY = 0.25
_REASONS = 3

_EARLY = frozenset((8, 16, 32, 64))
"""Worlds after which the first round already tells what it has found."""

_USUAL_CANDIDATES = 3
"""Fewer moves need fewer games."""

MakeWorld = Callable[[Below], Any]
"""Gives a fair guess of the position by random numbers."""


class _Edge:
    """A move of the tree: how often it was played, could have been played, and what it brought."""

    __slots__ = ("visits", "seen", "total", "node")

    def __init__(self) -> None:
        self.visits = 0
        self.seen = 0
        self.total = 0.0
        self.node = _Node()


class _Node:
    """An own decision after certain own decisions."""

    __slots__ = ("visits", "edges")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[Move, _Edge] = {}

    def select(self, policy: Policy[Any], position: Position, seat: int, moves: Sequence[Move]) -> Move:
        """The move to be tried next: the more often the node was met, the more moves have a chance."""
        edges = self.edges
        self.visits += 1
        wide = 1 + int(sqrt(self.visits))
        best, most = moves[0], -1.0
        for _, move in policy.promising(position, seat, moves)[:wide]:
            edge = edges.get(move)
            if edge is None:
                edge = edges[move] = _Edge()
            edge.seen += 1
            if not edge.visits:
                return move
            bound = edge.total / edge.visits + _CURIOSITY * sqrt(log(edge.seen) / edge.visits)
            if bound > most:
                best, most = move, bound
        return best


class Candidate:
    """A move at the root with the sums of its simulated games."""

    def __init__(self, move: Move, prior: float, features: int) -> None:
        self.move = move
        self.prior = prior
        self.node = _Node()
        self.visits = 0
        self.score = self.squares = self.margin = self.wins = self.value = 0.0
        self.scores: Sequence[float] = ()
        self.features = [0.0] * features

    def add(self, outcome: Outcome, features: Sequence[float]) -> None:
        self.visits += 1
        self.score += outcome.score
        self.squares += outcome.score * outcome.score + outcome.doubt * outcome.doubt
        self.margin += outcome.margin
        self.wins += outcome.wins
        self.value += outcome.value
        scores = self.scores or (0.0,) * len(outcome.scores)
        self.scores = [total + one for total, one in zip(scores, outcome.scores, strict=True)]
        self.features = [total + one for total, one in zip(self.features, features, strict=True)]

    @property
    def mean(self) -> float:
        return self.value / self.visits if self.visits else 0.0

    def rating(self, usual: float, trust: float) -> float:
        """The mean value, as if the policy had tried the move `trust` times before; `usual` is what all moves bring."""
        return (self.value + trust * (usual + self.prior)) / (self.visits + trust)


class Search:
    """The search of one decision of `seat`. `make_world` guesses the position; without `reasons` it is a bit quicker."""

    def __init__(
        self,
        policy: Policy[Any],
        make_world: MakeWorld,
        seat: int,
        limits: Limits,
        seed: int,
        reasons: bool = True,
    ) -> None:
        self._policy = policy
        self._features = policy.features if reasons else ()
        self._make_world = make_world
        self._seat = seat
        self._limits = limits
        self._seed = seed
        self._candidates: list[Candidate] = []
        self._simulations = 0
        self._until = NEVER
        self._left = 1.0
        self._playout: PlayOut[Any] = policy.playout

    def run(
        self,
        moves: Sequence[tuple[float, Move]],
        keep_going: Callable[[], bool],
        progress: Callable[[Advice], None] | None,
    ) -> Advice:
        """Search as far as the limits go, or until `keep_going` says no; `progress` gets the table now and then.

        `moves` are the candidates with their weights, the most promising first.
        """
        features = len(self._features)
        most = moves[0][0]
        unit = 2 * self._policy.scale
        self._candidates = [Candidate(move, (weight - most) / unit, features) for weight, move in moves]
        alive = list(self._candidates)
        rounds = max(1, ceil(log2(len(alive))))
        simulations = self._limits.simulations * min(1.0, len(alive) / _USUAL_CANDIDATES)
        world = 0
        for number in range(rounds):
            worlds = max(1, round(simulations / rounds / len(alive)))
            for _ in range(worlds):
                if not keep_going():
                    return self.advice()
                self._try_all(alive, world)
                world += 1
                if progress is not None and not number and world in _EARLY:
                    progress(self.advice())
            if progress is not None:
                progress(self.advice())
            if number + 1 < rounds:
                alive = self._rated(alive)[: ceil(len(alive) / 2)]
        return self.advice()

    def _try_all(self, alive: Sequence[Candidate], world: int) -> None:
        first = self._make_world(luck(self._seed, world, 0))
        self._left = self._policy.left(first)
        if self._limits.horizon and self._policy.foresees:
            self._until = self._policy.stage(first) + self._limits.horizon
        fortune, below = Fortune(self._seed, world, 1), luck(self._seed, world, 2)
        until = self._until if self._limits.foresight == 1 else NEVER
        self._playout = self._policy.playout_in(first, self._seat, fortune, below, until)
        for candidate in alive:
            position = first.copy()
            position.play(self._seat, candidate.move)
            self._simulate(position, candidate, Fortune(self._seed, world, 1), luck(self._seed, world, 2))

    def _simulate(self, position: Position, candidate: Candidate, fortune: Fortune, below: Below) -> None:
        policy = self._policy
        seat = self._seat
        node = candidate.node
        path: list[_Edge] = []
        while len(path) < self._limits.depth and (actors := position.deciders()):
            if policy.stage(position) >= self._until:
                break
            if seat in actors:
                moves = position.legal_moves(seat)
                if len(moves) == 1:
                    position.play(seat, moves[0])
                    continue
                move = node.select(policy, position, seat, moves)
                position.play(seat, move)
                edge = node.edges[move]
                path.append(edge)
                if not edge.visits:
                    break
                node = edge.node
            elif actors[0] == CHANCE:
                fortune.answer(position)
            else:
                position.play(actors[0], policy.decide(position, actors[0], below))
        self._playout(position, fortune, below, self._until)
        outcome = policy.outcome(position, seat, self._left)
        share = self._limits.foresight
        if share < 1 and position.deciders():
            self._playout(position, fortune, below, NEVER)
            outcome = outcome.mixed(policy.outcome(position, seat, self._left), share)
        for edge in path:
            edge.visits += 1
            edge.total += outcome.value
        candidate.add(outcome, policy.measure(position, seat) if self._features else ())
        self._simulations += 1

    def _rated(self, candidates: Sequence[Candidate]) -> list[Candidate]:
        """The best first, by what they brought and what the policy thinks of them."""
        usual = sum([candidate.mean for candidate in candidates]) / len(candidates)
        return sorted(candidates, key=lambda candidate: -candidate.rating(usual, self._limits.trust))

    def advice(self) -> Advice:
        """The table so far: who survived longer stands first, then who has the better mean."""
        order = sorted(self._rated(self._candidates), key=lambda candidate: -candidate.visits)
        return Advice(self._seat, tuple(self._choice(candidate) for candidate in order), self._simulations)

    def _choice(self, candidate: Candidate) -> Choice:
        visits = candidate.visits
        if not visits:
            return Choice(candidate.move, 0, 0.0, 0.0, 0.0, 0.0, 0.0)
        score = candidate.score / visits
        return Choice(
            move=candidate.move,
            visits=visits,
            score=score,
            margin=candidate.margin / visits,
            wins=candidate.wins / visits,
            value=candidate.mean,
            spread=sqrt(max(0.0, candidate.squares / visits - score * score)),
            reasons=self._reasons(candidate),
            scores=tuple(total / visits for total in candidate.scores),
        )

    def _reasons(self, candidate: Candidate) -> tuple[Reason, ...]:
        """The features whose mean differs most from the mean of all other moves that were tried."""
        others = [other for other in self._candidates if other is not candidate and other.visits]
        if not others:
            return ()
        found = []
        for place, name in enumerate(self._features):
            mine = candidate.features[place] / candidate.visits
            theirs = sum(other.features[place] / other.visits for other in others) / len(others)
            found.append(Reason(name, mine, theirs))
        found.sort(key=lambda reason: -abs(reason.amount - reason.others))
        return tuple(found[:_REASONS])
