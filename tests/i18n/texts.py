"""The texts that the code asks to have translated, found without lupdate.

lupdate's reading of Python goes wrong in silence on several common forms; this one is strict instead, and the two
are compared. Marked are the literal calls `translate("Context", "text", "note", number)` and
`QT_TRANSLATE_NOOP("Context", "text")`. A text from a table is looked up with the dotted
`QCoreApplication.translate(context, text)`, whose text must be a name, never a text made on the spot.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import NamedTuple

_MARKS = {"translate": (2, 4), "QT_TRANSLATE_NOOP": (2, 2)}
_NEVER = {"tr", "QT_TR_NOOP", "QT_TR_N_NOOP", "QT_TRANSLATE_N_NOOP", "QT_TRANSLATE_NOOP3", "QT_TRID_NOOP"}


class Text(NamedTuple):
    """One text to translate."""

    context: str
    source: str
    note: str
    plural: bool


@dataclass
class Findings:
    """The texts of some code, and what is wrong with how it asks for them."""

    texts: set[Text] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)


def read_texts(code: str, name: str) -> Findings:
    """Return the texts in one module's code; faults begin with the module's name and the line."""
    findings = Findings()
    tree = ast.parse(code)
    formatted = [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
    unseen = {inner for node in formatted for inner in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            texts: set[Text] = set()
            fault = _read_call(node, texts)
            if texts and node in unseen:
                fault = "lupdate does not look into f-strings"
                texts.clear()
            findings.texts |= texts
            if fault:
                findings.faults.append(f"{name}:{node.lineno}: {fault}")
    return findings


def _read_call(call: ast.Call, texts: set[Text]) -> str | None:
    match call.func:
        case ast.Attribute(value=ast.Name(id="QCoreApplication" | "QApplication"), attr="translate"):
            return _read_lookup(call)
        case ast.Attribute(attr=called) if called in _NEVER:
            return f"{called}() is filed in the wrong place: use translate()"
        case ast.Name(id=called) if called in _NEVER:
            return f"{called}() is filed in the wrong place: use translate()"
        case ast.Name(id=called) if called in _MARKS:
            return _read_mark(call, called, texts)
    return None


def _read_lookup(call: ast.Call) -> str | None:
    if (
        call.keywords
        or any(isinstance(argument, ast.Starred) for argument in call.args)
        or len(call.args) < 2
    ):
        return "arguments must be positional"
    if not isinstance(call.args[1], ast.Name | ast.Attribute | ast.Subscript):
        return "QCoreApplication.translate() is for texts from a table: mark others with bare translate()"
    return None


def _read_mark(call: ast.Call, called: str, texts: set[Text]) -> str | None:
    least, most = _MARKS[called]
    if call.keywords or any(isinstance(argument, ast.Starred) for argument in call.args):
        return "arguments must be positional"
    if not least <= len(call.args) <= most:
        return f"{called}() takes {least} to {most} arguments"
    words = []
    for argument in call.args[:3]:
        if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
            return "context, text and note must be literal"
        words.append(argument.value)
    context, source, note = (*words, "")[:3]
    plural = len(call.args) == 4
    if not context or not source:
        return "context and text must not be empty"
    counts = "%n" in source or "%Ln" in source
    if called == "translate" and counts and not plural:
        return "%n without a number"
    if plural and not counts and not _is_of_decimal(call.args[3]):
        return "a number without %n"
    texts.add(Text(context, source, note, plural))
    return None


def _is_of_decimal(number: ast.expr) -> bool:
    """Whether a number only chooses the plural: %n and %Ln show whole numbers, decimals have a placeholder."""
    return (
        isinstance(number, ast.Call) and isinstance(number.func, ast.Name) and number.func.id == "plural_of"
    )
