"""The items that change on the map: spaces with their tents, the boat and its column, leaders, focus and flight."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.livingstone.moves import ROWS
from engine.record import Seat
from ui.livingstone.board.geometry import Geometry
from ui.livingstone.board.ink import pen_line
from ui.livingstone.board.standing import Lead, Stand, owner_colour
from ui.livingstone.board.tents import Mark, marks, paint_count, paint_mark, places, site_rect
from ui.numbers import show_number, show_signed
from ui.theme.craft import paint_boat
from ui.theme.emblems import paint_emblem
from ui.theme.fonts import text_font
from ui.theme.palette import Palette, blend, tint
from ui.theme.pens import round_pen

DROP = 34.0
"""How far above its place a tent appears."""


class MapItem(QGraphicsItem):
    """Something on the map that knows its place and the colours in force."""

    def __init__(self, place: Geometry, palette: Palette) -> None:
        super().__init__()
        self.place = place
        self.palette = palette
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        # Painted once for every change, then shown as a picture at the resolution of the screen.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def settle(self, place: Geometry, palette: Palette) -> None:
        """Take another map or other colours."""
        self.prepareGeometryChange()
        self.place = place
        self.palette = palette
        self.update()


class SpaceItem(MapItem):
    """One building site: its glow and its tents."""

    def __init__(self, place: Geometry, palette: Palette, space: int) -> None:
        super().__init__(place, palette)
        self.space = space
        self._state: tuple[tuple[Stand, ...], tuple[Seat, ...], int | None, bool, bool] = (
            (),
            (),
            None,
            False,
            False,
        )
        self._drop: tuple[int, float] | None = None
        self._bounds = self._reach()
        self.setZValue(10 - space % ROWS)

    def settle(self, place: Geometry, palette: Palette) -> None:
        """Take another map or other colours."""
        super().settle(place, palette)
        self._bounds = self._reach()

    def drop(self, owner: int, share: float) -> None:
        """Show the last tent of `owner` on its way down; `share` 1 is on the ground."""
        self._drop = None if share >= 1 else (owner, share)
        self.update()

    def present(
        self,
        stands: tuple[Stand, ...],
        seats: tuple[Seat, ...],
        *,
        ghost: int | None,
        legal: bool,
        hovered: bool,
    ) -> None:
        """Show tents, the `ghost` of one that is considered, and whether the space is open to the viewer."""
        state = (stands, seats, ghost, legal, hovered)
        if state != self._state:
            self._state = state
            self.update()

    @property
    def marks(self) -> list[Mark]:
        """The tents that are painted."""
        return marks(self._state[0], self._state[2])

    @property
    def glows(self) -> bool:
        """Whether the space shows itself as open."""
        return self._state[3]

    def tent_rect(self, owner: int) -> QRectF:
        """Where the tents of `owner` stand (the last one), on the map; the middle of the site if there is none."""
        site = self._site()
        shown = self.marks
        for mark, rect in reversed(list(zip(shown, places(len(shown), site) if shown else [], strict=True))):
            if mark.owner == owner:
                return rect
        return places(1, site)[0]

    def _site(self) -> QRectF:
        return site_rect(self.place.centre(self.space), self.place.site_size(self.space))

    def _reach(self) -> QRectF:
        return self.place.spaces[self.space].boundingRect().adjusted(-8, -DROP - 14, 10, 10)

    def boundingRect(self) -> QRectF:
        # Kept: it is asked for each time anything on the board is painted.
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        _, seats, _, legal, hovered = self._state
        outline = self.place.spaces[self.space]
        if legal:
            self._paint_glow(painter, outline, hovered)
        elif hovered:
            painter.setBrush(tint(self.palette.column_lit, 0.5))
            painter.setPen(round_pen(tint(self.palette.strong_line, 0.9), 1.4))
            painter.drawPath(outline)
        shown = self.marks
        if shown:
            paint_marks(painter, self._site(), shown, seats, self.palette, self._drop)

    def _paint_glow(self, painter: QPainter, outline: QPainterPath, hovered: bool) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, strength in ((11, 0.14), (7.5, 0.2), (4.5, 0.3)):
            painter.setPen(round_pen(tint(self.palette.glow, strength), width))
            painter.drawPath(outline)
        ground = blend(self.palette.column_lit, self.palette.glow, 0.24 if hovered else 0.1)
        painter.setBrush(ground)
        painter.setPen(round_pen(self.palette.glow, 2.6 if hovered else 1.9))
        painter.drawPath(outline)


def paint_marks(
    painter: QPainter,
    site: QRectF,
    shown: Sequence[Mark],
    seats: tuple[Seat, ...],
    palette: Palette,
    drop: tuple[int, float] | None = None,
) -> None:
    """Paint the tents of a site, and over all of them their counts; `drop` is (owner, how far it has come down)."""
    rects = places(len(shown), site)
    falling = -1
    if drop is not None:
        falling = max((index for index, mark in enumerate(shown) if mark.owner == drop[0]), default=-1)
    for index, (mark, rect) in enumerate(zip(shown, rects, strict=True)):
        colour = owner_colour(mark.owner, seats, palette)
        if drop is not None and index == falling:
            painter.save()
            painter.setOpacity(min(1.0, 0.2 + drop[1] * 1.6))
            paint_mark(painter, rect.translated(0, (drop[1] - 1) * DROP), mark, colour, palette)
            painter.restore()
        else:
            paint_mark(painter, rect, mark, colour, palette)
    for mark, rect in zip(shown, rects, strict=True):
        if mark.count > 1:
            # Those at the back carry their count high up, where no neighbour's emblem is.
            back = rect.bottom() < site.center().y() + site.height() * 0.3
            paint_count(
                painter, rect, mark.count, owner_colour(mark.owner, seats, palette), palette, high=back
            )


class PointsItem(MapItem):
    """Points that rise from the tents of a site."""

    def __init__(self, place: Geometry, palette: Palette, space: int, points: int) -> None:
        super().__init__(place, palette)
        self.space = space
        self.points = points
        self.share = 0.0
        self.setZValue(25)

    def rise(self, share: float) -> None:
        """Show the points at `share` (0 to 1) of their way."""
        self.prepareGeometryChange()
        self.share = share

    def _box(self) -> QRectF:
        centre = self.place.centre(self.space)
        return QRectF(centre.x() - 20, centre.y() - 8 - 30 * self.share, 40, 24)

    def boundingRect(self) -> QRectF:
        return self._box().adjusted(-3, -3, 3, 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        box = self._box()
        painter.setOpacity(min(1.0, self.share * 5, (1 - self.share) * 4))
        painter.setPen(round_pen(self.palette.coin_edge, 1.2))
        painter.setBrush(self.palette.coin)
        painter.drawRoundedRect(box, 11, 11)
        painter.setPen(self.palette.coin_ink)
        painter.setFont(text_font(17, bold=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, show_signed(self.points))


class ColumnItem(MapItem):
    """The light on the boat's column."""

    def __init__(self, place: Geometry, palette: Palette) -> None:
        super().__init__(place, palette)
        self.column = 0
        self.setZValue(1)

    def present(self, column: int) -> None:
        """Light `column`."""
        if column != self.column:
            self.prepareGeometryChange()
            self.column = column

    def boundingRect(self) -> QRectF:
        return self.place.column_path(self.column).boundingRect().adjusted(-8, -8, 8, 8)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        paint_column(painter, self.place, self.palette, self.column)


def paint_column(painter: QPainter, place: Geometry, palette: Palette, column: int) -> None:
    """Light a column: a beam from the boat to the hills, and its sites brighter than the rest."""
    coin = QPainterPath()
    coin.addEllipse(place.cost_rect(column))
    path = place.column_path(column).subtracted(coin)
    box = path.boundingRect()
    light = QLinearGradient(0, box.bottom(), 0, box.top())
    for at, strength in ((0.0, 0.0), (0.03, 0.15), (0.09, 0.5), (0.35, 0.4), (0.85, 0.3), (1.0, 0.05)):
        light.setColorAt(at, tint(palette.brass, strength))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawPath(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setBrush(palette.column_lit)
    painter.setPen(round_pen(blend(palette.brass, palette.coin_edge, 0.45), 1.5))
    for row in range(ROWS):
        painter.drawPath(place.spaces[column * ROWS + row])


class DoneItem(MapItem):
    """The mark of a column that has been scored: shaded by pencil, its coin ticked off."""

    def __init__(self, place: Geometry, palette: Palette, column: int) -> None:
        super().__init__(place, palette)
        self.column = column
        self.setZValue(0.5)

    def boundingRect(self) -> QRectF:
        return self.place.column_path(self.column).boundingRect().adjusted(-6, -6, 6, 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        paint_done(painter, self.place, self.palette, self.column)


def paint_done(painter: QPainter, place: Geometry, palette: Palette, column: int) -> None:
    """Mark a column as scored."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(tint(palette.terrace_ink, 0.17), 0.8))
    for row in range(ROWS):
        outline = place.spaces[column * ROWS + row]
        box = outline.boundingRect()
        painter.save()
        painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
        x = box.left() - box.height() * 0.5
        line = 0
        while x < box.right():
            painter.drawPath(
                pen_line(
                    (x, box.bottom()),
                    (x + box.height() * 0.55, box.top()),
                    column * 100 + row * 12 + line,
                    shake=0.5,
                )
            )
            x += 7.5
            line += 1
        painter.restore()
    coin = place.cost_rect(column)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint(palette.bank, 0.62))
    painter.drawEllipse(coin.adjusted(-0.6, -0.6, 0.6, 0.6))
    tick = QPainterPath(QPointF(coin.right() - 8, coin.bottom() - 5))
    tick.lineTo(coin.right() - 4.5, coin.bottom() - 1)
    tick.lineTo(coin.right() + 3, coin.bottom() - 11)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(tint(palette.bank, 0.9), 4.4))
    painter.drawPath(tick)
    painter.setPen(round_pen(palette.good, 2.2))
    painter.drawPath(tick)


class BoatItem(MapItem):
    """The steamboat; its place runs from 0 (first column) to 9, and between them while it sails."""

    def __init__(self, place: Geometry, palette: Palette) -> None:
        super().__init__(place, palette)
        self.at = 0.0
        self.setZValue(20)

    def present(self, at: float) -> None:
        """Move to `at`."""
        if at != self.at:
            self.prepareGeometryChange()
            self.at = at

    def boundingRect(self) -> QRectF:
        return boat_box(self.place, self.at).adjusted(-8, -6, 8, 8)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        paint_steamboat(painter, self.place, self.palette, self.at)


def boat_box(place: Geometry, at: float) -> QRectF:
    """The square that the boat is painted in."""
    first, second = place.boat_rect(0), place.boat_rect(1)
    x = first.center().x() + (second.center().x() - first.center().x()) * at
    side = 58.0
    return QRectF(x - side / 2, first.bottom() - 14 - side * 0.87, side, side)


def paint_steamboat(painter: QPainter, place: Geometry, palette: Palette, at: float) -> None:
    """Paint the boat with the water it stirs."""
    box = boat_box(place, at)
    foot = box.top() + box.height() * 0.885
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint(palette.river_deep if palette.dark else palette.river_ink, 0.4))
    painter.drawEllipse(QRectF(box.left() + 2, foot - 3.5, box.width() - 2, 8))
    paint_boat(painter, box, palette)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(palette.foam, 1.7))
    wake = QPainterPath(QPointF(box.left() - 4, foot + 1))
    wake.cubicTo(box.left() + 8, foot + 4.6, box.left() + 16, foot - 1, box.left() + 26, foot + 2)
    wake.cubicTo(box.left() + 36, foot + 4.6, box.left() + 44, foot - 1, box.right() + 2, foot + 1.5)
    painter.drawPath(wake)


class LeadItem(MapItem):
    """The emblems of those who lead a row, and what each would get."""

    def __init__(self, place: Geometry, palette: Palette, row: int) -> None:
        super().__init__(place, palette)
        self.row = row
        self.lead = Lead((), 0, ())
        self.seats: tuple[Seat, ...] = ()
        self.setZValue(2)

    def present(self, lead: Lead, seats: tuple[Seat, ...]) -> None:
        """Show the leaders."""
        if (lead, seats) != (self.lead, self.seats):
            self.lead, self.seats = lead, seats
            self.update()

    def boundingRect(self) -> QRectF:
        return self.place.leader_rect(self.row).adjusted(-4, -4, 4, 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        paint_lead(painter, self.place.leader_rect(self.row), self.lead, self.seats, self.palette)


def paint_lead(
    painter: QPainter, room: QRectF, lead: Lead, seats: tuple[Seat, ...], palette: Palette
) -> None:
    """Paint the leaders' emblems into `room`; those who share stand in rows above their share."""
    count = len(lead.owners)
    if not count:
        return
    across = 1 if count == 1 else 2
    lines = -(-count // across)
    side = {1: 22.0, 2: 15.5}.get(count, 12.5)
    gap = 1.5
    shared = count > 1
    height = lines * side + (lines - 1) * gap + (12 if shared else 0)
    y = room.center().y() - height / 2 + 1
    for index, owner in enumerate(lead.owners):
        line, column = divmod(index, across)
        in_line = min(across, count - line * across)
        x = room.center().x() - (in_line * side + (in_line - 1) * gap) / 2 + column * (side + gap)
        box = QRectF(x, y + line * (side + gap), side, side)
        paint_emblem(painter, box, owner_colour(owner, seats, palette))
    if shared:
        painter.setPen(palette.terrace_ink)
        painter.setFont(text_font(11, bold=True))
        foot = QRectF(room.left(), y + lines * (side + gap) - 2, room.width(), 13)
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, show_number(lead.points))


class FocusItem(MapItem):
    """The ring around the space that the keys act on."""

    def __init__(self, place: Geometry, palette: Palette) -> None:
        super().__init__(place, palette)
        self.space = 0
        self.setZValue(15)
        self.setVisible(False)

    def present(self, space: int, visible: bool) -> None:
        """Put the ring around `space`."""
        if space != self.space:
            self.prepareGeometryChange()
            self.space = space
        self.setVisible(visible)

    def boundingRect(self) -> QRectF:
        return self.place.spaces[self.space].boundingRect().adjusted(-8, -8, 8, 8)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        box = self.place.spaces[self.space].boundingRect().adjusted(-3, -3, 3, 3)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.palette.paper, 5.2))
        painter.drawRoundedRect(box, 15, 15)
        painter.setPen(QPen(self.palette.focus, 2.8))
        painter.drawRoundedRect(box, 15, 15)
