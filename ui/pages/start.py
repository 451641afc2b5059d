"""The start page: begin a game, go on with one, look at a finished one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QTabWidget, QVBoxLayout, QWidget

from ui.context import UiContext
from ui.extra_page import ExtraPage
from ui.game_ui import GameUi
from ui.numbers import show_list, show_number
from ui.pages.game_list import GameList
from ui.pages.page import Page
from ui.shelf import Shelf, ShelfError
from ui.texts import fill
from ui.widgets.message import MessageStrip
from ui.widgets.surfaces import Sheet

translate = QCoreApplication.translate

RECORD_SUFFIX = ".incognita"


class StartPage(Page):
    """The signals bring what the player wants; numbers are those of kept games, names those of extra pages."""

    new_game_wanted = Signal()
    extra_wanted = Signal(str)
    game_opened = Signal(int)
    review_wanted = Signal(int)
    rules_wanted = Signal()
    settings_wanted = Signal()
    about_wanted = Signal()
    quit_wanted = Signal()

    def __init__(
        self,
        context: UiContext,
        games: Mapping[str, GameUi],
        shelf: Shelf,
        notices: Sequence[str] = (),
        extras: Sequence[ExtraPage] = (),
        parent: QWidget | None = None,
    ) -> None:
        """`notices` are sentences about the library or the settings that the player must read."""
        super().__init__(context, parent)
        self._extras = tuple(extras)
        self._games = games
        self._shelf = shelf
        self.title = QLabel()
        self.title.setProperty("role", "title")
        self.subtitle = QLabel()
        self.subtitle.setWordWrap(True)
        self.new_button = QPushButton()
        self.new_button.setProperty("kind", "primary")
        self.new_button.clicked.connect(self.new_game_wanted)
        self.continue_button = QPushButton()
        self.continue_button.clicked.connect(self.open_last)
        self.import_button = QPushButton()
        self.import_button.clicked.connect(self._ask_import)
        self.rules_button = QPushButton()
        self.rules_button.clicked.connect(self.rules_wanted)
        self.settings_button = QPushButton()
        self.settings_button.clicked.connect(self.settings_wanted)
        self.about_button = QPushButton()
        self.about_button.clicked.connect(self.about_wanted)
        self.quit_button = QPushButton()
        self.quit_button.clicked.connect(self.quit_wanted)
        self._big = (self.new_button, self.continue_button)
        self.extra_buttons = {extra.name: QPushButton() for extra in self._extras}
        for name, button in self.extra_buttons.items():
            button.clicked.connect(partial(self.extra_wanted.emit, name))
        self._small = (
            self.import_button,
            self.rules_button,
            self.settings_button,
            self.about_button,
            self.quit_button,
        )
        self.message = MessageStrip()
        self.unfinished = GameList(context, games, shelf, finished=False)
        self.finished = GameList(context, games, shelf, finished=True)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setDrawBase(False)
        for games_list in (self.unfinished, self.finished):
            self.tabs.addTab(games_list, "")
            games_list.opened.connect(self.game_opened)
            games_list.exported.connect(self._ask_export)
            games_list.deleted.connect(self._delete)
            games_list.reviewed.connect(self.review_wanted)
            games_list.problem.connect(self._tell_problem)
        self._lay_out()
        self.refresh()
        self.retranslate()
        self.restyle()
        if notices:
            self.tell(" ".join(notices), "error")

    def _lay_out(self) -> None:
        self._left = QVBoxLayout()
        self._left.addWidget(self.title)
        self._left.addWidget(self.subtitle)
        self._left.addSpacing(10)
        for button in (*self._big, *self.extra_buttons.values()):
            self._left.addWidget(button)
        self._left.addStretch(1)
        for button in self._small:
            button.setProperty("kind", "quiet")
            self._left.addWidget(button)
        self._left_side = QWidget()
        self._left_side.setLayout(self._left)
        sheet = Sheet()
        self._right = QVBoxLayout(sheet)
        self._right.addWidget(self.message)
        self._right.addWidget(self.tabs, 1)
        self.message.hide()
        self.message.closed.connect(self.message.hide)
        self._columns = QHBoxLayout(self)
        self._columns.addWidget(self._left_side)
        self._columns.addWidget(sheet, 1)

    def refresh(self) -> None:
        """Read the library anew."""
        self.unfinished.refresh()
        self.finished.refresh()
        self.continue_button.setVisible(bool(self.unfinished.kept))
        self._count()

    def open_last(self) -> None:
        """Go on with the game that was played last."""
        if self.unfinished.kept:
            self.game_opened.emit(self.unfinished.kept[0].number)

    def export(self, number: int, path: Path) -> None:
        """Write the record of a game into a file and say so."""
        try:
            self._shelf.export(number, path)
        except ShelfError as error:
            self._tell_problem(str(error))
        else:
            self.message.show_message(
                fill(translate("StartPage", "The game has been written to %1."), str(path))
            )

    def take_in(self, path: Path) -> None:
        """Add the game of a record file and say so."""
        try:
            self._shelf.take_in(path)
        except ShelfError as error:
            self._tell_problem(str(error))
        else:
            self.refresh()
            self.message.show_message(
                fill(translate("StartPage", "The game of %1 has been added."), path.name)
            )

    def retranslate(self) -> None:
        self.title.setText("Terra Incognita")
        if len(self._games) == 1:
            self.subtitle.setText(next(iter(self._games.values())).blurb())
        else:
            titles = show_list([game.title() for game in self._games.values()])
            self.subtitle.setText(fill(translate("StartPage", "Games of exploration: %1."), titles))
        self.new_button.setText(translate("StartPage", "New game"))
        self.continue_button.setText(translate("StartPage", "Continue the last game"))
        for extra in self._extras:
            self.extra_buttons[extra.name].setText(extra.title())
        self.import_button.setText(translate("StartPage", "Import a game …"))
        self.rules_button.setText(translate("StartPage", "Rules"))
        self.settings_button.setText(translate("StartPage", "Settings"))
        self.about_button.setText(translate("StartPage", "About"))
        self.quit_button.setText(translate("StartPage", "Quit"))
        self._count()

    def restyle(self) -> None:
        metrics = self.context.theme.metrics
        self._columns.setContentsMargins(self.px(28), self.px(16), self.px(16), self.px(12))
        self._columns.setSpacing(self.px(24))
        self._left.setSpacing(metrics.padding)
        self._left.setContentsMargins(0, self.px(12), 0, self.px(12))
        self._left_side.setFixedWidth(self.px(290))
        for button in self._small:
            button.setStyleSheet("text-align: left;")
        for button in self._big:
            button.setStyleSheet(f"min-height: {self.px(38)}px; font-size: {self.px(17)}px;")
        self.title.setStyleSheet(f"font-size: {self.px(30)}px;")

    def _count(self) -> None:
        for index, (games_list, text) in enumerate(
            (
                (self.unfinished, translate("StartPage", "Unfinished games (%1)")),
                (self.finished, translate("StartPage", "Finished games (%1)")),
            )
        ):
            self.tabs.setTabText(index, fill(text, show_number(len(games_list.kept))))

    def _delete(self, number: int) -> None:
        try:
            self._shelf.delete(number)
        except ShelfError as error:
            self._tell_problem(str(error))
        self.refresh()

    def tell(self, sentence: str, kind: str = "info") -> None:
        """Show one of the kinds of messages of `ui.widgets.message` above the list."""
        self.message.show_message(sentence, kind)
        self.message.show()

    def _tell_problem(self, sentence: str) -> None:
        self.tell(sentence, "error")

    def _ask_export(self, number: int) -> None:
        from PySide6.QtWidgets import QFileDialog

        name, _ = QFileDialog.getSaveFileName(
            self, translate("StartPage", "Export the game"), f"game-{number}{RECORD_SUFFIX}", _file_filter()
        )
        if name:
            self.export(number, Path(name))

    def _ask_import(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        name, _ = QFileDialog.getOpenFileName(
            self, translate("StartPage", "Import a game"), "", _file_filter()
        )
        if name:
            self.take_in(Path(name))


def _file_filter() -> str:
    return translate("StartPage", "Game records") + f" (*{RECORD_SUFFIX})"
