"""How a built program is tried, and the limits that it keeps to."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import app
from app.screens import load_screens
from devtools.packages import budgets, freeze, trial
from devtools.trouble import TroubleError

GOOD = {
    "version": "1.2.3",
    "frozen": True,
    "language": "de",
    "text": "Neues Spiel",
    "icon": True,
    "games": trial.GAMES,
    "warnings": ["This plugin does not support propagateSizeHints()"],
    "trouble": "",
}


def program(tmp_path: Path, code: int = 0, **facts: Any) -> list[str]:
    """A program that does nothing but write these facts into its report and end with the code."""
    script = tmp_path / "program.py"
    report = {**GOOD, "first_paint_at": time.time() + 0.5, **facts}
    script.write_text(
        "import pathlib, sys\n"
        f"pathlib.Path(sys.argv[sys.argv.index('--report') + 1]).write_text({json.dumps(report)!r})\n"
        f"print('what it said')\nsys.exit({code})",
        encoding="utf-8",
    )
    return [sys.executable, str(script)]


def test_a_good_program(tmp_path: Path) -> None:
    facts = trial.smoke(program(tmp_path), "1.2.3", "de")
    assert 0 < facts["start"] < 60


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"code": 3}, "ended with 3: what it said"),
        ({"version": "1.2.2"}, "version is '1.2.2'"),
        ({"frozen": False}, "frozen is False"),
        ({"text": "New game"}, "text is 'New game'"),
        ({"icon": False}, "icon is False"),
        ({"games": ["livingstone"]}, "games is"),
        ({"warnings": ["QFont: no such font"]}, "QFont: no such font"),
    ],
)
def test_a_bad_program(tmp_path: Path, wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(TroubleError, match=told):
        trial.smoke(program(tmp_path, **wrong), "1.2.3", "de")


def test_all_games_are_tried() -> None:
    assert list(load_screens()) == trial.GAMES


def test_a_program_that_tells_another_version(tmp_path: Path) -> None:
    with pytest.raises(TroubleError, match="--version"):
        trial.check_version([sys.executable], "1.2.3")


def test_the_environment_of_a_trial_leads_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PYTHONPATH", "VIRTUAL_ENV", "QT_QPA_PLATFORM", "DISPLAY", "LANGUAGE"):
        monkeypatch.setenv(name, "somewhere")
    environment = trial.bare_environment(tmp_path)
    assert "somewhere" not in environment.values()
    assert environment["HOME"] == str(tmp_path)


def test_the_version_is_read_without_importing_the_program() -> None:
    assert freeze.version() == app.__version__


def test_a_large_download_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "package"
    package.write_bytes(b"1234")
    assert budgets.check_download(package) == "package: 0.0 MB"
    monkeypatch.setattr(budgets, "DOWNLOAD_BYTES", 4)
    with pytest.raises(TroubleError, match="4 bytes"):
        budgets.check_download(package)


def test_a_large_folder_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "_internal").mkdir()
    (tmp_path / "_internal" / "data").write_bytes(bytes(2**20))
    assert budgets.check_folder(tmp_path, "linux").endswith("1.0 MiB in 1 files")
    monkeypatch.setitem(budgets.FOLDER_MIB, "linux", 1)
    with pytest.raises(TroubleError, match=r"takes 1\.0 MiB"):
        budgets.check_folder(tmp_path, "linux")


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/QtQml.abi3.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "python3.11/lib-dynload/_ssl.cpython-311-x86_64-linux-gnu.so",
        "numpy/random/mtrand.cpython-311-x86_64-linux-gnu.so",
        "_ssl.pyd",
    ],
)
def test_what_does_not_belong_into_a_package_is_refused(tmp_path: Path, name: str) -> None:
    file = tmp_path / "_internal" / name
    file.parent.mkdir(parents=True)
    file.touch()
    (tmp_path / "_internal" / "resources").mkdir()
    (tmp_path / "_internal" / "resources" / "test.toml").touch()
    with pytest.raises(TroubleError, match=name.rsplit("/", 1)[-1]):
        budgets.check_folder(tmp_path, "linux")


def test_a_slow_start_is_refused() -> None:
    assert "0.40 s (best of 2)" in budgets.check_start([1.3, 0.4])
    with pytest.raises(TroubleError, match=r"1\.00 s"):
        budgets.check_start([1.0, 1.2])
