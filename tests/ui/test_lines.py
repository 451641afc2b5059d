"""Lists of wrapped lines: laid out and painted as the style would, but not all anew each time."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QStringListModel, Qt
from PySide6.QtGui import QImage, QPainter, QPalette
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from ui.widgets.lines import Index, WrappedLines, WrappedList

TEXTS = [
    "short",
    "long enough to be wrapped into several lines of the narrow list",
    "",
    "last <b>one</b> & more",
]


@pytest.fixture
def view(qtbot: QtBot) -> WrappedList:
    """A narrow list without a focused or selected line."""
    view = WrappedList()
    view.setModel(QStringListModel(TEXTS, view))
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setStyleSheet("QListView::item { padding: 3px 7px; border: 1px solid transparent; }")
    view.resize(190, 240)
    qtbot.addWidget(view)
    return view


class StyledLines(WrappedLines):
    """Lines of the same sizes, painted by the style alone."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        QStyledItemDelegate.paint(self, painter, option, index)


def styled(view: WrappedList) -> QImage:
    lines = StyledLines(view)
    lines.use_width(view.viewport().width())
    view.setItemDelegate(lines)
    return look(view)


def look(view: WrappedList) -> QImage:
    view.doItemsLayout()
    return view.grab().toImage()


def heights(view: WrappedList) -> list[int]:
    return [view.visualRect(view.model().index(row, 0)).height() for row in range(len(TEXTS))]


def test_lines_look_as_the_style_paints_them(view: WrappedList) -> None:
    drawn = look(view)
    assert len(set(heights(view))) > 1
    assert styled(view) == drawn


@pytest.mark.parametrize("width", [90, 120, 150, 220, 400])
def test_no_line_is_cut_off(view: WrappedList, width: int) -> None:
    # The style alone cuts some: it does not take the padding off the width when it counts the lines.
    view.resize(width, 240)
    look(view)
    letters = view.fontMetrics()
    padding = 8
    for text, height in zip(TEXTS, heights(view), strict=True):
        room = QRect(0, 0, view.viewport().width() - 2 * padding - 2, 1000)
        needed = letters.boundingRect(room, Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextWrapAnywhere, text)
        assert height >= needed.height() + 8, text


def test_lines_follow_width_font_and_colours(view: WrappedList) -> None:
    before = heights(view)
    view.resize(110, 240)
    look(view)
    narrow = heights(view)
    assert narrow[1] > before[1]
    font = view.font()
    font.setPixelSize(30)
    view.setFont(font)
    look(view)
    assert heights(view)[0] > narrow[0]
    dark = look(view)
    palette = view.palette()
    palette.setColor(QPalette.ColorRole.Text, Qt.GlobalColor.red)
    view.setPalette(palette)
    assert look(view) != dark


def test_lines_follow_the_model(view: WrappedList) -> None:
    model = view.model()
    assert isinstance(model, QStringListModel)
    look(view)
    short, long, *_ = heights(view)
    assert short < long
    model.setData(model.index(0), TEXTS[1])
    look(view)
    assert heights(view)[:2] == [long, long]
    model.removeRows(1, 1)
    model.insertRows(0, 1)
    model.setData(model.index(0), TEXTS[0])
    look(view)
    assert heights(view)[:2] == [short, long]
    model.setStringList([TEXTS[1], *TEXTS])
    look(view)
    assert [view.visualRect(model.index(row, 0)).height() for row in range(3)] == [long, short, long]


def test_the_current_line_is_painted_by_the_style(view: WrappedList) -> None:
    view.setCurrentIndex(view.model().index(1, 0))
    drawn = look(view)
    assert styled(view) == drawn
