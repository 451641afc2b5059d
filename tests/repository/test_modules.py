"""Modules stay small enough to be read in one sitting."""

from __future__ import annotations

import ast

import pytest

from tests.repository.tracked import ROOT, modules, tracked_files

PROGRAM = ("app", "engine", "packaging/devtools", "ui")


def _lines(packages: tuple[str, ...]) -> dict[str, int]:
    return {
        file.relative_to(ROOT).as_posix(): len(file.read_text(encoding="utf-8").splitlines())
        for file in modules(*packages)
    }


def test_no_module_is_longer_than_600_lines() -> None:
    too_long = {name: length for name, length in _lines((*PROGRAM, "tests")).items() if length > 600}
    assert too_long == {}


@pytest.mark.parametrize(("limit", "share"), [(120, 0.5), (350, 0.9)])
def test_most_modules_are_short(limit: int, share: float) -> None:
    lengths = _lines(PROGRAM)
    long = {name: length for name, length in lengths.items() if length >= limit}
    assert len(long) <= (1 - share) * len(lengths), long


@pytest.mark.parametrize("package", ["i18n", "resources"])
def test_data_packages_hold_no_code(package: str) -> None:
    (module,) = modules(package)
    body = ast.parse(module.read_text(encoding="utf-8")).body
    assert module.name == "__init__.py"
    assert [type(statement) for statement in body] == [ast.Expr]


def test_compiled_translations_are_not_tracked() -> None:
    assert [file for file in tracked_files() if file.suffix == ".qm"] == []
