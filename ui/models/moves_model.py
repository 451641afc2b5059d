"""The legal moves in words: the whole game for keyboard and screen reader, to whom a scene says nothing."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from engine.contract import Move
from ui.session import Session

Index = QModelIndex | QPersistentModelIndex

_WORDS = frozenset(map(int, (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)))


class LegalMovesModel(QAbstractListModel):
    """One row a legal move of the viewer, in the engine's order. Follows the session.

    While a slow source of chance waits for the viewer, its answer is the only row.
    """

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._moves: list[Move | None] = []
        self._view: Any = None
        self._source = ""
        self._texts: dict[int, str] = {}
        self.refresh()
        session.changed.connect(self.refresh)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._moves)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role in _WORDS and index.isValid():
            return self._text(index.row())
        return None

    def play(self, row: int) -> None:
        """Play the move of a row, or let chance answer."""
        move = self._moves[row]
        if move is None:
            self._session.deal()
        else:
            self._session.play(move)

    def refresh(self) -> None:
        """Ask the session anew."""
        session = self._session
        moves: list[Move | None] = [*session.legal_moves()]
        source = session.waiting_source() or ""
        if source in session.ui.slow_sources and session.viewer is not None:
            moves = [None]
        view = session.view()
        if moves != self._moves or view != self._view:
            self._moves, self._view, self._source = moves, view, source
            self.retranslate()

    def retranslate(self) -> None:
        """Put everything into words anew, when it is looked at."""
        self.beginResetModel()
        self._texts = {}
        self.endResetModel()

    def _text(self, row: int) -> str:
        if row not in self._texts:
            move, ui = self._moves[row], self._session.ui
            self._texts[row] = (
                ui.chance_text(self._source, self._view)
                if move is None
                else ui.move_text(move, self._view, self._session.seats())
            )
        return self._texts[row]
