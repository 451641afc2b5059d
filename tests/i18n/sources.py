"""Reading translation sources (.ts) and judging each translation against its text."""

from __future__ import annotations

import re
from collections import Counter
from typing import NamedTuple
from xml.etree import ElementTree

from tests.i18n.texts import Text

PLURAL_FORMS = {"en": 2, "fr": 2, "de": 2}
"""How many forms Qt asks for in each language."""

_PLACEHOLDER = re.compile(r"%(?:L?[1-9][0-9]?|L?n)")
_TAG = re.compile(r"</?[A-Za-z][^>]*>")
_MNEMONIC = re.compile(r"&(?![&\s]|#?\w+;)\w")
_SPACE_BEFORE_MARK = re.compile("[ \u00a0\u202f]+(?=[:;!?])")
_ENDINGS = "….:!?,;"
_BEGINNINGS = "…,.:;(["


class Message(NamedTuple):
    """One text of a translation source, with its translation in all its forms."""

    text: Text
    state: str
    forms: tuple[str, ...]

    def __str__(self) -> str:
        """Return what names the message in a report."""
        return f"{self.text.context}: {self.text.source!r}"


def read_messages(source: str) -> list[Message]:
    """Return the messages of a translation source given as XML text."""
    messages = []
    for context in ElementTree.fromstring(source).iter("context"):
        for message in context.iter("message"):
            plural = message.get("numerus") == "yes"
            translation = message.find("translation")
            state, forms = "missing", ()
            if translation is not None:
                state = translation.get("type", "")
                parts = translation.findall("numerusform") if plural else [translation]
                forms = tuple(part.text or "" for part in parts)
            text = Text(
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
                plural,
            )
            messages.append(Message(text, state, forms))
    return messages


def set_faults(messages: list[Message], texts: set[Text], language: str) -> list[str]:
    """Return where the messages are not exactly the texts of the code.

    English is the language of the code: its source holds the plural forms only.
    """
    wanted = {text for text in texts if text.plural} if language == "en" else texts
    held = Counter(message.text for message in messages)
    missing = [f"missing: {text}" for text in sorted(wanted - set(held))]
    surplus = [f"not in the code: {text}" for text in sorted(set(held) - wanted)]
    double = [f"twice: {text}" for text, count in held.items() if count > 1]
    return missing + surplus + double


def message_faults(message: Message, language: str) -> list[str]:
    """Return what is wrong with the translation of one message."""
    if message.state:
        return [f"{message}: {message.state}"]
    wanted = PLURAL_FORMS[language] if message.text.plural else 1
    if len(message.forms) != wanted or not all(form.strip() for form in message.forms):
        return [f"{message}: {wanted} forms wanted, none of them empty"]
    faults = []
    for number, form in enumerate(message.forms):
        last = number == len(message.forms) - 1
        faults += [f"{message} -> {form!r}: {fault}" for fault in _form_faults(message.text, form, last=last)]
    return faults


def _form_faults(text: Text, form: str, *, last: bool) -> list[str]:
    source = text.source
    faults = []
    wanted, found = (Counter(_PLACEHOLDER.findall(words)) for words in (source, form))
    if text.plural and not last:
        # "one card" and "a card" are good singular forms.
        for count in ("%n", "%Ln"):
            wanted.pop(count, None)
            found.pop(count, None)
    if wanted != found:
        faults.append("placeholders differ")
    # French puts a space before some marks, which is none at the edge of the text.
    closed = _SPACE_BEFORE_MARK.sub("", form)
    if _edge(source[-1:], _ENDINGS) != _edge(closed[-1:], _ENDINGS):
        faults.append("ends differently")
    if _edge(source[:1], _BEGINNINGS) != _edge(closed[:1], _BEGINNINGS):
        faults.append("begins differently")
    if Counter(_TAG.findall(source)) != Counter(_TAG.findall(form)):
        faults.append("tags differ")
    if len(_MNEMONIC.findall(source)) != len(_MNEMONIC.findall(form)):
        faults.append("mnemonics differ")
    return faults


def _edge(letter: str, marks: str) -> str:
    """Return the letter if it is one of the marks or white space, else nothing."""
    return letter if letter.isspace() or letter in marks else ""
