"""The licences of the program and of all that it stands on, in full.

They are not kept here: they come from the packages as installed. A frozen program has no such packages; there they lie
in the folder that `write_notices` filled when it was made. Nothing of Qt is loaded.
"""

from __future__ import annotations

import json
import sys
import sysconfig
from collections.abc import Iterable
from importlib import metadata
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

from app import __version__
from ui.licences import Licences, Notice

FOLDER = "licences"
"""The folder of the notices in a frozen program, beside its libraries; and that of `resources` with Qt's texts."""
INDEX = "index.json"

LGPL = "LGPL-3.0"
QT = {"PySide6_Essentials": "PySide6", "shiboken6": "Shiboken"}
"""Distributions of Qt for Python and their usual names. They bring no text of their licence along."""

OTHERS = {
    "msgspec": "BSD-3-Clause",
    "numpy": "BSD-3-Clause",
    "platformdirs": "MIT",
    "pyqtgraph": "MIT",
    "tqdm": "MPL-2.0, MIT",
}
"""Distributions that the program needs, with their licences in short."""

ON_SOME_SYSTEMS = {"colorama": "BSD-3-Clause"}
FREEZER = {"pyinstaller": "GPL-2.0 with an exception"}
"""Its small program starts a frozen one; the exception lets that have any licence."""


class LicenceMissing(Exception):
    """A part of the program has no text of its licence; the message names it."""


def licences() -> Licences:
    """The notices of this running program. Raises LicenceMissing where one has no text."""
    if getattr(sys, "frozen", False):
        notices = read_notices(Path(str(files("resources"))).parent / FOLDER)
    else:
        notices = tuple(gathered())
    return Licences(notices, _library_folder())


def gathered(*, frozen: bool = False) -> list[Notice]:
    """The notices from the packages of this Python. Raises LicenceMissing where one has no text.

    `frozen`: with what only a frozen program holds.
    """
    wanted = {**OTHERS, **(FREEZER if frozen else {})}
    for name, licence in ON_SOME_SYSTEMS.items():
        if _version(name):
            wanted[name] = licence
    return [
        Notice("Terra Incognita", __version__, "MIT", _own_text()),
        # The version of Qt itself is that of its Python packages.
        Notice("Qt", _version("PySide6_Essentials"), LGPL, _qt_text()),
        *(Notice(shown, _version(name), LGPL, _qt_text()) for name, shown in QT.items()),
        Notice("Python", sys.version.split()[0], "PSF-2.0", _python_text()),
        *(Notice(name, _version(name), licence, _text(name)) for name, licence in sorted(wanted.items())),
    ]


def write_notices(folder: Path, notices: Iterable[Notice]) -> list[Path]:
    """Write the notices into a folder, one text each and a list of them; the files written.

    Raises OSError. What was in the folder and has another name stays.
    """
    folder.mkdir(parents=True, exist_ok=True)
    listing = []
    written = [folder / INDEX]
    for notice in notices:
        file = folder / f"{notice.name.replace(' ', '-')}.txt"
        file.write_text(notice.text, encoding="utf-8", newline="\n")
        written.append(file)
        listing.append(
            {"name": notice.name, "version": notice.version, "licence": notice.licence, "file": file.name}
        )
    text = json.dumps(listing, indent=1, ensure_ascii=False) + "\n"
    (folder / INDEX).write_text(text, encoding="utf-8", newline="\n")
    return written


def read_notices(folder: Path) -> tuple[Notice, ...]:
    """The notices that `write_notices` wrote into a folder. Raises LicenceMissing where they are not whole."""
    try:
        listing = json.loads((folder / INDEX).read_text(encoding="utf-8"))
        return tuple(
            Notice(
                entry["name"],
                entry["version"],
                entry["licence"],
                (folder / entry["file"]).read_text(encoding="utf-8"),
            )
            for entry in listing
        )
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise LicenceMissing(f"the licences in {folder} cannot be read: {error}") from error


def _version(distribution: str) -> str:
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return ""


def _text(distribution: str) -> str:
    """All licence files of a distribution, one after the other, the main one first."""
    try:
        parts = metadata.distribution(distribution).files or []
    except metadata.PackageNotFoundError as error:
        raise LicenceMissing(f"{distribution} is not installed") from error
    texts = {}
    for part in parts:
        inside = [name for name in part.parts if name.endswith(".dist-info")]
        if inside and part.name.upper().startswith(("LICEN", "COPYING", "NOTICE", "AUTHORS")):
            texts[part.as_posix()] = Path(str(part.locate())).read_text(encoding="utf-8", errors="replace")
    if not texts:
        raise LicenceMissing(f"{distribution} was installed without the text of its licence")
    places = sorted(texts, key=lambda place: (place.count("/"), place))
    if len(places) == 1:
        return texts[places[0]]
    return "\n\n".join(
        f"--- {place.split('.dist-info/', 1)[1]}\n\n{texts[place].strip()}" for place in places
    )


def _own_text() -> str:
    file = Path(str(files("app"))).parent / "LICENSE"
    # In a checkout it lies there; a wheel has it among its metadata.
    return file.read_text(encoding="utf-8") if file.is_file() else _text("terra-incognita")


def _qt_text() -> str:
    folder = files("resources").joinpath(FOLDER)
    names = ("qt.txt", "LGPL-3.0.txt", "GPL-3.0.txt")
    return "\n\n\n".join(folder.joinpath(name).read_text(encoding="utf-8").rstrip() for name in names) + "\n"


def _python_text() -> str:
    for folder in (sysconfig.get_path("stdlib"), sys.base_prefix):
        for name in ("LICENSE.txt", "LICENSE"):
            file = Path(folder) / name
            if file.is_file():
                return file.read_text(encoding="utf-8", errors="replace")
    raise LicenceMissing("this Python came without the text of its licence")


def _library_folder() -> str:
    spec = find_spec("PySide6")
    places = None if spec is None else spec.submodule_search_locations
    return str(Path(places[0])) if places else ""
