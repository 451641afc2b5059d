"""The header of a new game: what is fixed before the first move."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec

from app import __version__
from engine.contract import AnyGame
from engine.dealer import SEED_LIMIT
from engine.errors import OptionError
from engine.record import Header, Seat, check_seats


def new_seed() -> int:
    """A seed that nobody can guess."""
    # Only for a new game: it takes time to load, which the start has not.
    import secrets

    return secrets.randbelow(SEED_LIMIT)


def new_header(
    game: AnyGame,
    seats: tuple[Seat, ...],
    seed: int | None = None,
    options: Any = None,
    now: datetime | None = None,
) -> Header:
    """The header of a game that begins now. `options` are plain JSON values; None: the game's own figures.

    Raises `OptionError` for impossible options, seats, or numbers of seats.
    """
    check_seats(seats)
    try:
        wanted = msgspec.convert({} if options is None else options, game.options_type)
    except msgspec.ValidationError as error:
        raise OptionError(f"impossible options: {error}") from None
    moment = datetime.now(UTC) if now is None else now
    return Header(
        game=game.name,
        rules=game.rules_version,
        seed=new_seed() if seed is None else seed,
        options=game.settle_options(wanted, len(seats)),
        seats=seats,
        program=__version__,
        created=moment.isoformat(timespec="seconds"),
    )
