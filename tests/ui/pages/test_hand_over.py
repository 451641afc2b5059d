"""The hand-over: only a fresh press and its release reveal."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine.record import Seat
from ui.context import UiContext
from ui.pages.hand_over import HandOver

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True)

taken: list[int] = []


@pytest.fixture
def cover(qtbot: QtBot, context: UiContext) -> Iterator[HandOver]:
    parent = QWidget()
    parent.resize(1000, 600)
    qtbot.addWidget(parent)
    cover = HandOver(context, parent)
    cover.taken.connect(taken.append)
    taken.clear()
    parent.show()
    qtbot.waitExposed(parent)
    cover.ask(1, Seat("Ben", "vermilion"))
    yield cover
    parent.close()


def key(cover: HandOver, kind: QEvent.Type, key: Qt.Key, repeated: bool = False) -> None:
    QApplication.sendEvent(cover, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", repeated))


def test_covers_all_and_names_the_person(cover: HandOver) -> None:
    assert cover.isVisible()
    assert cover.geometry() == cover.parentWidget().rect()
    assert "Ben" in cover.accessibleName()
    assert cover.hasFocus()


def test_a_key_reveals(qtbot: QtBot, cover: HandOver) -> None:
    qtbot.keyClick(cover, Qt.Key.Key_Space)
    assert taken == [1]
    assert cover.isHidden()


def test_a_click_reveals(qtbot: QtBot, cover: HandOver) -> None:
    qtbot.mouseClick(cover, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert taken == [1]


def test_the_key_that_ended_the_turn_does_not_reveal(cover: HandOver) -> None:
    key(cover, QEvent.Type.KeyPress, Qt.Key.Key_Return, repeated=True)
    key(cover, QEvent.Type.KeyRelease, Qt.Key.Key_Return)
    assert taken == []
    key(cover, QEvent.Type.KeyPress, Qt.Key.Key_Return)
    key(cover, QEvent.Type.KeyRelease, Qt.Key.Key_Return, repeated=True)
    assert taken == []
    key(cover, QEvent.Type.KeyRelease, Qt.Key.Key_Return)
    assert taken == [1]


def test_the_click_that_ended_the_turn_does_not_reveal(qtbot: QtBot, cover: HandOver) -> None:
    place = QPoint(30, 30)
    qtbot.mouseRelease(cover, Qt.MouseButton.LeftButton, pos=place)
    assert taken == []
    # What Qt sends for the second half of a double click whose first half went to a button below.
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        where = QPointF(place)
        button = Qt.MouseButton.LeftButton
        event = QMouseEvent(kind, where, where, button, button, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(cover, event)
    assert taken == []


def test_shift_alone_and_tab_away_do_nothing(qtbot: QtBot, cover: HandOver) -> None:
    qtbot.keyClick(cover, Qt.Key.Key_Shift)
    assert taken == []
    qtbot.keyPress(cover, Qt.Key.Key_Tab)
    assert cover.hasFocus(), "nothing under the cover can be reached"


def test_the_next_person_is_named_in_its_turn(qtbot: QtBot, cover: HandOver) -> None:
    qtbot.keyClick(cover, Qt.Key.Key_A)
    cover.ask(0, Seat("W" * 40, "amber"))
    assert cover.isVisible()
    assert "W" * 40 in cover.accessibleName()
    assert not cover.grab().isNull()
    qtbot.keyClick(cover, Qt.Key.Key_A)
    assert taken == [1, 0]
