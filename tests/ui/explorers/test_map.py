"""The map widget: where hexes are, what is lit, zoom and pan, keys, colours."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine.explorers.board import Board
from engine.explorers.cards import DESERT, GRASSLAND, LAND_TERRAINS, MOUNTAIN, SEA
from engine.explorers.options import ExplorersOptions
from tests.engine.explorers.scene import Scene, explorers, spaces
from ui.explorers.map.colours import map_colours
from ui.explorers.map.geometry import bounds_of, centre, fit, hexagon
from ui.explorers.map.layers import EXPLORE
from ui.explorers.map.outline import is_hole, loops
from ui.explorers.map.pieces import MapState
from ui.explorers.map.regions import regions_left
from ui.explorers.map.small import map_picture
from ui.explorers.map.view import ExplorersMap
from ui.theme.palette import LANTERN, PAPER, Palette
from ui.theme.theme import Theme

# Pictures need an application.
pytestmark = pytest.mark.usefixtures("qapp")

MAPS = ("avenia", "aghon", "kazan", "cnidaria")


def _board(name: str) -> Board:
    return explorers().board(ExplorersOptions(name))


@pytest.fixture
def shown(qtbot: QtBot) -> Callable[..., ExplorersMap]:
    windows: list[QWidget] = []

    def show(
        name: str = "avenia", size: tuple[int, int] = (760, 620), scene: Scene | None = None
    ) -> ExplorersMap:
        theme = Theme()
        theme.set_choice("paper")
        theme.set_speed("normal")
        scene = scene or Scene(name)
        window = QWidget()
        window.resize(*size)
        widget = ExplorersMap(scene.board, theme, window)
        widget.resize(*size)
        widget.show_state(MapState(scene.board, scene.seat(), "blue"))
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.show()
        window.activateWindow()
        windows.append(window)
        return widget

    return show


@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("size", [(300, 240), (760, 620), (2300, 700)])
def test_every_hex_is_on_the_sheet_and_found_at_its_middle(name: str, size: tuple[int, int]) -> None:
    board = _board(name)
    place, scale = fit(board, *size)
    assert place.frame.width() * scale == pytest.approx(size[0])
    assert place.frame.height() * scale == pytest.approx(size[1])
    for space in board.spaces:
        assert place.space_at(centre(space)) == space
        assert all(place.chart.contains(corner) for corner in hexagon(space))
    outside = bounds_of(board).topLeft() - QPointF(5, 5)
    assert place.space_at(outside) == -1


def test_kazan_has_two_craters_and_no_other_map_a_hole() -> None:
    holes = {name: sum(is_hole(loop) for loop in loops(_board(name), _board(name).all)) for name in MAPS}
    assert holes == {"avenia": 0, "aghon": 0, "kazan": 2, "cnidaria": 0}


def test_clicks_choose_lit_hexes_only(qtbot: QtBot, shown: Callable[..., ExplorersMap]) -> None:
    widget = shown()
    lit, other = spaces("8,13 9,12")
    widget.set_lit({lit: EXPLORE})
    with qtbot.waitSignal(widget.space_chosen) as chosen:
        qtbot.mouseClick(widget.viewport(), Qt.MouseButton.LeftButton, pos=widget.point_of(lit))
    assert chosen.args == [lit]
    with qtbot.waitSignal(widget.refused_space) as refused:
        qtbot.mouseClick(widget.viewport(), Qt.MouseButton.LeftButton, pos=widget.point_of(other))
    assert refused.args == [other]


def _turn_wheel(widget: ExplorersMap, at: QPoint, notches: int) -> None:
    event = QWheelEvent(
        QPointF(at),
        QPointF(widget.viewport().mapToGlobal(at)),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget.viewport(), event)


def test_the_wheel_zooms_towards_the_pointer(shown: Callable[..., ExplorersMap]) -> None:
    widget = shown()
    space = spaces("8,11")[0]
    at = widget.point_of(space)
    _turn_wheel(widget, at, 4)
    assert widget.zoom == pytest.approx(1.25**4)
    assert (widget.point_of(space) - at).manhattanLength() <= 2
    assert widget.repaint_waits
    _turn_wheel(widget, at, 20)
    assert widget.zoom == pytest.approx(4.0)
    _turn_wheel(widget, at, -40)
    assert widget.zoom == pytest.approx(1.0)


def test_a_drag_moves_a_zoomed_map_and_chooses_nothing(
    qtbot: QtBot, shown: Callable[..., ExplorersMap]
) -> None:
    widget = shown()
    widget.zoom_to(3.0, centre(spaces("8,11")[0]))
    space = spaces("8,11")[0]
    widget.set_lit({space: EXPLORE})
    before = widget.point_of(space)
    viewport = widget.viewport()
    with qtbot.assertNotEmitted(widget.space_chosen), qtbot.assertNotEmitted(widget.refused_space):
        qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=before)
        qtbot.mouseMove(viewport, before + QPoint(40, 30))
        qtbot.mouseMove(viewport, before + QPoint(60, 40))
        qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=before + QPoint(60, 40))
    moved = widget.point_of(space) - before
    assert (moved - QPoint(60, 40)).manhattanLength() <= 4


def test_the_whole_map_cannot_be_moved_away(qtbot: QtBot, shown: Callable[..., ExplorersMap]) -> None:
    widget = shown()
    before = widget.point_of(spaces("8,11")[0])
    qtbot.mousePress(widget.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(200, 200))
    qtbot.mouseMove(widget.viewport(), QPoint(300, 260))
    qtbot.mouseRelease(widget.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 260))
    assert widget.point_of(spaces("8,11")[0]) == before


def test_arrows_move_a_ring_and_enter_chooses(qtbot: QtBot, shown: Callable[..., ExplorersMap]) -> None:
    widget = shown()
    first, second = spaces("8,13 9,12")
    widget.set_lit({first: EXPLORE, second: EXPLORE})
    widget.take_keys()
    assert widget.ring_space in (first, second)
    qtbot.keyClick(widget, Qt.Key.Key_PageDown)
    qtbot.keyClick(widget, Qt.Key.Key_PageUp)
    here = widget.ring_space
    with qtbot.waitSignal(widget.space_chosen) as chosen:
        qtbot.keyClick(widget, Qt.Key.Key_Return)
    assert chosen.args == [here]
    qtbot.keyClick(widget, Qt.Key.Key_Up)
    assert widget.ring_space == here - 200
    qtbot.keyClick(widget, Qt.Key.Key_Plus)
    assert widget.zoom > 1
    qtbot.keyClick(widget, Qt.Key.Key_0)
    assert widget.zoom == 1


def test_what_happened_moves_and_a_click_ends_it(qtbot: QtBot, shown: Callable[..., ExplorersMap]) -> None:
    scene = Scene().play("* card grassland")
    widget = shown(scene=scene)
    scene.explore("8,13")
    widget.animate(scene.events, MapState(scene.board, scene.seat(), "blue"))
    assert widget.moving
    qtbot.mousePress(widget.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert not widget.moving


def test_how_much_of_a_region_is_left() -> None:
    scene = Scene().explorers("8,13 7,14")
    region = next(
        found for found in regions_left(scene.board, scene.seat()) if found.space == spaces("9,14")[0]
    )
    assert (region.hexes, region.left, region.begun, region.on_blank) == (3, 1, True, True)
    # Regions without a blank space and regions with a village show nothing.
    assert len(regions_left(_board("kazan"), Scene("kazan").seat())) == 20
    village = Scene().villages("7,14")
    assert len(regions_left(village.board, village.seat())) == 29


def _luminance(colour: QColor) -> float:
    parts = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def _contrast(one: QColor, other: QColor) -> float:
    high, low = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("palette", [PAPER, LANTERN], ids=["paper", "lantern"])
def test_terrains_differ_in_brightness(palette: Palette) -> None:
    grounds = map_colours(palette).grounds
    assert _contrast(grounds[GRASSLAND].wash, grounds[MOUNTAIN].wash) > 1.8
    assert _contrast(grounds[GRASSLAND].wash, grounds[DESERT].wash) > 1.4
    assert _contrast(grounds[DESERT].wash, grounds[MOUNTAIN].wash) > 2.5
    for name in LAND_TERRAINS:
        assert grounds[name].wash.hue() != grounds[SEA].wash.hue()
        assert _contrast(grounds[name].dark, grounds[name].wash) > 1.4


@pytest.mark.parametrize("palette", [PAPER, LANTERN], ids=["paper", "lantern"])
def test_signs_stand_off_from_their_plates(palette: Palette) -> None:
    colours = map_colours(palette)
    assert _contrast(colours.plate_ink, colours.plate) > 7


@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("size", [QSize(60, 40), QSize(126, 104), QSize(480, 270)])
def test_small_pictures_show_pieces(name: str, size: QSize) -> None:
    scene = Scene(name)
    near = scene.board.spaces_of(scene.board.around(scene.board.capital))
    scene.explorers(" ".join(f"{space % 100},{space // 100}" for space in near if not _finds(scene, space)))
    bare = map_picture(scene.board, size, PAPER)
    full = map_picture(scene.board, size, PAPER, MapState(scene.board, scene.seat(), "vermilion"))
    assert bare.size() == size
    assert bare != full


def _finds(scene: Scene, space: int) -> bool:
    board = scene.board
    bit = 1 << board.hexes[space]
    return bool(bit & (board.discoveries | board.ruins))
