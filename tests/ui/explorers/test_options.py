"""The page of a new game: maps with their pictures, maps of players, the solo level."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.games import resource
from app.new_match import new_header
from engine.match import Match
from engine.record import Seat
from tests.engine.explorers.scene import explorers
from ui.context import UiContext
from ui.explorers.box import Box
from ui.explorers.game_ui import ExplorersUi
from ui.explorers.options import ExplorersOptionsEditor
from ui.explorers.player_maps import PlayerMap
from ui.pages.new_game import NewGamePage
from ui.preferences import Preferences
from ui.theme.theme import Theme


def own_map(name: str = "mine") -> str:
    """A map of a player: Avenia under another name."""
    text = resource("explorers/maps/avenia.toml").decode()
    return text.replace('id = "avenia"', f'id = "{name}"').replace('en = "Avenia"', 'en = "My Map"')


def _context() -> UiContext:
    theme = Theme()
    theme.set_choice("paper")
    return UiContext(theme, Preferences())


def _editor(qtbot: QtBot, *maps: PlayerMap) -> ExplorersOptionsEditor:
    editor = ExplorersOptionsEditor(Box(explorers()), maps, _context())
    _show(qtbot, editor, 520, 420)
    return editor


def _show(qtbot: QtBot, widget: QWidget, width: int, height: int) -> None:
    # Without a layout: the offscreen platform warns about windows with size hints.
    window = QWidget()
    window.resize(width, height)
    widget.setParent(window)
    widget.resize(width, height)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    widget.show()
    _WINDOWS.append(window)


_WINDOWS: list[QWidget] = []


def test_a_click_on_its_picture_chooses_a_map(qtbot: QtBot) -> None:
    editor = _editor(qtbot)
    assert editor.options() == {"map": "avenia"}
    with qtbot.waitSignal(editor.edited):
        qtbot.mouseClick(editor.buttons[2], Qt.MouseButton.LeftButton)
    assert editor.options() == {"map": "kazan"}
    assert [button.isChecked() for button in editor.buttons] == [False, False, True, False]
    qtbot.keyClick(editor.buttons[2], Qt.Key.Key_Right)
    assert editor.options() == {"map": "cnidaria"}
    qtbot.keyClick(editor.buttons[3], Qt.Key.Key_Right)
    assert editor.options() == {"map": "avenia"}
    assert not editor.grab().isNull()


def test_the_level_is_asked_of_one_person_only(qtbot: QtBot) -> None:
    editor = _editor(qtbot)
    assert not editor.level.isVisible()
    editor.set_count(1)
    assert editor.level.isVisible()
    assert editor.options() == {"map": "avenia", "solo": "medium"}
    editor.set_options({"map": "aghon", "solo": "hard"})
    assert editor.options() == {"map": "aghon", "solo": "hard"}
    assert "150" in editor.level_hint.text()
    editor.set_count(3)
    assert editor.options() == {"map": "aghon"}


def test_options_that_are_wrong_are_left_out(qtbot: QtBot) -> None:
    editor = _editor(qtbot)
    editor.set_options({"map": "atlantis", "solo": 7, "more": []})
    editor.set_count(1)
    assert editor.options() == {"map": "avenia", "solo": "medium"}
    editor.set_options(None)
    assert editor.problem() == ""


def test_a_map_of_a_player_is_offered_and_played(qtbot: QtBot) -> None:
    editor = _editor(qtbot, PlayerMap("mine.toml", own_map()), PlayerMap("bad.toml", "", "line 3: no"))
    assert len(editor.buttons) == 5
    assert editor.buttons[4].title() == "My Map"
    assert editor.fault_label.text() == "The map bad.toml cannot be used: line 3: no."
    editor.buttons[4].click()
    options = editor.options()
    assert options == {"map": "mine", "map_text": own_map()}
    editor.set_options({"map": "avenia"})
    editor.set_options(options)
    assert editor.options() == options
    header = new_header(explorers(), (Seat("Anna", "blue"), Seat("Ben", "sky")), 3, options)
    match = Match(explorers(), header)
    match.deal()
    ui = ExplorersUi(explorers)
    board = ui.box.open_board(header.options)
    assert board.id == "mine"
    assert ui.box.board_of(match.view(None)) is board


@pytest.mark.parametrize("count", ["1", "4"])
def test_the_page_starts_a_game_with_the_map(qtbot: QtBot, count: str) -> None:
    page = NewGamePage(_context(), {"explorers": ExplorersUi(explorers)})
    _show(qtbot, page, 1280, 720)
    assert page.options_heading.text() == "Map"
    page.count_choice.set_choice(count)
    page._set_count(count)
    assert isinstance(page.options, ExplorersOptionsEditor)
    page.options.buttons[1].click()
    with qtbot.waitSignal(page.started) as started:
        qtbot.mouseClick(page.start_button, Qt.MouseButton.LeftButton)
    wanted = started.args[0]
    assert wanted.options == {"map": "aghon"} | ({"solo": "medium"} if count == "1" else {})
    assert len(wanted.seats) == int(count)
