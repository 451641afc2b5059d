"""The log: what happened, in words, as far as the viewer may know it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ui.session import Session

Index = QModelIndex | QPersistentModelIndex


class LogModel(QAbstractListModel):
    """One row a line, oldest first. Follows the session; grows by inserted rows where nothing else has changed."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._lines = self._texts()
        session.changed.connect(self.refresh)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if index.isValid() and role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole}:
            return self._lines[index.row()]
        return None

    def refresh(self) -> None:
        """Read the session's log anew."""
        lines = self._texts()
        known = len(self._lines)
        if lines == self._lines:
            return
        if lines[:known] == self._lines:
            self.beginInsertRows(QModelIndex(), known, len(lines) - 1)
            self._lines = lines
            self.endInsertRows()
        else:
            self.beginResetModel()
            self._lines = lines
            self.endResetModel()

    def _texts(self) -> list[str]:
        seats = self._session.seats()
        texts = (self._session.ui.event_text(event, seats) for event in self._session.log)
        return [text for text in texts if text]
