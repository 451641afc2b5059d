"""How well final scores are said: errors of a network beside those of simple guesses."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from app.training.samples import FINAL, SCORE, SEATS, STAGE, Samples

Matrix = NDArray[np.float64]


class Errors(NamedTuple):
    """Errors in points, each the root of the mean squared error, and for each stage from 0 on."""

    all: float
    stages: tuple[float, ...]


def errors(said: Matrix, samples: Samples) -> Errors:
    """The errors of what was said about samples; a stage without samples has the error of all."""
    squares = (said - samples[:, FINAL].astype(np.float64)) ** 2
    stages = samples[:, STAGE].astype(int)
    usual = float(np.sqrt(squares.mean()))
    return Errors(
        usual,
        tuple(
            float(np.sqrt(squares[stages == stage].mean())) if (stages == stage).any() else usual
            for stage in range(int(stages.max()) + 1)
        ),
    )


def guessed_by_score(known: Samples, samples: Samples) -> Matrix:
    """For each of `samples` the score so far and what came on average in `known`, by stage and number of players."""
    return _guessed(known, samples, SCORE)


def guessed_by_mean(known: Samples, samples: Samples) -> Matrix:
    """For each of `samples` the mean final score in `known`, by stage and number of players."""
    return _guessed(known, samples, None)


def _guessed(known: Samples, samples: Samples, column: int | None) -> Matrix:
    to_come = known[:, FINAL].astype(np.float64)
    found = np.full(len(samples), to_come.mean())
    if column is not None:
        to_come -= known[:, column]
    for kind in np.unique(known[:, [STAGE, SEATS]], axis=0):
        same = (known[:, [STAGE, SEATS]] == kind).all(axis=1)
        there = (samples[:, [STAGE, SEATS]] == kind).all(axis=1)
        found[there] = to_come[same].mean()
        if column is not None:
            found[there] += samples[there, column]
    return found
