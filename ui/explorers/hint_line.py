"""The line below the map: what can be done, what the thing under the pointer does, why something cannot be."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from ui.widgets import hint_line
from ui.widgets.writing import LEFT, write_paragraph


class HintLine(hint_line.HintLine):
    """Up to two lines."""

    HEIGHT = 40
    MARGIN = 8

    def write(self, painter: QPainter, inner: QRectF, ink: QColor) -> None:
        size = self.theme.metrics.px(15)
        write_paragraph(painter, inner, self.text(), size, ink, LEFT, bold=self.stands_out())
