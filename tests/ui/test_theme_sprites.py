"""Kept pictures look like the drawing they stand for."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from ui.theme import sprites
from ui.theme.craft import paint_tent
from ui.theme.palette import LANTERN, PAPER, Palette
from ui.theme.pieces import DieState, paint_die
from ui.theme.sprites import forget_pictures, sprite


@pytest.fixture(autouse=True)
def _fresh(qapp: QApplication) -> Iterator[None]:
    forget_pictures()
    yield
    forget_pictures()


calls: list[QRectF] = []


@sprite(100)
def paint_box(painter: QPainter, rect: QRectF, palette: Palette, width: int = 1) -> None:
    calls.append(rect)
    painter.fillRect(rect.adjusted(width, width, -width, -width), palette.ink)


def canvas(ratio: float = 1.0) -> QImage:
    image = QImage(round(120 * ratio), round(120 * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


def test_the_drawing_is_made_once_for_equal_arguments() -> None:
    calls.clear()
    image = canvas()
    painter = QPainter(image)
    for place in (QRectF(0, 0, 20, 20), QRectF(50, 40, 20, 20), QRectF(3.3, 70.6, 20, 20)):
        paint_box(painter, place, PAPER)
    assert len(calls) == 1
    paint_box(painter, QRectF(0, 0, 20, 20), LANTERN)
    paint_box(painter, QRectF(0, 0, 21, 20), PAPER)
    paint_box(painter, QRectF(0, 0, 20, 20), PAPER, 2)
    paint_box(painter, QRectF(0, 0, 20, 20), PAPER, width=2)
    painter.end()
    assert len(calls) == 5


def test_large_and_turned_ones_are_drawn() -> None:
    calls.clear()
    painter = QPainter(canvas_kept := canvas())
    for _ in range(2):
        paint_box(painter, QRectF(0, 0, 101, 20), PAPER)
    painter.rotate(10)
    for _ in range(2):
        paint_box(painter, QRectF(0, 0, 20, 20), PAPER)
    painter.end()
    assert len(calls) == 4
    assert not canvas_kept.isNull()


@pytest.mark.parametrize("ratio", [1.0, 2.0, 3.0])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_picture_stands_where_the_drawing_would(ratio: float, scale: float) -> None:
    kept, plain = canvas(ratio), canvas(ratio)
    place = QRectF(8, 12, 32, 32)
    for image, largest in ((kept, 1000.0), (plain, 0.0)):
        draw = sprite(largest)(lambda p, r, c: p.fillRect(r, c.ink))
        painter = QPainter(image)
        painter.translate(QPointF(6, 4))
        painter.scale(scale, scale)
        draw(painter, place, PAPER)
        painter.end()
    assert kept == plain


def test_pieces_from_pictures_are_as_crisp(monkeypatch: pytest.MonkeyPatch) -> None:
    def picture() -> QImage:
        image = canvas()
        painter = QPainter(image)
        paint_die(painter, QRectF(10, 10, 30, 30), 5, PAPER, DieState.CHOSEN)
        paint_tent(painter, QRectF(60, 20, 24, 24), PAPER.seat("sky"), PAPER)
        painter.end()
        return image

    kept = picture()
    # On a device turned by nothing but a hair the pictures are not used.
    monkeypatch.setattr(
        QPainter, "worldTransform", lambda self: QPainter.combinedTransform(self).rotate(1e-9)
    )
    drawn = picture()
    worst = max(
        abs(kept.pixelColor(x, y).alpha() - drawn.pixelColor(x, y).alpha())
        for x in range(120)
        for y in range(120)
    )
    assert worst <= 2


def test_the_memory_for_pictures_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sprites, "_MOST_PIXELS", 5000)
    image = canvas()
    painter = QPainter(image)
    for side in range(10, 60):
        paint_box(painter, QRectF(0, 0, side, side), PAPER)
        held = sum(picture.width() * picture.height() for picture in sprites._pictures.values())
        assert held <= 5000
        assert held == sprites._pixels
    painter.end()


def test_what_cannot_tell_itself_apart_is_refused() -> None:
    image = canvas()
    painter = QPainter(image)
    try:
        with pytest.raises(TypeError, match="list"):
            paint_box(painter, QRectF(0, 0, 9, 9), PAPER, [])  # type: ignore[arg-type]
    finally:
        painter.end()
