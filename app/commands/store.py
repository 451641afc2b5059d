"""The library of games for commands: opened, with its errors as sentences."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from app.commands.errors import CommandError
from app.commands.games import games
from app.library import GameId, Library, LibraryError, SavedGame
from app.paths import UserFolderError, user_folders
from engine.errors import NotationError
from engine.match import Match
from engine.record import entry_text, header_text, parse_header


@contextmanager
def library() -> Iterator[Library]:
    """The user's library, closed at the end; whatever goes wrong with it inside becomes a CommandError."""
    try:
        opened = Library.open(user_folders().games_file())
        with opened.library:
            if opened.notice is not None:
                print(f"incognita: {opened.notice.english()}", file=sys.stderr)
            yield opened.library
    except (LibraryError, UserFolderError) as error:
        raise CommandError(str(error)) from None


def find(library: Library, text: str) -> SavedGame:
    """The game of a number or of "last", the one played last. Raises CommandError, LibraryError."""
    if text == "last":
        newest = library.games(limit=1)
        if not newest:
            raise CommandError("there is no game in the library yet")
        return library.load(newest[0].id)
    if not text.isascii() or not text.isdigit() or len(text) > 15:
        raise CommandError(
            f"a game of the library is its number as 'incognita list' shows it, or 'last', not {text!r}"
        )
    return library.load(GameId(int(text)))


def players_of(saved: SavedGame) -> list[str]:
    """The names in a saved game's header; none if this program cannot read it."""
    try:
        return [seat.name for seat in parse_header(saved.header, games()).seats]
    except NotationError:
        return []


def add_match(library: Library, match: Match) -> GameId:
    """Put a match into the library as a new game. Raises LibraryError."""
    header = match.header
    game_id = library.create(header.game, header_text(header), map(entry_text, match.entries))
    library.journal(game_id).annotate({}, match.over)
    return game_id
