"""The value models of a command that spreads its work."""

from __future__ import annotations

from collections.abc import Iterable

from app.games import load_games


def read_models(games: Iterable[str]) -> None:
    """Let this process tell if the value model of one of the games cannot be used; those it starts are silent."""
    from engine.players.policies import policy_of  # loads numpy

    for name in games:
        policy_of(load_games()[name])
        policy_of(load_games()[name], refined=True)
