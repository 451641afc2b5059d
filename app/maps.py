"""Maps that players have put into the folder of maps beside the library."""

from __future__ import annotations

from pathlib import Path

from app.paths import user_folders
from engine.errors import FiguresError
from engine.explorers.game import Explorers
from ui.explorers.player_maps import PlayerMap

MOST_BYTES = 1_000_000


def maps_folder() -> Path:
    """The folder in which players may put maps; it need not exist."""
    return user_folders().data / "maps"


def player_maps(game: Explorers, folder: Path | None = None) -> list[PlayerMap]:
    """All map files of a folder (None: the user's) by name, each checked; broken ones come with their fault."""
    place = maps_folder() if folder is None else folder
    try:
        files = sorted(path for path in place.iterdir() if path.suffix.lower() == ".toml" and path.is_file())
    except OSError:
        return []
    return [_read(game, path) for path in files]


def _read(game: Explorers, path: Path) -> PlayerMap:
    try:
        if path.stat().st_size > MOST_BYTES:
            return PlayerMap(path.name, "", "the file is too large for a map")
        text = path.read_text(encoding="utf-8")
        game.read_map(text)
    except OSError as error:
        return PlayerMap(path.name, "", error.strerror or str(error))
    except UnicodeDecodeError:
        return PlayerMap(path.name, "", "the file is not text in UTF-8")
    except FiguresError as error:
        return PlayerMap(path.name, "", str(error))
    return PlayerMap(path.name, text)
