"""The packages for Linux: built, looked at, installed, tried, removed."""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from devtools import system_packages
from devtools.packages import budgets, debian, linux_tree, trial
from devtools.packages.desktop import RECORD_TYPE, check_desktop
from devtools.packages.exchange import check_double_click, check_exchange
from devtools.packages.freeze import commit_time, freeze, version
from devtools.packages.picture import check_picture
from devtools.packages.virtual_screen import virtual_screen
from devtools.translations import LANGUAGES
from devtools.trouble import TroubleError

OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}
STARTS = 5
PATIENCE = 60
"""Seconds in which a start quick enough must have been seen."""


EFFORT = 6
"""How hard it is tried to make the packages small, for `xz`."""


def build(output: Path) -> int:
    """Build .deb and .tar.xz into `output`, and try both; the exit code. Raises TroubleError."""
    packages = _build(output, EFFORT)
    for package in packages:
        _say(budgets.check_download(package))
    return 0


def check(output: Path) -> int:
    """Do what `build` does, without making the packages small, which takes longest of all."""
    _build(output, None)
    return 0


def _build(output: Path, effort: int | None) -> list[Path]:
    system_packages.require(system_packages.TO_RUN + system_packages.TO_TEST + system_packages.TO_PACKAGE)
    number, built = version(), commit_time()
    _say("freezing ...")
    program = freeze("linux")
    _strip_python(program)
    _say(budgets.check_folder(program, "linux"))
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "root"
        root.mkdir()
        usr = root / "usr"
        linux_tree.lay_out(program, usr, number, built)
        _say(check_desktop(usr))
        # The .deb brings a folder of its own into the root, which is not for the other.
        archive = debian.build_tar(usr, number, output, built, effort)
        package = debian.build_deb(usr, number, output, built, effort)
    with _installed(package) as command:
        _try(command, number, output)
    with _unpacked(archive) as command:
        _smoke(command, number, "fr", OFFSCREEN)
        _say(f"{archive.name} works where it was unpacked")
    return [package, archive]


def _try(command: Path, number: str, output: Path) -> None:
    """Try the installed program in all languages, with and without a screen."""
    trial.check_version([command], number)
    _say(budgets.check_start(_starts(command, number)))
    # Two at a time: each is work for one processor.
    with ThreadPoolExecutor(2) as pool:
        without = [pool.submit(_smoke, command, number, language, OFFSCREEN) for language in LANGUAGES]
        shown = [pool.submit(_look, command, number, language, output) for language in LANGUAGES]
        for task in (*without, *shown):
            _say(task.result())
    _say(check_exchange([command]))
    _say(check_double_click([command]))


def _starts(command: Path, number: str) -> list[float]:
    """Start the program some times and return the seconds to its first window.

    On a machine that is busy with other things, a calmer moment is waited for; if none comes, what the processor did for
    the program itself has to tell.
    """
    starts: list[float] = []
    worked: list[float] = []
    end = time.monotonic() + PATIENCE
    with virtual_screen() as display:
        while len(starts) < STARTS or (min(starts) >= budgets.START_SECONDS and time.monotonic() < end):
            facts = trial.smoke([command], number, "en", environment={"DISPLAY": display}, only_start=True)
            starts.append(facts["start"])
            worked.append(facts["first_paint_processor"])
    load, processors = os.getloadavg()[0], os.cpu_count() or 1
    if min(starts) >= budgets.START_SECONDS and load > processors:
        _say(f"too busy to measure a start by the clock: {min(starts):.2f} s at a load of {load:.1f}")
        return worked
    return starts


def _look(command: Path, number: str, language: str, output: Path) -> str:
    """Try it on a screen of its own, and look at what that shows."""
    picture = output / f"linux-{language}.png"
    with virtual_screen() as display:
        line = _smoke(command, number, language, {"DISPLAY": display}, picture)
    return f"{line}; {check_picture(picture)}"


def _smoke(
    command: Path, number: str, language: str, environment: dict[str, str], picture: Path | None = None
) -> str:
    facts = trial.smoke([command], number, language, environment=environment, shot=picture)
    wanted = "xcb" if "DISPLAY" in environment else "offscreen"
    if facts["screen"] != wanted:
        raise TroubleError(f"The program used the screen {facts['screen']} and not {wanted}.")
    games = len(facts["games"])
    return f"{language}, {wanted}: {games} games, {facts['moves']} moves, {facts['seconds']:.1f} s"


def _strip_python(program: Path) -> None:
    """Take the names of its inside out of Python's own library; others, numpy's above all, do not survive that."""
    for library in (program / "_internal").glob("libpython3*.so*"):
        subprocess.run(["strip", "--strip-unneeded", str(library)], check=True)


@contextmanager
def _installed(package: Path) -> Iterator[Path]:
    """Install the .deb for the block, and look that nothing is left of it afterwards; without root only unpack it."""
    if os.geteuid() != 0:
        with tempfile.TemporaryDirectory() as folder:
            _run("dpkg-deb", "--extract", str(package), folder)
            _say(f"{package.name} is unpacked, not installed: that needs root")
            yield Path(folder) / "usr" / "bin" / linux_tree.COMMAND
        return
    if system_packages.installed_packages([linux_tree.NAME]):
        raise TroubleError(f"{linux_tree.NAME} is installed on this machine: remove it, then start again.")
    _run("apt-get", "install", "--yes", "--no-install-recommends", str(package))
    try:
        files = _contents(package)
        _check_known_to_the_desktop(known=True)
        _say(f"{package.name} is installed: {len(files)} files")
        command = shutil.which(linux_tree.COMMAND)
        if command is None:
            raise TroubleError(f"{linux_tree.COMMAND} is not on the search path.")
        yield Path(command)
    finally:
        _run("apt-get", "purge", "--yes", linux_tree.NAME)
    left = [file for file in files if os.path.lexists(file)]
    if left:
        raise TroubleError(f"After removing it, {len(left)} files are left: {', '.join(left[:5])} ...")
    _check_known_to_the_desktop(known=False)
    _say(f"{package.name} is removed, and nothing is left of it")


def _contents(package: Path) -> list[str]:
    """Return the paths of what a package brings: files, links, and folders of its own."""
    listing = _run("dpkg-deb", "--fsys-tarfile", str(package), then=["tar", "--list"])
    paths = [line.removeprefix(".") for line in listing.splitlines()]
    return [path for path in paths if not path.endswith("/") or linux_tree.NAME in path]


def _check_known_to_the_desktop(*, known: bool) -> None:
    """Look into the lists that the system makes of all installed programs."""
    for listing in (Path("/usr/share/mime/globs2"), Path("/usr/share/applications/mimeinfo.cache")):
        there = listing.exists() and RECORD_TYPE in listing.read_text(encoding="utf-8")
        if there != known:
            raise TroubleError(f"{listing} {'does not name' if known else 'still names'} {RECORD_TYPE}.")


@contextmanager
def _unpacked(archive: Path) -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="not the usual plâce ") as folder:
        _run("tar", "--extract", f"--file={archive}", f"--directory={folder}")
        (top,) = Path(folder).iterdir()
        yield top / "bin" / linux_tree.COMMAND


def _run(*command: str, then: list[str] | None = None) -> str:
    """Run a command and return what it printed, or what `then` makes of that. Raises TroubleError."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
    said = b""
    for step in (list(command), then):
        if step is not None:
            run = subprocess.run(step, env=environment, input=said, capture_output=True, check=False)
            if run.returncode != 0:
                last = run.stderr.decode(errors="replace").strip().splitlines()[-1:]
                raise TroubleError(f"{' '.join(step[:2])} failed: {''.join(last)}")
            said = run.stdout
    return said.decode()


def _say(line: str) -> None:
    print(f"  {line}", flush=True)
