"""The landscape of each biome by day and by night, a little different on every card."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from ui.faraway.cards.colours import BiomeColours, CardColours
from ui.faraway.cards.symbols import biome_glyph, polygon, star
from ui.theme.palette import blend, tint
from ui.theme.pens import round_pen


class Whim:
    """A fixed sequence of numbers between 0 and 1 that belongs to a card."""

    def __init__(self, start: int) -> None:
        self._state = (start * 2_654_435_761 + 97) & 0x7FFFFFFF

    def next(self) -> float:
        """The next number."""
        self._state = (self._state * 1103515245 + 12345) & 0x7FFFFFFF
        return (self._state >> 8) / 0x7FFFFF

    def between(self, low: float, high: float) -> float:
        """The next number, from `low` to `high`."""
        return low + (high - low) * self.next()


class Scene:
    """What a landscape is painted with: `rect` in units of a card 100 wide, colours of the hour, the card's whim."""

    def __init__(
        self, rect: QRectF, colours: CardColours, biome: BiomeColours, *, night: bool, seed: int
    ) -> None:
        self.rect = rect
        self.colours = colours
        self.biome = biome
        self.night = night
        self.whim = Whim(seed)

    def hour(self, colour: QColor) -> QColor:
        """A colour of the land as it looks at this hour."""
        return blend(colour, self.colours.night_high, 0.5) if self.night else colour

    def y(self, share: float) -> float:
        """A height, from 0 at the top to 1 at the bottom."""
        return self.rect.top() + share * self.rect.height()

    def hills(self, base: float, swing: float, bumps: int) -> QPainterPath:
        """Rolling land whose skyline is `swing` around `base` (shares of the height)."""
        width = self.rect.width() / bumps
        path = QPainterPath(QPointF(self.rect.left(), self.rect.bottom()))
        path.lineTo(self.rect.left(), self.y(base + self.whim.between(-swing, swing)))
        for bump in range(bumps):
            left = self.rect.left() + bump * width
            crest = self.y(base - self.whim.between(swing * 0.4, swing * 1.6))
            path.quadTo(
                QPointF(left + width * self.whim.between(0.3, 0.7), crest),
                QPointF(left + width, self.y(base + self.whim.between(-swing, swing) * 0.5)),
            )
        path.lineTo(self.rect.right(), self.rect.bottom())
        path.closeSubpath()
        return path


def paint_landscape(
    painter: QPainter,
    rect: QRectF,
    biome: str,
    colours: CardColours,
    *,
    night: bool,
    seed: int,
    shrine: bool = False,
) -> None:
    """Paint the land of a biome into `rect` (in units of a card 100 wide); `shrine` puts a sanctuary into it."""
    scene = Scene(rect, colours, colours.biomes[biome], night=night, seed=seed)
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    _sky(painter, scene)
    _LAND[biome](painter, scene)
    if shrine:
        _shrine(painter, scene, biome)
    painter.restore()


def _sky(painter: QPainter, scene: Scene) -> None:
    colours, rect = scene.colours, scene.rect
    light = QLinearGradient(rect.topLeft(), QPointF(rect.left(), scene.y(0.75)))
    light.setColorAt(0, colours.night_high if scene.night else blend(colours.day_high, scene.biome.far, 0.15))
    light.setColorAt(1, colours.night_low if scene.night else blend(colours.day_low, scene.biome.far, 0.25))
    painter.fillRect(rect, light)
    where = QPointF(scene.whim.between(46, 70), scene.y(scene.whim.between(0.34, 0.46)))
    if scene.night:
        painter.setBrush(tint(colours.star, 0.85))
        for _ in range(9):
            spot = QPointF(scene.whim.between(4, 96), scene.y(scene.whim.between(0.05, 0.5)))
            painter.drawPath(star(spot.x(), spot.y(), scene.whim.between(1.2, 2.6)))
        painter.setBrush(tint(colours.crescent, 0.16))
        painter.drawEllipse(where, 13, 13)
        painter.setBrush(colours.crescent)
        painter.drawEllipse(where, 7, 7)
    else:
        painter.setBrush(tint(colours.sun, 0.35))
        painter.drawEllipse(where, 13, 13)
        painter.setBrush(tint(blend(colours.sun, colours.halo, 0.35), 0.95))
        painter.drawEllipse(where, 8, 8)
        painter.setBrush(tint(colours.halo, 0.7))
        for _ in range(2):
            x, y = scene.whim.between(10, 90), scene.y(scene.whim.between(0.2, 0.42))
            for shift, reach in ((0, 8), (7, 5), (-7, 4)):
                painter.drawEllipse(QPointF(x + shift, y), reach, reach * 0.34)


def _land(painter: QPainter, scene: Scene, colour: QColor, path: QPainterPath) -> None:
    painter.setBrush(scene.hour(colour))
    painter.drawPath(path)


# --- the five lands ---------------------------------------------------------------------------------------------


def _forest(painter: QPainter, scene: Scene) -> None:
    """Red woods in three depths."""
    biome = scene.biome
    _land(painter, scene, biome.far, scene.hills(0.56, 0.07, 2))
    for base, size, count, colour in (
        (0.72, 17, 9, biome.middle),
        (0.9, 27, 6, biome.near),
    ):
        _land(painter, scene, colour, scene.hills(base, 0.03, 3))
        step = 100 / count
        for number in range(count + 1):
            x = number * step + scene.whim.between(-0.3, 0.3) * step
            foot = scene.y(base + 0.03)
            _tree(painter, scene, x, foot, size * scene.whim.between(0.8, 1.2), colour)


def _tree(painter: QPainter, scene: Scene, x: float, foot: float, size: float, colour: QColor) -> None:
    whim = scene.whim
    painter.setBrush(scene.hour(blend(colour, scene.colours.line, 0.55)))
    painter.drawRect(QRectF(x - size * 0.05, foot - size * 0.4, size * 0.1, size * 0.45))
    painter.setBrush(scene.hour(blend(colour, scene.biome.accent, whim.between(0.0, 0.75))))
    if whim.next() < 0.55:
        for up, wide in ((0.35, 0.42), (0.62, 0.34), (0.9, 0.24)):
            top = foot - size * up
            painter.drawPath(
                polygon(
                    (
                        (x, top - size * 0.38),
                        (x + size * wide, top + size * 0.1),
                        (x - size * wide, top + size * 0.1),
                    )
                )
            )
    else:
        painter.drawEllipse(QPointF(x, foot - size * 0.7), size * 0.33, size * 0.4)
        painter.drawEllipse(QPointF(x - size * 0.2, foot - size * 0.5), size * 0.24, size * 0.24)
        painter.drawEllipse(QPointF(x + size * 0.2, foot - size * 0.5), size * 0.24, size * 0.24)


def _river(painter: QPainter, scene: Scene) -> None:
    """A green valley and a river that winds towards the reader."""
    biome = scene.biome
    _land(painter, scene, biome.far, scene.hills(0.5, 0.1, 3))
    _land(painter, scene, blend(biome.far, biome.middle, 0.6), scene.hills(0.6, 0.06, 2))
    _land(painter, scene, biome.middle, scene.hills(0.68, 0.02, 2))
    start = scene.whim.between(40, 60)
    bend = scene.whim.between(20, 32) * (1 if scene.whim.next() < 0.5 else -1)
    left, right = QPainterPath(), QPainterPath()
    for path, near in ((left, -1), (right, 1)):
        path.moveTo(start + near * 1.2, scene.y(0.66))
        path.cubicTo(
            QPointF(start + bend + near * 3, scene.y(0.74)),
            QPointF(start - bend * 1.2 + near * 8, scene.y(0.8)),
            QPointF(start + near * 22, scene.y(1.02)),
        )
    water = QPainterPath(left)
    back = right.toReversed()
    water.lineTo(back.elementAt(0).x, back.elementAt(0).y)
    water.connectPath(back)
    water.closeSubpath()
    _land(painter, scene, biome.accent, water)
    painter.setPen(round_pen(tint(scene.colours.halo, 0.6), 1.0))
    for share in (0.78, 0.86, 0.93):
        x = start + scene.whim.between(-6, 6)
        painter.drawLine(QPointF(x, scene.y(share)), QPointF(x + 9, scene.y(share)))
    painter.setPen(round_pen(scene.hour(biome.near), 1.6))
    for x in (6, 10, 13, 86, 90, 95):
        reach = scene.whim.between(9, 16)
        painter.drawLine(
            QPointF(x, scene.y(1.0)), QPointF(x + scene.whim.between(-2, 2), scene.y(1.0) - reach)
        )
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(5):
        x, share = scene.whim.between(2, 98), scene.whim.between(0.66, 0.72)
        painter.setBrush(scene.hour(biome.near))
        painter.drawEllipse(QPointF(x, scene.y(share)), 4.2, 3.4)


def _desert(painter: QPainter, scene: Scene) -> None:
    """Blue dunes with a lit and a dark side, and arches of rock."""
    biome, whim = scene.biome, scene.whim
    x = whim.between(14, 30) if whim.next() < 0.5 else whim.between(70, 84)
    rock = QPainterPath()
    rock.addRoundedRect(QRectF(x - 13, scene.y(0.4), 26, scene.rect.height() * 0.4), 9, 9)
    hole = QPainterPath()
    hole.addRoundedRect(QRectF(x - 6, scene.y(0.5), 12, scene.rect.height() * 0.4), 6, 6)
    _land(painter, scene, biome.far, scene.hills(0.6, 0.05, 3))
    _land(painter, scene, blend(biome.middle, biome.far, 0.35), rock.subtracted(hole))
    for base, colour in (
        (0.66, biome.middle),
        (0.78, blend(biome.middle, biome.near, 0.6)),
        (0.9, biome.near),
    ):
        crest = QPointF(whim.between(25, 75), scene.y(base - whim.between(0.06, 0.13)))
        dune = QPainterPath(QPointF(-4, scene.y(1.05)))
        dune.lineTo(-4, scene.y(base + whim.between(0.0, 0.08)))
        dune.quadTo(QPointF(crest.x() - 18, crest.y() + 2), crest)
        dune.quadTo(
            QPointF(crest.x() + 22, scene.y(base + 0.03)),
            QPointF(104, scene.y(base + whim.between(0.02, 0.08))),
        )
        dune.lineTo(104, scene.y(1.05))
        dune.closeSubpath()
        _land(painter, scene, colour, dune)
        lit = QPainterPath(crest)
        lit.quadTo(QPointF(crest.x() - 18, crest.y() + 2), QPointF(-4, scene.y(base + 0.06)))
        lit.lineTo(-4, scene.y(base + 0.2))
        lit.quadTo(QPointF(crest.x() - 14, scene.y(base + 0.04)), crest)
        lit.closeSubpath()
        _land(painter, scene, blend(colour, biome.accent, 0.4), lit)


def _city(painter: QPainter, scene: Scene) -> None:
    """Yellow walls, domes and towers."""
    biome, whim = scene.biome, scene.whim
    for base, wide, tall, colour in (
        (0.78, 11, 0.3, biome.far),
        (0.9, 15, 0.34, biome.middle),
    ):
        x = -whim.between(0, wide)
        while x < 100:
            width = wide * whim.between(0.75, 1.3)
            top = scene.y(base - tall * whim.between(0.4, 1.0))
            _house(painter, scene, QRectF(x, top, width, scene.rect.bottom() - top + 4), colour)
            x += width + 0.6
    painter.setBrush(scene.hour(biome.near))
    wall = scene.y(0.9)
    painter.drawRect(QRectF(-2, wall, 104, 40))
    for step in range(11):
        painter.drawRect(QRectF(-1 + step * 10, wall - 4, 5.5, 5))
    gate = whim.between(30, 62)
    painter.setBrush(scene.hour(blend(biome.near, scene.colours.line, 0.6)))
    painter.drawRoundedRect(QRectF(gate, wall + 1, 10, 30), 5, 5)


def _house(painter: QPainter, scene: Scene, box: QRectF, colour: QColor) -> None:
    biome, whim = scene.biome, scene.whim
    shade = blend(colour, biome.near if whim.next() < 0.5 else biome.accent, whim.between(0.0, 0.45))
    painter.setBrush(scene.hour(shade))
    painter.drawRect(box)
    kind = whim.next()
    middle, half = box.center().x(), box.width() / 2
    roof = blend(shade, biome.near, 0.6)
    painter.setBrush(scene.hour(roof))
    if kind < 0.4:
        painter.drawEllipse(QPointF(middle, box.top() + 1), half * 0.95, half * 0.95)
        painter.drawRect(QRectF(middle - 0.5, box.top() - half - 4, 1, 5))
    elif kind < 0.75:
        painter.drawPath(
            polygon(
                ((box.left() - 1, box.top()), (middle, box.top() - half * 1.9), (box.right() + 1, box.top()))
            )
        )
    painter.setBrush(scene.colours.sun if scene.night else scene.hour(blend(shade, scene.colours.line, 0.55)))
    for row in range(2):
        for column in (0.3, 0.7):
            spot = QRectF(0, 0, box.width() * 0.16, 4)
            spot.moveCenter(QPointF(box.left() + box.width() * column, box.top() + 8 + row * 9))
            if whim.next() < 0.75:
                painter.drawRoundedRect(spot, 1, 1)


def _haven(painter: QPainter, scene: Scene) -> None:
    """Grey stones in a circle, with light between them."""
    biome, whim = scene.biome, scene.whim
    _land(painter, scene, biome.far, scene.hills(0.58, 0.1, 3))
    _land(painter, scene, biome.middle, scene.hills(0.74, 0.04, 2))
    light = QLinearGradient(QPointF(50, scene.y(0.3)), QPointF(50, scene.y(0.95)))
    light.setColorAt(0, tint(biome.accent, 0.0))
    light.setColorAt(1, tint(biome.accent, 0.85))
    painter.setBrush(light)
    painter.drawPath(
        polygon(((44, scene.y(0.3)), (56, scene.y(0.3)), (68, scene.y(0.95)), (32, scene.y(0.95))))
    )
    for x in (8, 22, 78, 92):
        tall = whim.between(0.24, 0.4)
        stone = QPainterPath()
        stone.addRoundedRect(
            QRectF(x - 5, scene.y(0.88 - tall), 10 + whim.between(-2, 2), scene.rect.height() * tall), 3, 3
        )
        _land(painter, scene, blend(biome.near, biome.middle, whim.between(0, 0.5)), stone)
    _land(painter, scene, biome.near, scene.hills(0.92, 0.02, 2))


def _shrine(painter: QPainter, scene: Scene, biome: str) -> None:
    """A gate of pale stone with the sign of the biome above its light."""
    colours = scene.colours
    left, right, top, foot = 29.0, 71.0, scene.y(0.4), scene.y(1.0)
    gate = QPainterPath()
    gate.addRect(QRectF(left, top, right - left, foot - top))
    roof = polygon(
        ((left - 8, top), (left + 2, top - 9), (50, top - 17), (right - 2, top - 9), (right + 8, top))
    )
    arch = QPainterPath(QPointF(40, foot))
    arch.lineTo(40, top + 20)
    arch.arcTo(QRectF(40, top + 9, 20, 22), 180, -180)
    arch.lineTo(60, foot)
    arch.closeSubpath()
    stone = blend(colours.halo, scene.biome.near, 0.22)
    painter.setPen(round_pen(tint(colours.line, 0.7), 1.4))
    painter.setBrush(scene.hour(stone) if scene.night else stone)
    painter.drawPath(gate.subtracted(arch))
    painter.setBrush(scene.hour(blend(stone, scene.biome.near, 0.45)))
    painter.drawPath(roof)
    glow = QLinearGradient(QPointF(50, top), QPointF(50, foot))
    glow.setColorAt(0, colours.sun)
    glow.setColorAt(1, colours.halo)
    painter.setBrush(glow)
    painter.drawPath(arch)
    painter.save()
    painter.translate(45, top - 12)
    painter.scale(0.1, 0.1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint(colours.halo, 0.95))
    painter.drawPath(biome_glyph(biome))
    painter.restore()
    painter.setPen(round_pen(tint(colours.line, 0.35), 0.8))
    for step in range(1, 5):
        y = top + (foot - top) * step / 5
        painter.drawLine(QPointF(left + 1, y), QPointF(39, y))
        painter.drawLine(QPointF(61, y), QPointF(right - 1, y))


_LAND: dict[str, Callable[[QPainter, Scene], None]] = {
    "forest": _forest,
    "river": _river,
    "desert": _desert,
    "city": _city,
    "haven": _haven,
}
