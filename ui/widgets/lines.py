"""How long lists of wrapped lines are laid out and painted, quick enough to be done with every click."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPalette, QStaticText, QTextOption
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

Index = QModelIndex | QPersistentModelIndex

_MARKED = QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_HasFocus


class WrappedLines(QStyledItemDelegate):
    """Keeps the size and the typeset text of every line; Qt would set all lines of a list anew with each change.

    Lines that are selected, focused or under the pointer are painted by the style.
    """

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self._width = -1
        self._sizes: dict[str, QSize] = {}
        self._lines: dict[str, QStaticText] = {}
        self._inset: tuple[int, int, int, int] | None = None
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Start anew with another look."""
        if watched is not self._view:
            return super().eventFilter(watched, event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self._width = -1
        return False

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The room that a line takes at the width of the list."""
        width = self._view.viewport().width()
        if width != self._width:
            self._forget(width)
        text = index.data()
        size = self._sizes.get(text)
        if size is None:
            size = super().sizeHint(option, index)
            room = QStyleOptionViewItem(option)
            room.rect = QRect(0, 0, width, size.height())
            place = self._text_place(room, index)
            # The style forgets the padding when it wraps, and would cut the last line off.
            needed = math.ceil(self._typeset(text, option, place.width()).size().height())
            size.setHeight(max(size.height(), size.height() - place.height() + needed))
            self._sizes[text] = size
        return size

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a line."""
        if option.state & _MARKED:
            super().paint(painter, option, index)
            return
        place = self._text_place(option, index)
        line = self._typeset(index.data(), option, place.width())
        painter.setFont(option.font)
        painter.setPen(option.palette.color(QPalette.ColorRole.Text))
        top = place.top() + (place.height() - line.size().height()) / 2
        painter.drawStaticText(QPointF(place.left(), top), line)

    def _text_place(self, option: QStyleOptionViewItem, index: Index) -> QRect:
        """Where the style writes in the item of `option`; the style is asked once for all items."""
        if self._inset is None:
            filled = QStyleOptionViewItem(option)
            self.initStyleOption(filled, index)
            style = self._view.style()
            place = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, filled, self._view)
            margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, filled, self._view) + 1
            rect = option.rect
            self._inset = (
                place.left() + margin - rect.left(),
                place.top() - rect.top(),
                place.right() - margin - rect.right(),
                place.bottom() - rect.bottom(),
            )
        return option.rect.adjusted(*self._inset)

    def _typeset(self, text: str, option: QStyleOptionViewItem, width: int) -> QStaticText:
        line = self._lines.get(text)
        if line is None or line.textWidth() != width:
            line = QStaticText(text)
            line.setTextFormat(Qt.TextFormat.PlainText)
            wrap = QTextOption()
            wrap.setWrapMode(QTextOption.WrapMode.WordWrap)
            line.setTextOption(wrap)
            line.setTextWidth(width)
            line.prepare(font=option.font)
            self._lines[text] = line
        return line

    def _forget(self, width: int) -> None:
        self._width = width
        self._sizes.clear()
        self._lines.clear()
        self._inset = None
