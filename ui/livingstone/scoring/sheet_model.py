"""The score sheet as a table: players across, where the points come from down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from engine.record import Seat
from ui.livingstone.scoring.tally import Tally
from ui.numbers import show_number
from ui.texts import fill

translate = QCoreApplication.translate

Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()


@dataclass(frozen=True)
class Line:
    """A line of the sheet: its label and a text for each seat; `strong` for totals."""

    label: str
    texts: tuple[str, ...]
    strong: bool = False


def lines_of(counted: Tally) -> list[Line]:
    """The lines for what has been scored so far, in the language in force."""
    numbers: Callable[[Sequence[int]], tuple[str, ...]] = lambda values: tuple(map(show_number, values))  # noqa: E731
    lines = [
        Line(
            fill(
                translate("Livingstone", "Round %1 (column %2)"),
                show_number(scored.number),
                show_number(scored.column + 1),
            ),
            numbers(scored.points),
        )
        for scored in counted.rounds
    ]
    lines.append(Line(translate("Livingstone", "Market"), numbers(counted.market)))
    lines.append(Line(translate("Livingstone", "Point cards"), numbers(counted.cards)))
    rows = [row for row in counted.rows if row is not None]
    if rows:
        lines.append(
            Line(
                translate("Livingstone", "Most tents in rows"),
                numbers([sum(row) for row in zip(*rows, strict=True)]),
            )
        )
    if counted.gems is not None:
        lines.append(Line(translate("Livingstone", "Unsold gems"), numbers(counted.gems)))
    lines.append(Line(translate("Livingstone", "Points"), numbers(counted.totals()), strong=True))
    if counted.donations is not None:
        lines.append(Line(translate("Livingstone", "Donation"), numbers(counted.donations)))
    lines.append(Line(translate("Livingstone", "Tents placed"), numbers(counted.tents_placed)))
    places = counted.places()
    if places is not None:
        out = translate("Livingstone", "disqualified")
        ranks = tuple(out if place is None else show_number(place) for place in places)
        lines.append(Line(translate("Livingstone", "Place", "rank"), ranks, strong=True))
    return lines


class SheetModel(QAbstractTableModel):
    """The lines of `lines_of` for the seats of a game."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        super().__init__()
        self._seats = tuple(seats)
        self._lines: list[Line] = []

    def show_tally(self, counted: Tally) -> None:
        """Show these figures from now on."""
        self.beginResetModel()
        self._lines = lines_of(counted)
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
