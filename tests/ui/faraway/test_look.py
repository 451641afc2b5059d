"""What stands where, and the table in other languages, colours and sizes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, QTranslator
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine.faraway.figures import FarawayOptions
from tests.engine.faraway.scene import Scene
from tests.ui.faraway.tables import OpenTable, box, open_table
from ui.context import UiContext
from ui.faraway.game_ui import FarawayUi
from ui.faraway.options import FarawayOptionsEditor
from ui.faraway.picture import table_picture
from ui.preferences import Preferences
from ui.theme.metrics import scale_for_size
from ui.theme.palette import LANTERN, PAPER
from ui.theme.theme import Theme


class Shout(QTranslator):
    """A language that only knows capitals, and needs much room."""

    def translate(
        self, context: str | bytes, source: str | bytes, note: str | bytes | None = None, number: int = -1
    ) -> str:
        text = source if isinstance(source, str) else source.decode()
        return text.upper().replace("%N", str(number))

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def shouting() -> Iterator[Shout]:
    translator = Shout()
    yield translator
    QApplication.removeTranslator(translator)


def late(players: int) -> Scene:
    """The seventh round with as many sanctuaries as there can be."""
    names = "ABCDEF"[:players]
    rows = {name: tuple(range(start, 68, 7))[:6] for start, name in enumerate(names, start=1)}
    kept = {name: tuple(range(start, 45, 7))[:5] for start, name in enumerate(names, start=1)}
    return Scene(players, **rows).kept(**kept).begin()


def where(widget: QWidget, table: QWidget) -> QRect:
    return QRect(widget.mapTo(table, QPoint()), widget.size())


def parts(opened: OpenTable) -> dict[str, QWidget]:
    table = opened.table
    return {
        "strip": table.strip,
        "display": table.display,
        "journey": table.journey,
        "hint": table.hint,
        "hand": table.hand,
        "choice": table.choice,
        "others": table.others,
    }


def rows_of(opened: OpenTable) -> list[QWidget]:
    table = opened.table
    return [*table.own_rows, *(row for p in table.others.plates for row in (p.regions, p.sanctuaries))]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("size", [(1280, 676), (1010, 676), (960, 556), (1920, 1036), (3840, 2116)])
def test_everything_is_visible_and_nothing_overlaps(
    qtbot: QtBot, players: int, size: tuple[int, int]
) -> None:
    opened = open_table(qtbot, players, late(players), size=size)
    opened.look(scale=scale_for_size(max(1280, size[0]), size[1] + 44))
    table = opened.table
    rects = {name: where(widget, table) for name, widget in parts(opened).items()}
    for name, rect in rects.items():
        assert table.rect().contains(rect), (name, rect)
        for other, second in rects.items():
            assert name == other or not rect.intersects(second), (name, other)
    for row in rows_of(opened):
        for button in row.buttons:  # type: ignore[attr-defined]
            if button.isVisible():
                assert row.rect().contains(button.geometry()), (row.accessibleName(), button.geometry())
                assert button.card_rect().width() >= (24 if size[1] >= 676 else 15)
    for plate in table.others.plates:
        assert table.others.rect().contains(plate.geometry())
    if size == (1280, 676):
        assert all(button.card_rect().width() >= 84 for button in table.journey.regions.shown)
        assert all(button.card_rect().width() >= 84 for button in table.hand.shown)
        least = {2: 70, 3: 70, 4: 42, 5: 34, 6: 34}[players]
        others = [button for plate in table.others.plates for button in plate.regions.shown]
        assert all(button.card_rect().width() >= least for button in others)


def test_a_tall_window_has_four_and_four(qtbot: QtBot) -> None:
    opened = open_table(qtbot, 3, late(3), size=(1000, 1500))
    assert opened.table.journey.regions.rows == 2
    wide = open_table(qtbot, 3, late(3))
    assert wide.table.journey.regions.rows == 1


def test_many_drawn_sanctuaries_stay_inside(qtbot: QtBot) -> None:
    """Twelve at once: they overlap rather than leave the panel."""
    opened = open_table(qtbot, 2, late(2))
    choice = opened.table.choice
    choice.show_drawn(range(1, 13), possible=True, picked=None)
    assert len(choice.drawn.shown) == 12
    for button in choice.drawn.shown:
        assert choice.drawn.rect().contains(button.geometry())


def test_every_card_has_a_name(qtbot: QtBot) -> None:
    opened = open_table(qtbot, 3, late(3))
    for row in rows_of(opened):
        assert row.accessibleName()
        for button in row.buttons:  # type: ignore[attr-defined]
            assert not button.isVisible() or button.accessibleName()
    for widget in (opened.table.strip, opened.table.display, opened.table.hint, opened.table.journey.head):
        assert widget.accessibleName()


def test_each_row_is_one_stop_for_the_tab_key(qtbot: QtBot) -> None:
    from PySide6.QtCore import Qt

    opened = open_table(qtbot, 3, late(3))
    for row in rows_of(opened):
        stops = [
            button
            for button in row.buttons  # type: ignore[attr-defined]
            if button.isVisible() and button.focusPolicy() == Qt.FocusPolicy.StrongFocus
        ]
        assert len(stops) <= 1


def test_another_language_at_once(qtbot: QtBot, shouting: Shout) -> None:
    opened = open_table(qtbot, 3, late(3))
    opened.hover(opened.table.hand, opened.numbers(opened.table.hand)[0])
    QApplication.installTranslator(shouting)
    QApplication.processEvents()
    table = opened.table
    assert table.hint.text() == "CHOOSE A REGION OF YOUR HAND TO EXPLORE."
    assert table.choice.button.text() == "EXPLORE"
    assert table.strip.accessibleName().startswith("ROUND 7 OF 8")
    choice = table.choice.button
    assert choice.width() >= choice.sizeHint().width()
    assert not table.grab().isNull()


def test_other_colours_and_sizes_at_once(qtbot: QtBot) -> None:
    opened = open_table(qtbot, 5, late(5))
    before = opened.table.grab().toImage()
    opened.look("lantern")
    assert opened.table.grab().toImage() != before
    opened.table.resize(2560, 1400)
    opened.look("lantern", 2.0)
    assert opened.table.hint.height() == 2 * 26


@pytest.mark.parametrize("players", [2, 6])
def test_the_small_picture(qapp: QApplication, players: int) -> None:
    scene = late(players)
    from tests.ui.faraway.tables import seats_of

    seats = seats_of(players)
    empty = table_picture(Scene(players).begin().view(None), seats, QSize(480, 270), PAPER, box())
    image = table_picture(scene.view(None), seats, QSize(480, 270), PAPER, box())
    assert image.size() == QSize(480, 270)
    assert image != empty
    assert image != table_picture(scene.view(None), seats, QSize(480, 270), LANTERN, box())


def test_the_option(qtbot: QtBot) -> None:
    editor = FarawayUi(lambda: box().figures).make_options(UiContext(Theme(), Preferences()))
    assert isinstance(editor, FarawayOptionsEditor)
    qtbot.addWidget(editor)
    assert editor.options() is None
    with qtbot.waitSignal(editor.edited):
        editor.opening_choice.click()
    assert editor.options() == {"opening_choice": True}
    assert FarawayOptions(**(editor.options() or {})).opening_choice
    editor.set_options(None)
    assert editor.options() is None
    editor.set_options({"opening_choice": "yes", "other": 1})
    assert editor.options() is None
    assert editor.problem() == ""
