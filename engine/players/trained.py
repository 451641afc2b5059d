"""Where the trained networks of games are handed in: they are files, which only `app` reads."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from engine.contract import AnyGame

if TYPE_CHECKING:
    # Loads numpy, which the start of the program does without.
    from engine.players.model import Network

_READ: WeakKeyDictionary[AnyGame, Callable[[], Network | None]] = WeakKeyDictionary()


def hand_in(game: AnyGame, read: Callable[[], Network | None]) -> None:
    """Let `read` give the network of the game (None: there is none) when computer players are first needed."""
    _READ[game] = read


def network_of(game: AnyGame) -> Network | None:
    """The network of a game, or None if none was handed in."""
    read = _READ.get(game)
    return None if read is None else read()
