"""Where things are in a checkout."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
VENV = ROOT / ".venv"
PINS = ROOT / "packaging" / "pins"
TRANSLATIONS = ROOT / "i18n"

WINDOWS = os.name == "nt"
"""Virtual environments are laid out differently there, and a process cannot replace itself."""


def venv_python() -> Path:
    """Return the interpreter of the project's own environment, whether or not it exists yet."""
    return VENV / "Scripts" / "python.exe" if WINDOWS else VENV / "bin" / "python"


def venv_tool(name: str) -> Path:
    """Return a command that a package installed into the project's own environment, such as `ruff`."""
    return VENV / "Scripts" / f"{name}.exe" if WINDOWS else VENV / "bin" / name
