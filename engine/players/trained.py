"""Where the trained networks of games are handed in: they are files, which only `app` reads."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from engine.contract import AnyGame

if TYPE_CHECKING:
    # Loads numpy, which the start of the program does without.
    from engine.players.model import Network, Says

    Read = Callable[[Says, int], Network | None]

_READ: WeakKeyDictionary[AnyGame, Read] = WeakKeyDictionary()


def hand_in(game: AnyGame, read: Read) -> None:
    """Let `read` give the networks of the game (None: there is none) when computer players are first needed.

    It is asked what the network says, and for how many players (0: every number of them).
    """
    _READ[game] = read


def network_of(game: AnyGame, says: Says = "points", players: int = 0) -> Network | None:
    """The network of a game that says this for so many players, or None if none was handed in."""
    read = _READ.get(game)
    return None if read is None else read(says, players)
