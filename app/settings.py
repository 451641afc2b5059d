"""The player's settings: typed values in one JSON file, written so that a crash never leaves half a file.

The windows know none of this: their `ui.preferences.Preferences` starts from the values here that it has a
name for, and gives them back to `SettingsStore.change`.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from app.sentences import QT_TRANSLATE_NOOP, Sentence
from app.set_aside import set_aside
from app.whole_file import write_file

logger = logging.getLogger(__name__)

_WRONG_VALUE = QT_TRANSLATE_NOOP("Storage", "The setting %1 cannot be %2; its usual value is used instead.")
_DAMAGED = QT_TRANSLATE_NOOP(
    "Storage",
    "The settings could not be understood. They have been set aside as %1, and the usual ones are used.",
)
_NOT_READ = QT_TRANSLATE_NOOP("Storage", "The settings %1 cannot be read (%2); the usual ones are used.")
_NOT_SAVED = QT_TRANSLATE_NOOP(
    "Storage", "The settings cannot be saved in %1 (%2); they hold until the program ends."
)

_SHOWN_LENGTH = 60


Coordinate = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]
"""Beyond this no screen is, and not much further Qt's own numbers end."""
Length = Annotated[int, msgspec.Meta(ge=1, le=100_000)]


class WindowPlace(msgspec.Struct, frozen=True):
    """Where the window was, in Qt's device-independent pixels; `maximized` goes on top of it."""

    x: Coordinate
    y: Coordinate
    width: Length
    height: Length
    maximized: bool = False


class Settings(msgspec.Struct, frozen=True):
    """All settings with their usual values.

    `new_game` holds what was entered last on the page of a new game and `figures` the corrected figures, both
    by game and in whatever form the page gives them (values that JSON knows).
    """

    language: Literal["system", "en", "fr", "de"] = "system"
    theme: Literal["system", "paper", "lantern"] = "system"
    animation: Literal["system", "normal", "fast", "off"] = "system"
    pace: Literal["slow", "normal", "quick"] = "normal"
    review: Literal["quick", "thorough"] = "thorough"
    confirm_clicks: bool = True
    warn_at_end_turn: bool = True
    log_folded: bool = True
    window: WindowPlace | None = None
    new_game: dict[str, dict[str, Any]] = {}
    figures: dict[str, dict[str, Any]] = {}


class SettingsError(Exception):
    """The settings cannot be saved. `sentence` is for the player, `str()` is its English."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence.english())
        self.sentence = sentence


_TYPES: dict[str, Any] = {field.name: field.type for field in msgspec.structs.fields(Settings)}


class SettingsStore:
    """The settings in use, their file, and those who want to know of changes.

    `notices` says what was wrong with the file when it was read; empty when all is well. `path` None keeps
    everything in memory. With several windows each writes only what it has changed; the last one wins.
    """

    def __init__(self, path: Path | None, clock: Callable[[], datetime] = datetime.now) -> None:
        self._path = path
        self._watchers: list[Callable[[str], None]] = []
        self.notices: list[Sentence] = []
        self._dirty: set[str] = set()
        self.current = self._validated(self._first_read(clock))

    def change(self, **values: object) -> None:
        """Set the named settings, save them and tell the watchers, one call a changed name.

        Raises AttributeError for a name and ValueError for a value that do not exist, and changes nothing
        then. Raises SettingsError when the file cannot be written; the new values hold all the same.
        """
        converted: dict[str, Any] = {}
        for name, value in values.items():
            if name not in _TYPES:
                raise AttributeError(f"no setting is called {name}")
            try:
                converted[name] = msgspec.convert(msgspec.to_builtins(value), _TYPES[name])
            except (msgspec.ValidationError, TypeError) as error:
                raise ValueError(f"the setting {name} cannot be {value!r}: {error}") from error
        changed = [name for name, value in converted.items() if getattr(self.current, name) != value]
        if not changed:
            return
        self.current = msgspec.structs.replace(self.current, **converted)
        self._dirty.update(changed)
        try:
            self.save()
        finally:
            for name in changed:
                for watcher in tuple(self._watchers):
                    watcher(name)

    def watch(self, callback: Callable[[str], None]) -> Callable[[], None]:
        """Call `callback` with the name of each changed setting, until the returned function is called."""
        self._watchers.append(callback)

        def stop() -> None:
            with contextlib.suppress(ValueError):
                self._watchers.remove(callback)

        return stop

    def save(self) -> None:
        """Write what has changed since the last time. Raises SettingsError."""
        if self._path is None or not self._dirty:
            return
        # Read anew, so that unknown keys and the changes of another window stay.
        content = self._readable()
        values = msgspec.to_builtins(self.current)
        content.update({name: values[name] for name in self._dirty})
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_file(self._path, msgspec.json.format(msgspec.json.encode(content), indent=2) + b"\n")
        except OSError as error:
            reason = error.strerror or str(error)
            raise SettingsError(Sentence(_NOT_SAVED, (str(self._path), reason))) from error
        self._dirty.clear()

    def _first_read(self, clock: Callable[[], datetime]) -> dict[str, Any]:
        path = self._path
        if path is None or not path.exists():
            return {}
        try:
            if path.is_file():
                return _parsed(path.read_bytes())
        except OSError as error:
            self._note(Sentence(_NOT_READ, (str(path), error.strerror or str(error))))
            return {}
        except msgspec.MsgspecError:
            pass
        try:
            kept = set_aside(path, clock())
        except OSError as error:
            self._note(Sentence(_NOT_READ, (str(path), error.strerror or str(error))))
        else:
            self._note(Sentence(_DAMAGED, (str(kept),)))
        return {}

    def _readable(self) -> dict[str, Any]:
        assert self._path is not None
        try:
            return _parsed(self._path.read_bytes())
        except (OSError, msgspec.MsgspecError):
            return {}

    def _validated(self, content: dict[str, Any]) -> Settings:
        values: dict[str, Any] = {}
        for name in _TYPES.keys() & content.keys():
            try:
                values[name] = msgspec.convert(content[name], _TYPES[name])
            except msgspec.ValidationError:
                shown = msgspec.json.encode(content[name]).decode()
                if len(shown) > _SHOWN_LENGTH:
                    shown = shown[:_SHOWN_LENGTH] + "…"
                self._note(Sentence(_WRONG_VALUE, (name, shown)))
                # So that the wrong value is gone with the next saving and not told at every start.
                self._dirty.add(name)
        return Settings(**values)

    def _note(self, sentence: Sentence) -> None:
        logger.warning("%s", sentence.english())
        self.notices.append(sentence)


def _parsed(content: bytes) -> dict[str, Any]:
    return msgspec.json.decode(content.removeprefix(b"\xef\xbb\xbf"), type=dict[str, Any])
