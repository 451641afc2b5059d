"""The list of legal moves and the log, in tabs at the side of the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLabel,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from ui.context import UiContext
from ui.models.log_model import LogModel
from ui.models.moves_model import LegalMovesModel
from ui.pages.page import Page
from ui.session import Session
from ui.widgets.lines import WrappedList

translate = QCoreApplication.translate

MOVES, LOG = range(2)
"""The tabs."""


class PlayList(WrappedList):
    """A list of lines whose chosen one is played by Enter or a double click, on every system."""

    chosen = Signal(QModelIndex)

    def __init__(self) -> None:
        super().__init__()
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.doubleClicked.connect(self.chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.currentIndex().isValid():
            if not event.isAutoRepeat():
                self.chosen.emit(self.currentIndex())
            event.accept()
            return
        super().keyPressEvent(event)


class SidePanel(Page):
    """Tabs of moves and log. Plays moves itself through the session."""

    def __init__(self, session: Session, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.moves_model = LegalMovesModel(session, self)
        self.log_model = LogModel(session, self)
        self.moves = PlayList()
        self.moves.setModel(self.moves_model)
        self.moves.chosen.connect(self._play)
        self._no_moves = QLabel()
        self._no_moves.setProperty("role", "muted")
        self._no_moves.setWordWrap(True)
        self._no_moves.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._moves_or_none = QStackedWidget()
        self._moves_or_none.addWidget(self.moves)
        self._moves_or_none.addWidget(self._no_moves)
        self.log = PlayList()
        self.log.setModel(self.log_model)
        self.log.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setDrawBase(False)
        self.tabs.addTab(self._moves_or_none, "")
        self.tabs.addTab(self.log, "")
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self.tabs)
        self.moves_model.modelReset.connect(self._follow_moves)
        self.log_model.rowsInserted.connect(self._show_newest)
        self.log_model.modelReset.connect(self._show_newest)
        self.tabs.currentChanged.connect(self._show_newest)
        # After the models: they follow the session since they were made.
        session.changed.connect(self.moves.settle)
        session.changed.connect(self.log.settle)
        self._follow_moves()
        self.retranslate()
        self.restyle()

    def show_tab(self, tab: int) -> None:
        """Bring `MOVES` or `LOG` to the front and give it the keyboard."""
        self.tabs.setCurrentIndex(tab)
        if tab == LOG:
            self.log.setFocus()
            self.log.scrollToBottom()
        else:
            self.moves.setFocus()

    def retranslate(self) -> None:
        self.tabs.setTabText(MOVES, translate("Table", "Moves"))
        self.tabs.setTabText(LOG, translate("Table", "Log"))
        self.moves.setAccessibleName(translate("Table", "What you can do now"))
        self.moves.setAccessibleDescription(translate("Table", "Enter plays the chosen move."))
        self.moves.setToolTip(translate("Table", "Enter or a double click plays the move."))
        self.log.setAccessibleName(translate("Table", "What happened"))
        self._no_moves.setText(translate("Table", "There is nothing to decide for you now."))
        self.moves_model.retranslate()
        self.log_model.retranslate()

    def restyle(self) -> None:
        metrics = self.context.theme.metrics
        self._layout.setContentsMargins(metrics.gap, 0, metrics.gap, metrics.gap)

    def _show_newest(self) -> None:
        # Laying out a folded log would cost time with every click.
        if self.log.isVisible():
            self.log.scrollToBottom()

    def _follow_moves(self) -> None:
        none = self.moves_model.rowCount() == 0
        if none and self.moves.hasFocus():
            # So that the keyboard does not leave the panel while the table draws stones, say.
            self.tabs.tabBar().setFocus()
        self._moves_or_none.setCurrentIndex(1 if none else 0)
        if not none:
            self.moves.setCurrentIndex(self.moves_model.index(0))
            if self.tabs.tabBar().hasFocus() and self.tabs.currentIndex() == MOVES:
                self.moves.setFocus()

    def _play(self, index: QModelIndex) -> None:
        self.moves_model.play(index.row())
