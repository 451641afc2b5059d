"""The files that belong to the repository."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@cache
def tracked_files() -> tuple[Path, ...]:
    """Return every tracked file that exists, and new ones that are not ignored."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listing = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    files = (ROOT / name for name in sorted(set(listing.stdout.split("\0"))) if name)
    return tuple(file for file in files if file.is_file())


def modules(*packages: str) -> list[Path]:
    """Return the Python modules under the given folders, named from the top."""
    folders = tuple(f"{package}/" for package in packages)
    return [
        file
        for file in tracked_files()
        if file.suffix == ".py" and file.relative_to(ROOT).as_posix().startswith(folders)
    ]
