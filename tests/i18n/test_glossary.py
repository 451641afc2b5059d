"""The glossary is read strictly and compared word by word."""

from __future__ import annotations

import pytest

from tests.i18n.glossary import glossary_faults, read_glossary
from tests.i18n.sources import Message
from tests.i18n.texts import Text

_TEXT = """
schema_version = 1
[[term]]
contexts = ["Livingstone"]
en = ["action card", "action cards"]
fr = ["carte Action", "cartes Action"]
de = ["Aktionskarte*"]
[[term]]
contexts = ["Livingstone"]
en = ["card"]
fr = ["carte"]
de = ["Karte"]
[[term]]
contexts = ["Livingstone"]
en = ["cost"]
fr = ["coût d'expédition"]
de = ["Kosten"]
[[term]]
contexts = ["Livingstone"]
en = ["dig*"]
fr = ["creus*"]
de = ["grab*"]
"""
_TERMS = read_glossary(_TEXT)


def _faults(language: str, source: str, *forms: str, context: str = "Livingstone") -> list[str]:
    return glossary_faults(Message(Text(context, source, "", len(forms) > 1), "", forms), language, _TERMS)


@pytest.mark.parametrize(
    ("language", "source", "form"),
    [
        ("fr", "Draw an action card", "Piocher une carte Action"),
        ("de", "Draw an action card", "Aktionskarten ziehen"),
        ("fr", "The cost", "Le coût d’expédition"),
        ("fr", "DIGGING", "Creusez"),
        ("fr", "discard", "jeter"),
        ("de", "card", "Spielkarte"),
    ],
)
def test_the_right_term_passes(language: str, source: str, form: str) -> None:
    assert _faults(language, source, form) == []


@pytest.mark.parametrize(
    ("language", "source", "form"),
    [
        ("fr", "Draw an action card", "Piocher une carte"),
        ("fr", "The action card and a card", "La fiche Action"),
        ("de", "Action Cards", "Ereignisse"),
        ("fr", "card", "cartes"),
        ("fr", "dig", "piocher"),
    ],
)
def test_another_term_is_found(language: str, source: str, form: str) -> None:
    assert _faults(language, source, form) != []


def test_every_plural_form_is_looked_at() -> None:
    assert _faults("fr", "%n action card(s)", "%n carte Action", "%n cartes") != []


def test_terms_stay_in_their_contexts() -> None:
    assert _faults("fr", "card", "fiche", context="Settings") == []


@pytest.mark.parametrize(
    "fault",
    [
        _TEXT.replace("schema_version = 1", "schema_version = 2"),
        _TEXT.replace('fr = ["carte"]', ""),
        _TEXT.replace('fr = ["carte"]', "fr = []"),
        _TEXT.replace('fr = ["carte"]', 'fr = "carte"'),
        _TEXT.replace('en = ["cost"]', 'en = ["Card"]'),
        _TEXT + "\n[[term.more]]\nx = 1\n",
    ],
)
def test_a_glossary_that_breaks_the_schema_is_refused(fault: str) -> None:
    with pytest.raises(ValueError, match=r"a glossary|a term|stands twice"):
        read_glossary(fault)
