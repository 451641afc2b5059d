"""The whole program under random clicks and keys: no error, no warning of Qt, and the game stays sound and saved."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTimer
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from app.gui import Program
from app.opening import Opening
from engine.explorers import moves as explorers
from engine.livingstone import moves as livingstone
from ui.explorers.table import ExplorersTable
from ui.faraway.table import FarawayTable
from ui.livingstone.table import LivingstoneTable
from ui.main_window import MainWindow
from ui.pages.table import TablePage

STEPS = 150
KEYS = [
    *(
        getattr(Qt.Key, f"Key_{name}")
        for name in ("Return", "Escape", "Space", "Tab", "Backtab", "Left", "Down", "Plus", "Minus", "End")
    ),
    *(getattr(Qt.Key, f"Key_F{number}") for number in range(1, 5)),
    *(getattr(Qt.Key, f"Key_{name}") for name in "1234560CADTEQSHBNMUX"),
]

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def program(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[Program]:
    game, players = request.param
    for name in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_: ("", ""))
    program = Program(qapp, Opening(new_game=game, seed=5, players=players))
    program.show()
    program.window.resize(1280, 720)
    closer = QTimer()
    closer.timeout.connect(close_what_waits)
    closer.start(20)
    yield program
    closer.stop()
    program.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def close_what_waits() -> None:
    """Close menus and dialogs, which would wait for ever."""
    for widget in (QApplication.activePopupWidget(), QApplication.activeModalWidget()):
        if widget is not None:
            widget.close()


def play(page: TablePage, random: Random) -> bool:
    """Play any move, so that games come on; False if nobody is there to play."""
    table, session = page.table, page.session
    if session.viewer is None:
        return False
    if session.waiting_source():
        assert isinstance(table, LivingstoneTable)
        table.pages.dig.act_button.click()
    elif moves := session.legal_moves():
        assert isinstance(table, LivingstoneTable | FarawayTable | ExplorersTable)
        ends = [end for end in (livingstone.END, explorers.END) if end in moves]
        table.play(ends[0] if ends and random.random() < 0.3 else random.choice(moves))
    return True


def click(qtbot: QtBot, window: MainWindow, random: Random) -> None:
    targets = [
        widget
        for widget in window.findChildren(QWidget)
        if widget.isVisible()
        and widget.isEnabled()
        and widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        and not isinstance(widget, QComboBox)
        and widget.width()
        and widget.height()
    ]
    quit_button = getattr(window.page, "quit_button", None)
    target = random.choice([widget for widget in targets if widget is not quit_button] or [window])
    place = QPoint(random.randrange(target.width()), random.randrange(target.height()))
    viewport = getattr(target, "viewport", None)
    press = qtbot.mouseDClick if random.random() < 0.2 else qtbot.mouseClick
    press(target if viewport is None else viewport(), Qt.MouseButton.LeftButton, pos=place)


def change(window: MainWindow, random: Random) -> None:
    """Another size, language, theme, speed or page."""
    settings, actions = window.context.settings, window.actions_of_all_pages
    random.choice(
        [
            lambda: window.resize(random.randrange(960, 1700), random.randrange(600, 1000)),
            lambda: settings.change(language=random.choice(["en", "fr", "de"])),
            lambda: settings.change(theme=random.choice(["paper", "lantern"])),
            lambda: settings.change(animation=random.choice(["off", "fast", "normal"])),
            lambda: settings.change(confirm_clicks=random.random() < 0.5),
            lambda: random.choice([action for action in actions.all if action is not actions.quit]).trigger(),
        ]
    )()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("program", "seed"),
    [
        (("livingstone", None), 1),
        (("livingstone", None), 2),
        (("faraway", 2), 1),
        (("faraway", 6), 2),
        (("explorers", 1), 1),
        (("explorers", 3), 2),
    ],
    indirect=["program"],
)
def test_random_clicks_and_keys(
    qtbot: QtBot, program: Program, caplog: pytest.LogCaptureFixture, seed: int
) -> None:
    window, random = program.window, Random(seed)
    qtbot.mouseClick(window.page.start_button, Qt.MouseButton.LeftButton)
    for _ in range(STEPS):
        page, chance = window.page, random.random()
        if isinstance(page, TablePage):
            assert page.session.match.position().problems() == []
            if page.session.awaited is not None and chance < 0.6:
                qtbot.mouseClick(page.hand_over, Qt.MouseButton.LeftButton)
                continue
            if chance < 0.4 and play(page, random):
                continue
        chance = random.random()
        if chance < 0.6:
            click(qtbot, window, random)
        elif chance < 0.9:
            focused = QApplication.focusWidget()
            qtbot.keyClick(window if focused is None else focused, random.choice(KEYS))
        elif chance < 0.94:
            qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        else:
            change(window, random)
        if not window.isVisible():
            window.show()
        QApplication.processEvents()
    troubles = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert [trouble for trouble in troubles if "plugin does not support" not in trouble] == []
