"""Texts to read, and the page with the rules of a game."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from ui.context import UiContext
from ui.game_ui import GameUi
from ui.pages.page import SidePage
from ui.texts import fill
from ui.widgets.buttons import SegmentedChoice

translate = QCoreApplication.translate


class Reader(QTextBrowser):
    """Text with headings and lists in the colours and sizes of the theme."""

    def __init__(self, context: UiContext) -> None:
        super().__init__()
        self._context = context
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenExternalLinks(False)
        self.setOpenLinks(False)
        self.setStyleSheet("QTextBrowser { background: transparent; border: none; margin: 0; }")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_html(self, html: str) -> None:
        """Show simple HTML; the place where one reads stays."""
        palette, metrics = self._context.theme.palette, self._context.theme.metrics
        place = self.verticalScrollBar().value()
        self.document().setDefaultStyleSheet(
            f"h2 {{ font-size: {metrics.px(19)}px; margin-top: {metrics.px(14)}px;"
            f" margin-bottom: {metrics.px(4)}px; color: {palette.ink.name()}; }}"
            f"p, li {{ font-size: {metrics.px(15)}px; color: {palette.ink.name()}; margin-bottom: {metrics.px(5)}px; }}"
            f"td, th {{ font-size: {metrics.px(15)}px; color: {palette.ink.name()}; padding: {metrics.px(3)}px; }}"
        )
        self.setHtml(html)
        self.verticalScrollBar().setValue(place)


class RulesPage(SidePage):
    """The short rules of each game."""

    def __init__(
        self,
        context: UiContext,
        games: Mapping[str, GameUi],
        game: str | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Begin with the rules of `game` (None: the first one)."""
        super().__init__(context, 900, parent)
        self._games = games
        self.choice = SegmentedChoice([(name, ui.title()) for name, ui in games.items()])
        if len(games) == 1:
            self.choice.hide()
        if game is not None and game in games:
            self.choice.set_choice(game)
        self.choice.chosen.connect(self._show)
        self.reader = Reader(context)
        self.column.addWidget(self.choice)
        self.column.addWidget(self.reader, 1)
        self.retranslate()
        self.restyle()

    def retranslate(self) -> None:
        super().retranslate()
        game = self._games[self.choice.choice()]
        self.title.setText(fill(translate("Rules", "Rules of %1"), game.title()))
        self.choice.set_texts({name: ui.title() for name, ui in self._games.items()})
        self.reader.setAccessibleName(self.title.text())
        self.reader.show_html(game.rules_html())

    def restyle(self) -> None:
        super().restyle()
        self.reader.show_html(self._games[self.choice.choice()].rules_html())

    def _show(self) -> None:
        self.reader.verticalScrollBar().setValue(0)
        self.retranslate()
