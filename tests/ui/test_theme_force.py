"""The look in force: scale, choice, motion, style sheet."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QFile, QIODevice
from PySide6.QtGui import QColor, QFont, QImage, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ui.theme import motion
from ui.theme.fonts import text_font
from ui.theme.marks import marks_folder
from ui.theme.memory_files import register_files
from ui.theme.metrics import metrics_for, scale_for_size
from ui.theme.palette import LANTERN, PAPER
from ui.theme.style import css, qt_palette, style_sheet
from ui.theme.theme import Theme


@pytest.fixture
def look(qapp: QApplication) -> Iterator[Theme]:
    sheet, font, colours, style = qapp.styleSheet(), qapp.font(), qapp.palette(), qapp.style().name()
    made = Theme()
    made.apply(qapp)
    yield made
    made.set_choice("system")
    qapp.setStyleSheet(sheet)
    qapp.setFont(font)
    qapp.setPalette(colours)
    qapp.setStyle(style)


@pytest.mark.parametrize(
    ("size", "scale"),
    [
        ((1280, 720), 1.0),
        ((800, 600), 1.0),
        ((1920, 1080), 1.5),
        ((1919, 1080), 1.375),
        ((3840, 2160), 3.0),
        ((3840, 720), 1.0),
        ((7680, 4320), 3.0),
    ],
)
def test_the_scale_follows_the_window(size: tuple[int, int], scale: float) -> None:
    assert scale_for_size(*size) == scale


def test_all_sizes_grow_with_the_scale() -> None:
    small, large = metrics_for(1.0), metrics_for(3.0)
    assert (small.text, large.text) == (14, 42)
    for name, value in vars(small).items():
        assert getattr(large, name) == value * 3, name
    assert metrics_for(0.1) == small
    assert metrics_for(9) == large
    assert small.px(0.2) == 1
    assert small.px(0) == 0


def test_choosing_a_theme_restyles_the_application(look: Theme, qapp: QApplication, qtbot: QtBot) -> None:
    look.set_choice("paper")
    with qtbot.waitSignal(look.changed):
        look.set_choice("lantern")
    assert look.palette is LANTERN
    assert qapp.palette().color(QPalette.ColorRole.Window) == LANTERN.desk
    assert LANTERN.accent.name() in qapp.styleSheet()
    with qtbot.assertNotEmitted(look.changed):
        look.set_choice("lantern")
    with pytest.raises(ValueError, match="candle"):
        look.set_choice("candle")
    assert look.choice == "lantern"


def test_the_scale_reaches_the_application(look: Theme, qapp: QApplication) -> None:
    look.fit_window(2560, 1440)
    assert look.scale == 2.0
    assert qapp.font().pixelSize() == 28
    assert "font-size: 48px" in qapp.styleSheet()


def test_without_a_word_from_the_system_it_is_paper(look: Theme) -> None:
    assert look.choice == "system"
    assert look.palette is PAPER


@pytest.mark.parametrize("speed", motion.SPEEDS)
@pytest.mark.parametrize("milliseconds", [0, 120, 399, 400, 5000])
def test_no_movement_takes_400_milliseconds(speed: str, milliseconds: int) -> None:
    assert 0 <= motion.duration(speed, milliseconds) < 400


def test_speeds_differ_and_off_is_off(look: Theme) -> None:
    look.set_speed("normal")
    normal = look.duration(300)
    look.set_speed("fast")
    assert 0 < look.duration(300) < normal == 300
    look.set_speed("off")
    assert look.duration(300) == 0
    with pytest.raises(ValueError, match="slow"):
        look.set_speed("slow")


def test_reduced_motion_is_the_default_but_not_the_law(look: Theme, monkeypatch: pytest.MonkeyPatch) -> None:
    assert look.speed == "normal"
    monkeypatch.setattr("ui.theme.theme.system_reduces_motion", lambda: True)
    look._follow_motion()
    assert look.reduced_motion
    assert look.speed == "off"
    look.set_speed("fast")
    assert look.speed == "fast"
    look.set_speed(None)
    assert look.duration(250) == 0


@pytest.mark.parametrize("palette", [PAPER, LANTERN], ids=lambda palette: palette.name)
def test_the_sheet_is_filled_in_and_its_pictures_exist(qapp: QApplication, palette: object) -> None:
    sheet = style_sheet(palette, metrics_for(1.25))  # type: ignore[arg-type]
    assert "$" not in sheet
    addresses = {part.split(")")[0] for part in sheet.split("url(")[1:]}
    assert len(addresses) >= 8
    for address in addresses:
        for name in (address, address.replace(".png", "@2x.png")):
            image = QImage(name)
            assert not image.isNull(), name
            assert any(
                image.pixelColor(x, y).alpha() > 200
                for x in range(image.width())
                for y in range(image.height())
            ), name


def test_marks_are_drawn_once(qapp: QApplication) -> None:
    metrics = metrics_for(2.75)
    first = marks_folder(PAPER, metrics)
    assert marks_folder(PAPER, metrics) == first
    assert marks_folder(LANTERN, metrics) != first


def test_files_in_memory_are_read_back() -> None:
    files = {f"name-{number}.txt": f"content {number}".encode() for number in range(40)}
    register_files("memory-test", files)
    for name, content in files.items():
        file = QFile(f":/memory-test/{name}")
        assert file.open(QIODevice.OpenModeFlag.ReadOnly), name
        assert bytes(file.readAll().data()) == content
    assert not QFile(":/memory-test/name-40.txt").exists()


def test_colours_are_written_with_their_opacity() -> None:
    assert css(QColor("#102030")) == "#102030"
    assert css(QColor(1, 2, 3, 4)) == "rgba(1,2,3,4)"


def test_disabled_words_have_their_own_colour() -> None:
    colours = qt_palette(PAPER)
    group, role = QPalette.ColorGroup, QPalette.ColorRole
    assert colours.color(group.Disabled, role.Text) == PAPER.disabled_ink
    assert colours.color(group.Active, role.Text) == PAPER.ink


@pytest.mark.skipif(not hasattr(QFont, "setFeature"), reason="features of fonts came with Qt 6.7")
def test_digits_are_tabular(qapp: QApplication) -> None:
    font = text_font(20)
    assert {
        tag.toString() if isinstance(tag.toString(), str) else bytes(tag.toString()).decode()
        for tag in font.featureTags()
    } >= {"tnum", "lnum"}


def test_the_systems_wish_for_less_motion_is_asked(qapp: QApplication) -> None:
    # The offscreen platform states no preference.
    assert motion.system_reduces_motion() is False
