"""The note beside a hex: what a move would bring at once, and what would be left of the card."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ui.explorers.outlook_words import Line
from ui.explorers.wealth_panel import SIGNS
from ui.theme.palette import SeatColour
from ui.theme.theme import Theme
from ui.widgets.writing import LEFT, text_width, write_line

_SOURCES = {
    "coin": "spaces",
    "tower": "towers",
    "crystal": "crystals",
    "ruin": "treasures",
    "village": "villages",
    "post": "routes",
    "goal": "objectives",
}


class Note(QWidget):
    """A small plate over the map; the mouse goes through it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.lines: tuple[Line, ...] = ()
        self._seat: SeatColour | None = None
        self._warns = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_lines(
        self, lines: tuple[Line, ...], hex_box: QRect, seat: SeatColour, *, warns: bool = False
    ) -> None:
        """Show lines beside a hex (in the parent's pixels); nothing where there are none."""
        self.lines, self._seat, self._warns = lines, seat, warns
        if not lines:
            self.hide()
            return
        size = self._size()
        self.setGeometry(QRect(self._corner(hex_box, size), size))
        self.setAccessibleName(" ".join(line.text for line in lines))
        self.show()
        self.raise_()
        self.update()

    def _size(self) -> QSize:
        metrics = self._theme.metrics
        width = max(text_width(line.text, metrics.text, bold=bool(line.sign)) for line in self.lines)
        return QSize(
            round(width) + metrics.px(24) + metrics.px(26) + 2,
            metrics.px(25) * len(self.lines) + metrics.px(14),
        )

    def _corner(self, hex_box: QRect, size: QSize) -> QPoint:
        """Right of the hex, or left of it where the map ends."""
        gap = self._theme.metrics.px(6)
        parent = self.parentWidget()
        area = parent.rect() if parent is not None else hex_box
        left = hex_box.right() + gap
        if left + size.width() > area.right():
            left = hex_box.left() - gap - size.width()
        top = hex_box.center().y() - size.height() // 2
        if left < area.left() + gap:
            # Neither side has room: below the hex, or above it.
            left = min(area.left() + gap, area.right() - size.width())
            below = hex_box.bottom() + gap
            fits = below + size.height() < area.bottom()
            top = below if fits else hex_box.top() - gap - size.height()
        top = max(area.top() + gap, min(top, area.bottom() - size.height() - gap))
        return QPoint(max(area.left() + gap, left), top)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._seat is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, metrics = self._theme.palette, self._theme.metrics
        rect = QRectF(self.rect()).adjusted(1, 1, -3, -4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.shadow)
        painter.drawRoundedRect(rect.translated(2, 3), metrics.radius, metrics.radius)
        ground, ink = (palette.warning, palette.warning_ink) if self._warns else (palette.panel, palette.ink)
        painter.setPen(QPen(palette.glow, metrics.px(1.6)))
        painter.setBrush(ground)
        painter.drawRoundedRect(rect, metrics.radius, metrics.radius)
        height = metrics.px(25)
        top = rect.top() + metrics.px(5)
        for line in self.lines:
            sign = QRectF(rect.left() + metrics.px(8), top + metrics.px(2), metrics.px(21), metrics.px(21))
            if line.sign in _SOURCES:
                SIGNS[_SOURCES[line.sign]](painter, sign, self._seat, palette)
            left = sign.right() + metrics.px(6) if line.sign else rect.left() + metrics.px(10)
            text = QRectF(left, top, rect.right() - left - metrics.px(4), height)
            write_line(painter, text, line.text, metrics.text, ink, LEFT, bold=bool(line.sign))
            top += height
        painter.end()
