"""Games as arguments: their names, their numbers of players, and the seats of a new game."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Sequence
from functools import cache

from app.commands.errors import CommandError
from app.games import load_games
from engine.contract import AnyGame
from engine.errors import OptionError
from engine.explorers.game import Explorers
from engine.record import COLOURS, Seat, check_seats, name_key


@cache
def games() -> dict[str, AnyGame]:
    """All games by name, read once."""
    return load_games()


def explorers() -> Explorers:
    """The Guild of Merchant Explorers, the game with maps."""
    found = games()[Explorers.name]
    assert isinstance(found, Explorers)
    return found


def game(text: str) -> AnyGame:
    """The argument type of a game's name."""
    try:
        return games()[text]
    except KeyError:
        raise ArgumentTypeError(f"there is no game {text!r}; the games are {', '.join(games())}") from None


def add_game(parser: ArgumentParser) -> None:
    """Let `parser` take the name of a game as its first argument; `run` then gets the game itself."""
    parser.add_argument("game", metavar="GAME", type=game, help=f"one of: {', '.join(games())}")


def check_players(game: AnyGame, players: int) -> int:
    """`players` if the game can be played by so many, else CommandError."""
    counts = game.seat_counts
    if players not in counts:
        raise CommandError(f"{game.name} is for {counts[0]} to {counts[-1]} players, not for {players}")
    return players


def usual_players(game: AnyGame, wish: int = 4) -> int:
    """The number of players nearest to `wish` that the game allows."""
    return min(game.seat_counts, key=lambda count: abs(count - wish))


def seats_of(game: AnyGame, names: Sequence[str]) -> tuple[Seat, ...]:
    """Seats for people of these names, and computer players for levels such as "@captain", in the usual colours.

    Raises CommandError.
    """
    check_players(game, len(names))
    taken = {name_key(name) for name in names if not name.startswith("@")}
    seats = tuple(_seat(name, colour, taken) for name, colour in zip(names, COLOURS, strict=False))
    try:
        check_seats(seats)
    except OptionError as error:
        raise CommandError(str(error)) from None
    return seats


def _seat(name: str, colour: str, taken: set[str]) -> Seat:
    """The seat of a person or a level; a computer player is named after its level, with a number if needed."""
    if not name.startswith("@"):
        return Seat(name, colour)
    usual = own = name[1:].capitalize()
    number = 1
    while name_key(own) in taken:
        number += 1
        own = f"{usual} {number}"
    taken.add(name_key(own))
    return Seat(own, colour, name)
