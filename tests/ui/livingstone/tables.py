"""The table of Livingstone in a window, over a match whose dice, cards and stones the test writes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.new_match import new_header
from engine.contract import Chance, Move
from engine.dealer import Dealer
from engine.livingstone.moves import parse_move
from engine.livingstone.view import LivingstoneView
from engine.match import Match
from engine.record import COLOURS, Seat
from tests.engine.livingstone.scene import Scene, livingstone
from ui.context import UiContext
from ui.livingstone.game_ui import LivingstoneUi
from ui.livingstone.table import LivingstoneTable
from ui.preferences import Preferences
from ui.session import Session
from ui.theme.theme import Theme

NAMES = ("Anna", "Ben", "Chloé", "Dieter", "Ewa")
LEFT = Qt.MouseButton.LeftButton


class WrittenDealer(Dealer):
    """Answers from lists by source as long as they last, then from the seed."""

    def __init__(self, seed: int, answers: Mapping[str, Sequence[str]]) -> None:
        super().__init__(seed)
        self.left = {source: [parse_move(text) for text in texts] for source, texts in answers.items()}

    def answer(self, chance: Chance, index: int) -> Move:
        left = self.left.get(chance.source)
        return left.pop(0) if left else super().answer(chance, index)


@dataclass
class OpenTable:
    """A table on the screen and what it is made of."""

    qtbot: QtBot
    window: QWidget
    session: Session
    table: LivingstoneTable
    theme: Theme
    settings: Preferences

    @property
    def view(self) -> LivingstoneView:
        view = self.session.view()
        assert isinstance(view, LivingstoneView)
        return view

    @property
    def hint(self) -> str:
        return self.table.hint.text()

    def click(self, widget: QWidget) -> None:
        assert widget.isVisible(), widget
        self.qtbot.mouseClick(widget, LEFT, pos=QPoint(4, widget.height() // 2))

    def press(self, key: Qt.Key, widget: QWidget | None = None) -> None:
        self.qtbot.keyClick(self.window if widget is None else widget, key)

    def click_space(self, space: int) -> None:
        board = self.table.board
        self.qtbot.mouseClick(board.viewport(), LEFT, pos=board.point_of(space))

    def take(self, value: int) -> None:
        """Take a die of this value by a click."""
        self.click(next(die for die in self.table.tray.dice if die.value == value))

    def card(self, card: int) -> QWidget:
        return self.table.hand.buttons[card]

    def look(self, choice: str = "paper", scale: float = 1.0) -> None:
        """Another theme and scale, without styling the application that all tests share."""
        self.theme.set_choice(choice)
        self.theme.set_scale(scale)
        self.theme.changed.emit()
        QApplication.processEvents()

    def end(self) -> None:
        self.click(self.table.action_bar.end)

    @property
    def last_move(self) -> str:
        """The last move of a seat, in notation."""
        return next(entry.move.text for entry in reversed(self.session.match.entries) if entry.actor >= 0)


def open_table(
    qtbot: QtBot,
    players: int = 3,
    answers: Mapping[str, Sequence[str]] | None = None,
    scene: Callable[[Scene], object] | None = None,
    size: tuple[int, int] = (1280, 676),
    speed: str = "off",
) -> OpenTable:
    """A table for people who are always there when they are wanted; the first seat starts.

    `answers` writes what chance brings by source; `scene` sets up the table before the first roll.
    """
    game = livingstone()
    seats = tuple(Seat(NAMES[seat], COLOURS[seat]) for seat in range(players))
    written = {"start": ["start 1"], **(answers or {})}
    match = Match(game, new_header(game, seats, 1))
    match._dealer = WrittenDealer(1, written)
    if scene is not None:
        place = Scene(players)
        scene(place)
        match._position = place.position
    session = Session(match, LivingstoneUi(lambda: game.figures))
    session.hand_over.connect(session.take_seat)
    theme = Theme()
    theme.set_choice("paper")
    theme.set_speed(speed)
    settings = Preferences()
    session.begin()
    if session.awaited is not None:
        session.take_seat(session.awaited)
    table = LivingstoneTable(session, UiContext(theme, settings))
    # Without a layout: the offscreen platform warns about windows with size hints.
    window = QWidget()
    window.resize(*size)
    table.setParent(window)
    table.resize(*size)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    return OpenTable(qtbot, window, session, table, theme, settings)
