"""The pins fit the package, are complete, and name no address."""

from __future__ import annotations

import re
import tomllib
from importlib import metadata
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import app
from tests.repository.tracked import ROOT

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
GROUPS = ("run", "build", "package", "dev")
FILES = tuple(f"{group}.txt" for group in GROUPS)


def _text(name: str) -> str:
    return (ROOT / "packaging" / "pins" / name).read_text(encoding="utf-8")


def _pins(name: str) -> dict[str, list[str]]:
    """Return version, condition and hashes of each package in a file, as written; some have several versions."""
    pins: dict[str, list[str]] = {}
    for entry in _text(name).replace("\\\n", " ").splitlines():
        package, rest = entry.split("==", 1)
        pins.setdefault(canonicalize_name(package), []).append(" ".join(rest.split()))
    return pins


def _requirements(group: str) -> list[Requirement]:
    entries = PROJECT["project"]["dependencies"] if group == "run" else PROJECT["dependency-groups"][group]
    return [Requirement(entry) for entry in entries if isinstance(entry, str)]


@pytest.mark.parametrize("name", FILES)
def test_a_pin_is_a_version_and_hashes_and_nothing_else(name: str) -> None:
    entry = re.compile(
        r"[a-z0-9-]+==[0-9][0-9a-z.]*( ; [a-z_]+ [!=<>]+ '[\w.]+')?( --hash=sha256:[0-9a-f]{64})+"
    )
    for line in _text(name).replace(" \\\n   ", "").splitlines():
        assert entry.fullmatch(line), line


@pytest.mark.parametrize("group", GROUPS)
def test_every_requirement_is_pinned_within_its_range(group: str) -> None:
    pins = _pins(f"{group}.txt")
    for requirement in _requirements(group):
        versions = [pin.split()[0] for pin in pins[canonicalize_name(requirement.name)]]
        assert versions, requirement
        assert all(requirement.specifier.contains(version) for version in versions), requirement


@pytest.mark.parametrize("name", ["run.txt", "build.txt", "package.txt"])
def test_developers_have_the_same_packages_as_players(name: str) -> None:
    developers = _pins("dev.txt")
    for package, pins in _pins(name).items():
        # A condition may fall away in the larger set; version and hashes may not differ.
        assert _unconditional(developers[package]) == _unconditional(pins)


def test_packages_hold_what_players_need() -> None:
    packages = _pins("package.txt")
    assert {name: _unconditional(packages[name]) for name in _pins("run.txt")} == {
        name: _unconditional(pins) for name, pins in _pins("run.txt").items()
    }


def _unconditional(pins: list[str]) -> list[str]:
    return [re.sub(r" ;[^-]*--", " --", pin) for pin in pins]


def test_the_build_backend_is_the_pinned_one() -> None:
    (backend,) = (Requirement(entry) for entry in PROJECT["build-system"]["requires"])
    assert str(backend.specifier) == "==" + _pins("build.txt")[backend.name][0].split()[0]


def test_every_dependency_has_its_reason_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    rows = set(re.findall(r"^\| ([\w-]+)", readme, re.MULTILINE))
    wanted = {requirement.name for group in GROUPS for requirement in _requirements(group)}
    assert wanted - rows == set()


def test_the_version_has_one_source() -> None:
    assert metadata.version("terra-incognita") == app.__version__
