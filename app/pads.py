"""Score pads as files of a folder; see `ui.faraway.pad.store.PadStore`."""

from __future__ import annotations

import contextlib
import logging
import re
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from app.paths import UserFolderError, usable
from app.sentences import QT_TRANSLATE_NOOP, Sentence
from app.set_aside import set_aside
from app.whole_file import write_file
from engine.faraway.pad import ScorePad
from engine.faraway.pad_text import PadTextError, pad_text, read_pad
from ui.faraway.pad.store import KeptPad, PadStoreError

logger = logging.getLogger(__name__)

MOST_BYTES = 100_000
"""A file that is larger is none of ours: a pad has less than 4,000."""

_NAME = re.compile(r"pad-\d{8}-\d{6}(-\d+)?\.json")

_DAMAGED = QT_TRANSLATE_NOOP(
    "Storage", "The score pad %1 could not be understood. It has been set aside as %2."
)
_NEWER = QT_TRANSLATE_NOOP(
    "Storage",
    "The score pad %1 was written by a newer version of this program and has been left untouched: "
    "install the newer version to open it.",
)
_NOT_READ = QT_TRANSLATE_NOOP("Storage", "The score pad %1 cannot be read (%2).")
_NOT_SAVED = QT_TRANSLATE_NOOP("Storage", "The score pad cannot be saved in %1 (%2).")
_NOT_DELETED = QT_TRANSLATE_NOOP("Storage", "The score pad %1 cannot be deleted (%2).")
_NOT_LISTED = QT_TRANSLATE_NOOP("Storage", "The score pads in %1 cannot be read (%2).")


class PadFolder:
    """The pads of a folder, which is made when the first one is kept."""

    def __init__(self, folder: Path, clock: Callable[[], datetime] = datetime.now) -> None:
        self._folder = folder
        self._clock = clock

    def pads(self) -> tuple[list[KeptPad], list[str]]:
        kept, notices = [], []
        for path in self._files():
            try:
                pad = self._read(path)
                changed = datetime.fromtimestamp(path.stat().st_mtime, UTC)
            except PadTextError as error:
                notices.append(self._trouble(path, error).translated())
            except FileNotFoundError:
                continue  # deleted by another window meanwhile
            except OSError as error:
                notices.append(Sentence(_NOT_READ, (str(path), _reason(error))).translated())
            else:
                names = tuple(player.name for player in pad.players)
                kept.append(KeptPad(path.name, pad.title, names, changed))
        kept.sort(key=lambda pad: (pad.changed, pad.key), reverse=True)
        return kept, notices

    def load(self, key: str) -> ScorePad:
        path = self._folder / key
        try:
            return self._read(path)
        except PadTextError as error:
            raise PadStoreError(self._trouble(path, error).translated()) from error
        except OSError as error:
            raise _error(_NOT_READ, path, error) from error

    def keep(self, key: str | None, pad: ScorePad) -> str:
        content = pad_text(pad).encode()
        try:
            usable(self._folder)
            if key is None:
                return self._keep_new(content)
            write_file(self._folder / key, content)
        except UserFolderError as error:
            raise PadStoreError(error.sentence.translated()) from error
        except OSError as error:
            raise _error(_NOT_SAVED, self._folder, error) from error
        return key

    def delete(self, key: str) -> None:
        path = self._folder / key
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise _error(_NOT_DELETED, path, error) from error

    def _files(self) -> list[Path]:
        try:
            return [path for path in self._folder.iterdir() if _NAME.fullmatch(path.name)]
        except FileNotFoundError:
            return []
        except OSError as error:
            raise _error(_NOT_LISTED, self._folder, error) from error

    def _read(self, path: Path) -> ScorePad:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            raise PadTextError("it is too large")
        return read_pad(content)

    def _trouble(self, path: Path, error: PadTextError) -> Sentence:
        """What is done with a file that is no pad, or one of a later version."""
        logger.warning("score pad %s: %s", path, error)
        if error.newer:
            return Sentence(_NEWER, (str(path),))
        try:
            kept = set_aside(path, self._clock())
        except OSError as why:
            return Sentence(_NOT_READ, (str(path), _reason(why)))
        return Sentence(_DAMAGED, (path.name, str(kept)))

    def _keep_new(self, content: bytes) -> str:
        base = f"pad-{self._clock():%Y%m%d-%H%M%S}"
        number = 1
        while True:
            name = f"{base}.json" if number == 1 else f"{base}-{number}.json"
            # Another window may keep a pad in the same second.
            with contextlib.suppress(FileExistsError):
                write_file(self._folder / name, content, overwrite=False)
                return name
            number += 1


def _error(text: str, path: Path, error: OSError) -> PadStoreError:
    logger.warning("%s: %s", path, error)
    return PadStoreError(Sentence(text, (str(path), _reason(error))).translated())


def _reason(error: OSError) -> str:
    return error.strerror or str(error)
