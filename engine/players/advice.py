"""What thinking brings: one table of moves that serves play, hints and the review."""

from __future__ import annotations

import msgspec

from engine.contract import Move


class Reason(msgspec.Struct, frozen=True):
    """A feature of the final result in which a move differs from the other moves of the table.

    `feature` is one of `Policy.features` of the game, to be put into words by the screen; `amount` is what the move
    leads to on average, `others` what the other moves lead to.
    """

    feature: str
    amount: float
    others: float


class Choice(msgspec.Struct, frozen=True):
    """A move and the final result to expect for the seat that plays it."""

    move: Move
    visits: int
    """Simulated games that began with the move; the figures below are means over them."""
    score: float
    """The own final score, in points or coins."""
    margin: float
    """How far the own score is above the best other one; the same as `score` in a solo game."""
    wins: float
    """The share of games won, from 0 to 1; a shared win counts in part."""
    value: float
    """What choices are ordered by: wins and margin together, from 0 to 1, in some games with the own score added."""
    spread: float
    """The standard deviation of the final score."""
    reasons: tuple[Reason, ...] = ()
    """The features that differ most, the greatest difference first; at most three."""
    scores: tuple[float, ...] = ()
    """The final score of every seat; empty without simulated games."""


SURE = 2.5
"""How many times its standard error a difference must be, not to be taken for chance: the best of many was lucky too."""
HOPE = 1.5
"""The same for a difference that is worth a longer look."""
LEAST = 0.01
"""A difference in `value` below this is none that a player would mind: about half a point, or one game of forty."""


class Comparison(msgspec.Struct, frozen=True):
    """What a move that was played cost: the difference to the best one over the same `worlds`.

    `points`, `wins` and `value` are those of the best move less those of the played one, as means; `doubt` is the
    standard error of `value`.
    """

    best: Choice
    played: Choice
    worlds: int
    points: float
    wins: float
    value: float
    doubt: float

    @property
    def is_mistake(self) -> bool:
        """Whether the best move is better for sure, and not by a trifle."""
        return self.best.move != self.played.move and self.value > max(LEAST, SURE * self.doubt)

    @property
    def is_open(self) -> bool:
        """Whether more worlds could still show that it was a mistake."""
        least = max(LEAST, HOPE * self.doubt)
        return self.best.move != self.played.move and least < self.value <= SURE * self.doubt


class Advice(msgspec.Struct, frozen=True):
    """The table for a seat that decides. `choices` hold every move that was looked at, the best one first."""

    seat: int
    choices: tuple[Choice, ...]
    simulations: int
    """Simulated games in all; 0 if the move was chosen without any."""
    compared: Comparison | None = None
    """What the move that was played cost, if that was asked for."""

    @property
    def best(self) -> Choice:
        """The move to play."""
        return self.choices[0]
