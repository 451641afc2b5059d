"""The reader of texts finds what is there and every form that lupdate gets wrong."""

from __future__ import annotations

import pytest

from tests.i18n.texts import Text, read_texts


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ('translate("Table", "Roll")', Text("Table", "Roll", "", False)),
        ('translate("Table", "Roll",)', Text("Table", "Roll", "", False)),
        ('translate("Table", "Roll", "a button")', Text("Table", "Roll", "a button", False)),
        ('translate("Table", "%n card(s)", "", count)', Text("Table", "%n card(s)", "", True)),
        ('translate("Table", "%Ln game(s)", "", count)', Text("Table", "%Ln game(s)", "", True)),
        ('translate("Table", "%1 point(s)", "", plural_of(x))', Text("Table", "%1 point(s)", "", True)),
        ('translate("Table", "two " "parts")', Text("Table", "two parts", "", False)),
        ('WORDS = {1: QT_TRANSLATE_NOOP("Table", "Roll")}', Text("Table", "Roll", "", False)),
    ],
)
def test_a_marked_text_is_found(code: str, text: Text) -> None:
    findings = read_texts(code, "module.py")
    assert (findings.texts, findings.faults) == ({text}, [])


@pytest.mark.parametrize(
    "code",
    [
        "painter.translate(rect.center())",
        "QCoreApplication.translate(CONTEXT, self.text)",
        "translate = other",
    ],
)
def test_other_code_is_left_alone(code: str) -> None:
    findings = read_texts(code, "module.py")
    assert (findings.texts, findings.faults) == (set(), [])


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ('translate("Table", text)', "must be literal"),
        ('translate(CONTEXT, "Roll")', "must be literal"),
        ('translate("Table", f"Roll {n}")', "must be literal"),
        ('translate("Table", "a" + b)', "must be literal"),
        ('translate("Table", "Roll", note)', "must be literal"),
        ('translate("Table", "Roll", disambiguation="x")', "positional"),
        ('translate("Table", "%n card(s)", n=3)', "positional"),
        ("translate(*words)", "positional"),
        ('translate("Roll")', "takes 2 to 4"),
        ('translate("Table", "")', "empty"),
        ('translate("Table", "%n card(s)")', "%n without a number"),
        ('translate("Table", "%Ln game(s)")', "%n without a number"),
        ('translate("Table", "cards", "", n)', "a number without %n"),
        ("""f"{translate('Table', 'Roll')}!" """.strip(), "f-strings"),
        ('self.tr("Roll")', "wrong place"),
        ('tr("Roll")', "wrong place"),
        ('QT_TR_NOOP("Roll")', "wrong place"),
        ('QT_TRANSLATE_NOOP("Table", "Roll", "note")', "takes 2 to 2"),
        ('QCoreApplication.translate("Table", "Roll")', "from a table"),
        ('QCoreApplication.translate("Table", f"{n}")', "from a table"),
        ('QCoreApplication.translate("Table", text, disambiguation="x")', "positional"),
    ],
)
def test_an_unsafe_form_is_refused(code: str, reason: str) -> None:
    findings = read_texts(f"\n{code}", "module.py")
    assert findings.texts == set()
    (fault,) = findings.faults
    assert fault.startswith("module.py:2: ")
    assert reason in fault
