"""The three folders of the user: games (data), settings (config), log.

`INCOGNITA_HOME` in the environment puts all three under one folder, for portable use and for tests.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

import msgspec
import platformdirs

from app.sentences import QT_TRANSLATE_NOOP, Sentence

HOME_VARIABLE = "INCOGNITA_HOME"
FOLDER_NAME = "terra-incognita"

_NOT_MADE = QT_TRANSLATE_NOOP("Storage", "The folder %1 cannot be created (%2).")
_NOT_A_FOLDER = QT_TRANSLATE_NOOP("Storage", "%1 should be a folder, but a file of this name is in the way.")
_NOT_WRITABLE = QT_TRANSLATE_NOOP("Storage", "Nothing can be written into the folder %1 (%2).")


class UserFolderError(Exception):
    """A folder of the user cannot be used. `sentence` says which and why, `str()` says it in English."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence.english())
        self.sentence = sentence


class UserFolders(msgspec.Struct, frozen=True):
    """Where the user's files lie. Nothing is created before one of the methods asks for it."""

    data: Path
    config: Path
    log: Path

    def games_file(self) -> Path:
        """The library of games, in its usable folder. Raises UserFolderError."""
        return usable(self.data) / "games.sqlite3"

    def settings_file(self) -> Path:
        """The settings, in their usable folder. Raises UserFolderError."""
        return usable(self.config) / "settings.json"

    def log_folder(self) -> Path:
        """The usable folder of the log. Raises UserFolderError."""
        return usable(self.log)


def user_folders(environment: Mapping[str, str] | None = None) -> UserFolders:
    """The folders for this user, from `environment` (the process's own when None) or the system's habits."""
    home = (os.environ if environment is None else environment).get(HOME_VARIABLE, "").strip()
    if home:
        base = _absolute(home)
        return UserFolders(base / "data", base / "config", base / "log")
    places = platformdirs.PlatformDirs(FOLDER_NAME, appauthor=False)
    return UserFolders(places.user_data_path, places.user_config_path, places.user_log_path)


def usable(folder: Path) -> Path:
    """`folder`, created if need be, after a file was written into it for trial. Raises UserFolderError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        raise UserFolderError(Sentence(_NOT_A_FOLDER, (str(_in_the_way(folder)),))) from error
    except (OSError, ValueError) as error:
        raise UserFolderError(Sentence(_NOT_MADE, (_shown(folder), _reason(error)))) from error
    try:
        # Permission bits do not tell the truth on Windows, on network drives, or for root: only a trial does.
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise UserFolderError(Sentence(_NOT_WRITABLE, (_shown(folder), _reason(error)))) from error
    return folder


def _absolute(home: str) -> Path:
    try:
        return Path(home).expanduser().absolute()
    except RuntimeError:  # "~somebody" whom this machine does not know: taken literally
        return Path(home).absolute()


def _in_the_way(folder: Path) -> Path:
    for place in (folder, *folder.parents):
        if place.exists() and not place.is_dir():
            return place
    return folder


def _shown(folder: Path) -> str:
    return str(folder).replace("\0", "?")


def _reason(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(error)
