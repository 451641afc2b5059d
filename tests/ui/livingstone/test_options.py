"""Figures of one's own copy: what is refused, and what a game is begun with; and what the pages know of the game."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.errors import OptionError
from engine.livingstone.figures import LivingstoneOptions
from tests.engine.livingstone.scene import livingstone
from ui.context import UiContext
from ui.livingstone.game_ui import LivingstoneUi
from ui.livingstone.options import LivingstoneOptionsEditor
from ui.preferences import Preferences
from ui.theme.theme import Theme

LEFT = Qt.MouseButton.LeftButton

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True)


@pytest.fixture
def editor(qtbot: QtBot) -> LivingstoneOptionsEditor:
    editor = LivingstoneOptionsEditor(livingstone().figures, UiContext(Theme(), Preferences()))
    qtbot.addWidget(editor)
    editor.show()
    return editor


def settles(editor: LivingstoneOptionsEditor) -> bool:
    """Whether the rules take what is entered."""
    options = msgspec.convert(editor.options() or {}, LivingstoneOptions)
    try:
        livingstone().settle_options(options, 3)
    except OptionError:
        return False
    return True


def test_usual_figures_are_no_options(qtbot: QtBot, editor: LivingstoneOptionsEditor) -> None:
    assert editor.options() is None
    editor.own.setChecked(True)
    assert editor.options() is None
    assert editor.problem() == ""


def test_what_is_entered_is_what_is_played(qtbot: QtBot, editor: LivingstoneOptionsEditor) -> None:
    editor.own.setChecked(True)
    editor.costs[9].setValue(7)
    editor.majority[1].setValue(5)
    editor.cards[0].setValue(2)
    editor.cards[9].setValue(4)
    assert editor.problem() == ""
    assert editor.options() == {
        "column_cost": [1, 1, 2, 2, 3, 3, 4, 4, 5, 7],
        "majority_points": [12, 10, 8, 5, 4, 2],
        "card_counts": [2, 3, 3, 1, 3, 3, 2, 1, 1, 4, 3, 1],
    }
    assert settles(editor)
    editor.own.setChecked(False)
    assert editor.options() is None, "the tick decides"
    editor.own.setChecked(True)
    assert editor.options() is not None, "what was entered is still there"
    qtbot.mouseClick(editor.back_to_book, LEFT)
    assert editor.options() is None


def test_costs_that_fall_are_refused_beside_the_field(qtbot: QtBot, editor: LivingstoneOptionsEditor) -> None:
    editor.own.setChecked(True)
    editor.costs[3].setValue(6)
    assert "5" in editor.problem()
    assert "4" in editor.problem()
    assert editor.costs_problem.isVisible()
    assert not settles(editor)
    editor.own.setChecked(False)
    assert editor.problem() == ""


def test_the_cards_add_up(qtbot: QtBot, editor: LivingstoneOptionsEditor) -> None:
    editor.own.setChecked(True)
    with qtbot.waitSignal(editor.edited):
        editor.cards[11].setValue(0)
    assert "26" in editor.problem()
    assert "27" in editor.problem()
    assert editor.cards_problem.isVisible()
    assert not settles(editor)
    editor.cards[10].setValue(4)
    assert editor.problem() == ""
    assert settles(editor)


def test_remembered_figures_come_back_and_nonsense_does_not(editor: LivingstoneOptionsEditor) -> None:
    kept = {"column_cost": [1] * 10, "majority_points": [12, 10, 9, 6, 4, 2], "card_counts": None}
    editor.set_options(kept)
    assert editor.own.isChecked()
    options = editor.options()
    assert options is not None
    assert options["column_cost"] == [1] * 10
    assert options["majority_points"] == [12, 10, 9, 6, 4, 2]
    editor.set_options({"column_cost": "dear"})
    assert not editor.own.isChecked()
    editor.set_options(None)
    assert editor.options() is None


def test_remembered_numbers_of_any_size_are_brought_into_their_range(
    editor: LivingstoneOptionsEditor,
) -> None:
    editor.set_options({"column_cost": [-(10**30), *[10**30] * 9], "card_counts": [10**30] * 12})
    assert [box.value() for box in editor.costs] == [editor.costs[0].minimum()] + [20] * 9
    assert {box.value() for box in editor.cards} == {editor.cards[0].maximum()}


def test_the_pages_know_the_same_game_as_the_rules() -> None:
    screen, game = LivingstoneUi(lambda: livingstone().figures), livingstone()
    assert screen.name == game.name
    assert screen.seat_counts() == game.seat_counts
    assert len(screen.colours()) >= game.seat_counts[-1]
    view = game.view(game.new_position(3, LivingstoneOptions()), None)
    assert screen.stage(view) == (1, 10)
    assert screen.stage_text((4, 11)) == "Round 4 of 11"
    assert screen.stage_text(()) == ""
    assert screen.part_text((4, 11)) == "Round\N{NO-BREAK SPACE}4"
    html = screen.rules_html()
    assert "Zambezi" in html
    assert "%" not in html, "every figure is filled in"
