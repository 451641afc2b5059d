"""A bundle for macOS put together from the pinned wheels on any system, to see that it is whole. Nobody gets it.

It has the libraries, the data and the Info.plist that PyInstaller's bundle on a Mac has, at the paths of the wheels, and
PyInstaller's own small program as its executable; it lacks the Python code, so it is nothing to start.
"""

import plistlib
import shutil
from collections.abc import Iterable
from pathlib import Path

from devtools.packages import contents, data_files
from devtools.places import ROOT
from devtools.trouble import TroubleError
from macos import mach_o
from macos.plist import EXECUTABLE, bundle_info
from macos.wheels import PYTHON_VERSION, native_files

NAME = "Terra Incognita.app"
BOOTLOADER = "PyInstaller/bootloader/Darwin-64bit/runw"
PYTHON_FOLDER = "deploy_libs/"
"""Where the wheel that brings a Python for macOS has it."""
ICONS = ROOT / "packaging" / "icons"


def put_together(folder: Path, wheels: Iterable[Path], architecture: str, version: str) -> Path:
    """Make the bundle in a folder, without what was there, and return it. Raises TroubleError."""
    bundle, store = folder / NAME, folder / "store"
    for old in (bundle, store):
        shutil.rmtree(old, ignore_errors=True)
    entries = []
    program = b""
    for wheel in wheels:
        for name, content in native_files(wheel):
            if name == BOOTLOADER:
                program = mach_o.thinned(content, architecture)
            place = _place(name)
            if place is None:
                continue
            source = store / place
            source.parent.mkdir(parents=True, exist_ok=True)
            source.write_bytes(mach_o.thinned(content, architecture))
            entries.append((place, str(source), "EXTENSION" if place.endswith(".so") else "BINARY"))
    if not program:
        raise TroubleError(f"The wheel of PyInstaller does not hold {BOOTLOADER}.")
    kept = contents.without_orphans(entries, lambda source: _asked_for(Path(source), architecture))
    for place, stored, _kind in kept:
        target = bundle / "Contents" / "Frameworks" / place
        target.parent.mkdir(parents=True, exist_ok=True)
        Path(stored).replace(target)
    shutil.rmtree(store)
    _add_rest(bundle, program, version)
    return bundle


def _place(name: str) -> str | None:
    """The path below Frameworks of a file of a wheel; None: it does not belong into a package."""
    if name.startswith(("PyInstaller/", "panda3d/", "direct/")):
        return None
    place, module = name, name.split(".", maxsplit=1)[0].replace("/", ".")
    if name.startswith(PYTHON_FOLDER):
        file = name.removeprefix(PYTHON_FOLDER)
        module = file.split(".")[0]
        # They look for their own libraries beside themselves.
        place = file if file.startswith("libpython") else f"python{PYTHON_VERSION}/lib-dynload/{file}"
    excluded = any(f"{module}.".startswith(f"{other}.") for other in contents.EXCLUDED_MODULES)
    tool = "." not in Path(place).name and ".framework/" not in place
    return None if excluded or tool or not contents.is_wanted(place) else place


def _asked_for(file: Path, architecture: str) -> tuple[str, ...]:
    image = mach_o.images(file.read_bytes())[architecture]
    return (*image.libraries, *image.optional)


def _add_rest(bundle: Path, program: bytes, version: str) -> None:
    inside = bundle / "Contents"
    (inside / "MacOS").mkdir()
    executable = inside / "MacOS" / EXECUTABLE
    executable.write_bytes(program)
    executable.chmod(0o755)
    resources = inside / "Resources"
    for source, place in data_files.data_files(ROOT):
        (resources / place).mkdir(parents=True, exist_ok=True)
        shutil.copy(source, resources / place)
    for icon in ("app.icns", "record.icns"):
        shutil.copy(ICONS / icon, resources / icon)
    with (inside / "Info.plist").open("wb") as file:
        plistlib.dump(bundle_info(version), file)
