"""The curve of a finished game: what each seat could expect after every move. Loads pyqtgraph and numpy."""

from __future__ import annotations

from collections.abc import Sequence

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPen
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from ui.context import UiContext
from ui.numbers import show_decimal
from ui.review.seat_key import seat_pen
from ui.theme.emblems import emblem_path
from ui.theme.fonts import text_font
from ui.theme.palette import tint

EMBLEMS = 14
"""So many emblems stand on a line, however long the game was."""

Point = tuple[int, float]
"""A place among the decisions, and a score."""


class _Scores(pg.AxisItem):  # type: ignore[misc]  # pyqtgraph has no types
    """The axis of scores, with the digits of the language in force."""

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        places = 0 if spacing >= 1 else 1
        return [show_decimal(value * scale, places) for value in values]


class _Plot(pg.ViewBox):  # type: ignore[misc]
    """Neither moved nor zoomed, and without a menu."""

    def __init__(self) -> None:
        super().__init__(enableMenu=False)
        self.setMouseEnabled(x=False, y=False)

    def wheelEvent(self, event: object, axis: object = None) -> None:
        """Let the wheel be that of the page."""
        event.ignore()  # type: ignore[attr-defined]

    def mouseDragEvent(self, event: object, axis: object = None) -> None:
        """Nothing is dragged but the line of the chosen move."""
        event.ignore()  # type: ignore[attr-defined]


class Chart(QWidget):
    """Shows a line for each seat of `colours` over `length` decisions and the end after them."""

    chosen = Signal(int)
    """A place was pointed at: a decision, or `length` for the end."""

    def __init__(
        self, context: UiContext, colours: Sequence[str], length: int, parts: list[tuple[int, str]]
    ) -> None:
        """`parts` are the first decision and the name of each part of the game."""
        super().__init__()
        self._context = context
        self._colours = tuple(colours)
        self._length = length
        self._parts = parts
        self._place = length
        self._lines: list[list[Point]] = [[] for _ in colours]
        self._mistakes: list[tuple[int, int]] = []
        self._final: Sequence[float] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._scores = _Scores("left")
        self._names = pg.AxisItem("bottom")
        self._box = _Plot()
        # Not pyqtgraph's own plot: that makes menus which belong to no window and stay for ever.
        grid = pg.GraphicsLayout()
        grid.setSpacing(0)
        grid.setContentsMargins(0, 0, 0, 0)
        for part, row, column in ((self._scores, 0, 0), (self._box, 0, 1), (self._names, 1, 1)):
            grid.addItem(part, row, column)
        self._scores.linkToView(self._box)
        self._names.linkToView(self._box)
        self.plot = pg.GraphicsView()
        self.plot.setCentralItem(grid)
        self.plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.plot.setAntialiasing(True)
        self.plot.setFrameShape(QFrame.Shape.NoFrame)
        self.empty = QLabel()
        """What is said while there is no line yet."""
        self.empty.setProperty("role", "muted")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self.empty.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        over = QVBoxLayout(self.plot)
        over.addWidget(self.empty)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.plot)
        self._borders = [pg.InfiniteLine(place - 0.5, angle=90) for place, _ in parts[1:]]
        for border in self._borders:
            self._box.addItem(border)
        self._curves = [pg.PlotCurveItem(antialias=True) for _ in colours]
        for curve in self._curves:
            self._box.addItem(curve)
        self._emblems = [self._scatter(3) for _ in colours]
        self._marks = self._scatter(2)
        self.line = pg.InfiniteLine(length, angle=90, movable=True, bounds=(0, length))
        self.line.setZValue(5)
        self.line.sigPositionChanged.connect(self._dragged)
        self._box.addItem(self.line)
        self.plot.scene().sigMouseClicked.connect(self._clicked)
        self.restyle()

    def _scatter(self, layer: int) -> pg.ScatterPlotItem:
        item = pg.ScatterPlotItem(pxMode=True, antialias=True)
        item.setZValue(layer)
        self._box.addItem(item)
        return item

    def show_game(
        self,
        lines: list[list[Point]],
        mistakes: list[tuple[int, int]],
        final: Sequence[float],
    ) -> None:
        """The line of each seat as far as it is known, places and seats of mistakes, final scores."""
        self._lines, self._mistakes, self._final = lines, mistakes, final
        self._draw()

    def show_place(self, place: int) -> None:
        """Put the line on a decision, or on the end."""
        self._place = place
        self.line.blockSignals(True)
        self.line.setValue(place)
        self.line.blockSignals(False)

    def restyle(self) -> None:
        """Take colours and sizes in force."""
        palette, metrics = self._context.theme.palette, self._context.theme.metrics
        self.plot.setBackground(None)
        self._box.setBackgroundColor(palette.field)
        font = text_font(metrics.small)
        for axis in (self._scores, self._names):
            axis.setPen(_pen(palette.strong_line, metrics.border))
            axis.setTextPen(palette.ink)
            axis.setTickFont(font)
            axis.setStyle(tickTextOffset=metrics.px(4))
        self._scores.setStyle(tickLength=-metrics.px(4))
        self._scores.setWidth(round(QFontMetricsF(font).horizontalAdvance("0000")) + metrics.px(10))
        self._names.setStyle(tickLength=0)
        self._names.setHeight(round(QFontMetricsF(font).height()) + metrics.px(8))
        for border in self._borders:
            border.setPen(_pen(palette.line, metrics.border))
        self.line.setPen(_pen(palette.accent, metrics.px(2)))
        self.line.setHoverPen(_pen(palette.focus, metrics.px(4)))
        self._box.setBorder(_pen(palette.line, metrics.border))
        self._draw()
        self._name_parts()

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._name_parts()

    def retranslate(self, parts: list[tuple[int, str]]) -> None:
        """Name the parts of the game anew."""
        self._parts = parts
        self._scores.picture = None
        self._scores.update()
        self._name_parts()

    def _name_parts(self) -> None:
        """Write the names of the parts in their middle, as many as have room."""
        font = text_font(self._context.theme.metrics.small)
        widths = [QFontMetricsF(font).horizontalAdvance(name) for _, name in self._parts]
        room = max(1.0, self.width() - self._scores.width())
        ends = [place for place, _ in self._parts[1:]] + [self._length]
        side = max(0.5, self._length * 0.015)
        share = room / (self._length + 2 * side)
        middles = [(start + end - 1) / 2 for (start, _), end in zip(self._parts, ends, strict=True)]
        ticks, free = [], 0.0
        for middle, width, (_, name) in zip(middles, widths, self._parts, strict=True):
            left = (middle + side) * share - width / 2
            if left >= free:
                ticks.append((middle, name))
                free = left + width + self._context.theme.metrics.px(4)
        self._names.setTicks([ticks, []])

    def _draw(self) -> None:
        metrics, palette = self._context.theme.metrics, self._context.theme.palette
        size = metrics.px(11)
        outline = _pen(palette.field, metrics.border)
        for seat, colour in enumerate(self._colours):
            points = self._lines[seat]
            pen = seat_pen(palette.seat(colour).fill, seat, metrics.px(2))
            self._curves[seat].setData([place for place, _ in points], [score for _, score in points])
            self._curves[seat].setPen(pen)
            shown = points[:: max(1, len(points) // EMBLEMS)]
            if self._final:
                shown = [*shown, (self._length, self._final[seat])]
            look = palette.seat(colour)
            unit = emblem_path(look.emblem, QRectF(-0.5, -0.5, 1, 1))
            self._emblems[seat].setData(
                [
                    {"pos": point, "symbol": unit, "size": size, "brush": look.fill, "pen": outline}
                    for point in shown
                ]
            )
        known = [dict(line) for line in self._lines]
        ring = _pen(palette.danger, metrics.px(2.5))
        self._marks.setData(
            [
                {
                    "pos": (place, known[seat][place]),
                    "symbol": "o",
                    "size": metrics.px(19),
                    "brush": tint(palette.danger, 0.15),
                    "pen": ring,
                }
                for place, seat in self._mistakes
            ]
        )
        self._fit()

    def _fit(self) -> None:
        scores = [score for line in self._lines for _, score in line] + list(self._final)
        low, high = (min(scores), max(scores)) if scores else (0.0, 1.0)
        room = max(1.0, (high - low) * 0.08)
        side = max(0.5, self._length * 0.015)
        self._box.setRange(
            xRange=(-side, self._length + side),
            yRange=(low - room, high + room),
            padding=0,
            disableAutoRange=True,
        )

    def _dragged(self) -> None:
        place = self._nearest(float(self.line.value()))
        if place != self._place:
            self._place = place
            self.chosen.emit(place)

    def _clicked(self, event: object) -> None:
        position: QPointF = event.scenePos()  # type: ignore[attr-defined]
        if self._box.sceneBoundingRect().contains(position):
            self.chosen.emit(self._nearest(self._box.mapSceneToView(position).x()))

    def _nearest(self, x: float) -> int:
        return max(0, min(self._length, round(x)))


def _pen(colour: QColor, width: float) -> QPen:
    """A pen as wide on the screen as it says, whatever the scale of the scores."""
    pen = QPen(colour, width)
    pen.setCosmetic(True)
    return pen
