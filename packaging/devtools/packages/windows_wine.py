"""Wine as the Windows for packages: its own system packages, its own disk, and stand-ins for what Wine 8 lacks.

The stand-ins are for building and testing only: they lie on Wine's disk, never in a package.
"""

import contextlib
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

from devtools import system_packages
from devtools.packages import windows_libraries, windows_pe
from devtools.packages.freeze import BUILD, SPEC, environment
from devtools.packages.virtual_screen import virtual_screen
from devtools.packages.windows_machine import OFFSCREEN, run, run_command, system_tool
from devtools.trouble import TroubleError

NEEDS: tuple[tuple[str, ...], ...] = (
    ("gcc-mingw-w64-x86-64",),
    ("nsis",),
    ("osslsigncode",),
    ("wine",),
    ("wine64",),
    ("xvfb",),
)
"""Packages of Debian; each does without the one for 32-bit programs."""

LOADERS = (Path("/usr/lib/wine/wine64"), Path("/usr/bin/wine64"), Path("/usr/bin/wine"))
OVERRIDES = {
    # No entries in the menus of this desktop, no questions about .NET and a browser.
    "winemenubuilder.exe": "d",
    "mscoree": "",
    "mshtml": "",
    # The stand-ins.
    "ucrtbase": "n",
    "mscms": "n",
}


class Wine:
    """A disk (`prefix`) of Wine, used on the X display `display`. Exists while `wine` does."""

    name = "Wine"
    shortcomings: tuple[str, ...] = ("Call not implemented",)

    def __init__(self, prefix: Path, display: str) -> None:
        self.prefix = prefix
        self.display = display
        self._opened: list[subprocess.Popen[bytes]] = []
        self.loader = next((loader for loader in LOADERS if loader.exists()), None)
        if self.loader is None:
            raise TroubleError("Wine is installed, but its wine64 was not found.")

    def command(self, program: Path, *arguments: str) -> list[str]:
        # The variables stand in the command line, so that it works in any environment.
        variables = self._variables().items()
        return [
            "env",
            *(f"{name}={value}" for name, value in variables),
            str(self.loader),
            self.foreign(program),
            *arguments,
        ]

    def variables(self, *, offscreen: bool) -> dict[str, str]:
        # Wine hides the variables of Qt from programs, except in this guise.
        screen = {f"WINE{name}": value for name, value in OFFSCREEN.items()} if offscreen else {}
        return {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", **self._variables(), **screen}

    def _variables(self) -> dict[str, str]:
        return {
            # Wine makes links to the folders of the user.
            "HOME": str(self.prefix.parent / "home"),
            "DISPLAY": self.display,
            "WINEPREFIX": str(self.prefix),
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": ";".join(f"{name}={order}" for name, order in OVERRIDES.items()),
        }

    def local(self, place: str) -> Path:
        drive, _, rest = place.partition(":")
        if drive.upper() == "Z":
            return Path(rest.replace("\\", "/"))
        # Windows does not mind the case of letters; Wine's disk does.
        return _without_case(self.prefix / f"drive_{drive.lower()}", rest.strip("\\").split("\\"))

    def foreign(self, file: Path) -> str:
        with contextlib.suppress(ValueError):
            inside = file.relative_to(self.prefix / "drive_c")
            return "C:\\" + "\\".join(inside.parts)
        return "Z:" + str(file.absolute()).replace("/", "\\")

    def folder(self, variable: str) -> Path:
        answer = run(self, system_tool(self, "cmd"), "/c", f"echo %{variable}%")
        return self.local(answer.stdout.strip())

    def open(self, file: Path, command: str) -> None:
        # Wine 8 does not look for kinds of files among those of the user: this takes the part of the Explorer.
        program, argument = re.findall(r'"([^"]*)"', command)
        line = self.command(self.local(program), argument.replace("%1", self.foreign(file)))
        nowhere = subprocess.DEVNULL
        environment = self.variables(offscreen=True)
        self._opened.append(
            subprocess.Popen(line, env=environment, stdin=nowhere, stdout=nowhere, stderr=nowhere)
        )

    def processes(self, program: str) -> set[int]:
        found = set()
        for process in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                words = (process / "cmdline").read_bytes().decode(errors="replace").split("\0")
                names = {word.replace("\\", "/").rsplit("/", 1)[-1].casefold() for word in words[:1]}
                own = f"WINEPREFIX={self.prefix}".encode() in (process / "environ").read_bytes().split(b"\0")
                if own and program.casefold() in names:
                    found.add(int(process.name))
        return found

    def end(self, process: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
        for opened in self._opened:
            if opened.pid == process:
                opened.wait()


def _without_case(folder: Path, parts: list[str]) -> Path:
    for part in parts:
        names = {name.name.casefold(): name.name for name in folder.iterdir()} if folder.is_dir() else {}
        folder /= names.get(part.casefold(), part)
    return folder


def provide_tools() -> None:
    """Install what is missing, as root; otherwise raise TroubleError with the command that does."""
    system_packages.require(NEEDS)


@contextlib.contextmanager
def wine(work: Path) -> Iterator[Wine]:
    """A fresh Wine with a disk in `work` and an X display in memory; both end with the context.

    Raises TroubleError.
    """
    prefix = work / "prefix"
    shutil.rmtree(prefix, ignore_errors=True)
    (work / "home").mkdir(parents=True, exist_ok=True)
    with virtual_screen() as display:
        machine = Wine(prefix, display)
        try:
            _set_up(machine)
            yield machine
        finally:
            run_command(["wineserver", "--kill"], machine.variables(offscreen=True), 60)


def _set_up(machine: Wine) -> None:
    # Without the stand-ins at first: they are made from what this step puts on the disk.
    plain = {
        **machine.variables(offscreen=True),
        "WINEDLLOVERRIDES": "winemenubuilder.exe=d;mscoree=;mshtml=",
    }
    for arguments in (["wineboot", "--init"], ["winecfg", "-v", "win10"]):
        outcome = run_command([str(machine.loader), *arguments], plain, 300)
        if outcome.returncode != 0:
            raise TroubleError(
                f"Wine could not be set up: {' '.join(arguments)} ended with {outcome.returncode}."
            )
    # Whoever was started before them would go on with Wine's own libraries.
    run_command(["wineserver", "--kill"], plain, 60)


def put_stand_ins(machine: Wine, qt: Path) -> None:
    """Put the stand-ins on Wine's disk. `qt` is the folder with the libraries of Qt. Raises TroubleError."""
    system = machine.local("C:\\windows\\system32")
    # numpy asks for two functions that Wine 8 only has by name; everything else is handed on to a copy of Wine's own.
    original = system / "ucrtbase_of_wine.dll"
    if not original.exists():
        shutil.copy2(system / "ucrtbase.dll", original)
    own = ("cimagf", "crealf")
    (system / "ucrtbase.dll").unlink()
    windows_libraries.make_forwarder(
        system / "ucrtbase.dll", original, to=original.stem, sources=("complex_parts.c",), own=own
    )
    asked = {
        "icuuc": [qt / "Qt6Core.dll"],
        # Wine ends a program that asks for a colour profile.
        "mscms": sorted(qt.rglob("qwindows.dll")),
    }
    for name, libraries in asked.items():
        names = {entry for library in libraries for entry in _asked_of(f"{name}.dll", library)}
        target = system / f"{name}.dll"
        target.unlink(missing_ok=True)
        if names:
            windows_libraries.make_stub(target, names)


def freeze_with_wine(machine: Wine, python: Path) -> Path:
    """Freeze the program with a Python for Windows; return the folder `terra-incognita`. Raises TroubleError."""
    folder = BUILD / "windows"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    command = machine.command(python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=INFO")
    command += [f"--distpath={machine.foreign(folder / 'dist')}"]
    command += [f"--workpath={machine.foreign(folder / 'work')}", machine.foreign(SPEC)]
    steady = {name: environment()[name] for name in ("SOURCE_DATE_EPOCH", "PYTHONHASHSEED")}
    outcome = run_command(command, {**machine.variables(offscreen=True), **steady}, 1200)
    log = folder / "pyinstaller.log"
    log.write_text(outcome.stdout, encoding="utf-8")
    if outcome.returncode != 0:
        last = outcome.stdout.strip().splitlines()[-1:]
        raise TroubleError(f"PyInstaller failed ({''.join(last).strip()}); all it said is in {log}.")
    return folder / "dist" / "terra-incognita"


def _asked_of(library: str, file: Path) -> list[str]:
    content = windows_pe.read(file.read_bytes())
    tables = (content.imports, content.delayed)
    return [
        name
        for table in tables
        for asked, names in table.items()
        if asked.casefold() == library
        for name in names
    ]
