"""Games go from the program as a package to the program as source, and back: records, and the library itself."""

import json
import shutil
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from devtools.packages.trial import bare_environment
from devtools.places import ROOT, venv_python
from devtools.trouble import TroubleError

RECORDS = ROOT / "tests" / "golden"
PATIENCE = 30
"""Seconds until a game must be in the library."""


def check_exchange(program: Sequence[str | Path]) -> str:
    """Return a line about the games that went both ways. Raises TroubleError when one changed on the way."""
    records = sorted(
        record for game in sorted(RECORDS.iterdir()) for record in sorted(game.glob("*.txt"))[:1]
    )
    packaged, source = [*map(str, program)], [str(venv_python()), "-P", "-m", "app"]
    for record in records:
        wanted = _json(source, "replay", str(record), "--json")
        for first, second in ((packaged, source), (source, packaged)):
            with tempfile.TemporaryDirectory() as folder:
                home, out = {"INCOGNITA_HOME": folder}, str(Path(folder) / "game.incognita")
                _say(first, home, "import", str(record))
                # The library that one has made is the library of the other.
                _say(second, home, "export", "last", out)
                if _json(first, "replay", out, "--json") != wanted:
                    raise TroubleError(f"The game {record.name} changed between package and source.")
    return f"{len(records)} games went from the package to the source and back"


def check_double_click(program: Sequence[str | Path]) -> str:
    """Return a line about a record that the program was started with. Raises TroubleError when it does not open it."""
    record = next(RECORDS.rglob("*.txt"))
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "a däy in África.incognita"
        shutil.copy(record, file)
        variables = {"INCOGNITA_HOME": str(Path(folder) / "home"), "QT_QPA_PLATFORM": "offscreen"}
        command = [*map(str, program), str(file)]
        running = subprocess.Popen(command, cwd=folder, env={**bare_environment(Path(folder)), **variables})
        try:
            for _ in range(PATIENCE):
                if json.loads(_say([*map(str, program)], variables, "list", "--json")):
                    break
                time.sleep(1)
            else:
                raise TroubleError("The program does not open the record that it was started with.")
            time.sleep(1)
            if running.poll() is not None:
                raise TroubleError(f"The program that opened a record ended with {running.returncode}.")
        finally:
            running.terminate()
            running.wait()
    return "a record that the program is started with is opened"


def _json(program: list[str], *arguments: str) -> Any:
    return json.loads(_say(program, {}, *arguments))


def _say(program: list[str], variables: dict[str, str], *arguments: str) -> str:
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(
            [*program, *arguments],
            cwd=folder,
            env={**bare_environment(Path(folder)), **variables},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
        )
    if run.returncode != 0:
        raise TroubleError(
            f"{' '.join(arguments)} ended with {run.returncode}: {run.stderr.decode(errors='replace')}"
        )
    return run.stdout.decode()
