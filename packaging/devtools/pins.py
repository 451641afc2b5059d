"""The pins: every package by version and hash, for all systems and Pythons at once, without any address."""

import os
import subprocess

from devtools.places import PINS, ROOT, venv_tool
from devtools.trouble import TroubleError

OLDEST_PYTHON = "3.11"


def renew() -> None:
    """Write the files in packaging/pins anew from pyproject.toml, with the newest versions that fit.

    `run.txt` is what players need, `build.txt` what builds the wheel, `package.txt` what the packages for players
    are made of and with, `dev.txt` all of them and every tool.

    The settings of this machine are left aside: only what the public index holds may be pinned.
    """
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("UV_", "PIP_"))}
    # The larger sets come last and are bound to the versions of the smaller ones.
    bound = [part for name in ("run", "build") for part in ("--constraints", f"packaging/pins/{name}.txt")]
    all_bound = [*bound, "--constraints", "packaging/pins/package.txt"]
    plan = {
        "run.txt": ["pyproject.toml"],
        "build.txt": ["--group", "build"],
        "package.txt": ["pyproject.toml", "--group", "package", *bound],
        "dev.txt": ["pyproject.toml", "--group", "dev", *all_bound],
    }
    for name, inputs in plan.items():
        target = PINS / name
        command = [
            str(venv_tool("uv")),
            "--no-config",
            "pip",
            "compile",
            *inputs,
            "--universal",
            "--upgrade",
            f"--python-version={OLDEST_PYTHON}",
            "--generate-hashes",
            "--no-emit-index-url",
            "--no-header",
            "--no-annotate",
            "--quiet",
            "--output-file",
            str(target),
        ]
        outcome = subprocess.run(command, cwd=ROOT, env=environment, check=False)
        if outcome.returncode != 0:
            raise TroubleError(f"The pins in {target.name} could not be renewed; the message above says why.")
        pinned = [line for line in target.read_text(encoding="utf-8").splitlines() if line[:1].isalnum()]
        print(f"packaging/pins/{name}: {len(pinned)} packages")
