"""The summary of the checks counts rightly and ends with the line that says so."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from devtools import checks
from devtools.checks import Choice, Outcome
from devtools.trouble import TroubleError


def _trouble(_choice: Choice) -> Outcome:
    raise TroubleError("lupdate failed")


def _checks(monkeypatch: pytest.MonkeyPatch, **outcomes: Outcome) -> None:
    known = {name: (lambda _choice, outcome=outcome: outcome) for name, outcome in outcomes.items()}
    monkeypatch.setattr(checks, "CHECKS", known)


def _last_line(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out.splitlines()[-1]


def test_all_good(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    _checks(monkeypatch, lint=Outcome("lint", passed=1), tests=Outcome("tests", passed=30))
    assert checks.run_all(Choice()) == 0
    assert _last_line(capsys) == "31 passed, 0 failed"


def test_one_bad_check_does_not_stop_the_others(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _checks(
        monkeypatch, lint=Outcome("lint", failed=1), tests=Outcome("tests", passed=30, failed=2, skipped=1)
    )
    checks.CHECKS["translations"] = _trouble
    assert checks.run_all(Choice()) == 1
    assert _last_line(capsys) == "30 passed, 4 failed, 1 skipped"


@pytest.mark.parametrize(
    ("choice", "line"),
    [
        (Choice(only=("lint",)), "1 passed, 0 failed"),
        (Choice(fast=True), "31 passed, 0 failed"),
        (Choice(only=("tests",), pytest_arguments=["-k", "boat"]), "30 passed, 0 failed"),
    ],
)
def test_a_choice_of_checks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], choice: Choice, line: str
) -> None:
    _checks(
        monkeypatch,
        lint=Outcome("lint", passed=1),
        tests=Outcome("tests", passed=30),
        coverage=Outcome("coverage", failed=1),
        package=Outcome("package", failed=1),
    )
    assert checks.run_all(choice) == 0
    assert _last_line(capsys) == line


def test_the_report_of_pytest_is_counted(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(
        '<testsuites><testsuite tests="10" failures="2" errors="1" skipped="3"/></testsuites>',
        encoding="utf-8",
    )
    outcome = checks.read_report(report)
    assert (outcome.passed, outcome.failed, outcome.skipped) == (4, 3, 3)


def test_no_report_means_no_test_passed(tmp_path: Path) -> None:
    outcome = checks.read_report(tmp_path / "report.xml")
    assert (outcome.passed, outcome.failed) == (0, 0)


def test_a_pytest_that_was_stopped_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stopped = subprocess.CompletedProcess[str]([], -9)
    monkeypatch.setattr(checks.subprocess, "run", lambda *_arguments, **_options: stopped)
    # The tests of the rules, and all others.
    assert checks.CHECKS["tests"](Choice()).failed == 2
    assert "-9" in _last_line(capsys)
    assert checks.CHECKS["tests"](Choice(fast=True)).failed == 1


def test_every_test_runs_once_and_the_rules_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[list[str]] = []

    def run(command: list[str], **_options: object) -> subprocess.CompletedProcess[str]:
        commands.append(command)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(checks.subprocess, "run", run)
    assert checks.CHECKS["tests"](Choice()).failed == 0
    rules, others = commands
    for folder in checks.RULES_TESTS:
        assert (checks.ROOT / folder).is_dir()
        assert folder in rules
        assert f"--ignore={folder}" in others
    assert "--cov" in rules
    assert "--cov" not in others
