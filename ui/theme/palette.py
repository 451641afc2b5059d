"""The colours of the two themes, each under the name of what it is for.

Colours are `QColor` values. They are shared: never change one in place, derive a new one with `tint` or
`blend`.
"""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication

EMBLEMS = ("circle", "triangle", "square", "star", "diamond", "hexagon", "ring")


@dataclass(frozen=True)
class SeatColour:
    """One player's colour and emblem (one of EMBLEMS).

    `fill` is the colour itself, `ink` what is written on it, `edge` its outline against the ground.
    """

    name: str
    emblem: str
    fill: QColor
    ink: QColor
    edge: QColor


@dataclass(frozen=True)
class Palette:
    """Every colour of one theme. Names say the role, never the hue."""

    name: str
    dark: bool
    # Surfaces
    desk: QColor
    desk_shade: QColor
    paper: QColor
    panel: QColor
    field: QColor
    hover: QColor
    pressed: QColor
    selected: QColor
    selected_ink: QColor
    disabled: QColor
    shadow: QColor
    # Writing
    ink: QColor
    muted_ink: QColor
    disabled_ink: QColor
    line: QColor
    strong_line: QColor
    # What matters
    accent: QColor
    accent_hover: QColor
    accent_pressed: QColor
    accent_ink: QColor
    danger: QColor
    danger_ink: QColor
    warning: QColor
    warning_ink: QColor
    good: QColor
    good_ink: QColor
    focus: QColor
    glow: QColor
    # The river board
    river: QColor
    river_deep: QColor
    river_ink: QColor
    foam: QColor
    falls: QColor
    mist: QColor
    bank: QColor
    bank_ink: QColor
    terraces: tuple[QColor, QColor, QColor, QColor, QColor, QColor]
    terrace_ink: QColor
    terrace_line: QColor
    hills: QColor
    hill_shade: QColor
    column_lit: QColor
    # Pieces
    die_face: QColor
    die_edge: QColor
    die_pip: QColor
    die_dimmed_face: QColor
    die_dimmed_pip: QColor
    coin: QColor
    coin_rim: QColor
    coin_edge: QColor
    coin_ink: QColor
    gem_clear: QColor
    gem_blue: QColor
    gem_red: QColor
    gem_edge: QColor
    gem_shine: QColor
    rock_black: QColor
    rock_black_edge: QColor
    rock_white: QColor
    rock_white_edge: QColor
    wood: QColor
    wood_dark: QColor
    brass: QColor
    piece_edge: QColor
    boat_hull: QColor
    boat_cabin: QColor
    boat_funnel: QColor
    smoke: QColor
    # Players
    seats: tuple[SeatColour, SeatColour, SeatColour, SeatColour, SeatColour, SeatColour]
    solo: SeatColour

    def seat(self, name: str) -> SeatColour:
        """The seat colour called `name` ("blue" to "sky", "white" for solo tents); KeyError when unknown."""
        for colour in (*self.seats, self.solo):
            if colour.name == name:
                return colour
        raise KeyError(name)


def tint(colour: QColor, alpha: float) -> QColor:
    """A copy of `colour` with the opacity `alpha` from 0 to 1."""
    copy = QColor(colour)
    copy.setAlphaF(alpha)
    return copy


def blend(first: QColor, second: QColor, share: float) -> QColor:
    """The mixture of two colours; `share` from 0 (all `first`) to 1 (all `second`)."""
    return QColor.fromRgbF(
        first.redF() + (second.redF() - first.redF()) * share,
        first.greenF() + (second.greenF() - first.greenF()) * share,
        first.blueF() + (second.blueF() - first.blueF()) * share,
        first.alphaF() + (second.alphaF() - first.alphaF()) * share,
    )


def _seat(name: str, emblem: str, fill: str, ink: str, edge: str) -> SeatColour:
    return SeatColour(name, emblem, QColor(fill), QColor(ink), QColor(edge))


_c = QColor

PAPER = Palette(
    name="paper",
    dark=False,
    desk=_c("#d9c7a6"),
    desk_shade=_c("#c3ac84"),
    paper=_c("#f8f1e0"),
    panel=_c("#fcf7ea"),
    field=_c("#fffdf6"),
    hover=_c("#efe4cb"),
    pressed=_c("#e2d3b2"),
    selected=_c("#1f5a63"),
    selected_ink=_c("#fffaf0"),
    disabled=_c("#ece2cd"),
    shadow=_c(60, 40, 20, 70),
    ink=_c("#2a2018"),
    muted_ink=_c("#5b4936"),
    disabled_ink=_c("#857560"),
    line=_c("#cdbb98"),
    strong_line=_c("#846f50"),
    accent=_c("#1f5a63"),
    accent_hover=_c("#2a6d77"),
    accent_pressed=_c("#17464e"),
    accent_ink=_c("#fffaf0"),
    danger=_c("#a32a1a"),
    danger_ink=_c("#fffaf0"),
    warning=_c("#f3d68a"),
    warning_ink=_c("#3d2c06"),
    good=_c("#3c6b2f"),
    good_ink=_c("#fffaf0"),
    focus=_c("#0b57c2"),
    glow=_c("#c9560c"),
    river=_c("#b9d9df"),
    river_deep=_c("#8dbcc8"),
    river_ink=_c("#173e4a"),
    foam=_c("#eef8f8"),
    falls=_c("#d8edf0"),
    mist=_c("#f4f9f7"),
    bank=_c("#ecdcb4"),
    bank_ink=_c("#43331a"),
    terraces=(_c("#f9e6c2"), _c("#f3e8c1"), _c("#ebe9c1"), _c("#e2eac3"), _c("#daeac9"), _c("#d3ebd1")),
    terrace_ink=_c("#463a20"),
    terrace_line=_c("#9c8c62"),
    hills=_c("#c9e3c2"),
    hill_shade=_c("#8ea579"),
    column_lit=_c("#fffbe6"),
    die_face=_c("#fffdf5"),
    die_edge=_c("#4a3b2a"),
    die_pip=_c("#221911"),
    die_dimmed_face=_c("#e9dfca"),
    die_dimmed_pip=_c("#87775f"),
    coin=_c("#e9bd4f"),
    coin_rim=_c("#c99627"),
    coin_edge=_c("#6e4c0c"),
    coin_ink=_c("#33230a"),
    gem_clear=_c("#dff2f5"),
    gem_blue=_c("#2f6fc9"),
    gem_red=_c("#c02a3c"),
    gem_edge=_c("#2b2a33"),
    gem_shine=_c("#ffffff"),
    rock_black=_c("#3c3a3d"),
    rock_black_edge=_c("#151316"),
    rock_white=_c("#fdfaf2"),
    rock_white_edge=_c("#4d463c"),
    wood=_c("#a9743c"),
    wood_dark=_c("#6d4520"),
    brass=_c("#d9a93f"),
    piece_edge=_c("#2a2018"),
    boat_hull=_c("#7d2f1f"),
    boat_cabin=_c("#fbf3df"),
    boat_funnel=_c("#2a2521"),
    smoke=_c("#8a8177"),
    seats=(
        _seat("blue", "circle", "#12319a", "#fffaf0", "#0a1a52"),
        _seat("vermilion", "triangle", "#b5310c", "#fffaf0", "#5c1703"),
        _seat("green", "square", "#1b6c61", "#fffaf0", "#0b3a34"),
        _seat("amber", "star", "#b97301", "#1a1208", "#5e3a00"),
        _seat("purple", "diamond", "#5d1d50", "#fffaf0", "#2c0a25"),
        _seat("sky", "hexagon", "#3988bd", "#07141d", "#15415e"),
    ),
    solo=_seat("white", "ring", "#fffdf7", "#2a2018", "#2a2018"),
)

LANTERN = Palette(
    name="lantern",
    dark=True,
    desk=_c("#16110c"),
    desk_shade=_c("#0d0a07"),
    paper=_c("#251d15"),
    panel=_c("#2d241a"),
    field=_c("#1a140e"),
    hover=_c("#3b3023"),
    pressed=_c("#1f1811"),
    selected=_c("#e2ab4d"),
    selected_ink=_c("#201508"),
    disabled=_c("#2a221a"),
    shadow=_c(0, 0, 0, 130),
    ink=_c("#f3e7cf"),
    muted_ink=_c("#c6b391"),
    disabled_ink=_c("#8f7f66"),
    line=_c("#544530"),
    strong_line=_c("#9a835d"),
    accent=_c("#e2ab4d"),
    accent_hover=_c("#f0bf68"),
    accent_pressed=_c("#c48f36"),
    accent_ink=_c("#201508"),
    danger=_c("#ff8a70"),
    danger_ink=_c("#2b0a04"),
    warning=_c("#5a4310"),
    warning_ink=_c("#ffe6a8"),
    good=_c("#9cce86"),
    good_ink=_c("#0f2108"),
    focus=_c("#8fc7ff"),
    glow=_c("#ffc45c"),
    river=_c("#15394a"),
    river_deep=_c("#0e2836"),
    river_ink=_c("#cfe9f0"),
    foam=_c("#5b91a3"),
    falls=_c("#2f6376"),
    mist=_c("#48707d"),
    bank=_c("#3a2f1d"),
    bank_ink=_c("#f0dfb6"),
    terraces=(_c("#3b2917"), _c("#362b18"), _c("#312d19"), _c("#2a2f1c"), _c("#233120"), _c("#1d3226")),
    terrace_ink=_c("#e6dcbd"),
    terrace_line=_c("#74683f"),
    hills=_c("#1f3122"),
    hill_shade=_c("#45613f"),
    column_lit=_c("#483b1f"),
    die_face=_c("#f4e8cf"),
    die_edge=_c("#fffaf0"),
    die_pip=_c("#21180f"),
    die_dimmed_face=_c("#57492f"),
    die_dimmed_pip=_c("#b9a67f"),
    coin=_c("#e6b84b"),
    coin_rim=_c("#b98721"),
    coin_edge=_c("#fbe2a0"),
    coin_ink=_c("#2b1d07"),
    gem_clear=_c("#d8f0f4"),
    gem_blue=_c("#5b97ee"),
    gem_red=_c("#ee5266"),
    gem_edge=_c("#fff6e4"),
    gem_shine=_c("#ffffff"),
    rock_black=_c("#4a484c"),
    rock_black_edge=_c("#a7a29c"),
    rock_white=_c("#f7f1e4"),
    rock_white_edge=_c("#fffdf6"),
    wood=_c("#a9743c"),
    wood_dark=_c("#5c3a1a"),
    brass=_c("#e2b34a"),
    piece_edge=_c("#f3e7cf"),
    boat_hull=_c("#b5492f"),
    boat_cabin=_c("#f4e8cf"),
    boat_funnel=_c("#6b6058"),
    smoke=_c("#b3a998"),
    seats=(
        _seat("blue", "circle", "#5b82fb", "#080c1c", "#dfe6ff"),
        _seat("vermilion", "triangle", "#f8492b", "#1c0500", "#ffdcd3"),
        _seat("green", "square", "#61caaa", "#04211a", "#dcfff4"),
        _seat("amber", "star", "#ffcd2c", "#2a1e00", "#fff4cf"),
        _seat("purple", "diamond", "#b972a5", "#1b0515", "#fbe0f3"),
        _seat("sky", "hexagon", "#b2eeff", "#06222b", "#ffffff"),
    ),
    solo=_seat("white", "ring", "#fbf5e8", "#201a12", "#fffdf6"),
)


def system_palette() -> Palette:
    """The theme that follows the system's colour scheme; Paper where the system does not say."""
    if QGuiApplication.instance() is None:
        return PAPER
    return LANTERN if QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark else PAPER
