"""The licences of everything in a package for players, gathered when it is made: PyInstaller's spec calls this.

Runs in the project's own environment, whose packages are those that get frozen.
"""

import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

from devtools.trouble import TroubleError

SYSTEM_FOLDER = "system"
"""The folder below that of the licences with those of Debian's libraries."""

_DOCUMENTS = Path("/usr/share/doc")


def data_files(folder: Path) -> list[tuple[str, str]]:
    """Write the licences into `folder`; return path and folder in the package of each file.

    Raises TroubleError when a part of the program has no text of its licence.
    """
    from app import licences

    try:
        written = licences.write_notices(folder, licences.gathered(frozen=True))
    except licences.LicenceMissing as error:
        raise TroubleError(f"The licences are not complete: {error}.") from error
    return [(str(file), licences.FOLDER) for file in written]


def system_entries(libraries: Iterable[str | Path]) -> list[tuple[str, str, str]]:
    """Return entries for the licences of what PyInstaller took from Debian or Ubuntu: one for each system package.

    `libraries` are the files in a package by where they came from; what no system package owns is passed over. An entry
    is the path in the package, the file and its kind, as PyInstaller lists them. Empty where there is no dpkg.
    Raises TroubleError when a system package has no text of its licence.
    """
    if shutil.which("dpkg-query") is None:
        return []
    from app import licences

    found = []
    for package in sorted(owners(libraries)):
        document = _DOCUMENTS / package / "copyright"
        if not document.is_file():
            raise TroubleError(f"The licence of Debian's package {package} is not in {document}.")
        found.append((f"{licences.FOLDER}/{SYSTEM_FOLDER}/{package}.txt", str(document), "DATA"))
    return found


def owners(files: Iterable[str | Path]) -> set[str]:
    """Return the names of the system packages that the files belong to, as dpkg knows them."""
    # Since /usr was merged, a file may be registered under either of its paths.
    places: set[str] = set()
    for file in files:
        for path in {Path(file).absolute(), Path(file).resolve()}:
            places.update({str(path), str(path).removeprefix("/usr")})
    if not places:
        return set()
    answer = subprocess.run(
        ["dpkg-query", "--search", *sorted(places)], capture_output=True, text=True, check=False
    )
    names = (line.rsplit(": ", 1)[0] for line in answer.stdout.splitlines() if ": " in line)
    return {name.split(":")[0].strip() for line in names for name in line.split(",")}
