"""Sea, coasts, terrains and the borders of regions: the washes and lines of the map."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from engine.bits import bits_of
from engine.explorers.board import Board
from engine.explorers.cards import LAND_TERRAINS, SEA
from ui.explorers.map.colours import MapColours
from ui.explorers.map.geometry import corner_point, edge_to
from ui.explorers.map.outline import area_path, hard, is_hole, loop_points, loops, side_points, soft
from ui.theme.palette import blend, tint
from ui.theme.pens import round_pen

_COAST, _COAST_PARTS = 5.0, 6
_REGION, _REGION_PARTS = 3.0, 4


@dataclass(frozen=True)
class Shapes:
    """The outlines of a board, which no size and no theme changes."""

    chart: QPainterPath
    """Everything that can be explored."""
    holes: tuple[QPainterPath, ...]
    """Craters: gaps inside of it."""
    land: QPainterPath
    terrains: dict[str, QPainterPath]
    neutral: QPainterPath
    """Land of no terrain."""
    borders: QPainterPath
    """Lines between different areas of land."""
    sides: tuple[QLineF, ...]
    """Sides between hexes of one region, or of land of no terrain."""
    sea_sides: tuple[QLineF, ...]
    """Sides between two hexes of the sea."""


@lru_cache(maxsize=8)
def shapes_of(board: Board) -> Shapes:
    """The outlines of a board."""
    land = board.all & ~board.terrain[SEA]
    neutral = land
    terrains = {}
    for name in LAND_TERRAINS:
        neutral &= ~board.terrain[name]
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for region in board.regions:
            if region & board.terrain[name]:
                path.addPath(area_path(board, region, _REGION, _REGION_PARTS, rounded=False))
        terrains[name] = path
    chart = QPainterPath()
    holes = []
    for loop in loops(board, board.all):
        if is_hole(loop):
            holes.append(soft(loop_points(loop, 3.0, 3)))
        else:
            chart.addPath(soft(loop_points(loop, 9.0, 3)))
    borders, sides, sea_sides = _lines(board, land)
    return Shapes(
        chart,
        tuple(holes),
        area_path(board, land, _COAST, _COAST_PARTS, rounded=True),
        terrains,
        hard_union(board, neutral),
        borders,
        sides,
        sea_sides,
    )


def hard_union(board: Board, mask: int) -> QPainterPath:
    """Hexes as an area with the borders that their neighbours have."""
    path = QPainterPath()
    for number in bits_of(mask):
        for loop in loops(board, 1 << number):
            path.addPath(hard(loop_points(loop, _REGION, _REGION_PARTS)))
    return path


def _lines(board: Board, land: int) -> tuple[QPainterPath, tuple[QLineF, ...], tuple[QLineF, ...]]:
    borders = QPainterPath()
    sides, sea_sides = [], []
    for number, space in enumerate(board.spaces):
        for direction in range(3):
            other = board.neighbours[number][direction]
            if other < 0:
                continue
            start, end = edge_to(space, direction)
            both = 1 << number | 1 << other
            if not both & land:
                sea_sides.append(QLineF(QPointF(*corner_point(start)), QPointF(*corner_point(end))))
            elif both & ~land:
                continue
            elif board.region_of[number] and board.region_of[number] == board.region_of[other]:
                sides.append(QLineF(QPointF(*corner_point(start)), QPointF(*corner_point(end))))
            else:
                last = side_points(end, start, _REGION, _REGION_PARTS)[0]
                points = [*side_points(start, end, _REGION, _REGION_PARTS), last]
                borders.moveTo(QPointF(*points[0]))
                for point in points[1:]:
                    borders.lineTo(QPointF(*point))
    return borders, tuple(sides), tuple(sea_sides)


def _broad(painter: QPainter, width: float) -> None:
    """Smooth edges only for strokes whose steps could be seen: broad, pale ones on a large screen take too long."""
    large = width * painter.worldTransform().m11() > 14
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, not large)


def paint_sea(painter: QPainter, board: Board, colours: MapColours) -> None:
    """The charted sea as a wash that fades out on the parchment, lighter near the coasts."""
    shapes = shapes_of(board)
    sea = colours.grounds[SEA]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, alpha in ((30.0, 0.16), (20.0, 0.22), (10.0, 0.32)):
        _broad(painter, width)
        painter.setPen(round_pen(tint(sea.wash, alpha), width))
        painter.drawPath(shapes.chart)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(sea.wash)
    painter.drawPath(shapes.chart)
    painter.save()
    painter.setClipPath(shapes.chart, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _broad(painter, 26)
    painter.setPen(round_pen(tint(colours.deep, 0.28), 26))
    painter.drawPath(shapes.chart)
    for width, alpha in ((46.0, 0.4), (31.0, 0.5), (18.0, 0.65)):
        _broad(painter, width)
        painter.setPen(round_pen(tint(colours.shallow, alpha), width))
        painter.drawPath(shapes.land)
    painter.restore()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(round_pen(tint(sea.dark, 0.85), 1.1))
    painter.drawPath(shapes.chart)


def paint_sea_grid(painter: QPainter, board: Board, colours: MapColours) -> None:
    """The fine lines between the spaces of the sea."""
    pen = round_pen(tint(colours.grounds[SEA].dark, 0.8), 1.1)
    pen.setDashPattern([3.0, 3.5])
    painter.setPen(pen)
    painter.drawLines(list(shapes_of(board).sea_sides))


def paint_land(painter: QPainter, board: Board, colours: MapColours) -> None:
    """The land masses with their terrains, without textures."""
    shapes = shapes_of(board)
    painter.save()
    painter.setClipPath(shapes.land, Qt.ClipOperation.IntersectClip)
    none = colours.grounds[""]
    painter.setBrush(none.wash)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(shapes.land)
    for name in LAND_TERRAINS:
        ground = colours.grounds[name]
        painter.setPen(round_pen(ground.wash, 7.0))
        painter.setBrush(ground.wash)
        painter.drawPath(shapes.terrains[name])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(none.wash)
    painter.drawPath(shapes.neutral)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # A darker rim on the inside of the coast lifts the land off the sea.
    painter.setPen(round_pen(tint(colours.border, 0.14), 13.0))
    painter.drawPath(shapes.land)
    painter.restore()


def paint_borders(painter: QPainter, board: Board, colours: MapColours) -> None:
    """The sides of hexes, finely inside a region and stronger around it."""
    shapes = shapes_of(board)
    painter.save()
    painter.setClipPath(shapes.land, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    fine = round_pen(tint(colours.grid, 0.5), 1.2)
    fine.setDashPattern([2.6, 3.0])
    painter.setPen(fine)
    painter.drawLines(list(shapes.sides))
    painter.setPen(round_pen(tint(colours.halo, 0.26 if colours.halo.lightness() > 128 else 0.3), 6.0))
    painter.drawPath(shapes.borders)
    painter.setPen(round_pen(tint(colours.border, 0.78), 2.0))
    painter.drawPath(shapes.borders)
    painter.restore()


def paint_coasts(painter: QPainter, board: Board, colours: MapColours) -> None:
    """The inked shores."""
    shapes = shapes_of(board)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(tint(colours.shore, 0.25), 4.4))
    painter.drawPath(shapes.land)
    painter.setPen(round_pen(colours.shore, 1.9))
    painter.drawPath(shapes.land)


def paint_craters(painter: QPainter, board: Board, colours: MapColours) -> None:
    """Gaps that nobody can enter: a rim, hachures, the dark inside."""
    mountain = colours.grounds["mountain"]
    for hole in shapes_of(board).holes:
        painter.setPen(round_pen(colours.shore, 2.2))
        painter.setBrush(blend(mountain.dark, mountain.wash, 0.25))
        painter.drawPath(hole)
        middle = hole.boundingRect().center()
        count = max(24, round(hole.length() / 9))
        painter.setPen(round_pen(tint(mountain.light, 0.75), 1.3))
        for step in range(count):
            rim = hole.pointAtPercent(step / count)
            reach = (0.24, 0.36, 0.3)[step % 3]
            painter.drawLine(rim + (middle - rim) * 0.05, rim + (middle - rim) * reach)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint(mountain.dark, 0.85))
        inner = QPainterPath()
        box = hole.boundingRect()
        inner.addEllipse(middle, box.width() * 0.23, box.height() * 0.23)
        painter.drawPath(inner)
