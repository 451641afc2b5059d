"""What the search must know about a game: a quick way of playing it well, and what a position is worth.

A game may have a value model (`network`): then a simulated game need not be played to its end. For that a policy says
what the network looks at (`inputs`, `read`) and where a game may stop (`stage`).
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from math import exp, hypot
from typing import TYPE_CHECKING, ClassVar, Generic, NamedTuple, TypeVar

from engine.contract import CHANCE, Below, Move, Position
from engine.players.luck import Fortune

if TYPE_CHECKING:
    from engine.players.model import Network

PositionT = TypeVar("PositionT", bound=Position)


NEVER = sys.maxsize
"""A stage that no game comes to."""

PlayOut = Callable[[PositionT, Fortune, Below, int], None]
"""Plays a position on as `Policy.playout` does."""


class Outcome(NamedTuple):
    """The result of one simulated game for a seat; the fields are those of `Choice`.

    Of a game that was not played to its end the figures are what the value model (or `Policy.judge`) says of it.
    """

    score: float
    margin: float
    wins: float
    value: float
    scores: tuple[float, ...]
    doubt: float
    """How sure `score` is: the standard deviation of what is said, 0 after the end of the game."""

    def mixed(self, other: Outcome, share: float) -> Outcome:
        """What this one says to a share (0 to 1), and the other one for the rest."""
        rest = 1 - share
        return Outcome(
            share * self.score + rest * other.score,
            share * self.margin + rest * other.margin,
            share * self.wins + rest * other.wins,
            share * self.value + rest * other.value,
            tuple([share * one + rest * two for one, two in zip(self.scores, other.scores, strict=True)]),
            share * self.doubt + rest * other.doubt,
        )


class Policy(ABC, Generic[PositionT]):
    """The light rule of a game. It looks only at what the seat that decides may know of a position."""

    scale: ClassVar[float]
    """A margin in points that is clear but not crushing."""

    own: ClassVar[float] = 0.0
    """What a point of the own score counts in itself: it says less about winning, but chance blurs it less."""

    gap: float
    """Moves that look worse than the best one by more points than this are not searched."""

    longest: ClassVar[int]
    """Decisions of one seat after which a simulated game is judged as it stands; nothing goes on for ever."""

    features: ClassVar[tuple[str, ...]]
    """Names of the figures of `measure`."""

    inputs: tuple[str, ...] = ()
    """Names of the figures of `read`; empty for a game without a value model."""

    foretells: ClassVar[bool] = True
    """Whether a model can learn final scores from the inputs; if not, only what positions are worth (`appraised`)."""

    network: Network | None = None
    """The value model that says final scores, if one has been trained."""

    appraised: ClassVar[tuple[int, ...]] = ()
    """Numbers of players for which a refined policy has a model that says how good a position is."""

    appraisers: Mapping[int, Network] = {}
    """These models: they say it better than it follows from the scores."""

    @property
    def foresees(self) -> bool:
        """Whether `outcome` can say how a game ends that stops at the beginning of a stage."""
        return self.network is not None

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

    def stage(self, position: PositionT) -> int:
        """Counts up at the quiet points of a game (a new round or era), where a simulated game may stop."""
        return 0

    def left(self, position: PositionT) -> float:
        """How much of a game is still to be played, from 1 to just above 0."""
        return 1.0

    def read(self, position: PositionT) -> list[list[float]]:
        """What the value model looks at: a row for each seat, in the order of `inputs`.

        Figures about the seat itself, the best of the others and the time left. Everything may be looked at, hidden
        things as well: the position belongs to a simulated game, in which they are guessed.
        """
        raise NotImplementedError

    def finals(self, position: PositionT) -> list[int]:
        """What the value model learns to say of a finished game: usually the final score of every seat."""
        return [standing.score for standing in position.standings()]

    def playout(self, position: PositionT, fortune: Fortune, below: Below, until: int = NEVER) -> None:
        """Play `position` itself to its end, to the stage `until`, or for `longest` decisions a seat."""
        left = self.longest * position.seats
        deciders, play, decide, stage = position.deciders, position.play, self.decide, self.stage
        while left and (actors := deciders()):
            if stage(position) >= until:
                return
            actor = actors[0]
            if actor == CHANCE:
                fortune.answer(position)
            else:
                play(actor, decide(position, actor, below))
                left -= 1

    def playout_in(
        self, world: PositionT, seat: int, fortune: Fortune, below: Below, until: int = NEVER
    ) -> PlayOut[PositionT]:
        """How simulated games are played on in which moves of `seat` in `world` are compared.

        That is `playout`, unless it is enough to do something once for all of them. `world` stays as it is.
        """
        return self.playout

    def outcome(self, position: PositionT, seat: int, left: float = 1.0) -> Outcome:
        """What a simulated game brought to `seat`, or is expected to bring if it was not played to its end.

        `left` is how much of the game was left when its simulation began, see there.
        """
        doubt = 0.0
        inputs: list[list[float]] = []
        if position.deciders():
            if self.network is None:
                scores = self.judge(position)
                doubt = self.scale / 2
            else:
                inputs = self.read(position)
                scores = self.network.scores(inputs)
                doubt = self.network.doubt(self.stage(position))
            margin = _margin(scores, seat)
            # The logistic curve is near the normal one of the difference of two scores that are in doubt.
            steps = 1.7 * margin / hypot(doubt, doubt if position.seats > 1 else 0.0)
            wins = 1 / (1 + exp(-max(-100.0, min(100.0, steps))))
        else:
            standings = position.standings()
            scores = [standing.score for standing in standings]
            margin = _margin(scores, seat)
            first = [standing.seat for standing in standings if standing.place == 1]
            wins = 1 / len(first) if seat in first else 0.0
        score = scores[seat]
        value = self.appraise(inputs, seat, self.value(score, margin, wins))
        return Outcome(score, margin, wins, value, tuple(scores), doubt)

    def appraise(self, inputs: Sequence[Sequence[float]], seat: int, usual: float) -> float:
        """How good (0 to 1) a position with these inputs is for a seat; `usual` if no model has learned to say it.

        After the end of a game there are no inputs, and nothing is asked.
        Of two seats the model is asked about both, since what is good for one is bad for the other.
        """
        appraiser = self.appraisers.get(len(inputs))
        if appraiser is None:
            return usual
        worths = [said / 100 for said in appraiser.scores(inputs)]
        own = worths[seat] if len(worths) != 2 else (worths[seat] + 1 - worths[1 - seat]) / 2
        return max(0.0, min(1.0, own))

    def value(self, score: float, margin: float, wins: float) -> float:
        """Wins and margin in one number from 0 to 1, and what the own score counts beside them."""
        return 0.4 * wins + 0.6 * (0.5 + 0.5 * margin / (self.scale + abs(margin))) + self.own * score


def _weight(weighed: tuple[float, Move]) -> float:
    return weighed[0]


def _margin(scores: Sequence[float], seat: int) -> float:
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others) if others else scores[seat]
