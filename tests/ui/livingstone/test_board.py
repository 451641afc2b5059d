"""The river board by real mouse and keys."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QPushButton, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from engine.livingstone.events import BoatMoved, ColumnScored, TentPlaced
from engine.livingstone.moves import SPACES, PlaceTent, PlaceTentInScoredRow, space_of
from tests.ui.livingstone.views import make_seats, make_tents, make_view
from ui.livingstone.board.view import RiverBoard
from ui.numbers import show_list
from ui.theme.palette import LANTERN, PAPER, Palette
from ui.theme.theme import Theme

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def theme() -> Theme:
    theme = Theme()
    theme.set_speed("off")
    return theme


@pytest.fixture
def board(qtbot: QtBot, theme: Theme) -> Iterator[RiverBoard]:
    window = QWidget()
    qtbot.addWidget(window)
    button = QPushButton("before the board", window)
    board = RiverBoard(theme, window)
    board.resize(860, 500)
    window.resize(900, 540)
    window.show()
    button.setFocus()
    board.show_view(make_view(3, {(1, 0): {1: 2}, (3, 0): {0: 1, 2: 1}}, boat=0), make_seats(3))
    board.set_legal_spaces({3: PlaceTent(3)})
    yield board
    board.close()


def hover(board: RiverBoard, point: QPoint) -> None:
    viewport = board.viewport()
    QApplication.sendEvent(viewport, mouse_move(board, point))


def mouse_move(board: RiverBoard, point: QPoint) -> QEvent:
    where = QPointF(point)
    spot = QPointF(board.viewport().mapToGlobal(point))
    none = Qt.MouseButton.NoButton
    return QMouseEvent(QEvent.Type.MouseMove, where, spot, none, none, Qt.KeyboardModifier.NoModifier)


@pytest.mark.parametrize("size", [(860, 500), (500, 420), (1900, 600), (2700, 1560)])
def test_every_space_is_hit_in_its_middle(board: RiverBoard, size: tuple[int, int]) -> None:
    board.resize(*size)
    assert [board.space_at(board.point_of(space)) for space in range(SPACES)] == list(range(SPACES))
    assert all(board.viewport().rect().contains(board.point_of(space)) for space in range(SPACES))


def test_the_map_lies_row_by_row_and_column_by_column(board: RiverBoard) -> None:
    for column in range(10):
        heights = [board.point_of(space_of(row, column)).y() for row in range(6)]
        assert heights == sorted(heights, reverse=True)
    for row in range(6):
        across = [board.point_of(space_of(row, column)).x() for column in range(10)]
        assert across == sorted(across)


def test_a_click_on_an_open_space_chooses_it(board: RiverBoard, qtbot: QtBot) -> None:
    with qtbot.waitSignal(board.space_chosen) as chosen, qtbot.assertNotEmitted(board.refused_space):
        qtbot.mouseClick(board.viewport(), LEFT, pos=board.point_of(3))
    assert chosen.args == [3]


def test_a_click_on_another_space_is_refused(board: RiverBoard, qtbot: QtBot) -> None:
    with qtbot.waitSignal(board.refused_space) as refused, qtbot.assertNotEmitted(board.space_chosen):
        qtbot.mouseClick(board.viewport(), LEFT, pos=board.point_of(4))
    assert refused.args == [4]


def test_a_click_beside_the_spaces_means_nothing(board: RiverBoard, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(board.refused_space), qtbot.assertNotEmitted(board.space_chosen):
        qtbot.mouseClick(board.viewport(), LEFT, pos=QPoint(4, 4))


def test_a_press_dragged_to_another_space_chooses_nothing(board: RiverBoard, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(board.refused_space), qtbot.assertNotEmitted(board.space_chosen):
        qtbot.mousePress(board.viewport(), LEFT, pos=board.point_of(4))
        qtbot.mouseRelease(board.viewport(), LEFT, pos=board.point_of(3))


def test_hovering_tells_which_space_and_previews_it(board: RiverBoard, qtbot: QtBot) -> None:
    with qtbot.waitSignal(board.space_hovered) as hovered:
        hover(board, board.point_of(3))
    assert hovered.args == [3]
    assert [line.text for line in board.preview] == [
        "1 pound(s)",
        "1 pound to Chloé",
        "4 point(s) at the end of the round",
        "row 4: takes the lead (6 point(s))",
    ]
    with qtbot.waitSignal(board.space_hovered) as left:
        hover(board, QPoint(3, 3))
    assert left.args == [-1]
    assert board.preview == ()


def test_a_space_that_is_not_open_has_no_preview(board: RiverBoard) -> None:
    hover(board, board.point_of(2))
    assert board.preview == ()


def test_the_preview_of_free_tents_and_those_in_scored_rows(board: RiverBoard) -> None:
    board.show_view(make_view(3, {(2, 0): {0: 1, 1: 2}}, boat=4), make_seats(3))
    board.set_legal_spaces({space_of(2, 4): PlaceTent(2, free=True), 2: PlaceTentInScoredRow(2)})
    hover(board, board.point_of(space_of(2, 4)))
    assert [line.text for line in board.preview] == [
        "free of charge",
        "3 point(s) at the end of the round",
        "row 3: shares the lead (4 point(s))",
    ]
    hover(board, board.point_of(2))
    assert [line.text for line in board.preview] == [
        "1 pound to Ben",
        "no points this round",
        "row 3: shares the lead (4 point(s))",
    ]


def tab_into(board: RiverBoard, qtbot: QtBot) -> None:
    button = board.window().focusWidget()
    assert isinstance(button, QPushButton)
    qtbot.keyClick(button, Qt.Key.Key_Tab)
    assert board.hasFocus()


def test_keys_walk_over_the_spaces_and_choose(board: RiverBoard, qtbot: QtBot) -> None:
    tab_into(board, qtbot)
    assert board.focus_space == 3  # the open space comes first
    for key, space in (
        (Qt.Key.Key_Right, 9),
        (Qt.Key.Key_Up, 10),
        (Qt.Key.Key_Left, 4),
        (Qt.Key.Key_Left, 4),
        (Qt.Key.Key_Down, 3),
        (Qt.Key.Key_End, 57),
        (Qt.Key.Key_Home, 3),
        (Qt.Key.Key_PageUp, 5),
        (Qt.Key.Key_PageDown, 0),
        (Qt.Key.Key_Down, 0),
    ):
        qtbot.keyClick(board, key)
        assert board.focus_space == space
    with qtbot.waitSignal(board.refused_space) as refused:
        qtbot.keyClick(board, Qt.Key.Key_Return)
    assert refused.args == [0]
    for _ in range(3):
        qtbot.keyClick(board, Qt.Key.Key_Up)
    with qtbot.waitSignal(board.space_chosen) as chosen:
        qtbot.keyClick(board, Qt.Key.Key_Enter)
    assert chosen.args == [3]


def test_the_focused_space_is_described(board: RiverBoard, qtbot: QtBot) -> None:
    tab_into(board, qtbot)
    assert board.accessibleName() == "River board"
    assert board.accessibleDescription() == (
        "Row 4, column 1; Anna: 1 tent(s), Chloé: 1 tent(s); open for your tent; 1 pound(s); 1 pound to Chloé; "
        "4 point(s) at the end of the round; row 4: takes the lead (6 point(s))"
    )
    qtbot.keyClick(board, Qt.Key.Key_Right)
    assert board.accessibleDescription() == "Row 4, column 2; no tents"


def test_the_ring_shows_while_keys_are_used(board: RiverBoard, qtbot: QtBot) -> None:
    tab_into(board, qtbot)
    assert board.ring_visible
    qtbot.mouseClick(board.viewport(), LEFT, pos=board.point_of(20))
    assert not board.ring_visible
    qtbot.keyClick(board, Qt.Key.Key_Left)
    assert board.ring_visible
    assert board.focus_space == 3  # what is open comes first
    board.set_legal_spaces({})
    qtbot.mouseClick(board.viewport(), LEFT, pos=board.point_of(20))
    qtbot.keyClick(board, Qt.Key.Key_Left)
    assert board.focus_space == 20
    qtbot.keyClick(board, Qt.Key.Key_Left)
    assert board.focus_space == 14
    board.clearFocus()
    assert not board.ring_visible


def tip(board: RiverBoard, point: QPointF) -> str:
    return board.tip(board.mapFromScene(point))


def test_explanations(board: RiverBoard) -> None:
    place = board.place
    assert tip(board, place.crown_rect(3).center()).startswith("Row 4: a die showing 4")
    assert "4 point(s)" in tip(board, place.crown_rect(3).center())
    assert "10 point(s) for the most tents in row 2" in tip(board, place.majority_rect(1).center())
    assert "In the lead: Ben" in tip(board, place.leader_rect(1).center())
    level = f"Level in the lead: {show_list(['Anna', 'Chloé'])} (3 point(s) each)"
    assert level in tip(board, place.majority_rect(3).center())
    assert "column 10: 5 pound(s)" in tip(board, place.cost_rect(9).center())
    assert tip(board, place.boat_rect(0).center()).startswith("Steamboat")
    assert tip(board, place.boat_rect(4).center()) == ""
    assert tip(board, place.falls_rect.center()).startswith("Victoria Falls")
    assert tip(board, place.centre(1)) == "Row 2, column 1\nBen: 2 tent(s)"


def test_a_tip_is_shown_for_the_mouse(board: RiverBoard, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _where, text, _widget: shown.append(text))
    point = board.mapFromScene(board.place.crown_rect(0).center())
    viewport = board.viewport()
    QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, point, viewport.mapToGlobal(point)))
    assert len(shown) == 1
    assert shown[0].startswith("Row 1")


def test_tents_that_wait_say_so(board: RiverBoard) -> None:
    board.show_view(make_view(3, {(1, 0): {1: 2}}, not_this_round=((1, 1),)), make_seats(3))
    assert [(mark.owner, mark.waiting) for mark in board.marks(1)] == [(1, False), (1, True)]
    assert "The pale tent of Ben" in tip(board, board.place.centre(1))


def test_white_tents_of_the_solo_game(board: RiverBoard) -> None:
    board.show_view(make_view(1, {(2, 3): {1: 1}}, boat=3), make_seats(1))
    board.set_legal_spaces({space_of(2, 3): PlaceTent(2)})
    assert [mark.owner for mark in board.marks(space_of(2, 3))] == [1]
    assert tip(board, board.place.centre(space_of(2, 3))) == "Row 3, column 4\nWhite tents: 1 tent(s)"
    hover(board, board.point_of(space_of(2, 3)))
    assert board.preview[1].text == "1 pound for the white tent"
    assert board.preview[3].text == "row 3: shares the lead (4 point(s))"


@pytest.mark.parametrize(
    "counts", [(1, 0, 0, 0, 0), (2, 3, 0, 0, 0), (1, 1, 1, 1, 1), (5, 4, 3, 2, 1), (11,) * 5]
)
def test_all_tents_of_a_crowded_space_are_told(board: RiverBoard, counts: tuple[int, ...]) -> None:
    board.show_view(make_view(5, {(2, 0): dict(enumerate(counts))}), make_seats(5))
    shown = board.marks(2)
    for owner, count in enumerate(counts):
        assert sum(mark.count for mark in shown if mark.owner == owner) == count
    board.set_legal_spaces({2: PlaceTent(2)})
    hover(board, board.point_of(2))
    assert [mark.owner for mark in board.marks(2) if mark.ghost] == [0]
    assert not board.grab().isNull()


def test_scored_columns_are_marked(board: RiverBoard) -> None:
    board.show_view(make_view(2, boat=4), make_seats(2))
    assert board.columns_done == (True,) * 4 + (False,) * 6
    back = make_view(2, {(0, 4): {0: 1}}, boat=3, scored=((space_of(0, 4),), ()))
    board.show_view(back, make_seats(2))
    assert board.columns_done == (True,) * 3 + (False, True) + (False,) * 5
    board.show_view(make_view(2, boat=9, phase="over"), make_seats(2))
    assert board.columns_done == (True,) * 10


# --- movement ------------------------------------------------------------------------------------------------------

PLACED = TentPlaced(0, 3, 0, 1, (), None, True)
SCORED = ColumnScored(1, 0, (4, 2, 4), ((0, 0, 0), (0, 2, 0), (0, 0, 0), (2, 0, 1), (0, 0, 0), (0, 0, 0)))
AFTER = make_view(3, {(1, 0): {1: 2}, (3, 0): {0: 2, 2: 1}}, boat=1, round=2)


def test_without_movement_the_new_view_is_there_at_once(board: RiverBoard) -> None:
    board.animate([PLACED, SCORED, BoatMoved(1, False)], AFTER)
    assert not board.moving
    assert board.boat_at == 1
    assert len(board.marks(3)) == 3


def test_the_boat_sails_and_arrives(board: RiverBoard, theme: Theme, qtbot: QtBot) -> None:
    theme.set_speed("normal")
    board.animate([PLACED, SCORED, BoatMoved(1, False)], AFTER)
    assert board.moving
    assert board.boat_at < 1
    assert len(board.marks(3)) == 3
    qtbot.waitUntil(lambda: not board.moving, timeout=2000)
    assert board.boat_at == 1


@pytest.mark.parametrize("way", ["click", "key", "view", "hide"])
def test_a_movement_ends_at_once(board: RiverBoard, theme: Theme, qtbot: QtBot, way: str) -> None:
    theme.set_speed("normal")
    board.animate([BoatMoved(1, False)], AFTER)
    board.set_legal_spaces({9: PlaceTent(3)})
    if way == "click":
        with qtbot.waitSignal(board.space_chosen, timeout=200) as chosen:
            qtbot.mouseClick(board.viewport(), LEFT, pos=board.point_of(9))
        assert chosen.args == [9]
    elif way == "key":
        qtbot.keyClick(board, Qt.Key.Key_Left)
    elif way == "view":
        board.show_view(msgspec.structs.replace(AFTER, round=3), make_seats(3))
    else:
        board.hide()
    assert not board.moving
    assert board.boat_at == 1


def test_showing_the_view_that_a_movement_leads_to_does_not_end_it(board: RiverBoard, theme: Theme) -> None:
    theme.set_speed("normal")
    board.animate([BoatMoved(1, False)], AFTER)
    board.show_view(msgspec.structs.replace(AFTER), make_seats(3))
    assert board.moving


def test_nothing_moves_without_cause(board: RiverBoard, theme: Theme) -> None:
    theme.set_speed("normal")
    board.animate([], make_view(3, round=2))
    assert not board.moving


def test_closing_ends_everything(board: RiverBoard, theme: Theme) -> None:
    theme.set_speed("normal")
    board.animate([PLACED, BoatMoved(1, False)], AFTER)
    board.resize(900, 520)
    board.close()
    assert not board.moving
    assert not board.repaint_waits


# --- looks ---------------------------------------------------------------------------------------------------------


def test_the_theme_changes_the_map(board: RiverBoard, theme: Theme) -> None:
    before = board.grab().toImage()
    theme.set_choice("lantern")
    theme.changed.emit()
    after = board.grab().toImage()
    assert before != after
    middle = board.point_of(40)
    assert before.pixelColor(middle).lightness() > after.pixelColor(middle).lightness() + 80


def test_what_is_open_glows(board: RiverBoard) -> None:
    before = board.grab().toImage()
    board.set_legal_spaces({3: PlaceTent(3), 4: PlaceTent(4, any_row=True)})
    after = board.grab().toImage()
    where = board.point_of(4)
    assert before.pixelColor(where) != after.pixelColor(where)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("palette", [PAPER, LANTERN])
@pytest.mark.parametrize("players", [1, 3, 5])
def test_a_picture_without_a_widget(players: int, palette: Palette) -> None:
    view = make_view(players, {(0, 0): {0: 1}, (5, 9): {0: 2}}, boat=2)
    picture = RiverBoard.picture(view, make_seats(players), QSize(320, 190), palette)
    assert picture.size() == QSize(320, 190)
    empty = msgspec.structs.replace(view, tents=make_tents(players + (players == 1), {}))
    assert picture != RiverBoard.picture(empty, make_seats(players), QSize(320, 190), palette)
