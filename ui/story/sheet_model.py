"""The score sheet as a table: players across, where the points come from down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from engine.record import Seat

Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()


@dataclass(frozen=True)
class Line:
    """A line of the sheet: its label and a text for each seat; `strong` for totals."""

    label: str
    texts: tuple[str, ...]
    strong: bool = False


class SheetModel(QAbstractTableModel):
    """Lines for the seats of a game."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        super().__init__()
        self._seats = tuple(seats)
        self._lines: list[Line] = []

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show these lines from now on."""
        self.beginResetModel()
        self._lines = list(lines)
        self.endResetModel()

    def text(self) -> str:
        """The whole sheet as text: cells parted by tabs, a line for each line."""
        head = ["", *(seat.name for seat in self._seats)]
        return "\n".join(
            "\t".join(cells) for cells in [head, *([line.label, *line.texts] for line in self._lines)]
        )

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._seats)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return line.texts[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        if role == Qt.ItemDataRole.FontRole and line.strong:
            font = QFont()
            font.setBold(True)
            return font
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self._seats[index.column()].name}, {line.label}: {line.texts[index.column()]}"
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Vertical:
            return self._lines[section].label if role == Qt.ItemDataRole.DisplayRole else None
        return self._seats[section].name if role == Qt.ItemDataRole.DisplayRole else None
