"""The review of each real game, from the list of finished games to playing on from one of its moves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.games import load_games
from app.library import Library
from app.reviews import ReviewFolder
from app.screens import load_screens
from app.shelf import LibraryShelf
from engine.match import Match
from engine.players.past import Past
from engine.record import Record, Seat
from tests.app.test_reach import check
from tests.ui.fake_thinker import FakeThinker
from tests.ui.pages.review.helpers import finish, found_for
from ui.context import Facts, UiContext
from ui.main_window import MainWindow
from ui.pages.start import StartPage
from ui.pages.table import TablePage
from ui.preferences import Choices, Preferences
from ui.review.page import ReviewPage
from ui.review.play_on import PlayOnPage
from ui.review.table_look import TableLook
from ui.theme.theme import theme

LEFT = Qt.MouseButton.LeftButton
SEATS = (Seat("Anna", "blue"), Seat("Ben", "vermilion"), Seat("Chloé", "green"))

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True)


class Place:
    """A window with a library and reviews of its own."""

    def __init__(self, qtbot: QtBot, folder: Path, library: Library) -> None:
        self.reviews = ReviewFolder(folder / "reviews", load_games().__getitem__)
        self.shelf = LibraryShelf(library, load_games, load_screens(), self.reviews.forget)
        look = theme()
        look.set_speed("off")
        look.apply(QApplication.instance())
        self.thinker = FakeThinker()
        self.window = MainWindow(
            UiContext(look, Preferences(Choices()), self.thinker),
            load_screens(),
            self.shelf,
            Facts("1.2.3"),
            review_store=self.reviews,
        )
        qtbot.addWidget(self.window)
        self.window.resize(1280, 720)

    def play(self, game: str, seats: int) -> Match:
        """Play a game of the library to its end, and keep a review of it."""
        session = self.shelf.begin(game, SEATS[:seats], None, 3)
        finish(session.match, seats)
        session.begin()
        match = session.match
        self.reviews.keep(match.record, found_for(match, Past(match.game, match.record).decisions))
        return match


@pytest.fixture
def place(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Place]:
    with Library.open(tmp_path / "games.sqlite3").library as library:
        made = Place(qtbot, tmp_path, library)
        yield made
        made.window.close()
        made.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    theme().set_speed(None)


@pytest.mark.parametrize(
    ("game", "seats"),
    [("livingstone", 3), ("livingstone", 1), ("faraway", 3), ("explorers", 3), ("explorers", 1)],
)
def test_from_the_list_of_games_to_a_new_game(qtbot: QtBot, place: Place, game: str, seats: int) -> None:
    match = place.play(game, seats)
    record: Record = match.record
    window = place.window
    start = window.show_start()
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=5000)
    start.tabs.setCurrentIndex(1)
    QApplication.processEvents()
    qtbot.mouseClick(start.finished.cards[0].review_button, LEFT)
    page = window.page
    assert isinstance(page, ReviewPage)
    assert page.review.is_done
    assert not place.thinker.asked
    assert [key.value.text() for key in page.keys] == [str(score) for score in match.scores()]
    assert len(page.costly.rows.moves) == len(page.review.mistakes()) > 3
    page.costly.setFocus()
    page.costly.setCurrentIndex(page.costly.rows.index(0))
    qtbot.keyClick(page.costly, Qt.Key.Key_Return)
    worst = page.review.mistakes()[0][0]
    assert page.review.past.decisions[page.place] == worst
    assert page.chosen.better.text().startswith("Better: ")
    assert SEATS[worst.seat].name in page.chosen.heading.text()
    for _ in range(4):
        qtbot.keyClick(page, Qt.Key.Key_Left)
        QApplication.processEvents()
        assert page.chosen.played.text().startswith("Played: ")
    look_at_the_table(qtbot, window, page)
    chosen = page.review.past.decisions[page.place]
    qtbot.mouseClick(page.chosen.play_on_button, LEFT)
    asking = window.page
    assert isinstance(asking, PlayOnPage)
    if seats > 1:
        other = 1 if chosen.seat == 0 else 0
        asking.seats.rows[other].player.setCurrentIndex(asking.seats.rows[other].player.findData("@hiker"))
    qtbot.mouseClick(asking.start_button, LEFT)
    table = window.page
    assert isinstance(table, TablePage)
    begun = table.session.match
    assert begun.record.entries[: chosen.ply] == record.entries[: chosen.ply]
    assert len(begun.entries) == chosen.ply
    if seats == 3:
        # Two people are left at one screen: the secrets wait until the right one has come.
        assert table.session.awaited in begun.deciders()
        assert table.session.viewer is None
        qtbot.keyClick(table.hand_over, Qt.Key.Key_Space)
    assert table.session.viewer in begun.deciders()
    assert table.session.play(table.session.legal_moves()[0])
    finished, unfinished = (place.shelf.games(finished=over) for over in (True, False))
    assert [kept.seats for kept in finished] == [SEATS[:seats]]
    assert place.shelf.resume(finished[0].number).match.record == record
    assert place.shelf.resume(unfinished[0].number).match.record == table.session.match.record


def look_at_the_table(qtbot: QtBot, window: MainWindow, page: ReviewPage) -> None:
    """The whole table with the moves marked; nothing that is done there changes anything."""
    place = page.place
    page.go_to(page.review.past.decisions.index(page.review.mistakes()[0][0]))
    decision = page.review.past.decisions[page.place]
    qtbot.mouseClick(page.chosen.table_button, LEFT)
    look = window.page
    assert isinstance(look, TableLook)
    QApplication.processEvents()
    session = look.session
    assert session.view() == page.review.past.view(decision.ply, decision.seat)
    assert [label.text().split(": ")[0] for label in look.names] == ["Better", "Played"]
    assert look.marks.isVisible()
    assert not [
        part for part in look.table.findChildren(QWidget) if part.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    for x in range(40, look.table.width(), 90):
        for y in range(30, look.table.height(), 60):
            spot = look.table.mapTo(window, QPoint(x, y))
            under = window.childAt(spot)
            assert under is not None
            qtbot.mouseClick(under, LEFT, pos=under.mapFrom(window, spot))
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_1, Qt.Key.Key_E, Qt.Key.Key_Z):
        qtbot.keyClick(look, key)
    assert not session.play(decision.move)
    session.deal()
    assert not session.can_undo()
    assert len(session.match.entries) == decision.ply
    qtbot.keyClick(look, Qt.Key.Key_Escape)
    assert window.page is page
    page.go_to(page.review.total)
    qtbot.mouseClick(page.picture, LEFT)
    end = window.page
    assert isinstance(end, TableLook)
    assert end.title.text() == "The end of the game"
    assert end.names == []
    QApplication.processEvents()
    qtbot.mouseClick(end.back_button, LEFT)
    assert window.page is page
    page.go_to(place)


def test_the_keyboard_reaches_everything(qtbot: QtBot, place: Place) -> None:
    place.play("faraway", 3)
    window = place.window
    window.show_start()
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=5000)
    window.open_review(1)
    page = window.page
    assert isinstance(page, ReviewPage)
    check(qtbot, window)
    page.step(-1)
    check(qtbot, window)
    for button in (page.chosen.table_button, page.chosen.play_on_button):
        qtbot.mouseClick(button, LEFT)
        assert window.page is not page
        check(qtbot, window)
        qtbot.keyClick(window.page, Qt.Key.Key_Escape)


def test_the_review_goes_with_its_game(qtbot: QtBot, place: Place) -> None:
    record = place.play("faraway", 2).record
    path = place.reviews.path(record)
    assert path.exists()
    start = place.window.show_start()
    assert isinstance(start, StartPage)
    start.finished.deleted.emit(start.finished.kept[0].number)
    assert not path.exists()
    assert start.finished.kept == []
