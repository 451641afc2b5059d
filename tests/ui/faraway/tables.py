"""The table of Faraway in a window, over a position that the test writes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.new_match import new_header
from engine.faraway.figures import FarawayOptions
from engine.faraway.view import FarawayView
from engine.match import Match
from engine.record import COLOURS, Seat
from tests.engine.faraway.scene import Scene, faraway
from ui.context import UiContext
from ui.faraway.box import CardBox
from ui.faraway.card_button import CardButton
from ui.faraway.card_row import CardRow
from ui.faraway.game_ui import FarawayUi
from ui.faraway.table import FarawayTable
from ui.preferences import Preferences
from ui.session import Session
from ui.theme.theme import Theme

NAMES = ("Anna", "Ben", "Chloé", "Dieter", "Ewa", "Friederike")
LEFT = Qt.MouseButton.LeftButton


def box() -> CardBox:
    """The cards of the game."""
    return CardBox(faraway().figures)


def seats_of(players: int) -> tuple[Seat, ...]:
    return tuple(Seat(NAMES[seat], COLOURS[seat]) for seat in range(players))


def new_match(players: int, options: FarawayOptions | None = None, seed: int = 1) -> Match:
    game = faraway()
    return Match(game, new_header(game, seats_of(players), seed, options))


def new_session(players: int, scene: Scene | None = None, options: FarawayOptions | None = None) -> Session:
    """A session that has begun; from the position of `scene` if one is given."""
    match = new_match(players, options)
    if scene is not None:
        match._position = scene.position
    session = Session(match, FarawayUi(lambda: faraway().figures))
    session.begin()
    return session


@dataclass
class OpenTable:
    """A table on the screen and what it is made of."""

    qtbot: QtBot
    window: QWidget
    session: Session
    table: FarawayTable
    theme: Theme
    settings: Preferences

    @property
    def view(self) -> FarawayView:
        view = self.session.view()
        assert isinstance(view, FarawayView)
        return view

    @property
    def hint(self) -> str:
        return self.table.hint.text()

    def button(self, row: CardRow, number: int) -> CardButton:
        found = row.button_of(number)
        assert found is not None, number
        return found

    def click(self, widget: QWidget) -> None:
        assert widget.isVisible(), widget
        self.qtbot.mouseClick(widget, LEFT)

    def click_card(self, row: CardRow, number: int) -> None:
        self.click(self.button(row, number))

    def confirm(self) -> None:
        self.click(self.table.choice.button)

    def hover(self, row: CardRow, number: int) -> None:
        """The pointer comes to a card."""
        button = self.button(row, number)
        button.watched.emit(True)

    def leave(self, row: CardRow, number: int) -> None:
        self.button(row, number).watched.emit(False)

    def press(self, key: Qt.Key, widget: QWidget | None = None) -> None:
        self.qtbot.keyClick(self.table if widget is None else widget, key)

    def numbers(self, row: CardRow) -> list[int]:
        return [card.number for card in row.cards]

    def look(self, choice: str = "paper", scale: float = 1.0) -> None:
        """Another theme and scale, without styling the application that all tests share."""
        self.theme.set_choice(choice)
        self.theme.set_scale(scale)
        self.theme.changed.emit()
        QApplication.processEvents()


def open_table(
    qtbot: QtBot,
    players: int = 3,
    scene: Callable[[Scene], Scene] | Scene | None = None,
    options: FarawayOptions | None = None,
    size: tuple[int, int] = (1280, 676),
    speed: str = "off",
    *,
    come: bool = True,
) -> OpenTable:
    """A table for people who are always there when they are wanted, unless `come` says otherwise."""
    place = scene if isinstance(scene, Scene) or scene is None else scene(Scene(players))
    session = new_session(players, place, options)
    if come:
        session.hand_over.connect(session.take_seat)
        if session.awaited is not None:
            session.take_seat(session.awaited)
    theme = Theme()
    theme.set_choice("paper")
    theme.set_speed(speed)
    settings = Preferences()
    table = FarawayTable(session, UiContext(theme, settings), box())
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
