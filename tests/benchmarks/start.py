"""From starting the program to its first window: `python -m tests.benchmarks.start [--runs N] [--games N]`.

Under an Xvfb of its own, with a library of some unfinished games that have pictures, in a folder of its own; the
program is started once before, so that the files are in the memory of the system and compiled. Measured for each run:

- *mapped*: from starting the process to the moment when the X server makes its window visible, wall seconds;
- *painted*: to the moment when the window shows its page (a line down the window has more than a few colours);
- *processor*: what all threads of the program have used until it was painted (user and system; the X server not);
- *memory*: the peak of the resident memory a second after that.

A program that only shows a Qt window with thirty labels takes turns with it: what no program with Qt for Python can be
quicker than, and a measure of how busy the machine is.
"""

from __future__ import annotations

import argparse
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from tests.benchmarks.display import Eye, x_server
from tests.benchmarks.machine import machine

BARE = """
import sys
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QVBoxLayout, QWidget
application, window, page = QApplication(sys.argv), QMainWindow(), QWidget()
column = QVBoxLayout(page)
for number in range(30):
    column.addWidget(QLabel("a few words to be painted " * 6))
window.setCentralWidget(page)
window.resize(1280, 720)
window.show()
application.exec()
"""

PATIENCE = 30.0
"""Seconds after which a program that shows no window is given up."""


class Start(NamedTuple):
    """Seconds, and megabytes of a million bytes."""

    mapped: float
    painted: float
    processor: float
    memory: float


def measure(command: list[str], environment: dict[str, str], eye: Eye, colours: int = 8) -> Start:
    """Start the program once, look until its window is painted in more than `colours` colours, and end it."""
    eye.forget()
    begun = time.perf_counter()
    program = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        window = eye.wait_for_window(begun + PATIENCE)
        mapped = time.perf_counter() - begun
        eye.wait_for_paint(window, begun + PATIENCE, colours)
        painted = time.perf_counter() - begun
        processor = _processor_seconds(program.pid)
        time.sleep(1)
        memory = _peak_memory(program.pid)
    finally:
        program.send_signal(signal.SIGTERM)
        program.wait()
    return Start(mapped, painted, processor, memory)


def _processor_seconds(process: int) -> float:
    threads = Path(f"/proc/{process}/task").iterdir()
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9


def _peak_memory(process: int) -> float:
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) * 1024 / 1e6
    raise RuntimeError("the system does not tell the peak of the memory")


def fill_library(environment: dict[str, str], games: int) -> None:
    """Begin games in the library of `environment`, each with some acts and its picture, by a process of its own."""
    subprocess.run(
        [sys.executable, "-m", "tests.benchmarks.kept_games", str(games)],
        env={**environment, "QT_QPA_PLATFORM": "offscreen"},
        check=True,
    )


def main() -> None:
    """Measure and print best and median."""
    parser = argparse.ArgumentParser(description="From starting the program to its first window.")
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--games", type=int, default=3, help="unfinished games on the start page")
    parser.add_argument("command", nargs="*", help="another program to be measured in the same way")
    wanted = parser.parse_args()
    command = wanted.command or [sys.executable, "-m", "app"]
    with tempfile.TemporaryDirectory() as home, x_server() as display:
        environment = {
            **os.environ, "DISPLAY": display, "INCOGNITA_HOME": home, "LC_ALL": "C.UTF-8", "LANGUAGE": "en"
        }  # fmt: skip
        environment.pop("QT_QPA_PLATFORM", None)
        environment.pop("WAYLAND_DISPLAY", None)
        # Set in some containers; a program that is compiled anew each time is not one that has been set up.
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        fill_library(environment, wanted.games)
        eye = Eye(display)
        measure(command, environment, eye)
        print(machine())
        starts: list[Start] = []
        bare: list[Start] = []
        for _ in range(wanted.runs):
            starts.append(measure(command, environment, eye))
            bare.append(measure([sys.executable, "-c", BARE], environment, eye, colours=1))
        eye.close()
        print(machine())
    print(f"{wanted.runs} runs, {wanted.games} unfinished games")
    report(" ".join(command), starts)
    report("a window with thirty labels", bare)


def report(title: str, starts: list[Start]) -> None:
    """Print best and median."""
    print(f"\n{title}")
    for name, unit, digits in (
        ("mapped", "s", 3), ("painted", "s", 3), ("processor", "s", 3), ("memory", "MB", 0)
    ):  # fmt: skip
        values = [getattr(start, name) for start in starts]
        best, middle = min(values), statistics.median(values)
        print(f"{name:<10} best {best:8.{digits}f} {unit}   median {middle:8.{digits}f} {unit}")


if __name__ == "__main__":
    main()
