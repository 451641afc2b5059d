"""The moves that cost most: a list of three lines each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPalette
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
        return QSize(metrics.px(120), 3 * option.fontMetrics.lineSpacing() + 2 * metrics.gap)

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
        area = QRectF(option.rect).adjusted(metrics.gap, metrics.gap, -metrics.gap, -metrics.gap)
        side = metrics.emblem
        painter.save()
        paint_emblem(painter, QRectF(area.left(), area.top(), side, side), palette.seat(move.colour))
        left = area.left() + side + metrics.gap
        high = area.height() / 3
        painter.setPen(plain.palette.color(role))
        # A long name may be cut off, what the move cost never.
        lines = ((move.name, f" · {move.cost}"), (move.played, ""), (move.better, ""))
        for number, (text, end) in enumerate(lines):
            painter.setFont(text_font(metrics.text, bold=number == 0))
            line = QRectF(left, area.top() + number * high, area.right() - left, high)
            room = int(line.width()) - painter.fontMetrics().horizontalAdvance(end)
            shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room)
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown + end)
        painter.restore()


class CostlyList(QListView):
    """`picked` brings the place of a move that was clicked, or on which Enter was pressed."""

    picked = Signal(int)

    def __init__(self, context: UiContext) -> None:
        super().__init__()
        self.rows = CostlyModel(self)
        self.setModel(self.rows)
        self.setItemDelegate(_Lines(context, self))
        self.setUniformItemSizes(True)
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
