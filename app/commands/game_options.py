"""The options of a new game on the command line: map and solo level of The Guild of Merchant Explorers."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

import msgspec

from app.commands.errors import CommandError
from app.commands.games import check_players, explorers, usual_players
from engine.contract import AnyGame
from engine.errors import OptionError


def add_options(parser: ArgumentParser) -> None:
    """Let `parser` take a map and a solo level; `options_of` makes options of them."""
    game = explorers()
    levels = ", ".join(game.figures.constants.solo.levels)
    parser.add_argument(
        "--map",
        metavar="NAME",
        help=f"map of {game.name}, as 'incognita maps' lists them (usually {game.options_type().map})",
    )
    parser.add_argument("--solo", metavar="LEVEL", help=f"solo level of {game.name}, one of: {levels}")


def options_of(arguments: Namespace, game: AnyGame, players: int) -> dict[str, Any] | None:
    """The options asked for as plain JSON values, checked; None if nothing was. Raises CommandError."""
    check_players(game, players)
    wanted = {
        name: value for name in ("map", "solo") if (value := getattr(arguments, name, None)) is not None
    }
    if not wanted:
        return None
    if game is not explorers():
        raise CommandError(f"--{next(iter(wanted))} is for {explorers().name}, not for {game.name}")
    if "solo" in wanted and players != 1:
        raise CommandError(f"--solo is for one player, not for {players}")
    if "map" in wanted and wanted["map"] not in explorers().maps:
        wanted["map_text"] = _own_map(wanted["map"])
    settled_options(game, players, wanted)
    return wanted


def settled_options(game: AnyGame, players: int, options: dict[str, Any] | None) -> Any:
    """The options of a game from plain JSON values (None: the usual ones). Raises CommandError."""
    try:
        return game.settle_options(msgspec.convert(options or {}, game.options_type), players)
    except OptionError as error:
        raise CommandError(str(error)) from None


def usual_or_solo(arguments: Namespace, game: AnyGame, wish: int) -> int:
    """The number of players if none is asked for: 1 for a solo level, else the nearest to `wish`."""
    return 1 if arguments.solo is not None else usual_players(game, wish)


def _own_map(name: str) -> str:
    """The text of a map of the user's folder. Raises CommandError."""
    from app.maps import maps_of_folder

    game = explorers()
    own, _ = maps_of_folder(game)
    for found in own:
        if found.board.id == name:
            return found.text
    known = ", ".join([*game.maps, *(found.board.id for found in own)])
    raise CommandError(
        f"there is no map {name!r}; the maps are {known}, and 'incognita maps' says more about own ones"
    )
