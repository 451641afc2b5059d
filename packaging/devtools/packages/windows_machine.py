"""Windows as the packages see it: the system that this runs on. Wine has the same shape (windows_wine.py)."""

import csv
import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

from devtools.trouble import TroubleError

# Without a screen, Qt looks for fonts in a folder of its own, and complains when there is none.
OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen", "QT_QPA_FONTDIR": "C:\\Windows\\Fonts"}


class Machine(Protocol):
    """A Windows on which programs can be started."""

    name: str
    """For messages: `Windows` or `Wine`."""
    shortcomings: tuple[str, ...]
    """Parts of the warnings of Qt about what this Windows lacks."""

    def command(self, program: Path, *arguments: str) -> list[str]:
        """Return the command line that starts a program; the arguments are handed on as they are."""

    def variables(self, *, offscreen: bool) -> dict[str, str]:
        """Return the environment variables a program needs, without a window on the screen if `offscreen`."""

    def local(self, place: str) -> Path:
        r"""Return the file here of a path there (`C:\Users\...`)."""

    def foreign(self, file: Path) -> str:
        """Return the path there of a file here."""

    def folder(self, variable: str) -> Path:
        """Return the folder that an environment variable there names, such as LOCALAPPDATA."""

    def open(self, file: Path, command: str) -> None:
        """Open a file as a double click does; `command` is what the registry has for its kind.

        The program that this starts may go on running.
        """

    def processes(self, program: str) -> set[int]:
        """Return the ids of the processes that run an .exe of this name."""

    def end(self, process: int) -> None:
        """End a process at once."""


class NativeWindows:
    """The Windows that this runs on."""

    name = "Windows"
    shortcomings: tuple[str, ...] = ()

    def command(self, program: Path, *arguments: str) -> list[str]:
        return [str(program), *arguments]

    def variables(self, *, offscreen: bool) -> dict[str, str]:
        # What a program of Windows cannot do without.
        names = ("SYSTEMROOT", "USERPROFILE", "LOCALAPPDATA", "APPDATA", "PATH", "TEMP", "TMP", "COMSPEC")
        values = {name: os.environ[name] for name in names if name in os.environ}
        return {**values, **(OFFSCREEN if offscreen else {})}

    def local(self, place: str) -> Path:
        return Path(place)

    def foreign(self, file: Path) -> str:
        return str(file)

    def folder(self, variable: str) -> Path:
        return Path(os.environ[variable])

    def open(self, file: Path, command: str) -> None:
        run(self, system_tool(self, "cmd"), "/c", "start", "", str(file))

    def processes(self, program: str) -> set[int]:
        chosen = ("/FI", f"IMAGENAME eq {program}", "/FO", "CSV", "/NH")
        rows = csv.reader(run(self, system_tool(self, "tasklist"), *chosen).stdout.splitlines())
        return {int(row[1]) for row in rows if len(row) > 1 and row[1].isdecimal()}

    def end(self, process: int) -> None:
        run(self, system_tool(self, "taskkill"), "/F", "/PID", str(process))


def run(
    machine: Machine, program: Path, *arguments: str, offscreen: bool = True, timeout: float = 300
) -> subprocess.CompletedProcess[str]:
    """Run a program to its end. What it writes comes as one text. Raises TroubleError when it does not end in time."""
    return run_command(machine.command(program, *arguments), machine.variables(offscreen=offscreen), timeout)


def run_command(
    command: Sequence[str], variables: Mapping[str, str], timeout: float
) -> subprocess.CompletedProcess[str]:
    """Run a command line with exactly these environment variables; otherwise as `run`."""
    try:
        return subprocess.run(
            command,
            env=dict(variables),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=timeout,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise TroubleError(f"{Path(command[-1]).name} did not end within {timeout:g} seconds.") from error


def system_tool(machine: Machine, name: str) -> Path:
    """Return the program of Windows itself with that name."""
    return machine.local("C:\\windows\\system32") / f"{name}.exe"


def registry(machine: Machine, key: str) -> dict[str, str]:
    """Return the values of a key of HKEY_CURRENT_USER by name; the unnamed one has the name "". Empty if there is none.

    Numbers come as reg.exe writes them: `0x1`.
    """
    path = f"HKCU\\{key}"
    found = {}
    for query, unnamed in (([path], False), ([path, "/ve"], True)):
        outcome = run(machine, system_tool(machine, "reg"), "query", *query)
        for line in outcome.stdout.splitlines():
            parts = line.strip().split("    ", 2)
            if outcome.returncode == 0 and len(parts) >= 2 and parts[1].startswith("REG_"):
                # The name that reg.exe writes for the unnamed value is a word in the language of the system.
                name = "" if unnamed else parts[0]
                found[name] = parts[2].strip() if len(parts) > 2 else ""
    return found
