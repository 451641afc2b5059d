"""Wheels of another system, fetched by their pins."""

from collections.abc import Sequence
from pathlib import Path

from devtools import environment
from devtools.places import venv_python
from devtools.trouble import TroubleError


def download(folder: Path, pins: Sequence[str], platform: str, python: str) -> list[Path]:
    """Bring the folder up to date with the pins and return its wheels, of a platform and a version of Python.

    Nothing is fetched when they are there already. Raises TroubleError.
    """
    folder.mkdir(parents=True, exist_ok=True)
    complete, listing = folder / "complete", folder / "requirements.txt"
    wanted = "\n".join(pins) + "\n"
    wheels = sorted(folder.glob("*.whl"))
    if complete.exists() and complete.read_text(encoding="utf-8") == wanted and len(wheels) == len(pins):
        return wheels
    complete.unlink(missing_ok=True)
    for wheel in wheels:
        wheel.unlink()
    listing.write_text(wanted, encoding="utf-8")
    command = [str(venv_python()), "-m", "pip", "download", "--no-input", "--retries", "2", "--no-deps"]
    command += ["--require-hashes", "--only-binary", ":all:", "--implementation", "cp"]
    command += ["--platform", platform, "--python-version", python]
    environment.install([*command, "--dest", str(folder), "--requirement", str(listing)])
    wheels = sorted(folder.glob("*.whl"))
    if len(wheels) != len(pins):
        raise TroubleError(f"pip left {len(wheels)} wheels for {len(pins)} pins in {folder}.")
    complete.write_text(wanted, encoding="utf-8")
    return wheels
