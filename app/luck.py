"""Random numbers for games that nobody plays: simulations, measurements, the demo."""

from __future__ import annotations

from math import floor
from random import Random

from engine.contract import Below


def below_from(source: Random) -> Below:
    """Whole numbers below a limit, faster than `Random.randrange`; the bias is below limit / 2**53."""
    random = source.random
    # `floor` takes little more than half the time of `int`, and random games ask for a number at every step.
    return lambda limit: floor(random() * limit)
