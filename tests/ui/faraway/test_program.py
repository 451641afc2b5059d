"""Faraway in the whole program: started with its option, kept, gone on with, played to its final scoring."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.gui import Program
from app.opening import Opening
from ui.faraway.options import FarawayOptionsEditor
from ui.faraway.scoring.page import ScoringPage as Story
from ui.faraway.table import FarawayTable
from ui.pages.new_game import NewGamePage
from ui.pages.scoring import ScoringPage
from ui.pages.start import StartPage
from ui.pages.table import TablePage

LEFT = Qt.MouseButton.LeftButton

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True)


@pytest.fixture
def programs(qapp: QApplication) -> Iterator[list[Program]]:
    running: list[Program] = []
    yield running
    while running:
        running.pop().close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def open_program(programs: list[Program], opening: Opening) -> Program:
    while programs:
        programs.pop().close()
    # What was closed must be gone before the next program styles everything.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    program = Program(application, opening)
    programs.append(program)
    program.show()
    application.processEvents()
    return program


def table_page(program: Program) -> TablePage:
    page = program.window.page
    assert isinstance(page, TablePage)
    assert isinstance(page.table, FarawayTable)
    return page


def test_from_the_new_game_to_the_final_scoring(qtbot: QtBot, programs: list[Program]) -> None:
    program = open_program(programs, Opening(new_game="faraway", seed=7))
    program.settings.change(animation="off")
    page = program.window.page
    assert isinstance(page, NewGamePage)
    qtbot.mouseClick(page.count_choice.button("3"), LEFT)
    assert isinstance(page.options, FarawayOptionsEditor)
    page.options.opening_choice.click()
    qtbot.mouseClick(page.start_button, LEFT)
    table = table_page(program)
    assert table.hand_over.isVisible()
    qtbot.mouseClick(table.hand_over, LEFT)
    view = table.session.view()
    assert (view.phase, view.opening_choice, len(view.mine.hand)) == ("keep", True, 5)
    table.session.play(table.session.legal_moves()[0])
    record = table.session.match.record

    program = open_program(programs, Opening(number=1))
    table = table_page(program)
    session = table.session
    assert session.match.record == record
    assert session.awaited == 1, "the second person is asked, not the first one again"
    while not session.over:
        if session.awaited is not None:
            qtbot.mouseClick(table.hand_over, LEFT)
        session.play(session.legal_moves()[0])
    page = program.window.page
    assert isinstance(page, ScoringPage)
    story = page.scoring
    assert isinstance(story, Story)
    assert not story.told
    qtbot.mouseClick(story.all_button, LEFT)
    assert story.told
    start = program.window.show_start()
    assert isinstance(start, StartPage)
    QApplication.processEvents()
    assert not start.grab().isNull()


def test_rules_and_scores_are_served(qtbot: QtBot, programs: list[Program]) -> None:
    program = open_program(programs, Opening(new_game="faraway", seed=7))
    page = program.window.page
    assert isinstance(page, NewGamePage)
    qtbot.mouseClick(page.start_button, LEFT)
    table = table_page(program)
    qtbot.mouseClick(table.hand_over, LEFT)
    table.sheet.open_sheet()
    assert not table.grab().isNull()
    program.window.show_rules()
    assert program.window.page is not table
    assert not program.window.grab().isNull()
