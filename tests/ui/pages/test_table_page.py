"""The frame of the table: status, list of moves, log, undo, messages, hand-over."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from tests.ui.memory_shelf import MemoryShelf
from tests.ui.small_game import Add, make_people
from ui.context import UiContext
from ui.pages.side_panel import LOG, MOVES
from ui.pages.table import TablePage

LEFT = Qt.MouseButton.LeftButton

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True)


@pytest.fixture
def page(qtbot: QtBot, context: UiContext, shelf: MemoryShelf) -> Iterator[TablePage]:
    yield from open_page(qtbot, context, shelf, 2)


@pytest.fixture
def solo(qtbot: QtBot, context: UiContext, shelf: MemoryShelf) -> Iterator[TablePage]:
    yield from open_page(qtbot, context, shelf, 1)


def open_page(qtbot: QtBot, context: UiContext, shelf: MemoryShelf, people: int) -> Iterator[TablePage]:
    session = shelf.begin("small", make_people(people), {"rounds": 3}, 5)
    menu = QMenu()
    page = TablePage(session, context, menu)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    qtbot.waitExposed(page)
    page.take_focus()
    yield page
    page.hide()


def lines(page: TablePage, tab: int) -> list[str]:
    model = page.panel.moves_model if tab == MOVES else page.panel.log_model
    return [model.data(model.index(row)) for row in range(model.rowCount())]


def test_the_menu_button_shows_its_sign_alone(page: TablePage) -> None:
    button = page.bar.menu_button
    with_menu = button.grab().toImage()
    button.setMenu(None)  # type: ignore[arg-type]
    assert with_menu == button.grab().toImage()


def test_the_person_must_come_first(qtbot: QtBot, page: TablePage) -> None:
    assert page.hand_over.isVisible()
    assert page.bar.status.text() == "Anna has the turn."
    assert lines(page, MOVES) == []
    qtbot.keyClick(page.hand_over, Qt.Key.Key_Space)
    assert page.session.viewer == 0
    assert page.bar.status.text() == "Anna: Choose a number."
    assert page.bar.emblem.seat() == "blue"
    assert lines(page, MOVES) == ["Add 1", "Add 2", "Dig"]


def test_keys_play_the_whole_game(qtbot: QtBot, page: TablePage) -> None:
    qtbot.keyClick(page, Qt.Key.Key_F2)
    assert page.panel.isVisible()
    for turn in range(6):
        cover = page.hand_over
        qtbot.keyClick(cover, Qt.Key.Key_Return)
        assert page.panel.moves.hasFocus(), "the keyboard is back on the list of moves"
        qtbot.keyClick(page.panel.moves, Qt.Key.Key_Down)
        if turn == 3:
            qtbot.keyClick(page.panel.moves, Qt.Key.Key_End)
            qtbot.keyClick(page.panel.moves, Qt.Key.Key_Return)
            assert lines(page, MOVES) == ["Draw"]
        qtbot.keyClick(page.panel.moves, Qt.Key.Key_Return)
    assert page.session.over
    assert page.session.match.scores()[0] == 6
    assert page.bar.status.text().startswith("The game is over.")
    assert lines(page, MOVES) == []


def test_the_log_says_what_the_viewer_may_know(qtbot: QtBot, page: TablePage) -> None:
    qtbot.keyClick(page.hand_over, Qt.Key.Key_Space)
    page.session.play(Add(2))
    assert lines(page, LOG) == ["Anna adds something"]
    qtbot.keyClick(page.hand_over, Qt.Key.Key_Space)
    qtbot.mouseClick(page.bar.log_button, LEFT)
    assert page.panel.isVisible()
    assert page.panel.tabs.currentIndex() == LOG
    page.session.play(Add(1))
    qtbot.keyClick(page.hand_over, Qt.Key.Key_Space)
    assert lines(page, LOG) == ["Anna adds 2", "Ben adds something"]
    assert not page.context.settings.choices.log_folded
    qtbot.keyClick(page, Qt.Key.Key_F3)
    assert not page.panel.isVisible()
    assert page.context.settings.choices.log_folded


def test_an_unfolded_log_comes_back(qtbot: QtBot, context: UiContext, shelf: MemoryShelf) -> None:
    context.settings.change(log_folded=False)
    for page in open_page(qtbot, context, shelf, 1):
        assert page.panel.isVisible()
        assert page.panel.tabs.currentIndex() == LOG
        assert page.bar.log_button.isChecked()


def test_moves_and_log_share_the_panel(qtbot: QtBot, solo: TablePage) -> None:
    qtbot.mouseClick(solo.bar.moves_button, LEFT)
    assert (solo.bar.moves_button.isChecked(), solo.bar.log_button.isChecked()) == (True, False)
    qtbot.mouseClick(solo.bar.log_button, LEFT)
    assert (solo.bar.moves_button.isChecked(), solo.bar.log_button.isChecked()) == (False, True)
    solo.panel.tabs.setCurrentIndex(MOVES)
    assert (solo.bar.moves_button.isChecked(), solo.bar.log_button.isChecked()) == (True, False)
    qtbot.mouseClick(solo.bar.moves_button, LEFT)
    assert not solo.panel.isVisible()


def test_the_panel_stands_beside_the_table_or_upon_it(solo: TablePage) -> None:
    solo.area.show_panel(True)
    assert solo.area.table.geometry().right() < solo.panel.geometry().left()
    solo.area.table.setMinimumWidth(1200)
    solo.area.arrange()
    assert solo.area.table.width() == solo.area.width()
    assert solo.panel.geometry().right() == solo.area.rect().right()


def test_undo_by_key_and_button(qtbot: QtBot, solo: TablePage) -> None:
    assert not solo.bar.undo_button.isEnabled()
    qtbot.keyClick(solo, Qt.Key.Key_F2)
    solo.panel.moves.setCurrentIndex(solo.panel.moves_model.index(2))
    qtbot.keyClick(solo.panel.moves, Qt.Key.Key_Return)
    assert lines(solo, MOVES) == ["Draw"]
    assert solo.bar.undo_button.isEnabled()
    qtbot.keyClick(solo, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert lines(solo, MOVES) == ["Add 1", "Add 2", "Dig"]
    assert not solo.bar.undo_button.isEnabled()


def test_refusals_are_shown_and_go_with_the_next_act(qtbot: QtBot, solo: TablePage) -> None:
    solo.session.play(Add(7))
    assert solo.strip.isVisible()
    assert solo.strip.text() == "The number is 1 or 2."
    assert not solo.strip.again.isVisible()
    solo.session.play(Add(1))
    assert not solo.strip.isVisible()


def test_what_could_not_be_saved_can_be_tried_again(
    qtbot: QtBot, solo: TablePage, shelf: MemoryShelf
) -> None:
    shelf.problem = "The disk is full."
    solo.session.play(Add(1))
    assert solo.strip.text() == "The disk is full."
    assert not solo.strip.again.isVisible(), "the move was not made and can simply be repeated"
    shelf.problem = ""
    saved = shelf.saved[1]
    append = saved.append

    def full_at_dice(ply: int, line: str) -> None:
        if line.startswith("*"):
            shelf.problem = "The disk is full."
        append(ply, line)

    saved.append = full_at_dice  # type: ignore[method-assign]
    solo.session.play(Add(1))
    assert solo.strip.again.isVisible()
    assert lines(solo, MOVES) == []
    qtbot.mouseClick(solo.strip.again, LEFT)
    assert solo.strip.again.isVisible()
    shelf.problem = ""
    saved.append = append  # type: ignore[method-assign]
    qtbot.mouseClick(solo.strip.again, LEFT)
    assert not solo.strip.isVisible()
    assert lines(solo, MOVES) == ["Add 1", "Add 2", "Dig"]


def test_the_small_picture_shows_nobodys_secrets_and_is_kept(solo: TablePage, shelf: MemoryShelf) -> None:
    assert shelf.saved[1].png is None
    solo.keep_picture()
    png = shelf.saved[1].png
    assert png is not None
    assert png.startswith(b"\x89PNG")


def test_the_score_sheet_opens_over_the_table_and_closes(qtbot: QtBot, solo: TablePage) -> None:
    assert not solo.sheet.isVisible()
    qtbot.keyClick(solo, Qt.Key.Key_F4)
    assert solo.sheet.isVisible()
    assert solo.bar.sheet_button.isChecked()
    assert solo.sheet.sheet is not None
    assert solo.sheet.geometry() == solo.area.rect()
    qtbot.keyClick(solo.sheet.sheet, Qt.Key.Key_Escape)
    assert not solo.sheet.isVisible()
    assert not solo.bar.sheet_button.isChecked()
    qtbot.mouseClick(solo.bar.sheet_button, LEFT)
    assert solo.sheet.isVisible()
    qtbot.mouseClick(solo.bar.sheet_button, LEFT)
    assert solo.sheet.sheet is None


def test_the_score_sheet_waits_for_the_person(qtbot: QtBot, page: TablePage) -> None:
    qtbot.keyClick(page, Qt.Key.Key_F4)
    assert not page.sheet.isVisible()
    assert not page.bar.sheet_button.isChecked()
    qtbot.keyClick(page.hand_over, Qt.Key.Key_Space)
    qtbot.mouseClick(page.bar.sheet_button, LEFT)
    assert page.sheet.isVisible()
