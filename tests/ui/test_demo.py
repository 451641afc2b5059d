"""A game that plays itself: nobody has to come to the screen, and it stops where it should."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from engine.match import Match
from engine.record import Header
from tests.ui.small_game import SmallGame, SmallOptions, make_people
from tests.ui.small_ui import SmallUi
from ui.demo import DemoPlayer, DemoSession


def session_of(together: bool, rounds: int = 3) -> DemoSession:
    game = SmallGame()
    people = make_people(3)
    header = Header(game.name, game.rules_version, 1, SmallOptions(rounds, together), people)
    return DemoSession(Match(game, header), SmallUi())


@pytest.mark.parametrize("together", [False, True])
def test_plays_to_the_end_without_anybody(
    together: bool, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.demo.PAUSE", 1)
    session = session_of(together)
    asked: list[int] = []
    refused: list[str] = []
    viewers: set[int | None] = set()
    session.hand_over.connect(asked.append)
    session.refused.connect(refused.append)
    session.changed.connect(lambda: viewers.add(session.viewer))
    session.begin()
    with qtbot.waitSignal(session.finished, timeout=10_000):
        DemoPlayer(session, Random(1).randrange, None)
    assert session.over
    assert (asked, refused) == ([], [])
    assert viewers == {0, 1, 2}


def test_stops_after_the_moves_asked_for(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.demo.PAUSE", 1)
    session = session_of(False, rounds=50)
    session.begin()
    player = DemoPlayer(session, Random(1).randrange, 20)
    qtbot.waitUntil(lambda: not player.is_running(), timeout=10_000)
    # The dice that follow a move by themselves may come on top.
    assert 20 <= len(session.match.entries) <= 21
