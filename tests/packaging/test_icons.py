"""The icons of the packages are what their drawings say, in every format."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from devtools import icons
from devtools.icons import ICNS_SIZES, ICO_SIZES, ICONS, PNG_SIZES

CLOSE = 3
"""How far a colour may be from another, of 255: processors round differently."""


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    icons.draw_all(folder)
    return folder


def image(content: bytes) -> QImage:
    read = QImage.fromData(content, "PNG")  # type: ignore[call-overload]
    assert isinstance(read, QImage)
    assert not read.isNull()
    return read.convertToFormat(QImage.Format.Format_ARGB32)


def same(first: bytes, second: bytes) -> bool:
    if first == second:
        return True
    one, other = image(first), image(second)
    pixels = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return one.size() == other.size() and all(abs(a - b) <= CLOSE for a, b in pixels)


def in_ico(content: bytes) -> dict[int, bytes]:
    reserved, kind, count = struct.unpack_from("<HHH", content)
    assert (reserved, kind) == (0, 1)
    pictures = {}
    for number in range(count):
        width, _height, _, _, _, depth, length, place = struct.unpack_from(
            "<BBBBHHII", content, 6 + 16 * number
        )
        assert depth == 32
        pictures[width or 256] = content[place : place + length]
    return pictures


def in_icns(content: bytes) -> dict[str, bytes]:
    assert content[:4] == b"icns"
    assert struct.unpack_from(">I", content, 4) == (len(content),)
    pictures, place = {}, 8
    while place < len(content):
        kind, length = struct.unpack_from(">4sI", content, place)
        pictures[kind.decode()] = content[place + 8 : place + length]
        place += length
    return pictures


def test_no_picture_is_missing_or_left_over(drawn: Path) -> None:
    made = {file.name for file in drawn.iterdir()}
    assert made == {file.name for file in ICONS.iterdir() if file.suffix != ".svg"}


@pytest.mark.parametrize("name", icons.DRAWINGS)
def test_pictures_are_drawn_from_their_drawing(drawn: Path, name: str) -> None:
    for size in PNG_SIZES:
        kept = (ICONS / f"{name}-{size}.png").read_bytes()
        assert same(kept, (drawn / f"{name}-{size}.png").read_bytes()), size
        assert image(kept).width() == image(kept).height() == size


@pytest.mark.parametrize("name", icons.DRAWINGS)
def test_the_icon_of_windows_has_all_sizes(drawn: Path, name: str) -> None:
    kept, made = (in_ico((folder / f"{name}.ico").read_bytes()) for folder in (ICONS, drawn))
    assert tuple(kept) == ICO_SIZES
    assert [image(picture).width() for picture in kept.values()] == list(ICO_SIZES)
    assert all(same(kept[size], made[size]) for size in ICO_SIZES)


@pytest.mark.parametrize("name", icons.DRAWINGS)
def test_the_icon_of_macos_has_all_sizes(drawn: Path, name: str) -> None:
    kept, made = (in_icns((folder / f"{name}.icns").read_bytes()) for folder in (ICONS, drawn))
    assert {kind: image(picture).width() for kind, picture in kept.items()} == ICNS_SIZES
    assert all(same(kept[kind], made[kind]) for kind in ICNS_SIZES)


def test_an_icon_is_transparent_around_its_drawing() -> None:
    picture = image((ICONS / "app-64.png").read_bytes())
    assert picture.pixelColor(0, 0).alpha() == 0
    assert picture.pixelColor(32, 32).alpha() == 255


def test_no_drawing_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "broken.svg"
    broken.write_text("nothing", encoding="utf-8")
    with pytest.raises(ValueError, match=r"broken\.svg is not a readable SVG"):
        icons.png(broken, 16)
