"""A progress bar on a terminal, and nothing elsewhere."""

from __future__ import annotations

import sys
from typing import Any


class _NoBar:
    """Shows nothing where there is no terminal."""

    def __enter__(self) -> _NoBar:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def update(self, count: int = 1) -> None:
        pass


def progress(count: int, unit: str = "games", done: int = 0) -> Any:
    """A context manager whose `update()` counts a game (or another unit); `done` of them were done before."""
    if sys.stderr is None or not sys.stderr.isatty():
        return _NoBar()
    from tqdm import tqdm  # type: ignore[import-untyped]  # its types are a package of their own

    return tqdm(total=count, initial=done, unit=f" {unit}", leave=False)
