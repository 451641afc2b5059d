"""The page of the final scoring and the score sheet."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.livingstone.played import session_after, whole_game
from ui.context import UiContext
from ui.livingstone.scoring.page import ScoringPage
from ui.livingstone.scoring.sheet import ScoreSheet
from ui.preferences import Preferences
from ui.theme.theme import Theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True)


@pytest.fixture
def context(qapp: QApplication) -> UiContext:
    theme = Theme()
    theme.set_speed("off")
    return UiContext(theme, Preferences())


def page_of(qtbot: QtBot, context: UiContext, seats: int, seed: int) -> ScoringPage:
    page = ScoringPage(session_after(seats, seed), context)
    qtbot.addWidget(page)
    page.resize(1280, 640)
    page.show()
    return page


@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize("choice", ["paper", "lantern"])
def test_every_step_can_be_painted(qtbot: QtBot, context: UiContext, seats: int, choice: str) -> None:
    context.theme.set_choice(choice)
    page = page_of(qtbot, context, seats, 5)
    pictures = set()
    for index in range(len(page.steps)):
        assert page.index == index
        assert page.caption.text()
        assert page.stage.accessibleName() == page.caption.text()
        image = page.stage.grab().toImage()
        pictures.add(bytes(image.constBits()))
        page.go_on()
    assert len(pictures) >= 8
    page.grab()


def test_keys_and_clicks_lead_through_the_story(qtbot: QtBot, context: UiContext) -> None:
    page = page_of(qtbot, context, 3, 2)
    assert not page.back_button.isEnabled()
    qtbot.keyClick(page.next_button, Qt.Key.Key_Return)
    assert page.index == 1
    qtbot.keyClick(page, Qt.Key.Key_Right)
    assert page.index == 2
    qtbot.mouseClick(page.stage, Qt.MouseButton.LeftButton, pos=QPoint(50, 50))
    assert page.index == 3
    qtbot.mouseClick(page.next_button, Qt.MouseButton.LeftButton)
    assert page.index == 4
    qtbot.keyClick(page, Qt.Key.Key_Left)
    assert page.index == 3
    qtbot.mouseClick(page.all_button, Qt.MouseButton.LeftButton)
    assert page.told
    assert not page.all_button.isEnabled()
    assert page.next_button.text() == "Score sheet"
    qtbot.keyClick(page.next_button, Qt.Key.Key_Space)
    assert page.sheet.isVisible()
    qtbot.mouseClick(page.story_button, Qt.MouseButton.LeftButton)
    assert page.stage.isVisible()
    assert page.told


def test_a_step_that_moves_ends_where_it_should(qtbot: QtBot, context: UiContext) -> None:
    page = page_of(qtbot, context, 2, 2)
    context.theme.set_speed("fast")
    page.go_on()
    page.go_on()
    assert page.index == 2
    context.theme.set_speed("off")
    still = page_of(qtbot, context, 2, 2)
    still.go_on()
    still.go_on()
    qtbot.waitUntil(lambda: page.tracks.grab().toImage() == still.tracks.grab().toImage())


def test_a_game_that_goes_on_has_no_final_scoring(qtbot: QtBot, context: UiContext) -> None:
    with pytest.raises(ValueError, match="not over"):
        ScoringPage(session_after(2, 1, 40), context)


def test_the_sheet_of_a_finished_game(qtbot: QtBot, context: UiContext) -> None:
    session = session_after(4, 6)
    sheet = ScoreSheet(session, context)
    qtbot.addWidget(sheet)
    sheet.resize(1280, 640)
    sheet.show()
    lines = {line.split("\t")[0]: line.split("\t")[1:] for line in sheet.model.text().splitlines()}
    standings = session.match.standings()
    assert lines[""] == [seat.name for seat in session.seats()]
    assert lines["Points"] == [str(standing.score) for standing in standings]
    assert lines["Place"] == [str(standing.place or "disqualified") for standing in standings]
    assert "disqualified" in lines["Place"]
    rounds = [line for line in lines if line.startswith("Round")]
    assert len(rounds) == session.view().round
    sheet.copy()
    assert QGuiApplication.clipboard().text() == sheet.model.text()
    index = sheet.model.index(0, 1)
    assert sheet.model.data(index, Qt.ItemDataRole.AccessibleTextRole).startswith("Ben, Round 1 (column 1): ")
    bottom = sheet.table.rowViewportPosition(sheet.model.rowCount() - 1) + sheet.table.rowHeight(0)
    assert bottom <= sheet.table.viewport().height()


def test_the_sheet_of_the_rounds_so_far_follows_the_session(qtbot: QtBot, context: UiContext) -> None:
    session = session_after(3, 1, 100)
    sheet = ScoreSheet(session, context)
    qtbot.addWidget(sheet)
    text = sheet.model.text()
    assert "Place" not in text
    assert "Donation" not in text
    assert "Points\t" in text
    session.changed.emit()
    assert sheet.model.text() == text


def test_texts_are_set_anew_with_the_language(qtbot: QtBot, context: UiContext) -> None:
    page = page_of(qtbot, context, 2, 1)
    page.next_button.setText("")
    page.caption.setText("")
    page.sheet.title.setText("")
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    QApplication.sendEvent(page.sheet, QEvent(QEvent.Type.LanguageChange))
    assert page.next_button.text() == "Next"
    assert page.caption.text().startswith("The journey is over.")
    assert page.sheet.title.text() == "Score sheet"


def test_nothing_is_cut_off_in_a_small_window(qtbot: QtBot, context: UiContext) -> None:
    page = page_of(qtbot, context, 5, 3)
    assert page.minimumSizeHint().width() <= 1280
    assert page.minimumSizeHint().height() <= 640
    assert len(whole_game(5, 3)[1]) > 0
