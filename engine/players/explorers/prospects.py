"""What a seat may expect at the beginning of an era; found by comparing many games with how they ended."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from engine.explorers.sheet import Sheet
from engine.explorers.state import State
from engine.players.explorers.prizes import Prizes


class _Era(NamedTuple):
    """Coins still to come from the beginning of an era on: a sum of these, each times what a seat has."""

    anyway: float
    near: float
    """For each coin of the worth of goals, as near as they are to the villages."""
    jar: float
    kept: float
    """For each other treasure that is kept for the end."""
    tower: float
    doubt: float
    """The standard deviation."""
    open: float
    """The logarithm of the odds that an objective will be completed, if nothing is done for it."""
    done: float
    """Added to it times the share that is done."""
    reach: float
    """Added to it times the nearness of what is missing."""


_SEVERAL = (
    _Era(95.0, 2.0, 5.2, 4.4, 3.0, 22.0, 1.2, 2.2, 3.8),
    _Era(64.0, 2.0, 5.2, 4.4, 3.0, 20.0, 1.3, 2.2, 3.8),
    _Era(46.0, 1.5, 5.0, 4.4, 1.0, 17.0, 0.8, 1.5, 3.6),
    _Era(22.0, 0.8, 4.9, 3.7, 0.0, 12.0, -0.4, 1.9, 1.8),
)


_ALONE = (
    _SEVERAL[0],
    _Era(115.516, 1.153, 4.325, 9.118, 9.448, 18.54, 3.316, 1.875, 1.079),
    _Era(79.771, 0.929, 3.779, 6.596, 1.925, 15.15, 2.305, 2.636, 0.798),
    _Era(29.624, 1.095, 4.100, 4.507, 1.354, 10.58, 0.907, 1.814, 1.052),
)
"""Of solo games in which Pathfinder searches."""


class Prospect(NamedTuple):
    """What a seat may expect; what belongs to objectives is in their order."""

    score: float
    """The final one."""
    doubt: float
    """Its standard deviation."""
    objectives: tuple[float, ...]
    """The chances that they will be completed."""
    near: float
    """The worth of goals, as near as they are to the villages."""
    done: tuple[float, ...]
    """The share that is done, 1 at most."""
    reach: tuple[float, ...]
    """The nearness of what is missing, 0 if nothing is."""


def prospect(prizes: Prizes, state: State, sheet: Sheet) -> Prospect:
    """The prospect of a seat at the beginning of an era."""
    nearness = prizes.nearness
    table = nearness.usual
    eras = _ALONE if state.seats == 1 else _SEVERAL
    era = eras[min(state.era, len(eras) - 1)]
    reached = prizes.bases_of(sheet.villages)
    shares = reached[: nearness.goals].copy()
    shares[nearness.first_region :] *= table.fill.take(nearness.whole)
    near = float(shares @ prizes.bare(state, sheet)[: nearness.goals])
    jars = kept = 0
    for treasure, count in zip(state.rules.figures.treasures, sheet.kept, strict=True):
        if treasure.set_coins:
            jars += count
        else:
            kept += count
    score = sum(sheet.coins) + era.anyway + era.near * near + era.jar * jars + era.kept * kept
    score += era.tower * sheet.towers.bit_count()
    chances, shares_done, reaches = [], [], []
    for place, number in enumerate(state.objectives):
        if sheet.completed[place]:
            chances.append(1.0)
            shares_done.append(1.0)
            reaches.append(0.0)
            continue
        goal = state.rules.goals[number]
        done = min(1.0, goal.have(sheet) / goal.need)
        reach = min(1.5, float(shares @ prizes.wish(state, sheet, number)))
        chances.append(1 / (1 + exp(-(era.open + era.done * done + era.reach * reach))))
        shares_done.append(done)
        reaches.append(reach)
    return Prospect(score, era.doubt, tuple(chances), near, tuple(shares_done), tuple(reaches))
