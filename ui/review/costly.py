"""The moves that cost most: when and how much, what was played, and what was better."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ui.context import UiContext
from ui.theme.emblems import paint_emblem
from ui.theme.fonts import text_font

Index = QModelIndex | QPersistentModelIndex

ROW = Qt.ItemDataRole.UserRole


@dataclass(frozen=True)
class CostlyMove:
    """A line of the list, in words: when it was and what it cost, what was played, and what was better."""

    place: int
    seat: int
    colour: str
    name: str
    cost: str
    played: str
    better: str

    @property
    def text(self) -> str:
        """Everything in one line, for screen readers and the tool tip."""
        return f"{self.name}. {self.cost}. {self.played}. {self.better}"


class CostlyModel(QAbstractListModel):
    """The costly moves that are shown now."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.moves: list[CostlyMove] = []

    def show_moves(self, moves: list[CostlyMove]) -> None:
        """Show these moves instead."""
        if moves != self.moves:
            self.beginResetModel()
            self.moves = moves
            self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.moves)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        move = self.moves[index.row()]
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole}:
            return move.text if role == Qt.ItemDataRole.DisplayRole else "\n".join((move.played, move.better))
        return move if role == ROW else None


class _Lines(QStyledItemDelegate):
    """Paints a costly move: emblem and cost in bold, then what was played and what was better."""

    def __init__(self, context: UiContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        metrics = self._context.theme.metrics
        shown = option.widget
        assert isinstance(shown, QAbstractItemView)
        move: CostlyMove = index.data(ROW)
        width = shown.viewport().width() - self._indent() - metrics.gap
        high = self._line() + self._height(move.played, width) + self._height(move.better, width)
        return QSize(metrics.px(120), high + 2 * metrics.gap)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        plain = QStyleOptionViewItem(option)
        self.initStyleOption(plain, index)
        plain.text = ""
        widget = option.widget
        widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, plain, painter, widget)
        move: CostlyMove = index.data(ROW)
        metrics, palette = self._context.theme.metrics, self._context.theme.palette
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        area = option.rect.adjusted(metrics.gap, metrics.gap, -metrics.gap, -metrics.gap)
        side = metrics.emblem
        painter.save()
        paint_emblem(painter, QRectF(area.left(), area.top(), side, side), palette.seat(move.colour))
        painter.setPen(plain.palette.color(role))
        words = area.adjusted(side + metrics.gap, 0, 0, 0)
        # A long name may be cut off, what the move cost never.
        painter.setFont(text_font(metrics.text, bold=True))
        end = f" · {move.cost}"
        room = words.width() - painter.fontMetrics().horizontalAdvance(end)
        name = painter.fontMetrics().elidedText(move.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(words, 0, name + end)
        words.setTop(words.top() + self._line())
        painter.setFont(text_font(metrics.text))
        for text in (move.played, move.better):
            painter.drawText(words, int(Qt.TextFlag.TextWordWrap), text)
            words.setTop(words.top() + self._height(text, words.width()))
        painter.restore()

    def _indent(self) -> int:
        """What lies left of the words."""
        metrics = self._context.theme.metrics
        return 2 * metrics.gap + metrics.emblem

    def _line(self) -> int:
        return QFontMetrics(text_font(self._context.theme.metrics.text, bold=True)).lineSpacing()

    def _height(self, text: str, width: int) -> int:
        """How high a move in words is: it has as many lines as it needs."""
        letters = QFontMetrics(text_font(self._context.theme.metrics.text))
        return letters.boundingRect(QRect(0, 0, width, 10_000), int(Qt.TextFlag.TextWordWrap), text).height()


class CostlyList(QListView):
    """`picked` brings the place of a move that was clicked, or on which Enter was pressed."""

    picked = Signal(int)

    def __init__(self, context: UiContext) -> None:
        super().__init__()
        self.rows = CostlyModel(self)
        self.setModel(self.rows)
        self.setItemDelegate(_Lines(context, self))
        # Words wrap anew in another width.
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._pick)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.currentIndex().isValid():
            self._pick(self.currentIndex())
            event.accept()
            return
        super().keyPressEvent(event)

    def _pick(self, index: Index) -> None:
        self.picked.emit(self.rows.moves[index.row()].place)
