"""Emblems, pieces, paper and icon: drawn, told apart, inside their place, the same every time."""

import itertools
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from ui.theme.app_icon import app_icon
from ui.theme.craft import paint_boat, paint_chest, paint_tent
from ui.theme.emblems import emblem_icon, emblem_path, paint_emblem, paint_emblem_mark
from ui.theme.glyphs import GLYPHS, glyph_icon, paint_glyph
from ui.theme.palette import EMBLEMS, LANTERN, PAPER, Palette
from ui.theme.paper import (
    paint_border,
    paint_compass,
    paint_desk,
    paint_paper,
    paint_rhumb_lines,
    paint_rule,
    paint_sheet,
)
from ui.theme.pieces import GEM_KINDS, DieState, gem_colour, paint_coin, paint_die, paint_gem, paint_rock

Draw = Callable[[QPainter, QRectF, Palette], None]

PIECES: dict[str, Draw] = {
    **{f"die {value}": lambda p, r, c, v=value: paint_die(p, r, v, c) for value in range(7)},
    **{
        f"die {state.value}": lambda p, r, c, s=state: paint_die(p, r, 5, c, s)
        for state in (DieState.DIMMED, DieState.CHOSEN)
    },
    **{f"coin {value}": lambda p, r, c, v=value: paint_coin(p, r, c, v) for value in (None, 1, 10, 100)},
    **{f"gem {kind}": lambda p, r, c, k=kind: paint_gem(p, r, k, c) for kind in GEM_KINDS},
    "rock black": paint_rock,
    "rock white": lambda p, r, c: paint_rock(p, r, c, white=True),
    **{
        f"tent {name}": lambda p, r, c, n=name: paint_tent(p, r, c.seat(n), c)
        for name in ("blue", "vermilion", "green", "amber", "purple", "sky", "white")
    },
    "boat": paint_boat,
    "chest closed": paint_chest,
    "chest open": lambda p, r, c: paint_chest(p, r, c, opened=True),
}


def drawn(draw: Draw, side: int, palette: Palette, margin: int = 0) -> QImage:
    image = QImage(side + 2 * margin, side + 2 * margin, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    pen, brush, world = painter.pen(), painter.brush(), painter.worldTransform()
    try:
        draw(painter, QRectF(margin, margin, side, side), palette)
        assert (painter.pen(), painter.brush(), painter.worldTransform()) == (pen, brush, world)
        assert painter.opacity() == 1.0
    finally:
        # A painter that outlives its picture takes the whole process down.
        painter.end()
    return image


def share_painted(image: QImage) -> float:
    cells = [image.pixelColor(x, y).alpha() > 40 for x in range(image.width()) for y in range(image.height())]
    return sum(cells) / len(cells)


@pytest.mark.parametrize("palette", [PAPER, LANTERN], ids=lambda palette: palette.name)
@pytest.mark.parametrize("side", [12, 24, 300])
@pytest.mark.parametrize("name", PIECES)
def test_pieces_fill_their_place_and_stay_in_it(
    qapp: QApplication, name: str, side: int, palette: Palette
) -> None:
    margin = 4
    image = drawn(PIECES[name], side, palette, margin)
    inside = image.copy(margin, margin, side, side)
    assert share_painted(inside) > 0.3
    for x, y in itertools.product(range(image.width()), repeat=2):
        if not (margin - 1 <= x <= side + margin and margin - 1 <= y <= side + margin):
            assert image.pixelColor(x, y).alpha() == 0, (x, y)
        if side > 24 and x > margin:
            break


@pytest.mark.parametrize("side", [12, 40])
def test_no_two_pieces_look_the_same(qapp: QApplication, side: int) -> None:
    pictures = {name: drawn(draw, side, PAPER) for name, draw in PIECES.items()}
    for first, second in itertools.combinations(pictures, 2):
        assert pictures[first] != pictures[second], (first, second)


@pytest.mark.parametrize("value", range(7))
def test_a_die_shows_as_many_pips_as_its_value(qapp: QApplication, value: int) -> None:
    image = drawn(lambda p, r, c: paint_die(p, r, value, c), 60, PAPER)
    dark = {(x, y) for x in range(10, 50) for y in range(10, 50) if image.pixelColor(x, y).lightness() < 90}
    pips = 0
    while dark:
        pips += 1
        edge = [dark.pop()]
        while edge:
            x, y = edge.pop()
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near in dark:
                    dark.remove(near)
                    edge.append(near)
    assert pips == value


def outline_difference(first: str, second: str) -> float:
    square = QRectF(0, 0, 100, 100)
    one, two = emblem_path(first, square), emblem_path(second, square)
    points = [QPointF(x, y) for x in range(2, 100, 4) for y in range(2, 100, 4)]
    return sum(one.contains(point) != two.contains(point) for point in points) / len(points)


def test_emblems_differ_in_shape() -> None:
    for first, second in itertools.combinations(EMBLEMS, 2):
        assert outline_difference(first, second) > 0.04, (first, second)
    with pytest.raises(KeyError):
        emblem_path("spiral", QRectF(0, 0, 9, 9))


@pytest.mark.parametrize("emblem", EMBLEMS)
def test_emblems_stay_in_their_place(emblem: str) -> None:
    place = QRectF(10, 20, 60, 40)
    bounds = emblem_path(emblem, place).boundingRect()
    assert place.adjusted(-1, -1, 1, 1).contains(bounds)
    assert abs(bounds.center().x() - place.center().x()) < 1


def test_an_emblem_is_painted_in_the_seats_colour(qapp: QApplication) -> None:
    seat = PAPER.seat("green")
    image = drawn(lambda p, r, c: paint_emblem(p, r, seat), 40, PAPER)
    assert image.pixelColor(20, 20) == seat.fill
    mark = drawn(lambda p, r, c: paint_emblem_mark(p, r, seat), 40, PAPER)
    assert mark.pixelColor(20, 20) == seat.ink
    bare = drawn(lambda p, r, c: paint_emblem(p, r, seat, outlined=False), 40, PAPER)
    cells = [(x, y) for x in range(40) for y in range(40)]
    assert seat.edge in [image.pixelColor(x, y) for x, y in cells]
    assert seat.edge not in [bare.pixelColor(x, y) for x, y in cells]


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0, 3.0])
def test_icons_are_drawn_for_the_pixel_ratio(qapp: QApplication, ratio: float) -> None:
    for icon in (emblem_icon(PAPER.seat("amber"), 20), glyph_icon("undo", 20, PAPER.ink)):
        pixmap = icon.pixmap(QSize(20, 20), ratio)
        assert pixmap.size() == QSize(round(20 * ratio), round(20 * ratio))


def test_glyphs_are_all_different(qapp: QApplication) -> None:
    pictures = [drawn(lambda p, r, c, n=name: paint_glyph(p, r, n, c.ink), 24, PAPER) for name in GLYPHS]
    for first, second in itertools.combinations(pictures, 2):
        assert first != second
    with pytest.raises(KeyError):
        drawn(lambda p, r, c: paint_glyph(p, r, "unknown", c.ink), 24, PAPER)


def test_an_unknown_gem_is_an_error() -> None:
    with pytest.raises(KeyError):
        gem_colour("green", PAPER)


@pytest.mark.parametrize("palette", [PAPER, LANTERN], ids=lambda palette: palette.name)
def test_paper_has_a_grain_that_is_always_the_same(qapp: QApplication, palette: Palette) -> None:
    def page(painter: QPainter, rect: QRectF, colours: Palette) -> None:
        paint_desk(painter, rect, colours)
        paint_sheet(painter, rect, colours)
        paint_compass(painter, rect, colours, faint=True)
        paint_rule(painter, rect.topLeft(), rect.bottomRight(), colours)
        paint_rhumb_lines(painter, rect, rect.center(), colours)

    assert drawn(page, 120, palette) == drawn(page, 120, palette)
    sheet = drawn(paint_paper, 192, palette)
    colours = {sheet.pixelColor(x, y).rgba() for x in range(192) for y in range(192)}
    assert len(colours) > 20
    average = sum(sheet.pixelColor(x, y).lightness() for x in range(192) for y in range(192)) / 192**2
    assert abs(average - palette.paper.lightness()) < 4


def test_the_grain_goes_on_without_a_seam(qapp: QApplication) -> None:
    sheet = drawn(paint_paper, 384, PAPER)
    assert sheet.copy(0, 0, 192, 192) == sheet.copy(192, 192, 192, 192)

    def jump(x: int) -> float:
        pairs = [(sheet.pixelColor(x - 1, y), sheet.pixelColor(x, y)) for y in range(384)]
        return sum(abs(a.lightness() - b.lightness()) for a, b in pairs) / 384

    inside = max(jump(x) for x in range(20, 180, 7))
    assert jump(192) <= inside * 1.5


def test_a_border_leaves_the_middle_free(qapp: QApplication) -> None:
    image = drawn(lambda p, r, c: paint_border(p, r.adjusted(8, 8, -8, -8), c), 100, PAPER)
    assert share_painted(image.copy(25, 25, 50, 50)) == 0
    assert share_painted(image) > 0.05


def test_the_icon_is_made_from_its_drawing(qapp: QApplication) -> None:
    drawing = (Path(__file__).parents[2] / "resources" / "icons" / "app.svg").read_bytes()
    icon = app_icon(drawing)
    for side in (16, 48, 256):
        image = icon.pixmap(side, side).toImage()
        assert image.size() == QSize(side, side)
        assert share_painted(image) > 0.5
        assert image.pixelColor(0, 0).alpha() == 0
    assert len({QColor(icon.pixmap(64, 64).toImage().pixel(x, 28)).rgb() for x in range(64)}) > 8


def test_a_broken_icon_is_told() -> None:
    with pytest.raises(ValueError, match="icon"):
        app_icon(b"<svg")
