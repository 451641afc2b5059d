"""The page about the program: what it says, the licences, and that they are read only when they are wanted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ui.context import Facts, UiContext
from ui.licences import Licences, Notice
from ui.pages.about import LICENCES, PROGRAM, QT_SOURCES, AboutPage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True)

NOTICES = (
    Notice("One", "1.0", "MIT", "Do as you like.\n" * 300),
    Notice("Two & more", "2", "LGPL", "Share.\n<b>"),
)


def _page(qtbot: QtBot, context: UiContext, licences: Licences) -> tuple[AboutPage, list[int]]:
    read: list[int] = []

    def load() -> Licences:
        read.append(1)
        return licences

    page = AboutPage(context, Facts("1.2.3", "/games", "/log", load))
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    return page, read


def test_the_licences_are_read_when_they_are_looked_at(qtbot: QtBot, context: UiContext) -> None:
    page, read = _page(qtbot, context, Licences(NOTICES, "/opt/PySide6"))
    assert "1.2.3" in page.reader.toPlainText()
    assert read == []
    qtbot.mouseClick(page.choice.button(LICENCES), Qt.MouseButton.LeftButton)
    assert read == [1]
    part = page.licences
    assert part is not None
    assert part.isVisible()
    assert [part.list.item(row).text() for row in range(part.list.count())] == [
        "One 1.0\nMIT",
        "Two & more 2\nLGPL",
    ]
    assert part.text.toPlainText() == NOTICES[0].text
    qtbot.mouseClick(page.choice.button(PROGRAM), Qt.MouseButton.LeftButton)
    assert page.reader.isVisible()
    page.show_part(LICENCES)
    assert read == [1], "once is enough"


def test_arrow_keys_choose_and_escape_leaves(qtbot: QtBot, context: UiContext) -> None:
    page, _ = _page(qtbot, context, Licences(NOTICES, "/opt/PySide6"))
    page.show_part(LICENCES)
    part = page.licences
    assert part is not None
    part.text.verticalScrollBar().setValue(50)
    qtbot.keyClick(part.list, Qt.Key.Key_Down)
    assert part.text.toPlainText() == "Share.\n<b>", "as it is written, not as HTML"
    assert part.text.verticalScrollBar().value() == 0
    with qtbot.waitSignal(page.back):
        qtbot.keyClick(part.text, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.back):
        qtbot.keyClick(part.list, Qt.Key.Key_Escape)


def test_what_the_lgpl_asks_is_said(qtbot: QtBot, context: UiContext) -> None:
    page, _ = _page(qtbot, context, Licences(NOTICES, "/opt/PySide6"))
    page.show_part(LICENCES)
    assert page.licences is not None
    note = page.licences.note.text()
    assert "LGPL" in note
    assert "/opt/PySide6" in note
    assert QT_SOURCES in note


def test_without_licences_the_page_says_so(qtbot: QtBot, context: UiContext) -> None:
    page, _ = _page(qtbot, context, Licences())
    page.show_part(LICENCES)
    assert page.licences is not None
    assert "not found" in page.licences.note.text()
    assert not page.licences.list.isVisible()
