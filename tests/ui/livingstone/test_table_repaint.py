"""A click repaints what it changes, and nothing else: whole repaints are what makes a table slow."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.livingstone.tables import open_table


class Painted(QObject):
    """Notes which of the watched widgets are painted."""

    def __init__(self, **widgets: QWidget) -> None:
        super().__init__()
        self._names = {widget: name for name, widget in widgets.items()}
        for widget in widgets.values():
            widget.installEventFilter(self)
        self._found: set[str] = set()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget):
            self._found.add(self._names[watched])
        return False

    def names(self) -> set[str]:
        """What has been painted since the last call."""
        for _ in range(3):
            QApplication.processEvents()
        found, self._found = self._found, set()
        return found


def test_a_click_repaints_only_what_it_changes(qtbot: QtBot) -> None:
    opened = open_table(qtbot, 3, {"dice": ["roll 2 3 4 5 6 6"]})
    table = opened.table
    mine, other = table.players.plates[0], table.players.plates[1]
    painted = Painted(
        board=table.board.viewport(),
        mine=mine,
        other=other,
        coins=table.things.coins,
        tents=table.things.tents,
    )
    painted.names()
    opened.take(5)
    assert painted.names() == {"board", "mine", "coins"}, "the space for a tent lights up"
    opened.click(table.action_bar.coins)
    assert painted.names() == {"board", "mine", "coins"}


def test_the_focus_alone_repaints_one_control(qtbot: QtBot) -> None:
    opened = open_table(qtbot, 3)
    table = opened.table
    tile = table.action_bar.end
    painted = Painted(board=table.board.viewport(), plate=table.players.plates[1], tile=tile)
    painted.names()
    tile.setFocus(Qt.FocusReason.TabFocusReason)
    assert painted.names() == {"tile"}
    table.setFocus(Qt.FocusReason.OtherFocusReason)
    assert painted.names() == {"tile"}
