"""Freezing: the program and its Python as one folder, by PyInstaller and the one spec."""

import os
import re
import shutil
import subprocess
from pathlib import Path

from devtools.places import ROOT, venv_python
from devtools.trouble import TroubleError

SPEC = ROOT / "packaging" / "terra-incognita.spec"
BUILD = ROOT / "build" / "freeze"


def commit_time() -> int:
    """Return the time of the last commit in seconds since 1970: everything in a package bears it."""
    command = ["git", "log", "-1", "--format=%ct"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    given = os.environ.get("SOURCE_DATE_EPOCH", "")
    if run.returncode != 0 and not given:
        raise TroubleError("There is no git checkout to take the time from: set SOURCE_DATE_EPOCH.")
    return int(given or run.stdout)


def environment() -> dict[str, str]:
    """Return the environment in which the same commit gives the same bytes."""
    return {**os.environ, "SOURCE_DATE_EPOCH": str(commit_time()), "PYTHONHASHSEED": "1"}


def freeze(system: str) -> Path:
    """Freeze the program for the system that this runs on; return the folder `terra-incognita`.

    On macOS the bundle lies beside it. Raises TroubleError.
    """
    folder = BUILD / system
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    log = folder / "pyinstaller.log"
    command = [str(venv_python()), "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=INFO"]
    command += [f"--distpath={folder / 'dist'}", f"--workpath={folder / 'work'}", str(SPEC)]
    with log.open("wb") as output:
        run = subprocess.run(
            command,
            cwd=ROOT,
            env=environment(),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            check=False,
        )
    if run.returncode != 0:
        last = log.read_text(encoding="utf-8", errors="replace").strip().splitlines()[-1:]
        raise TroubleError(f"PyInstaller failed ({''.join(last).strip()}); all it said is in {log}.")
    return folder / "dist" / "terra-incognita"


def version() -> str:
    """Return the version of the program in this checkout."""
    text = (ROOT / "app" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([\d.]+)"$', text, re.MULTILINE)
    if found is None:
        raise TroubleError("app/__init__.py does not tell the version.")
    return found[1]
