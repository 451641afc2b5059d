"""What a quick review makes of a glance at a decision."""

from __future__ import annotations

from engine.players.advice import LEAST, Comparison


def leaves_doubt(glance: Comparison) -> bool:
    """Whether a closer look must tell if the move was a mistake: nobody is blamed by a glance alone."""
    return glance.best.move != glance.played.move and glance.value > max(LEAST, glance.doubt)
