"""Score pads that are kept by themselves, reopened, renamed, deleted; players that come and go; the look."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt, QTranslator
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from engine.faraway.pad import PadPlayer, ScorePad
from tests.ui.faraway.pad.open_pad import ANNA, BEN, MemoryPads, OpenPad, open_pad
from tests.ui.memory_shelf import MemoryShelf
from tests.ui.small_ui import SmallUi
from ui.context import Facts, UiContext
from ui.faraway.pad.extra import ScorePadExtra
from ui.faraway.pad.page import ScorePadPage
from ui.main_window import MainWindow
from ui.pages.start import StartPage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True)

Opened = Callable[[], OpenPad]
EVA = PadPlayer("Eva", (2, 4))


# --- keeping ---


def test_everything_is_kept_by_itself(opened: Opened, pads: MemoryPads) -> None:
    pad = opened()
    pad.type_name(0, "Anna")
    assert not pad.page._saving.isActive(), "names alone are not worth a pad"
    pad.type_regions(0, "12 20")
    pad.qtbot.waitUntil(lambda: len(pads.kept) == 1)
    assert pads.only().players[0] == PadPlayer("Anna", (12, 20))
    pad.click(pad.sanctuary(7))
    pad.qtbot.waitUntil(lambda: pads.only().players[0].sanctuaries == (7,))
    assert pad.page.bar.choice.count() == 1


def test_nothing_is_lost_when_the_page_is_left(opened: Opened, pads: MemoryPads) -> None:
    pad = opened()
    pad.type_regions(0, "12 20 12")
    pad.window.close()
    assert pads.only().players[0].regions == (12, 20, 12), "also what cannot be right"


def test_an_untouched_pad_is_not_kept(opened: Opened, pads: MemoryPads) -> None:
    pad = opened()
    pad.window.close()
    assert pads.kept == {}


def test_reopened(opened: Opened, pads: MemoryPads) -> None:
    pads.keep(None, ScorePad((BEN, EVA)))
    pads.keep(None, ScorePad((ANNA, BEN, EVA), "Sunday"))
    pad = opened()
    assert pad.page.pad == ScorePad((ANNA, BEN, EVA), "Sunday"), "the one changed last"
    assert pad.focus() is pad.panel(0).regions
    choice = pad.page.bar.choice
    assert choice.itemText(0).startswith("Sunday – ")
    assert choice.itemText(1).startswith("Ben, Eva – ")
    choice.setFocus()
    pad.qtbot.keyClick(choice, Qt.Key.Key_Down)
    assert pad.page.pad == ScorePad((BEN, EVA))
    assert pad.page.players.panels[2].isHidden()


def test_changing_pads_keeps_the_one_that_is_left(opened: Opened, pads: MemoryPads) -> None:
    first = pads.keep(None, ScorePad((BEN, EVA)))
    second = pads.keep(None, ScorePad((ANNA, BEN)))
    pad = opened()
    pad.type_regions(1, "5")
    pad.page.open_pad(first)
    assert pads.load(second).players[1].regions == (5,)
    assert pads.load(first).players == (BEN, EVA)


def test_a_new_pad_for_the_same_people(opened: Opened, pads: MemoryPads) -> None:
    key = pads.keep(None, ScorePad((ANNA, BEN), "Sunday"))
    pad = opened()
    pad.click(pad.page.bar.new_button)
    assert pad.page.pad == ScorePad((PadPlayer("Anna"), PadPlayer("Ben")))
    assert pad.focus() is pad.panel(0).regions
    assert not pad.page.bar.new_button.isEnabled()
    assert pad.page.bar.choice.currentText() == "New, nothing entered yet"
    pad.type_regions(0, "3")
    pad.qtbot.waitUntil(lambda: len(pads.kept) == 2)
    assert pads.load(key).title == "Sunday"


def test_renamed(opened: Opened, pads: MemoryPads) -> None:
    pads.keep(None, ScorePad((ANNA, BEN)))
    pad = opened()
    pad.click(pad.page.bar.title)
    pad.qtbot.keyClicks(pad.page.bar.title, " Sunday  at home")
    pad.qtbot.waitUntil(lambda: pads.only().title == "Sunday at home")
    assert pad.page.bar.choice.currentText().startswith("Sunday at home – ")


def test_deleting_asks_for_a_second_click(opened: Opened, pads: MemoryPads) -> None:
    pads.keep(None, ScorePad((BEN, EVA)))
    pads.keep(None, ScorePad((ANNA, BEN)))
    pad = opened()
    button = pad.page.bar.delete_button
    pad.click(button)
    assert len(pads.kept) == 2
    pad.click(button)
    assert pads.only().players == (BEN, EVA)
    assert pad.page.pad == ScorePad((BEN, EVA))
    pad.click(button)
    pad.click(button)
    assert pads.kept == {}
    assert not button.isEnabled()
    pad.window.close()
    assert pads.kept == {}


def test_troubles_are_told(opened: Opened, pads: MemoryPads) -> None:
    key = pads.keep(None, ScorePad((ANNA, BEN)))
    pads.notices = ["One was damaged."]
    pad = opened()
    assert pad.page.message.text() == "One was damaged."
    pads.problem = "The disk is full."
    pad.type_regions(0, "12")
    pad.page.save()
    assert pad.page.message.text() == "The disk is full."
    assert pad.page.message.isVisible()
    pads.problem = ""
    pad.page.save()
    assert pads.load(key).players[0].regions == (12,), "it is tried again"
    pads.problem = "Not now."
    pad.click(pad.page.bar.delete_button)
    pad.click(pad.page.bar.delete_button)
    assert pad.page.message.text() == "Not now."
    assert pad.page.pad.players[0].regions == (12,)
    pads.problem = ""
    del pads.kept[key]
    pad.page.open_pad(key)
    assert pad.page.message.text() == "It is gone."
    assert pad.page.pad.players[0].regions == ()


# --- players ---


def test_players_come_and_go(opened: Opened) -> None:
    pad = opened()
    pad.type_regions(0, "12 20")
    pad.type_regions(1, "30")
    assert not pad.panel(0).remove.isVisible(), "two must be"
    for count in range(3, 7):
        pad.click(pad.page.players.add_button)
        assert len(pad.page.pad.players) == count
        assert pad.focus() is pad.panel(count - 1).name
    assert not pad.page.players.add_button.isVisible()
    pad.click(pad.panel(5).remove)
    assert len(pad.page.pad.players) == 5
    pad.click(pad.panel(0).remove)
    assert pad.problem(0) == "Click once more to remove this player with all cards."
    pad.qtbot.keyClick(pad.panel(0).remove, Qt.Key.Key_Tab)
    assert pad.problem(0) == ""
    pad.click(pad.panel(0).remove)
    pad.click(pad.panel(0).remove)
    assert [player.regions for player in pad.page.pad.players] == [(30,), (), (), ()]
    assert [player.name for player in pad.page.pad.players] == [
        "Player 1",
        "Player 2",
        "Player 3",
        "Player 4",
    ]


def test_equal_names_are_refused(opened: Opened) -> None:
    pad = opened()
    pad.type_regions(0, "3")
    pad.type_regions(1, "9")
    pad.type_name(0, "Anna")
    pad.type_name(1, "anna")
    assert pad.problem(1) == "anna is already playing. Choose another name."
    assert pad.panel(1).name.property("invalid")
    assert not pad.panel(1).regions.property("invalid")
    assert pad.fame() == [4, 5], "the journeys are right"
    pad.type_name(1, "Ben")
    assert pad.problem(1) == ""


# --- cards in large ---


def test_a_card_is_shown_large_and_put_back(opened: Opened, pads: MemoryPads) -> None:
    pads.keep(None, ScorePad((ANNA, BEN)))
    pad = opened()
    closeup = pad.page.side.closeup
    button = pad.page.side.journey.regions.buttons[1]
    pad.click(button)
    assert closeup.isVisible()
    assert pad.page.rect().contains(closeup.geometry())
    pad.qtbot.keyClick(button, Qt.Key.Key_Escape)
    assert not closeup.isVisible()
    assert pad.page.isVisible()
    with pad.qtbot.waitSignal(pad.page.back):
        pad.qtbot.keyClick(button, Qt.Key.Key_Escape)
    pad.page.side.sanctuary_picker.grid.take_focus()
    focused = pad.focus()
    assert focused is not None
    pad.qtbot.keyClick(focused, Qt.Key.Key_Space)
    assert closeup.isVisible()


# --- the look ---


@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (3840, 2160)])
@pytest.mark.parametrize("choice", ["paper", "lantern"])
def test_six_players_fit(
    qtbot: QtBot, context: UiContext, pads: MemoryPads, size: tuple[int, int], choice: str
) -> None:
    six = tuple(PadPlayer(f"Player with name {number}", (number, number + 20)) for number in range(1, 7))
    pads.keep(None, ScorePad(six, "Six"))
    context.theme.set_choice(choice)
    context.theme.fit_window(*size)
    pad = open_pad(qtbot, context, pads, size)
    pad.window.grab()
    assert (pad.window.width(), pad.window.height()) == size
    for widget in pad.page.findChildren(QPushButton) + pad.page.findChildren(QLabel):
        if widget.isVisible() and widget.text():
            room = widget.heightForWidth(widget.width()) if widget.hasHeightForWidth() else 0
            assert widget.height() >= room, widget.text()
    if size != (960, 600):
        last = pad.panel(5)
        bottom = last.mapTo(pad.page.players, QPoint(0, last.height())).y()
        assert bottom <= pad.page.players.result.y(), "all players are seen without scrolling"
        assert pad.page.side.sanctuary_picker.grid.buttons[0].width() >= 45 * context.theme.scale
    context.theme.set_choice("paper")


class Shouting(QTranslator):
    """Another language: everything in capitals."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        return text.upper() if context in ("ScorePad", "Faraway", "NewGame") else ""


def test_another_language_keeps_what_is_entered(opened: Opened, pads: MemoryPads, qapp: QApplication) -> None:
    pads.keep(None, ScorePad((ANNA, BEN, PadPlayer("Player 3", (2, 2)))))
    pad = opened()
    translator = Shouting()
    qapp.installTranslator(translator)
    try:
        QApplication.processEvents()
        assert pad.page.title.text() == "SCORE PAD"
        assert pad.panel(2).name.placeholderText() == "PLAYER 3"
        assert pad.problem(2) == "REGION 2 IS TWICE IN THIS JOURNEY."
        assert pad.page.side.views.button("best").text() == "BEST ORDER"
        assert pad.page.pad.players[0] == ANNA
    finally:
        qapp.removeTranslator(translator)
    QApplication.processEvents()
    assert pad.page.title.text() == "Score pad"


# --- the way there ---


def test_the_start_page_leads_to_the_pad_and_back(qtbot: QtBot, context: UiContext, pads: MemoryPads) -> None:
    from tests.engine.faraway.scene import faraway

    extra = ScorePadExtra(lambda: faraway().figures, lambda: pads)
    window = MainWindow(context, {"small": SmallUi()}, MemoryShelf(), Facts("1.2.3"), extras=(extra,))
    qtbot.addWidget(window)
    window.resize(1280, 720)
    start = window.show_start()
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    button = start.extra_buttons[extra.name]
    assert button.text() == "Score pad for Faraway"
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    page = window.page
    assert isinstance(page, ScorePadPage)
    assert QApplication.focusWidget() is page.players.panels[0].name
    qtbot.keyClicks(page.players.panels[0].regions, "12 20")
    qtbot.mouseClick(page.back_button, Qt.MouseButton.LeftButton)
    assert isinstance(window.page, StartPage)
    assert pads.only().players[0].regions == (12, 20)
    window.close()


def test_without_extra_pages_the_start_page_is_as_before(qtbot: QtBot, context: UiContext) -> None:
    page = StartPage(context, {"small": SmallUi()}, MemoryShelf())
    qtbot.addWidget(page)
    assert page.extra_buttons == {}
