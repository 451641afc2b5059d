"""Nothing of a hand or a donation shows through: games that differ only in secrets look the same to all others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from app.new_match import new_header
from engine.match import Match
from engine.record import Seat
from tests.engine.livingstone.scene import livingstone
from tests.ui.livingstone.tables import WrittenDealer
from ui.context import UiContext
from ui.livingstone.game_ui import LivingstoneUi
from ui.livingstone.table import LivingstoneTable
from ui.pages.table import TablePage
from ui.preferences import Preferences
from ui.session import Session
from ui.theme.theme import Theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True)

SEATS = (Seat("Anna", "blue"), Seat("Ben", "amber"))
ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)

Look = tuple[list[object], bytes]
"""Every text on the page, shown or not, for eyes or for screen readers; and the picture."""


@pytest.fixture
def theme() -> Theme:
    theme = Theme()
    theme.set_choice("paper")
    theme.set_speed("off")
    return theme


class TwoPeople:
    """Anna begins with the die 1, and draws `cards` whenever a card is drawn."""

    def __init__(self, qtbot: QtBot, theme: Theme, cards: Sequence[str] = ()) -> None:
        game = livingstone()
        match = Match(game, new_header(game, SEATS, 1))
        written = {
            "start": ["start 1"],
            "dice": ["roll 1 2 3 4"] * 2,
            "cards": [f"card {card}" for card in cards],
        }
        match._dealer = WrittenDealer(1, written)
        self.session = Session(match, LivingstoneUi(lambda: game.figures))
        self.menu = QMenu()
        self.page = TablePage(self.session, UiContext(theme, Preferences()), self.menu)
        self.qtbot = qtbot
        qtbot.addWidget(self.page)
        qtbot.addWidget(self.menu)
        self.page.resize(1280, 720)
        with qtbot.waitActive(self.page):
            self.page.show()
            self.page.activateWindow()

    @property
    def table(self) -> LivingstoneTable:
        table = self.page.table
        assert isinstance(table, LivingstoneTable)
        return table

    def come(self) -> None:
        """The person who is waited for comes."""
        self.qtbot.mouseClick(self.page.hand_over, Qt.MouseButton.LeftButton)

    def play(self, *moves: str) -> None:
        for text in moves:
            self.table.play(next(move for move in self.session.legal_moves() if move.text == text))

    def look(self) -> Look:
        # The painted ground follows a new size a moment later; a picture taken before would differ by chance.
        self.qtbot.waitUntil(lambda: not self.table.board.repaint_waits)
        for _ in range(3):
            QApplication.processEvents()
        texts: list[object] = [self.page.windowTitle()]
        for widget in self.page.findChildren(QWidget):
            texts.append(type(widget).__name__)
            texts += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
            text = getattr(widget, "text", "")
            texts.append(text() if callable(text) else text)
            if isinstance(widget, QAbstractItemView):
                model = widget.model()
                texts += [model.index(row, 0).data(role) for row in range(model.rowCount()) for role in ROLES]
        image = self.page.grab().toImage()
        # A digest: where two pictures differ, a listing of all their bytes would take hours.
        return texts, sha256(image.constBits()).digest()


def looks_of_others(game: TwoPeople, *moves: str) -> Iterator[Look]:
    """What is seen from Anna's end of turn until Ben's."""
    game.play(*moves)
    game.page.bar.log_action.trigger()
    game.play("end")
    assert game.session.viewer is None
    yield game.look()
    game.come()
    assert game.session.viewer == 1
    yield game.look()
    game.page.bar.moves_action.trigger()
    yield game.look()
    game.play("die 2", "coins", "end")
    yield game.look()


@pytest.mark.parametrize("card", ["free_tent", "take_four_pounds"])
def test_a_card_in_hand(qtbot: QtBot, theme: Theme, card: str) -> None:
    looks = []
    for drawn in (card, "market"):
        game = TwoPeople(qtbot, theme, [drawn])
        game.come()
        game.play("die 1", "draw")
        # The card lies large on the table as long as the keyboard is on it.
        first = game.table.hand.first()
        assert first is not None
        first.setFocus(Qt.FocusReason.TabFocusReason)
        assert game.table.closeup.isVisible()
        looks.append(list(looks_of_others(game)))
    assert looks[0] == looks[1]


def test_a_donation(qtbot: QtBot, theme: Theme) -> None:
    looks = []
    for pounds in (1, 3):
        game = TwoPeople(qtbot, theme)
        game.come()
        game.play("die 1", "coins")
        game.table.things.chest.click()
        assert game.table.pages.page is game.table.pages.donate
        looks.append(list(looks_of_others(game, f"donate {pounds}")))
    assert looks[0] == looks[1]


def test_the_small_picture(qtbot: QtBot, theme: Theme) -> None:
    pictures = []
    for drawn in ("points_2", "market"):
        game = TwoPeople(qtbot, theme, [drawn])
        game.come()
        game.play("die 1", "draw")
        kept: list[bytes] = []
        game.session.keep_picture = kept.append  # type: ignore[method-assign]
        game.page.keep_picture()
        pictures += kept
    assert pictures[0] == pictures[1]
