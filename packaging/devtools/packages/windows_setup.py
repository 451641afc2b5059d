"""The setup program for Windows, made by makensis from packaging/windows, and signed if somebody can sign.

The variable WINDOWS_SIGN_COMMAND of the environment has the command that signs a file in its place; the name of the file
is put behind it, in quotes. Without it nothing is signed.
"""

import os
import shutil
import subprocess
from pathlib import Path

from devtools.icons import ICONS
from devtools.packages import budgets
from devtools.packages.freeze import commit_time
from devtools.places import ROOT
from devtools.trouble import TroubleError

SCRIPT = ROOT / "packaging" / "windows" / "terra-incognita.nsi"
PROGRAMS = ("terra-incognita.exe", "incognita.exe")
SIGN_VARIABLE = "WINDOWS_SIGN_COMMAND"

_USUAL_PLACES = ("ProgramFiles(x86)", "ProgramFiles")


def make_setup(program: Path, output: Path, version: str) -> Path:
    """Make the setup of the frozen program in `output` and return it. Raises TroubleError, also when it is too large."""
    time = commit_time()
    for name in PROGRAMS:
        sign(program / name)
    for file in (program, *program.rglob("*")):
        os.utime(file, (time, time))
    setup = output / f"terra-incognita-{version}-windows-x64-setup.exe"
    setup.unlink(missing_ok=True)
    compile_setup(program, setup, version, time)
    sign(setup)
    return setup


def compile_setup(program: Path, setup: Path, version: str, time: int) -> None:
    """Compile the script for the files in `program`; `time` in seconds since 1970 stands in the result.

    Warnings are errors. Raises TroubleError.
    """
    makensis = find_makensis()
    four = ".".join([*version.split("."), "0", "0", "0", "0"][:4])
    values = {"VERSION": version, "VERSION4": four, "SRC": program, "ICONS": ICONS, "OUT": setup}
    if not _has_wide_stubs(makensis):
        values["STUB"] = "x86-unicode"
    if os.environ.get(SIGN_VARIABLE):
        values["SIGN"] = os.environ[SIGN_VARIABLE]
    command = [str(makensis), "-V2", "-WX", "-INPUTCHARSET", "UTF8"]
    command += [*(f"-D{name}={value}" for name, value in values.items()), str(SCRIPT)]
    run = subprocess.run(
        command,
        env={**os.environ, "SOURCE_DATE_EPOCH": str(time)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if run.returncode != 0 or not setup.exists():
        said = " ".join(line.strip() for line in run.stdout.splitlines() if line.strip())
        raise TroubleError(f"makensis failed: {said}")


def find_makensis() -> Path:
    """Return makensis, from the search path or where its own setup puts it on Windows. Raises TroubleError."""
    found = shutil.which("makensis")
    if found is not None:
        return Path(found)
    for variable in _USUAL_PLACES:
        usual = Path(os.environ.get(variable, "")) / "NSIS" / "makensis.exe"
        if usual.is_absolute() and usual.exists():
            return usual
    raise TroubleError("makensis is missing: install NSIS 3.08 or newer.")


def _has_wide_stubs(makensis: Path) -> bool:
    """Whether this NSIS can make 64-bit setups: Debian's can, that for Windows makes 32-bit ones, which do as well."""
    places = (makensis.parent / "Stubs", makensis.parent.parent / "Stubs", Path("/usr/share/nsis/Stubs"))
    return any((place / "lzma_solid-amd64-unicode").exists() for place in places)


def sign(file: Path) -> bool:
    """Sign a file in its place if the environment says how; return whether it did. Raises TroubleError."""
    command = os.environ.get(SIGN_VARIABLE, "")
    if not command:
        return False
    # A whole command line, as the shell of the system reads it: it comes from whoever holds the certificate.
    run = subprocess.run(f'{command} "{file}"', shell=True, stdin=subprocess.DEVNULL, check=False)
    if run.returncode != 0:
        raise TroubleError(f"{file.name} could not be signed: {SIGN_VARIABLE} ended with {run.returncode}.")
    return True


def check_setup(setup: Path) -> str:
    """Return a line with its size and whether it is signed. Raises TroubleError when it is too large."""
    signed = "signed" if os.environ.get(SIGN_VARIABLE) else "not signed"
    return f"{budgets.check_download(setup)}, {signed}"
