"""A frozen program runs without its asserts, so none of them may do any work."""

from __future__ import annotations

import ast

import pytest

from tests.repository.tracked import ROOT, modules

HARMLESS = {
    "all",
    "any",
    "callable",
    "hasattr",
    "isinstance",
    "issubclass",
    "len",
    "max",
    "min",
    "set",
    "sorted",
    "type",
}
"""Functions that only look; the values handed to `all` and its like are looked at as well."""


def works(code: str) -> list[str]:
    """The asserts of the code that call something else, bind a name, or wait."""
    found = []
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Assert) and any(map(_does_something, ast.walk(node))):
            found.append(ast.unparse(node))
    return found


def _does_something(node: ast.AST) -> bool:
    if isinstance(node, ast.Call):
        return not (isinstance(node.func, ast.Name) and node.func.id in HARMLESS)
    return isinstance(node, ast.NamedExpr | ast.Await | ast.Yield | ast.YieldFrom)


def test_no_assert_of_the_program_does_any_work() -> None:
    found = {}
    for file in modules("app", "engine", "i18n", "resources", "ui"):
        if asserts := works(file.read_text(encoding="utf-8")):
            found[file.relative_to(ROOT).as_posix()] = asserts
    assert found == {}


@pytest.mark.parametrize(
    "code", ["assert load(data)", "assert (x := 3)", "assert a and b.pop()", "assert all(map(f, x))"]
)
def test_work_is_found(code: str) -> None:
    assert works(code) == [code] or works(code) == [ast.unparse(ast.parse(code))]


@pytest.mark.parametrize(
    "code", ["assert isinstance(a, B)", "assert a.b is not None and len(c) == 2", "load(data)"]
)
def test_looking_is_no_work(code: str) -> None:
    assert works(code) == []
