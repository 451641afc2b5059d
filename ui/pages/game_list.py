"""The kept games of one kind (unfinished or finished) as cards, a few at first and more on demand."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from ui.context import UiContext
from ui.game_ui import GameUi
from ui.numbers import show_number
from ui.pages.game_card import GameCard
from ui.pages.page import scrolling
from ui.shelf import Kept, Shelf, ShelfError
from ui.texts import fill

translate = QCoreApplication.translate

AT_ONCE = 6
"""So many cards are made at a time: each costs a picture."""


class GameList(QWidget):
    """Cards of kept games, last played first. `problem` brings a sentence when the library cannot be read."""

    opened = Signal(int)
    exported = Signal(int)
    deleted = Signal(int)
    reviewed = Signal(int)
    problem = Signal(str)

    def __init__(self, context: UiContext, games: Mapping[str, GameUi], shelf: Shelf, finished: bool) -> None:
        super().__init__()
        self._context = context
        self._games = games
        self._shelf = shelf
        self.finished = finished
        self._kept: list[Kept] = []
        self.cards: list[GameCard] = []
        self.empty = QLabel()
        self.empty.setProperty("role", "muted")
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.more = QPushButton()
        self.more.setProperty("kind", "quiet")
        self.more.clicked.connect(self.show_more)
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.addWidget(self.empty)
        self._column.addWidget(self.more)
        self._column.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self._area = scrolling(content)
        outer.addWidget(self._area)
        self.retranslate()
        self._fit()

    @property
    def kept(self) -> list[Kept]:
        """All games of the list, also those whose cards are not shown yet."""
        return self._kept

    def refresh(self) -> None:
        """Read the library anew."""
        for card in self.cards:
            self._column.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = []
        try:
            self._kept = [kept for kept in self._shelf.games(self.finished) if kept.game in self._games]
        except ShelfError as error:
            self._kept = []
            self.problem.emit(str(error))
        self.empty.setVisible(not self._kept)
        self.more.setVisible(bool(self._kept))
        self._name()
        if self.isVisible():
            self.show_more()

    def showEvent(self, event: QShowEvent) -> None:
        # Pictures are only fetched for what is looked at.
        if not self.cards:
            self.show_more()
        super().showEvent(event)

    def show_more(self) -> None:
        """Make the next cards."""
        start = len(self.cards)
        for kept in self._kept[start : start + AT_ONCE]:
            try:
                png = self._shelf.picture(kept.number)
            except ShelfError:
                png = None
            card = GameCard(self._context, self._games[kept.game], kept, png)
            card.opened.connect(self.opened)
            card.exported.connect(self.exported)
            card.deleted.connect(self.deleted)
            card.reviewed.connect(self.reviewed)
            self._column.insertWidget(1 + len(self.cards), card)
            self.cards.append(card)
        self.more.setVisible(len(self.cards) < len(self._kept))

    def retranslate(self) -> None:
        """Set the list's own texts anew."""
        self.more.setText(translate("StartPage", "Show more games"))
        self.empty.setText(
            translate("StartPage", "Finished games will be listed here.")
            if self.finished
            else translate("StartPage", "No game is waiting for you. Begin one!")
        )

        self._name()

    def _name(self) -> None:
        text = (
            translate("StartPage", "Finished games (%1)")
            if self.finished
            else translate("StartPage", "Unfinished games (%1)")
        )
        self._area.setAccessibleName(fill(text, show_number(len(self._kept))))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._fit()

    def _fit(self) -> None:
        metrics = self._context.theme.metrics
        self._column.setContentsMargins(0, metrics.gap, metrics.gap, 0)
        self._column.setSpacing(metrics.padding)
        self.empty.setContentsMargins(0, metrics.px(60), 0, 0)
