"""Whatever a hint may say, what it is about lies on the table of its game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.games import load_games
from app.new_match import new_header
from app.screens import load_screens
from engine.contract import Move
from engine.match import Match
from engine.players.luck import luck
from engine.record import COLOURS, Seat
from ui.context import UiContext
from ui.hint_marks import BADGE, HintMarks
from ui.preferences import Choices, Preferences
from ui.session import Session
from ui.theme.theme import theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True)


class Place:
    """A table of one person (and others that the test plays for), with its marks."""

    def __init__(self, qtbot: QtBot, game: str, seats: int, seed: int, options: dict[str, object]) -> None:
        rules = load_games()[game]
        people = tuple(Seat(f"Player {seat + 1}", COLOURS[seat]) for seat in range(seats))
        chosen = rules.options_type(**options)
        self.session = Session(Match(rules, new_header(rules, people, seed, chosen)), load_screens()[game])
        self.session.begin()
        look = theme()
        look.set_speed("off")
        self.table: QWidget = self.session.ui.make_table(
            self.session, UiContext(look, Preferences(Choices()))
        )
        qtbot.addWidget(self.table)
        self.table.resize(1280, 676)
        self.table.show()
        qtbot.waitExposed(self.table)
        ui, table = self.session.ui, self.table
        self.marks = HintMarks(look, table, lambda move: ui.hint_spots(table, move))
        self._below = luck(seed)

    def decisions(self, most: int) -> Iterator[list[Move]]:
        """The legal moves of each decision; one of them is played after each."""
        session = self.session
        while most and not session.over:
            if session.awaited is not None:
                session.take_seat(session.awaited)
            elif session.waiting_source() is not None:
                session.deal()
            elif len(moves := session.legal_moves()) == 1:
                session.play(moves[0])
            else:
                most -= 1
                yield moves
                session.play(moves[self._below(len(moves))])


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("livingstone", 2, {}),
        ("faraway", 2, {}),
        ("faraway", 2, {"opening_choice": True}),
        ("explorers", 2, {}),
    ],
)
def test_every_move_has_its_marks_on_the_table(
    qtbot: QtBot, game: str, seats: int, options: dict[str, object]
) -> None:
    place = Place(qtbot, game, seats, 4, options)
    words = place.session.ui.hint_text
    kinds = set()
    for moves in place.decisions(70):
        for move in moves:
            place.marks.show_moves((move,))
            boxes = place.marks.boxes()
            assert boxes, move.text
            assert all(QRectF(place.table.rect()).contains(box) for box in boxes), move.text
            assert words(move, place.session.view(), place.session.seats())
            kinds.add(type(move).__name__)
        place.marks.show_moves(())
    assert len(kinds) >= 3


def test_marks_follow_the_zoom_and_the_map_that_is_shown(qtbot: QtBot) -> None:
    place = Place(qtbot, "explorers", 2, 4, {})
    move = next(move for moves in place.decisions(20) for move in moves if type(move).__name__ == "Explore")
    place.marks.show_moves((move,))
    (before,) = place.marks.boxes()
    map_view = place.table.map  # type: ignore[attr-defined]
    map_view.zoom_to(2.0, map_view.mapToScene(before.center().toPoint()))
    (closer,) = place.marks.boxes()
    assert closer.width() == pytest.approx(2 * before.width(), rel=0.02)
    place.table.show_map_of(1)  # type: ignore[attr-defined]
    assert place.marks.boxes() == [], "the hexes of another map are not meant"
    place.table.show_map_of(0)  # type: ignore[attr-defined]
    assert place.marks.boxes() == [closer]


def test_marks_are_painted_in_both_themes(qtbot: QtBot) -> None:
    place = Place(qtbot, "faraway", 2, 4, {})
    moves = next(iter(place.decisions(1)))
    look = theme()
    for name in ("paper", "lantern"):
        look.set_choice(name)
        place.marks.show_moves(())
        plain = place.table.grab().toImage()
        place.marks.show_moves(moves[:3])
        marked = place.table.grab().toImage()
        (first, *_) = place.marks.boxes()
        ink = look.palette.ink
        edge = first.toRect().bottomLeft()
        middle = first.center().toPoint()
        around = [marked.pixelColor(edge.x() + 40, edge.y() + shift) for shift in range(-2, 3)]
        assert any(found.rgb() == ink.rgb() for found in around), name
        assert marked.pixelColor(middle) == plain.pixelColor(middle)
    look.set_choice("paper")


@pytest.mark.parametrize("look_name", ["paper", "lantern"])
@pytest.mark.parametrize("seats", [2, 5])
def test_the_marks_on_dice_can_be_read_and_hide_no_pip(qtbot: QtBot, seats: int, look_name: str) -> None:
    place = Place(qtbot, "livingstone", seats, 4, {})
    theme().set_choice(look_name)
    moves = next(moves for moves in place.decisions(60) if len(moves) > 2 and "die" in moves[0].text)
    table = place.table
    dice = [die for die in table.tray.dice if die.value]  # type: ignore[attr-defined]
    assert len(dice) > 2
    before = [pips(table, die) for die in dice]
    place.marks.show_moves(tuple(moves))
    badges = [badge for mark in place.marks.marks() for badge in place.marks.badges(mark)]
    assert len(badges) == len(moves)
    assert {round(badge.width()) for badge in badges} == {theme().metrics.px(BADGE)}
    assert [pips(table, die) for die in dice] == before
    theme().set_choice("paper")


def pips(table: QWidget, die: QWidget) -> QImage:
    """The face of a die without its edge, as it is to be seen."""
    inset = round(die.width() * 0.22)
    face = QRect(die.mapTo(table, QPoint(0, 0)), die.size()).adjusted(inset, inset, -inset, -inset)
    return table.grab(face).toImage()
