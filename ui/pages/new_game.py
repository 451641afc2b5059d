"""The page of a new game: which one, who plays, in which order, by which seed, with which figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpacerItem,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from engine.dealer import Stream
from engine.record import Seat
from ui.context import UiContext
from ui.game_ui import GameUi, OptionsEditor
from ui.numbers import show_number
from ui.pages.page import SidePage, WholeWidth, scrolling
from ui.pages.seat_rows import SeatRows
from ui.pages.seed_field import SeedField
from ui.widgets.buttons import SegmentedChoice

translate = QCoreApplication.translate


class NewGame(msgspec.Struct, frozen=True):
    """What the player decided. `options` are plain JSON values, None for the game's own figures."""

    game: str
    seats: tuple[Seat, ...]
    seed: int
    options: dict[str, Any] | None


class Remembered(msgspec.Struct, frozen=True):
    """The last choices on this page for one game."""

    people: tuple[tuple[str, str], ...] = ()
    random_seating: bool = False
    players: tuple[str, ...] = ()
    """Person or "@level" of each of the `people`; persons if it is empty."""


def seated(seats: Sequence[Seat], seed: int) -> tuple[Seat, ...]:
    """The seats in an order by chance that follows from the seed, so that it belongs to the challenge."""
    left, below = list(seats), Stream(f"{seed}/seating")
    return tuple(left.pop(below(len(left))) for _ in range(len(left)))


class NewGamePage(SidePage):
    """`started` brings a `NewGame`; the start button works only when nothing is wrong."""

    started = Signal(object)
    keeps_input = True

    def __init__(
        self,
        context: UiContext,
        games: Mapping[str, GameUi],
        game: str | None = None,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
        players: int | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Show the page for `game` (None: the first one) with `seed` (None: one by chance).

        `options` and the number of `players` are filled in instead of those of the last game.
        """
        super().__init__(context, 1080, parent)
        self._games = games
        self._name: str = game if game is not None and game in games else next(iter(games))
        self.game_choice = SegmentedChoice([(name, ui.title()) for name, ui in games.items()])
        if len(games) == 1:
            self.game_choice.hide()
        self.game_choice.set_choice(self._name)
        self.game_choice.chosen.connect(self._choose_game)
        self.count_heading = _heading()
        self.counts = QWidget()
        self._count_line = QHBoxLayout(self.counts)
        self._count_line.setContentsMargins(0, 0, 0, 0)
        self.count_choice = SegmentedChoice([])
        self.seats_heading = _heading()
        self.seats = SeatRows(context)
        self.seats.edited.connect(self._check)
        self.random_order = QCheckBox()
        self.seed_heading = _heading()
        self.seed = SeedField(seed)
        self.seed.edited.connect(self._check)
        self.seed_hint = QLabel()
        self.seed_hint.setProperty("role", "muted")
        self.seed_hint.setWordWrap(True)
        self.options_heading = _heading()
        self.options_place = QStackedWidget()
        self.options: OptionsEditor | None = None
        self.start_problem = QLabel()
        self.start_problem.setProperty("role", "danger")
        self.start_problem.setWordWrap(True)
        self.start_button = QPushButton()
        self.start_button.setProperty("kind", "primary")
        self.start_button.setDefault(True)
        self.start_button.clicked.connect(self._start)
        self._lay_out()
        self._choose_game(self._name)
        self._fill_in(options, players)
        self.retranslate()
        self.restyle()

    def _lay_out(self) -> None:
        players = QWidget()
        self._left = QVBoxLayout(players)
        self._left.setContentsMargins(0, 0, 0, 0)
        self._gaps = [QSpacerItem(0, 0) for _ in range(3)]
        self._left.addWidget(self.game_choice)
        if len(self._games) > 1:
            self._left.addItem(self._gaps[2])
        for part in (self.count_heading, self.counts):
            self._left.addWidget(part)
        self._left.addItem(self._gaps[0])
        for part in (self.seats_heading, self.seats):
            self._left.addWidget(part)
        self._left.addWidget(self.random_order)
        self._left.addStretch(1)
        self._right = QVBoxLayout()
        for part in (self.seed_heading, self.seed, self.seed_hint):
            self._right.addWidget(part)
        self._right.addItem(self._gaps[1])
        self._right.addWidget(self.options_heading)
        self._right.addWidget(self.options_place, 1)
        self._columns = QHBoxLayout()
        # Many seats with the words of all levels are higher than a small window.
        self.players = scrolling(players, WholeWidth())
        self._columns.addWidget(self.players, 5)
        self._columns.addLayout(self._right, 5)
        self.column.addLayout(self._columns, 1)
        last = QHBoxLayout()
        last.addWidget(self.start_problem, 1)
        last.addWidget(self.start_button)
        self.column.addLayout(last)

    def _fill_in(self, options: dict[str, Any] | None, players: int | None) -> None:
        if players is not None:
            self._count = players
            self._offer_counts()
            self._set_count(str(players))
        if options is not None and self.options is not None:
            self.options.set_options(options)

    def new_game(self) -> NewGame | None:
        """What is entered, None while something is wrong."""
        seed = self.seed.seed()
        if seed is None or self.seats.has_problem() or self._options_problem():
            return None
        seats = self.seats.seats()
        if self.random_order.isChecked() and len(seats) > 1:
            seats = seated(seats, seed)
        return NewGame(self._name, seats, seed, self.options.options() if self.options else None)

    def show_problem(self, sentence: str) -> None:
        """Say why the game could not be begun."""
        self.start_problem.setText(sentence)

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(translate("NewGame", "New game"))
        self.game_choice.set_texts({name: ui.title() for name, ui in self._games.items()})
        self.game_choice.setAccessibleName(translate("NewGame", "Game"))
        self.count_heading.setText(translate("NewGame", "How many play?"))
        self.seats_heading.setText(translate("NewGame", "Who plays?"))
        self.random_order.setText(translate("NewGame", "Seat us in random order"))
        self.seed_heading.setText(translate("NewGame", "Seed of chance"))
        self.seed_hint.setText(translate("NewGame", "The same seed gives every table the same luck."))
        self._head_options()
        self.start_button.setText(translate("NewGame", "Start the game"))
        counts = self._games[self._name].seat_counts()
        self.count_choice.set_texts({str(count): show_number(count) for count in counts})
        self.count_choice.setAccessibleName(self.count_heading.text())
        self._check()

    def restyle(self) -> None:
        super().restyle()
        metrics = self.context.theme.metrics
        self._columns.setSpacing(self.px(36))
        for column in (self._left, self._right):
            column.setSpacing(metrics.gap)
        for gap in self._gaps:
            gap.changeSize(0, self.px(12))
        self.start_button.setStyleSheet(
            f"min-height: {self.px(34)}px; min-width: {self.px(190)}px; font-size: {self.px(17)}px;"
        )

    def _choose_game(self, name: str) -> None:
        self._name = name
        ui = self._games[name]
        remembered = self._remembered()
        self._count = len(remembered.people) if len(remembered.people) in ui.seat_counts() else 0
        self._count = self._count or min(2, ui.seat_counts()[-1])
        if remembered.people:
            self.seats.set_people(remembered.people)
            self.seats.set_players(remembered.players)
        self.seats.set_colours(ui.colours())
        self.random_order.setChecked(remembered.random_seating)
        while old := self.options_place.widget(0):
            self.options_place.removeWidget(old)
            old.deleteLater()
        self.options = ui.make_options(self.context)
        if self.options is not None:
            self.options_place.addWidget(self.options)
            self.options.set_options(self.context.settings.choices.figures.get(name))
            self.options.edited.connect(self._check)
        self.options_heading.setVisible(self.options is not None)
        self._head_options()
        self._offer_counts()
        self._set_count(str(self._count))

    def _head_options(self) -> None:
        own = self.options.heading() if self.options is not None else ""
        self.options_heading.setText(own or translate("NewGame", "Figures of your copy"))

    def _offer_counts(self) -> None:
        counts = self._games[self._name].seat_counts()
        self._count_line.removeWidget(self.count_choice)
        self.count_choice.hide()
        self.count_choice.deleteLater()
        self.count_choice = SegmentedChoice(
            [(str(count), show_number(count)) for count in counts], self.count_heading.text()
        )
        self.count_choice.set_choice(str(self._count))
        self.count_choice.chosen.connect(self._set_count)
        self._count_line.addWidget(self.count_choice)

    def _set_count(self, count: str) -> None:
        self._count = int(count)
        self.seats.set_count(self._count)
        self.random_order.setVisible(self._count > 1)
        if self.options is not None:
            self.options.set_count(self._count)

    def _options_problem(self) -> str:
        return self.options.problem() if self.options is not None else ""

    def _check(self) -> None:
        self.start_problem.setText("")
        self.start_button.setEnabled(self.new_game() is not None)

    def _start(self) -> None:
        wanted = self.new_game()
        if wanted is None:
            return
        settings = self.context.settings
        remembered = Remembered(
            tuple(self.seats.people()), self.random_order.isChecked(), tuple(self.seats.players())
        )
        kept = {name: values for name, values in settings.choices.figures.items() if name != wanted.game}
        if wanted.options is not None:
            kept[wanted.game] = wanted.options
        settings.change(
            new_game={**settings.choices.new_game, wanted.game: msgspec.to_builtins(remembered)}, figures=kept
        )
        self.started.emit(wanted)

    def _remembered(self) -> Remembered:
        values = self.context.settings.choices.new_game.get(self._name, {})
        try:
            return msgspec.convert(values, Remembered)
        except msgspec.ValidationError:
            return Remembered()


def _heading() -> QLabel:
    label = QLabel()
    label.setProperty("role", "heading")
    return label
