"""Files that the system wants opened while the program runs, as macOS does after a double click."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.app.command_help import ROOT, random_record

SCRIPT = """
import sys
from PySide6.QtGui import QFileOpenEvent
from app.gui import Program, make_application
from app.opening import Opening

application = make_application()
program = Program(application, Opening())
program.show()
application.sendEvent(application, QFileOpenEvent(sys.argv[1]))
page = program.window.page
print(type(page).__name__)
session = getattr(page, "session", None)
print(len(session.match.entries) if session else page.message.text())
program.close()
application.sendEvent(application, QFileOpenEvent(sys.argv[1]))
"""


def opened(file: Path) -> list[str]:
    environment = os.environ | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(file)],
        cwd=file.parent,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def test_the_game_of_a_record_file_is_opened(tmp_path: Path) -> None:
    file = tmp_path / "gäme.incognita"
    file.write_text(random_record(moves=20), encoding="utf-8")
    assert opened(file) == ["TablePage", "20"]


@pytest.mark.parametrize("text", ["", "nothing"])
def test_what_cannot_be_opened_is_told_on_the_start_page(tmp_path: Path, text: str) -> None:
    file = tmp_path / "broken.incognita"
    file.write_text(text, encoding="utf-8")
    page, sentence = opened(file)
    assert page == "StartPage"
    assert "broken.incognita" in sentence
