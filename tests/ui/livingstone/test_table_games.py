"""Whole games at the table: nothing goes wrong whatever is played, and the controls offer just the legal moves."""

from __future__ import annotations

import random

import pytest
from pytestqt.qtbot import QtBot

from engine.livingstone.moves import PlaceTent, PlayCard, TakeDie
from tests.ui.livingstone.tables import open_table


@pytest.mark.parametrize(("players", "seed"), [(1, 3), (2, 5), (5, 7)])
def test_a_random_game(qtbot: QtBot, players: int, seed: int) -> None:
    chooser = random.Random(seed)
    opened = open_table(qtbot, players)
    session, table = opened.session, opened.table
    played = 0
    while not session.over:
        if session.waiting_source():
            assert table.pages.page is table.pages.dig
            session.deal()
            continue
        legal = session.legal_moves()
        assert {die.value for die in table.tray.dice if die.possible} == {
            move.value for move in legal if isinstance(move, TakeDie)
        }
        tents = [move for move in legal if isinstance(move, PlaceTent)]
        assert table.action_bar.tent.possible == bool(tents)
        cards = {move.card for move in legal if isinstance(move, PlayCard)}
        assert cards <= {button.card for button in table.hand.shown if button.possible}
        kinds = sorted({type(move).__name__ for move in legal})
        kind = chooser.choice(kinds)
        move = chooser.choice([move for move in legal if type(move).__name__ == kind])
        before = len(session.match.entries)
        table.play(move)
        assert len(session.match.entries) > before
        played += 1
        if played % 50 == 0:
            table.grab()
    assert opened.hint == "The game is over."
    assert not any(tile.possible for tile in table.action_bar.tiles)
    assert not table.grab().isNull()
