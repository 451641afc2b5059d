"""The language of the screen: this program's own texts and Qt's, switched at run time."""

from __future__ import annotations

import logging
from importlib.resources import files

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

logger = logging.getLogger(__name__)

LANGUAGES = ("en", "fr", "de")
"""The languages of the program; the first one is for everybody whose language is not among them."""


def language_of(choice: str) -> str:
    """The language for a choice of the settings: itself, or for "system" the first wish that can be met."""
    if choice in LANGUAGES:
        return choice
    wishes = (wish.replace("_", "-").split("-")[0].lower() for wish in QLocale.system().uiLanguages())
    return next((wish for wish in wishes if wish in LANGUAGES), LANGUAGES[0])


class Languages:
    """Installs translators on an application, and takes them away again."""

    def __init__(self, application: QCoreApplication) -> None:
        self._application = application
        self._locale_before = QLocale()
        self._installed: list[QTranslator] = []
        self._bytes = b""
        self.language = ""
        """The language in force, empty before the first `use`."""

    def use(self, choice: str) -> str:
        """Speak the language of `choice` ("system", "en", "fr", "de") from now on; returns the language."""
        language = language_of(choice)
        if language == self.language:
            return language
        self.clear()
        self.language = language
        QLocale.setDefault(_locale(language))
        translations = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        # The program's own texts come last, for the last one installed is asked first.
        of_qt = QTranslator(self._application)
        if of_qt.load(f"qtbase_{language}", translations):
            self._install(of_qt)
        own = QTranslator(self._application)
        # Qt does not copy the bytes, so they are kept here.
        self._bytes = _compiled(language)
        if self._bytes and own.load(self._bytes):
            self._install(own)
        elif language != LANGUAGES[0]:
            logger.warning("the texts in the language %r are missing; the program speaks English", language)
        return language

    def clear(self) -> None:
        """Go back to the texts of the sources, and to the numbers and dates of before."""
        QLocale.setDefault(self._locale_before)
        for translator in self._installed:
            self._application.removeTranslator(translator)
            translator.deleteLater()
        self._installed = []
        self.language = ""

    def _install(self, translator: QTranslator) -> None:
        self._application.installTranslator(translator)
        self._installed.append(translator)


def _compiled(language: str) -> bytes:
    file = files("i18n").joinpath(f"app_{language}.qm")
    return file.read_bytes() if file.is_file() else b""


def _locale(language: str) -> QLocale:
    """Numbers and dates as in the system's own country where it speaks this language."""
    system = QLocale.system()
    wanted = QLocale(language)
    return system if system.language() == wanted.language() else wanted
