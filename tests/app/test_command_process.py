"""The program as a process of its own: what cannot be seen from inside."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.app.command_help import ROOT, random_record, run_program


def test_simulate_loads_no_screen(tmp_path: Path) -> None:
    script = (
        "import sys; from app.main import main\n"
        "code = main(['simulate', 'livingstone', '--players', '2', '--games', '1', '--seed', '1', '--json'])\n"
        "loaded = sorted(name for name in sys.modules if name.startswith(('PySide6', 'ui', 'numpy', 'chess')))\n"
        "assert not loaded, loaded\n"
        "sys.exit(code)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env=os.environ | {"INCOGNITA_HOME": str(tmp_path)},
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    json.loads(done.stdout)


def test_names_on_a_terminal_without_accents(tmp_path: Path) -> None:
    (tmp_path / "game.incognita").write_text(random_record(), encoding="utf-8")
    narrow = {"PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    words = run_program("replay", "game.incognita", home=tmp_path, environment=narrow)
    assert (words.returncode, words.stderr) == (0, b"")
    assert b"B\\xe9la" in words.stdout
    values = run_program("replay", "game.incognita", "--json", home=tmp_path, environment=narrow)
    assert json.loads(values.stdout.decode("ascii"))["players"][1]["name"] == "Béla"


def test_plain_c_locale(tmp_path: Path) -> None:
    (tmp_path / "gäme.incognita").write_text(random_record(), encoding="utf-8")
    done = run_program(
        "replay", "gäme.incognita", home=tmp_path, environment={"LC_ALL": "C", "PYTHONUTF8": "0"}
    )
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(sys.platform == "win32", reason="file names are not bytes there")
def test_file_name_in_another_encoding(tmp_path: Path) -> None:
    name = os.fsdecode(b"g\xe4me.incognita")
    done = run_program("replay", name, home=tmp_path)
    assert done.returncode == 2
    assert done.stderr == b"incognita: g\\udce4me.incognita cannot be read: no such file or directory\n"


@pytest.mark.skipif(sys.platform == "win32", reason="pipes break otherwise there")
def test_broken_pipe_is_silent(tmp_path: Path) -> None:
    (tmp_path / "game.incognita").write_text(random_record(), encoding="utf-8")
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "app", "replay", "game.incognita", "--json"],
            cwd=tmp_path,
            env=os.environ | {"PYTHONPATH": str(ROOT), "INCOGNITA_HOME": str(tmp_path)},
            stdout=writing,
            stderr=subprocess.PIPE,
            timeout=120,
            check=False,
        )
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.skipif(sys.platform == "win32", reason="needs a signal from outside")
def test_interrupt_from_outside(tmp_path: Path) -> None:
    # A shell starts background jobs with Ctrl-C switched off, so the program's own process switches it on again.
    script = (
        "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "from app.main import main\n"
        "print('ready', flush=True)\n"
        "sys.exit(main(['simulate', 'livingstone', '--players', '5', '--games', '10000000', '--seed', '1']))"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT), "INCOGNITA_HOME": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == b"ready\n"
            time.sleep(1.5)
            process.send_signal(signal.SIGINT)
            out, complaint = process.communicate(timeout=60)
        finally:
            process.kill()
    assert (process.returncode, out, complaint) == (130, b"", b"")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
def test_no_display(tmp_path: Path) -> None:
    done = run_program(home=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith(b"incognita: there is no display to show a window on; ")
    assert done.stderr.count(b"\n") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs the device that is always full")
def test_output_onto_a_full_disk(tmp_path: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "app", "list"],
            cwd=tmp_path,
            env=os.environ | {"PYTHONPATH": str(ROOT), "INCOGNITA_HOME": str(tmp_path)},
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=120,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == b"incognita: the output cannot be written: no space left on device\n"
