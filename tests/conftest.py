"""What holds for every test: no screen, no files of the person who runs them, repeatable chance."""

from __future__ import annotations

import itertools
import os
import sys
import tempfile
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

# Before anything loads Qt: the platform and the locale are read once.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)

settings.register_profile("daily", deadline=None)
# Continuous integration finds the same faults on every run; new ones are looked for at home.
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "daily")

_FOLDERS = ("INCOGNITA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")
_counter = itertools.count()


@pytest.fixture(scope="session", autouse=True)
def _folders_of_nobody() -> Iterator[Path]:
    """Put every folder of the user under a temporary one, for this process and those it starts."""
    with tempfile.TemporaryDirectory(prefix="incognita-", ignore_cleanup_errors=True) as folder:
        before = {name: os.environ.get(name) for name in _FOLDERS}
        for name in _FOLDERS:
            os.environ[name] = str(Path(folder) / name.lower())
        yield Path(folder)
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value


@pytest.fixture(autouse=True)
def user_home(_folders_of_nobody: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the user's data, settings and log: another one for each test, not yet made."""
    home = _folders_of_nobody / f"home-{next(_counter)}"
    monkeypatch.setenv("INCOGNITA_HOME", str(home))
    return home


@pytest.fixture(autouse=True)
def _locale_of_nobody() -> Iterator[None]:
    """Numbers, dates and lists as before: Qt's default locale belongs to the process, and tests change it."""
    yield
    if "PySide6.QtCore" in sys.modules:
        from PySide6.QtCore import QLocale

        QLocale.setDefault(QLocale.system())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Make captured output fit for the way from the worker: half characters (from odd file names) do not fit."""
    report = yield
    report.sections = [
        (title, text.encode("utf-8", "backslashreplace").decode("utf-8")) for title, text in report.sections
    ]
    return report
