"""The system packages that Qt needs on Debian and Ubuntu: which are missing, and how to get them."""

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable

from devtools.trouble import TroubleError

# What the xcb and offscreen platforms of Qt link against beyond a bare system, found with ldd. Each entry is
# one need: any of its names will do, the first is what gets installed. Newer releases have the names in t64.
TO_RUN: tuple[tuple[str, ...], ...] = (
    ("libdbus-1-3",),
    ("libegl1",),
    ("libfontconfig1",),
    ("libgl1",),
    ("libglib2.0-0", "libglib2.0-0t64"),
    ("libx11-xcb1",),
    ("libxcb-cursor0",),
    ("libxcb-icccm4",),
    ("libxcb-keysyms1",),
    ("libxcb-randr0",),
    ("libxcb-shape0",),
    ("libxcb-xkb1",),
    ("libxkbcommon-x11-0",),
    ("fonts-dejavu-core", "fonts-liberation", "fonts-liberation2", "fonts-noto-core", "fonts-ubuntu"),
)

# The tests also open real windows, on a screen that exists in memory only, and compile the setup for Windows.
TO_TEST: tuple[tuple[str, ...], ...] = (("nsis",), ("xvfb",))

# What makes the packages for Linux and looks at them.
TO_PACKAGE: tuple[tuple[str, ...], ...] = (
    ("appstream",),
    ("binutils",),
    ("desktop-file-utils",),
    ("shared-mime-info",),
    ("xz-utils",),
)


def missing_packages(needs: Iterable[tuple[str, ...]], installed: set[str]) -> list[str]:
    """Return the first name of every need that no installed package meets, in the given order."""
    return [names[0] for names in needs if not installed.intersection(names)]


def installed_packages(names: Iterable[str]) -> set[str]:
    """Return those of the names that dpkg reports as fully installed."""
    query = ["dpkg-query", "--show", "--showformat=${Package} ${db:Status-Status}\n", *names]
    answer = subprocess.run(query, capture_output=True, text=True, check=False)
    rows = (line.split() for line in answer.stdout.splitlines())
    return {row[0] for row in rows if row[1:] == ["installed"]}


def install_command(packages: list[str], *, as_root: bool) -> list[str]:
    """Return the command line that installs the packages."""
    prefix = [] if as_root else ["sudo"]
    return [*prefix, "apt-get", "install", "--yes", "--no-install-recommends", *packages]


def provide(*, for_tests: bool) -> None:
    """Make sure of everything that Debian or Ubuntu must provide; elsewhere do nothing.

    As root the missing packages are installed. Raises TroubleError with the exact command otherwise, or when
    the installation fails.
    """
    if not sys.platform.startswith("linux") or shutil.which("dpkg-query") is None:
        return
    needs = TO_RUN + TO_TEST if for_tests else TO_RUN
    missing = _missing(needs)
    if importlib.util.find_spec("ensurepip") is None:
        missing.append(f"python3.{sys.version_info.minor}-venv")
    _get(missing)


def require(needs: Iterable[tuple[str, ...]]) -> None:
    """Make sure of system packages that something beyond the tests needs; as `provide` does.

    Raises TroubleError also where there is no dpkg to ask.
    """
    wanted = tuple(needs)
    if shutil.which("dpkg-query") is None:
        names = " ".join(names[0] for names in wanted)
        raise TroubleError(f"This needs Debian or Ubuntu, with the system packages {names}.")
    _get(_missing(wanted))


def _missing(needs: tuple[tuple[str, ...], ...]) -> list[str]:
    return missing_packages(needs, installed_packages(name for names in needs for name in names))


def _get(missing: list[str]) -> None:
    if not missing:
        return
    if os.geteuid() != 0:
        command = shlex.join(install_command(missing, as_root=False))
        raise TroubleError(f"Some system packages are missing; install them and start again:\n  {command}")
    _install(missing)


def _install(packages: list[str]) -> None:
    print(f"Installing {len(packages)} system packages: {' '.join(packages)}", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = install_command(packages, as_root=True)
    for command in (["apt-get", "update"], install):
        run = subprocess.run(
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        # A list that could not be refreshed may still do; what counts is whether the installation works.
        if run.returncode != 0 and command is install:
            last = next((line for line in reversed(run.stdout.splitlines()) if line.strip()), "no message")
            raise TroubleError(f"System packages could not be installed ({last}); try: {shlex.join(command)}")
