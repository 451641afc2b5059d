"""Work that is spread over several processes."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from app.commands.errors import CommandError
from app.main import main
from app.processes import spread
from tests.app.command_help import ROOT


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_order(jobs: int) -> None:
    assert list(spread(abs, range(-20, 0), jobs)) == list(range(20, 0, -1))


def test_lost_process_is_told() -> None:
    with pytest.raises(CommandError, match="ended before its time"):
        list(spread(os._exit, [1, 1, 1], 2))


def test_stop_in_the_middle_ends_the_processes() -> None:
    results = spread(time.sleep, [0, 600, 600], 2)
    next(results)
    results.close()  # type: ignore[attr-defined]  # it is a generator
    assert multiprocessing.active_children() == []


@pytest.mark.skipif(sys.platform == "win32", reason="needs a signal for a group of processes")
@pytest.mark.parametrize("seconds", [0.5, 4.0])
def test_interrupt_reaches_all_and_nobody_complains(tmp_path: Path, seconds: float) -> None:
    script = (
        "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "from app.main import main\n"
        "from app.commands import simulate_levels\n"
        "if __name__ == '__main__':\n"
        "    print('ready', flush=True)\n"
        "    sys.exit(main(['simulate', 'livingstone', '--levels', 'captain,captain', '--games', '90',\n"
        "                   '--seed', '1', '--jobs', '2']))\n"
    )
    (tmp_path / "begin.py").write_text(script, encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, "begin.py"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT), "INCOGNITA_HOME": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == b"ready\n"
            time.sleep(seconds)
            os.killpg(process.pid, signal.SIGINT)
            # The pipes are closed only when the last process has gone.
            out, complaint = process.communicate(timeout=60)
        finally:
            process.kill()
    assert (process.returncode, out, complaint) == (130, b"", b"")


def test_seeds_after_the_last_one(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "faraway", "--levels", "random,random", "--seed", "999999999999", "--games"]
    assert main([*arguments, "2"]) == 0
    capsys.readouterr()
    assert main([*arguments, "3"]) == 2
    assert capsys.readouterr().err == (
        "incognita: these games need seeds up to 1000000000000; the last one is 999999999999\n"
    )
