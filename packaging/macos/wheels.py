"""The pinned wheels for macOS, fetched by version and hash on any system, to look into them."""

import zipfile
from collections.abc import Iterator
from pathlib import Path

from devtools.packages.wheels import download
from devtools.places import PINS
from macos import mach_o
from macos.plist import MINIMUM_SYSTEM

PYTHON_VERSION = "3.11"
"""The Python that packages are made with."""

NATIVE = ("msgspec", "numpy", "pyinstaller", "pyside6-essentials", "shiboken6")
"""What comes with programs and libraries of its own; the rest is Python and the same everywhere."""


def requirements(pins: str, names: tuple[str, ...]) -> list[str]:
    """Return the pins of the named packages that hold for `PYTHON_VERSION`, one a line, without their conditions.

    pip would ask the conditions of the Python that runs it. Raises ValueError for a condition of another form than
    `python_full_version < '3.12'`, and when a package has not exactly one pin.
    """
    chosen: dict[str, str] = {}
    for entry in pins.replace("\\\n", " ").splitlines():
        pinned, _, hashes = " ".join(entry.split()).partition(" --hash")
        wheel, _, condition = pinned.partition(" ; ")
        name = wheel.split("==")[0]
        if name in names and (not condition or _holds(condition)):
            if name in chosen:
                raise ValueError(f"{name} is pinned twice for Python {PYTHON_VERSION}")
            chosen[name] = f"{wheel} --hash{hashes}"
    missing = sorted(set(names) - chosen.keys())
    if missing:
        raise ValueError(f"there is no pin of {', '.join(missing)}")
    return [chosen[name] for name in sorted(chosen)]


def _holds(condition: str) -> bool:
    name, sign, wanted = condition.split(" ")
    if name != "python_full_version" or sign not in {"<", ">="}:
        raise ValueError(f"{condition!r} is no condition known here")
    older = _numbers(PYTHON_VERSION) < _numbers(wanted.strip("'"))
    return older if sign == "<" else not older


def _numbers(version: str) -> list[int]:
    return [int(number) for number in version.split(".")]


def fetch(folder: Path, architecture: str) -> list[Path]:
    """Return the wheels for an architecture, fetched into the folder unless they are there. Raises TroubleError."""
    pins = requirements((PINS / "package.txt").read_text(encoding="utf-8"), NATIVE)
    pins += requirements((PINS / "macos.txt").read_text(encoding="utf-8"), ("panda3d",))
    platform = f"macosx_{MINIMUM_SYSTEM.replace('.', '_')}_{architecture}"
    return download(folder, pins, platform, PYTHON_VERSION)


def native_files(wheel: Path) -> Iterator[tuple[str, bytes]]:
    """Yield path and content of each program and library of macOS in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        for entry in archive.infolist():
            # Archives of object files (.a) begin like programs, but are for compilers only.
            if entry.is_dir() or entry.filename.endswith(".a"):
                continue
            with archive.open(entry) as file:
                start = file.read(4)
            if mach_o.is_mach_o(start):
                yield entry.filename, archive.read(entry)
