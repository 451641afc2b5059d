"""Sentences for the player from parts of the program that know no screen (storage, settings, folders).

Such a part keeps the English source text and what is filled in; whoever shows it asks for `translated()`,
whoever prints it on a terminal takes `english()` and needs no Qt.
"""

from __future__ import annotations

import re

import msgspec

CONTEXT = "Storage"
"""The translation context of every sentence made here."""

_PLACEHOLDER = re.compile(r"%([1-9])")


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802
    """Mark `text` for lupdate, which looks for this name; Qt's own marker would load Qt."""
    return text


class Sentence(msgspec.Struct, frozen=True):
    """One or more sentences: `text` with placeholders %1 %2 ..., and the `values` that fill them in order."""

    text: str
    values: tuple[str, ...] = ()

    def english(self) -> str:
        """The text as written in the source."""
        return self._filled(self.text)

    def translated(self) -> str:
        """The text in the language of the installed translators."""
        from PySide6.QtCore import QCoreApplication

        return self._filled(QCoreApplication.translate(CONTEXT, self.text))

    def _filled(self, text: str) -> str:
        # One pass, so that a "%1" inside a value (a file name, say) stays what it is.
        return _PLACEHOLDER.sub(self._value, text)

    def _value(self, match: re.Match[str]) -> str:
        number = int(match[1])
        return self.values[number - 1] if number <= len(self.values) else match[0]
