"""The log: what happened, in words, as far as the viewer may know it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from engine.contract import Event
from ui.session import Session

Index = QModelIndex | QPersistentModelIndex


class LogModel(QAbstractListModel):
    """One row a line, oldest first. Follows the session; grows by inserted rows where nothing else has changed."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._events: list[Event] = []
        self._texts: list[str | None] = []
        self._lines: list[str] = []
        self._read()
        session.changed.connect(self.refresh)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if index.isValid() and role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole}:
            return self._lines[index.row()]
        return None

    def refresh(self) -> None:
        """Follow the session's log; only what is new is put into words."""
        known = len(self._lines)
        grew_only = self._session.log[: len(self._events)] == self._events
        if not grew_only:
            self.retranslate()
            return
        before = self._lines
        self._read()
        lines = self._lines
        if len(lines) > known:
            self._lines = before
            self.beginInsertRows(QModelIndex(), known, len(lines) - 1)
            self._lines = lines
            self.endInsertRows()

    def retranslate(self) -> None:
        """Put everything into words anew."""
        self.beginResetModel()
        self._events, self._texts = [], []
        self._read()
        self.endResetModel()

    def _read(self) -> None:
        events, seats = self._session.log, self._session.seats()
        self._texts += [self._session.ui.event_text(event, seats) for event in events[len(self._events) :]]
        self._events = events
        self._lines = [text for text in self._texts if text]
