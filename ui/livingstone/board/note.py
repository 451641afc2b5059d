"""The slip of paper beside a space that says what a tent there would mean."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from ui.livingstone.board.geometry import Geometry
from ui.livingstone.board.ink import pen_rect
from ui.livingstone.board.items import MapItem
from ui.livingstone.board.signs import paint_small_crown, paint_small_tent
from ui.livingstone.board.words import COIN, CROWN, Line
from ui.theme.fonts import text_font
from ui.theme.palette import Palette, tint
from ui.theme.pens import round_pen
from ui.theme.pieces import paint_coin

TEXT = 13
LINE = 20.0
SIGN = 15.0
PAD = 9.0


class NoteItem(MapItem):
    """A slip with a few lines, pinned beside the space it speaks of."""

    def __init__(self, place: Geometry, palette: Palette) -> None:
        super().__init__(place, palette)
        self.space = -1
        self.lines: tuple[Line, ...] = ()
        self._box = QRectF()
        self.setZValue(30)
        self.setVisible(False)

    def show_note(self, space: int, lines: tuple[Line, ...]) -> None:
        """Pin a slip with `lines` beside `space`."""
        self.prepareGeometryChange()
        self.space, self.lines = space, lines
        self._box = self._place_box()
        self.setVisible(True)

    def hide_note(self) -> None:
        """Take the slip away."""
        self.setVisible(False)
        self.space, self.lines = -1, ()

    def _place_box(self) -> QRectF:
        metrics = QFontMetricsF(text_font(TEXT))
        width = max(metrics.horizontalAdvance(line.text) for line in self.lines) + SIGN + 6 + 2 * PAD
        height = len(self.lines) * LINE + 2 * PAD - 4
        site = self.place.spaces[self.space].boundingRect()
        land = self.place.land
        x = site.right() + 12
        if x + width > self.place.right:
            # The majority's points stay in sight.
            x = site.left() - 12 - width
        y = min(max(site.center().y() - height / 2, land.top() + 4), land.bottom() - 4 - height)
        return QRectF(max(x, land.left() + 4), y, width, height)

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-16, -4, 16, 8)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        box, palette = self._box, self.palette
        outline = pen_rect(box.x(), box.y(), box.width(), box.height(), 77, shake=0.9)
        site = self.place.spaces[self.space].boundingRect()
        left = site.center().x() < box.center().x()
        edge = box.left() if left else box.right()
        y = min(max(site.center().y(), box.top() + 12), box.bottom() - 12)
        pointer = QPainterPath(QPointF(edge, y - 7))
        pointer.lineTo(edge + (-10 if left else 10), y)
        pointer.lineTo(edge, y + 7)
        pointer.closeSubpath()
        outline = outline.united(pointer)
        painter.setPen(Qt.PenStyle.NoPen)
        for off in (3.4, 1.8):
            painter.setBrush(tint(palette.shadow, palette.shadow.alphaF() * 0.6))
            painter.drawPath(outline.translated(off * 0.4, off))
        painter.setBrush(palette.panel)
        painter.setPen(round_pen(palette.strong_line, 1.1))
        painter.drawPath(outline)
        painter.setFont(text_font(TEXT))
        for index, line in enumerate(self.lines):
            top = box.top() + PAD - 2 + index * LINE
            sign = QRectF(box.left() + PAD, top + (LINE - SIGN) / 2, SIGN, SIGN)
            if line.sign == COIN:
                paint_coin(painter, sign, palette)
            elif line.sign == CROWN:
                paint_small_crown(painter, sign, palette)
            else:
                paint_small_tent(painter, sign, palette)
            painter.setPen(palette.ink)
            room = QRectF(sign.right() + 6, top, box.width(), LINE)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, line.text)
