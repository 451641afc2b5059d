"""`dev.py package SYSTEM`: which systems there are, and where a package is built and left."""

import importlib
import sys
from pathlib import Path
from typing import Protocol, cast

from devtools.places import ROOT
from devtools.trouble import TroubleError

SYSTEMS = ("linux", "windows", "macos")

OUTPUT = ROOT / "build" / "packages"
"""The finished packages of every system; git ignores everything below `build`."""


class System(Protocol):
    """What a module of `devtools.packages` offers."""

    def build(self, output: Path) -> int:
        """Build the packages of the system into the folder `output`, test them and return the exit code.

        The folder exists. A step that fails ends with another code than 0 or raises TroubleError, and so does a
        missing tool: nothing is skipped.
        """


def current_system() -> str:
    """Return the name of the system that this program runs on."""
    return {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")


def build(system: str, output: Path = OUTPUT) -> int:
    """Build and test the packages of a system; the exit code. Raises TroubleError."""
    if system not in SYSTEMS:
        raise TroubleError(f"There are no packages for {system}: choose one of {', '.join(SYSTEMS)}.")
    module = cast("System", importlib.import_module(f"devtools.packages.{system}"))
    output.mkdir(parents=True, exist_ok=True)
    return module.build(output.resolve())
