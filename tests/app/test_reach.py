"""Every page and every state of the table: Tab reaches whatever the mouse does, and all of it has a name."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.gui import Program
from app.opening import Opening
from ui.livingstone.table import LivingstoneTable
from ui.main_window import MainWindow
from ui.pages.new_game import NewGamePage
from ui.pages.scoring import ScoringPage
from ui.pages.start import StartPage
from ui.pages.table import TablePage

LEFT = Qt.MouseButton.LeftButton

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True)


class WindowWatcher(QObject):
    """Notes the windows that come up beside the program's own, which takes the keyboard away from it."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self._window = window
        self.windows: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched is not self._window:
            if watched.windowType() == Qt.WindowType.Window:
                self.windows.append(type(watched).__name__)
        return False


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> Iterator[MainWindow]:
    program = Program(qapp, Opening())
    program.settings.change(animation="off")
    watcher = WindowWatcher(program.window)
    qapp.installEventFilter(watcher)
    program.window.resize(1280, 720)
    with qtbot.waitActive(program.window):
        program.show()
        program.window.activateWindow()
    yield program.window
    qapp.removeEventFilter(watcher)
    assert watcher.windows == [], "parts that were shown before they lay in the window"
    program.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def name_of(widget: QWidget) -> str:
    """What a screen reader calls it."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name) if interface is not None else ""


def told(widget: QWidget) -> str:
    parent = widget.parentWidget()
    return f"{type(widget).__name__} {name_of(widget)!r} in {type(parent).__name__}"


def stops(window: MainWindow) -> list[QWidget]:
    """Everything that takes the keyboard; of buttons that exclude each other the chosen one."""
    return [
        widget
        for widget in window.findChildren(QWidget)
        if widget.isVisible()
        and widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
        and not (
            isinstance(widget, QAbstractButton)
            and widget.group() is not None
            and widget.group().exclusive()
            and not widget.isChecked()
        )
    ]


def check(qtbot: QtBot, window: MainWindow) -> None:
    """Walk around the page with the Tab key, and back."""
    QApplication.processEvents()
    wanted = stops(window)
    assert [told(widget) for widget in wanted if not name_of(widget).strip()] == []
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        reached: list[QWidget] = []
        while True:
            focused = QApplication.focusWidget()
            assert isinstance(focused, QWidget), "the keyboard is nowhere"
            if focused in reached:
                break
            reached.append(focused)
            qtbot.keyClick(focused, key)
        assert (key.name, [told(widget) for widget in wanted if widget not in reached]) == (key.name, [])


def begin(qtbot: QtBot, window: MainWindow, players: int, game: str = "livingstone") -> TablePage:
    window.show_new_game(game, 3)
    page = window.page
    assert isinstance(page, NewGamePage)
    qtbot.mouseClick(page.count_choice.button(str(players)), LEFT)
    qtbot.mouseClick(page.start_button, LEFT)
    table = window.page
    assert isinstance(table, TablePage)
    return table


def test_pages(qtbot: QtBot, window: MainWindow) -> None:
    check(qtbot, window)
    actions = window.actions_of_all_pages
    for action in (actions.new_game, actions.rules, actions.settings, actions.about):
        action.trigger()
        check(qtbot, window)
        assert window.page is not None
        qtbot.keyClick(window.page, Qt.Key.Key_Escape)


@pytest.mark.parametrize("players", [1, 3])
def test_tables(qtbot: QtBot, window: MainWindow, players: int) -> None:
    page = begin(qtbot, window, players)
    table, session, random = page.table, page.session, Random(players)
    assert isinstance(table, LivingstoneTable)
    seen: set[object] = set()
    while not session.over:
        if session.awaited is not None:
            qtbot.mouseClick(page.hand_over, LEFT)
        state = (type(table.pages.page).__name__, session.view().phase, bool(table.hand.shown))
        if state not in seen:
            seen.add(state)
            page.take_focus()
            check(qtbot, window)
        openers = (table.things.chest, table.things.gems, table.action_bar.tent, *table.hand.shown)
        for opener in openers:
            if opener.isVisible() and opener.possible and table.pages.page is table.action_bar:
                entries = len(session.match.entries)
                opener.setFocus(Qt.FocusReason.TabFocusReason)
                qtbot.keyClick(opener, Qt.Key.Key_Return)
                opened = type(table.pages.page).__name__
                if table.pages.page is not table.action_bar and opened not in seen:
                    seen.add(opened)
                    check(qtbot, window)
                if len(session.match.entries) != entries:
                    break
                table.plan.clear()
                table.pages.close_page()
                table.refresh()
        if session.waiting_source():
            session.deal()
        elif session.legal_moves():
            table.play(random.choice(session.legal_moves()))
    assert {"DonatePanel", "SellPanel", "SpaceChooser"} <= seen
    check_end(qtbot, window, page)


def check_end(qtbot: QtBot, window: MainWindow, page: TablePage) -> None:
    """The final scoring, the table after the game with everything that can lie beside it, and the finished games."""
    scoring = window.page
    assert isinstance(scoring, ScoringPage)
    check(qtbot, window)
    scoring.scoring.tell_all()
    scoring.scoring.go_on()
    check(qtbot, window)
    qtbot.mouseClick(scoring.table_button, LEFT)
    check(qtbot, window)
    page.bar.moves_action.trigger()
    check(qtbot, window)
    page.bar.log_action.trigger()
    check(qtbot, window)
    page.bar.sheet_action.trigger()
    check(qtbot, window)
    start = window.show_start()
    assert isinstance(start, StartPage)
    start.tabs.setCurrentIndex(1)
    check(qtbot, window)


@pytest.mark.parametrize(
    ("game", "players"), [("faraway", 2), ("faraway", 6), ("explorers", 1), ("explorers", 3)]
)
def test_other_tables(qtbot: QtBot, window: MainWindow, game: str, players: int) -> None:
    page = begin(qtbot, window, players, game)
    session, random = page.session, Random(players)
    seen: set[object] = set()
    while not session.over:
        if session.awaited is not None:
            qtbot.mouseClick(page.hand_over, LEFT)
        view = session.view()
        mine = view.mine
        state = (view.phase, getattr(mine, "act", ""), bool(getattr(mine, "kept_count", 0)))
        if state not in seen:
            seen.add(state)
            page.take_focus()
            check(qtbot, window)
        session.play(random.choice(session.legal_moves()))
    check_end(qtbot, window, page)


def test_score_pad(qtbot: QtBot, window: MainWindow) -> None:
    window.show_extra("faraway score pad")
    check(qtbot, window)
