"""The line that says what can be done now, or why something cannot."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from ui.widgets import hint_line
from ui.widgets.writing import LEFT, write_line


class HintLine(hint_line.HintLine):
    """One line. That a refusal is dropped is said too: then the guidance holds again."""

    def set_guidance(self, text: str) -> None:
        changed = text != self._guidance or bool(self._refusal)
        self._guidance, self._refusal = text, ""
        self._show(said=changed)

    def write(self, painter: QPainter, inner: QRectF, ink: QColor) -> None:
        write_line(painter, inner, self.text(), self.theme.metrics.px(15), ink, LEFT, bold=True)
