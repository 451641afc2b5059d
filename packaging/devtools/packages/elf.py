"""What the programs and libraries of a Linux folder ask of the system, as readelf of binutils tells it."""

import re
import subprocess
from pathlib import Path
from typing import NamedTuple

from devtools.trouble import TroubleError


class Wishes(NamedTuple):
    """Libraries that are not in the folder, and the newest version of the C library that is asked for."""

    libraries: frozenset[str]
    c_library: tuple[int, ...]


def wishes(folder: Path) -> Wishes:
    """Return what everything in the folder together asks of the system. Raises TroubleError."""
    files = [file for file in sorted(folder.rglob("*")) if _is_elf(file)]
    command = ["readelf", "--wide", "--dynamic", "--version-info", *map(str, files)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        raise TroubleError(f"readelf failed: {run.stderr.strip()}")
    return Wishes(
        frozenset(re.findall(r"\(NEEDED\).*\[(.+)\]", run.stdout))
        - {file.name for file in folder.rglob("*")},
        max(
            tuple(map(int, version.split("."))) for version in re.findall(r"Name: GLIBC_([\d.]+)", run.stdout)
        ),
    )


def _is_elf(file: Path) -> bool:
    if file.is_symlink() or not file.is_file():
        return False
    with file.open("rb") as content:
        return content.read(4) == b"\x7fELF"
