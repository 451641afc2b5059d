"""Contrast and colour vision, measured: the formulas are WCAG 2's and a published simulation of each deficiency."""

import itertools
from dataclasses import fields

import pytest
from PySide6.QtGui import QColor

from ui.theme.palette import EMBLEMS, LANTERN, PAPER, Palette, blend, tint

TEXT = 4.5
PIECE = 3.0
THEMES = pytest.mark.parametrize("palette", [PAPER, LANTERN], ids=lambda palette: palette.name)

# What colour vision makes of linear red, green, blue (Machado, Oliveira and Fernandes 2009, severity 1).
VISION = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: QColor) -> tuple[float, float, float]:
    def one(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    return one(colour.redF()), one(colour.greenF()), one(colour.blueF())


def luminance(colour: QColor) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: QColor, second: QColor) -> float:
    bright, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def lab(rgb: tuple[float, float, float]) -> tuple[float, float, float]:
    """CIE L*a*b* (white D65) of linear red, green, blue."""
    red, green, blue = (min(1.0, max(0.0, part)) for part in rgb)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883

    def curve(part: float) -> float:
        return part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116

    return 116 * curve(y) - 16, 500 * (curve(x) - curve(y)), 200 * (curve(y) - curve(z))


def seen(colour: QColor, vision: str) -> tuple[float, float, float]:
    rgb = linear(colour)
    red, green, blue = (sum(a * b for a, b in zip(row, rgb, strict=True)) for row in VISION[vision])
    return lab((red, green, blue))


def test_the_formula_is_wcags() -> None:
    assert contrast(QColor("#000000"), QColor("#ffffff")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("#ffffff")) == pytest.approx(4.48, abs=0.01)
    assert contrast(QColor("#ff0000"), QColor("#ffffff")) == pytest.approx(4.0, abs=0.01)


@THEMES
@pytest.mark.parametrize("ground", ["desk", "paper", "panel", "field", "hover", "pressed"])
@pytest.mark.parametrize("ink", ["ink", "muted_ink"])
def test_text_stands_out_from_every_surface(palette: Palette, ground: str, ink: str) -> None:
    assert contrast(getattr(palette, ink), getattr(palette, ground)) >= TEXT


@THEMES
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("selected_ink", "selected"),
        ("accent_ink", "accent"),
        ("accent_ink", "accent_hover"),
        ("accent_ink", "accent_pressed"),
        ("danger_ink", "danger"),
        ("danger", "panel"),
        ("danger", "paper"),
        ("warning_ink", "warning"),
        ("good_ink", "good"),
        ("good", "panel"),
        ("river_ink", "river"),
        ("river_ink", "river_deep"),
        ("bank_ink", "bank"),
        ("die_pip", "die_face"),
        ("coin_ink", "coin"),
        ("terrace_ink", "hills"),
        ("terrace_ink", "column_lit"),
    ],
)
def test_text_stands_out_from_its_own_ground(palette: Palette, ink: str, ground: str) -> None:
    assert contrast(getattr(palette, ink), getattr(palette, ground)) >= TEXT


@THEMES
def test_text_stands_out_from_the_terraces(palette: Palette) -> None:
    assert min(contrast(palette.terrace_ink, terrace) for terrace in palette.terraces) >= TEXT


@THEMES
def test_disabled_words_can_be_read(palette: Palette) -> None:
    assert contrast(palette.disabled_ink, palette.disabled) >= PIECE
    assert contrast(palette.disabled_ink, palette.panel) >= PIECE
    assert contrast(palette.die_dimmed_pip, palette.die_dimmed_face) >= PIECE


@THEMES
def test_the_focus_and_edges_of_inputs_show(palette: Palette) -> None:
    for ground in (palette.desk, palette.paper, palette.panel, palette.field):
        assert contrast(palette.focus, ground) >= PIECE
    for ground in (palette.paper, palette.panel, palette.field):
        assert contrast(palette.strong_line, ground) >= PIECE
        assert contrast(palette.accent, ground) >= PIECE
        assert contrast(palette.glow, ground) >= PIECE
    assert min(contrast(palette.glow, terrace) for terrace in palette.terraces) >= PIECE


@THEMES
def test_words_on_the_progress_bar_can_be_read(palette: Palette) -> None:
    assert contrast(palette.ink, blend(palette.panel, palette.accent, 0.45)) >= TEXT


@THEMES
def test_seat_colours_stand_out_from_where_tents_stand(palette: Palette) -> None:
    grounds = (palette.paper, palette.panel, palette.field, palette.column_lit, *palette.terraces)
    for seat in palette.seats:
        for ground in grounds:
            assert contrast(seat.fill, ground) >= PIECE, seat.name
    for seat in (*palette.seats, palette.solo):
        assert contrast(seat.ink, seat.fill) >= TEXT, seat.name
        for ground in grounds:
            best = max(contrast(seat.edge, ground), contrast(seat.fill, ground))
            assert best >= PIECE, seat.name


@THEMES
@pytest.mark.parametrize(
    ("fill", "edge"),
    [
        ("die_face", "die_edge"),
        ("coin", "coin_edge"),
        ("gem_clear", "gem_edge"),
        ("gem_blue", "gem_edge"),
        ("gem_red", "gem_edge"),
        ("rock_black", "rock_black_edge"),
        ("rock_white", "rock_white_edge"),
        ("boat_hull", "piece_edge"),
    ],
)
def test_pieces_stand_out_by_body_or_outline(palette: Palette, fill: str, edge: str) -> None:
    for ground in (
        palette.paper,
        palette.panel,
        palette.desk,
        palette.river,
        palette.hills,
        *palette.terraces,
    ):
        best = max(contrast(getattr(palette, part), ground) for part in (fill, edge))
        assert best >= PIECE


@THEMES
@pytest.mark.parametrize("vision", VISION)
def test_seat_colours_stay_apart(palette: Palette, vision: str) -> None:
    # A difference of 10 in L*a*b* is plain at a glance; about 2 is the least that can be seen.
    for first, second in itertools.combinations(palette.seats, 2):
        apart = sum(
            (a - b) ** 2 for a, b in zip(seen(first.fill, vision), seen(second.fill, vision), strict=True)
        )
        assert apart**0.5 >= 10, (first.name, second.name)


@THEMES
def test_no_two_seats_share_an_emblem(palette: Palette) -> None:
    assert [seat.name for seat in palette.seats] == ["blue", "vermilion", "green", "amber", "purple", "sky"]
    emblems = [seat.emblem for seat in (*palette.seats, palette.solo)]
    assert emblems == list(EMBLEMS)
    assert palette.seat("white") is palette.solo
    with pytest.raises(KeyError):
        palette.seat("mauve")


def test_both_themes_name_the_same_emblems() -> None:
    for light, dark in zip(PAPER.seats, LANTERN.seats, strict=True):
        assert (light.name, light.emblem) == (dark.name, dark.emblem)


@THEMES
def test_colours_are_readable_values(palette: Palette) -> None:
    for field in fields(palette):
        value = getattr(palette, field.name)
        if isinstance(value, QColor):
            assert value.isValid(), field.name


def test_tint_and_blend_leave_the_palette_alone() -> None:
    before = PAPER.ink.rgba()
    assert tint(PAPER.ink, 0.5).alpha() == 128
    assert blend(QColor("#000000"), QColor("#ffffff"), 0.5).red() == 128
    assert PAPER.ink.rgba() == before
