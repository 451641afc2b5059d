"""Maps that a player has put into the user's maps folder, as whoever looks into the folder hands them in."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec


class PlayerMap(msgspec.Struct, frozen=True):
    """A map file: its name and its text; `fault` says why it cannot be used (then `text` may be empty)."""

    file: str
    text: str
    fault: str = ""


FindMaps = Callable[[], Sequence[PlayerMap]]
"""Looks into the maps folder."""


def no_maps() -> Sequence[PlayerMap]:
    """No maps of players."""
    return ()
