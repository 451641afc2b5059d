"""What the window shows first, as the command line asks for it."""

from __future__ import annotations

from typing import Any

import msgspec


class Opening(msgspec.Struct, frozen=True):
    """The start page, unless something is named: a kept game, or the page of a new game.

    `number` is a game of the library to go on with. `new_game` is the name of a game to be begun on its page, with
    `seed`, `options` (plain JSON values) and the number of `players` filled in if they are given. `language` ("en",
    "fr", "de") holds for this run instead of the setting.
    """

    number: int | None = None
    new_game: str | None = None
    seed: int | None = None
    options: dict[str, Any] | None = None
    players: int | None = None
    language: str | None = None
