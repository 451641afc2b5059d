"""What ends a command early, told in one sentence."""

from __future__ import annotations

from pathlib import Path


class CommandError(Exception):
    """The command cannot do what was asked; `str(error)` is one clear sentence, the exit code is 2."""


def shown(path: Path | str) -> str:
    """A file's name as it can stand in one line on any terminal."""
    return one_line(str(path))


def one_line(text: str) -> str:
    """`text` with everything that is not printable (line ends, controls) written as an escape."""
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in text)


def reason_of(error: OSError) -> str:
    """The system's reason in lower case, as it stands behind a colon."""
    reason = error.strerror or type(error).__name__
    return reason[:1].lower() + reason[1:]
