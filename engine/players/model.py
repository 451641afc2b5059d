"""The value models: a small network that says a final score, or how good a position is, from figures of it.

The figures are brought to mean 0 and spread 1 first. Then `score = centre + unit * (direct part + hidden part)`: the
direct part is a weighted sum, the hidden part one layer of tanh. The weights are a JSON file, so that it can be read,
compared and made again; its keys are the fields of `Weights`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
import numpy as np
from numpy.typing import NDArray

FORMAT = 1

Says = Literal["points", "worth"]

_FAR = 4.0
"""Figures further from the mean than so many spreads count as so far: nothing like them has been learned from."""

_SMALLEST, _LARGEST = 1e-6, 1e6
"""Numbers beyond come from no training; with them sums could overflow."""

_STEP = 1 / 64
"""Scores are rounded to this, so that systems which add up in another order agree."""

Matrix = NDArray[np.float64]


class ModelError(Exception):
    """Weights that cannot be used; the message is one sentence."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trained network as it is kept in a file. `n` inputs, `h` hidden units."""

    format: int
    game: str
    rules: int
    """The version of the rules that it has learned."""
    inputs: tuple[str, ...]
    """Names of the figures, n."""
    means: tuple[float, ...]
    spreads: tuple[float, ...]
    """Means and spreads of the figures, n each."""
    centre: float
    unit: float
    """Mean and spread of final scores, in points."""
    direct: tuple[float, ...]
    """Weights of the direct part, n."""
    hidden: tuple[tuple[float, ...], ...]
    """h rows of n weights."""
    hidden_bias: tuple[float, ...]
    output: tuple[float, ...]
    """h each."""
    bias: float
    doubts: tuple[float, ...]
    """How far a final score is from what is said, as a standard deviation in points, by `Policy.stage`; never 0."""
    origin: str
    """How it was made, in words."""
    says: Says = "points"
    """A final score in points, or how good a position is, in hundredths of the value of what it led to."""
    players: int = 0
    """The number of players that it is for; 0 for every one."""


class Network:
    """A network ready for use. Raises ModelError if the weights do not fit together."""

    def __init__(self, weights: Weights) -> None:
        inputs, hidden = len(weights.inputs), len(weights.hidden)
        each_input = (weights.means, weights.spreads, weights.direct, *weights.hidden)
        each_unit = (weights.hidden_bias, weights.output)
        if (
            {inputs} != set(map(len, each_input))
            or {hidden} != set(map(len, each_unit))
            or not weights.doubts
        ):
            raise ModelError("the weights do not fit together")
        if min(*weights.spreads, *weights.doubts, weights.unit) < _SMALLEST:
            raise ModelError("a spread is not above 0")
        numbers = [weights.centre, weights.unit, weights.bias, *weights.doubts]
        for row in (*each_input, *each_unit):
            numbers += row
        # Written so that it also finds what is no number.
        if not all(abs(number) <= _LARGEST for number in numbers):
            raise ModelError("a weight is not a number, or far too large")
        self.weights = weights
        self._means = np.array(weights.means)
        self._scales = 1 / np.array(weights.spreads)
        self._first = np.array([*weights.hidden, weights.direct]).T.copy()
        """The direct part is one more unit, without tanh."""
        self._hidden_bias = np.array([*weights.hidden_bias, weights.bias])
        self._output = np.array(weights.output) * weights.unit

    def scores(self, rows: Sequence[Sequence[float]]) -> list[float]:
        """The final score to expect for each row of inputs, in points."""
        units = np.array(rows, dtype=np.float64)
        units -= self._means
        units *= self._scales
        np.minimum(units, _FAR, out=units)
        np.maximum(units, -_FAR, out=units)
        units = units @ self._first
        units += self._hidden_bias
        said = np.tanh(units[:, :-1]) @ self._output
        said += units[:, -1] * self.weights.unit + self.weights.centre
        found: list[float] = (np.rint(said / _STEP) * _STEP).tolist()
        return found

    def doubt(self, stage: int) -> float:
        """How far a final score is usually from what is said at this stage, in points."""
        doubts = self.weights.doubts
        return doubts[min(stage, len(doubts) - 1)]


def standardised(rows: Matrix, means: Matrix, spreads: Matrix) -> Matrix:
    """Rows of inputs as the network sees them; for training."""
    return np.clip((rows - means) / spreads, -_FAR, _FAR)


def read_network(content: bytes) -> Network:
    """The network of a file. Raises ModelError with one sentence if it is damaged or of another format."""
    try:
        weights = msgspec.json.decode(content, type=Weights)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ModelError(f"this is not a file of weights: {error}") from error
    if weights.format != FORMAT:
        raise ModelError(f"format {weights.format} of weights is not known here")
    return Network(weights)


def written(weights: Weights) -> bytes:
    """The file of weights: JSON with a line for each key."""
    pairs = (
        f"{msgspec.json.encode(name).decode()}: {msgspec.json.encode(value).decode()}"
        for name, value in msgspec.to_builtins(weights).items()
    )
    return ("{\n" + ",\n".join(pairs) + "\n}\n").encode()
