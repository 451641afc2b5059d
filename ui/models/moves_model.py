"""The legal moves in words: the whole game for keyboard and screen reader, to whom a scene says nothing."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from engine.contract import Move
from ui.session import Session

Index = QModelIndex | QPersistentModelIndex


class LegalMovesModel(QAbstractListModel):
    """One row a legal move of the viewer, in the engine's order. Follows the session."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._moves: list[Move] = []
        self._texts: list[str] = []
        self.refresh()
        session.changed.connect(self.refresh)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._moves)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if index.isValid() and role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole}:
            return self._texts[index.row()]
        return None

    def move(self, row: int) -> Move:
        """The move of a row."""
        return self._moves[row]

    def refresh(self) -> None:
        """Ask the session anew."""
        moves = self._session.legal_moves()
        view, seats = self._session.view(), self._session.seats()
        texts = [self._session.ui.move_text(move, view, seats) for move in moves]
        if texts != self._texts or moves != self._moves:
            self.beginResetModel()
            self._moves, self._texts = moves, texts
            self.endResetModel()
