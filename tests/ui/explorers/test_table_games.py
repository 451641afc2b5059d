"""Whole games at the table: nothing goes wrong whatever is played, and the map offers just the legal moves."""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.explorers import moves as m
from tests.ui.explorers.tables import open_table


@pytest.mark.parametrize(
    ("players", "name", "seed"), [(1, "avenia", 3), (2, "kazan", 5), (3, "aghon", 9), (4, "cnidaria", 7)]
)
def test_a_random_game(qtbot: QtBot, players: int, name: str, seed: int) -> None:
    chooser = random.Random(seed)
    opened = open_table(qtbot, players, map_name=name)
    session, table = opened.session, opened.table
    opened.settings.change(confirm_clicks=False, warn_at_end_turn=False)
    played = 0
    while not session.over:
        legal = session.legal_moves()
        assert legal
        spots = {move.space for move in legal if isinstance(move, m.Explore | m.Village)}
        spots |= {move.post for move in legal if isinstance(move, m.Route)}
        assert set(table.map.lit) == spots
        assert table.end_button.isEnabled() == (m.END in legal)
        assert table.stop_button.isVisible() == (m.STOP in legal)
        keeps = {button.card.id for button in table.cards.drawn if button.offered and button.card}
        assert keeps == {move.card for move in legal if isinstance(move, m.KeepCard)}
        uses = {button.card.id for button in table.cards.own if button.offered and button.card}
        assert uses == {move.card for move in legal if isinstance(move, m.UseCard)}
        good = [move for move in legal if move not in (m.STOP, m.END)]
        move = chooser.choice(good if good and chooser.random() < 0.9 else legal)
        if isinstance(move, m.Explore):
            table.map._hover(move.space)
            table.map.space_chosen.emit(move.space)
            assert session.match.entries
        else:
            table.play(move)
        played += 1
        if played % 60 == 0:
            table.show_map_of(chooser.randrange(players))
            assert not table.grab().isNull()
            if session.viewer is not None:
                table.show_map_of(session.viewer)
    assert opened.hint == "The game is over."
    assert table.map.lit == {}
    assert not table.grab().isNull()


@pytest.mark.parametrize("players", [1, 4])
@pytest.mark.parametrize("size", [(960, 556), (1008, 676), (1280, 676), (2560, 1380)])
def test_nothing_overlaps_in_any_window(qtbot: QtBot, players: int, size: tuple[int, int]) -> None:
    opened = open_table(qtbot, players, answers={"cards": ["card sea"]}, size=size)
    opened.theme.fit_window(size[0], size[1] + 44)
    opened.theme.changed.emit()
    QApplication.processEvents()
    table = opened.table
    parts = [table.map, table.era, table.cards, table.wealth, table.goals, table.hint, table.end_button]
    parts += table.plates.plates if players > 1 else [table.solo]
    boxes = [part.rect().translated(part.mapTo(table, part.rect().topLeft())) for part in parts]
    for place, box in enumerate(boxes):
        assert table.rect().contains(box), parts[place]
        for other in boxes[place + 1 :]:
            assert not box.intersects(other), (parts[place], box, other)
