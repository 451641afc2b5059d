"""Hints belong to the result: they stand on the score sheet of every game."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.games import load_games
from app.new_match import new_header
from app.screens import load_screens
from engine.match import Match
from engine.record import Seat
from ui.context import UiContext
from ui.demo import play_on
from ui.preferences import Preferences
from ui.session import Session
from ui.theme.theme import theme

PEOPLE = (Seat("Anna", "blue"), Seat("Ben", "amber"))


@pytest.mark.parametrize("game", ["livingstone", "faraway", "explorers"])
def test_the_score_sheet_tells_the_hints_of_each_seat(qtbot: QtBot, game: str) -> None:
    rules = load_games()[game]
    match = Match(rules, new_header(rules, PEOPLE, 5, None))
    play_on(match, 100_000, lambda limit: 0)
    session = Session(match, load_screens()[game])
    session.begin()
    assert session.over
    context = UiContext(theme(), Preferences())
    without = session.ui.make_sheet(session, context)
    qtbot.addWidget(without)
    assert "Hints used" not in without.model.text()  # type: ignore[attr-defined]
    session.hints[:] = [0, 12]
    sheet = session.ui.make_sheet(session, context)
    qtbot.addWidget(sheet)
    assert "\nHints used\t0\t12" in sheet.model.text()  # type: ignore[attr-defined]
    scoring = session.ui.make_scoring(session, context)
    qtbot.addWidget(scoring)
    model = scoring.sheet_model if game == "faraway" else scoring.sheet.model  # type: ignore[attr-defined]
    assert "\nHints used\t0\t12" in model.text()
