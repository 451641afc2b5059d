"""The project's own virtual environment: made once, renewed when the pins change, repaired when half made."""

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from devtools import system_packages, translations
from devtools.places import PINS, ROOT, VENV, venv_python
from devtools.trouble import TroubleError

STAMP = VENV / "set-up.json"
"""Written last: an environment without it was left half made and is built anew."""

_NO_CONNECTION = (
    "Connection",
    "ConnectTimeout",
    "Could not find a version",
    "Failed to establish",
    "Max retries exceeded",
    "name resolution",
    "No matching distribution",
    "timed out",
)


def digest() -> str:
    """Return what identifies a complete environment: the pins, the package, the Python and the place."""
    parts = [sys.version, sys.platform, str(ROOT), sys.base_prefix]
    whole = hashlib.sha256("\0".join(parts).encode())
    for file in (PINS / "build.txt", PINS / "dev.txt", ROOT / "pyproject.toml"):
        whole.update(file.read_bytes())
    return whole.hexdigest()


def set_up(*, for_tests: bool) -> None:
    """Bring system packages, environment and compiled translations up to date; do nothing where they are.

    Raises TroubleError when that is impossible.
    """
    wanted = digest()
    stamp = _read_stamp()
    complete = stamp.get("digest") == wanted and venv_python().exists()
    if not complete or (for_tests and not stamp.get("tests")):
        system_packages.provide(for_tests=for_tests)
        if not complete:
            _renew(from_scratch=not stamp)
        # Translations come before the stamp too: only what is whole counts as set up.
        translations.compile_stale()
        _write_stamp({"digest": wanted, "tests": for_tests})
    else:
        translations.compile_stale()


def _read_stamp() -> dict[str, object]:
    try:
        content = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return content if isinstance(content, dict) else {}


def _write_stamp(content: dict[str, object]) -> None:
    new = STAMP.with_suffix(".new")
    new.write_text(json.dumps(content), encoding="utf-8")
    new.replace(STAMP)


def _renew(*, from_scratch: bool) -> None:
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        raise TroubleError(
            "This Python cannot make virtual environments: install its modules venv and ensurepip, "
            "then start again."
        )
    STAMP.unlink(missing_ok=True)
    if from_scratch or not _same_python():
        if Path(sys.prefix).resolve() == VENV.resolve():
            raise TroubleError(
                "The environment in .venv must be built anew, which its own Python cannot do: "
                "deactivate it and start dev.py with the Python of your system."
            )
        print("Making the environment in .venv ...", flush=True)
        shutil.rmtree(VENV, ignore_errors=True)
        _quietly([sys.executable, "-m", "venv", str(VENV)], "The environment in .venv could not be made")
    print("Installing the packages pinned in packaging/pins/dev.txt (once, about 180 MB) ...", flush=True)
    pip = [str(venv_python()), "-m", "pip", "install", "--no-input", "--retries", "2"]
    pinned = [*pip, "--require-hashes", "--requirement"]
    install([*pinned, str(PINS / "build.txt"), "--only-binary", ":all:"])
    # What comes as source is built by the backend just installed, never by one fetched on the way.
    source_only = ["--no-build-isolation", "--use-pep517", "--only-binary", ":all:", "--no-binary", "chess"]
    install([*pinned, str(PINS / "dev.txt"), *source_only])
    _quietly(
        [*pip, "--no-deps", "--no-build-isolation", "--no-index", "--editable", str(ROOT)],
        "Terra Incognita itself could not be installed into .venv",
    )


def _same_python() -> bool:
    """Tell whether the environment exists and runs the Python that runs this program."""
    question = [str(venv_python()), "-c", "import sys; print(sys.version)"]
    try:
        answer = subprocess.run(question, capture_output=True, text=True, check=False)
    except OSError:
        return False
    return answer.stdout.strip() == sys.version


def _pip_environment() -> dict[str, str]:
    return {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_ROOT_USER_ACTION": "ignore"}


def _quietly(command: list[str], failure: str) -> None:
    run = subprocess.run(
        command,
        cwd=ROOT,
        env=_pip_environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if run.returncode != 0:
        raise TroubleError(f"{failure}: {_reason(run.stdout.splitlines())}")


def install(command: list[str]) -> None:
    """Run pip and show the large downloads, since they take a while.

    Raises TroubleError, in one sentence, where pip fails.
    """
    lines: list[str] = []
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=_pip_environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            lines.append(line.rstrip())
            if line.lstrip().startswith("Downloading") and " MB" in line:
                print(f"  {line.strip()}", flush=True)
    if process.returncode == 0:
        return
    text = "\n".join(lines)
    if "THESE PACKAGES DO NOT MATCH THE HASHES" in text:
        raise TroubleError(
            "Nothing was installed: a downloaded package is not the one pinned (its hash differs)."
        )
    if any(sign in text for sign in _NO_CONNECTION):
        raise TroubleError(
            "The packages could not be downloaded: check the connection to the internet (or to your package "
            f"mirror) and start again; the last message was: {_reason(lines)}"
        )
    raise TroubleError(f"The packages could not be installed: {_reason(lines)}")


def _reason(lines: list[str]) -> str:
    """Return the line that says most about a failure."""
    told = [line.strip() for line in lines if line.strip()]
    errors = [line for line in told if line.lower().startswith("error")]
    return (errors or told or ["no message"])[-1]
