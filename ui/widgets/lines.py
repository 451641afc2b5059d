"""Long lists of wrapped lines, laid out and painted quick enough to be done with every click."""

from __future__ import annotations

import math

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QPainter, QPalette, QResizeEvent, QStaticText, QTextOption
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

Index = QModelIndex | QPersistentModelIndex

_LOOKS = (QEvent.Type.StyleChange, QEvent.Type.FontChange, QEvent.Type.PaletteChange)
_MARKED = QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_HasFocus


class WrappedList(QListView):
    """A list whose lines are wrapped at its width. Its model has one column of plain texts."""

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._lines = WrappedLines(self)
        self.setItemDelegate(self._lines)

    def setModel(self, model: QAbstractItemModel | None) -> None:
        """Show the lines of `model`."""
        if model is not None:
            # Before the view itself listens to the model: when it asks for sizes, the old ones are forgotten.
            self._lines.follow(model)
        super().setModel(model)

    def settle(self) -> None:
        """Find the places of lines that have changed now: Qt does it after painting, and then paints again."""
        if self.isVisible():
            self.executeDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap anew at another width."""
        self._lines.use_width(self.viewport().width())
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Wrap anew with another font or style."""
        if event.type() in _LOOKS:
            self._lines.forget()
        super().changeEvent(event)


class WrappedLines(QStyledItemDelegate):
    """Keeps the size and the typeset text of every line; Qt would set all lines of a list anew with each change.

    Lines that are selected, focused or under the pointer are painted by the style.
    """

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self._width = 0
        self._rows: list[QSize] = []
        """The sizes of the first rows, as far as they have been asked for."""
        self._sizes: dict[str, QSize] = {}
        self._lines: dict[str, QStaticText] = {}
        self._inset: tuple[int, int, int, int] | None = None
        self._ink: QColor | None = None
        self._font = QFont()

    def follow(self, model: QAbstractItemModel) -> None:
        """Forget the sizes of rows of `model` that change."""
        self._rows.clear()
        model.dataChanged.connect(lambda first, *_: self._forget_from(first.row()))
        model.rowsInserted.connect(lambda _, first, __: self._forget_from(first))
        model.rowsRemoved.connect(lambda _, first, __: self._forget_from(first))
        for changed in (model.rowsMoved, model.layoutChanged, model.modelReset):
            changed.connect(lambda *_: self._forget_from(0))

    def use_width(self, width: int) -> None:
        """Wrap lines into a list of `width` pixels."""
        if width != self._width:
            self._width = width
            self.forget()

    def forget(self) -> None:
        """Lay out all lines anew when they are asked for."""
        self._rows.clear()
        self._sizes.clear()
        self._lines.clear()
        self._inset = None
        self._ink = None

    def _forget_from(self, row: int) -> None:
        del self._rows[row:]

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The room that a line takes at the width of the list."""
        row, rows = index.row(), self._rows
        if row < len(rows):
            return rows[row]
        text = index.data()
        size = self._sizes.get(text)
        if size is None:
            size = self._sizes[text] = self._size(text, option, index)
        if row == len(rows):
            rows.append(size)
        return size

    def _size(self, text: str, option: QStyleOptionViewItem, index: Index) -> QSize:
        size = super().sizeHint(option, index)
        room = QStyleOptionViewItem(option)
        room.rect = QRect(0, 0, self._width, size.height())
        place = self._text_place(room, index)
        # The style forgets the padding when it wraps, and would cut the last line off.
        needed = math.ceil(self._typeset(text, option, place.width()).size().height())
        size.setHeight(max(size.height(), size.height() - place.height() + needed))
        return size

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a line."""
        if option.state & _MARKED:
            super().paint(painter, option, index)
            return
        place = self._text_place(option, index)
        line = self._typeset(index.data(), option, place.width())
        if self._ink is None:
            # Copies: the originals go with the option.
            self._ink = QColor(option.palette.color(QPalette.ColorRole.Text))
            self._font = QFont(option.font)
        painter.setFont(self._font)
        painter.setPen(self._ink)
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
