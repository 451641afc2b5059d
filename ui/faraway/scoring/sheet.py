"""The score sheet: fame card by card, for all players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QPainter, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from engine.faraway.cards import NoQuest
from engine.faraway.events import JourneyScored
from engine.record import Seat
from ui.faraway.box import CardBox
from ui.faraway.card_words import card_text, fame
from ui.faraway.cards.face import paint_card
from ui.numbers import show_number
from ui.story.sheet import NamesHeader, name_lines, set_line_height
from ui.texts import fill
from ui.theme.theme import Theme
from ui.widgets.writing import RIGHT, write_line

translate = QCoreApplication.translate
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class Cell:
    """A card of a player and its fame; `card` 0 for a total, `fame` None for a place without a card."""

    fame: int | None
    card: int = 0
    sanctuary: bool = False


@dataclass(frozen=True)
class Line:
    """One line of the sheet; `strong` ones are totals."""

    label: str
    cells: tuple[Cell, ...]
    strong: bool = False
    is_fame: bool = True
    """Whether the cells hold fame; otherwise numbers of something else."""


def sheet_lines(
    journeys: Sequence[JourneyScored], best: Sequence[int] | None = None, hints: Sequence[int] = ()
) -> list[Line]:
    """The lines: regions in play order, sanctuaries, totals; with `best` what the best orders would have brought.

    The last one tells the `hints` that each player has had, if there were any.

    The journeys may be unfinished: then they say what they would bring if they ended now.
    """
    lines = []
    for place in range(max(8, *(len(each.regions) for each in journeys))):
        cells = tuple(
            Cell(each.region_fame[place], each.regions[place]) if place < len(each.regions) else Cell(None)
            for each in journeys
        )
        lines.append(Line(fill(translate("Faraway", "Region of round %1"), show_number(place + 1)), cells))
    for place in range(max(len(each.sanctuaries) for each in journeys)):
        cells = tuple(
            Cell(each.sanctuary_fame[place], each.sanctuaries[place], True)
            if place < len(each.sanctuaries)
            else Cell(None)
            for each in journeys
        )
        lines.append(Line(fill(translate("Faraway", "Sanctuary %1"), show_number(place + 1)), cells))
    lines.append(Line(translate("Faraway", "Fame"), tuple(Cell(each.total) for each in journeys), True))
    if best is not None:
        lines.append(Line(translate("Faraway", "Best order"), tuple(Cell(total) for total in best)))
    if any(hints):
        lines.append(
            Line(translate("Scoring", "Hints used"), tuple(Cell(count) for count in hints), is_fame=False)
        )
    return lines


class SheetModel(QAbstractTableModel):
    """Players across, cards down."""

    def __init__(self, seats: Sequence[Seat], box: CardBox) -> None:
        super().__init__()
        self._seats = tuple(seats)
        self._box = box
        self.lines: list[Line] = []

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show these lines."""
        self.beginResetModel()
        self.lines = list(lines)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._seats)

    def cell(self, index: Index) -> Cell:
        """The cell of an index."""
        return self.lines[index.row()].cells[index.column()]

    def cell_text(self, cell: Cell) -> str:
        """What stands in a cell: fame, or a dash for a card without a quest."""
        if cell.fame is None:
            return ""
        return "\N{EN DASH}" if self._questless(cell) else show_number(cell.fame)

    def _questless(self, cell: Cell) -> bool:
        if not cell.card:
            return False
        card = self._box.sanctuary(cell.card) if cell.sanctuary else self._box.region(cell.card)
        return isinstance(card.quest, NoQuest)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        line, cell = self.lines[index.row()], self.cell(index)
        if role == Qt.ItemDataRole.DisplayRole:
            return self.cell_text(cell)
        if role == Qt.ItemDataRole.FontRole and line.strong:
            font = QFont()
            font.setBold(True)
            return font
        if (
            role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)
            and cell.fame is not None
        ):
            parts = [self._seats[index.column()].name, line.label]
            if cell.card:
                card = self._box.sanctuary(cell.card) if cell.sanctuary else self._box.region(cell.card)
                parts.append(card_text(card))
            return ". ".join((*parts, fame(cell.fame) if line.is_fame else show_number(cell.fame)))
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Vertical:
            return self.lines[section].label if role == Qt.ItemDataRole.DisplayRole else None
        return self._seats[section].name if role == Qt.ItemDataRole.DisplayRole else None

    def text(self) -> str:
        """The sheet as text with tabs between its columns."""
        rows = ["\t".join(["", *(seat.name for seat in self._seats)])]
        for line in self.lines:
            cells = []
            for cell in line.cells:
                shown = self.cell_text(cell)
                numbered = cell.card and not cell.sanctuary
                cells.append(f"{show_number(cell.card)}: {shown}" if numbered else shown)
            rows.append("\t".join([line.label, *cells]))
        return "\n".join(rows)


class CellDelegate(QStyledItemDelegate):
    """Paints the upper part of the card beside its fame."""

    def __init__(self, model: SheetModel, box: CardBox, theme: Theme) -> None:
        super().__init__(model)
        self._model = model
        self._box = box
        self._theme = theme

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, _without_text(option), QModelIndex())
        palette, metrics = self._theme.palette, self._theme.metrics
        rect = QRectF(option.rect)
        line, cell = self._model.lines[index.row()], self._model.cell(index)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if line.strong:
            painter.fillRect(rect, palette.column_lit)
        middle = rect.center().x()
        if cell.card:
            wide = metrics.px(56)
            strip = QRectF(middle - wide - metrics.px(6), rect.top() + 1, wide, rect.height() - 2)
            painter.save()
            painter.setClipRect(strip)
            card = self._box.sanctuary(cell.card) if cell.sanctuary else self._box.region(cell.card)
            high = wide * (1.1 if cell.sanctuary else 1.4)
            top = strip.bottom() - high if cell.sanctuary else strip.top()
            paint_card(painter, QRectF(strip.left(), top, wide, high), card, palette)
            painter.restore()
            text = QRectF(middle + metrics.px(4), rect.top(), metrics.px(30), rect.height())
            align = RIGHT
        else:
            text, align = rect, Qt.AlignmentFlag.AlignCenter
        size = min(metrics.px(20 if line.strong else 16), rect.height() * 0.8)
        muted = self._model.cell_text(cell) == "\N{EN DASH}"
        ink = palette.muted_ink if muted else palette.ink
        write_line(painter, text, self._model.cell_text(cell), size, ink, align, bold=not muted)
        painter.restore()


def _without_text(option: QStyleOptionViewItem) -> QStyleOptionViewItem:
    copy = QStyleOptionViewItem(option)
    setattr(copy, "text", "")  # noqa: B010  (a field that Qt's stubs leave out)
    return copy


class SheetTable(QTableView):
    """The table, its lines sharing the height."""

    def __init__(self, model: SheetModel, seats: Sequence[Seat], box: CardBox, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setHorizontalHeader(NamesHeader(seats, theme))
        self.setModel(model)
        self.setItemDelegate(CellDelegate(model, box, theme))
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        name_lines(self.verticalHeader())
        model.modelReset.connect(self.share_height)

    def share_height(self) -> None:
        """Give every line the same height."""
        lines = max(1, self.model().rowCount())
        header = self.verticalHeader()
        metrics = self._theme.metrics
        set_line_height(header, max(metrics.px(17), min(metrics.px(40), self.viewport().height() // lines)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.share_height()

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 200)
