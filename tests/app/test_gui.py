"""The program as a whole: what it opens with, what it keeps, how it speaks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.gui import Program, run_gui
from app.library import Library
from app.opening import Opening
from app.translators import Languages, language_of
from ui.pages.new_game import NewGamePage
from ui.pages.start import StartPage
from ui.pages.table import TablePage

LEFT = Qt.MouseButton.LeftButton

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True)

Start = Callable[[Opening], Program]


@pytest.fixture
def start(qapp: QApplication) -> Iterator[Start]:
    running: list[Program] = []

    def begin(opening: Opening) -> Program:
        while running:
            running.pop().close()
        program = Program(qapp, opening)
        running.append(program)
        program.show()
        qapp.processEvents()
        return program

    yield begin
    while running:
        running.pop().close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not [widget for widget in qapp.topLevelWidgets() if widget.isVisible()]


def begin_game(qtbot: QtBot, program: Program) -> TablePage:
    page = program.window.page
    assert isinstance(page, NewGamePage)
    qtbot.mouseClick(page.count_choice.button("1"), LEFT)
    qtbot.mouseClick(page.start_button, LEFT)
    table = program.window.page
    assert isinstance(table, TablePage)
    return table


def test_opens_with_the_start_page(qtbot: QtBot, start: Start) -> None:
    program = start(Opening())
    assert isinstance(program.window.page, StartPage)
    assert not program.window.page.message.isVisible()
    qtbot.waitUntil(lambda: not QApplication.windowIcon().isNull())


def test_a_game_is_begun_left_and_gone_on_with(qtbot: QtBot, start: Start) -> None:
    program = start(Opening(new_game="livingstone", seed=42))
    assert isinstance(program.window.page, NewGamePage)
    assert program.window.page.seed.seed() == 42
    table = begin_game(qtbot, program)
    first = table.session.legal_moves()[0]
    assert table.session.play(first)
    record = table.session.match.record
    program.close()
    again = start(Opening(number=1))
    assert isinstance(again.window.page, TablePage)
    assert again.window.page.session.match.record == record


def test_a_game_that_is_not_there_is_told(start: Start) -> None:
    program = start(Opening(number=99))
    assert isinstance(program.window.page, StartPage)
    assert "99" in program.window.page.message.text()


def test_settings_are_kept(qtbot: QtBot, start: Start) -> None:
    program = start(Opening())
    program.settings.change(theme="lantern", animation="off", language="de", confirm_clicks=False)
    assert program.context.theme.palette.dark
    assert program.languages.language == "de"
    program.window.resize(1400, 900)
    program.window.close()
    again = start(Opening())
    assert (again.settings.theme, again.settings.animation) == ("lantern", "off")
    assert not again.settings.confirm_clicks
    assert again.languages.language == "de"
    assert again.context.theme.speed == "off"
    assert (again.window.width(), again.window.height()) == (1400, 900)
    again.settings.change(theme="system", animation="system")


def test_a_language_for_this_run_only(start: Start) -> None:
    program = start(Opening(language="fr"))
    assert program.languages.language == "fr"
    assert program.settings.language == "system"
    program.settings.change(confirm_clicks=False)
    assert program.languages.language == "fr", "another setting does not change it"
    program.settings.change(language="de")
    assert program.languages.language == "de"


def test_a_library_that_cannot_be_opened_does_not_keep_from_playing(
    qtbot: QtBot, start: Start, user_home: Path
) -> None:
    user_home.mkdir()
    (user_home / "data").write_text("in the way")
    program = start(Opening())
    page = program.window.page
    assert isinstance(page, StartPage)
    assert page.message.isVisible()
    assert str(user_home / "data") in page.message.text()
    assert "not kept" in page.message.text()
    program.window.show_new_game("livingstone")
    assert begin_game(qtbot, program).session.legal_moves()


def test_a_damaged_library_is_told(start: Start, user_home: Path) -> None:
    path = user_home / "data" / "games.sqlite3"
    path.parent.mkdir(parents=True)
    path.write_bytes(b"no library at all" * 100)
    program = start(Opening())
    assert isinstance(program.window.page, StartPage)
    assert "set aside" in program.window.page.message.text()
    assert list(path.parent.glob("games.damaged*"))


def test_damaged_settings_are_told(start: Start, user_home: Path) -> None:
    path = user_home / "config" / "settings.json"
    path.parent.mkdir(parents=True)
    path.write_text("{")
    program = start(Opening())
    assert isinstance(program.window.page, StartPage)
    assert "settings" in program.window.page.message.text()


def test_the_window_ends_the_program(qapp: QApplication, user_home: Path) -> None:
    QTimer.singleShot(50, qapp.closeAllWindows)
    assert run_gui(Opening()) == 0
    assert (user_home / "data" / "games.sqlite3").is_file()
    with Library.open(user_home / "data" / "games.sqlite3").library as library:
        assert library.games() == []
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.parametrize(
    ("choice", "language"), [("en", "en"), ("fr", "fr"), ("de", "de"), ("system", "en"), ("tlh", "en")]
)
def test_the_language_of_a_choice(choice: str, language: str) -> None:
    assert language_of(choice) == language


def test_languages_switch_numbers_and_the_buttons_of_qt(qapp: QApplication) -> None:
    languages = Languages(qapp)
    before = QLocale()
    texts = {}
    for language in ("de", "fr", "en"):
        assert languages.use(language) == language
        assert QLocale().language() == QLocale(language).language()
        texts[language] = QCoreApplication.translate("QPlatformTheme", "Cancel")
    assert (texts["de"], texts["fr"]) == ("Abbrechen", "Annuler")
    languages.clear()
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    QLocale.setDefault(before)
