"""What belongs to a release beside the packages: the tag, the checksums, the list of its parts."""

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

from devtools import environment
from devtools.packages.freeze import version
from devtools.places import PINS, ROOT, WINDOWS, venv_tool
from devtools.trouble import TroubleError

CHECKSUMS = "SHA256SUMS"


def check_tag(tag: str) -> str:
    """Return the version of the program, which the tag must name with a v before it. Raises TroubleError."""
    number = version()
    if tag != f"v{number}":
        raise TroubleError(f"The tag is {tag}, but the version in app/__init__.py is {number}.")
    return number


def package_names(number: str) -> list[str]:
    """Return the file names of the packages of a release."""
    kinds = (
        "linux-amd64.deb",
        "linux-amd64.tar.xz",
        "macos-arm64.dmg",
        "macos-intel.dmg",
        "windows-x64-setup.exe",
    )
    return [f"terra-incognita-{number}-{kind}" for kind in kinds]


def parts_name(number: str) -> str:
    """Return the file name of the list of parts (an SBOM in the form of CycloneDX)."""
    return f"terra-incognita-{number}.cdx.json"


def complete(tag: str, folder: Path) -> None:
    """Add the list of parts and the checksums to the packages in the folder. Raises TroubleError.

    All packages must be there, and each must be whole enough not to be empty.
    """
    number = check_tag(tag)
    names = package_names(number)
    missing = [name for name in names if not (folder / name).is_file() or not (folder / name).stat().st_size]
    if missing:
        raise TroubleError(f"These packages are missing: {', '.join(missing)}.")
    list_parts(folder / parts_name(number))
    write_checksums(folder, [*names, parts_name(number)])


def write_checksums(folder: Path, names: list[str]) -> Path:
    """Write the SHA-256 of each named file, in the form that `sha256sum --check` reads; return the file."""
    lines = [
        f"{hashlib.sha256((folder / name).read_bytes()).hexdigest()}  {name}\n" for name in sorted(names)
    ]
    target = folder / CHECKSUMS
    target.write_text("".join(lines), encoding="utf-8", newline="\n")
    return target


def list_parts(target: Path) -> None:
    """Write what players get, by version and licence, as CycloneDX finds it in an environment with nothing else.

    Raises TroubleError.
    """
    shipped = ROOT / "build" / "shipped"
    shutil.rmtree(shipped, ignore_errors=True)
    _run([sys.executable, "-m", "venv", "--without-pip", str(shipped)])
    python = shipped / ("Scripts/python.exe" if WINDOWS else "bin/python")
    pip = [str(venv_tool("pip")), f"--python={python}", "install", "--no-input", "--only-binary", ":all:"]
    environment.install([*pip, "--require-hashes", "--requirement", str(PINS / "run.txt")])
    command = [str(venv_tool("cyclonedx-py")), "environment", str(python), "--output-reproducible"]
    _run([*command, f"--pyproject={ROOT / 'pyproject.toml'}", f"--output-file={target}"])


def _run(command: list[str]) -> None:
    run = subprocess.run(
        command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    if run.returncode != 0:
        last = (run.stderr or run.stdout).strip().splitlines()[-1:]
        raise TroubleError(f"{Path(command[0]).name} failed: {''.join(last) or run.returncode}")
