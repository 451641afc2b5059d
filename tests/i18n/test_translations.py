"""The translations that are in the repository: complete, sound, in the words of the glossary."""

from __future__ import annotations

import pytest

from devtools.translations import LANGUAGES, SOURCES, source_of
from tests.i18n.glossary import glossary_faults, read_glossary
from tests.i18n.sources import message_faults, read_messages, set_faults
from tests.i18n.texts import Findings, read_texts
from tests.repository.tracked import ROOT, modules


def _texts() -> Findings:
    whole = Findings()
    for module in modules(*SOURCES):
        found = read_texts(module.read_text(encoding="utf-8"), module.relative_to(ROOT).as_posix())
        whole.texts |= found.texts
        whole.faults += found.faults
    return whole


def test_the_code_asks_for_texts_in_the_one_safe_way() -> None:
    assert _texts().faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sources_hold_exactly_the_texts_of_the_code(language: str) -> None:
    messages = read_messages(source_of(language).read_text(encoding="utf-8"))
    assert set_faults(messages, _texts().texts, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_translation_is_finished_and_sound(language: str) -> None:
    messages = read_messages(source_of(language).read_text(encoding="utf-8"))
    assert [fault for message in messages for fault in message_faults(message, language)] == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_translations_keep_to_the_glossary(language: str) -> None:
    terms = read_glossary((ROOT / "resources" / "glossary.toml").read_text(encoding="utf-8"))
    messages = read_messages(source_of(language).read_text(encoding="utf-8"))
    finished = [message for message in messages if not message.state]
    assert [fault for message in finished for fault in glossary_faults(message, language, terms)] == []
