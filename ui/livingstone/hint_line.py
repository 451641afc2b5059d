"""The line between board and dice: what can be done, what the thing under the pointer does, why something cannot be."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from ui.livingstone.card_art import fitted_font
from ui.theme.fonts import text_font
from ui.widgets import hint_line


class HintLine(hint_line.HintLine):
    """One line; longer texts are written smaller."""

    MARGIN = 4

    def write(self, painter: QPainter, inner: QRectF, ink: QColor) -> None:
        metrics = self.theme.metrics
        font = text_font(metrics.px(15), bold=self.stands_out())
        font = fitted_font(font, self.text(), QRectF(0, 0, inner.width(), metrics.px(21)), metrics.px(10))
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(
            inner,
            int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap),
            self.text(),
        )
