"""The end of the game told step by step, and the score sheet."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from engine.explorers import events as tell
from tests.engine.explorers.scene import Scene
from tests.ui.explorers.tables import OpenTable, open_table
from ui.context import UiContext
from ui.explorers.game_ui import ExplorersUi
from ui.explorers.scoring.page import ScoringPage
from ui.explorers.scoring.story import story


def _last_turn(scene: Scene) -> None:
    scene.era(4).specialties("sea5", "line_land", "ring_sea").last_card("mountain")


def _two(scene: Scene) -> None:
    _last_turn(scene)
    scene.specialties("sea4_cities", "line_sea", "ring_desert", seat="B")
    scene.kept("jar", "jar", "per_tower").kept("per_two_villages", seat="B")
    scene.coins("A", 10).coins("B", 15).villages("7,14").found(_tower(scene))


def _tower(scene: Scene) -> str:
    space = scene.board.spaces_of(scene.board.towers)[0]
    return f"{space % 100},{space // 100}"


def _page(qtbot: QtBot, opened: OpenTable) -> ScoringPage:
    ui = opened.session.ui
    assert isinstance(ui, ExplorersUi)
    page = ui.make_scoring(opened.session, UiContext(opened.theme, opened.settings))
    assert isinstance(page, ScoringPage)
    page.setParent(opened.window)
    page.resize(1200, 600)
    page.show()
    opened.table.hide()
    return page


def _finished(qtbot: QtBot, players: int = 2) -> OpenTable:
    opened = open_table(
        qtbot,
        players,
        answers={"cards": ["card mountain"]},
        scene=_two if players == 2 else _last_turn,
    )
    opened.settings.change(warn_at_end_turn=False)
    for _ in range(players):
        opened.click(opened.table.end_button)
    assert opened.session.over
    return opened


def test_the_story_shows_treasures_then_sources_then_the_result(qtbot: QtBot) -> None:
    opened = _finished(qtbot)
    steps = story(opened.session.log, 2)
    assert [step.kind for step in steps] == ["start", "treasures", "treasures", "coins", "tie", "end"]
    # Two jars pay 4, the tower 1; without villages Ben gets nothing.
    assert [step.points for step in steps[:3]] == [(10, 15), (15, 15), (15, 15)]
    assert steps[1].gains == (5, 0)
    assert steps[-1].points == (15, 15)


def test_the_page_goes_on_by_click_and_keys(qtbot: QtBot) -> None:
    opened = _finished(qtbot)
    page = _page(qtbot, opened)
    assert page.caption.text().startswith("The last era is over.")
    qtbot.mouseClick(page.stage, Qt.MouseButton.LeftButton)
    assert page.caption.text() == "Anna shows the treasures kept and gets 5 coin(s)."
    qtbot.keyClick(page, Qt.Key.Key_Right)
    assert page.caption.text().startswith("Ben ")
    qtbot.keyClick(page, Qt.Key.Key_Left)
    assert page.index == 1
    qtbot.mouseClick(page.all_button, Qt.MouseButton.LeftButton)
    assert page.told
    for index in range(len(page.steps)):
        page._go_to(index, moving=False)
        assert not page.grab().isNull()
    qtbot.mouseClick(page.next_button, Qt.MouseButton.LeftButton)
    assert page.sheet.isVisible()


def test_the_sheet_can_be_copied(qtbot: QtBot) -> None:
    opened = _finished(qtbot)
    page = _page(qtbot, opened)
    page.show_sheet()
    qtbot.mouseClick(page.sheet.copy_button, Qt.MouseButton.LeftButton)
    text = QGuiApplication.clipboard().text()
    assert text.splitlines()[0] == "\tAnna\tBen"
    assert "Discovery towers\t" in text
    assert "Treasures kept\t5\t0" in text


def test_the_sheet_of_a_running_game_tells_nothing_hidden(qtbot: QtBot) -> None:
    opened = open_table(qtbot, answers={"cards": ["card sea"]}, scene=lambda scene: scene.kept("jar", "jar"))
    ui = opened.session.ui
    assert isinstance(ui, ExplorersUi)
    sheet = ui.make_sheet(opened.session, UiContext(opened.theme, opened.settings))
    qtbot.addWidget(sheet)
    text = sheet.model.text()  # type: ignore[attr-defined]
    assert "Treasure cards kept\t2\t0" in text
    assert "Treasures kept\t" not in text
    opened.click_space("7,10")
    assert sheet.model.text() == text  # type: ignore[attr-defined]


def test_a_solo_result(qtbot: QtBot) -> None:
    opened = _finished(qtbot, 1)
    page = _page(qtbot, opened)
    page.tell_all()
    assert page.caption.text() == "Not won: 0 of 120 coins and 0 of 3 objectives."
    assert not page.grab().isNull()


def test_no_story_before_the_end() -> None:
    scene = Scene().play("* card mountain")
    assert story(scene.events, 1) == []
    assert not any(isinstance(event, tell.CoinsCounted) for event in scene.events)
