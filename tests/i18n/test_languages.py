"""The languages stand in several places, because each part of the program may only know its own."""

from __future__ import annotations

from typing import get_args, get_type_hints

from app import settings, translators
from app.commands import values
from devtools import translations
from tests.i18n.sources import PLURAL_FORMS
from ui import preferences
from ui.pages.settings import _language_names

LANGUAGES = translations.LANGUAGES


def test_every_place_lists_the_same_languages() -> None:
    languages = {
        "tests/i18n/sources.py": tuple(PLURAL_FORMS),
        "app/translators.py": translators.LANGUAGES,
        "app/commands/values.py": values.LANGUAGES,
    }
    choices = {
        "app/settings.py": get_args(get_type_hints(settings.Settings)["language"]),
        "ui/preferences.py": preferences.LANGUAGES,
        "ui/pages/settings.py": tuple(_language_names()),
    }
    assert {place for place, listed in languages.items() if listed != LANGUAGES} == set()
    assert {place for place, listed in choices.items() if listed != ("system", *LANGUAGES)} == set()
