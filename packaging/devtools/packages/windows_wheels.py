"""The wheels for Windows: those of packaging/pins as Windows would choose them, fetched by version and hash."""

import operator
import re
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from devtools.packages.wheels import download
from devtools.places import PINS
from devtools.trouble import TroubleError

PYTHON_VERSION = (3, 11, 7)
"""The Python for Windows that the wheel pinned in packaging/pins/windows.txt holds."""

_MARKER = re.compile(r"(\w+) (==|!=|<=|>=|<|>) '([\w.]+)'")
_OPERATORS: dict[str, Callable[[Any, Any], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


def requirements(pins: str) -> list[str]:
    """Return the pins, one a line and without their conditions, that hold for Windows and its Python.

    Needed because pip asks the conditions of the system it runs on. Raises ValueError for a condition of another form.
    """
    chosen = []
    for entry in pins.replace("\\\n", " ").splitlines():
        words = " ".join(entry.split())
        pinned, _, hashes = words.partition(" --hash")
        name, _, condition = pinned.partition(" ; ")
        if hashes and (not condition or _holds(condition)):
            chosen.append(f"{name} --hash{hashes}")
    return chosen


def _holds(condition: str) -> bool:
    parts = _MARKER.fullmatch(condition)
    if parts is None:
        raise ValueError(f"{condition!r} is no condition known here")
    name, sign, wanted = parts.groups()
    facts = {"sys_platform": "win32", "platform_system": "Windows", "os_name": "nt"}
    if name in facts:
        return _OPERATORS[sign](facts[name], wanted)
    if name in {"python_version", "python_full_version"}:
        numbers = tuple(int(number) for number in wanted.split("."))
        own = PYTHON_VERSION[:2] if name == "python_version" else PYTHON_VERSION
        length = max(len(numbers), len(own))
        return _OPERATORS[sign](_filled(own, length), _filled(numbers, length))
    raise ValueError(f"{condition!r} is no condition known here")


def _filled(numbers: tuple[int, ...], length: int) -> tuple[int, ...]:
    return numbers + (0,) * (length - len(numbers))


def fetch(folder: Path) -> list[Path]:
    """Bring the folder up to date with the pins and return its wheels. Raises TroubleError."""
    pins = [line for name in ("package.txt", "windows.txt") for line in requirements(_text(name))]
    return download(folder, pins, "win_amd64", ".".join(map(str, PYTHON_VERSION[:2])))


def _text(name: str) -> str:
    return (PINS / name).read_text(encoding="utf-8")


def unpack(wheel: Path, site_packages: Path) -> None:
    """Install a wheel as pip would, without scripts. Raises TroubleError when a path in it leads elsewhere."""
    with zipfile.ZipFile(wheel) as archive:
        for entry in archive.infolist():
            parts = entry.filename.split("/")
            if parts[0].endswith(".data"):
                if parts[1] not in {"purelib", "platlib"}:
                    continue
                parts = parts[2:]
            if ".." in parts or entry.filename.startswith("/") or ":" in entry.filename:
                raise TroubleError(f"{wheel.name} holds the path {entry.filename}, which leads out of it.")
            target = site_packages.joinpath(*parts)
            if entry.is_dir():
                target.mkdir(parents=True, exist_ok=True)
                continue
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(archive.read(entry))
