"""Writing a file as a whole: whatever goes wrong, what stood there before still does, and nothing half-written stays."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
from pathlib import Path


def write_file(path: Path, content: bytes, overwrite: bool = True) -> None:
    """Write `content` into the file `path`, which holds either all of it afterwards or what it held before.

    Raises OSError, so FileExistsError if it is there and not to be overwritten. Devices and pipes are written to.
    """
    if not overwrite:
        _write_new(path, content)
    elif path.exists() and not path.is_file():
        path.write_bytes(content)
    else:
        _replace(path, content)


def _write_new(path: Path, content: bytes) -> None:
    handle = _new_file(path)
    try:
        _fill(handle, content)
    except BaseException:
        path.unlink(missing_ok=True)
        raise


def _replace(path: Path, content: bytes) -> None:
    # A link (settings kept with other dotfiles) is followed, not replaced.
    path = path.resolve()
    if path.exists() and not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    beside = path.with_name(f".{os.urandom(8).hex()}.part")
    try:
        handle = _new_file(beside)
    except PermissionError:
        # A folder that takes no new files may still hold a file that can be written.
        path.write_bytes(content)
        return
    try:
        _fill(handle, content)
        with contextlib.suppress(FileNotFoundError):
            shutil.copymode(path, beside)
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def _new_file(path: Path) -> int:
    # A name that is too long as a whole, or in its folder, is refused here with the system's reason.
    return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)


def _fill(handle: int, content: bytes) -> None:
    """Write all of it for good, and close in any case."""
    with os.fdopen(handle, "wb", buffering=0) as file:
        left = memoryview(content)
        while left:
            left = left[file.write(left) :]
        os.fsync(file.fileno())
