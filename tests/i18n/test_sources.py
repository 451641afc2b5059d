"""The judge of translations finds each kind of fault."""

from __future__ import annotations

import pytest

from tests.i18n.sources import Message, message_faults, read_messages, set_faults
from tests.i18n.texts import Text

_SOURCE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context><name>Table</name>
<message><source>Roll</source><comment>a button</comment><translation>Lancer</translation></message>
<message numerus="yes"><source>%n card(s)</source>
<translation type="unfinished"><numerusform>%n carte</numerusform><numerusform></numerusform></translation></message>
<message><source>Row</source></message>
</context></TS>"""

_ROLL = Text("Table", "Roll", "a button", False)
_CARDS = Text("Table", "%n card(s)", "", True)
_ROW = Text("Table", "Row", "", False)


def test_a_source_is_read() -> None:
    assert read_messages(_SOURCE) == [
        Message(_ROLL, "", ("Lancer",)),
        Message(_CARDS, "unfinished", ("%n carte", "")),
        Message(_ROW, "missing", ()),
    ]


def test_the_same_texts_on_both_sides_are_sound() -> None:
    assert set_faults(read_messages(_SOURCE), {_ROLL, _CARDS, _ROW}, "fr") == []
    assert set_faults([Message(_CARDS, "", ("a", "b"))], {_ROLL, _CARDS, _ROW}, "en") == []


@pytest.mark.parametrize(
    ("messages", "fault"),
    [
        ([_ROLL], "missing: "),
        ([_ROLL, _CARDS, _ROW], "not in the code: "),
        ([_ROLL, _CARDS, _CARDS], "twice: "),
        ([_ROLL._replace(note=""), _CARDS], "missing: "),
    ],
)
def test_a_difference_is_found(messages: list[Text], fault: str) -> None:
    faults = set_faults([Message(text, "", ("x",)) for text in messages], {_ROLL, _CARDS}, "fr")
    assert any(found.startswith(fault) for found in faults)


def _faults(source: str, *forms: str, state: str = "") -> list[str]:
    text = Text("Table", source, "", len(forms) > 1)
    return message_faults(Message(text, state, forms), "fr")


@pytest.mark.parametrize(
    ("source", "forms"),
    [
        ("Roll", ["Lancer"]),
        ("Pay %1 to %2.", ["%2 reçoit %1."]),
        ("Ready?", ["Prêt\u202f?"]),
        ("; ", ["\u202f; "]),
        ("<b>Round</b> %L1", ["%L1 <b>tours</b>"]),
        ("&New game…", ["&Nouvelle partie…"]),
        ("Salt &amp; pepper", ["Sel et poivre"]),
        ("%n card(s) for %1", ["une carte pour %1", "%n cartes pour %1"]),
        ("%Ln game(s)", ["une partie", "%Ln parties"]),
    ],
)
def test_a_good_translation_passes(source: str, forms: list[str]) -> None:
    assert _faults(source, *forms) == []


@pytest.mark.parametrize(
    ("source", "forms", "fault"),
    [
        ("Roll", [""], "none of them empty"),
        ("%n card(s)", ["%n carte", " "], "none of them empty"),
        ("%n card(s)", ["%n carte", "%n cartes", "%n cartes"], "2 forms wanted"),
        ("Pay %1 to %2", ["Payer %1"], "placeholders"),
        ("Pay %1", ["Payer %1 à %1"], "placeholders"),
        ("%n card(s)", ["%n carte", "des cartes"], "placeholders"),
        ("%n card(s) for %1", ["une carte", "%n cartes pour %1"], "placeholders"),
        ("%Ln game(s)", ["%Ln partie", "%n parties"], "placeholders"),
        ("Open…", ["Ouvrir"], "ends"),
        ("Open", ["Ouvrir."], "ends"),
        ("Name: ", ["Nom :"], "ends"),
        ("(new)", ["nouveau)"], "begins"),
        (" and", ["et"], "begins"),
        ("<b>Round</b>", ["<b>Tour<b>"], "tags"),
        ("&Open", ["Ouvrir"], "mnemonics"),
    ],
)
def test_a_bad_translation_is_found(source: str, forms: list[str], fault: str) -> None:
    assert any(fault in found for found in _faults(source, *forms))


@pytest.mark.parametrize("state", ["unfinished", "vanished", "obsolete", "missing"])
def test_a_translation_that_is_not_finished_is_found(state: str) -> None:
    assert _faults("Roll", "Lancer", state=state) == [f"Table: 'Roll': {state}"]
