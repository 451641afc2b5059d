"""What a solo game of Livingstone is played for: the good result."""

from __future__ import annotations

from math import exp, hypot

_NEAR = 4.0
"""Points; how near a simulated game came to the good result says something about others like it."""

_ITSELF = 0.25
"""How much the good result itself counts, the rest being how near the game came to it."""


def good_result(beyond: float, doubt: float) -> float:
    """How good (0 to 1) it is to end so many points beyond the mark of the good result, give or take `doubt`.

    The mark itself is enough. Near misses count for much, since simulated games are few and played by a light rule.
    """
    reached = _chance(beyond, doubt) if doubt else float(beyond >= 0)
    return _ITSELF * reached + (1 - _ITSELF) * _chance(beyond, hypot(doubt, 1.7 * _NEAR))


def _chance(beyond: float, doubt: float) -> float:
    """Half a point less is enough, since points are whole; the logistic curve is near the normal one."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, 1.7 * (beyond + 0.5) / doubt))))
