"""Hints: what is asked, what is told, and what is counted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from engine.contract import Entry
from engine.match import Match
from engine.players.advice import Advice, Choice, Reason
from engine.record import Header, Seat
from tests.ui.fake_thinker import FakeThinker
from tests.ui.small_game import Add, DigOne, SmallGame, SmallOptions, make_people
from tests.ui.small_ui import SmallUi
from tests.ui.test_session import Memory
from ui.context import UiContext
from ui.pages.scoring import ScoringPage
from ui.pages.table import TablePage
from ui.preferences import Choices, Preferences
from ui.session import Session
from ui.theme.theme import theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True)


def table() -> Advice:
    reason = (Reason("big", 3.0, 1.25), Reason("unknown", 9.0, 1.0), Reason("big", 1.0, 1.1))
    choices = (
        Choice(Add(2), 10, 12.25, 2.0, 0.5, 0.6, 1.0, reason),
        Choice(DigOne(), 8, 9.5, 1.0, 0.25, 0.5, 1.0),
        Choice(Add(1), 0, 0.0, 0.0, 0.0, 0.0, 0.0),
    )
    return Advice(0, choices, 18)


class Place:
    """A table page with a thinker that the test answers for."""

    def __init__(self, qtbot: QtBot, seats: tuple[Seat, ...], rounds: int = 2) -> None:
        self.memory = Memory()
        header = Header("small", 1, 5, SmallOptions(rounds=rounds), seats)
        session = Session(Match(SmallGame(), header, self.memory), SmallUi(), self.memory)
        self.thinker = FakeThinker()
        self.context = UiContext(theme(), Preferences(Choices(pace="quick")), self.thinker)
        self.menu = QMenu()
        self.page = TablePage(session, self.context, self.menu)
        qtbot.addWidget(self.page)
        qtbot.addWidget(self.menu)
        self.session = session
        self.page.resize(1280, 720)
        self.page.show()
        self.page.activateWindow()
        qtbot.waitUntil(self.page.isActiveWindow, timeout=5000)
        assert self.page.hint is not None
        self.panel = self.page.hint

    def lines(self) -> list[str]:
        return [
            label.text()
            for row in self.panel.rows
            for label in (row.move_label, row.why_label)
            if not row.isHidden() and not label.isHidden()
        ]


def test_a_hint_tells_the_best_moves_and_gets_better(qtbot: QtBot) -> None:
    place = Place(qtbot, make_people(1))
    qtbot.keyClick(place.page, Qt.Key.Key_H)
    (asked,) = place.thinker.asked
    assert asked.question.view == place.session.match.view(0)
    assert place.panel.isVisible()
    assert place.panel.status.text() == "Thinking…"
    asked.listener.better(Advice(0, table().choices[1:2], 1))
    assert place.lines() == ["Dig", "expected result 9.5"]
    asked.answer(table())
    assert place.lines() == [
        "Add 2",
        "expected result 12.3 · Big numbers:\N{NO-BREAK SPACE}+1.8",
        "Dig",
        "expected result 9.5",
        "Add 1",
    ]
    qtbot.keyClick(place.panel, Qt.Key.Key_Escape)
    assert place.panel.isHidden()


@pytest.mark.parametrize(("language", "number"), [("en", "2,345"), ("de", "2.345")])
def test_many_tried_games_are_told_the_way_of_the_language(qtbot: QtBot, language: str, number: str) -> None:
    QLocale.setDefault(QLocale(language))
    place = Place(qtbot, make_people(1))
    qtbot.keyClick(place.page, Qt.Key.Key_H)
    place.thinker.asked[0].listener.better(Advice(0, table().choices[1:2], 2345))
    assert number in place.panel.status.text()
    place.thinker.asked[0].answer(Advice(0, table().choices, 2345))
    assert place.panel.status.text().startswith(number)


def test_a_move_closes_the_hint_and_stops_the_thinking(qtbot: QtBot) -> None:
    place = Place(qtbot, make_people(1))
    place.page.bar.hint_button.click()
    assert place.session.play(Add(1))
    assert place.thinker.asked[0].cancelled
    assert place.panel.isHidden()


def test_no_hint_for_anybody_but_who_decides(qtbot: QtBot) -> None:
    seats = (Seat("Anna", "blue"), Seat("Ben", "amber", "@scout"))
    place = Place(qtbot, seats)
    assert place.page.bar.hint_action.isEnabled()
    place.session.play(Add(1))
    assert not place.page.bar.hint_action.isEnabled()
    place.panel.open_hint()
    assert place.panel.isHidden()


def test_hints_are_counted_once_for_each_decision_and_told_in_the_end(qtbot: QtBot) -> None:
    place = Place(qtbot, make_people(1))
    for _ in range(2):
        place.panel.open_hint()
        place.panel.close_hint()
    assert place.session.hints == [1]
    place.session.play(Add(1))
    place.panel.open_hint()
    assert place.memory.counts == (2,)
    place.session.play(Add(1))
    assert place.session.over
    scoring = ScoringPage(place.session, place.context)
    qtbot.addWidget(scoring)
    assert scoring.hints.text() == "Hints used: Anna 2"


def test_a_decision_that_comes_back_is_not_counted_again_but_another_one_is(qtbot: QtBot) -> None:
    place = Place(qtbot, make_people(1), rounds=3)
    session, panel = place.session, place.panel
    hints = panel._hints
    panel.open_hint()
    session.play(Add(1))
    panel.open_hint()
    assert session.hints == [2]
    later = list(session.match.entries)
    # Taken back and played in another way: as many entries, but another decision.
    session.match.entries[0] = Entry(0, Add(2))
    panel.close_hint()
    hints.ask()
    assert session.hints == [3]
    session.match.entries[:] = later
    hints.drop()
    hints.ask()
    assert session.hints == [3]


def test_a_failed_hint_says_so_and_can_be_asked_for_again(qtbot: QtBot) -> None:
    place = Place(qtbot, make_people(1))
    place.panel.open_hint()
    place.thinker.asked[0].listener.failed()
    assert place.panel.status.text() == "There is no hint just now. Press H to try again."
    place.page.bar.hint_action.trigger()
    assert len(place.thinker.asked) == 2


@pytest.mark.parametrize("players", [("person", "person"), ("person", "@scout")])
def test_only_a_table_of_computers_can_be_held(qtbot: QtBot, players: tuple[str, str]) -> None:
    seats = tuple(
        Seat(name, colour, player)
        for name, colour, player in zip(("Anna", "Ben"), ("blue", "amber"), players, strict=True)
    )
    place = Place(qtbot, seats)
    company = place.page.company
    assert company is None or company.pause_button.isHidden()


def test_what_the_moves_are_about_is_marked_until_the_hint_is_closed(qtbot: QtBot) -> None:
    place = Place(qtbot, make_people(1))
    marks = place.panel.marks
    place.panel.open_hint()
    assert not marks.isVisible()
    place.thinker.asked[0].answer(table())
    assert marks.isVisible()
    # Two of the three moves are made at the same place.
    assert [mark.places for mark in marks.marks()] == [(0, 2)]
    qtbot.keyClick(place.panel, Qt.Key.Key_Escape)
    assert not marks.isVisible()
    assert marks.marks() == []


def test_the_mark_of_the_row_that_is_looked_at_stands_out(qtbot: QtBot) -> None:
    place = Place(qtbot, make_people(1))
    place.panel.open_hint()
    place.thinker.asked[0].answer(table())
    marks, rows = place.panel.marks, place.panel.rows
    assert marks.stressed == -1
    qtbot.keyClick(place.panel, Qt.Key.Key_Tab)
    qtbot.keyClick(place.page.window().focusWidget(), Qt.Key.Key_Tab)
    assert rows[0].hasFocus()
    assert marks.stressed == 0
    qtbot.keyClick(rows[0], Qt.Key.Key_Tab)
    assert marks.stressed == 1
    qtbot.mouseMove(rows[2])
    qtbot.waitUntil(lambda: marks.stressed == 2, timeout=2000)
    qtbot.mouseMove(place.panel.status)
    qtbot.waitUntil(lambda: marks.stressed == 1, timeout=2000)
    assert rows[1].accessibleName() == "2. Dig. expected result 9.5"


def test_the_panel_stands_where_no_mark_lies(qtbot: QtBot) -> None:
    place = Place(qtbot, make_people(1))
    label = place.page.table.label  # type: ignore[attr-defined]
    place.panel.open_hint()
    place.thinker.asked[0].answer(Advice(0, table().choices[:1], 10))
    assert label.geometry().top() < place.panel.height(), "it lies under the usual place"
    shown = place.panel.geometry().translated(place.page.area.pos())
    lower = place.page.table.mapTo(place.page, label.geometry().center())
    assert shown.isValid()
    assert not shown.contains(lower)


def test_marks_follow_what_they_mark(qtbot: QtBot) -> None:
    place = Place(qtbot, make_people(1))
    place.panel.open_hint()
    place.thinker.asked[0].answer(table())
    label = place.page.table.label  # type: ignore[attr-defined]
    place.page.resize(1500, 900)
    qtbot.waitUntil(lambda: place.panel.marks.size() == place.page.table.size(), timeout=2000)
    assert [box.toRect() for box in place.panel.marks.boxes()] == [label.geometry()]
    label.hide()
    assert place.panel.marks.boxes() == []


def test_another_move_of_the_session_takes_the_marks_away(qtbot: QtBot) -> None:
    place = Place(qtbot, make_people(1))
    place.panel.open_hint()
    place.thinker.asked[0].answer(table())
    assert place.session.play(Add(1))
    assert not place.panel.marks.isVisible()


def test_a_move_by_the_light_rule_is_told_quietly_until_somebody_thinks_again(qtbot: QtBot) -> None:
    place = Place(qtbot, (Seat("Anna", "blue", "@captain"), Seat("Ben", "amber")), rounds=3)
    page, strip = place.page, place.page.strip
    assert page.company is not None
    place.thinker.light = Add(1)
    qtbot.waitUntil(lambda: bool(place.thinker.asked), timeout=2000)
    place.thinker.asked[0].listener.failed()
    told = "The computer player cannot think just now and plays by a simple rule."
    assert strip.text() == told
    assert strip.property("message") == "info"
    assert strip.again.isVisible()
    qtbot.mouseClick(strip.again, Qt.MouseButton.LeftButton)
    assert strip.text() == ""
    assert len(place.thinker.asked) == 2
    place.thinker.asked[1].listener.failed()
    page.company.computers.hurry()
    qtbot.waitUntil(lambda: place.session.match.deciders() == (1,), timeout=2000)
    assert strip.text() == told, "what the light rule played does not take the notice away"
    place.session.play(Add(2))
    place.thinker.asked[2].answer(Add(2))
    page.company.computers.hurry()
    qtbot.waitUntil(lambda: place.session.match.deciders() == (1,), timeout=2000)
    assert strip.text() == ""
