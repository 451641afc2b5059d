"""What can be chosen before a game."""

from __future__ import annotations

import msgspec


class ExplorersOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`map` is the id of a map; a map of a player comes with the text of its file, so that a record is complete.

    `solo` is the level of a solo game (None: the usual one), and None for more players.
    """

    map: str = "avenia"
    map_text: str | None = None
    solo: str | None = None
