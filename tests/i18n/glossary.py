"""The glossary in resources/glossary.toml, and whether a translation keeps to it.

Each `[[term]]` gives the forms of one term: `en` as whole words in the English text, `fr` and `de` as accepted in
the translation. A form that ends with `*` allows any ending. French forms are whole words; a German form may stand
inside a compound. Terms belong to the translation contexts in `contexts`.
"""

from __future__ import annotations

import re
import tomllib
from typing import NamedTuple

from tests.i18n.sources import Message

_SCHEMA_VERSION = 1


class Term(NamedTuple):
    """One term: its contexts, and its forms in each language."""

    contexts: tuple[str, ...]
    forms: dict[str, tuple[str, ...]]


def read_glossary(text: str) -> list[Term]:
    """Return the terms of a glossary given as TOML text; raises ValueError where it breaks the schema."""
    content = tomllib.loads(text)
    if content.keys() != {"schema_version", "term"} or content["schema_version"] != _SCHEMA_VERSION:
        raise ValueError(f"a glossary holds schema_version = {_SCHEMA_VERSION} and terms, nothing else")
    terms = []
    seen: set[tuple[str, str]] = set()
    for entry in content["term"]:
        if entry.keys() != {"contexts", "en", "fr", "de"} or not all(map(_is_forms, entry.values())):
            raise ValueError(f"a term has contexts, en, fr and de, each a list of words: {entry}")
        for pair in ((context, form.casefold()) for context in entry["contexts"] for form in entry["en"]):
            if pair in seen:
                raise ValueError(f"{pair[1]!r} stands twice for the context {pair[0]!r}")
            seen.add(pair)
        forms = {language: tuple(entry[language]) for language in ("en", "fr", "de")}
        terms.append(Term(tuple(entry["contexts"]), forms))
    return terms


def glossary_faults(message: Message, language: str, terms: list[Term]) -> list[str]:
    """Return the terms of the English text that none of the translation's forms shows.

    Longer terms come first and use up their words: in "action card" the word "card" is not asked for again.
    """
    rest = message.text.source
    here = [term for term in terms if message.text.context in term.contexts]
    pairs = [(form, term) for term in here for form in term.forms["en"]]
    faults = []
    for english, term in sorted(pairs, key=lambda pair: -len(pair[0])):
        rest, count = _whole_word(english).subn(" \0 ", rest)
        if count and not all(_shows(translation, language, term) for translation in message.forms):
            faults.append(f"{message}: {english!r} should be one of {', '.join(term.forms[language])}")
    return faults


def _is_forms(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(form, str) and form for form in value)


def _shows(translation: str, language: str, term: Term) -> bool:
    if language == "de":
        return any(form.rstrip("*").casefold() in translation.casefold() for form in term.forms[language])
    return any(_whole_word(form).search(translation) for form in term.forms[language])


def _whole_word(form: str) -> re.Pattern[str]:
    body = re.escape(form.removesuffix("*")).replace("'", "['’]").replace(r"\ ", r"\s")
    ending = r"\w*" if form.endswith("*") else ""
    return re.compile(rf"\b{body}{ending}\b", re.IGNORECASE)
