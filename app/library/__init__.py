"""The library of games (docs/storage.md): one SQLite file, a row for each move, saved before it is shown."""

from app.library.errors import JournalOrderError, LibraryError, Trouble
from app.library.games import Entry, GameId, Library, Opened, SavedGame
from app.library.journal import Journal
from app.library.repair import Notice

__all__ = [
    "Entry",
    "GameId",
    "Journal",
    "JournalOrderError",
    "Library",
    "LibraryError",
    "Notice",
    "Opened",
    "SavedGame",
    "Trouble",
]
