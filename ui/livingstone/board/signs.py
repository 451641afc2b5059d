"""The figures on the map: crowns with the row's points, coins with the costs, grey tents with the majority's points."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from engine.livingstone.moves import COLUMNS, ROWS
from engine.livingstone.view import LivingstoneView
from ui.livingstone.board.geometry import Geometry
from ui.numbers import show_number
from ui.theme.fonts import text_font, title_font
from ui.theme.palette import Palette, blend, tint
from ui.theme.pens import round_pen
from ui.theme.pieces import paint_coin

Figures = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def figures_of(view: LivingstoneView) -> Figures:
    """The figures that are painted on the ground: row points, majority points, expedition costs."""
    return view.row_points, view.majority_points, view.column_cost


def paint_signs(painter: QPainter, place: Geometry, palette: Palette, figures: Figures) -> None:
    """Paint all figures of the map."""
    row_points, majority_points, column_cost = figures
    for row in range(ROWS):
        paint_crown(painter, place.crown_rect(row), row_points[row], palette)
        paint_majority(painter, place.majority_rect(row), majority_points[row], palette)
    for column in range(COLUMNS):
        rect = place.cost_rect(column)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.shadow)
        painter.drawEllipse(rect.translated(0.8, 1.8))
        paint_coin(painter, rect, palette, column_cost[column])
        _paint_column_number(painter, place, palette, column)


def _paint_column_number(painter: QPainter, place: Geometry, palette: Palette, column: int) -> None:
    rect = place.boat_rect(column)
    painter.setFont(title_font(13, bold=False))
    painter.setPen(tint(palette.river_ink, 0.9))
    box = QRectF(rect.left(), rect.bottom() - 24, rect.width(), 20)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, show_number(column + 1))


def paint_crown(painter: QPainter, rect: QRectF, points: int, palette: Palette) -> None:
    """A crown with the points of a row's tents."""

    def at(x: float, y: float) -> QPointF:
        return QPointF(rect.x() + x * rect.width(), rect.y() + y * rect.height())

    crown = QPainterPath(at(0.12, 0.86))
    crown.lineTo(at(0.02, 0.25))
    crown.quadTo(at(0.14, 0.46), at(0.27, 0.47))
    crown.quadTo(at(0.42, 0.36), at(0.5, 0.1))
    crown.quadTo(at(0.58, 0.36), at(0.73, 0.47))
    crown.quadTo(at(0.86, 0.46), at(0.98, 0.25))
    crown.lineTo(at(0.88, 0.86))
    crown.quadTo(at(0.5, 0.99), at(0.12, 0.86))
    crown.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.shadow)
    painter.drawPath(crown.translated(0.8, 2))
    metal = QLinearGradient(at(0, 0), at(1, 1))
    metal.setColorAt(0, blend(palette.coin, QColor("#ffffff"), 0.28))
    metal.setColorAt(0.55, palette.coin)
    metal.setColorAt(1, palette.coin_rim)
    painter.setBrush(metal)
    painter.setPen(round_pen(palette.coin_edge, 1.2))
    painter.drawPath(crown)
    for x, y in ((0.02, 0.21), (0.5, 0.06), (0.98, 0.21)):
        painter.setBrush(blend(palette.coin, QColor("#ffffff"), 0.35))
        painter.drawEllipse(at(x, y), 2.7, 2.7)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(tint(palette.coin_ink, 0.5), 0.8))
    band = QPainterPath(at(0.135, 0.775))
    band.quadTo(at(0.5, 0.9), at(0.865, 0.775))
    painter.drawPath(band)
    painter.setPen(palette.coin_ink)
    painter.setFont(text_font(19, bold=True))
    painter.drawText(QRectF(at(0, 0.27), at(1, 0.86)), Qt.AlignmentFlag.AlignCenter, show_number(points))


def paint_majority(painter: QPainter, rect: QRectF, points: int, palette: Palette) -> None:
    """A big grey tent with the points for the most tents in a row."""

    def at(x: float, y: float) -> QPointF:
        return QPointF(rect.x() + x * rect.width(), rect.y() + y * rect.height())

    canvas = blend(palette.field, palette.muted_ink, 0.24)
    edge = blend(palette.muted_ink, palette.ink, 0.4)
    poles = QPainterPath(at(0.56, 0.06))
    poles.lineTo(at(0.46, -0.1))
    poles.moveTo(at(0.44, 0.06))
    poles.lineTo(at(0.54, -0.1))
    body = QPainterPath(at(0.5, 0.0))
    body.quadTo(at(0.74, 0.42), at(1.06, 0.95))
    body.quadTo(at(0.5, 1.0), at(-0.06, 0.95))
    body.quadTo(at(0.26, 0.42), at(0.5, 0.0))
    body.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.shadow)
    painter.drawEllipse(QRectF(at(-0.06, 0.86), at(1.14, 1.06)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(edge, 1.3))
    painter.drawPath(poles)
    painter.setBrush(canvas)
    painter.drawPath(body)
    seams = QPainterPath()
    for x in (0.2, 0.8):
        seams.moveTo(at(0.5, 0.02))
        seams.quadTo(at(0.5 + (x - 0.5) * 0.7, 0.42), at(x, 0.96))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(tint(edge, 0.4), 0.8))
    painter.drawPath(seams)
    painter.setPen(palette.ink)
    painter.setFont(text_font(18, bold=True))
    painter.drawText(QRectF(at(0, 0.36), at(1, 1.0)), Qt.AlignmentFlag.AlignCenter, show_number(points))


def paint_small_crown(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """A crown as a sign before a line of text."""
    points = ((0.08, 0.88), (0.0, 0.3), (0.28, 0.52), (0.5, 0.12), (0.72, 0.52), (1.0, 0.3), (0.92, 0.88))
    _paint_small(painter, rect, points, palette.coin, palette.coin_edge)


def paint_small_tent(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """A grey tent as a sign before a line of text."""
    points = ((0.5, 0.1), (1.0, 0.9), (0.64, 0.9), (0.5, 0.56), (0.36, 0.9), (0.0, 0.9))
    _paint_small(painter, rect, points, blend(palette.paper, palette.muted_ink, 0.4), palette.muted_ink)


def _paint_small(
    painter: QPainter, rect: QRectF, points: tuple[tuple[float, float], ...], fill: QColor, edge: QColor
) -> None:
    path = QPainterPath()
    for step, (x, y) in enumerate(points):
        point = QPointF(rect.x() + x * rect.width(), rect.y() + y * rect.height())
        if step:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    painter.setBrush(fill)
    painter.setPen(round_pen(edge, 1.0))
    painter.drawPath(path)
