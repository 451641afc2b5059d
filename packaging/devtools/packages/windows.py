"""The setup for Windows: built and tried, installed, on Windows itself or with Wine on Debian.

Only a build on Windows has Python's own python3.dll, and only that can be signed as a whole: that one is for publishing.
"""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from devtools.packages import (
    windows_folder,
    windows_python,
    windows_setup,
    windows_trial,
    windows_wheels,
    windows_wine,
)
from devtools.packages.exchange import RECORDS
from devtools.packages.freeze import freeze, version
from devtools.packages.windows_machine import Machine, NativeWindows
from devtools.places import ROOT, WINDOWS
from devtools.trouble import TroubleError

WORK = ROOT / "build" / "windows"
STARTS = 5


def build(output: Path) -> int:
    """Build the setup into `output` and try it; the exit code. Raises TroubleError."""
    if WINDOWS:
        _build_natively(output)
    elif sys.platform.startswith("linux"):
        _build_with_wine(output)
    else:
        raise TroubleError("The setup for Windows is built on Windows, or on Debian with Wine.")
    return 0


def _build_natively(output: Path) -> None:
    machine = NativeWindows()
    # Before the long way.
    windows_trial.refuse_used_machine(windows_trial.places(machine))
    windows_setup.find_makensis()
    _say("freezing ...")
    _pack_and_try(machine, freeze("windows"), output)


def _build_with_wine(output: Path) -> None:
    windows_wine.provide_tools()
    python = windows_python.provide(WORK / "python", windows_wheels.fetch(WORK / "wheels"))
    _say(f"Python {'.'.join(map(str, windows_wheels.PYTHON_VERSION))} for Windows, signed files checked")
    with windows_wine.wine(WORK) as machine:
        windows_wine.put_stand_ins(machine, python.parent / "Lib" / "site-packages" / "PySide6")
        _say("freezing under Wine ...")
        _pack_and_try(machine, windows_wine.freeze_with_wine(machine, python), output)


def _pack_and_try(machine: Machine, program: Path, output: Path) -> None:
    number = version()
    _say(windows_folder.check_folder(program))
    setup = windows_setup.make_setup(program, output, number)
    _say(windows_setup.check_setup(setup))
    at = windows_trial.places(machine)
    windows_trial.refuse_used_machine(at)
    _say(windows_trial.install(at, setup, program, number))
    windows_trial.try_program(at, number, output, _say)
    _say(windows_trial.check_start(at, number, STARTS))
    _say(windows_trial.check_exchange(at))
    with _record() as record, windows_trial.opened_record(at, record):
        _say("a record opens with a double click")
        _say(windows_trial.check_refusals(at, setup, program))
    _say(windows_trial.install_over(at, setup, program, number))
    _say(windows_trial.uninstall(at, games=False))
    windows_trial.install(at, setup, program, number)
    _say(windows_trial.uninstall(at, games=True))


@contextmanager
def _record() -> Iterator[Path]:
    """A record as players have one, at a place that tries the quotes of the command in the registry."""
    record = min((RECORDS / "livingstone").glob("*.txt"))
    with tempfile.TemporaryDirectory(prefix="une plâce à part ", ignore_cleanup_errors=True) as folder:
        copy = Path(folder) / "a game.incognita"
        copy.write_bytes(record.read_bytes())
        yield copy


def _say(line: str) -> None:
    print(f"  {line}", flush=True)
