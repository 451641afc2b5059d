"""Every check of the project, its run and its summary."""

import os
import subprocess
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

from devtools import package, translations, workflows
from devtools.places import ROOT, venv_python
from devtools.trouble import TroubleError

RULES_TESTS = ("tests/engine", "tests/golden")
"""The tests that must reach every line of engine/."""


@dataclass
class Outcome:
    """What a check came to: counted tests (a check without tests counts as one), skips and seconds."""

    name: str
    passed: int = 0
    failed: int = 0
    skipped: int = 0
    seconds: float = 0.0


@dataclass(frozen=True)
class Choice:
    """Which checks to run, and how: all of them by default."""

    only: tuple[str, ...] = ()
    fast: bool = False
    pytest_arguments: list[str] = field(default_factory=list)


def run_all(choice: Choice) -> int:
    """Run the chosen checks, each to its end, print a summary and return 0 when all passed, else 1.

    The last line printed is `N passed, N failed`.
    """
    names = [name for name in CHECKS if not choice.only or name in choice.only]
    if choice.fast or choice.pytest_arguments:
        # Coverage of a part of the tests says nothing, and packages take their time.
        names = [name for name in names if name not in {"coverage", "package"}]
    outcomes = []
    for name in names:
        print(f"--- {name}", flush=True)
        started = time.monotonic()
        try:
            outcome = CHECKS[name](choice)
        except TroubleError as trouble:
            print(trouble, flush=True)
            outcome = Outcome(name, failed=1)
        outcome.seconds = time.monotonic() - started
        outcomes.append(outcome)
    return _summary(outcomes)


def _summary(outcomes: list[Outcome]) -> int:
    print()
    for outcome in outcomes:
        word = "FAILED" if outcome.failed else "ok"
        print(f"{outcome.name:<14} {word:<8} {outcome.seconds:7.1f} s")
    passed = sum(outcome.passed for outcome in outcomes)
    failed = sum(outcome.failed for outcome in outcomes)
    skipped = sum(outcome.skipped for outcome in outcomes)
    print(f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""), flush=True)
    return 1 if failed else 0


def _environment() -> dict[str, str]:
    """Return the environment of the tools: no screen, plain text, UTF-8 everywhere."""
    return {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"}


def _tool(module: str, *arguments: str) -> bool:
    command = [str(venv_python()), "-m", module, *arguments]
    run = subprocess.run(command, cwd=ROOT, env=_environment(), stdin=subprocess.DEVNULL, check=False)
    return run.returncode == 0


def _outcome(name: str, *, good: bool) -> Outcome:
    return Outcome(name, passed=int(good), failed=int(not good))


def _lint(_choice: Choice) -> Outcome:
    return _outcome("lint", good=_tool("ruff", "check", "--quiet", "."))


def _format(_choice: Choice) -> Outcome:
    return _outcome("format", good=_tool("ruff", "format", "--check", "--quiet", "--diff", "."))


def _types(_choice: Choice) -> Outcome:
    return _outcome("types", good=_tool("mypy") and _tool("mypy", "dev.py"))


def _imports(_choice: Choice) -> Outcome:
    code = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    command = [str(venv_python()), "-c", code]
    run = subprocess.run(
        command,
        cwd=ROOT,
        env=_environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    if run.returncode != 0:
        print(run.stdout, flush=True)
    return _outcome("imports", good=run.returncode == 0)


def _translations(_choice: Choice) -> Outcome:
    stale = translations.differences()
    if stale:
        print(f"Not what the code says: {', '.join(stale)}; run `python3 dev.py translations`.", flush=True)
    open_ends = translations.unfinished()
    if open_ends:
        print(f"Not fully translated: {', '.join(open_ends)}.", flush=True)
    return _outcome("translations", good=not stale and not open_ends)


def _workflows(choice: Choice) -> Outcome:
    wrong = workflows.check(thoroughly=not choice.fast)
    for said in wrong:
        print(said, flush=True)
    return _outcome("workflows", good=not wrong)


def _tests(choice: Choice) -> Outcome:
    """Run pytest: all tests on all cores, or exactly what the arguments say."""
    if choice.pytest_arguments:
        return _pytest(choice.pytest_arguments)
    usual = ["--quiet", "--numprocesses=auto", "--durations=8", "--durations-min=5"]
    if choice.fast:
        return _pytest([*usual, "-m", "not slow"])
    # The rules are covered by their own tests; counting lines would make all others a sixth slower.
    rules = _pytest([*usual, "--cov", "--cov-report=", *RULES_TESTS])
    others = _pytest([*usual, *(f"--ignore={folder}" for folder in RULES_TESTS)])
    return Outcome(
        "tests",
        passed=rules.passed + others.passed,
        failed=rules.failed + others.failed,
        skipped=rules.skipped + others.skipped,
    )


def _pytest(arguments: list[str]) -> Outcome:
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = [str(venv_python()), "-m", "pytest", f"--junit-xml={report}", *arguments]
        run = subprocess.run(command, cwd=ROOT, env=_environment(), stdin=subprocess.DEVNULL, check=False)
        outcome = read_report(report)
    if run.returncode != 0 and not outcome.failed:
        # No test at all, a broken configuration, an interruption, a signal: not a success either.
        print(f"pytest ended with {run.returncode} and without a failed test in its report.", flush=True)
        outcome.failed = 1
    return outcome


def read_report(report: Path) -> Outcome:
    """Return the counts of a JUnit report by pytest; zeros where there is none."""
    outcome = Outcome("tests")
    if report.exists():
        for suite in ElementTree.parse(report).getroot().iter("testsuite"):
            count = {word: int(suite.get(word, "0")) for word in ("tests", "failures", "errors", "skipped")}
            outcome.failed += count["failures"] + count["errors"]
            outcome.skipped += count["skipped"]
            outcome.passed += count["tests"] - count["failures"] - count["errors"] - count["skipped"]
    return outcome


def _coverage(_choice: Choice) -> Outcome:
    return _outcome("coverage", good=_tool("coverage", "report", "--fail-under=100"))


def _package(_choice: Choice) -> Outcome:
    """Build the packages of Linux, without making them small, and try them, installed."""
    if package.current_system() != "linux":
        print(
            "The packages of this system are built and tried by `python3 dev.py package` alone.", flush=True
        )
        return Outcome("package")
    from devtools.packages import linux

    with tempfile.TemporaryDirectory() as folder:
        return _outcome("package", good=linux.check(Path(folder)) == 0)


# In the order in which they run: the quick ones first, coverage after the tests that it counts.
CHECKS: dict[str, Callable[[Choice], Outcome]] = {
    "lint": _lint,
    "format": _format,
    "types": _types,
    "imports": _imports,
    "translations": _translations,
    "workflows": _workflows,
    "tests": _tests,
    "coverage": _coverage,
    "package": _package,
}
