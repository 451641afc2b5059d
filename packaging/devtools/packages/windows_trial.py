"""Installing the setup for Windows, trying what it installed, installing over it, removing it, as players do."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from devtools.packages import budgets, exchange, trial, windows_folder
from devtools.packages.windows_machine import Machine, registry, run
from devtools.packages.windows_setup import PROGRAMS
from devtools.trouble import TroubleError

UNINSTALL_KEY = "Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\TerraIncognita"
CLASSES = "Software\\Classes"
SUFFIX_KEY = f"{CLASSES}\\.incognita"
RECORD_KEY = f"{CLASSES}\\TerraIncognita.Record"
ADDED = {"record.ico", "uninstall.exe"}
"""What an installed program has more than the frozen one."""
CODE_OPEN = 11
"""How the setup ends while the program runs."""
COPY_OF_UNINSTALLER = "Un_A.exe"
"""What the uninstaller starts in a temporary folder, because it cannot remove itself."""
PATIENCE = 90.0
"""Seconds for what goes on in a process that nobody can wait for."""


@dataclass(frozen=True)
class Installed:
    """Where things are on a machine with the program."""

    machine: Machine
    folder: Path
    link: Path
    user_folder: Path

    @property
    def window(self) -> Path:
        """The program without a console."""
        return self.folder / PROGRAMS[0]

    @property
    def console(self) -> Path:
        """The program for a command line."""
        return self.folder / PROGRAMS[1]

    @property
    def uninstaller(self) -> Path:
        """The program that removes everything."""
        return self.folder / "uninstall.exe"


def places(machine: Machine) -> Installed:
    """Return where the setup puts things, unasked."""
    local, roaming = machine.folder("LOCALAPPDATA"), machine.folder("APPDATA")
    menu = roaming / "Microsoft" / "Windows" / "Start Menu" / "Programs"
    return Installed(
        machine,
        local / "Programs" / "Terra Incognita",
        menu / "Terra Incognita.lnk",
        local / "terra-incognita",
    )


def refuse_used_machine(at: Installed) -> None:
    """Raise TroubleError where the trial would change something of somebody."""
    if at.folder.exists() or at.link.exists() or registry(at.machine, UNINSTALL_KEY):
        raise TroubleError("Terra Incognita is installed on this machine: remove it, then start again.")
    if at.user_folder.exists():
        raise TroubleError(
            f"There are saved games in {at.user_folder}, which the trial would touch: use an account without any."
        )


def install(at: Installed, setup: Path, program: Path, version: str) -> str:
    """Install silently and look that everything is there, and nothing else. Raises TroubleError."""
    _must_end_with(0, at, setup, "/S")
    wrong = windows_folder.differences(program, at.folder, ADDED)
    if wrong:
        raise TroubleError(f"What was installed is not what was built: {', '.join(wrong[:5])} ...")
    _check_registry(at, version)
    target = at.machine.foreign(at.window)
    link = at.link.read_bytes() if at.link.exists() else b""
    if not any(target.encode(form).lower() in link.lower() for form in ("utf-16-le", "ascii")):
        raise TroubleError(f"The link in the Start menu does not lead to {target}.")
    return "installed: files as built, registry, Start menu"


def _check_registry(at: Installed, version: str) -> None:
    where, window = at.machine.foreign(at.folder), at.machine.foreign(at.window)
    wanted = {
        UNINSTALL_KEY: {
            "DisplayName": "Terra Incognita",
            "DisplayVersion": version,
            "DisplayIcon": window,
            "InstallLocation": where,
            "QuietUninstallString": f'"{where}\\uninstall.exe" /S',
            "NoModify": "0x1",
            "NoRepair": "0x1",
        },
        SUFFIX_KEY: {"": "TerraIncognita.Record"},
        f"{SUFFIX_KEY}\\OpenWithProgids": {"TerraIncognita.Record": ""},
        f"{RECORD_KEY}\\DefaultIcon": {"": f"{where}\\record.ico"},
        f"{RECORD_KEY}\\shell\\open\\command": {"": f'"{window}" "%1"'},
    }
    for key, values in wanted.items():
        found = registry(at.machine, key)
        for name, value in values.items():
            if found.get(name, "nothing").casefold() != value.casefold():
                raise TroubleError(
                    f"In the registry, {key} has {found.get(name)!r} as {name!r}, not {value!r}."
                )
    kibibytes = int(registry(at.machine, UNINSTALL_KEY).get("EstimatedSize", "0"), 16)
    real = sum(file.stat().st_size for file in at.folder.rglob("*") if file.is_file()) / 1024
    if abs(kibibytes - real) > 0.05 * real:
        raise TroubleError(f"The registry tells a size of {kibibytes} KiB, but it is {real:.0f} KiB.")


def try_program(at: Installed, version: str, output: Path, say: Callable[[str], None]) -> None:
    """Try the installed program: its version, `--smoke` in all languages, on a screen too, and records both ways.

    Raises TroubleError.
    """
    told = run(at.machine, at.console, "--version")
    if (told.returncode, told.stdout.strip()) != (0, f"Terra Incognita {version}"):
        raise TroubleError(f"--version ended with {told.returncode} and said {told.stdout!r}.")
    for language in trial.WORDS:
        say(_smoke(at, at.console, version, language, offscreen=True))
    for language in trial.WORDS:
        # The program for players, without a console, on the screen of Windows.
        picture = output / f"windows-{language}.png"
        say(_smoke(at, at.window, version, language, offscreen=False, picture=picture))


def _smoke(
    at: Installed, program: Path, version: str, language: str, *, offscreen: bool, picture: Path | None = None
) -> str:
    facts = smoke(at, program, version, language, offscreen=offscreen, picture=picture)
    wanted = "offscreen" if offscreen else "windows"
    if facts["screen"] != wanted:
        raise TroubleError(f"The program used the screen {facts['screen']} and not {wanted}.")
    return (
        f"{program.name}, {language}, {wanted}: {len(facts['games'])} games, {facts['moves']} moves, "
        f"{facts['reopened']} reopened, {facts['seconds']:.1f} s"
    )


def smoke(
    at: Installed,
    program: Path,
    version: str,
    language: str,
    *,
    offscreen: bool,
    picture: Path | None = None,
    only_start: bool = False,
) -> dict[str, Any]:
    """Run `--smoke` of an installed program; see `devtools.packages.trial.smoke`."""
    return trial.smoke(
        at.machine.command(program),
        version,
        language,
        environment=at.machine.variables(offscreen=offscreen),
        shot=picture,
        only_start=only_start,
        ignored=at.machine.shortcomings,
    )


def check_start(at: Installed, version: str, starts: int) -> str:
    """Return a line with the quickest of several starts to the first painted window. Raises TroubleError.

    The limit holds on Windows itself. Under Wine the time is told and not judged: it is mostly the work of Wine.
    """
    reports = [
        smoke(at, at.window, version, "en", offscreen=False, only_start=True) for _number in range(starts)
    ]
    whole = [report["start"] for report in reports]
    if at.machine.name == "Windows":
        return budgets.check_start(whole)
    own = min(report["first_paint"] for report in reports) / 1000
    return (
        f"first painted window under Wine after {min(whole):.2f} s, {own:.2f} s of them in the program "
        f"(best of {starts}); the limit of {budgets.START_SECONDS:g} s is for Windows itself and not checked here"
    )


def check_exchange(at: Installed) -> str:
    """Send records from the installed program to the source and back; see `devtools.packages.exchange`."""
    return exchange.check_exchange(at.machine.command(at.console))


@contextmanager
def opened_record(at: Installed, record: Path) -> Iterator[None]:
    """Open a record as a double click does: for the block, the program runs with that game in its library.

    Raises TroubleError when it does not come up.
    """
    name = at.window.name
    before = at.machine.processes(name)
    command = registry(at.machine, f"{RECORD_KEY}\\shell\\open\\command")[""]
    at.machine.open(record, command)
    try:
        _wait(lambda: bool(at.machine.processes(name) - before), "No program was started for a record")
        _wait(lambda: _games(at) == 1, "The record that was opened did not come into the library")
        yield
    finally:
        for process in at.machine.processes(name) - before:
            at.machine.end(process)
        _wait(lambda: not at.machine.processes(name) - before, "The program could not be ended")


def _games(at: Installed) -> int:
    """How many games the library has."""
    if not (at.user_folder / "games.sqlite3").exists():
        return 0
    return run(at.machine, at.console, "list", "--json").stdout.count('"id"')


def check_refusals(at: Installed, setup: Path, program: Path) -> str:
    """While the program runs, setup and uninstaller must refuse and change nothing. Raises TroubleError."""
    _must_end_with(CODE_OPEN, at, setup, "/S")
    # It goes on in a copy of itself, whose code nobody learns.
    _must_end_with(0, at, at.uninstaller, "/S")
    _wait(lambda: not at.machine.processes(COPY_OF_UNINSTALLER), "The uninstaller did not end")
    wrong = windows_folder.differences(program, at.folder, ADDED)
    if wrong or not registry(at.machine, UNINSTALL_KEY):
        raise TroubleError(f"Something was changed although the program was open: {', '.join(wrong[:5])}.")
    return "while the program runs, setup and uninstaller refuse"


def install_over(at: Installed, setup: Path, program: Path, version: str) -> str:
    """Install over an installed program that has a library of an older version. Raises TroubleError."""
    old = at.folder / "_internal" / "of-an-older-version.dll"
    old.write_bytes(b"")
    install(at, setup, program, version)
    return "installed over itself: nothing of the older version is left"


def uninstall(at: Installed, *, games: bool) -> str:
    """Remove the program silently, with the saved games or without, and look what is left. Raises TroubleError."""
    kept = _contents(at.user_folder)
    _must_end_with(0, at, at.uninstaller, "/S", *(["/REMOVEGAMES"] if games else []))
    # It goes on in a copy of itself.
    _wait(lambda: not at.folder.exists(), f"After uninstalling, {at.folder} is still there")
    left = [key for key in (UNINSTALL_KEY, SUFFIX_KEY, RECORD_KEY) if _has_key(at, key)]
    left += [str(at.link)] if at.link.exists() else []
    if left:
        raise TroubleError(f"After uninstalling, these are left: {', '.join(left)}.")
    if games:
        _wait(
            lambda: not at.user_folder.exists(), f"After removing games too, {at.user_folder} is still there"
        )
        return "uninstalled with the saved games: nothing is left"
    if not kept or _contents(at.user_folder) != kept:
        raise TroubleError("Uninstalling changed the saved games.")
    return f"uninstalled: only the {len(kept)} files of the player are left"


def _contents(folder: Path) -> dict[str, bytes]:
    return {str(file): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}


def _has_key(at: Installed, key: str) -> bool:
    reg = at.machine.local("C:\\windows\\system32") / "reg.exe"
    return run(at.machine, reg, "query", f"HKCU\\{key}").returncode == 0


def _must_end_with(code: int, at: Installed, program: Path, *arguments: str) -> None:
    ended = run(at.machine, program, *arguments).returncode
    if ended != code:
        raise TroubleError(f"{program.name} {' '.join(arguments)} ended with {ended}, not with {code}.")


def _wait(condition: Callable[[], bool], failure: str) -> None:
    """Wait until the condition holds. Raises TroubleError with the sentence when it does not in the end."""
    until = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > until:
            raise TroubleError(f"{failure}, after {PATIENCE:g} seconds.")
        time.sleep(0.5)
