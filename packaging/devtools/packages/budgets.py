"""Limits that a package keeps to, and what must not be in it."""

from pathlib import Path

from devtools.packages import contents
from devtools.trouble import TroubleError

DOWNLOAD_BYTES = 50_000_000
"""A package as it is downloaded; those of all systems stay below."""
FOLDER_MIB = {"linux": 175, "windows": 100, "macos": 130}
"""What a package takes on the disk, in MiB."""
START_SECONDS = 1.0
"""From starting the process to the first painted window, the best of several starts."""


def check_download(package: Path) -> str:
    """Return a line with the size of the package. Raises TroubleError when it is too large."""
    size = package.stat().st_size
    if size >= DOWNLOAD_BYTES:
        raise TroubleError(f"{package.name} has {size:,} bytes; the limit is {DOWNLOAD_BYTES:,}.")
    return f"{package.name}: {size / 1e6:.1f} MB"


def check_folder(folder: Path, system: str) -> str:
    """Return a line with the size of the program's folder.

    Raises TroubleError when it is too large, and when a file is in there that does not belong into a package.
    """
    files = [file for file in folder.rglob("*") if file.is_file() and not file.is_symlink()]
    mib = sum(file.stat().st_size for file in files) / 2**20
    if mib >= FOLDER_MIB[system]:
        raise TroubleError(f"{folder.name} takes {mib:.1f} MiB; the limit is {FOLDER_MIB[system]}.")
    unwanted = unwanted_files(folder)
    if unwanted:
        raise TroubleError(f"These files do not belong into a package: {', '.join(unwanted)}.")
    return f"{folder.name}: {mib:.1f} MiB in {len(files)} files"


def unwanted_files(folder: Path) -> list[str]:
    """Return the paths of files in a frozen folder that `devtools.packages.contents` does not want there."""
    inside = folder / "_internal"
    names = (file.relative_to(inside).as_posix() for file in sorted(inside.rglob("*")) if not file.is_dir())
    return [name for name in names if not contents.is_wanted(name) or _is_excluded(name)]


def _is_excluded(name: str) -> bool:
    """Tell whether the file is a module that was to be left out, such as PySide6/QtQml.abi3.so or _ssl.so."""
    parts = name.split("/")
    parts[-1] = parts[-1].split(".")[0]
    modules = {
        ".".join(parts[start:end]) for start in (0, len(parts) - 1) for end in range(1, len(parts) + 1)
    }
    if "dist-info" in name:
        return False
    return not modules.isdisjoint(contents.EXCLUDED_MODULES)


def check_start(seconds: list[float]) -> str:
    """Return a line with the quickest start. Raises TroubleError when that took too long."""
    best = min(seconds)
    if best >= START_SECONDS:
        raise TroubleError(f"The first window came after {best:.2f} s; the limit is {START_SECONDS:g} s.")
    return f"first painted window after {best:.2f} s (best of {len(seconds)})"
