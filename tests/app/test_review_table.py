"""The table of a move in the review only shows: it asks for nothing, lights nothing, and has all that was possible."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.games import load_games
from app.new_match import new_header
from app.screens import load_screens
from engine.match import Match
from engine.players.past import Past
from engine.record import COLOURS, Seat
from tests.ui.pages.review.helpers import finish
from ui.context import UiContext
from ui.explorers.table import ExplorersTable
from ui.faraway.table import FarawayTable
from ui.livingstone.table import LivingstoneTable
from ui.preferences import Choices, Preferences
from ui.review.table_look import TableLook
from ui.theme.theme import theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True)

ASKING = (
    "click",
    "choose a",
    "choose the",
    "point at",
    "press",
    "use it",
    "this one?",
    "take a",
    "keep one",
    "end your",
)
"""What is said to somebody who has to do something."""


@pytest.mark.parametrize(
    ("game", "seats", "options", "every"),
    [
        ("livingstone", 2, {}, 9),
        ("faraway", 3, {"opening_choice": True}, 5),
        ("explorers", 2, {}, 11),
        ("explorers", 1, {}, 17),
    ],
)
def test_it_asks_for_nothing(
    qtbot: QtBot, game: str, seats: int, options: dict[str, object], every: int
) -> None:
    past = finished(game, seats, options)
    decisions = [*first_of_each_kind(past), *past.decisions[::every]]
    for decision in decisions:
        look = opened(qtbot, past, decision.ply, decision.seat)
        for text in texts(look.table):
            assert not [word for word in ASKING if word in text.lower()], text
        assert not lit(look.table)
        possible = Match.replay(past.game, past.record, until=decision.ply).legal_moves(decision.seat)
        for move in possible:
            spots = look.marks._spots(move)
            assert [spot for spot in spots if spot.part.isVisible()], move.text
        look.hide()
        look.deleteLater()
    end = opened(qtbot, past, len(past.record.entries), None)
    assert not lit(end.table)


def finished(game: str, seats: int, options: dict[str, object]) -> Past:
    rules = load_games()[game]
    people = tuple(Seat(f"Player {seat + 1}", COLOURS[seat]) for seat in range(seats))
    match = Match(rules, new_header(rules, people, 4, rules.options_type(**options)))
    finish(match, 4)
    return Past(rules, match.record)


def first_of_each_kind(past: Past) -> list:  # type: ignore[type-arg]
    """A decision for each kind of move that was played."""
    return list({type(decision.move): decision for decision in reversed(past.decisions)}.values())


def opened(qtbot: QtBot, past: Past, ply: int, seat: int | None) -> TableLook:
    look_of = theme()
    look_of.set_speed("off")
    move = () if seat is None else (past.record.entries[ply].move,)
    look = TableLook(
        past, ply, seat, move, load_screens()[past.game.name], UiContext(look_of, Preferences(Choices()))
    )
    qtbot.addWidget(look)
    look.resize(1280, 720)
    look.show()
    qtbot.waitExposed(look)
    return look


def texts(table: QWidget) -> list[str]:
    """What is written on the table, and neither a tool tip nor the name of a button."""
    match table:
        case LivingstoneTable():
            return [table.hint.text(), table.die.accessibleName()]
        case FarawayTable():
            return [
                table.hint.text(),
                table.choice.title,
                *table.choice.lines,
                "" if table.choice.button.isHidden() else "press",
            ]
        case ExplorersTable():
            cards = (*table.cards.drawn, *table.cards.own, table.cards.in_play)
            told = ["press" for part in (table.finds, table.report) if not part.isHidden()]
            return [table.hint.text(), *(card._title for card in cards), *told]
    raise AssertionError(table)


def lit(table: QWidget) -> list[object]:
    """What lies there to be chosen, or stands out as if it were."""
    match table:
        case LivingstoneTable():
            return [*table.board._legal, *filter(None, [table.die._lit])]
        case FarawayTable():
            shown = [button for row in table.own_rows for button in row.shown]
            return [button for button in shown if button.shown.possible or button.shown.picked]
        case ExplorersTable():
            buttons = (table.stop_button, table.end_button, table.undo_button)
            cards = (*table.cards.drawn, *table.cards.own)
            return [
                *table.map.lit,
                *(button for button in buttons if button.isEnabled()),
                *(card for card in cards if card.offered),
            ]
    raise AssertionError(table)
