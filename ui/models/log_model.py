"""The log: what happened, in words, as far as the viewer may know it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from engine.contract import Event
from ui.session import Session

Index = QModelIndex | QPersistentModelIndex

_WORDS = frozenset(map(int, (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)))


class LogModel(QAbstractListModel):
    """One row a line, oldest first. Follows the session; grows by inserted rows where nothing else has changed."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._events: list[Event] = []
        self._texts: dict[Event, str | None] = {}
        self._lines: list[str] = []
        self._lines = self._read()
        session.changed.connect(self.refresh)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        # Lists ask thousands of times.
        if role in _WORDS and index.isValid():
            return self._lines[index.row()]
        return None

    def refresh(self) -> None:
        """Follow the session's log; only what is new is put into words, and only lines that differ are changed."""
        known, lines = self._lines, self._read()
        both = min(len(known), len(lines))
        if len(lines) < len(known):
            self.beginRemoveRows(QModelIndex(), both, len(known) - 1)
            self._lines = known[:both]
            self.endRemoveRows()
        if known[:both] != lines[:both]:
            # Another viewer knows more of some events, and less of others.
            differing = [row for row in range(both) if known[row] != lines[row]]
            self._lines = lines[:both]
            self.dataChanged.emit(self.index(differing[0]), self.index(differing[-1]))
        if len(lines) > both:
            self.beginInsertRows(QModelIndex(), both, len(lines) - 1)
            self._lines = lines
            self.endInsertRows()

    def retranslate(self) -> None:
        """Put everything into words anew."""
        self.beginResetModel()
        self._texts.clear()
        self._events, self._lines = [], []
        self._lines = self._read()
        self.endResetModel()

    def _read(self) -> list[str]:
        texts, seats = self._texts, self._session.seats()
        events, known = self._session.log, len(self._events)
        # Most times it is the same events as before and some new ones.
        grew = events[:known] == self._events
        lines = list(self._lines) if grew else []
        for event in events[known:] if grew else events:
            if event not in texts:
                texts[event] = self._session.ui.event_text(event, seats)
            if text := texts[event]:
                lines.append(text)
        self._events = events
        return lines
