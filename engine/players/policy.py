"""What the search must know about a game: a quick way of playing it well, and what a position is worth."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import exp
from typing import ClassVar, Generic, NamedTuple, TypeVar

from engine.contract import CHANCE, Below, Move, Position
from engine.players.luck import Fortune

PositionT = TypeVar("PositionT", bound=Position)


class Outcome(NamedTuple):
    """The result of one simulated game for a seat; the fields are those of `Choice`."""

    score: float
    margin: float
    wins: float
    value: float
    scores: tuple[float, ...]


class Policy(ABC, Generic[PositionT]):
    """The light rule of a game. It looks only at what the seat that decides may know of a position."""

    scale: ClassVar[float]
    """A margin in points that is clear but not crushing."""

    gap: ClassVar[float]
    """Moves that look worse than the best one by more points than this are not searched."""

    longest: ClassVar[int]
    """Decisions of one seat after which a simulated game is judged as it stands; nothing goes on for ever."""

    features: ClassVar[tuple[str, ...]]
    """Names of the figures of `measure`."""

    @abstractmethod
    def weigh(self, position: PositionT, seat: int, moves: Sequence[Move]) -> list[float]:
        """How good each of the legal moves looks, about in points; more is better."""

    def promising(self, position: PositionT, seat: int, moves: Sequence[Move]) -> list[tuple[float, Move]]:
        """The moves that are not worse than the best by more than `gap`, the best first, with their weights."""
        weights = self.weigh(position, seat, moves)
        least = max(weights) - self.gap
        found = [(weight, move) for weight, move in zip(weights, moves, strict=True) if weight >= least]
        found.sort(key=_weight, reverse=True)
        return found

    @abstractmethod
    def decide(self, position: PositionT, seat: int, below: Below) -> Move:
        """A legal move for simulated games, quickly; mostly what `weigh` likes best."""

    @abstractmethod
    def judge(self, position: PositionT) -> list[float]:
        """The final score to expect for each seat."""

    @abstractmethod
    def measure(self, position: PositionT, seat: int) -> tuple[float, ...]:
        """The figures of a (mostly finished) game of a seat, in the order of `features`: they give reasons for moves."""

    def playout(self, position: PositionT, fortune: Fortune, below: Below) -> None:
        """Play `position` itself to its end, or for `longest` decisions a seat."""
        left = self.longest * position.seats
        deciders, play, decide = position.deciders, position.play, self.decide
        while left and (actors := deciders()):
            actor = actors[0]
            if actor == CHANCE:
                fortune.answer(position)
            else:
                play(actor, decide(position, actor, below))
                left -= 1

    def outcome(self, position: PositionT, seat: int) -> Outcome:
        """What a simulated game brought to `seat`."""
        if position.deciders():
            scores = self.judge(position)
            margin = _margin(scores, seat)
            wins = 1 / (1 + exp(-4 * max(-100.0, min(100.0, margin / self.scale))))
        else:
            standings = position.standings()
            scores = [standing.score for standing in standings]
            margin = _margin(scores, seat)
            first = [standing.seat for standing in standings if standing.place == 1]
            wins = 1 / len(first) if seat in first else 0.0
        score = scores[seat]
        return Outcome(score, margin, wins, self.value(score, margin, wins), tuple(scores))

    def value(self, score: float, margin: float, wins: float) -> float:
        """Wins and margin in one number from 0 to 1."""
        return 0.4 * wins + 0.6 * (0.5 + 0.5 * margin / (self.scale + abs(margin)))


def _weight(weighed: tuple[float, Move]) -> float:
    return weighed[0]


def _margin(scores: Sequence[float], seat: int) -> float:
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others) if others else scores[seat]
