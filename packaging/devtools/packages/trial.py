"""Trying a program that was built: `--smoke` (docs/command-line.md), and what it says about itself."""

import json
import os
import subprocess
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from devtools.trouble import TroubleError

GAMES = ["livingstone", "faraway", "explorers"]
WORDS = {"en": "New game", "fr": "Nouvelle partie", "de": "Neues Spiel"}
"""What the button of the start page says in each language."""
IGNORED = ("propagateSizeHints",)
"""Parts of Qt's warnings that mean nothing: what a platform without a screen cannot do."""


def smoke(
    program: Sequence[str | Path],
    version: str,
    language: str,
    *,
    environment: Mapping[str, str] | None = None,
    shot: Path | None = None,
    only_start: bool = False,
    ignored: Sequence[str] = (),
) -> dict[str, Any]:
    """Run `--smoke` of a frozen program and return its report.

    `program` is the command line without the options, `environment` the variables that differ from a bare one,
    `ignored` parts of Qt's warnings that may come. The report has one more fact: `start`, seconds from starting the
    process to its first painted window. Raises TroubleError when the program does not end well or does not say what it
    should.
    """
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = [*map(str, program), "--smoke", "--language", language, "--report", str(report)]
        command += ["--only-start"] if only_start else []
        command += [] if shot is None else ["--shot", str(shot)]
        variables = bare_environment(Path(folder)) | dict(environment or {})
        begun = time.time()
        run = subprocess.run(
            command,
            cwd=folder,
            env=variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=180,
            check=False,
        )
        said = run.stdout.decode(errors="replace").strip()
        if run.returncode != 0:
            raise TroubleError(f"{program[-1]} --smoke ended with {run.returncode}: {said}")
        facts: dict[str, Any] = json.loads(report.read_bytes())
    facts["start"] = facts["first_paint_at"] - begun
    _check(facts, version, language, only_start=only_start, ignored=(*IGNORED, *ignored))
    return facts


def bare_environment(home: Path) -> dict[str, str]:
    """Return an environment as a new user of this machine has it: nothing in it leads to this checkout."""
    kept = ("PATH", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR", "WINEPREFIX")
    values = {name: os.environ[name] for name in kept if name in os.environ}
    return {**values, "HOME": str(home), "LC_ALL": "C.UTF-8"}


def _check(
    facts: dict[str, Any], version: str, language: str, *, only_start: bool, ignored: Sequence[str]
) -> None:
    wanted: dict[str, Any] = {
        "version": version,
        "frozen": True,
        "language": language,
        "text": WORDS[language],
        "icon": True,
        "games": [] if only_start else GAMES,
    }
    wrong = [f"{name} is {facts[name]!r}" for name, value in wanted.items() if facts[name] != value]
    wrong += [warning for warning in facts["warnings"] if not any(part in warning for part in ignored)]
    if wrong:
        raise TroubleError(f"The program is not as it should be: {'; '.join(wrong)}.")


def check_version(program: Sequence[str | Path], version: str) -> None:
    """Raise TroubleError unless `--version` tells the version."""
    run = subprocess.run([*map(str, program), "--version"], capture_output=True, text=True, check=False)
    if (run.returncode, run.stdout) != (0, f"Terra Incognita {version}\n"):
        raise TroubleError(f"--version ended with {run.returncode} and said {run.stdout + run.stderr!r}.")
