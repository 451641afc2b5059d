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
FILES = ("build.txt", "dev.txt", "run.txt")


def _text(name: str) -> str:
    return (ROOT / "packaging" / "pins" / name).read_text(encoding="utf-8")


def _pins(name: str) -> dict[str, str]:
    """Return version and hashes of each package in a file, as written."""
    entries = _text(name).replace("\\\n", " ").splitlines()
    pairs = (entry.split("==", 1) for entry in entries)
    return {canonicalize_name(package): " ".join(rest.split()) for package, rest in pairs}


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


@pytest.mark.parametrize("group", ["run", "build", "dev"])
def test_every_requirement_is_pinned_within_its_range(group: str) -> None:
    pins = _pins(f"{group}.txt")
    for requirement in _requirements(group):
        version = pins[canonicalize_name(requirement.name)].split()[0]
        assert requirement.specifier.contains(version), requirement


@pytest.mark.parametrize("name", ["run.txt", "build.txt"])
def test_developers_have_the_same_packages_as_players(name: str) -> None:
    developers = _pins("dev.txt")
    for package, pin in _pins(name).items():
        # A condition may fall away in the larger set; version and hashes may not differ.
        assert re.sub(r" ;[^-]*--", " --", developers[package]) == re.sub(r" ;[^-]*--", " --", pin)


def test_the_build_backend_is_the_pinned_one() -> None:
    (backend,) = (Requirement(entry) for entry in PROJECT["build-system"]["requires"])
    assert str(backend.specifier) == "==" + _pins("build.txt")[backend.name].split()[0]


def test_every_dependency_has_its_reason_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    rows = set(re.findall(r"^\| ([\w-]+)", readme, re.MULTILINE))
    wanted = {requirement.name for group in ("run", "build", "dev") for requirement in _requirements(group)}
    assert wanted - rows == set()


def test_the_version_has_one_source() -> None:
    assert metadata.version("terra-incognita") == app.__version__
