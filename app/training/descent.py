"""Fitting a network to samples: gradient descent with momentum and step sizes for each weight (Adam)."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from app.training.samples import FINAL, FIRST_INPUT, Samples
from engine.players.model import FORMAT, Says, Weights, standardised

Matrix = NDArray[np.float64]

_BATCH = 256
_DECAY = 1e-5
"""How much weights are pulled to 0."""
_FAST, _SLOW = 0.9, 0.999
"""How long Adam remembers slopes and their squares."""


class Frame(NamedTuple):
    """What is known before the descent: how figures and scores are brought to mean 0 and spread 1."""

    means: Matrix
    spreads: Matrix
    centre: float
    unit: float

    def inputs(self, samples: Samples) -> Matrix:
        """The inputs of samples as the network sees them."""
        return standardised(samples[:, FIRST_INPUT:].astype(np.float64), self.means, self.spreads)

    def targets(self, samples: Samples) -> Matrix:
        """Final scores as the network says them."""
        found: Matrix = (samples[:, FINAL].astype(np.float64) - self.centre) / self.unit
        return found


def frame_of(samples: Samples) -> Frame:
    """The frame of samples; a figure that never changes has spread 1."""
    inputs = samples[:, FIRST_INPUT:].astype(np.float64)
    spreads = inputs.std(axis=0)
    spreads[spreads < 1e-6] = 1.0
    finals = samples[:, FINAL].astype(np.float64)
    return Frame(inputs.mean(axis=0), spreads, float(finals.mean()), float(finals.std()) or 1.0)


class Parameters(NamedTuple):
    """The weights of a network while it learns; `n` inputs, `h` hidden units."""

    direct: Matrix
    """n"""
    hidden: Matrix
    """n times h"""
    hidden_bias: Matrix
    output: Matrix
    """h each"""
    bias: Matrix
    """1"""


def first_parameters(inputs: int, hidden: int, seed: int) -> Parameters:
    """Small random weights."""
    chance = Random(f"{seed}/weights")
    small = np.array([chance.gauss(0.0, 1.0) for _ in range(inputs * hidden)]).reshape(inputs, hidden)
    return Parameters(np.zeros(inputs), small / sqrt(inputs), np.zeros(hidden), np.zeros(hidden), np.zeros(1))


def said(parameters: Parameters, inputs: Matrix) -> Matrix:
    """What the network says to standardised inputs, in units of the frame."""
    units = np.tanh(inputs @ parameters.hidden + parameters.hidden_bias)
    found: Matrix = inputs @ parameters.direct + units @ parameters.output + parameters.bias
    return found


def slopes(parameters: Parameters, inputs: Matrix, targets: Matrix) -> Parameters:
    """The gradient of half the mean squared error, with the pull to 0."""
    units = np.tanh(inputs @ parameters.hidden + parameters.hidden_bias)
    error = inputs @ parameters.direct + units @ parameters.output + parameters.bias - targets
    error /= len(targets)
    back = np.outer(error, parameters.output) * (1 - units * units)
    return Parameters(
        inputs.T @ error + _DECAY * parameters.direct,
        inputs.T @ back + _DECAY * parameters.hidden,
        back.sum(axis=0),
        units.T @ error + _DECAY * parameters.output,
        error.sum(keepdims=True),
    )


class Descent:
    """The state of a descent; `epoch` goes once through all samples."""

    def __init__(self, parameters: Parameters, seed: int, epochs: int, step: float = 0.004) -> None:
        self.parameters = parameters
        self.seed = seed
        self.epochs = epochs
        self.done = 0
        self._step = step
        self._means = Parameters(*map(np.zeros_like, parameters))
        self._squares = Parameters(*map(np.zeros_like, parameters))
        self._count = 0

    def epoch(self, inputs: Matrix, targets: Matrix) -> None:
        """One go through the samples in an order that follows from the seed; steps get smaller from epoch to epoch."""
        order = list(range(len(targets)))
        Random(f"{self.seed}/order/{self.done}").shuffle(order)
        shuffled = np.array(order)
        step = self._step * (1 - self.done / self.epochs) + 1e-5
        for first in range(0, len(order), _BATCH):
            chosen = shuffled[first : first + _BATCH]
            self._move(slopes(self.parameters, inputs[chosen], targets[chosen]), step)
        self.done += 1

    def _move(self, slope: Parameters, step: float) -> None:
        self._count += 1
        fast, slow = 1 - _FAST**self._count, 1 - _SLOW**self._count
        for part, one, mean, square in zip(self.parameters, slope, self._means, self._squares, strict=True):
            mean[...] += (1 - _FAST) * (one - mean)
            square[...] += (1 - _SLOW) * (one * one - square)
            part[...] -= step * (mean / fast) / (np.sqrt(square / slow) + 1e-8)

    def state(self) -> list[list[float]]:
        """Everything that changes, flat, to be kept in a file."""
        parts = (*self.parameters, *self._means, *self._squares)
        return [[float(self.done), float(self._count)], *[part.ravel().tolist() for part in parts]]

    def restore(self, state: list[list[float]]) -> None:
        """Go on from a `state`. Raises ValueError if it belongs to a network of another size."""
        (done, count), *values = state
        parts = (*self.parameters, *self._means, *self._squares)
        for part, value in zip(parts, values, strict=True):
            part[...] = np.array(value).reshape(part.shape)
        self.done, self._count = int(done), int(count)


def weights_of(
    parameters: Parameters,
    frame: Frame,
    game: str,
    rules: int,
    names: tuple[str, ...],
    doubts: Sequence[float],
    origin: str,
    says: Says = "points",
    players: int = 0,
) -> Weights:
    """The network as it is kept: seven digits are enough."""
    return Weights(
        format=FORMAT,
        game=game,
        rules=rules,
        inputs=names,
        means=_short(frame.means),
        spreads=_short(frame.spreads),
        centre=round(frame.centre, 4),
        unit=round(frame.unit, 4),
        direct=_short(parameters.direct),
        hidden=tuple(_short(unit) for unit in parameters.hidden.T),
        hidden_bias=_short(parameters.hidden_bias),
        output=_short(parameters.output),
        bias=round(float(parameters.bias[0]), 7),
        doubts=tuple(max(0.01, round(doubt, 3)) for doubt in doubts),
        origin=origin,
        says=says,
        players=players,
    )


def _short(values: Matrix) -> tuple[float, ...]:
    return tuple(float(f"{value:.7g}") for value in values.tolist())
