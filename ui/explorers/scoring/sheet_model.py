"""The score sheet as a table: players across, where the coins come from down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from engine.explorers.sheet import SOURCES
from engine.explorers.view import ExplorersView
from engine.record import Seat
from ui.explorers.box import Box
from ui.explorers.objective_words import objective_text
from ui.explorers.phrases import source_name
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


def lines_of(view: ExplorersView, box: Box) -> list[Line]:
    """The lines for the game so far, in the language in force; nothing that is hidden from anybody."""
    seats = view.seats
    board = box.board_of(view)
    lines = []
    for number, name in enumerate(SOURCES):
        values = [seat.coins[number] for seat in seats]
        if name == "crystals" and not any(values) and (board is None or not board.crystals):
            continue
        if name == "final_treasures" and view.phase != "over":
            continue
        lines.append(Line(source_name(name), tuple(map(show_number, values))))
    lines.append(
        Line(
            translate("Explorers", "Coins in all"),
            tuple(show_number(seat.score) for seat in seats),
            strong=True,
        )
    )
    counts = (
        (translate("Explorers", "Villages founded"), [len(seat.villages) for seat in seats]),
        (translate("Explorers", "Trading posts placed"), [len(seat.posts) for seat in seats]),
        (translate("Explorers", "Towers found"), [len(seat.towers) for seat in seats]),
        (translate("Explorers", "Treasure cards kept"), [seat.kept_count for seat in seats]),
    )
    lines += [Line(label, tuple(map(show_number, values))) for label, values in counts]
    for place, goal in enumerate(view.objectives):
        label = objective_text(box.objective(goal.id))
        lines.append(Line(label, tuple(_goal_text(view, seat, place) for seat in range(len(seats)))))
    if view.standings is not None and len(seats) > 1:
        places = tuple(show_number(found.place or 0) for found in view.standings)
        lines.append(Line(translate("Explorers", "Place", "rank"), places, strong=True))
    return lines


def _goal_text(view: ExplorersView, seat: int, place: int) -> str:
    found = view.seats[seat]
    if found.completed[place]:
        return fill(
            translate("Explorers", "turn %1: %2", "turn of completion, coins"),
            show_number(found.completed[place]),
            show_number(found.rewards[place]),
        )
    need = view.objectives[place].need
    return fill(
        translate("Explorers", "%1/%2", "so many of so many"),
        show_number(min(found.progress[place], need)),
        show_number(need),
    )


class SheetModel(QAbstractTableModel):
    """The lines of `lines_of` for the seats of a game."""

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
