"""What a solo game of Livingstone is played for: the good result."""

from __future__ import annotations

from math import exp, hypot

_NEAR = 4.0
"""Points; how near a simulated game came to the good result says something about others like it."""

_ITSELF = 0.25
"""How much the good result itself counts, the rest being how near the game came to it."""

_LATE = 0.25
"""When no more than this share of the game (two columns) is left, nothing but the good result counts."""


def good_result(beyond: float, doubt: float, left: float) -> float:
    """How good (0 to 1) it is to end so many points beyond the mark of the good result, give or take `doubt`.

    The mark itself is enough. Seen from early in the game (`left` is the share of it that is still to be played, 0 to 1)
    near misses count for much, since simulated games are few and played by a light rule; late, for nothing.
    """
    reached = _chance(beyond, doubt) if doubt else float(beyond >= 0)
    if left <= _LATE:
        return reached
    return _ITSELF * reached + (1 - _ITSELF) * _chance(beyond, hypot(doubt, 1.7 * _NEAR))


def _chance(beyond: float, doubt: float) -> float:
    """Half a point less is enough, since points are whole; the logistic curve is near the normal one."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, 1.7 * (beyond + 0.5) / doubt))))
