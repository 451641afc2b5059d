"""What is done with a file that cannot be understood: it is kept under another name."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path


def set_aside(path: Path, now: datetime) -> Path:
    """Rename a damaged file, never over another one; its new path. Raises OSError."""
    number = 1
    while True:
        extra = "" if number == 1 else f"-{number}"
        target = path.with_name(f"{path.stem}.damaged-{now:%Y-%m-%d-%H%M}{extra}{path.suffix}")
        if not target.exists():
            return path.rename(target)
        number += 1
