"""What one seat has on its map: the network, explorers, villages, trading posts, everything found."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from engine.bits import bits_of
from engine.explorers.board import Board
from engine.explorers.view import SeatView
from ui.explorers.art import (
    LARGEST,
    paint_capital,
    paint_explorer,
    paint_found,
    paint_post,
    paint_tower,
    paint_village,
)
from ui.explorers.map.colours import map_colours
from ui.explorers.map.geometry import SIDE, centre
from ui.explorers.map.regions import RegionLeft, regions_left
from ui.explorers.map.signs import sign_rect, square_at
from ui.numbers import show_number
from ui.theme.fonts import text_font
from ui.theme.palette import Palette, SeatColour, blend, tint
from ui.theme.pens import round_pen
from ui.theme.sprites import sprite


@dataclass(frozen=True)
class MapState:
    """A map as it lies before a seat; `routes` are pairs of cities that trade routes connect."""

    board: Board
    seat: SeatView
    colour: str
    routes: tuple[tuple[int, int], ...] = ()


EXPLORER, EXPLORER_BESIDE, VILLAGE, POST = 31.0, 25.0, 42.0, 40.0
_BESIDE = QPointF(16.0, 17.0)


@lru_cache(maxsize=4000)
def explorer_rect(board: Board, space: int) -> QRectF:
    """Where an explorer stands: in the middle, or beside the sign of the space."""
    number = board.hexes[space]
    if board.kinds[number]:
        return square_at(centre(space) + _BESIDE, EXPLORER_BESIDE)
    return square_at(centre(space), EXPLORER)


def village_rect(space: int) -> QRectF:
    """Where a village stands."""
    return square_at(centre(space) - QPointF(0, 1), VILLAGE)


def _near(space: int) -> QRectF:
    """A space with all that lies around it, as far as the middles of its neighbours."""
    return square_at(centre(space), 4.2 * SIDE)


def paint_network(
    painter: QPainter, state: MapState, seat: SeatColour, palette: Palette, part: QRectF | None = None
) -> None:
    """The ways between neighbouring explorers, villages and the capital."""
    board = state.board
    network = (
        board.mask_of_spaces(state.seat.explorers) | board.mask_of_spaces(state.seat.villages) | board.capital
    )
    lines = []
    for number in bits_of(network):
        if part is not None and not part.intersects(_near(board.spaces[number])):
            continue
        for other in board.neighbours[number][:3]:
            if other >= 0 and network >> other & 1:
                lines.append(QLineF(_foot(state, board.spaces[number]), _foot(state, board.spaces[other])))
    if not lines:
        return
    painter.setPen(round_pen(tint(map_colours(palette).halo, 0.5), 6.6))
    painter.drawLines(lines)
    painter.setPen(round_pen(tint(seat.fill, 0.85), 3.2))
    painter.drawLines(lines)


def _foot(state: MapState, space: int) -> QPointF:
    """Where the piece on a space stands; the ways lead there and leave the signs readable."""
    if space in state.seat.explorers:
        return explorer_rect(state.board, space).center()
    return centre(space)


def paint_routes(
    painter: QPainter, state: MapState, seat: SeatColour, palette: Palette, part: QRectF | None = None
) -> None:
    """Trade routes as ribbons between their cities."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for start, end in state.routes:
        one, other = centre(start), centre(end)
        across = other - one
        bow = QPointF(-across.y(), across.x()) * 0.13
        path = QPainterPath(one)
        path.quadTo((one + other) / 2 + bow, other)
        if part is not None and not part.intersects(path.boundingRect().adjusted(-8, -8, 8, 8)):
            continue
        painter.setPen(round_pen(tint(map_colours(palette).halo, 0.7), 7.0))
        painter.drawPath(path)
        pen = QPen(seat.fill, 3.6)
        pen.setDashPattern([2.2, 1.5])
        painter.setPen(pen)
        painter.drawPath(path)


def paint_regions(
    painter: QPainter, state: MapState, seat: SeatColour, palette: Palette, part: QRectF | None = None
) -> None:
    """In each region that can get a village: how many hexes are left for it."""
    for region in _regions_left(state.board, state.seat):
        if part is None or part.intersects(_near(region.space)):
            paint_region(painter, region, seat, palette)


@lru_cache(maxsize=16)
def _regions_left(board: Board, seat: SeatView) -> tuple[RegionLeft, ...]:
    return tuple(regions_left(board, seat))


def paint_region(painter: QPainter, region: RegionLeft, seat: SeatColour, palette: Palette) -> None:
    """The outline of a house with the number of hexes that are left."""
    side = 29.0 if region.on_blank else 22.0
    middle = centre(region.space) - (QPointF(0, 0) if region.on_blank else QPointF(15.0, 17.0))
    _count(painter, square_at(middle, side), show_number(region.left), region.begun, seat, palette)


@sprite(LARGEST)
def _count(
    painter: QPainter, rect: QRectF, text: str, begun: bool, seat: SeatColour, palette: Palette
) -> None:
    colours = map_colours(palette)
    inset = rect.width() * 0.07
    box = rect.adjusted(inset, inset, -inset, -inset)
    side = box.width()
    house = QPainterPath(QPointF(box.center().x(), box.top()))
    house.lineTo(box.right(), box.top() + side * 0.42)
    house.lineTo(box.right() - side * 0.08, box.bottom())
    house.lineTo(box.left() + side * 0.08, box.bottom())
    house.lineTo(box.left(), box.top() + side * 0.42)
    house.closeSubpath()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(tint(colours.plate, 0.9 if begun else 0.5))
    if begun:
        painter.setPen(round_pen(blend(seat.fill, colours.plate_ink, 0.15), side * 0.095))
    else:
        painter.setPen(round_pen(tint(colours.plate_ink, 0.5), side * 0.045))
    painter.drawPath(house)
    painter.setFont(text_font(round(side * 0.58), bold=True))
    painter.setPen(colours.plate_ink if begun else tint(colours.plate_ink, 0.8))
    painter.drawText(box.translated(0, side * 0.13), int(Qt.AlignmentFlag.AlignCenter), text)
    painter.restore()


def paint_finds(painter: QPainter, state: MapState, seat: SeatColour, palette: Palette) -> None:
    """Capital, towers, ruins and crystals found, covered cities."""
    board, colours = state.board, map_colours(palette)
    for space in board.spaces_of(board.capital):
        paint_capital(painter, square_at(centre(space), 50.0), seat, palette)
    for space in state.seat.towers:
        paint_tower(painter, sign_rect(board, space), palette, seat)
    painter.setPen(Qt.PenStyle.NoPen)
    for space in (*state.seat.ruins, *state.seat.crystals):
        box = sign_rect(board, space)
        painter.setBrush(tint(colours.veil, 0.4))
        painter.drawEllipse(box)
        paint_found(painter, square_at(box.center() - QPointF(15.0, 15.0), 21.0), seat, palette)
    for space in state.seat.posts:
        paint_post(painter, square_at(centre(space), POST), seat, palette)


def paint_stand(
    painter: QPainter,
    state: MapState,
    seat: SeatColour,
    palette: Palette,
    without: Collection[int] = (),
    part: QRectF | None = None,
) -> None:
    """Explorers and villages, but for those on the spaces `without`."""
    for space in in_order(state.seat.explorers):
        if space not in without and (part is None or part.intersects(_near(space))):
            paint_explorer(painter, explorer_rect(state.board, space), seat, palette)
    for space in in_order(state.seat.villages):
        if space not in without and (part is None or part.intersects(_near(space))):
            paint_village(painter, village_rect(space), seat, palette)


def in_order(spaces: Iterable[int]) -> list[int]:
    """From the top down, so that lower pieces stand in front."""
    return sorted(spaces)


def paint_pieces(
    painter: QPainter,
    state: MapState,
    palette: Palette,
    without: Collection[int] = (),
    *,
    regions: bool = True,
    part: QRectF | None = None,
) -> None:
    """Everything of a seat on its map, in map units; only what is in `part`, if that is given."""
    seat = palette.seat(state.colour)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_network(painter, state, seat, palette, part)
    if regions:
        paint_regions(painter, state, seat, palette, part)
    paint_routes(painter, state, seat, palette, part)
    paint_finds(painter, state, seat, palette)
    paint_stand(painter, state, seat, palette, without, part)
