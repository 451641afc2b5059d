"""The page of the review by clicks and keys: the curve, steps, costly moves, leaving and coming back, playing on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.record import Seat
from tests.ui.fake_thinker import FakeThinker
from tests.ui.memory_shelf import MemoryShelf
from tests.ui.pages.review.helpers import MemoryStore, table_of
from tests.ui.small_game import Add, DigOne
from tests.ui.small_ui import SmallUi
from ui.context import Facts, UiContext
from ui.main_window import MainWindow
from ui.pages.scoring import ScoringPage
from ui.pages.start import StartPage
from ui.pages.table import TablePage
from ui.preferences import QUICK, Choices, Preferences
from ui.review.costly import CostlyList, CostlyMove
from ui.review.page import ReviewPage
from ui.review.play_on import PlayOnPage
from ui.review.seat_key import DASHES, seat_pen
from ui.theme.theme import theme
from ui.thinker import GLANCE

LEFT = Qt.MouseButton.LeftButton

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True)


class Place:
    """A window with a finished game of two, and a thinker that the test answers for."""

    def __init__(self, qtbot: QtBot, shelf: MemoryShelf, people: int = 2) -> None:
        self.qtbot = qtbot
        self.shelf = shelf
        self.store = MemoryStore()
        self.thinker = FakeThinker()
        context = UiContext(theme(), Preferences(Choices()), self.thinker)
        self.window = MainWindow(
            context, {"small": SmallUi()}, shelf, Facts("1.2.3"), review_store=self.store
        )
        qtbot.addWidget(self.window)
        self.window.resize(1280, 720)
        names = ("Anna", "Ben", "Chloé")
        seats = [
            Seat(names[seat], colour) for seat, colour in enumerate(("blue", "vermilion", "green")[:people])
        ]
        session = shelf.begin("small", seats, {"rounds": 3}, 5)
        session.begin()
        while not session.over:
            if session.awaited is not None:
                session.take_seat(session.awaited)
            session.play(Add(1))
        self.window.show_start()
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow, timeout=5000)

    def open_from_start(self) -> ReviewPage:
        start = self.window.page
        assert isinstance(start, StartPage)
        start.tabs.setCurrentIndex(1)
        QApplication.processEvents()
        self.qtbot.mouseClick(start.finished.cards[0].review_button, LEFT)
        return self.page

    @property
    def page(self) -> ReviewPage:
        assert isinstance(self.window.page, ReviewPage)
        return self.window.page

    def answer(self, *values: float) -> None:
        """Answer so many questions as they come; a value is what a better move would have brought."""
        for value in values:
            asked = self.thinker.open()[0]
            asked.answer(table_of(asked, value, DigOne() if value else None))
            self.thinker.asked.remove(asked)


@pytest.fixture
def place(qtbot: QtBot, shelf: MemoryShelf, context: UiContext) -> Iterator[Place]:
    made = Place(qtbot, shelf)
    yield made
    made.window.close()


def values(page: ReviewPage) -> list[str]:
    return [key.value.text() for key in page.keys]


def costly(page: ReviewPage) -> list[str]:
    return [plain(f"{move.name} · {move.cost}") for move in page.costly.rows.moves]


def plain(text: str) -> str:
    """Without the space before per cent that some languages want."""
    return text.replace("\N{NO-BREAK SPACE}", "")


def test_the_curve_grows_while_moves_are_looked_at(place: Place) -> None:
    page = place.open_from_start()
    assert page.progress.label.text() == "0 of 6 decisions looked at"
    assert page.chart.empty.isVisible()
    assert values(page) == ["3", "3"]
    assert page.no_mistake.text() == "Costly moves are listed here as soon as they are found."
    place.answer(0.0, 0.2, 0.0)
    assert page.progress.label.text() == "3 of 6 decisions looked at"
    assert page.progress.bar.value() == 3
    assert not page.chart.empty.isVisible()
    lines = [curve.getData() for curve in page.chart._curves]
    assert [list(x) for x, _ in lines] == [[0, 2], [1]]
    assert [list(y) for _, y in lines] == [[20.0, 20.0], [25.0]]
    assert costly(page) == ["Ben · Round 1 · −2.0 point(s), −20% wins"]
    place.answer(0.1, 0.0, 0.0)
    assert page.review.is_done
    assert page.progress.label.text() == "Every decision has been looked at."
    assert not page.progress.bar.isVisible()
    x, y = page.chart._curves[0].getData()
    assert (list(x), list(y)) == ([0, 2, 4, 6], [20.0, 20.0, 20.0, 3.0])
    assert costly(page) == [
        "Ben · Round 1 · −2.0 point(s), −20% wins",
        "Ben · Round 2 · −1.0 point(s), −10% wins",
    ]


def test_keys_step_through_the_decisions(place: Place, qtbot: QtBot) -> None:
    page = place.open_from_start()
    place.answer(0.0, 0.2)
    assert page.place == 6
    assert page.chosen.heading.text() == "The end of the game"
    assert page.chosen.played.text() == "Anna: 3\nBen: 3"
    assert not page.chosen.play_on_button.isEnabled()
    qtbot.keyClick(page, Qt.Key.Key_Home)
    assert page.place == 0
    assert page.chosen.heading.text() == "Anna · Round 1 of 3"
    assert page.chosen.number.text() == "Decision 1 of 6"
    assert page.chosen.verdict.text() == "A hint would have said the same."
    assert not page.chosen.back_button.isEnabled()
    qtbot.keyClick(page, Qt.Key.Key_Left)
    assert page.place == 0
    qtbot.keyClick(page, Qt.Key.Key_Right)
    assert page.place == 1
    assert page.chosen.played.text() == "Played: Add 1"
    assert plain(page.chosen.expected.text()) == "expected result 20.0 · wins 50%"
    assert plain(page.chosen.verdict.text()) == "Costs 2.0 point(s) and 20% of the wins."
    assert page.chosen.better.text() == "Better: Dig"
    assert plain(page.chosen.why.text()).startswith("expected result 22.0 · wins 70%")
    assert page.chosen.emblem.seat() == "vermilion"
    assert page.chart.line.value() == 1
    assert values(page) == ["20.0", "25.0"]
    qtbot.mouseClick(page.chosen.next_button, LEFT)
    assert page.chosen.expected.text() == "Not looked at yet."
    assert values(page) == ["–", "–"]
    qtbot.keyClick(page, Qt.Key.Key_End)
    assert page.place == 6
    assert not page.chosen.next_button.isEnabled()


def test_the_line_can_be_moved_and_the_curve_clicked(place: Place, qtbot: QtBot) -> None:
    page = place.open_from_start()
    page.chart.line.setValue(2.3)
    assert page.place == 2
    box = page.chart._box
    QApplication.processEvents()
    spot = page.chart.plot.mapFromScene(box.mapViewToScene(QPointF(4, sum(box.viewRange()[1]) / 2)))
    qtbot.mouseClick(page.chart.plot.viewport(), LEFT, pos=spot)
    assert page.place == 4
    assert page.chart.line.value() == 4


def test_a_long_costly_move_has_as_many_lines_as_it_needs(qtbot: QtBot, context: UiContext) -> None:
    shown = CostlyList(context)
    qtbot.addWidget(shown)
    shown.resize(420, 300)
    long = "Played: Keep the sanctuary: Desert, 1 goldlog thistle and 1 okiko chimera, 4 fame per river and forest"
    shown.rows.show_moves(
        [
            CostlyMove(place, 0, "blue", "Anna · Round 4", "−9.9 points", played, "Better: Take region 5")
            for place, played in enumerate(("Played: Take region 4", long))
        ]
    )
    shown.show()
    qtbot.waitExposed(shown)

    def heights() -> list[int]:
        return [shown.visualRect(shown.rows.index(row)).height() for row in range(2)]

    line = shown.fontMetrics().lineSpacing()
    short, high = heights()
    assert high >= short + line
    shown.resize(1200, 300)
    qtbot.waitUntil(lambda: heights() == [short, short])


def test_enter_on_a_costly_move_jumps_there(place: Place, qtbot: QtBot) -> None:
    page = place.open_from_start()
    place.answer(0.1, 0.2, 0.0, 0.3)
    assert costly(page)[0] == "Ben · Round 2 · −3.0 point(s), −30% wins"
    page.costly.setFocus()
    page.costly.setCurrentIndex(page.costly.rows.index(0))
    qtbot.keyClick(page.costly, Qt.Key.Key_Down)
    qtbot.keyClick(page.costly, Qt.Key.Key_Return)
    assert page.place == 1
    assert "Played: Add 1" in page.costly.currentIndex().data()
    place.answer(0.25)
    assert page.costly.rows.moves[page.costly.currentIndex().row()].place == 1
    rect = page.costly.visualRect(page.costly.rows.index(0))
    qtbot.mouseClick(page.costly.viewport(), LEFT, pos=rect.center())
    assert page.place == 3
    page.whose.setCurrentIndex(1)
    page.whose.activated.emit(1)
    assert [move.seat for move in page.costly.rows.moves] == [0, 0]


def test_a_review_goes_on_behind_other_pages(place: Place, qtbot: QtBot) -> None:
    page = place.open_from_start()
    place.answer(0.2)
    review = page.review
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert isinstance(place.window.page, StartPage)
    assert review.running
    place.answer(0.0)
    assert len(review.found) == 2
    again = place.open_from_start()
    assert again.review is review
    assert again.progress.label.text() == "2 of 6 decisions looked at"
    assert len(costly(again)) == 1
    qtbot.mouseClick(again.progress.button, LEFT)
    assert not review.running
    assert again.progress.button.text() == "Go on"
    assert place.thinker.open() == []
    assert len(place.store.kept[-1][1]) == 2
    qtbot.mouseClick(again.progress.button, LEFT)
    assert review.running


def test_a_closed_window_keeps_what_was_found(place: Place) -> None:
    place.open_from_start()
    place.answer(0.2)
    place.window.close()
    assert len(place.store.kept[-1][1]) == 1
    assert place.thinker.open() == []


def test_nobody_can_think_just_now(place: Place, qtbot: QtBot) -> None:
    page = place.open_from_start()
    place.thinker.open()[0].listener.failed()
    assert page.progress.label.text() == "The review cannot go on just now."
    place.thinker.asked.clear()
    qtbot.mouseClick(page.progress.button, LEFT)
    assert len(place.thinker.open()) == 2


def test_a_damaged_review_is_told(place: Place) -> None:
    place.store.notice = "The review begins anew."
    page = place.open_from_start()
    assert page.message.isVisible()
    assert page.message.text() == "The review begins anew."


def test_a_full_disk_is_told_once(place: Place) -> None:
    page = place.open_from_start()
    place.store.problem = "The disk is full."
    for number, is_told in enumerate((True, False)):
        asked = place.thinker.asked[number]
        asked.answer(table_of(asked, 0.0, None))
        page.review.keep()
        assert page.message.isVisible() == is_told
        page.message.closed.emit()
    assert page.message.text() == "The disk is full."


def test_a_game_that_has_lost_its_end_is_not_laid_open(place: Place) -> None:
    del place.shelf.saved[1].lines[-1]
    place.window.open_review(1)
    assert isinstance(place.window.page, TablePage)
    assert not place.thinker.asked


def test_the_final_scoring_leads_to_the_review(place: Place, qtbot: QtBot) -> None:
    place.window.open_game(1)
    scoring = place.window.page
    assert isinstance(scoring, ScoringPage)
    qtbot.mouseClick(scoring.review_button, LEFT)
    page = place.page
    qtbot.mouseClick(page.back_button, LEFT)
    assert place.window.page is scoring


def test_playing_on_begins_a_new_game_and_keeps_the_old_one(place: Place, qtbot: QtBot) -> None:
    page = place.open_from_start()
    old = list(place.shelf.saved[1].lines)
    page.go_to(3)
    qtbot.mouseClick(page.chosen.play_on_button, LEFT)
    asking = place.window.page
    assert isinstance(asking, PlayOnPage)
    assert "Round 2 of 3" in asking.about.text()
    assert [(seat.name, seat.colour) for seat in asking.seats.seats()] == [
        ("Anna", "blue"),
        ("Ben", "vermilion"),
    ]
    asking.seats.rows[1].name.setText("Anna")
    assert not asking.start_button.isEnabled()
    asking.seats.rows[1].name.setText("Eva")
    place.shelf.problem = "The disk is full."
    qtbot.mouseClick(asking.start_button, LEFT)
    assert asking.problem.text() == "The disk is full."
    place.shelf.problem = ""
    qtbot.mouseClick(asking.start_button, LEFT)
    table = place.window.page
    assert isinstance(table, TablePage)
    assert table.session.awaited == 1
    assert place.shelf.saved[1].lines == old
    assert place.shelf.saved[2].lines == old[: page_ply(old, 3)]
    assert [seat.name for seat in place.shelf.saved[2].header.seats] == ["Anna", "Eva"]
    assert place.shelf.saved[2].header.seed != 5
    qtbot.keyClick(table.hand_over, Qt.Key.Key_Space)
    assert table.session.play(Add(2))
    assert len(place.shelf.saved[2].lines) > page_ply(old, 3)


def page_ply(lines: list[str], place: int) -> int:
    """The number of the entry of a decision; those of chance begin with a star."""
    return [number for number, line in enumerate(lines) if not line.startswith("*")][place]


def test_going_back_from_playing_on_finds_the_review_as_it_was(place: Place, qtbot: QtBot) -> None:
    page = place.open_from_start()
    page.go_to(2)
    qtbot.mouseClick(page.chosen.play_on_button, LEFT)
    assert place.window.page is not None
    qtbot.keyClick(place.window.page, Qt.Key.Key_Escape)
    assert place.page is page
    assert page.place == 2


def test_lines_differ_without_colour() -> None:
    assert len(set(DASHES)) == 6
    palette = theme().palette
    patterns = {
        (pen.style(), tuple(pen.dashPattern()))
        for pen in (seat_pen(palette.ink, seat, 2) for seat in range(6))
    }
    assert len(patterns) == 6


def test_everything_has_a_name_and_the_keyboard_reaches_it(place: Place) -> None:
    page = place.open_from_start()
    for part in (page.chart, page.picture, page.costly, page.whose, page.progress.bar):
        assert part.accessibleName()
    page.go_to(1)
    assert "Ben · Round 1 of 3. Decision 2 of 6. Played: Add 1" in page.chosen.accessibleName()
    reached = set()
    for _ in range(20):
        reached.add(QApplication.focusWidget())
        place.qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    wanted = {
        page.back_button,
        page.progress.button,
        page.chosen.back_button,
        page.chosen.next_button,
        page.chosen.play_on_button,
        page.whose,
    }
    assert wanted <= reached


def test_quick_or_thorough_is_the_players_choice(place: Place, qtbot: QtBot) -> None:
    page = place.open_from_start()
    kind = page.progress.kind
    assert kind.isVisible()
    assert kind.currentText() == "Thorough"
    qtbot.keyClick(kind, Qt.Key.Key_Up)
    assert kind.currentText() == "Quick"
    assert page.review.kind == QUICK
    assert page.context.settings.review == QUICK
    assert "many mistakes are passed over" in kind.toolTip()
    place.thinker.asked = place.thinker.open()
    place.answer(*[0.0] * 6)
    assert page.review.is_done
    assert page.progress.label.text() == "Every decision has been glanced at."
    assert not page.progress.button.isVisible()
    assert page.no_mistake.text() == "No costly move has been found at a glance."
    page.go_to(0)
    # Nothing is praised that a hint might not say.
    assert page.chosen.verdict.text() == "A glance has found nothing better. Only a thorough review can tell."
    assert not page.chosen.better.text()
    assert kind.isVisible()
    qtbot.keyClick(kind, Qt.Key.Key_Down)
    assert page.progress.label.text() == "0 of 6 decisions looked at"
    place.answer(0.2, *[0.0] * 5)
    assert page.progress.label.text() == "Every decision has been looked at."
    assert not kind.isVisible()
    assert len(costly(page)) == 1
    page.go_to(1)
    assert page.chosen.verdict.text() == "A hint would have said the same."


def test_the_next_review_is_of_the_kind_that_was_chosen(place: Place) -> None:
    place.window.context.settings.change(review=QUICK)
    page = place.open_from_start()
    assert page.review.kind == QUICK
    assert {asked.question.wanted for asked in place.thinker.open()} == {GLANCE}
