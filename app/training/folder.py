"""The working folder of a training: what was asked, the samples so far, and how far the descent has come."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TypeVar

import msgspec

from app.training.settings import Settings
from app.whole_file import write_file

_SETTINGS, _DESCENT, _SAMPLES = "settings.json", "descent.json", "samples"

T = TypeVar("T")


class TrainingError(Exception):
    """A training that cannot begin or go on; the message is one sentence."""


class Folder:
    """A folder of one training. Every file is written as a whole, so a kill costs what was just being done."""

    def __init__(self, path: Path, settings: Settings) -> None:
        """Begin in `path`, or go on there. Raises TrainingError for the folder of another training, and OSError."""
        self.path = path
        (path / _SAMPLES).mkdir(parents=True, exist_ok=True)
        found = self._read(_SETTINGS, Settings)
        if found is None:
            if any(path.joinpath(_SAMPLES).iterdir()):
                raise TrainingError(f"the folder {path} holds samples of an unknown training")
            self._write(_SETTINGS, msgspec.json.format(msgspec.json.encode(settings)))
        elif found != settings:
            raise TrainingError(f"the folder {path} holds a training with other games or options")

    def samples(self, number: int) -> bytes | None:
        """What was played as batch `number`, if it was."""
        with contextlib.suppress(FileNotFoundError):
            return self._batch(number).read_bytes()
        return None

    def keep_samples(self, number: int, content: bytes) -> None:
        """Keep what was played as batch `number`."""
        write_file(self._batch(number), content)

    def descent(self) -> list[list[float]] | None:
        """The state of the descent after the last whole epoch."""
        return self._read(_DESCENT, list[list[float]])

    def keep_descent(self, state: list[list[float]]) -> None:
        """Keep the state of the descent."""
        self._write(_DESCENT, msgspec.json.encode(state))

    def _batch(self, number: int) -> Path:
        return self.path / _SAMPLES / f"{number:05}.f4"

    def _read(self, name: str, kind: type[T]) -> T | None:
        try:
            return msgspec.json.decode((self.path / name).read_bytes(), type=kind)
        except FileNotFoundError:
            return None
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise TrainingError(f"{self.path / name} is damaged: {error}") from None

    def _write(self, name: str, content: bytes) -> None:
        write_file(self.path / name, content)
