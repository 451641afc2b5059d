"""Score sheets with hints: everything is to be read, in any size of the window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QTableView, QWidget
from pytestqt.qtbot import QtBot

from app.games import load_games
from app.new_match import new_header
from app.screens import load_screens
from engine.match import Match
from engine.record import COLOURS, Seat
from tests.ui.pages.review.helpers import finish
from ui.context import UiContext
from ui.pages.scoring import ScoringPage
from ui.preferences import Choices, Preferences
from ui.session import Session
from ui.theme.theme import theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True)

NAMES = ("Anna", "Bartholomäus", "Chloé", "Friedrich-Wilhelm", "Evangelina", "Finn")
MOST = {"livingstone": 5, "faraway": 6, "explorers": 4}


@pytest.fixture(params=[(1280, 720), (3840, 2160)])
def size(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[tuple[int, int]]:
    width, height = request.param
    look = theme()
    look.set_speed("off")
    look.apply(qapp)
    look.fit_window(width, height)
    yield width, height
    look.fit_window(1280, 720)


def session_of(game: str, over: bool, more: str = "") -> Session:
    """A session of as many as can play, all with hints; `more` makes their names longer."""
    rules = load_games()[game]
    names = [name + more for name in NAMES[: MOST[game]]]
    seats = tuple(Seat(name, colour) for name, colour in zip(names, COLOURS, strict=False))
    match = Match(rules, new_header(rules, seats, 4))
    if over:
        finish(match, 4)
    session = Session(match, load_screens()[game])
    session.begin()
    session.take_hints(tuple(10 + seat for seat in range(len(seats))))
    return session


def running_sheet(qtbot: QtBot, size: tuple[int, int], game: str) -> QWidget:
    """The sheet of a game in its middle, as high as under the bar of the table."""
    session = session_of(game, over=False)
    sheet = session.ui.make_sheet(session, UiContext(theme(), Preferences(Choices())))
    qtbot.addWidget(sheet)
    sheet.resize(size[0], size[1] - theme().metrics.px(40))
    sheet.show()
    qtbot.waitExposed(sheet)
    return sheet


@pytest.mark.parametrize("game", MOST)
def test_the_lines_take_the_height_there_is(qtbot: QtBot, size: tuple[int, int], game: str) -> None:
    sheet = running_sheet(qtbot, size, game)
    (table,) = sheet.findChildren(QTableView)
    header = table.verticalHeader()
    lines = [header.sectionSize(line) for line in range(header.count())]
    assert set(lines) == {header.defaultSectionSize()}
    assert sum(lines) <= table.viewport().height()
    assert lines[0] >= theme().metrics.px(24)
    labels = [str(table.model().headerData(line, header.orientation())) for line in range(header.count())]
    assert labels[-1] == "Hints used"
    room = header.width() - theme().metrics.gap
    assert max(header.fontMetrics().horizontalAdvance(label) for label in labels) <= room


@pytest.mark.parametrize("game", MOST)
def test_all_who_had_hints_are_named(qtbot: QtBot, size: tuple[int, int], game: str) -> None:
    session = session_of(game, over=True, more=" of Avenia")
    page = ScoringPage(session, UiContext(theme(), Preferences(Choices())))
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    qtbot.waitExposed(page)
    label = page.hints
    assert label.text().endswith(f"{NAMES[MOST[game] - 1]} of Avenia {9 + MOST[game]}")
    flags = Qt.TextFlag.TextWordWrap if label.wordWrap() else Qt.TextFlag.TextSingleLine
    needed = label.fontMetrics().boundingRect(QRect(0, 0, label.width(), 10_000), flags, label.text())
    assert needed.width() <= label.width()
    assert needed.height() <= label.height()
    assert page.width() == size[0]


@pytest.mark.parametrize("game", MOST)
def test_one_rule_runs_below_all_names(qtbot: QtBot, size: tuple[int, int], game: str) -> None:
    sheet = running_sheet(qtbot, size, game)
    (table,) = sheet.findChildren(QTableView)
    across, down = table.horizontalHeader(), table.verticalHeader()
    image = table.grab().toImage()
    y = across.geometry().bottom()
    columns = [down.geometry().center().x()]
    columns += [
        across.x() + across.sectionViewportPosition(column) + across.sectionSize(column) // 2
        for column in range(across.count())
    ]
    found = [image.pixelColor(x, y).name() for x in columns]
    assert found == [theme().palette.strong_line.name()] * len(columns)
