"""How much is thought at a glance, for a quick review: the same search as for a hint, with far fewer games."""

from __future__ import annotations

from msgspec import structs

from engine.players.levels import Level, Limits, level_of

_SHARE = 0.1
"""Of the simulated games of a hint."""
_CANDIDATES = 3


class _Glance(Level, frozen=True):
    """A level that does less than the one whose limits it has."""

    def limits_of(self, game: str, seats: int) -> Limits:
        limits = super().limits_of(game, seats)
        candidates = min(_CANDIDATES, limits.candidates)
        # Games are shared out among the candidates: fewer of both leave each enough of them.
        games = _SHARE * limits.simulations * limits.candidates / candidates
        return structs.replace(limits, simulations=max(1, round(games)), candidates=candidates)


def glance_level(hint: str) -> Level:
    """The level of a glance, where hints are those of the level `hint`."""
    return _Glance(**{**structs.asdict(level_of(hint)), "id": f"glance of {hint}"})
