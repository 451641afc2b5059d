"""The table of the Merchant Explorers in a window, over a match whose cards and treasures the test writes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.new_match import new_header
from engine.contract import Chance, Move
from engine.dealer import Dealer
from engine.explorers.view import ExplorersView
from engine.match import Match
from engine.record import COLOURS, Seat
from tests.engine.explorers.scene import Scene, explorers, spaces
from ui.context import UiContext
from ui.explorers.game_ui import ExplorersUi
from ui.explorers.table import ExplorersTable
from ui.preferences import Preferences
from ui.session import Session
from ui.theme.theme import Theme

NAMES = ("Anna", "Ben", "Chloé", "Dieter")
LEFT = Qt.MouseButton.LeftButton


class WrittenDealer(Dealer):
    """Answers from lists by source as long as they last, then from the seed."""

    def __init__(self, seed: int, answers: Mapping[str, Sequence[str]]) -> None:
        super().__init__(seed)
        parse = explorers().parse_move
        self.left = {source: [parse(text) for text in texts] for source, texts in answers.items()}

    def answer(self, chance: Chance, index: int) -> Move:
        left = self.left.get(chance.source)
        return left.pop(0) if left else super().answer(chance, index)


@dataclass
class OpenTable:
    """A table on the screen and what it is made of."""

    qtbot: QtBot
    window: QWidget
    session: Session
    table: ExplorersTable
    theme: Theme
    settings: Preferences

    @property
    def view(self) -> ExplorersView:
        view = self.session.view()
        assert isinstance(view, ExplorersView)
        return view

    @property
    def hint(self) -> str:
        return self.table.hint.text()

    def click(self, widget: QWidget) -> None:
        assert widget.isVisible(), widget
        self.qtbot.mouseClick(widget, LEFT, pos=widget.rect().center())

    def press(self, key: Qt.Key, widget: QWidget | None = None) -> None:
        self.qtbot.keyClick(self.window if widget is None else widget, key)

    def point(self, place: str) -> QPoint:
        """Where a place "x,y" is on the map."""
        return self.table.map.point_of(spaces(place)[0])

    def click_space(self, place: str) -> None:
        self.qtbot.mouseClick(self.table.map.viewport(), LEFT, pos=self.point(place))

    def hover(self, place: str) -> None:
        self.qtbot.mouseMove(self.table.map.viewport(), self.point(place))
        QApplication.processEvents()

    @property
    def note(self) -> list[str]:
        """The lines beside the hex that is considered."""
        return [line.text for line in self.table.note.lines] if self.table.note.isVisible() else []

    @property
    def last_move(self) -> str:
        """The last move of a seat, in notation."""
        return next(entry.move.text for entry in reversed(self.session.match.entries) if entry.actor >= 0)


def open_table(
    qtbot: QtBot,
    players: int = 2,
    answers: Mapping[str, Sequence[str]] | None = None,
    scene: Callable[[Scene], object] | None = None,
    map_name: str = "avenia",
    size: tuple[int, int] = (1280, 676),
    speed: str = "off",
    arrive: bool = True,
    objectives: tuple[int, ...] = (1, 2, 3),
) -> OpenTable:
    """A table for people who are always there when they are wanted, unless `arrive` is False.

    `answers` writes what chance brings by source; `scene` sets up the table before the first card.
    """
    game = explorers()
    seats = tuple(Seat(NAMES[seat], COLOURS[seat]) for seat in range(players))
    match = Match(game, new_header(game, seats, 1, {"map": map_name}))
    match._dealer = WrittenDealer(1, answers or {})
    place = Scene(map_name, players, objectives=objectives, solo="medium" if players == 1 else "")
    if scene is not None:
        scene(place)
    match._position = place.position
    session = Session(match, ExplorersUi(lambda: game))
    if arrive:
        session.hand_over.connect(session.take_seat)
    theme = Theme()
    theme.set_choice("paper")
    theme.set_speed(speed)
    settings = Preferences()
    session.begin()
    if arrive and session.awaited is not None:
        session.take_seat(session.awaited)
    ui = session.ui
    assert isinstance(ui, ExplorersUi)
    table = ExplorersTable(session, UiContext(theme, settings), ui.box)
    # Without a layout: the offscreen platform warns about windows with size hints.
    window = QWidget()
    window.resize(*size)
    table.setParent(window)
    table.resize(*size)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    table.map.setFocus()
    return OpenTable(qtbot, window, session, table, theme, settings)
