"""`incognita --smoke` as a process: it tries the whole program, tells what it found, and ends in every case."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage

import app
from app.commands import display
from app.commands.errors import CommandError
from app.commands.parser import parse
from tests.app.command_help import ROOT, run_program

OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}


def smoke(*arguments: str, home: Path, before: str = "") -> tuple[subprocess.CompletedProcess[bytes], Any]:
    """The ended process and its report; `before` is Python code that runs before the program."""
    report = home / "report.json"
    script = (
        f"{before}\nimport sys\nfrom app.main import main\n"
        f"sys.exit(main(['--smoke', '--report', {str(report)!r}, *{list(arguments)!r}]))"
    )
    values = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    values |= {"PYTHONPATH": str(ROOT), "HOME": str(home / "home"), "INCOGNITA_HOME": str(home / "own")}
    (home / "home").mkdir()
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=home,
        env=values | OFFSCREEN,
        capture_output=True,
        timeout=180,
        check=False,
    )
    return done, json.loads(report.read_bytes()) if report.exists() else None


@pytest.mark.slow
def test_every_game_is_played_kept_and_opened_again(tmp_path: Path) -> None:
    done, report = smoke("--language", "de", "--shot", "table.png", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, b""), done.stderr
    (line,) = done.stdout.decode().splitlines()
    assert line.startswith(f"Terra Incognita {app.__version__}, from source, ")
    assert "Neues Spiel, Abbrechen" in line
    assert report["games"] == ["livingstone", "faraway", "explorers"]
    assert (report["moves"], report["reopened"], report["finished"], report["reviews"]) == (36, 3, 3, 3)
    assert (report["answers"], report["hints"]) == (3, 3)
    assert report["pages"] >= 4
    assert (report["icon"], report["screen"], report["language"]) == (True, "offscreen", "de")
    assert (report["warnings"], report["trouble"], report["step"]) == ([], "", "")
    assert 0 < report["first_paint"] < report["seconds"] * 1000
    picture = QImage(str(tmp_path / "table.png"))
    points = ((x, y) for x in range(0, picture.width(), 8) for y in range(0, picture.height(), 8))
    assert len({picture.pixel(x, y) for x, y in points}) > 100
    # Neither the folders of the user nor those that the environment names have been touched.
    assert list((tmp_path / "home").iterdir()) == []
    assert not (tmp_path / "own").exists()


@pytest.mark.parametrize(
    ("fault", "trouble"),
    [
        ("lambda self: QTimer.singleShot(0, lambda: 1 / 0)", "ZeroDivisionError: division by zero"),
        ("lambda self: 1 / 0", "ZeroDivisionError: division by zero"),
        ("lambda self: Bad()", "ValueError: not freed"),
        ("lambda self: show(self) or logging.getLogger('app').warning('lost')", "a warning: lost"),
        ("lambda self: None", "WentWrongError: a page did not open"),
    ],
    ids=["in a slot", "on the way", "in a destructor", "a warning", "nothing happens"],
)
def test_an_error_ends_with_3(tmp_path: Path, fault: str, trouble: str) -> None:
    before = (
        "import logging\nfrom PySide6.QtCore import QTimer\nfrom ui.main_window import MainWindow\n"
        "class Bad:\n    def __del__(self): raise ValueError('not freed')\n"
        f"show = MainWindow.show_rules\nMainWindow.show_rules = {fault}"
    )
    done, report = smoke(home=tmp_path, before=before)
    assert (done.returncode, done.stdout) == (3, b"")
    assert done.stderr.startswith(b"incognita --smoke: ")
    assert done.stderr.count(b"\n") == 1
    assert trouble in report["trouble"]


@pytest.mark.parametrize(
    "fault",
    ["Tour.steps = lambda self: itertools.repeat(None)", "Tour.steps = lambda self: time.sleep(600)"],
    ids=["for ever on the way", "in a slot"],
)
def test_a_hang_ends_with_4(tmp_path: Path, fault: str) -> None:
    before = (
        "import itertools, time\nfrom app.smoke import trial\nfrom app.smoke.tour import Tour\n"
        f"trial.GRACE = 1.0\n{fault}"
    )
    done, report = smoke("--limit", "1", home=tmp_path, before=before)
    assert (done.returncode, done.stdout) == (4, b"")
    assert done.stderr.count(b"\n") == 1
    assert "second" in report["trouble"]


def test_texts_that_are_missing_are_an_error(tmp_path: Path) -> None:
    before = "from app import translators\ntranslators._compiled = lambda language: b''"
    done, report = smoke("--only-start", "--language", "fr", home=tmp_path, before=before)
    assert done.returncode == 3
    assert "the texts in the language fr are missing" in report["trouble"]


def test_licences_that_are_missing_are_an_error(tmp_path: Path) -> None:
    before = "from app import licences\nlicences.OTHERS['no-such-package'] = 'MIT'"
    done, report = smoke(home=tmp_path, before=before)
    assert done.returncode == 3
    assert report["step"] == "the licences"
    assert "there is no licence on the page about the program" in report["trouble"]


def test_what_is_loaded_too_early_is_an_error(tmp_path: Path) -> None:
    done, report = smoke("--only-start", home=tmp_path, before="import numpy")
    assert done.returncode == 3
    assert report["trouble"] == "loaded before the first sight: numpy"


def test_without_a_console_the_report_tells(tmp_path: Path) -> None:
    before = "import sys\nsys.stdout = sys.stderr = None"
    done, report = smoke("--only-start", home=tmp_path, before=before)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    assert report["version"] == app.__version__


@pytest.mark.parametrize(
    ("arguments", "code"),
    [("--version", 0), ("--help", 0), ("list", 0), ("replay nothing.incognita", 2), ("--nonsense", 2)],
)
def test_every_command_line_survives_without_a_console(tmp_path: Path, arguments: str, code: int) -> None:
    script = (
        "import sys; sys.stdin = sys.stdout = sys.stderr = None\n"
        f"from app.main import main\nsys.exit(main({arguments.split()!r}))"
    )
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", script], cwd=tmp_path, env=environment, check=False)
    assert done.returncode == code


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--language", "tlh"), b"the language is one of en, fr, de"),
        (("--report", "no/such/folder"), b"no/such/folder cannot be written"),
        (("--shot", "table.txt"), b"ends with .png"),
        (("--limit", "0"), b"the time in seconds"),
        (("everything",), b"unrecognized arguments: everything"),
    ],
)
def test_what_cannot_be_done_ends_with_2(tmp_path: Path, arguments: tuple[str, ...], reason: bytes) -> None:
    done = run_program("--smoke", *arguments, home=tmp_path, environment=OFFSCREEN)
    assert (done.returncode, done.stdout) == (2, b"")
    assert reason in done.stderr
    assert done.stderr.count(b"\n") == 1


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
def test_without_a_display_it_ends_with_2(tmp_path: Path) -> None:
    done = run_program("--smoke", home=tmp_path)
    assert done.returncode == 2
    assert b"there is no display" in done.stderr


def test_smoke_is_no_option_of_something_else() -> None:
    with pytest.raises(CommandError):
        parse(["list", "--smoke"])


def test_a_package_needs_x11(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(display.sys, "platform", "linux")
    environment = {"WAYLAND_DISPLAY": "wayland-0"}
    display.need_display("nothing", environment)
    monkeypatch.setattr(display.sys, "frozen", True, raising=False)
    with pytest.raises(CommandError, match="there is no display"):
        display.need_display("nothing", environment)
